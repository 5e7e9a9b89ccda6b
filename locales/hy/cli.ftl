# What the command line says. One sentence each.

cli-about = Խաղացեք Nerts դիտարկիչում՝ բոտերի կամ ընկերների հետ։

play-about = Բացել սեղան այս համակարգչի դիտարկիչում և խաղալ բոտերի դեմ։
play-bots = Բոտերի թիվը՝ 0-ից 11։
play-level = Որքան լավ են խաղում բոտերը՝ easy (հեշտ), medium (միջին) կամ hard (բարդ)։
play-pace = Որքան արագ են խաղում բոտերը՝ slow (դանդաղ), medium (միջին) կամ fast (արագ)։
play-preset = Խաղի կանոնները, օրինակ՝ classic կամ "classic, jokers=2"։
play-no-browser = Տպել հղումը և չբացել դիտարկիչը։
play-link = Ձեր սեղանը՝ { $link }
play-unkept = Այս սեղանից ոչինչ չի պահվում։ { $why }
play-stop = Ctrl-C-ն ավարտում է։

serve-about = Խաղալ ընկերների հետ. սեղաններ տրամադրել բոլորին, ովքեր հղումն ունեն։
serve-host = Հասցե, որով ընդունել կապերը. 0.0.0.0-ն այս համակարգչի բոլոր ցանցերն են։
serve-root-path = Նախածանց հակադարձ պրոքսիի հետևում, օրինակ՝ /nerts։
serve-proxy-hops = Դիմացի վստահելի հակադարձ պրոքսիների թիվը, որոնցից յուրաքանչյուրն ավելացնում է X-Forwarded-For-ին։
serve-rtt-header = Վերնագիր, որով ամենաարտաքին պրոքսին հայտնում է իր միջուկի չափած կապի հապաղումը՝ միկրովայրկյաններով։
rtt-without-proxy = --rtt-header-ը դիմացի պրոքսիի համար է. տվեք նաև --proxy-hops։
serve-allowed-host = Անուն, որով մարդիկ գտնում են այս սերվերը (օրինակ՝ play.example.org). կարելի է տալ մի քանի անգամ։ Եթե տրված չէ՝ սերվերի սեփական անուններն ու հասցեները։
keep-rounds-option = Քանի օր պահել ավարտված ռաունդները և այն ամենը, ինչ դրանցից ցույց են տալիս անձնական էջերն ու կրկնադիտումները. 0՝ ընդմիշտ։
serve-records = Պանակ, որտեղ պահվում է յուրաքանչյուր մրցախաղի գրառումը։
serve-here = Այս համակարգչում՝ { $link }
serve-there = Նույն ցանցի ընկերների համար՝ { $link }

play-port = Պորտ, որով ընդունել կապերը. 0՝ որևէ ազատ պորտ։ Լռելյայն՝ նույնը, ինչ նախորդ անգամ, որպեսզի դիտարկիչը հիշի ձեր անունը։
port-option = Պորտ, որով ընդունել կապերը. 0՝ որևէ ազատ պորտ։
port-taken = Պորտը զբաղված է՝ { $port }, հասցեն՝ { $host }։ Ընտրեք մեկ ուրիշը --port-ով։
port-refused = Հնարավոր չէ կապեր ընդունել՝ հասցե { $host }, պորտ { $port } ({ $why })։

not-built = Էջն այստեղ կառուցված չէ. մեկ անգամ գործարկեք make play կամ տեղադրեք nerts-ը wheel-ից։

verify-about = Ստուգել ռաունդի գրառումը՝ յուրաքանչյուր քայլը, բաժանումն ու միավորները։
verify-good = { $file }՝ { $rounds } ռաունդ, ամեն ինչ այնպես է, ինչպես գրված է։
verify-fair = Ռաունդ { $number }. բաժանողը նախապես հայտնել էր իր գաղտնի թվի դրոշմը, { $nonces ->
    [0] ոչ մի խաղացող չի մասնակցել բաժանմանը
   *[other] բաժանմանը մասնակցել է { $nonces } խաղացող
}, և սրանք դրա քարտերն են։
verify-seed = Ռաունդ { $number }. բաժանողը նախապես հայտնել էր ելակետային թիվը, և սրանք դրա քարտերն են։
verify-position = Ռաունդ { $number }. դասավորված է ձեռքով, ուստի բաժանում չի ստուգվել։
verify-bad = { $file }, տող { $line }՝ { $why }։
replay-about = Նորից դիտել գրառված մրցախաղի ռաունդը՝ քայլ առ քայլ։
replay-round = Որ ռաունդը։
replay-speed = Քանի անգամ արագ. առանց տերմինալի ամեն ինչ տպվում է միանգամից։
replay-at = Սկսել բաժանումից այսքան վայրկյան անց։
replay-head = Ռաունդ { $number }, { $rules }՝ { $names }
replay-line = { $time }  { $line }
replay-lost = , պարտված մրցավազք՝ { $by } մվ-ով, հաղթեց { $winner }
replay-tie = , ոչ-ոքի. երկուսն էլ մնում են
replay-call = , կանչ
replay-nobody = անհայտ խաղացող
replay-score = { $name }՝ { $points }, ընդամենը { $total }
replay-no-round = Ռաունդ { $number } չկա. մրցախաղն ունի { $count } ռաունդ։
name = { $name }

