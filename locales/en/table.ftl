# At the table: what is shown, and what is said to a screen reader.

table = Table
round = Round { $number }
round-to = Round { $number } · to { $target }
round-of = Round { $number } of { $rounds }
points-short = pts
more = more
to-nerts = to Nerts
word-nerts = NERTS!
word-pounce = POUNCE!
word-peanuts = PEANUTS!
word-squeal = SQUEAL!
word-out = OUT!
pile-n = Nerts
pile-d = Waste
pile-s = Stock
cards-home = Cards home
nerts-left = Nerts left, { $count } × { $penalty }
this-round = This round
standings = Standings
home-count = { $count ->
    [one] { $count } card home
   *[other] { $count } cards home
}
am-stuck = I am stuck
stuck-short = Stuck
stuck-help = You see no play. When all are stuck, everybody gets a new stock.
shift = Shift
shift-help = The top card of your stock goes to its bottom.
react = React
react-smile = Smile
react-wow = Wow
react-grr = Grr
react-heart = Heart
react-fast = Fast!
react-thumb = Well played
react-laugh = Laugh
react-sad = Sad
react-clap = Applause
react-think = Thinking
react-sleep = Yawn
react-crown = Crown
net-good = connected, { $ms } ms
net-slow = slow, { $ms } ms
net-lost = gone, the seat is kept
watching = You are watching
seat-label = { $name }, { $count ->
    [one] { $count } Nerts card left
   *[other] { $count } Nerts cards left
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
joker-choose = The joker is…
nobody = somebody

# Buttons and people
called = { $name }: { $word }
menu = Menu
settings = Settings
language = Language
language-browser = Your browser’s language
language-unreachable = That language cannot be fetched just now.
help = How to play
chat = Chat
players = Players
sound-on = Sound on
sound-off = Sound off
level-easy = Easy
level-medium = Medium
level-hard = Hard
bot = Bot
locked-help = The host has locked the table. You can watch.
sit-down = Sit down

# Cards
card = { $rank } of { $suit }
card-colour = { $colour ->
    [red] red { $rank }
   *[black] black { $rank }
}
card-unknown = face-down card
joker = joker
joker-as = joker as { $card }
suit-H = hearts
suit-S = spades
suit-D = diamonds
suit-C = clubs
rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king

# Piles, as they are spoken
foundations = Foundations
own-cards = Your cards
pile-nerts = { $count ->
    [0] Nerts pile, empty
    [one] { $card }, Nerts pile, last card
   *[other] { $card }, Nerts pile, { $count } cards
}
pile-work = { $card }, work pile { $number }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-work-empty = Work pile { $number }, empty
pile-waste = { $count ->
    [0] Waste, empty
    [one] { $card }, waste, { $count } card
   *[other] { $card }, waste, { $count } cards
}
pile-stock = { $count ->
    [0] Stock, dry
    [one] Stock, { $count } card
   *[other] Stock, { $count } cards
}
pile-foundation = { $card }, foundation { $number }, { $owner }
pile-done = Complete foundation, { $card }
pile-free = New foundation, { $suit }

# What has happened
moved = { $card } played
near = { $name }: { $count ->
    [0] Nerts pile empty
   *[other] { $count } to Nerts
}
hint = Show a move
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
you-called = You: { $word }
false-call = { $name } called too early
stuck = { $name } is stuck
you-stuck = You are stuck: shift, or wait for the others
paused-by = Paused by { $name }
goes-on = The game goes on
taken-over = You play on with { $name }’s cards and points
refuse-PAUSED = The game is paused
restocked = All were stuck: new stocks for everybody
reconnecting = { $name } is reconnecting
says = { $name }: { $text }
tie = Both stay: { $names }
tie-yours = Both stay: you and { $name }
beaten-by = { $name } was { $ms } ms earlier
raced = { $name } beat { $other } by { $ms } ms
raced-yours = You beat { $name } by { $ms } ms
beaten = Beaten by { $ms } ms
needs = Needs { $card }
in-the-air = Cards in the air…
tab-countdown = { $seconds } – Nerts begins
tab-dealt = ▶ The round has begun
phase-playing = The round begins.

# Why a move was refused
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

# The way to a table, and trouble with the line.
default-name = Player
your-name = Your name
table-code = Table code
to-start = To the start page
no-cookies = This browser refuses cookies. Your seat and your name last as long as this tab: loading it again is fine, closing it is not.
connecting = Coming to the table…
connection-lost = Connection lost. Coming back…
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
try-again = Try again

bye-behind = This connection is too slow to keep up
bye-stopping = The server is stopping
