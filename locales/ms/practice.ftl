# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = Latihan
practice-time = Masa
practice-own-best = Terbaik
practice-again = Agihan yang sama
practice-new = Agihan baharu
practice-link = Salin pautan agihan ini
practice-empty = Habis dalam { $time }
practice-stuck = Tiada lagi kad yang boleh dimainkan
practice-left = { $count ->
   *[other] { $count } kad Nerts masih tinggal.
}
practice-first = Inilah masa yang perlu ditewaskan.
practice-record = Masa terbaik anda. Sebelum ini { $time }.
practice-before = Sebelum ini, agihan ini mengambil masa { $time }.
practice-best = Masa terbaik anda ialah { $time }.

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = Sepuluh kedudukan daripada pusingan sebenar. Dalam setiap satu, ada kad anda yang boleh pergi ke tengah, tetapi tiada siapa nampak dengan segera. Mainkannya!
drills-limit = Masa untuk setiap satu
drills-seconds = { $seconds } saat
drills-unlimited = Tiada had
drills-begin = Mula
drills-best = Paling banyak anda temui: { $found } daripada 10.
drills-ask = Kad anda yang manakah boleh pergi ke tengah? Mainkannya.
drills-found = Ditemui dalam { $seconds } saat.
drills-missed = Itu dia. Dalam pusingan sebenar, kad ini terlepas pandang selama { $seconds } saat.
drills-result = { $found } daripada { $count } ditemui
drills-average = Purata { $seconds } saat setiap satu.
drills-none = Lihat kad paling atas pada lajur, timbunan Nerts dan sisa: itulah kad yang boleh dimainkan.
refuse-NOT_HOME = Itu boleh, tetapi ada kad lain yang boleh pergi ke tengah.
