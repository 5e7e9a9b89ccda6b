# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = 6つの絵でわかるルール
book-sub = 2〜12人。順番はなく、全員が同時に遊びます。
book-learn = 遊びながら覚える
book-table = このテーブル：{ $preset }
book-framed = 枠付き：{ $preset }とちがうところ
book-differs = { $preset }とちがいます
book-words = すべてのルール
book-piles = 場札
book-first = 最初
book-late = { $ms }ミリ秒後
book-same = 同時
book-each-home = 中央のカード1枚
book-each-left = 残ったナーツの山1枚
book-layout = 一番上がスペードの10のナーツの山、4つの場札、捨て札、山札。
book-work = 黒の10の上に赤の9。その上に黒の8は置けますが、赤の8は置けません。
book-home = ハートの5を、ほかの人のハートの4に重ねます。
book-stock = 山札と、そこからめくったカード。最後はハートの9です。
book-tie = クラブの6が3回。最初のカードは残り、遅れたカードは戻り、同時の2枚は両方残ります。
book-call = 宣言と、カードの点数。
