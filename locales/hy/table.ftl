# At the table: what is shown, and what is said to a screen reader.

table = Սեղան
round = Ռաունդ { $number }
round-to = Ռաունդ { $number } · մինչև { $target }
round-of = Ռաունդ { $number }՝ { $rounds }-ից
points-short = միավ.
more = ևս
to-nerts = մինչև Nerts
word-nerts = NERTS!
word-pounce = POUNCE!
word-peanuts = PEANUTS!
word-squeal = SQUEAL!
word-out = ՎԵ՜ՐՋ
pile-n = Nerts
pile-d = Բաց կույտ
pile-s = Պաշար
cards-home = Քարտեր հիմքերում
nerts-left = Nerts-ի մնացորդ, { $count } × { $penalty }
this-round = Այս ռաունդը
standings = Ընդհանուր վիճակը
home-count = { $count } քարտ հիմքերում
am-stuck = Քայլ չունեմ
stuck-short = Քայլ չկա
stuck-help = Քայլ չեք տեսնում։ Երբ ոչ ոք քայլ չունի, բոլորը նոր պաշար են ստանում։
shift = Դնել տակը
shift-help = Ձեր պաշարի վերին քարտը դրվում է տակը։
react = Արձագանքել
react-smile = Ժպիտ
react-wow = Օհո՜
react-grr = Գռռ
react-heart = Սիրտ
react-fast = Ի՜նչ արագ
react-thumb = Ապրե՛ք
react-laugh = Ծիծաղ
react-sad = Տխուր
react-clap = Ծափեր
react-think = Մտածում եմ
react-sleep = Հորանջ
react-crown = Թագ
net-good = կապը լավ է, { $ms } մվ
net-slow = դանդաղ, { $ms } մվ
net-lost = կապ չկա, տեղը պահված է
watching = Դուք դիտում եք
seat-label = { $name }, մնացել է Nerts-ի { $count } քարտ, { $points } միավոր
joker-choose = Ջոկերը՝…
nobody = ինչ-որ մեկը

# Buttons and people
called = { $name }՝ { $word }
menu = Ցանկ
settings = Կարգավորումներ
language = Լեզու
language-browser = Ձեր դիտարկիչի լեզուն
language-unreachable = Այդ լեզուն հիմա բեռնել չի ստացվում։
help = Ինչպես խաղալ
chat = Զրույց
players = Խաղացողներ
sound-on = Միացնել ձայնը
sound-off = Անջատել ձայնը
level-easy = Հեշտ
level-medium = Միջին
level-hard = Բարդ
bot = Բոտ
locked-help = Կազմակերպիչը կողպել է սեղանը։ Դուք կարող եք դիտել։
sit-down = Նստել

# Cards
card = { $suit } { $rank }
card-colour = { $colour ->
    [red] կարմիր { $rank }
   *[black] սև { $rank }
}
card-unknown = փակ քարտ
joker = ջոկեր
joker-as = ջոկեր որպես { $card }
suit-H = սրտի
suit-S = ղառի
suit-D = քյափի
suit-C = խաչի
rank-A = տուզ
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = վալետ
rank-Q = թագուհի
rank-K = թագավոր

# Piles, as they are spoken
foundations = Հիմքեր
own-cards = Ձեր քարտերը
pile-nerts = { $count ->
    [0] Nerts-ի կույտ, դատարկ
    [1] { $card }, Nerts-ի կույտ, վերջին քարտը
   *[other] { $card }, Nerts-ի կույտ, { $count } քարտ
}
pile-work = { $card }, { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} սյունակ, { $count } քարտ
pile-work-empty = { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} սյունակ, դատարկ
pile-waste = { $count ->
    [0] Բաց կույտ, դատարկ
   *[other] { $card }, բաց կույտ, { $count } քարտ
}
pile-stock = { $count ->
    [0] Պաշար, սպառված
   *[other] Պաշար, { $count } քարտ
}
pile-foundation = { $card }, { $number ->
    [1] 1-ին
   *[other] { $number }-րդ
} հիմք, { $owner }
pile-done = Լրացված հիմք, { $card }
pile-free = Նոր հիմք, { $suit } մաստ

# What has happened
moved = Խաղացվեց { $card }
near = { $name }՝ { $count ->
    [0] Nerts-ի կույտը դատարկ է
   *[other] { $count } քարտ մինչև Nerts
}
hint = Հուշել քայլ
advice-call = Ձեր Nerts-ի կույտը դատարկ է. կանչեք
advice-nerts-home = Nerts-ի այս քարտը կարող է գնալ հիմք
advice-home = Այս քարտը կարող է գնալ հիմք
advice-nerts-work = Nerts-ի մեկ քարտ պակաս
advice-space = Սա ազատ տեղ է բացում
advice-waste-work = Սա կարելի է դնել սյունակի վրա
advice-turn = Դնելու բան չկա. բացեք պաշարից
hinted-moves = Դեռ քայլ ունեք
hinted-nothing = Քայլ չի մնացել. վերին քարտը դրեք տակը կամ ասեք, որ քայլ չունեք
hinted-unknown = Դժվար է ասել։ Նորից նայեք
may-call = Ձեր Nerts-ի կույտը դատարկ է։ Կանչեք կամ շարունակեք խաղալ։
you-called = Դուք՝ { $word }
false-call = { $name }՝ շուտ կանչեց
stuck = { $name }՝ քայլ չունի
you-stuck = Քայլ չունեք. վերին քարտը դրեք տակը կամ սպասեք մյուսներին
paused-by = Դադար տվեց { $name }
goes-on = Խաղը շարունակվում է
taken-over = Շարունակում եք ուրիշի քարտերով և միավորներով՝ { $name }
refuse-PAUSED = Խաղը դադարի մեջ է
restocked = Ոչ ոք քայլ չուներ. բոլորին՝ նոր պաշար
reconnecting = { $name }՝ կապը վերականգնվում է
says = { $name }՝ { $text }
tie = Երկուսն էլ մնում են՝ { $names }
tie-yours = Երկուսն էլ մնում են՝ դուք և { $name }
beaten-by = { $name }՝ { $ms } մվ ավելի շուտ
raced = Առաջինը՝ { $name }, { $ms } մվ անց՝ { $other }
raced-yours = Դուք առաջինն էիք, { $ms } մվ անց՝ { $name }
beaten = Ուշացաք { $ms } մվ-ով
needs = Պետք է { $card }
in-the-air = Քարտերը շարժման մեջ են…
tab-countdown = { $seconds } – սկսվում է Nerts-ը
tab-dealt = ▶ Ռաունդը սկսվեց
phase-playing = Ռաունդը սկսվում է։

