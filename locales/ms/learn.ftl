# The tutorial. $name is the rival's name.

learn-title = Tutorial
learn-leave = Keluar
learn-show = Tunjukkan
learn-step = Langkah { $step } daripada { $steps }
learn-keys = Kekunci:
learn-rival = Lena
refuse-NOT_NOW = Dalam pusingan sebenar itu boleh. Di sini, kad yang bertanda dahulu.

learn-work = Lajur ialah milik anda sahaja. Kadnya disusun menurun, merah dan hitam berselang-seli: letakkan 9 merah di atas 10 hitam. Slot yang ditinggalkannya boleh diisi dengan mana-mana kad.
    .head = Lajur
learn-found = Timbunan di tengah milik semua. Setiap satu untuk satu suit, dari sat hingga raja. Sat memulakan yang baharu: pindahkan sat lekuk anda ke tempat yang bertanda.
    .head = Tapak asas
learn-stock = Apabila tiada kad yang sesuai, buka stok anda. Tiga kad dibuka serentak, dan hanya yang terakhir boleh dimainkan.
    .head = Stok dan sisa
learn-stock-play = Dua lekuk: kad ini naik ke atas sat di tengah.
    .head = Stok dan sisa
learn-nerts = Inilah timbunan yang menentukan: sesiapa yang menghabiskannya dahulu menamatkan pusingan. Kad paling atas boleh pergi ke tengah atau ke lajur. Letakkan pekak di atas permaisuri.
    .head = Timbunan Nerts
learn-nerts-more = Kad seterusnya terbuka sendiri. Letakkan 8 hitam di atas 9 merah.
    .head = Timbunan Nerts
learn-race = Tiada giliran: semua bermain serentak. { $name } sedang menyusun sped di tengah, dan anda berdua ada kad 3. Dahuluinya!
    .head = Perlumbaan
learn-race-lost = { $name } lebih pantas. Tidak mengapa: kad 3 anda pergi ke lajur yang kosong.
    .head = Perlumbaan
learn-call = Tinggal satu kad Nerts. Empat sped pergi ke tengah.
    .head = Laungan
learn-call-now = Timbunan Nerts anda sudah habis: laung “Nerts!”, dan pusingan pun tamat.
    .head = Laungan

learn-done = Setiap kad di tengah bernilai satu mata, setiap kad Nerts yang tinggal ditolak dua. Pusingan sebenar ada 13 kad Nerts dan lawan yang lebih pantas, tetapi semuanya sudah anda tahu.
    .head = Anda sudah pandai bermain Nerts
learn-home = Di tengah
learn-left = Kad Nerts tinggal
learn-points = Mata
learn-again = Sekali lagi
learn-to-table = Ke meja
