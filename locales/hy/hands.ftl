# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = Ջոկերը՝…
near = { $name }՝ { $count ->
    [0] Nerts-ի կույտը դատարկ է
   *[other] { $count } քարտ մինչև Nerts
}
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
false-call = { $name }՝ շուտ կանչեց
you-stuck = Քայլ չունեք. վերին քարտը դրեք տակը կամ սպասեք մյուսներին
goes-on = Խաղը շարունակվում է
taken-over = Խաղում եք այս քարտերով՝ { $name }
refuse-PAUSED = Խաղը դադարի մեջ է
restocked = Ոչ ոք քայլ չուներ. բոլորին՝ նոր պաշար
reconnecting = { $name }՝ կապը վերականգնվում է
says = { $name }՝ { $text }
tie-yours = Երկուսն էլ մնում են՝ դուք և { $name }
beaten-by = { $name }՝ { $ms } մվ ավելի շուտ
raced-yours = Դուք առաջինն էիք, { $ms } մվ անց՝ { $name }
beaten = Ուշացաք { $ms } մվ-ով
needs = Պետք է { $card }
in-the-air = Քարտերը շարժման մեջ են…
tab-countdown = { $seconds } – սկսվում է Nerts-ը
tab-dealt = ▶ Ռաունդը սկսվեց
phase-playing = Ռաունդը սկսվում է։
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
moved = Խաղացվեց { $card }
raced = Առաջինը՝ { $name }, { $ms } մվ անց՝ { $other }
stuck = { $name }՝ քայլ չունի
tie = Երկուսն էլ մնում են՝ { $names }
refuse-RESTS = Այս հիմքը մի պահ հանգստանում է
calm-declared = Հանգիստ սեղան. ամեն քարտից հետո հիմքը երկու վայրկյան հանգստանում է
