# At the table: what is shown, and what is said to a screen reader.

table = Table
round = Round { $number }
calm = Calm table
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
hint = Show a move
you-called = You: { $word }
paused-by = Paused by { $name }

# The way to a table, and trouble with the line.
default-name = Player
your-name = Your name
table-code = Table code
to-start = To the start page
no-cookies = This browser refuses cookies. Your seat and your name last as long as this tab: loading it again is fine, closing it is not.
connecting = Coming to the table…
connection-lost = Connection lost. Coming back…
try-again = Try again

bye-behind = This connection is too slow to keep up
bye-stopping = The server is stopping
