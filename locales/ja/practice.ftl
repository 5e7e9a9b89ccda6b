# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = 練習
practice-time = タイム
practice-own-best = 自己ベスト
practice-again = 同じ配札でもう一度
practice-new = 新しい配札
practice-link = この配札のリンクをコピー
practice-empty = { $time }でなくなりました
practice-stuck = もう出せるカードがありません
practice-left = { $count ->
   *[other] ナーツの山が{ $count }枚残りました。
}
practice-first = 次はこのタイムをこえましょう。
practice-record = 自己ベストです。これまでは{ $time }でした。
practice-before = 前回、この配札は{ $time }でした。
practice-best = 自己ベストは{ $time }です。

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = 本物のラウンドから10の場面を出します。どの場面でも、あなたのカードのどれかが中央に出せるのに、すぐには気づかれませんでした。そのカードを出しましょう！
drills-limit = 1問の時間
drills-seconds = { $seconds }秒
drills-unlimited = 制限なし
drills-begin = はじめる
drills-best = これまでの最高は10問中{ $found }問です。
drills-ask = 中央に出せるカードはどれですか？ 出してみましょう。
drills-found = { $seconds }秒で見つけました。
drills-missed = ここでした。実際のラウンドでは{ $seconds }秒間、見のがされていました。
drills-result = { $count }問中{ $found }問正解
drills-average = 1問あたり{ $seconds }秒でした。
drills-none = 場札、ナーツの山、捨て札の一番上を見ましょう。中央に出せるのはそのカードだけです。
refuse-NOT_HOME = それもできますが、中央に出せるカードがほかにあります。
