# The own page: what somebody has played, and what is kept of it.

me-title = Halaman anda
me-sum = { $matches ->
    [0] Belum bermain apa-apa
   *[other] { $rounds } pusingan dalam { $matches } perlawanan sejak { $since }
}
me-zone = Pelayan tidak mengenali zon waktu “{ $zone }”, jadi hari dikira mengikut UTC.
me-empty = Belum bermain apa-apa
me-empty-help = Selepas pusingan pertama anda, mata, ulang tayang dan teman sepermainan anda akan ada di sini.

me-points = mata sepusingan
me-of = { $won } / { $all }
me-matches-won = perlawanan dimenangi
me-cards = kad ke tengah seminit
me-percent = { $share }%
me-races = rebutan dimenangi
me-more = { $calls ->
    [0] Belum pernah melaung.
   *[other] { $calls } laungan dalam { $rounds } pusingan.
} Rebutan: { $won } menang, { $tied } seri, { $lost } kalah.
me-last = { $count ->
    [1] Pusingan terakhir
   *[other] { $count } pusingan terakhir
}
me-last-help = mata; bar kosong bermakna di bawah sifar
me-last-label = Mata bagi { $count } pusingan terakhir, purata { $mean }
me-mean = purata { $mean }
me-as-table = Sebagai jadual
me-as-chart = Sebagai carta
me-day = Hari
me-points-head = Mata
me-home = Kad di tengah
me-time = Masa
me-called = Melaung
me-yes = ya
me-replay = Ulang tayang
me-replay-of = Ulang tayang pusingan pada { $day }, { $points } mata
me-replay-match = Ulang tayang pusingan terakhir perlawanan pada { $day }, { $place }
me-replay-record = { $record }, { $day }: ulang tayang

me-matches = Perlawanan terakhir
me-others = Yang lain
me-place-head = Tempat
me-total = Jumlah
me-place = { $form ->
   *[other] ke-{ $place } daripada { $of }
}
me-unfinished = belum tamat
me-records = Rekod
me-record-round = Pusingan terbaik
me-record-call = Laungan terpantas
me-record-row = Menang perlawanan berturut-turut
me-record-race = Menang rebutan paling tipis
me-ms = { $ms } ms
me-people = Teman sepermainan anda
me-people-help = pusingan anda : mereka lebih baik
me-rounds = { $count ->
   *[other] { $count } pusingan
}
me-better = Anda lebih baik dalam { $better }, mereka dalam { $worse }

me-keep = Simpan ini, pada setiap peranti
me-key-help = Setakat ini hanya pelayar ini mengenali anda. Kunci laluan membawa nama dan sejarah anda ke telefon anda. Tanpa e-mel, tanpa kata laluan.
me-key-cannot = Kunci laluan boleh dibuat apabila halaman ini ada nama dan dibuka melalui https, atau di localhost. Di sini, hanya pelayar ini mengenali anda.
me-elsewhere = Pernah bermain pada peranti lain?
me-elsewhere-help = Dengan kunci laluan yang anda buat di sana, nama dan sejarah anda ada di sini juga.
me-make-key = Buat kunci laluan
me-have-key = Saya ada kunci laluan
me-keys = Kunci laluan anda
me-keys-help = Pada peranti lain, pilih “Saya ada kunci laluan” di halaman ini, dan sejarah ini akan ada di sana.
me-another-key = Kunci laluan lain
me-sign-out = Log keluar
me-key = Dibuat { $made }, terakhir digunakan { $used }
me-key-remove = Buang kunci laluan yang dibuat { $made }
me-done-made = Mulai sekarang, sejarah ini mengikut kunci laluan anda.
me-done-removed = Kunci laluan sudah dibuang. Peranti anda mungkin masih menawarkannya, tetapi ia tidak membuka apa-apa lagi.
me-done-in = Anda dikenali di sini sekarang, dan permainan dalam pelayar ini sudah digabungkan dengan sejarah anda.
me-done-out = Pelayar ini kini milik tetamu baharu.
me-done-deleted = Semuanya sudah dipadam, dan pelayar ini kini milik tetamu baharu.
me-problem-OFFLINE = Pelayan tidak dapat dihubungi.
me-problem-NOBODY = Pelayar ini tidak menyimpan kuki, jadi tiada apa-apa yang dapat diingati di sini.
me-problem-NOTHING_KEPT = Pelayan ini tidak menyimpan apa-apa selepas pusingan tamat.
me-problem-UNKEPT = Tiada apa-apa dapat disimpan di sana sekarang. Cuba semula sebentar lagi.
me-problem-LIMIT = Terlalu banyak sekali gus. Cuba lagi dalam seminit.
me-problem-SEATED = Anda sedang duduk di meja. Keluar dahulu: selepas bertukar, anda tiada tempat duduk di sana.
me-problem-PASSKEY = Kunci laluan itu tidak boleh digunakan di sini.
me-problem-NO_PASSKEY = Kunci laluan itu sudah pun dibuang.
me-problem-CANCELLED = Tiada kunci laluan dipilih, jadi tiada apa-apa yang berubah.
me-problem-THERE = Peranti ini sudah ada kunci laluan anda.
me-problem-FAILED = Tidak berjaya kali ini. Cuba semula sebentar lagi.

me-data = Data anda
me-data-help = Selepas dipadam, kad anda masih ada dalam ulang tayang orang lain, tanpa nama anda.
me-export = Eksport semua
me-delete = Padam semua
me-keep-it = Simpan semuanya
me-stay = Kekal log masuk
me-sure-delete = Padam semuanya?
me-sure-delete-help = Nama, kunci laluan dan sejarah anda hilang buat selamanya, dan anda keluar dari setiap meja yang anda duduki. Tiada sesiapa dapat mengembalikannya.
me-do-delete = Padam selamanya
me-sure-out = Log keluar dari pelayar ini?
me-sure-out-help = Sejarah anda kekal bersama kunci laluan anda. Di sini, orang baharu bermula.
me-do-out = Log keluar

# Days, for browsers that do not know how the language writes them.
me-day-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mac
    [4] Apr
    [5] Mei
    [6] Jun
    [7] Jul
    [8] Ogo
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dis
}
me-day-long = { $day } { $month ->
    [1] Januari
    [2] Februari
    [3] Mac
    [4] April
    [5] Mei
    [6] Jun
    [7] Julai
    [8] Ogos
    [9] September
    [10] Oktober
    [11] November
   *[12] Disember
}
me-day-month = { $month ->
    [1] Januari
    [2] Februari
    [3] Mac
    [4] April
    [5] Mei
    [6] Jun
    [7] Julai
    [8] Ogos
    [9] September
    [10] Oktober
    [11] November
   *[12] Disember
} { $year }
me-day-year = { $date } { $year }
