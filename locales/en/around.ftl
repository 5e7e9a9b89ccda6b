# Around the table: score sheet, dialogs, settings, how to play.

# Score sheet
wins = { $count ->
    [one] { $name } wins the match!
   *[other] { $name } win the match!
}
winner = winner
nobody-called = All were stuck
match-over = The match is over after round { $number }.
first-to = Round { $number }. First to { $target } wins, nobody is there yet.
player = Player
home = Home
left = Nerts left
bonus = Bonus
total = Total
to-target = To { $target }
next-round = Next round
rematch = Play again
waiting-for = Waiting for { $names }
waiting-none = Here we go…
settlement = Who owes whom
settlement-help = Difference of the points in this round, each against each.
chart = Round { $number }, second by second
chart-help = cards home, less what the Nerts pile costs
chart-label = Points of each player through the round

# Dialogs
close = Close
chat-empty = Nothing has been said yet.
chat-line = Say something
send = Send
leave = Leave the table
nerts-count = { $count ->
    [one] { $count } Nerts card
   *[other] { $count } Nerts cards
}
mute = Mute { $name }
unmute = Hear { $name } again

settings-look = Look
settings-play = Play
settings-sound = Sound
settings-keys = Keys
set-theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
set-fourColours = Four colours
    .help = Each suit has its own; light suits are outlined.
set-contrast = High contrast
    .help = Thicker figures, black edges.
set-motion = No motion
    .help = Cards are there at once.
set-oneTap = One-tap play
    .help = A tap sends the card where it serves best.
set-hints = Hints
    .help = A gold dot marks piles that take one of your cards.
hints-off = The host has switched hints off.
set-mirror = Left-handed
    .help = Your tray the other way round.
set-sound = Volume
set-vibrate = Vibration
    .help = A short buzz where the phone has one.
set-keysOn = Keyboard play
    .help = Switch off if your own shortcuts clash.
key-turn = Turn the stock
key-nerts = Nerts pile
key-waste = Waste
key-home = Send home
key-call = Call “Nerts!”
key-stuck = I am stuck
key-shift = Shift the stock
key-space = Space
key-digits = Work piles
key-deeper = A longer run of that pile
key-escape = Put back what you hold
key-for = Key for: { $action }
keys-reset = Usual keys

# How to play
how-goal = No turns.
    .text = Everybody plays at once, as fast as they like, each with a pack of their own.
how-nerts = Your Nerts pile
    .text = has thirteen cards. Get rid of it: only its top card can be played.
how-work = Work piles
    .text = are built downward in alternating colours: black 10, red 9, black 8. Runs move together.
how-home = The middle belongs to all.
    .text = Anybody starts a foundation with an ace and builds upward in suit, on anybody’s piles. Each card there is a point for its owner.
how-stock = The stock
    .text = is turned three cards at a time; the top of the waste can be played. When it is dry, tap it to turn the waste over.
how-space = A space
    .text = may be filled with any of your cards. If you have one, a card that is one higher may also slide beneath a pile.
how-stuck = Stuck?
    .text = Say so. When all are, everybody gets a new stock. While you are stuck you may shift one card of your stock.
how-call = Call “Nerts!”
    .text = when your pile is empty, or play on for more points. The call ends the round.
how-score = Points:
    .text = one for each of your cards in the middle, less two for each card left in your Nerts pile. First to 100 wins.
touch = With a finger or a mouse
touch-help = Drag a card, or tap it and then the pile. Tap twice to send it home.
