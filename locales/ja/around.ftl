# Around the table: score sheet, dialogs, settings, how to play.

# Score sheet
watch-round = このラウンドを見る
wins = { $count ->
   *[other] 試合の勝者は{ $name }！
}
you-win = { $count ->
    [1] あなたが試合に勝ちました！
   *[other] あなたも試合の勝者です！
}
own-result = { $points }{ $plain ->
   *[other] 点
}、{ $count }組中{ $place }位。
winner = 勝者
nobody-called = 全員が手詰まり
match-over = ラウンド{ $number }で試合が終わりました。
first-to = ラウンド{ $number }。先に{ $target }点で勝ち。まだだれも届いていません。
player = プレイヤー
home = 台札
left = ナーツ残り
bonus = ボーナス
total = 合計
to-target = 目標{ $target }点
next-round = 次のラウンド
rematch = 再戦
waiting-for = { $names }を待っています
waiting-none = さあ、始まります…
waiting-seconds = { $name }さんを待っています（{ $seconds }秒）
waiting-then = { $next ->
    [bot] その後はボットが代わります。得点は{ $name }さんのものです。
   *[none] その後はその人抜きで続けます。得点は残ります。
}
start-now = 今すぐ始める
settlement = だれがだれに何点
settlement-help = このラウンドの点差を、1対1でそれぞれ。
chart = ラウンド{ $number }の1秒ごとの流れ
chart-help = 台札に出した枚数から、ナーツの山の減点を引いた数
chart-label = ラウンド中の各プレイヤーの得点

# Pause
pause = 一時停止
paused = ゲームは一時停止中です
paused-bots = ボットは待っています。再開のときも1秒待ってくれます。
paused-all = みんながあなたを待っています。
paused-wait = 再開できるのは、止めた人かホストです。
go-on = 再開

# The host, among the players
cancel = キャンセル
host-replace = ボットに代える
host-replace-name = { $name }さんをボットに代える
host-replace-ask = { $name }さんの席とカードと得点を、この先ずっとボットが引き継ぎます。{ $name }さんは観戦できます。
host-remove = 退席させる
host-remove-ask = { $name }さんは退席になり、5分間は戻れません。カードと得点は残ります。
host-crown = ホストにする
host-crown-ask = { $name }さんがホストになり、あなたはホストではなくなります。
host-away = 退出させる
host-away-name = { $name }さんを退出させる
host-away-ask = { $name }さんは退出になり、5分間は戻れません。
host-clear = 全員を退出させる
host-clear-ask = 観戦者は全員退出になり、5分間は戻れません。
watcher = 観戦者{ $number }

# Dialogs
close = 閉じる
chat-empty = まだだれも話していません。
chat-line = ひとことどうぞ
send = 送る
leave = 退席する
leave-title = ラウンドの途中で退席しますか？
leave-help = { $standin ->
    [yes] あなたの席ではボットが続けます。ここまでの得点は残ります。
   *[no] カードはそのまま残ります。ここまでの得点も残ります。
}
stay = 続ける
chat-unread = チャット、新着{ $count }件
name-title = お名前は？
begin = 遊ぶ
first-title = はじめてですか？
first-help = 3分で遊べるようになります。
first-learn = 遊びながら覚える
first-link = ナーツは初めて？遊びながら覚えましょう
rename = 変更
nerts-count = { $count ->
   *[other] ナーツ残り{ $count }枚
}
mute = { $name }さんをミュート
unmute = { $name }さんのミュートを解除

settings-look = 見た目
settings-play = プレイ
settings-sound = 効果音
settings-keys = キー操作
settings-me = あなたのページとデータ
set-theme = 色
theme-auto = システム設定
theme-light = ライト
theme-dark = ダーク
set-fourColours = 4色デッキ
    .help = マークごとに色を変え、うすい色には縁をつけます。
set-contrast = ハイコントラスト
    .help = 数字を太く、縁を黒くします。
set-motion = 動きなし
    .help = カードが一瞬で移ります。
set-again = 競り合いをもう一度
    .help = 得点表の前に、きわどい競り合いをスローで見せます。
