# What the command line says. One sentence each.

cli-about = ブラウザーでナーツを、ボットや友だちと遊びます。

play-about = このコンピューターのブラウザーでテーブルを開き、ボットと遊びます。
play-bots = ボットの数、0〜11。
play-level = ボットの強さ：easy、medium、hard。
play-pace = ボットの速さ：slow、medium、fast。
play-preset = 使うルール。例：classic、または"classic, jokers=2"。
play-no-browser = リンクを表示するだけで、ブラウザーは開きません。
play-link = あなたのテーブル：{ $link }
play-unkept = このテーブルは何も保存されません。{ $why }
play-stop = Ctrl-Cで終了します。

serve-about = 友だちと遊ぶ：リンクを持つすべての人にテーブルを提供します。
serve-host = 待ち受けるアドレス。0.0.0.0なら、このコンピューターのすべてのネットワーク。
serve-root-path = リバースプロキシの後ろで使うパスの接頭辞。例：/nerts。
serve-proxy-hops = 手前にある信頼できるリバースプロキシの数。どれもX-Forwarded-Forに追記するもの。
serve-rtt-header = 一番外側のプロキシが、カーネルの測った回線の往復時間をマイクロ秒で伝えるヘッダー。
rtt-without-proxy = --rtt-headerは手前のプロキシのためのものです。--proxy-hopsも指定してください。
serve-allowed-host = このサーバーに来るときの名前。例：play.example.org。何度でも指定できます。なければ、サーバー自身の名前とアドレス。
keep-rounds-option = 終わったラウンドと、自分のページやリプレイに出るその内容を残す日数。0ならずっと。
serve-records = 各試合の記録を入れるフォルダー。
serve-here = このコンピューターで：{ $link }
serve-there = 同じネットワークの友だちに：{ $link }

play-port = 待ち受けるポート。0なら空いているもの。指定がなければ前回と同じで、ブラウザーがあなたの名前を覚えています。
port-option = 待ち受けるポート。0なら空いているもの。
port-taken = { $host }のポート{ $port }は使われています。--portで別のポートを選んでください。
port-refused = { $host }のポート{ $port }で待ち受けられません：{ $why }。

not-built = ここではページがまだ作られていません。一度make playを実行するか、nertsをwheelからインストールしてください。

verify-about = ラウンドの記録を検証します：すべての手、配札、得点。
verify-good = { $file }：{ $rounds }ラウンド、すべて記録のとおりです。
verify-fair = ラウンド{ $number }：ディーラーは秘密の値を約束していて、{ $nonces ->
    [0] 配札に加わったプレイヤーはおらず
   *[other] { $nonces }人のプレイヤーが配札に加わり
}、カードはそのとおりです。
verify-seed = ラウンド{ $number }：ディーラーはシードを約束していて、カードはそのとおりです。
verify-position = ラウンド{ $number }：手で並べたものなので、配札は検証していません。
verify-bad = { $file }、{ $line }行目：{ $why }。
replay-about = 記録した試合のラウンドを、1手ずつもう一度見ます。
replay-round = 見るラウンド。
replay-speed = 何倍の速さか。端末でなければ、一度にすべて出ます。
replay-at = 配ってから何秒後に始めるか。
replay-head = ラウンド{ $number }、{ $rules }：{ $names }
replay-line = { $time }  { $line }
replay-lost = 、{ $winner }に{ $by }ミリ秒差で競り負け
replay-tie = 、同着：両方残る
replay-call = 、宣言
replay-nobody = 不明
replay-score = { $name }：{ $points }、合計{ $total }
replay-no-round = ラウンド{ $number }はありません。この試合は{ $count }ラウンドです。
name = { $name }

stats-about = 記録した試合のラウンドごとの数字：得点、速さ、競り合い、のがした機会。
stats-plot = 得点とナーツの山の枚数の移り変わりを、このファイルに描きます。例：out.svg。追加のnerts[plot]が必要です。
stats-round = ラウンド{ $number }、{ $time }
stats-races = 競り合い
stats-chances = のがした機会：2秒より長く出せたままだった場所
stats-player = プレイヤー
stats-home = 台札
stats-left = ナーツ残り
stats-points = 得点
stats-total = 合計
stats-pace = 台札/分
stats-won = 競り勝ち
stats-tied = 同着
stats-lost = 競り負け
stats-closest = 最小の差
stats-ms = { $value }ミリ秒
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒
stats-at = 時刻
stats-card = カード
stats-open = 出せた時間
stats-taken = 出した人
stats-late = 本人、遅れて
plot-missing = 描くにはmatplotlibが必要です。nerts[plot]をインストールしてください。
plot-points = ラウンド{ $number }：得点
plot-nerts = ラウンド{ $number }：ナーツの山の残り枚数
plot-seconds = 配ってからの秒数
plot-written = 描きました：{ $file }
plot-refused = { $file }に描けません：{ $why }。

