# At the table: what is shown, and what is said to a screen reader.

table = テーブル
round = ラウンド{ $number }
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
joker-choose = ジョーカーを何にする？
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
moved = { $card }を出しました
near = { $name }：{ $count ->
    [0] ナーツの山が空
   *[other] ナーツまであと{ $count }枚
}
hint = ヒントを見る
advice-call = ナーツの山が空です。宣言できます
advice-nerts-home = ナーツの山のこのカードを台札へ出せます
advice-home = このカードを台札へ出せます
advice-nerts-work = ナーツの山が1枚減ります
advice-space = これで空きができます
advice-waste-work = 場札に置けます
advice-turn = 置けるカードがありません。山札をめくりましょう
hinted-moves = まだ出せる手があります
hinted-nothing = 出せる手がありません。山札をずらすか、手詰まりを伝えます
hinted-unknown = はっきりしません。もう一度見てみましょう
may-call = ナーツの山が空です。宣言しても、続けてもかまいません。
you-called = あなた：{ $word }
false-call = { $name }さんの宣言は早すぎました
stuck = { $name }さんが手詰まりです
you-stuck = 手詰まりです。山札をずらすか、みんなを待ちます
paused-by = { $name }さんが一時停止しました
goes-on = ゲームを再開します
taken-over = { $name }さんのカードと得点を引き継ぎました
refuse-PAUSED = ゲームは一時停止中です
restocked = 全員が手詰まり：みんな新しい山札になりました
reconnecting = { $name }さんが再接続中です
says = { $name }：{ $text }
tie = 同着、両方残ります：{ $names }
tie-yours = 同着、両方残ります：あなたと{ $name }
beaten-by = { $name }さんが{ $ms }ミリ秒先でした
raced = { $name }さんが{ $other }さんに{ $ms }ミリ秒差で競り勝ちました
raced-yours = { $name }さんに{ $ms }ミリ秒差で競り勝ちました
beaten = { $ms }ミリ秒差で先を越されました
needs = 次は{ $card }です
in-the-air = 移動中のカードがあります…
tab-countdown = { $seconds }秒後にナーツ開始
tab-dealt = ▶ ラウンド開始
phase-playing = ラウンド開始です。

# Why a move was refused
refuse-NOT_YOUR_CARD = あなたのカードではありません
refuse-NOT_YOUR_ROLE = その山はパートナーの担当です
refuse-NO_SUCH_PILE = その山はもうありません
refuse-PILE_EMPTY = カードがありません
refuse-CARD_BURIED = 一番上のカードではありません
refuse-WRONG_RANK = 1つ小さい数字だけ置けます
refuse-WRONG_COLOUR = 赤は黒に、黒は赤に
refuse-WRONG_SUIT = スートがちがいます
refuse-NEEDS_ACE = 台札はエースから始めます
refuse-FOUNDATION_TAKEN = 先を越されました
refuse-NO_EMPTY_PILE = 下に差し込むには場札の空きが必要です
refuse-FILL_RULE = このルールではできません
refuse-ACE_FIRST = エースが先です
refuse-STOCK_DRY = 山札が足りず、めくれません
refuse-STOCK_NOT_DRY = 山札はまだめくれます
refuse-STOCK_EMPTY = 山札にも捨て札にもカードがありません
notice-PAIRS = 6人になったので、隣どうしがペアになります
notice-UNSAVED = 今は記録を保存できません。試合は続きます
notice-HALTED = 今は何も保存できないので、できるようになるまでゲームを止めています
notice-RESUMED = ゲームを再開します
notice-SAVED = また記録を保存できるようになりました
refuse-NOT_STUCK = 先に「手詰まり」と伝えます
refuse-JOKER_ON_JOKER = まだ何にも決まっていないジョーカーに、ジョーカーは置けません
refuse-JOKER_UNDECLARED = ジョーカーを何にするか選びます
refuse-JOKER_FIXED = このジョーカーは別のカードに決まっています
refuse-NERTS_NOT_EMPTY = あなたのナーツの山は空ではありません
refuse-HAND_BUSY = そのカードは手に取られています
refuse-ROUND_OVER = ラウンドは終わりました
refuse-BAD_MOVE = その動きはできません
refuse-STALE = もう間に合いません
refuse-TOO_FAST = 速すぎます
refuse-NO_SEAT = あなたの席がありません

# The way to a table, and trouble with the line.
default-name = プレイヤー
your-name = あなたの名前
table-code = テーブルコード
to-start = 最初のページへ
no-cookies = このブラウザーはCookieを受け付けません。席と名前が残るのは、このタブを開いている間だけです。再読み込みはできますが、閉じると消えます。
connecting = テーブルへ向かっています…
connection-lost = 接続が切れました。再接続中…
trouble-gone = サーバーから返事がありません
trouble-gone-help = { $kept ->
    [match] 席と得点はとってあります。
    [seat] 席はとってあります。
   *[none] 待っていても、なくなるものはありません。
}
trouble-blocked = ライブ接続がブロックされています
trouble-blocked-help = ページは開けますが、ゲームの通信が届きません。別のネットワークにするか、このページではブロッカーを切ってください。
next-try = { $seconds ->
    [0] 今、試しています…
   *[other] { $seconds }秒後に自動でもう一度試します。
}
details = 詳細
details-copied = 詳細をコピーしました
report =
    ナーツ、{ $time }
    ページ：{ $page }
    通常のリクエストへの返事：{ $fault ->
        [blocked] あり
       *[gone] なし
    }
    ライブ接続：{ $seconds }秒間に{ $tries }回試行、最後の終了コード{ $code }
    ブラウザー：{ $browser }
try-again = もう一度試す

bye-behind = この接続は遅く、ゲームについていけません
bye-stopping = サーバーが止まるところです