again = 競り合いをもう一度
again-skip = タップかキーで飛ばせます。
again-lost = { $first }さんが{ $second }さんより{ $ms }ミリ秒先：{ $card }
again-tied = { $first }さんと{ $second }さんが同着：{ $card }
set-oneTap = ワンタップで出す
    .help = タップしたカードが、一番いい場所へ動きます。
set-hints = ヒント
    .help = あなたのカードを置ける山に、金色の点がつきます。
hints-off = ホストがヒントをオフにしています。
set-mirror = 左利きモード
    .help = 手元の並びを左右逆にします。
set-sound = 音量
set-voice = スクリーンリーダー
    .help = テーブルで読み上げる内容です。
voice-calls = 競り合いと宣言
voice-own = 自分の手も
voice-all = すべて
voice-other = { $name }：{ $card }、中央
and = { $most }、{ $last }
held-fits = { $card }を置ける場所：{ $piles }
held-nowhere = { $card }は今は置けません
on-work = 場札{ $number }
on-home = 中央の{ $suit }
set-size = カードの大きさ
full-screen = 全画面
full-screen-off = 全画面をやめる
set-vibrate = 振動
    .help = 対応するスマホが短くふるえます。
set-keysOn = キーボードで遊ぶ
    .help = ほかのショートカットと重なるときはオフに。
key-turn = 山札をめくる
key-nerts = ナーツの山
key-waste = 捨て札
key-home = 台札へ出す
key-call = 宣言する
key-stuck = 手詰まり
key-shift = 山札をずらす
key-pause = 一時停止と再開
key-space = スペース
key-digits = 場札
key-deeper = その場札の、もっと長い続き
key-escape = 持っているカードを戻す
key-for = キー：{ $action }
keys-reset = 標準に戻す

# How to play: a line for every option of the table that says something
help-book = すべてのルール（絵つき）
how-goal = 目的
    .text = 自分のナーツの山をだれよりも先になくし、中央の台札にできるだけ多くのカードを出します。順番はありません。全員が自分のデッキで同時に遊びます。
how-names = ほかの呼び名
    .text = Nertz、パウンス、レーシング・デーモン、ピーナッツ、スクイール。どれも同じゲームで、家ごとに呼び名とルールがちがいます。
how-nerts = ナーツの山
    .text = あなたの山は{ $nerts }枚です。これをなくしましょう。出せるのは一番上の1枚だけです。
how-nerts_by_team = ハンデ
    .text = 各チームのナーツの山の枚数は、順に{ $nerts_by_team }です。
how-handicap = 変動ハンデ
    .text = ラウンドに勝つと、その先ずっとナーツの山が1枚増えます。合計がマイナスなら1枚減ります。
how-work = 場札
    .text = { $work_piles ->
    [0] 場札は、2チームまでなら6列、3チームなら5列、4チーム以上なら4列です。
   *[other] 場札は{ $work_piles }列です。
}黒の10、赤の9、黒の8のように、色を交互に、1つずつ小さい数字を重ねます。続いたカードはまとめて動かせます。
how-home = 中央はみんなのもの
    .text = 台札はだれでもエースから始められます。その上に、同じスート（マーク）で1つずつ大きい数字を重ねます。ほかの人の台札に重ねてもかまいません。キングで完成して中央から消えますが、カードは得点に数えます。
how-foundation_cap = 台札の数
    .text = 同じスートの台札は、完成したものも入れて{ $foundation_cap }山までです。
how-ace_first = エースが先
    .text = エースを出せる間は、自分のほかのカードを中央に出せません。
how-tie = 同着
    .text = { $tie ->
    [first] 同じ場所に同じカードが2枚来たら、どんなに僅差でも、先に着いた方だけが残ります。
   *[other] 同じ場所に同じカードが2枚同時に着いたら、両方が残り、両方が得点になります。同時でなければ先の方が残り、もう1枚は元の場所に戻ります。
}
how-stock = 山札
    .text = { $draw ->
    [1] 1枚ずつめくり、そのカードを出せます。
   *[other] { $draw }枚ずつめくり、出せるのは最後の1枚だけです。
}めくる分が足りなくなったら、タップで捨て札を山札に戻します。何度でもできます。
how-partial_turn = 山札の最後のカード
    .text = 残りがめくる枚数より少なくても、めくって見せます。
