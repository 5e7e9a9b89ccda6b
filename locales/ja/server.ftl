# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = ナーツ
description = みんなが同時にソリティアをするカードゲーム。ブラウザーで2〜12人、登録は不要です。
preview-table = ナーツで遊ぼう
preview-picture = 扇形に並んだハートのカード5枚。それぞれ別の人が出したもの
no-script = ナーツにはJavaScriptが必要です
no-script-help = このブラウザーではブロックされているか、オフになっています。このページで許可してから、再読み込みしてください。
no-script-again = 再読み込み
