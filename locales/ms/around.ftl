# Around the table: score sheet, dialogs, settings, how to play.

# Score sheet
watch-round = Tonton pusingan ini
wins = { $count ->
   *[other] { $name } memenangi perlawanan!
}
you-win = { $count ->
    [1] Anda memenangi perlawanan!
   *[other] Anda memenangi perlawanan, bersama yang lain!
}
own-result = { $points } { $plain ->
   *[other] mata
}, tempat ke-{ $place } daripada { $count }.
winner = pemenang
nobody-called = Semua pemain buntu
match-over = Perlawanan tamat selepas pusingan { $number }.
first-to = Pusingan { $number }. Yang dahulu mencapai { $target } menang; belum ada yang sampai.
player = Pemain
home = Di tengah
left = Baki Nerts
bonus = Bonus
total = Jumlah
to-target = Menuju { $target }
next-round = Pusingan seterusnya
rematch = Lawan semula
waiting-for = Menunggu { $names }
waiting-none = Jom mula…
waiting-seconds = Menunggu { $name } ({ $seconds } s)
waiting-then = { $next ->
    [bot] Selepas itu bot mengambil alih; mata kekal milik { $name }.
   *[none] Selepas itu permainan diteruskan tanpa pemain ini; matanya kekal.
}
start-now = Mula sekarang
settlement = Siapa berhutang dengan siapa
settlement-help = Beza mata dalam pusingan ini, antara setiap seorang dengan setiap yang lain.
chart = Pusingan { $number }, saat demi saat
chart-help = kad di tengah, tolak penalti timbunan Nerts
chart-label = Mata setiap pemain sepanjang pusingan

# Pause
pause = Jeda
paused = Permainan dijeda
paused-bots = Bot menunggu, dan memberi anda satu saat apabila anda menyambung.
paused-all = Semua orang menunggu anda.
paused-wait = Yang menjeda permainan, atau hos, boleh menyambungnya.
go-on = Sambung

# The host, among the players
cancel = Batal
host-replace = Biar bot bermain
host-replace-name = Biar bot bermain untuk { $name }
host-replace-ask = Bot akan mengambil tempat, kad dan mata { $name } buat selamanya. { $name } boleh menonton.
host-remove = Keluarkan
host-remove-ask = { $name } perlu keluar, dan tidak boleh kembali selama lima minit. Kad dan matanya kekal.
host-crown = Jadikan hos
host-crown-ask = { $name } akan menjadi hos, dan anda bukan hos lagi.
host-away = Minta keluar
host-away-name = Minta { $name } keluar
host-away-ask = { $name } perlu keluar, dan tidak boleh kembali selama lima minit.
host-clear = Minta semua keluar
host-clear-ask = Semua penonton perlu keluar, dan tidak boleh kembali selama lima minit.
watcher = Penonton { $number }

# Dialogs
close = Tutup
chat-empty = Belum ada mesej.
chat-line = Tulis sesuatu
send = Hantar
leave = Keluar dari meja
leave-title = Keluar sebelum pusingan tamat?
leave-help = { $standin ->
    [yes] Bot meneruskan permainan di tempat duduk anda; mata anda setakat ini kekal.
   *[no] Kad anda dibiarkan di tempatnya; mata anda setakat ini kekal.
}
stay = Terus main
chat-unread = Sembang, { $count } baharu
name-title = Siapa nama anda?
begin = Main
first-title = Pertama kali di sini?
first-help = Dalam tiga minit, anda sudah pandai bermain.
first-learn = Belajar sambil bermain
first-link = Baru kenal Nerts? Belajar sambil bermain
rename = Tukar nama
nerts-count = { $count ->
   *[other] { $count } kad Nerts
}
mute = Senyapkan { $name }
unmute = Dengar { $name } semula

settings-look = Paparan
settings-play = Permainan
settings-sound = Bunyi
settings-keys = Kekunci
settings-me = Halaman dan data anda
set-theme = Warna
theme-auto = Ikut sistem
theme-light = Terang
theme-dark = Gelap
set-fourColours = Empat warna
    .help = Setiap suit ada warnanya sendiri; suit yang cerah diberi garis luar.
set-contrast = Kontras tinggi
    .help = Angka lebih tebal, tepi hitam.
set-motion = Tanpa gerakan
    .help = Kad terus berada di tempatnya.
set-again = Ulang rebutan
    .help = Rebutan paling tipis dalam gerak perlahan sebelum jadual skor.
again = Ulang rebutan
again-skip = Ketik skrin atau tekan kekunci untuk melangkaunya.
again-lost = { $first } lebih awal { $ms } ms daripada { $second }: { $card }
again-tied = { $first } dan { $second } serentak: { $card }
set-oneTap = Main sekali ketik
    .help = Sekali ketik, kad pergi ke tempat yang paling berguna.
