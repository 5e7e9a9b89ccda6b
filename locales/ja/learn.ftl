# The tutorial. $name is the rival's name.

learn-title = チュートリアル
learn-leave = やめる
learn-show = やってみせて
learn-step = ステップ{ $step }/{ $steps }
learn-keys = キー：
learn-rival = うとうと
refuse-NOT_NOW = 本番ならできます。ここでは、印のついたカードが先です。

learn-work = 場札は自分だけのものです。赤と黒を交互に、1つずつ小さい数字を重ねます。赤の9を黒の10に置きましょう。空いた場所には、どのカードでも置けます。
    .head = 場札
learn-found = 中央の山はみんなのものです。1つの山は1つのマークで、エースからキングまで重ねます。エースが新しい山の始まりです。ハートのエースを印の場所へ出しましょう。
    .head = 台札
learn-stock = 出せるカードがないときは、山札をめくります。3枚ずつめくって、使えるのは最後の1枚だけです。
    .head = 山札と捨て札
learn-stock-play = ハートの2が出ました。中央のエースに重ねられます。
    .head = 山札と捨て札
learn-nerts = 勝負を決めるのはこの山です。最初になくした人がラウンドを終わらせます。一番上のカードは、中央か場札に出せます。ジャックをクイーンに置きましょう。
    .head = ナーツの山
learn-nerts-more = 次のカードは自動で表になります。黒の8を赤の9に置きましょう。
    .head = ナーツの山
learn-race = 順番はありません。全員が同時に遊びます。{ $name }が中央でスペードを重ねています。3は2人とも持っています。先に出しましょう！
    .head = 早い者勝ち
learn-race-lost = { $name }が先でした。だいじょうぶ、3は空いた場札に置けます。
    .head = 早い者勝ち
learn-call = ナーツの山はあと1枚。スペードの4を中央へ出しましょう。
    .head = 宣言
learn-call-now = ナーツの山がなくなりました。「ナーツ！」と宣言すれば、ラウンドは終わりです。
    .head = 宣言

learn-done = 中央のカードは1枚1点、残ったナーツの山は1枚につき2点引かれます。本番のナーツの山は13枚で、相手ももっと速くなりますが、ルールはもう全部わかっています。
    .head = もうナーツで遊べます
learn-home = 中央
learn-left = ナーツの残り
learn-points = 得点
learn-again = もう一度
learn-to-table = テーブルへ
