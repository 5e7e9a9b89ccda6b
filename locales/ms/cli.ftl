# What the command line says. One sentence each.

cli-about = Main Nerts dalam pelayar, dengan bot atau dengan rakan.

play-about = Buka meja dalam pelayar komputer ini dan lawan bot.
play-bots = Bilangan bot, 0 hingga 11.
play-level = Kekuatan bot: easy, medium atau hard.
play-pace = Kepantasan bot: slow, medium atau fast.
play-preset = Peraturan permainan, seperti classic atau "classic, jokers=2".
play-no-browser = Paparkan pautan sahaja tanpa membuka pelayar.
play-link = Meja anda: { $link }
play-unkept = Tiada apa-apa tentang meja ini yang disimpan. { $why }
play-stop = Ctrl-C menamatkannya.

serve-about = Biar rakan bermain: sediakan meja untuk semua yang ada pautannya.
serve-host = Alamat untuk didengari; 0.0.0.0 bermakna setiap rangkaian komputer ini.
serve-root-path = Awalan di belakang proksi songsang, seperti /nerts.
serve-proxy-hops = Bilangan proksi songsang dipercayai di hadapan, yang setiap satunya menambah pada X-Forwarded-For.
serve-rtt-header = Pengepala yang digunakan oleh proksi paling luar untuk memberitahu panjang talian yang diukur oleh kernelnya, dalam mikrosaat.
rtt-without-proxy = --rtt-header adalah untuk proksi di hadapan: berikan --proxy-hops juga.
serve-allowed-host = Nama yang digunakan orang untuk mencapai pelayan ini, seperti play.example.org; boleh diberi beberapa kali. Jika tiada, nama dan alamat pelayan ini sendiri.
keep-rounds-option = Bilangan hari pusingan yang tamat disimpan, dengan semua yang ditunjukkan tentangnya pada halaman sendiri dan ulang tayang; 0 untuk selamanya.
serve-records = Folder yang menerima rekod setiap perlawanan.
serve-here = Pada komputer ini: { $link }
serve-there = Untuk rakan dalam rangkaian yang sama: { $link }

play-port = Port untuk didengari; 0 mengambil port yang kosong. Lazimnya sama seperti kali terakhir, supaya pelayar mengingati nama anda.
port-option = Port untuk didengari; 0 mengambil port yang kosong.
port-taken = Port { $port } pada { $host } sudah digunakan; pilih yang lain dengan --port.
port-refused = Tidak dapat mendengar pada { $host }, port { $port }: { $why }.

not-built = Halaman belum dibina di sini: jalankan make play sekali, atau pasang nerts daripada wheel.

verify-about = Semak rekod pusingan: setiap gerakan, agihan dan skor.
verify-good = { $file }: { $rounds ->
   *[other] { $rounds } pusingan
}, semuanya seperti yang tertulis.
verify-fair = Pusingan { $number }: pengagih sudah menjanjikan rahsianya, { $nonces ->
    [0] tiada pemain mengambil bahagian dalam agihan
   *[other] { $nonces } pemain mengambil bahagian dalam agihan
}, dan inilah kadnya.
verify-seed = Pusingan { $number }: pengagih sudah menjanjikan benih, dan inilah kadnya.
verify-position = Pusingan { $number }: disusun dengan tangan, jadi tiada agihan disemak.
verify-bad = { $file }, baris { $line }: { $why }.
replay-about = Tonton semula satu pusingan daripada perlawanan yang direkodkan, gerakan demi gerakan.
replay-round = Pusingan mana.
replay-speed = Berapa kali lebih laju; tanpa terminal, semuanya keluar serta-merta.
replay-at = Mula sekian saat selepas agihan.
replay-head = Pusingan { $number }, { $rules }: { $names }
replay-line = { $time }  { $line }
replay-lost = , kalah rebutan dengan beza { $by } ms kepada { $winner }
replay-tie = , seri: kedua-dua kad kekal
replay-call = , laungan
replay-nobody = orang yang tidak diketahui
replay-score = { $name }: { $points }, jumlah semua { $total }
replay-no-round = Tiada pusingan { $number }: perlawanan ini ada { $count }.
name = { $name }

stats-about = Angka setiap pusingan daripada perlawanan yang direkodkan: mata, kepantasan, rebutan, peluang terlepas.
stats-plot = Lukis mata dan kad Nerts mengikut masa ke dalam fail ini, seperti out.svg; memerlukan tambahan nerts[plot].
stats-round = Pusingan { $number }, { $time }
stats-races = Rebutan
stats-chances = Peluang terlepas: tempat terbuka lebih daripada dua saat
stats-player = Pemain
stats-home = Di tengah
stats-left = Baki Nerts
stats-points = Mata
stats-total = Jumlah
stats-pace = Ke tengah seminit
stats-won = Menang
stats-tied = Seri
stats-lost = Kalah
stats-closest = Paling tipis
stats-ms = { $value } ms
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
stats-at = Pada
stats-card = Kad
stats-open = Terbuka selama
stats-taken = Diambil oleh
stats-late = diri sendiri, lewat
plot-missing = Melukis memerlukan matplotlib: pasang nerts[plot].
plot-points = Pusingan { $number }: mata
plot-nerts = Pusingan { $number }: baki kad Nerts
plot-seconds = saat sejak agihan
plot-written = Dilukis: { $file }
plot-refused = Tidak dapat melukis ke dalam { $file }: { $why }.

