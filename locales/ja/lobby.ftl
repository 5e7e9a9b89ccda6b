# Before the match.

table-of = { $name }さんのテーブル
seated = { $count ->
    [0] まだだれも座っていません
   *[other] { $count }人が座っています
}
stand-up = 席を立つ
start-round = 開始
host-starts = ホストが試合を始めます。
seats = 席
seat-free = 席{ $number }は空いています
up-to = { $count }席まで
you = あなた
host = ホスト
make-host = { $name }さんをホストにする
remove = { $name }さんを退席させる
add-bot = ボットを追加
add-bot-help = 強さを選べます
bot-level = 強さ
bot-pace = 速さ
add = 追加
pace-gentle = ゆったり
pace-slow = ゆっくり
pace-medium = ふつう
pace-fast = 速い

invite = 招待
invite-link = このテーブルへのリンク
qr = このテーブルへのリンクのQRコード
same-network = このコンピューターと同じネットワークの人が入れます。
loopback = このテーブルには、このコンピューターからしか入れません。友だちと遊ぶには「nerts serve」で起動します。
no-network = このコンピューターは今ネットワークにつながっていないので、ほかの人は入れません。
copy-link = リンクをコピー
copied = コピー済み
share = 共有
share-title = ナーツで遊ぼう
your-pack = あなたのデッキ
your-pack-help = みんなが見分けるカードの裏面です
pack-of = { $pack }、{ $name }さんが使用中
pack-tomato = トマト
pack-ocean = オーシャン
pack-marigold = マリーゴールド
pack-pine = 松
pack-sky = スカイ
pack-plum = プラム
pack-rose = ローズ
pack-ink = インク
pack-moss = コケ
pack-cocoa = ココア
pack-pearl = パール
pack-slate = スレート

teams = チーム
teams-help = プレイヤーをドラッグして一緒にするか、矢印キーを使います
team-number = チーム{ $number }
team-new = 新しいチーム
team-move = { $name }、チーム{ $number }。矢印キーでチームを変えます。
make-pairs = ペアを作る
make-threes = 3人チームを作る
each-alone = 1人ずつ
paired = 6人からは、隣どうしがペアになります。
unpair = 元に戻す：1人ずつ

this-table = このテーブル
table-hints = ヒント
    .help = プレイヤーがヒントをオンにできます。
table-chat = チャット
    .help = テーブルで短い言葉を送れます。
table-standin = 代わりのボット
    .help = いなくなった人の代わりに、ボットが続けます。
table-late = 途中参加
    .help = 新しい人は、ラウンドの途中でもボットの席か空席に入れます。オフなら、ラウンドの後です。
table-calm = ゆったりテーブル
    .help = ボットはゆっくり遊びます。台札は1枚出るごとに2秒休み、その間も同じカードなら並べて出せます。全員に知らされます。
watchers = { $count ->
   *[other] { $count }人が観戦中です。
}
send-away = 退出させる
table-word = かけ声
    .help = ナーツの山が空になったときに宣言する言葉です。
table-locked = ロック
    .help = 新しい人は座れません。

deny-NOT_HOST = できるのはホストだけです。
deny-PAUSED = ゲームはもう一時停止中です。
deny-IN_MATCH = 試合中はできません。
deny-NO_SEAT = その席はありません。
deny-BAD_VALUE = その値は使えません（{ $arg }）。
deny-PACK_TAKEN = そのデッキはほかの人が使っています。
deny-BAD_RULES = このルールは組み合わせられません：{ $arg }
deny-TEAMS = チームの数がルールに合いません。
deny-NOT_NOW = 今はできません。
deny-TABLE_FULL = 満席です。
deny-FULL = 満席です。
deny-LOCKED = ホストがテーブルをロックしています。
deny-TEAM_FULL = そのチームはいっぱいです。
deny-NAME = その名前は使えません。
deny-BAD_NAME = その名前は使えません。
deny-TOO_FAST = もう少しゆっくりお願いします。
deny-HINTS_OFF = ホストがヒントをオフにしています。
deny-NEXT_ROUND = 次のラウンドから参加できます。
deny-MALFORMED = サーバーに通じませんでした。
deny-CHAT_OFF = ホストがチャットをオフにしています。
deny-BARRED = ホストにより退席になりました。後でもう一度。

# The big screen
big-screen = 大画面
big-screen-help = 席のないテーブルを、テレビやプロジェクターに大きく映します。
screen-come = 一緒に遊ぼう
screen-code = またはこのコードで