stats-about = Գրառված մրցախաղի յուրաքանչյուր ռաունդի թվերը՝ միավորներ, արագություն, մրցավազքեր, բաց թողած հնարավորություններ։
stats-plot = Միավորների և Nerts-ի քարտերի գծապատկերն ըստ ժամանակի պահել այս ֆայլում (օրինակ՝ out.svg). պետք է nerts[plot] հավելումը։
stats-round = Ռաունդ { $number }, { $time }
stats-races = Մրցավազքեր
stats-chances = Բաց թողած հնարավորություններ. տեղը բաց է մնացել երկու վայրկյանից ավելի
stats-player = Խաղացող
stats-home = Հիմքերում
stats-left = Nerts-ի մնացորդ
stats-points = Միավորներ
stats-total = Ընդամենը
stats-pace = Հիմքերին՝ մեկ րոպեում
stats-won = Հաղթած
stats-tied = Ոչ-ոքի
stats-lost = Պարտված
stats-closest = Ամենալարվածը
stats-ms = { $value } մվ
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } վրկ
stats-at = Պահը
stats-card = Քարտ
stats-open = Բաց մնաց
stats-taken = Վերցրեց
stats-late = ինքը՝ ուշացած
plot-missing = Գծապատկերի համար պետք է matplotlib. տեղադրեք nerts[plot]։
plot-points = Ռաունդ { $number }՝ միավորներ
plot-nerts = Ռաունդ { $number }՝ Nerts-ի մնացած քարտեր
plot-seconds = վայրկյաններ՝ բաժանումից սկսած
plot-written = Գծված է՝ { $file }
plot-refused = Չի ստացվում գծել այս ֆայլում՝ { $file } ({ $why })։

unreadable = Չի ստացվում կարդալ այս ֆայլը՝ { $file } ({ $why })։

data-option = Պանակ, որտեղ պահվում են սեղաններն ու ավարտված ռաունդները. լռելյայն՝ այս հարթակի՝ օգտատիրոջ տվյալների պանակը։
database-option = Դրա փոխարեն՝ PostgreSQL տվյալների բազայի URL, օրինակ՝ postgresql://nerts@localhost/nerts։
data-or-database = Տվեք կա՛մ --data, կա՛մ --database, ոչ թե երկուսը։

backup-about = Պատճենել տվյալների պանակի բազան, նաև երբ սերվերն այնտեղ գրում է։
backup-file = Պատճենի անունը։
backup-done = { $file }՝ { $size } բայթ։
backup-nothing = Այս պանակում տվյալների բազա չկա՝ { $folder }։ Տվյալների պանակը նշեք --data-ով։
backup-exists = Այդ ֆայլն արդեն կա՝ { $file }։ Պատճենի համար այլ անուն ընտրեք։
backup-failed = Չի ստացվում տվյալների բազան պատճենել այստեղ՝ { $file } ({ $why })։
backup-postgres = PostgreSQL-ը սրա համար ունի իր գործիքը՝ pg_dump։

db-about = Հոգ տանել տվյալների բազայի մասին։
db-upgrade-about = Հին տարբերակի տվյալների բազան հասցնել այս տարբերակին։
db-upgrade-done = Տվյալների բազան այս տարբերակինն է։
db-prune-about = Ջնջել այսքան օրից հին ավարտված ռաունդները։
db-prune-days = Հնությունը՝ օրերով։
db-prune-done = Ջնջված է { $count } ռաունդ։

store-taken = Տվյալների պանակն օգտագործում է մեկ այլ nerts՝ { $folder }։
store-newer = Տվյալների բազան nerts-ի ավելի նոր տարբերակինն է՝ { $where }։ Տեղադրեք այդ տարբերակը։
store-older = Տվյալների բազան nerts-ի ավելի հին տարբերակինն է՝ { $where }։ Գործարկեք nerts db upgrade, երբ ոչ մի սերվեր այն չի օգտագործում։
store-unreadable = Չի ստացվում բացել՝ { $where } ({ $why })։
store-unwritable = Տվյալների բազան հիմա չի կարելի օգտագործել. { $why }։
store-short-key = Այս ֆայլի բանալին { $least } նիշից կարճ է՝ { $file }։ Վերականգնեք այն կամ ջնջեք ֆայլը, բայց այդ դեպքում բոլորն անծանոթ կդառնան։
store-no-driver = PostgreSQL-ին պետք է psycopg. տեղադրեք "nerts[postgres]"։
store-bad-url = Տվյալների բազայի URL-ը չի կարդացվում. տվեք այսպիսին՝ postgresql://nerts@localhost/nerts։
store-other-database = nerts-ը չի ճանաչում այդ տվյալների բազան՝ { $name }։ Ճանաչում է PostgreSQL-ը և, --data-ով, SQLite-ը։