unreadable = Tidak dapat membaca { $file }: { $why }.

data-option = Folder yang menyimpan meja dan pusingan yang tamat; lazimnya folder platform ini bagi data pengguna.
database-option = URL pangkalan data PostgreSQL sebagai ganti, seperti postgresql://nerts@localhost/nerts.
data-or-database = Berikan --data atau --database, bukan kedua-duanya.

backup-about = Salin pangkalan data folder data, walaupun semasa pelayan menulis di situ.
backup-file = Nama salinan.
backup-done = { $file }: { $size } bait.
backup-nothing = Tiada pangkalan data dalam { $folder }: nyatakan folder data dengan --data.
backup-exists = { $file } sudah ada: pilih nama lain untuk salinan.
backup-failed = Tidak dapat menyalin pangkalan data ke { $file }: { $why }.
backup-postgres = PostgreSQL ada alatnya sendiri untuk ini: pg_dump.

db-about = Urus pangkalan data.
db-upgrade-about = Naik taraf pangkalan data versi lama kepada versi ini.
db-upgrade-done = Pangkalan data sudah menggunakan versi ini.
db-prune-about = Padam pusingan tamat yang lebih lama daripada sekian hari.
db-prune-days = Usia dalam hari.
db-prune-done = { $count ->
   *[other] { $count } pusingan
} dipadam.

store-taken = Folder data { $folder } sedang digunakan oleh nerts yang lain.
store-newer = Pangkalan data dalam { $where } daripada versi nerts yang lebih baharu: pasang versi itu.
store-older = Pangkalan data dalam { $where } daripada versi nerts yang lebih lama: jalankan nerts db upgrade, semasa tiada pelayan menggunakannya.
store-unreadable = Tidak dapat membuka { $where }: { $why }.
store-unwritable = Pangkalan data tidak dapat digunakan sekarang: { $why }.
store-short-key = Kunci dalam { $file } lebih pendek daripada { $least } aksara: pulihkannya, atau padam fail itu, dan semua orang menjadi orang asing.
store-no-driver = PostgreSQL memerlukan psycopg: pasang "nerts[postgres]".
store-bad-url = URL pangkalan data tidak dapat dibaca: berikan yang seperti postgresql://nerts@localhost/nerts.
store-other-database = { $name } bukan pangkalan data yang dikenali nerts: PostgreSQL dikenali, dan SQLite melalui --data.

bench-about = Ukur saiz dan kelajuan.
bench-move-down = { $value } bait memberitahu seorang pemain tentang satu gerakan (median, tanpa pembingkaian).
bench-move-up = { $value } bait membuat satu gerakan (median, tanpa pembingkaian).
bench-random-play = { NUMBER($value, maximumFractionDigits: 0) } gerakan enjin sesaat dalam permainan rawak.
bench-bots = { NUMBER($value, maximumFractionDigits: 1) } pusingan sesaat bagi empat bot tanpa menunggu.
bench-round-disk = { NUMBER($value, maximumFractionDigits: 0) } bait pada cakera bagi satu pusingan tamat empat pemain, termasuk rekod dan indeks.
bench-log-disk = { NUMBER($value, maximumFractionDigits: 0) } bait pada cakera bagi satu pusingan dalam log meja yang masih ada.
bench-durable = { NUMBER($value, maximumFractionDigits: 0) } peristiwa kekal sesaat, satu bagi setiap 128 meja pada satu masa.
bench-first-card = { $value } bait hingga kad pertama (gzip), dalam bahasa yang memerlukan paling banyak.

load-about = Ukur berapa banyak meja yang dapat ditampung oleh satu proses pelayan.
load-option-tables = Meja empat orang.
load-option-seconds = Saat untuk mengukur.
load-tables = { $value } meja empat orang, setiap satu dengan 1.5 gerakan sesaat.
load-keeps = { $keeps ->
    [True] Dengan semua yang berlaku disimpan sebelum diberitahu, dalam SQLite:
   *[other] Dengan meja dalam ingatan sahaja:
}
load-moves = { NUMBER($value, maximumFractionDigits: 0) } gerakan sesaat dijawab.
load-deliveries = { NUMBER($value, maximumFractionDigits: 0) } mesej sesaat dihantar.
load-cpu = { NUMBER($value, maximumFractionDigits: 0) }% daripada satu teras digunakan oleh pelayan.
load-per-cpu-second = { NUMBER($value, maximumFractionDigits: 0) } mesej dihantar bagi setiap saat CPU pelayan.
load-ack-median = { NUMBER($value, maximumFractionDigits: 1) } ms sehingga satu gerakan dijawab (median).
load-ack-p99 = { NUMBER($value, maximumFractionDigits: 1) } ms sehingga 99 daripada 100 gerakan dijawab.
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) } bait memberitahu seorang pemain tentang satu gerakan (median, tanpa pembingkaian).
load-table-memory = { NUMBER($value, maximumFractionDigits: 0) } KiB ingatan bagi satu meja dengan empat sambungannya.

