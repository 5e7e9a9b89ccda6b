# Before the match.

table-of = Meja { $name }
seated = { $count ->
    [0] Belum ada yang duduk
   *[other] { $count } orang sudah duduk
}
stand-up = Bangun
start-round = Mula
host-starts = Hos yang memulakan perlawanan.
seats = Tempat duduk
seat-free = Tempat duduk { $number } kosong
up-to = hingga { $count }
you = anda
host = hos
make-host = Jadikan { $name } hos
remove = Keluarkan { $name }
add-bot = Tambah bot
add-bot-help = pilih kekuatannya
bot-level = Kekuatan
bot-pace = Kepantasan
add = Tambah
pace-gentle = Santai
pace-slow = Perlahan
pace-medium = Sederhana
pace-fast = Pantas

invite = Jemput
invite-link = Pautan ke meja ini
qr = Kod QR bagi pautan ke meja ini
same-network = Untuk semua yang berada dalam rangkaian yang sama dengan komputer ini.
loopback = Hanya komputer ini boleh mencapai meja ini. Untuk bermain dengan rakan, mulakan dengan “nerts serve”.
no-network = Komputer ini tiada dalam mana-mana rangkaian sekarang, jadi orang lain tidak dapat ke sini.
copy-link = Salin pautan
copied = Disalin
share = Kongsi
share-title = Permainan Nerts
your-pack = Dek anda
your-pack-help = begini semua orang mengenali kad anda
pack-of = { $pack }, diambil oleh { $name }
pack-tomato = Tomato
pack-ocean = Lautan
pack-marigold = Marigold
pack-pine = Cemara
pack-sky = Langit
pack-plum = Plum
pack-rose = Mawar
pack-ink = Dakwat
pack-moss = Lumut
pack-cocoa = Koko
pack-pearl = Mutiara
pack-slate = Batu loh

teams = Pasukan
teams-help = Seret pemain supaya sepasukan, atau guna kekunci anak panah
team-number = Pasukan { $number }
team-new = Pasukan baharu
team-move = { $name }, pasukan { $number }. Kekunci anak panah menukar pasukan.
make-pairs = Buat pasangan
make-threes = Buat pasukan tiga orang
each-alone = Masing-masing sendiri
paired = Bermula dengan enam orang, pemain bersebelahan menjadi pasangan.
unpair = Buat asal: masing-masing sendiri

this-table = Meja ini
table-hints = Pembayang
    .help = Pemain boleh menghidupkan pembayang.
table-chat = Sembang
    .help = Mesej pendek di meja.
table-standin = Pengganti
    .help = Bot meneruskan permainan bagi orang yang sudah pergi.
table-late = Terus sertai
    .help = Orang baharu mengambil tempat bot atau tempat kosong di pertengahan pusingan; jika tidak, selepasnya.
table-calm = Meja tenang
    .help = Bot bermain perlahan, dan tapak asas berehat dua saat selepas setiap kad; kad yang sama masih boleh diletakkan di sisinya. Semua pemain diberitahu.
watchers = { $count ->
   *[other] { $count } orang sedang menonton.
}
send-away = Minta mereka keluar
table-word = Laungan
    .help = Perkataan yang dilaungkan apabila timbunan Nerts habis.
table-locked = Dikunci
    .help = Orang baharu tidak boleh duduk.

deny-NOT_HOST = Hanya hos boleh berbuat begitu.
deny-PAUSED = Permainan sudah dijeda.
deny-IN_MATCH = Tidak boleh semasa perlawanan.
deny-NO_SEAT = Tempat duduk itu tiada.
deny-BAD_VALUE = Nilai itu tidak boleh ({ $arg }).
deny-PACK_TAKEN = Dek itu sudah diambil.
deny-BAD_RULES = Peraturan ini tidak boleh digabungkan: { $arg }
deny-TEAMS = Bilangan pasukan tidak sesuai dengan peraturan.
deny-NOT_NOW = Bukan sekarang.
deny-TABLE_FULL = Semua tempat duduk sudah diisi.
deny-FULL = Semua tempat duduk sudah diisi.
deny-LOCKED = Hos telah mengunci meja.
deny-TEAM_FULL = Pasukan itu penuh.
deny-NAME = Nama itu tidak boleh digunakan.
deny-BAD_NAME = Nama itu tidak boleh digunakan.
deny-TOO_FAST = Perlahan sedikit, ya.
deny-HINTS_OFF = Hos telah mematikan pembayang.
deny-NEXT_ROUND = Anda turut bermain mulai pusingan seterusnya.
deny-MALFORMED = Pelayan tidak memahaminya.
deny-CHAT_OFF = Hos telah mematikan sembang.
deny-BARRED = Hos telah mengeluarkan anda. Cuba lagi kemudian.

# The big screen
big-screen = Skrin besar
big-screen-help = Meja tanpa tempat duduk, dalam saiz besar, untuk televisyen atau projektor.
screen-come = Jom main
screen-code = atau dengan kod