bench-about = Չափել չափերն ու արագությունները։
bench-move-down = { $value } բայթով խաղացողին հայտնվում է մեկ քայլը (մեդիան, առանց ծառայողական բայթերի)։
bench-move-up = { $value } բայթով կատարվում է մեկ քայլը (մեդիան, առանց ծառայողական բայթերի)։
bench-random-play = { NUMBER($value, maximumFractionDigits: 0) } քայլ վայրկյանում՝ շարժիչի պատահական խաղում։
bench-bots = { NUMBER($value, maximumFractionDigits: 1) } ռաունդ վայրկյանում՝ չորս բոտով, առանց սպասելու։
bench-round-disk = { NUMBER($value, maximumFractionDigits: 0) } բայթ սկավառակի վրա՝ չորս խաղացողի մեկ ավարտված ռաունդի համար, ներառյալ գրառումն ու ինդեքսները։
bench-log-disk = { NUMBER($value, maximumFractionDigits: 0) } բայթ սկավառակի վրա՝ մեկ ռաունդի համար, դեռ գործող սեղանի մատյանում։
bench-durable = { NUMBER($value, maximumFractionDigits: 0) } հուսալիորեն պահված իրադարձություն վայրկյանում՝ միաժամանակ մեկական 128 սեղանից։
bench-first-card = { $value } բայթ մինչև առաջին քարտը (gzip)՝ ամենաշատը պահանջող լեզվով։

load-about = Չափել, թե քանի սեղանի է դիմանում սերվերի մեկ պրոցեսը։
load-option-tables = Սեղանների թիվը, ամեն մեկում՝ չորս խաղացող։
load-option-seconds = Քանի վայրկյան չափել։
load-tables = { $value } սեղան՝ չորսական խաղացողով, յուրաքանչյուր խաղացողը՝ վայրկյանում 1,5 քայլ։
load-keeps = { $keeps ->
    [True] Երբ ամեն իրադարձություն նախ պահվում է SQLite-ում, հետո հայտնվում.
   *[other] Երբ սեղանները միայն հիշողության մեջ են.
}
load-moves = Վայրկյանում պատասխանված { NUMBER($value, maximumFractionDigits: 0) } քայլ։
load-deliveries = Վայրկյանում առաքված { NUMBER($value, maximumFractionDigits: 0) } հաղորդագրություն։
load-cpu = Սերվերի օգտագործածը՝ մեկ միջուկի { NUMBER($value, maximumFractionDigits: 0) }%-ը։
load-per-cpu-second = Սերվերի պրոցեսորի ամեն վայրկյանին առաքված { NUMBER($value, maximumFractionDigits: 0) } հաղորդագրություն։
load-ack-median = { NUMBER($value, maximumFractionDigits: 1) } մվ՝ մինչև քայլի պատասխանը (մեդիան)։
load-ack-p99 = { NUMBER($value, maximumFractionDigits: 1) } մվ՝ մինչև 100 քայլից 99-ի պատասխանը։
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) } բայթով խաղացողին հայտնվում է մեկ քայլը (մեդիան, առանց ծառայողական բայթերի)։
load-table-memory = { NUMBER($value, maximumFractionDigits: 0) } KiB հիշողություն՝ մեկ սեղանի և իր չորս կապի համար։

races-about = Մոդելավորել լավ և վատ կապ ունեցող մարդկանց մրցավազքերը՝ դատված այնպես, ինչպես սեղանի շուրջ։
races-option-count = Մրցավազքերի թիվը յուրաքանչյուր տողի համար։
races-line = { $witness ->
    [1] Վկայված
   *[other] Չվկայված
}, { NUMBER($first, maximumFractionDigits: 0) } մվ ընդդեմ { NUMBER($second, maximumFractionDigits: 0) } մվ-ի, առաջինը՝ { NUMBER($gap, maximumFractionDigits: 0) } մվ-ով. առաջինն է հասնում՝ { NUMBER($arrival, maximumFractionDigits: 1) }%, պահում է քարտը՝ { NUMBER($keeps, maximumFractionDigits: 1) }%, երկուսն էլ պահում են իրենցը՝ { NUMBER($both, maximumFractionDigits: 1) }%։
races-liar = { $witness ->
    [1] Վկայված
   *[other] Չվկայված
}, { NUMBER($first, maximumFractionDigits: 0) } մվ ընդդեմ { NUMBER($second, maximumFractionDigits: 0) } մվ-ի, որն ուշացնում է իր pong-երը, առաջինը՝ { NUMBER($gap, maximumFractionDigits: 0) } մվ-ով. պահում է քարտը՝ { NUMBER($keeps, maximumFractionDigits: 1) }%, երկուսն էլ պահում են իրենցը՝ { NUMBER($both, maximumFractionDigits: 1) }%. ստախոսը շահում է { NUMBER($gain, maximumFractionDigits: 1) } տոկոսային կետ։