races-about = Simulasikan rebutan antara orang yang sambungannya baik dan buruk, diadili seperti di meja.
races-option-count = Bilangan rebutan bagi setiap talian.
races-line = { $witness ->
    [1] Bersaksi
   *[other] Tanpa saksi
}, { NUMBER($first, maximumFractionDigits: 0) } ms lawan { NUMBER($second, maximumFractionDigits: 0) } ms, dahulu { NUMBER($gap, maximumFractionDigits: 0) } ms: tiba dahulu { NUMBER($arrival, maximumFractionDigits: 1) }%, kadnya kekal { NUMBER($keeps, maximumFractionDigits: 1) }%, kad kedua-duanya kekal { NUMBER($both, maximumFractionDigits: 1) }%.
races-liar = { $witness ->
    [1] Bersaksi
   *[other] Tanpa saksi
}, { NUMBER($first, maximumFractionDigits: 0) } ms lawan { NUMBER($second, maximumFractionDigits: 0) } ms yang menahan pongnya, dahulu { NUMBER($gap, maximumFractionDigits: 0) } ms: kadnya kekal { NUMBER($keeps, maximumFractionDigits: 1) }%, kad kedua-duanya kekal { NUMBER($both, maximumFractionDigits: 1) }%; penipu beroleh { NUMBER($gain, maximumFractionDigits: 1) } mata.

races-corner = Sudut yang buruk, 200 ms lebih kurang 60 dan lonjakan 5%, lawan 40 ms, dahulu { NUMBER($gap, maximumFractionDigits: 0) } ms: tiba dahulu { NUMBER($arrival, maximumFractionDigits: 1) }%, kadnya kekal { NUMBER($keeps, maximumFractionDigits: 1) }%, kad kedua-duanya kekal { NUMBER($both, maximumFractionDigits: 1) }%.
races-live = Melalui pelayan, { $witness ->
    [1] bersaksi
   *[other] tanpa saksi
}, { NUMBER($first, maximumFractionDigits: 0) } ms lawan { NUMBER($second, maximumFractionDigits: 0) } ms, dahulu { NUMBER($gap, maximumFractionDigits: 0) } ms: kadnya kekal { NUMBER($keeps, maximumFractionDigits: 1) }%, kad kedua-duanya kekal { NUMBER($both, maximumFractionDigits: 1) }%.
races-live-liar = Melalui pelayan, { $witness ->
    [1] bersaksi
   *[other] tanpa saksi
}, { NUMBER($first, maximumFractionDigits: 0) } ms lawan { NUMBER($second, maximumFractionDigits: 0) } ms yang menahan pongnya, dahulu { NUMBER($gap, maximumFractionDigits: 0) } ms: kadnya kekal { NUMBER($keeps, maximumFractionDigits: 1) }%, kad kedua-duanya kekal { NUMBER($both, maximumFractionDigits: 1) }%; penipu beroleh { NUMBER($gain, maximumFractionDigits: 1) } mata.
races-after-call = Melalui pelayan, { $witness ->
    [1] bersaksi
   *[other] tanpa saksi
}: selepas diberitahu tentang laungan, penipu yang menahan pongnya meletakkan { $cards ->
   *[other] { $cards } kad
}.

floods-about = Banjiri pelayan dengan pelbagai jenis soket jahat, dan ukur apa yang dirasai oleh empat orang di meja.
floods-option-seconds = Tempoh setiap banjir.
floods-line = { $kind }: yang lain menunggu { NUMBER($calm, maximumFractionDigits: 1) } ms (99 daripada 100: { NUMBER($calm99, maximumFractionDigits: 1) }) sebelumnya dan { NUMBER($p50, maximumFractionDigits: 1) } ms ({ NUMBER($p99, maximumFractionDigits: 1) }) semasanya; ingatan { NUMBER($before_mib, maximumFractionDigits: 0) } hingga { NUMBER($peak_mib, maximumFractionDigits: 0) } MiB; { NUMBER($sent_mib, maximumFractionDigits: 1) } MiB dihantar; { $cut } sambungan diputuskan, { $refused } permintaan ditolak; { $stayed } daripada 4 pemain kekal.

perft-about = Kira jujukan gerakan dari satu kedudukan.
perft-depth = Panjang jujukan.
perft-teams = Bilangan pasukan yang diagihkan kad.
perft-seed = Benih agihan, 64 digit perenambelasan.
perft-position = Fail dengan kedudukan untuk bermula, sebagai ganti agihan.
perft-line = { $depth } { $count }

bad-value = { $name }: { $why }.
bad-choice = { $name }: { $value } bukan salah satu daripada { $known }.
bad-rules = Peraturan itu tidak mungkin: { $why }.
bad-usage = { $why }
