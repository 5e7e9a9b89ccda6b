# Marks of the first rounds, each shown once.

first-of = { $count }つのうち{ $number }
first-skip = スキップ
first-known = わかった

first-nerts = 一番上のカードを、置けるところへどんどん出します。最後の1枚が出たら「{ $word }」と宣言できます。
    .head = まずこの山をなくしましょう
first-ace = 中央へ出しましょう。あとはだれでも、あなたも、その上に重ねられます。
    .head = エースは台札になります
first-stock = 3枚めくって、最後の1枚を使えます。
    .head = 出せないときは山札を
first-space = ナーツの山のカードが一番。終わりに近づきます。
    .head = 空きにはどのカードでも
