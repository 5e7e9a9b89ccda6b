# Marks of the first rounds, each shown once.

first-of = { $number } daripada { $count }
first-skip = Langkau
first-known = Faham

first-nerts = Mainkan kad paling atas di mana-mana yang sesuai. Apabila yang terakhir sudah tiada, anda boleh melaung { $word }
    .head = Habiskan timbunan ini dahulu
first-ace = Pindahkan ke tengah. Selepas itu, semua boleh menambah di atasnya, termasuk anda.
    .head = Sat memulakan tapak asas
first-stock = Tiga kad dibuka, dan yang terakhir boleh dimainkan.
    .head = Tiada yang sesuai? Buka stok
first-space = Kad Nerts paling baik: anda makin hampir ke penghujung.
    .head = Slot kosong menerima apa-apa kad