how-fill = 空き
    .text = { $fill ->
    [nerts_forced] ナーツの山にカードがある間は、ナーツの山からしか置けません。
    [kings_only] キングしか置けません。
   *[other] 自分の出せるカードなら、どれでも置けます。
}
how-slide_under = 下に差し込む
    .text = { $slide_under ->
    [off] ここでは使いません。
   *[other] 空きがあれば、場札の列の最初のカードより1つ大きい、ちがう色のカードを、その列の下に差し込めます。
}
how-jokers = ジョーカー
    .text = { $jokers ->
    [1] 各デッキに1枚入っています。
   *[other] 各デッキに{ $jokers }枚ずつ入っています。
}どのカードとしても使えます。中央に出すときは、何のカードにするかを選びます。場札では、前後のカードで決まります。
how-joker_identity = カードの下のジョーカー
    .text = { $joker_identity ->
    [while_covered] 上のカードがなくなれば、また自由になります。
   *[other] 一度決まったカードのまま変わりません。
}
how-hand = 手は1つ
    .text = カードを持ち上げたら、できるのは置くか戻すかだけです。山札をめくるのもその後です。
how-team_size = パートナー
    .text = { $team_size ->
    [1] 同じチームの人は、1組のカードと1つの得点を分け合います。
   *[other] { $team_size }人で、1組のカードと1つの得点を分け合います。
}
how-team_roles = 役割
    .text = { $team_roles ->
    [split] 1人がナーツの山と場札を、もう1人が山札と捨て札を受け持ちます。1人だけになったら両方を受け持ちます。
   *[other] どのパートナーも、何をしてもかまいません。
}
how-stuck = 手詰まりになったら
    .text = 「手詰まり」と伝えます。待つ間は、山札の一番上のカードを何度でも一番下へずらせます。全員が手詰まりになると、{ $all_stuck ->
    [shuffle] 全員の山札をシャッフルし直します。
    [restock_shift] 全員が新しい山札を作り、1枚ずらします。
   *[other] 全員が新しい山札を作ります。
}そのまま1枚も進まずにまた全員が手詰まりになると、ラウンドは終わりです。
how-stuck_quiet_s = 自動の手詰まり
    .text = 何もできない人には、動きがないまま{ $stuck_quiet_s }秒たつと、手詰まりの印がつきます。
how-call = 「{ $word }」の宣言
    .text = { $call ->
    [automatic] ナーツの山の最後の1枚がなくなると自動で宣言され、ラウンドが終わります。
   *[other] ナーツの山が空になったら宣言できます。宣言でラウンドは終わります。宣言せずに続けて、点を増やしてもかまいません。宣言すれば最高点をとりやすくなりますが、必ずとれるとは限りません。
}
how-last_card = ナーツの山の最後の1枚
    .text = 中央の台札にしか出せません。
how-false_call_penalty = まちがった宣言
    .text = { $false_call_penalty }点の減点です。
how-air_ms = 移動中のカード
    .text = { $air_ms ->
    [0] 宣言の後は、もう1枚も置けません。
   *[other] 宣言のときに手に持っていたカードは、{ $air_ms }ミリ秒以内ならまだ置けます。
}
how-score = 得点
    .text = 中央にある自分のカード1枚につき1点です。{ $penalty ->
    [0] ナーツの山に残ったカードの減点はありません。
   *[other] 自分のナーツの山に残ったカード1枚につき{ $penalty }点を引きます。
}
how-call_bonus = 宣言のボーナス
    .text = 宣言すると{ $call_bonus }点もらえます。
how-king_bonus = キングのボーナス
    .text = 中央にある自分のキング1枚につき、さらに{ $king_bonus }点もらえます。
how-target = 試合
    .text = ラウンドの終わりに{ $target }点に届いていれば、一番点の高い人の勝ちです。トップが同点なら、もう1ラウンド遊びます。
how-rounds = 試合
    .text = 試合は{ $rounds }ラウンドです。トップが同点なら、もう1ラウンド遊びます。
how-settlement = 精算
    .text = 1対1でそれぞれ、点差をやりとりします。
how-teams = チーム
    .text = { $teams ->
    [1] 1チームだけで遊びます。
   *[other] ちょうど{ $teams }チームで遊びます。
}
touch = 指やマウスで
touch-help = カードをドラッグするか、カード、置きたい山の順にタップします。ダブルタップで台札へ出ます。