set-hints = Pembayang
    .help = Titik emas menandakan timbunan yang boleh menerima salah satu kad anda.
hints-off = Hos telah mematikan pembayang.
set-mirror = Mod kidal
    .help = Kad anda disusun dari arah sebaliknya.
set-sound = Kelantangan
set-voice = Pembaca skrin
    .help = Apa yang dibacakan di meja.
voice-calls = Perlumbaan dan laungan
voice-own = Gerakan saya juga
voice-all = Semuanya
voice-other = { $name }: { $card }, di tengah
and = { $most } dan { $last }
held-fits = { $card } boleh ke: { $piles }
held-nowhere = { $card } tiada tempat sekarang
on-work = lajur { $number }
on-home = { $suit } di tengah
set-size = Saiz kad
full-screen = Skrin penuh
full-screen-off = Keluar dari skrin penuh
set-vibrate = Getaran
    .help = Getaran singkat jika telefon menyokongnya.
set-keysOn = Main dengan papan kekunci
    .help = Matikan jika bertembung dengan pintasan anda sendiri.
key-turn = Buka stok
key-nerts = Timbunan Nerts
key-waste = Sisa
key-home = Hantar ke tengah
key-call = Laung
key-stuck = Saya buntu
key-shift = Alih kad stok
key-pause = Jeda dan sambung
key-space = Ruang
key-digits = Lajur
key-deeper = Urutan kad lebih panjang dari lajur itu
key-escape = Letak balik kad yang dipegang
key-for = Kekunci untuk: { $action }
keys-reset = Kekunci asal

# How to play: a line for every option of the table that says something
help-book = Semua peraturan, dengan gambar
how-goal = Matlamat
    .text = Habiskan timbunan Nerts anda sebelum pemain lain, dan hantar seberapa banyak kad anda yang boleh ke tapak asas di tengah. Tiada giliran: semua bermain serentak, masing-masing dengan dek sendiri.
how-names = Nama lain
    .text = Nertz, Pounce, Racing Demon, Peanuts, Squeal: permainan yang sama, cuma lain rumah, lain peraturannya.
how-nerts = Timbunan Nerts anda
    .text = ada { $nerts } kad. Habiskan semuanya: hanya kad paling atas boleh dimainkan.
how-nerts_by_team = Handikap
    .text = Kad Nerts setiap pasukan, mengikut urutan: { $nerts_by_team }.
how-handicap = Handikap berubah
    .text = Pemenang setiap pusingan mendapat tambahan satu kad Nerts yang kekal hingga akhir; yang jumlah matanya negatif dikurangkan satu.
how-work = Lajur
    .text = { $work_piles ->
    [0] Enam untuk satu atau dua pasukan, lima untuk tiga, empat jika lebih.
   *[other] Anda ada { $work_piles }.
} Kad disusun menurun dengan warna berselang-seli: 10 hitam, 9 merah, 8 hitam. Urutan kad boleh dialih bersama.
how-home = Bahagian tengah milik semua.
    .text = Sesiapa sahaja boleh memulakan tapak asas dengan sat, lalu menyusun kad menaik dalam suit yang sama, pada tapak asas sesiapa pun. Apabila sampai raja, tapak asas itu lengkap dan diketepikan; kadnya tetap dikira.
how-foundation_cap = Tapak asas
    .text = Setiap suit boleh ada paling banyak { $foundation_cap ->
   *[other] { $foundation_cap }
} tapak asas, termasuk yang sudah lengkap.
how-ace_first = Sat dahulu
    .text = Selagi anda boleh memainkan sat, kad anda yang lain tidak boleh pergi ke tengah.
how-tie = Seri
    .text = { $tie ->
    [first] Dua kad yang sama berebut satu tempat: yang tiba dahulu kekal, walau setipis mana pun bezanya.
   *[other] Dua kad yang sama tiba serentak di satu tempat: kedua-duanya kekal dan kedua-duanya dikira. Jika tidak serentak, yang pertama kekal dan yang satu lagi kembali ke tempat asalnya.
}
how-stock = Stok
    .text = { $draw ->
    [1] dibuka satu kad demi satu; kad itu boleh dimainkan.
   *[other] dibuka { $draw } kad sekali gus; hanya kad terakhir yang dibuka boleh dimainkan.
} Apabila stok habis atau tidak cukup untuk dibuka, ketik stok untuk mengembalikan sisa (kad yang sudah dibuka) ke dalamnya, seberapa kerap yang anda mahu.
how-partial_turn = Kad terakhir dalam stok
    .text = turut dibuka dan ditunjukkan, walaupun tidak cukup untuk sekali buka.
