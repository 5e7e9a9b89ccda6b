# At the table: what is shown, and what is said to a screen reader.

table = Meja
round = Pusingan { $number }
round-to = Pusingan { $number } · hingga { $target }
round-of = Pusingan { $number } daripada { $rounds }
points-short = mata
more = lagi
to-nerts = ke Nerts
word-nerts = NERTS!
word-pounce = POUNCE!
word-peanuts = PEANUTS!
word-squeal = SQUEAL!
word-out = HABIS!
pile-n = Nerts
pile-d = Sisa
pile-s = Stok
cards-home = Kad di tengah
nerts-left = Baki Nerts, { $count } × { $penalty }
this-round = Pusingan ini
standings = Kedudukan
home-count = { $count ->
   *[other] { $count } kad di tengah
}
am-stuck = Saya buntu
stuck-short = Buntu
stuck-help = Anda tidak nampak gerakan lagi. Apabila semua buntu, semua orang mendapat stok baharu.
shift = Alih
shift-help = Kad paling atas stok anda pergi ke bawah stok.
react = Reaksi
react-smile = Senyum
react-wow = Wah
react-grr = Geram
react-heart = Hati
react-fast = Pantasnya!
react-thumb = Syabas
react-laugh = Ketawa
react-sad = Sedih
react-clap = Tepukan
react-think = Berfikir
react-sleep = Menguap
react-crown = Mahkota
net-good = bersambung, { $ms } ms
net-slow = perlahan, { $ms } ms
net-lost = terputus, tempat duduk disimpan
watching = Anda sedang menonton
seat-label = { $name }, baki { $count ->
   *[other] { $count } kad Nerts
}, { $points ->
   *[other] { $points } mata
}
joker-choose = Joker ini ialah…
nobody = seseorang

# Buttons and people
called = { $name }: { $word }
menu = Menu
settings = Tetapan
language = Bahasa
language-browser = Bahasa pelayar anda
language-unreachable = Bahasa itu tidak dapat diambil sekarang.
help = Cara bermain
chat = Sembang
players = Pemain
sound-on = Hidupkan bunyi
sound-off = Matikan bunyi
level-easy = Mudah
level-medium = Sederhana
level-hard = Sukar
bot = Bot
locked-help = Hos telah mengunci meja. Anda boleh menonton.
sit-down = Duduk

# Cards
card = { $rank } { $suit }
card-colour = { $colour ->
    [red] { $rank } merah
   *[black] { $rank } hitam
}
card-unknown = kad tertutup
joker = joker
joker-as = joker sebagai { $card }
suit-H = lekuk
suit-S = sped
suit-D = daiman
suit-C = kelawar
rank-A = sat
rank-2 = dua
rank-3 = tiga
rank-4 = empat
rank-5 = lima
rank-6 = enam
rank-7 = tujuh
rank-8 = lapan
rank-9 = sembilan
rank-T = sepuluh
rank-J = pekak
rank-Q = permaisuri
rank-K = raja

# Piles, as they are spoken
foundations = Tapak asas
own-cards = Kad anda
pile-nerts = { $count ->
    [0] Timbunan Nerts, kosong
    [1] { $card }, timbunan Nerts, kad terakhir
   *[other] { $card }, timbunan Nerts, { $count } kad
}
pile-work = { $card }, lajur { $number }, { $count ->
   *[other] { $count } kad
}
pile-work-empty = Lajur { $number }, kosong
pile-waste = { $count ->
    [0] Sisa, kosong
   *[other] { $card }, sisa, { $count } kad
}
pile-stock = { $count ->
    [0] Stok, habis
   *[other] Stok, { $count } kad
}
pile-foundation = { $card }, tapak asas { $number }, { $owner }
pile-done = Tapak asas lengkap, { $card }
pile-free = Tapak asas baharu, { $suit }

# What has happened
moved = Dimainkan: { $card }
near = { $name }: { $count ->
    [0] timbunan Nerts habis
   *[other] { $count } lagi ke Nerts
}
hint = Tunjuk satu gerakan
advice-call = Timbunan Nerts anda habis: laung
advice-nerts-home = Kad Nerts ini boleh ke tengah
advice-home = Kad ini boleh ke tengah
advice-nerts-work = Kurang satu kad Nerts
advice-space = Ini membuka slot kosong
advice-waste-work = Kad ini sesuai di lajur
advice-turn = Tiada yang sesuai: buka stok
hinted-moves = Masih ada gerakan untuk anda
hinted-nothing = Tiada gerakan lagi: alih kad stok, atau beritahu anda buntu
hinted-unknown = Sukar dipastikan. Lihat sekali lagi
may-call = Timbunan Nerts anda habis. Laung, atau teruskan bermain.
you-called = Anda: { $word }
false-call = { $name } melaung terlalu awal
stuck = { $name } buntu
you-stuck = Anda buntu: alih kad stok, atau tunggu yang lain
paused-by = Dijeda oleh { $name }
goes-on = Permainan disambung
taken-over = Anda menyambung dengan kad dan mata { $name }
refuse-PAUSED = Permainan dijeda
restocked = Semua buntu: stok baharu untuk semua
reconnecting = { $name } sedang menyambung semula
says = { $name }: { $text }
tie = Serentak, kedua-dua kekal: { $names }
tie-yours = Serentak, kedua-dua kekal: anda dan { $name }
beaten-by = { $name } lebih awal { $ms } ms
raced = { $name } lebih awal { $ms } ms daripada { $other }
raced-yours = Anda lebih awal { $ms } ms daripada { $name }
beaten = Terlewat { $ms } ms
needs = Perlu { $card }
in-the-air = Kad dalam gerakan…
tab-countdown = { $seconds } – Nerts bermula
tab-dealt = ▶ Pusingan sudah bermula
phase-playing = Pusingan bermula.

