# The own page: what somebody has played, and what is kept of it.

me-title = あなたのページ
me-sum = { $matches ->
    [0] まだ遊んでいません
   *[other] { $since }から{ $matches }試合、{ $rounds }ラウンド
}
me-zone = サーバーはタイムゾーン「{ $zone }」を知らないため、日付はUTCです。
me-empty = まだ遊んでいません
me-empty-help = 最初のラウンドが終わると、得点やリプレイ、一緒に遊んだ人がここに並びます。

me-points = 1ラウンドの得点
me-of = { $won }/{ $all }
me-matches-won = 勝った試合
me-cards = 1分間に台札へ出した枚数
me-percent = { $share }%
me-races = 競り勝ち
me-more = { $calls ->
    [0] 宣言はまだありません。
   *[other] { $rounds }ラウンドで宣言{ $calls }回。
}競り合い：{ $won }勝、同着{ $tied }、{ $lost }敗。
me-last = { $count ->
    [1] 最近のラウンド
   *[other] 最近の{ $count }ラウンド
}
me-last-help = 得点。マイナスは白抜き
me-last-label = 最近の{ $count }ラウンドの得点、平均{ $mean }
me-mean = 平均{ $mean }
me-as-table = 表で見る
me-as-chart = グラフで見る
me-day = 日
me-points-head = 得点
me-home = 台札に出した数
me-time = 時間
me-called = 宣言
me-yes = はい
me-replay = リプレイ
me-replay-of = { $day }のラウンドのリプレイ、{ $points }点
me-replay-match = { $day }の試合の最後のラウンドのリプレイ、{ $place }
me-replay-record = { $record }、{ $day }：リプレイ

me-matches = 最近の試合
me-others = ほかの人
me-place-head = 順位
me-total = 合計
me-place = { $form ->
   *[other] { $of }組中{ $place }位
}
me-unfinished = 途中で終了
me-records = 自己ベスト
me-record-round = 最高のラウンド
me-record-call = 最速の宣言
me-record-row = 試合の最多連勝
me-record-race = 一番きわどい競り勝ち
me-ms = { $ms }ミリ秒
me-people = 一緒に遊ぶ人
me-people-help = 上だったラウンド　あなた：相手
me-rounds = { $count ->
   *[other] { $count }ラウンド
}
me-better = あなたが上だったのは{ $better }回、相手が上だったのは{ $worse }回

me-keep = どの端末にも残す
me-key-help = 今あなたを知っているのは、このブラウザーだけです。パスキーがあれば、名前と記録をスマホでも使えます。メールもパスワードもいりません。
me-key-cannot = パスキーを作れるのは、このページに名前がありhttpsで開くか、localhostのときだけです。ここでは、このブラウザーだけがあなたを知っています。
me-elsewhere = 別の端末でも遊びましたか？
me-elsewhere-help = その端末で作ったパスキーがあれば、名前と記録がここにも並びます。
me-make-key = パスキーを作る
me-have-key = パスキーを持っている
me-keys = あなたのパスキー
me-keys-help = 別の端末のこのページで「パスキーを持っている」を選ぶと、この記録がそこにも並びます。
me-another-key = パスキーを追加
me-sign-out = サインアウト
me-key = { $made }に作成、最後に使ったのは{ $used }
me-key-remove = { $made }に作ったパスキーを削除
me-done-made = これからは、この記録をパスキーで使えます。
me-done-removed = パスキーを削除しました。端末がまだ候補に出すことがありますが、もう何も開けません。
me-done-in = あなただとわかりました。このブラウザーで遊んだ分も、あなたの記録に加わりました。
me-done-out = このブラウザーは、新しいゲストのものになりました。
me-done-deleted = すべて削除しました。このブラウザーは、新しいゲストのものになりました。
me-problem-OFFLINE = サーバーにつながりません。
me-problem-NOBODY = このブラウザーはCookieを残さないので、ここでは何も覚えておけません。
me-problem-NOTHING_KEPT = このサーバーは、ラウンドが終わると何も残しません。
me-problem-UNKEPT = 今は書き込めません。少し待ってからもう一度。
me-problem-LIMIT = 一度に多すぎます。1分後にもう一度。
me-problem-SEATED = テーブルに座っています。先に退席してください。別の人になると、そこに席がないからです。
me-problem-PASSKEY = そのパスキーはここでは使えません。
me-problem-NO_PASSKEY = そのパスキーはもう削除されています。
me-problem-CANCELLED = パスキーが選ばれなかったので、何も変わっていません。
me-problem-THERE = この端末には、もうあなたのパスキーがあります。
me-problem-FAILED = 今はうまくいきませんでした。少し待ってからもう一度。

me-data = あなたのデータ
me-data-help = 削除しても、ほかの人のリプレイには、あなたのカードが名前なしで残ります。
me-export = すべてエクスポート
me-delete = すべて削除
me-keep-it = すべて残す
me-stay = サインアウトしない
me-sure-delete = すべて削除しますか？
me-sure-delete-help = 名前とパスキーとこの記録が完全に消え、座っているすべてのテーブルから退席します。だれにも元に戻せません。
me-do-delete = 完全に削除
me-sure-out = このブラウザーからサインアウトしますか？
me-sure-out-help = あなたの記録はパスキーとともに残ります。ここでは新しい人が始めます。
me-do-out = サインアウト

# Days, for browsers that do not know how the language writes them.
me-day-short = { $month }月{ $day }日
me-day-long = { $month }月{ $day }日
me-day-month = { $year }年{ $month }月
me-day-year = { $year }年{ $date }