how-fill = Slot kosong
    .text = { $fill ->
    [nerts_forced] hanya boleh diisi dari timbunan Nerts anda, selagi timbunan itu ada kad.
    [kings_only] hanya boleh diisi dengan raja.
   *[other] boleh diisi dengan mana-mana kad anda.
}
how-slide_under = Selit di bawah
    .text = { $slide_under ->
    [off] tidak dimainkan di sini.
   *[other] Jika ada slot kosong, kad yang satu lebih tinggi dan berlainan warna boleh diselit di bawah sesuatu lajur.
}
how-jokers = Joker
    .text = { $jokers ->
    [1] Setiap dek ada satu.
   *[other] Setiap dek ada { $jokers }.
} Joker mewakili apa-apa kad: nyatakan kad apa apabila joker pergi ke tengah. Pada lajur, kad di sekelilingnya yang menentukan.
how-joker_identity = Joker yang ditindih
    .text = { $joker_identity ->
    [while_covered] bebas semula apabila kad di atasnya sudah tiada.
   *[other] kekal sebagai kad yang sudah diwakilinya.
}
how-hand = Satu tangan
    .text = Sesiapa yang sudah mengangkat kad hanya boleh meletakkannya atau memulangkannya, dan tidak boleh berbuat apa-apa yang lain. Stok pun menunggu.
how-team_size = Rakan sepasukan
    .text = { $team_size ->
    [1] Mereka yang sepasukan berkongsi satu susunan kad dan satu skor.
   *[other] { $team_size } orang berkongsi satu susunan kad dan satu skor.
}
how-team_roles = Peranan
    .text = { $team_roles ->
    [split] Seorang memegang timbunan Nerts dan lajur, seorang lagi stok dan sisa; sesiapa yang tinggal seorang diri memegang kedua-duanya.
   *[other] Setiap rakan sepasukan boleh melakukan semuanya.
}
how-stuck = Buntu?
    .text = Beritahu sahaja. Sementara menunggu, anda boleh mengalih kad paling atas stok anda ke bawah stok, seberapa kerap yang anda mahu. Apabila semua buntu, { $all_stuck ->
    [shuffle] semua stok dikocok semula.
    [restock_shift] semua orang mendapat stok baharu, dengan satu kad dialih ke bawah.
   *[other] semua orang mendapat stok baharu.
} Jika semua buntu lagi tanpa sebarang kemajuan sejak itu, pusingan tamat.
how-stuck_quiet_s = Dengan sendirinya
    .text = Pemain yang tidak dapat berbuat apa-apa ditandakan buntu selepas { $stuck_quiet_s } saat tanpa gerakan.
how-call = Laungan “{ $word }”
    .text = { $call ->
    [automatic] berlaku dengan sendirinya sebaik kad Nerts terakhir anda dimainkan, dan menamatkan pusingan.
   *[other] boleh dibuat apabila timbunan Nerts anda habis, dan menamatkan pusingan. Atau teruskan bermain untuk mendapat lebih banyak mata. Melaung menambah peluang anda meraih mata terbanyak, tetapi tidak menjaminnya.
}
how-last_card = Kad Nerts terakhir anda
    .text = mesti pergi ke tengah.
how-false_call_penalty = Salah laung
    .text = dikenakan penalti { $false_call_penalty ->
   *[other] { $false_call_penalty } mata
}.
how-air_ms = Kad dalam gerakan
    .text = { $air_ms ->
    [0] Selepas laungan, tiada lagi kad boleh diletakkan.
   *[other] Kad yang sudah ada di tangan anda semasa laungan dibuat masih boleh diletakkan dalam masa { $air_ms } ms.
}
how-score = Mata
    .text = Satu bagi setiap kad anda di tengah{ $penalty ->
    [0] . Baki kad dalam timbunan Nerts tidak mengurangkan mata.
   *[other] , tolak { $penalty } bagi setiap kad yang tinggal dalam timbunan Nerts anda.
}
how-call_bonus = Laungan
    .text = memberi { $call_bonus ->
   *[other] { $call_bonus } mata
}.
how-king_bonus = Raja
    .text = di tengah memberi pemiliknya { $king_bonus } mata tambahan.
how-target = Perlawanan
    .text = { $target ->
   *[other] dimenangi oleh yang dahulu mencapai { $target } mata
} selepas sesuatu pusingan; jika tempat pertama dikongsi, satu pusingan lagi dimainkan.
how-rounds = Perlawanan
    .text = ada { $rounds ->
   *[other] { $rounds } pusingan
}; jika tempat pertama dikongsi, satu lagi dimainkan.
how-settlement = Penyelesaian
    .text = Setiap seorang membayar beza mata kepada setiap yang lain.
how-teams = Pasukan
    .text = { $teams ->
    [1] Seorang bermain sendiri.
   *[other] Mesti ada { $teams } pasukan yang bermain.
}
touch = Dengan jari atau tetikus
touch-help = Seret kad, atau ketik kad itu kemudian ketik timbunannya. Ketik dua kali untuk menghantarnya ke tengah.
