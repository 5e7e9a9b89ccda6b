# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = The joker is…
near = { $name }: { $count ->
    [0] Nerts pile empty
   *[other] { $count } to Nerts
}
advice-call = Your Nerts pile is empty: call
advice-nerts-home = This Nerts card can go home
advice-home = This card can go home
advice-nerts-work = One Nerts card less
advice-space = This makes a space
advice-waste-work = This fits on a work pile
advice-turn = Nothing fits: turn the stock
hinted-moves = You have a play left
hinted-nothing = Nothing left: shift, or say that you are stuck
hinted-unknown = Hard to say. Look again
may-call = Your Nerts pile is empty. Call, or play on.
false-call = { $name } called too early
you-stuck = You are stuck: shift, or wait for the others
goes-on = The game goes on
taken-over = You play on with { $name }’s cards and points
refuse-PAUSED = The game is paused
restocked = All were stuck: new stocks for everybody
reconnecting = { $name } is reconnecting
says = { $name }: { $text }
tie-yours = Both stay: you and { $name }
beaten-by = { $name } was { $ms } ms earlier
raced-yours = You beat { $name } by { $ms } ms
beaten = Beaten by { $ms } ms
needs = Needs { $card }
in-the-air = Cards in the air…
tab-countdown = { $seconds } – Nerts begins
tab-dealt = ▶ The round has begun
phase-playing = The round begins.
refuse-NOT_YOUR_CARD = Not your card
refuse-NOT_YOUR_ROLE = Your partner plays that pile
refuse-NO_SUCH_PILE = That pile is gone
refuse-PILE_EMPTY = There is no card
refuse-CARD_BURIED = That card is not on top
refuse-WRONG_RANK = It has to be one lower
refuse-WRONG_COLOUR = Red on black, black on red
refuse-WRONG_SUIT = Another suit
refuse-NEEDS_ACE = Only an ace starts a foundation
refuse-FOUNDATION_TAKEN = Somebody was faster
refuse-NO_EMPTY_PILE = Sliding beneath needs an empty work pile
refuse-FILL_RULE = These rules do not allow that
refuse-ACE_FIRST = Play the ace first
refuse-STOCK_DRY = The stock is dry
refuse-STOCK_NOT_DRY = The stock is not dry yet
refuse-STOCK_EMPTY = No cards in stock or waste
notice-PAIRS = Six of you: neighbours play as pairs
notice-UNSAVED = Records cannot be saved just now; the match goes on
notice-HALTED = Nothing can be saved just now, so the game stands still until it can
notice-RESUMED = The game goes on
notice-SAVED = Records are saved again
refuse-NOT_STUCK = Say that you are stuck first
refuse-JOKER_ON_JOKER = A joker that stands for nothing yet cannot carry a joker
refuse-JOKER_UNDECLARED = Say what the joker is
refuse-JOKER_FIXED = This joker stands for another card
refuse-NERTS_NOT_EMPTY = Your Nerts pile is not empty
refuse-HAND_BUSY = That card is in a hand
refuse-ROUND_OVER = The round is over
refuse-BAD_MOVE = That is no move
refuse-STALE = Too late for that
refuse-TOO_FAST = Too fast
refuse-NO_SEAT = You have no seat
trouble-gone = The server does not answer
trouble-gone-help = { $kept ->
    [match] Your seat and points are kept.
    [seat] Your seat is kept.
   *[none] Nothing is lost by waiting.
}
trouble-blocked = The live connection is blocked
trouble-blocked-help = Pages come through, live play does not. Try another network, or switch a blocker off for this page.
next-try = { $seconds ->
    [0] Trying now…
   *[other] The next try comes by itself in { $seconds } s.
}
details = Details
details-copied = Details copied
report =
    Nerts, { $time }
    Page: { $page }
    Ordinary requests are answered: { $fault ->
        [blocked] yes
       *[gone] no
    }
    Live connection: { $tries } tries for { $seconds } s, last close code { $code }
    Browser: { $browser }
moved = { $card } played
raced = { $name } beat { $other } by { $ms } ms
stuck = { $name } is stuck
tie = Both stay: { $names }
refuse-RESTS = This pile rests for a moment
calm-declared = A calm table: a foundation rests for two seconds after each card
