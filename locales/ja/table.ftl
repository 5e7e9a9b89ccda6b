# At the table: what is shown, and what is said to a screen reader.

table = テーブル
round = ラウンド{ $number }
calm = ゆったりテーブル
round-to = ラウンド{ $number }・目標{ $target }点
round-of = ラウンド{ $number }/{ $rounds }
points-short = 点
more = もっと
to-nerts = ナーツまで
word-nerts = ナーツ！
word-pounce = パウンス！
word-peanuts = ピーナッツ！
word-squeal = スクイール！
word-out = あがり！
pile-n = ナーツ
pile-d = 捨て札
pile-s = 山札
cards-home = 台札に出した数
nerts-left = ナーツ残り、{ $count }×{ $penalty }
this-round = このラウンド
standings = 順位
home-count = { $count ->
   *[other] 台札に{ $count }枚
}
am-stuck = 手詰まり
stuck-short = 手詰まり
stuck-help = 出せる手がないと伝えます。全員が手詰まりになると、全員が新しい山札を作ります。
shift = ずらす
shift-help = 山札の一番上を一番下へ送ります。
react = リアクション
react-smile = にっこり
react-wow = びっくり
react-grr = むむっ
react-heart = ハート
react-fast = 速い！
react-thumb = ナイスプレー
react-laugh = 大笑い
react-sad = かなしい
react-clap = 拍手
react-think = 考え中
react-sleep = あくび
react-crown = 王冠
net-good = 接続良好、{ $ms }ミリ秒
net-slow = 遅延あり、{ $ms }ミリ秒
net-lost = 切断、席はとってあります
watching = 観戦中です
seat-label = { $name }、ナーツ残り{ $count }枚、{ $points }点
nobody = あるプレイヤー

# Buttons and people
called = { $name }：{ $word }
menu = メニュー
settings = 設定
language = 言語
language-browser = ブラウザーの言語
language-unreachable = 今はその言語を読み込めません。
help = 遊び方
chat = チャット
players = プレイヤー
sound-on = 効果音をオン
sound-off = 効果音をオフ
level-easy = やさしい
level-medium = ふつう
level-hard = 強い
bot = ボット
locked-help = ホストがテーブルをロックしています。観戦はできます。
sit-down = 席につく

# Cards
card = { $suit }の{ $rank }
card-colour = { $colour ->
    [red] 赤の{ $rank }
   *[black] 黒の{ $rank }
}
card-unknown = 裏向きのカード
joker = ジョーカー
joker-as = { $card }として使うジョーカー
suit-H = ハート
suit-S = スペード
suit-D = ダイヤ
suit-C = クラブ
rank-A = エース
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = ジャック
rank-Q = クイーン
rank-K = キング

# Piles, as they are spoken
foundations = 台札
own-cards = あなたのカード
pile-nerts = { $count ->
    [0] ナーツの山、空
    [1] { $card }、ナーツの山、最後の1枚
   *[other] { $card }、ナーツの山、残り{ $count }枚
}
pile-work = { $card }、場札{ $number }、{ $count }枚
pile-work-empty = 場札{ $number }、空き
pile-waste = { $count ->
    [0] 捨て札、なし
   *[other] { $card }、捨て札、{ $count }枚
}
pile-stock = { $count ->
    [0] 山札、なし
   *[other] 山札、{ $count }枚
}
pile-foundation = { $card }、台札{ $number }、{ $owner }
pile-done = 完成した台札、{ $card }
pile-free = 新しい台札、{ $suit }

# What has happened
hint = ヒントを見る
you-called = あなた：{ $word }
paused-by = { $name }さんが一時停止しました

# The way to a table, and trouble with the line.
default-name = プレイヤー
your-name = あなたの名前
table-code = テーブルコード
to-start = 最初のページへ
no-cookies = このブラウザーはCookieを受け付けません。席と名前が残るのは、このタブを開いている間だけです。再読み込みはできますが、閉じると消えます。
connecting = テーブルへ向かっています…
connection-lost = 接続が切れました。再接続中…
try-again = もう一度試す

bye-behind = この接続は遅く、ゲームについていけません
bye-stopping = サーバーが止まるところです
