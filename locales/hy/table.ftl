# At the table: what is shown, and what is said to a screen reader.

table = Սեղան
round = Ռաունդ { $number }
calm = Հանգիստ սեղան
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
hint = Հուշել քայլ
you-called = Դուք՝ { $word }
paused-by = Դադար տվեց { $name }

# The way to a table, and trouble with the line.
default-name = Խաղացող
your-name = Ձեր անունը
table-code = Սեղանի կոդ
to-start = Գլխավոր էջ
no-cookies = Այս դիտարկիչը քուքիներ չի ընդունում։ Ձեր տեղն ու անունը կմնան, քանի դեռ այս ներդիրը բաց է. այն կարելի է վերաբեռնել, բայց ոչ փակել։
connecting = Մոտենում ենք սեղանին…
connection-lost = Կապն ընդհատվեց։ Վերականգնվում է…
try-again = Կրկին փորձել

bye-behind = Այս կապը չափազանց դանդաղ է և չի հասցնում
bye-stopping = Սերվերն անջատվում է