# Why a move was refused
refuse-NOT_YOUR_CARD = Bukan kad anda
refuse-NOT_YOUR_ROLE = Itu timbunan rakan sepasukan anda
refuse-NO_SUCH_PILE = Timbunan itu sudah tiada
refuse-PILE_EMPTY = Tiada kad di situ
refuse-CARD_BURIED = Kad itu bukan yang paling atas
refuse-WRONG_RANK = Mesti satu lebih rendah
refuse-WRONG_COLOUR = Merah atas hitam, hitam atas merah
refuse-WRONG_SUIT = Suit tidak sama
refuse-NEEDS_ACE = Hanya sat boleh memulakan tapak asas
refuse-FOUNDATION_TAKEN = Ada yang lebih pantas
refuse-NO_EMPTY_PILE = Untuk menyelit di bawah, perlu ada lajur kosong
refuse-FILL_RULE = Peraturan ini tidak membenarkannya
refuse-ACE_FIRST = Mainkan sat dahulu
refuse-STOCK_DRY = Stok tidak cukup untuk dibuka
refuse-STOCK_NOT_DRY = Stok masih boleh dibuka
refuse-STOCK_EMPTY = Tiada kad dalam stok atau sisa
notice-PAIRS = Sudah enam orang: pemain bersebelahan menjadi pasangan
notice-UNSAVED = Rekod tidak dapat disimpan sekarang; perlawanan diteruskan
notice-HALTED = Tiada apa-apa dapat disimpan sekarang, jadi permainan berhenti sehingga boleh
notice-RESUMED = Permainan disambung
notice-SAVED = Rekod dapat disimpan semula
refuse-NOT_STUCK = Beritahu dahulu yang anda buntu
refuse-JOKER_ON_JOKER = Joker yang belum mewakili apa-apa tidak boleh menerima joker lain
refuse-JOKER_UNDECLARED = Nyatakan joker ini kad apa
refuse-JOKER_FIXED = Joker ini mewakili kad lain
refuse-NERTS_NOT_EMPTY = Timbunan Nerts anda belum habis
refuse-HAND_BUSY = Kad itu sedang dipegang
refuse-ROUND_OVER = Pusingan sudah tamat
refuse-BAD_MOVE = Itu bukan gerakan
refuse-STALE = Sudah terlambat
refuse-TOO_FAST = Terlalu pantas
refuse-NO_SEAT = Anda tiada tempat duduk

# The way to a table, and trouble with the line.
default-name = Pemain
your-name = Nama anda
table-code = Kod meja
to-start = Ke halaman mula
no-cookies = Pelayar ini menolak kuki. Tempat duduk dan nama anda kekal selagi tab ini dibuka: muat semula tidak mengapa, tetapi jangan tutup.
connecting = Menuju ke meja…
connection-lost = Sambungan terputus. Menyambung semula…
trouble-gone = Pelayan tidak menjawab
trouble-gone-help = { $kept ->
    [match] Tempat duduk dan mata anda disimpan.
    [seat] Tempat duduk anda disimpan.
   *[none] Tidak rugi menunggu.
}
trouble-blocked = Sambungan langsung disekat
trouble-blocked-help = Halaman sampai, tetapi permainan langsung tidak. Cuba rangkaian lain, atau matikan penyekat bagi halaman ini.
next-try = { $seconds ->
    [0] Sedang mencuba…
   *[other] Percubaan seterusnya bermula sendiri dalam { $seconds } s.
}
details = Butiran
details-copied = Butiran disalin
report =
    Nerts, { $time }
    Halaman: { $page }
    Permintaan biasa dijawab: { $fault ->
        [blocked] ya
       *[gone] tidak
    }
    Sambungan langsung: { $tries } percubaan dalam { $seconds } s, kod penutup terakhir { $code }
    Pelayar: { $browser }
try-again = Cuba lagi

bye-behind = Sambungan ini terlalu perlahan untuk mengikuti permainan
bye-stopping = Pelayan sedang berhenti
