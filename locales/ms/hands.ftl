# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = Joker ini ialah…
near = { $name }: { $count ->
    [0] timbunan Nerts habis
   *[other] { $count } lagi ke Nerts
}
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
false-call = { $name } melaung terlalu awal
you-stuck = Anda buntu: alih kad stok, atau tunggu yang lain
goes-on = Permainan disambung
taken-over = Anda meneruskan kad { $name }
refuse-PAUSED = Permainan dijeda
restocked = Semua buntu: stok baharu untuk semua
reconnecting = { $name } sedang menyambung semula
says = { $name }: { $text }
tie-yours = Serentak, kedua-dua kekal: anda dan { $name }
beaten-by = { $name } lebih awal { $ms } ms
raced-yours = Anda lebih awal { $ms } ms daripada { $name }
beaten = Terlewat { $ms } ms
needs = Perlu { $card }
in-the-air = Kad dalam gerakan…
tab-countdown = { $seconds } – Nerts bermula
tab-dealt = ▶ Pusingan sudah bermula
phase-playing = Pusingan bermula.
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
moved = Dimainkan: { $card }
raced = { $name } lebih awal { $ms } ms daripada { $other }
stuck = { $name } buntu
tie = Serentak, kedua-dua kekal: { $names }
refuse-RESTS = Timbunan ini berehat sebentar
calm-declared = Meja tenang: tapak asas berehat dua saat selepas setiap kad
