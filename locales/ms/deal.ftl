# The check of a deal.

check-deal = Semak agihan ini
deal-title = Adakah agihan ini adil?
deal-fetched = Sebentar…
deal-fair = { $from ->
    [record] Kad-kad ini memang terhasil daripada agihan dalam rekod.
   *[table] Agihan ini adil.
}
deal-partly = Semua yang dapat disemak oleh halaman ini betul.
deal-foul = Agihan ini tidak betul.
deal-broken = Apa yang diberitahu oleh pelayan tidak mungkin suatu agihan, jadi tiada apa-apa yang dapat disemak.
deal-help = Sebelum agihan, pelayan menjanjikan satu rahsia, kemudian halaman setiap pemain menambah satu nombor rawak. Kedua-duanya bersama mengocok dek, jadi tiada sesiapa dapat memilih kad. Halaman ini baru sahaja mengocoknya semula.
deal-promise-yes = { $from ->
    [record] Rahsia pengagih padan dengan kod bukti dalam rekod. Sesiapa yang diberi kod itu sebelum agihan boleh membandingkannya.
   *[table] Rahsia pengagih ialah rahsia yang dijanjikan sebelum agihan.
}
deal-promise-no = { $from ->
    [record] Rahsia pengagih tidak padan dengan kod bukti dalam rekod.
   *[table] Rahsia pengagih bukan rahsia yang dijanjikan sebelum agihan.
}
deal-promise-none = Halaman ini datang selepas janji pengagih, dan hanya ada kata-kata pelayan sebagai pegangan.
deal-own-yes = Nombor anda sendiri digunakan dalam agihan ini.
deal-own-no = Pengagih menerima nombor anda tetapi tidak menggunakannya.
deal-own-late = Nombor anda terlambat untuk agihan ini.
deal-own-none = Halaman ini tidak memberi nombor sendiri.
deal-seed = { $count ->
    [0] Rahsia itu sahaja yang menjadi benih; tiada nombor pemain yang sampai.
   *[other] Rahsia itu dan nombor daripada { $count } pemain menjadi benih.
}
deal-cards-yes = { $from ->
    [record] Dek yang dikocok daripada benih itu menghasilkan kad pusingan ini.
   *[table] Dek yang dikocok daripada benih itu menghasilkan kad yang anda lihat semasa agihan.
}
deal-cards-no = { $from ->
    [record] Dek yang dikocok daripada benih itu tidak menghasilkan kad pusingan ini.
   *[table] Dek yang dikocok daripada benih itu tidak menghasilkan kad yang anda lihat semasa agihan.
}
deal-cards-none = Halaman ini datang selepas agihan, dan tiada kad awal untuk dibandingkan.
deal-values = Nombor-nombor untuk disemak di tempat lain
deal-copy = Salin
deal-copied = Disalin