unreadable = { $file }を読めません：{ $why }。

data-option = テーブルと終わったラウンドを残すフォルダー。指定がなければ、このシステムでユーザーのデータを置くフォルダー。
database-option = 代わりに使うPostgreSQLデータベースのURL。例：postgresql://nerts@localhost/nerts。
data-or-database = --dataか--databaseの、どちらか一方だけを指定してください。

backup-about = データフォルダーのデータベースをコピーします。サーバーが書き込み中でも使えます。
backup-file = コピーの名前。
backup-done = { $file }：{ $size }バイト。
backup-nothing = { $folder }にデータベースがありません。--dataでデータフォルダーを指定してください。
backup-exists = { $file }はもうあります。コピーに別の名前を選んでください。
backup-failed = データベースを{ $file }にコピーできません：{ $why }。
backup-postgres = PostgreSQLには専用のツールがあります：pg_dump。

db-about = データベースの手入れをします。
db-upgrade-about = 古い版のデータベースを、この版に合わせます。
db-upgrade-done = データベースはこの版のものです。
db-prune-about = 指定した日数より古い、終わったラウンドを削除します。
db-prune-days = 日数。
db-prune-done = { $count }ラウンドを削除しました。

store-taken = データフォルダー{ $folder }は、別のnertsが使っています。
store-newer = { $where }のデータベースは、nertsのより新しい版のものです。その版をインストールしてください。
store-older = { $where }のデータベースは、nertsの古い版のものです。どのサーバーも使っていない間にnerts db upgradeを実行してください。
store-unreadable = { $where }を開けません：{ $why }。
store-unwritable = 今はデータベースを使えません：{ $why }。
store-short-key = { $file }のキーが{ $least }文字より短いです。元のものに戻してください。または、このファイルを削除すると、全員が初めての人として扱われます。
store-no-driver = PostgreSQLにはpsycopgが必要です。"nerts[postgres]"をインストールしてください。
store-bad-url = データベースのURLを読み取れません。postgresql://nerts@localhost/nertsのように指定してください。
store-other-database = { $name }は、nertsの知っているデータベースではありません。使えるのはPostgreSQLと、--dataによるSQLiteです。

bench-about = 大きさと速さを測ります。
bench-move-down = { $value }バイトで1手がプレイヤーに伝わります（中央値、フレームを除く）。
bench-move-up = { $value }バイトで1手を送れます（中央値、フレームを除く）。
bench-random-play = ランダムなプレイで、エンジンは1秒に{ NUMBER($value, maximumFractionDigits: 0) }手。
bench-bots = 待ち時間なしの4体のボットで、1秒に{ NUMBER($value, maximumFractionDigits: 1) }ラウンド。
bench-round-disk = 4人の終わったラウンド1つで、ディスク上に{ NUMBER($value, maximumFractionDigits: 0) }バイト（記録と索引を含む）。
bench-log-disk = まだあるテーブルのログで、1ラウンドあたりディスク上に{ NUMBER($value, maximumFractionDigits: 0) }バイト。
bench-durable = 128テーブルから同時に1つずつで、保存まで済んだイベントは1秒に{ NUMBER($value, maximumFractionDigits: 0) }。
bench-first-card = 最初のカードまでに{ $value }バイト（gzip、最も大きい言語）。

load-about = 1つのサーバープロセスが支えられるテーブルの数を測ります。
load-option-tables = 4人のテーブルの数。
load-option-seconds = 測る秒数。
load-tables = 4人のテーブルが{ $value }、1人が1秒に1.5手。
load-keeps = { $keeps ->
    [True] すべての出来事を、伝える前にSQLiteに残す場合：
   *[other] テーブルをメモリーだけに置く場合：
}
load-moves = 1秒に{ NUMBER($value, maximumFractionDigits: 0) }手に返事。
load-deliveries = 1秒に{ NUMBER($value, maximumFractionDigits: 0) }件のメッセージを配信。
load-cpu = サーバーの使用は1コアの{ NUMBER($value, maximumFractionDigits: 0) }%。
load-per-cpu-second = サーバーのCPU時間1秒あたり{ NUMBER($value, maximumFractionDigits: 0) }件のメッセージを配信。
load-ack-median = 1手に返事があるまで{ NUMBER($value, maximumFractionDigits: 1) }ミリ秒（中央値）。
load-ack-p99 = 100手のうち99手に返事があるまで{ NUMBER($value, maximumFractionDigits: 1) }ミリ秒。
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) }バイトで1手がプレイヤーに伝わります（中央値、フレームを除く）。
load-table-memory = 4つの接続を持つテーブル1つで、メモリー{ NUMBER($value, maximumFractionDigits: 0) }KiB。