# Why a move was refused
refuse-NOT_YOUR_CARD = Ձեր քարտը չէ
refuse-NOT_YOUR_ROLE = Այդ կույտով խաղում է ձեր խաղընկերը
refuse-NO_SUCH_PILE = Այդ կույտն այլևս չկա
refuse-PILE_EMPTY = Այնտեղ քարտ չկա
refuse-CARD_BURIED = Այդ քարտը վերևում չէ
refuse-WRONG_RANK = Պետք է լինի մեկով ցածր
refuse-WRONG_COLOUR = Կարմիրը՝ սևի վրա, սևը՝ կարմիրի
refuse-WRONG_SUIT = Մաստն ուրիշ է
refuse-NEEDS_ACE = Հիմքը սկսվում է միայն տուզով
refuse-FOUNDATION_TAKEN = Ինչ-որ մեկն ավելի արագ էր
refuse-NO_EMPTY_PILE = Տակը սահեցնելու համար պետք է դատարկ սյունակ
refuse-FILL_RULE = Այս կանոնները դա չեն թույլատրում
refuse-ACE_FIRST = Նախ խաղացեք տուզը
refuse-STOCK_DRY = Պաշարը սպառվել է
refuse-STOCK_NOT_DRY = Պաշարը դեռ չի սպառվել
refuse-STOCK_EMPTY = Ո՛չ պաշարում, ո՛չ բաց կույտում քարտ չկա
notice-PAIRS = Վեց հոգի եք. հարևանները խաղում են զույգերով
notice-UNSAVED = Գրառումները հիմա չեն պահպանվում. մրցախաղը շարունակվում է
notice-HALTED = Հիմա ոչինչ չի պահպանվում, ուստի խաղը սպասում է, մինչև ստացվի
notice-RESUMED = Խաղը շարունակվում է
notice-SAVED = Գրառումները կրկին պահպանվում են
refuse-NOT_STUCK = Նախ ասեք, որ քայլ չունեք
refuse-JOKER_ON_JOKER = Դեռ ոչինչ չփոխարինող ջոկերի վրա ջոկեր դնել չի կարելի
refuse-JOKER_UNDECLARED = Ասեք, թե որ քարտն է ջոկերը
refuse-JOKER_FIXED = Այս ջոկերն այլ քարտ է փոխարինում
refuse-NERTS_NOT_EMPTY = Ձեր Nerts-ի կույտը դատարկ չէ
refuse-HAND_BUSY = Այդ քարտն արդեն ձեռքում է
refuse-ROUND_OVER = Ռաունդն ավարտված է
refuse-BAD_MOVE = Դա քայլ չէ
refuse-STALE = Արդեն ուշ է
refuse-TOO_FAST = Չափազանց արագ
refuse-NO_SEAT = Դուք տեղ չունեք

# The way to a table, and trouble with the line.
default-name = Խաղացող
your-name = Ձեր անունը
table-code = Սեղանի կոդ
to-start = Գլխավոր էջ
no-cookies = Այս դիտարկիչը քուքիներ չի ընդունում։ Ձեր տեղն ու անունը կմնան, քանի դեռ այս ներդիրը բաց է. այն կարելի է վերաբեռնել, բայց ոչ փակել։
connecting = Մոտենում ենք սեղանին…
connection-lost = Կապն ընդհատվեց։ Վերականգնվում է…
trouble-gone = Սերվերը չի պատասխանում
trouble-gone-help = { $kept ->
    [match] Ձեր տեղն ու միավորները պահված են։
    [seat] Ձեր տեղը պահված է։
   *[none] Սպասելուց ոչինչ չեք կորցնի։
}
trouble-blocked = Ուղիղ կապն արգելափակված է
trouble-blocked-help = Էջերը բացվում են, բայց խաղի ուղիղ կապը չի անցնում։ Փորձեք այլ ցանց կամ այս էջի համար անջատեք արգելափակիչը։
next-try = { $seconds ->
    [0] Փորձում ենք հիմա…
   *[other] Հաջորդ փորձն ինքնաբերաբար կլինի { $seconds } վրկ-ից։
}
details = Մանրամասներ
details-copied = Մանրամասները պատճենված են
report =
    Nerts, { $time }
    Էջ՝ { $page }
    Պատասխան սովորական հարցումներին՝ { $fault ->
        [blocked] այո
       *[gone] ոչ
    }
    Ուղիղ կապ՝ { $tries } փորձ { $seconds } վրկ-ում, վերջին փակման կոդը՝ { $code }
    Դիտարկիչ՝ { $browser }
try-again = Կրկին փորձել

bye-behind = Այս կապը չափազանց դանդաղ է և չի հասցնում
bye-stopping = Սերվերն անջատվում է