races-corner = Վատ անկյուն՝ 200 մվ, գումարած-հանած 60, և 5% կտրուկ թռիչքներ, ընդդեմ 40 մվ-ի, առաջինը՝ { NUMBER($gap, maximumFractionDigits: 0) } մվ-ով. առաջինն է հասնում՝ { NUMBER($arrival, maximumFractionDigits: 1) }%, պահում է քարտը՝ { NUMBER($keeps, maximumFractionDigits: 1) }%, երկուսն էլ պահում են իրենցը՝ { NUMBER($both, maximumFractionDigits: 1) }%։
races-live = Սերվերի միջով, { $witness ->
    [1] վկայված
   *[other] չվկայված
}, { NUMBER($first, maximumFractionDigits: 0) } մվ ընդդեմ { NUMBER($second, maximumFractionDigits: 0) } մվ-ի, առաջինը՝ { NUMBER($gap, maximumFractionDigits: 0) } մվ-ով. պահում է քարտը՝ { NUMBER($keeps, maximumFractionDigits: 1) }%, երկուսն էլ պահում են իրենցը՝ { NUMBER($both, maximumFractionDigits: 1) }%։
races-live-liar = Սերվերի միջով, { $witness ->
    [1] վկայված
   *[other] չվկայված
}, { NUMBER($first, maximumFractionDigits: 0) } մվ ընդդեմ { NUMBER($second, maximumFractionDigits: 0) } մվ-ի, որն ուշացնում է իր pong-երը, առաջինը՝ { NUMBER($gap, maximumFractionDigits: 0) } մվ-ով. պահում է քարտը՝ { NUMBER($keeps, maximumFractionDigits: 1) }%, երկուսն էլ պահում են իրենցը՝ { NUMBER($both, maximumFractionDigits: 1) }%. ստախոսը շահում է { NUMBER($gain, maximumFractionDigits: 1) } տոկոսային կետ։
races-after-call = Սերվերի միջով, { $witness ->
    [1] վկայված
   *[other] չվկայված
}. կանչի մասին իմանալուց հետո ստախոսը, որն ուշացնում է իր pong-երը, դնում է { $cards } քարտ։

floods-about = Հեղեղել սերվերը ամեն տեսակի թշնամական սոկետներով և չափել, թե ինչ են դրանից զգում սեղանի չորս խաղացողները։
floods-option-seconds = Յուրաքանչյուր հեղեղի տևողությունը։
floods-line = { $kind }. մյուսները սպասում են { NUMBER($calm, maximumFractionDigits: 1) } մվ (100-ից 99-ը՝ { NUMBER($calm99, maximumFractionDigits: 1) }) դրանից առաջ և { NUMBER($p50, maximumFractionDigits: 1) } մվ ({ NUMBER($p99, maximumFractionDigits: 1) }) դրա ընթացքում. հիշողությունը՝ { NUMBER($before_mib, maximumFractionDigits: 0) }-ից { NUMBER($peak_mib, maximumFractionDigits: 0) } MiB. ուղարկված է { NUMBER($sent_mib, maximumFractionDigits: 1) } MiB. { $cut } կապ խզված, { $refused } հարցում մերժված. 4 խաղացողից մնացել է { $stayed }։

perft-about = Հաշվել տվյալ դիրքից սկսվող քայլերի հաջորդականությունները։
perft-depth = Հաջորդականությունների երկարությունը։
perft-teams = Քանի թիմի բաժանել։
perft-seed = Բաժանման ելակետային թիվը՝ 64 տասնվեցական թվանշան։
perft-position = Բաժանման փոխարեն՝ սկզբնական դիրքով ֆայլ։
perft-line = { $depth } { $count }

bad-value = { $name }՝ { $why }։
bad-choice = { $name }՝ { $value } չի կարելի, միայն սրանցից մեկը՝ { $known }։
bad-rules = Այսպիսի կանոններ լինել չեն կարող. { $why }։
bad-usage = { $why }
