# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = Peraturan dalam enam gambar
book-sub = Dua hingga dua belas pemain. Tiada giliran: semua bermain serentak.
book-learn = Belajar sambil bermain
book-table = Di meja anda: { $preset }
book-framed = Berbingkai: yang berbeza daripada { $preset }
book-differs = berbeza daripada { $preset }
book-words = Semua peraturan
book-piles = Lajur
book-first = pertama
book-late = { $ms } ms lewat
book-same = serentak
book-each-home = setiap kad di tengah
book-each-left = setiap kad Nerts tinggal
book-layout = Timbunan Nerts dengan sepuluh sped di atas, empat lajur, sisa dan stok.
book-work = 9 merah di atas 10 hitam. 8 hitam sesuai di atasnya, 8 merah tidak.
book-home = Lima lekuk naik ke atas empat lekuk milik pemain lain.
book-stock = Stok dan kad yang dibuka daripadanya: yang terakhir ialah sembilan lekuk.
book-tie = Tiga kali enam kelawar: yang pertama kekal, yang lewat pulang, dan dua yang serentak kedua-duanya kekal.
book-call = Laungan, dan nilai kad.
