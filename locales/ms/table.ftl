# At the table: what is shown, and what is said to a screen reader.

table = Meja
round = Pusingan { $number }
calm = Meja tenang
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
hint = Tunjuk satu gerakan
you-called = Anda: { $word }
paused-by = Dijeda oleh { $name }

# The way to a table, and trouble with the line.
default-name = Pemain
your-name = Nama anda
table-code = Kod meja
to-start = Ke halaman mula
no-cookies = Pelayar ini menolak kuki. Tempat duduk dan nama anda kekal selagi tab ini dibuka: muat semula tidak mengapa, tetapi jangan tutup.
connecting = Menuju ke meja…
connection-lost = Sambungan terputus. Menyambung semula…
try-again = Cuba lagi

bye-behind = Sambungan ini terlalu perlahan untuk mengikuti permainan
bye-stopping = Pelayan sedang berhenti
