# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = ジョーカーを何にする？
near = { $name }：{ $count ->
    [0] ナーツの山が空
   *[other] ナーツまであと{ $count }枚
}
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
false-call = { $name }さんの宣言は早すぎました
you-stuck = 手詰まりです。山札をずらすか、みんなを待ちます
goes-on = ゲームを再開します
taken-over = { $name }さんのカードと得点を引き継ぎました
refuse-PAUSED = ゲームは一時停止中です
restocked = 全員が手詰まり：みんな新しい山札になりました
reconnecting = { $name }さんが再接続中です
says = { $name }：{ $text }
tie-yours = 同着、両方残ります：あなたと{ $name }
beaten-by = { $name }さんが{ $ms }ミリ秒先でした
raced-yours = { $name }さんに{ $ms }ミリ秒差で競り勝ちました
beaten = { $ms }ミリ秒差で先を越されました
needs = 次は{ $card }です
in-the-air = 移動中のカードがあります…
tab-countdown = { $seconds }秒後にナーツ開始
tab-dealt = ▶ ラウンド開始
phase-playing = ラウンド開始です。
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
moved = { $card }を出しました
raced = { $name }さんが{ $other }さんに{ $ms }ミリ秒差で競り勝ちました
stuck = { $name }さんが手詰まりです
tie = 同着、両方残ります：{ $names }
refuse-RESTS = この台札は少し休んでいます
calm-declared = ゆったりテーブル：台札は1枚出るごとに2秒休みます
