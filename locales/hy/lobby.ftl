# Before the match.

table-of = Սեղան՝ { $name }
seated = { $count ->
    [0] Դեռ ոչ ոք չի նստել
    [one] Նստած է { $count } հոգի
   *[other] Նստած է { $count } հոգի
}
stand-up = Վեր կենալ
start-round = Սկսել
host-starts = Մրցախաղը սկսում է կազմակերպիչը։
seats = Տեղեր
seat-free = { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} տեղն ազատ է
up-to = առավելագույնը՝ { $count }
you = դուք
host = կազմակերպիչ
make-host = Դարձնել կազմակերպիչ՝ { $name }
remove = Հեռացնել՝ { $name }
add-bot = Ավելացնել բոտ
add-bot-help = ընտրեք ուժը
bot-level = Ուժը
bot-pace = Արագությունը
add = Ավելացնել
pace-gentle = Հանգիստ
pace-slow = Դանդաղ
pace-medium = Միջին
pace-fast = Արագ

invite = Հրավիրել
invite-link = Այս սեղանի հղումը
qr = Այս սեղանի հղման QR կոդը
same-network = Այս համակարգչի հետ նույն ցանցում գտնվողների համար։
loopback = Այս սեղանը հասանելի է միայն այս համակարգչից։ Ընկերների հետ խաղալու համար գործարկեք այն «nerts serve» հրամանով։
no-network = Այս համակարգիչը հիմա ոչ մի ցանցում չէ, ուստի ուրիշ ոչ ոք չի կարող գալ։
copy-link = Պատճենել
copied = Պատճենված է
share = Կիսվել
share-title = Nerts խաղ
your-pack = Ձեր կապուկը
your-pack-help = դրանով բոլորը ճանաչում են ձեր քարտերը
pack-of = { $pack }, վերցրել է { $name }
pack-tomato = Լոլիկ
pack-ocean = Օվկիանոս
pack-marigold = Թավշածաղիկ
pack-pine = Սոճի
pack-sky = Երկինք
pack-plum = Սալոր
pack-rose = Վարդ
pack-ink = Թանաք
pack-moss = Մամուռ
pack-cocoa = Կակաո
pack-pearl = Մարգարիտ
pack-slate = Թերթաքար

teams = Թիմեր
teams-help = Խաղացողներին քաշեք իրար մոտ կամ օգտագործեք սլաքների ստեղները
team-number = Թիմ { $number }
team-new = Նոր թիմ
team-move = { $name }, թիմ { $number }։ Սլաքների ստեղները փոխում են թիմը։
make-pairs = Կազմել զույգեր
make-threes = Կազմել եռյակներ
each-alone = Ամեն մեկը՝ մենակ
paired = Վեց հոգուց սկսած՝ հարևանները խաղում են զույգերով։
unpair = Հետարկել. ամեն մեկը՝ մենակ

this-table = Այս սեղանը
table-hints = Հուշումներ
    .help = Խաղացողները կարող են միացնել հուշումները։
table-chat = Զրույց
    .help = Կարճ խոսքեր սեղանի շուրջ։
table-standin = Փոխարինող բոտեր
    .help = Բոտը խաղում է բացակայողի փոխարեն։
table-late = Միանալ անմիջապես
    .help = Նորեկը բոտի կամ դատարկ տեղը զբաղեցնում է ռաունդի կեսին, այլապես՝ ռաունդից հետո։
table-calm = Հանգիստ սեղան
    .help = Բոտերը դանդաղ են խաղում, և ամեն քարտից հետո հիմքը երկու վայրկյան հանգստանում է. նույն քարտը դեռ կարելի է դնել կողքին։ Բոլորը տեղեկացվում են։
watchers = Դիտում է { $count } հոգի։
send-away = Հեռացնել նրանց
table-word = Բառը
    .help = Ինչ են կանչում, երբ Nerts-ի կույտը դատարկ է։
table-locked = Կողպված
    .help = Նոր մարդիկ չեն կարող նստել։

deny-NOT_HOST = Դա կարող է անել միայն կազմակերպիչը։
deny-PAUSED = Խաղն արդեն դադարի մեջ է։
deny-IN_MATCH = Մրցախաղի ընթացքում չի կարելի։
deny-NO_SEAT = Այդ տեղը չկա։
deny-BAD_VALUE = Այդ արժեքը չի կարելի ({ $arg })։
deny-PACK_TAKEN = Այդ կապուկն արդեն վերցրել են։
deny-BAD_RULES = Այս կանոններն իրար հետ չեն համատեղվում. { $arg }
deny-TEAMS = Թիմերի թիվը չի համապատասխանում կանոններին։
deny-NOT_NOW = Հիմա չի կարելի։
deny-TABLE_FULL = Ազատ տեղ չկա։
deny-FULL = Ազատ տեղ չկա։
deny-LOCKED = Կազմակերպիչը կողպել է սեղանը։
deny-TEAM_FULL = Այդ թիմում տեղ չկա։
deny-NAME = Այդ անունը չի կարելի օգտագործել։
deny-BAD_NAME = Այդ անունը չի կարելի օգտագործել։
deny-TOO_FAST = Մի փոքր ավելի դանդաղ, խնդրում ենք։
deny-HINTS_OFF = Կազմակերպիչն անջատել է հուշումները։
deny-NEXT_ROUND = Կխաղաք հաջորդ ռաունդից։
deny-MALFORMED = Սերվերը դա չհասկացավ։
deny-CHAT_OFF = Կազմակերպիչն անջատել է զրույցը։
deny-BARRED = Կազմակերպիչը ձեզ հեռացրել է։ Փորձեք ավելի ուշ։

# The big screen
big-screen = Մեծ էկրան
big-screen-help = Սեղանը՝ առանց խաղացողի տեղի, մեծ, հեռուստացույցի կամ պրոյեկտորի համար։
screen-come = Եկեք խաղալու
screen-code = կամ կոդով՝