races-about = 良い接続と悪い接続の人どうしの競り合いを試し、テーブルと同じように判定します。
races-option-count = 各行の競り合いの回数。
races-line = { $witness ->
    [1] 裏づけあり
   *[other] 裏づけなし
}、{ NUMBER($first, maximumFractionDigits: 0) }ミリ秒対{ NUMBER($second, maximumFractionDigits: 0) }ミリ秒、{ NUMBER($gap, maximumFractionDigits: 0) }ミリ秒先：先に届く{ NUMBER($arrival, maximumFractionDigits: 1) }%、カードが残る{ NUMBER($keeps, maximumFractionDigits: 1) }%、両方残る{ NUMBER($both, maximumFractionDigits: 1) }%。
races-liar = { $witness ->
    [1] 裏づけあり
   *[other] 裏づけなし
}、{ NUMBER($first, maximumFractionDigits: 0) }ミリ秒対、pongを遅らせる{ NUMBER($second, maximumFractionDigits: 0) }ミリ秒の人、{ NUMBER($gap, maximumFractionDigits: 0) }ミリ秒先：カードが残る{ NUMBER($keeps, maximumFractionDigits: 1) }%、両方残る{ NUMBER($both, maximumFractionDigits: 1) }%。うその得は{ NUMBER($gain, maximumFractionDigits: 1) }ポイント。

races-corner = 条件の悪い200ミリ秒（±60、5%で急な遅れ）対40ミリ秒、{ NUMBER($gap, maximumFractionDigits: 0) }ミリ秒先：先に届く{ NUMBER($arrival, maximumFractionDigits: 1) }%、カードが残る{ NUMBER($keeps, maximumFractionDigits: 1) }%、両方残る{ NUMBER($both, maximumFractionDigits: 1) }%。
races-live = サーバー経由、{ $witness ->
    [1] 裏づけあり
   *[other] 裏づけなし
}、{ NUMBER($first, maximumFractionDigits: 0) }ミリ秒対{ NUMBER($second, maximumFractionDigits: 0) }ミリ秒、{ NUMBER($gap, maximumFractionDigits: 0) }ミリ秒先：カードが残る{ NUMBER($keeps, maximumFractionDigits: 1) }%、両方残る{ NUMBER($both, maximumFractionDigits: 1) }%。
races-live-liar = サーバー経由、{ $witness ->
    [1] 裏づけあり
   *[other] 裏づけなし
}、{ NUMBER($first, maximumFractionDigits: 0) }ミリ秒対、pongを遅らせる{ NUMBER($second, maximumFractionDigits: 0) }ミリ秒の人、{ NUMBER($gap, maximumFractionDigits: 0) }ミリ秒先：カードが残る{ NUMBER($keeps, maximumFractionDigits: 1) }%、両方残る{ NUMBER($both, maximumFractionDigits: 1) }%。うその得は{ NUMBER($gain, maximumFractionDigits: 1) }ポイント。
races-after-call = サーバー経由、{ $witness ->
    [1] 裏づけあり
   *[other] 裏づけなし
}：宣言を知らされた後、pongを遅らせてうそをつく人が置けるカードは{ $cards }枚。

floods-about = あらゆる種類の悪意あるソケットをサーバーに押し寄せさせ、テーブルの4人への影響を測ります。
floods-option-seconds = 1種類あたりの秒数。
floods-line = { $kind }：ほかの人の待ち時間は、前が{ NUMBER($calm, maximumFractionDigits: 1) }ミリ秒（100のうち99：{ NUMBER($calm99, maximumFractionDigits: 1) }）、最中が{ NUMBER($p50, maximumFractionDigits: 1) }ミリ秒（{ NUMBER($p99, maximumFractionDigits: 1) }）。メモリー{ NUMBER($before_mib, maximumFractionDigits: 0) }から{ NUMBER($peak_mib, maximumFractionDigits: 0) }MiB。送信{ NUMBER($sent_mib, maximumFractionDigits: 1) }MiB。切断{ $cut }件、拒否{ $refused }件。4人のうち{ $stayed }人が残りました。

perft-about = 局面からの手順の数を数えます。
perft-depth = 手順の長さ。
perft-teams = 配るチームの数。
perft-seed = 配札のシード、16進数64桁。
perft-position = 配る代わりに、始めの局面を入れたファイル。
perft-line = { $depth } { $count }

bad-value = { $name }：{ $why }。
bad-choice = { $name }：{ $value }は{ $known }のどれでもありません。
bad-rules = このルールは使えません：{ $why }。
bad-usage = { $why }
