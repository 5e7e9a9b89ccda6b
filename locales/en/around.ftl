# Around the table: score sheet, dialogs, settings, how to play.

# Score sheet
watch-round = Watch this round
wins = { $count ->
    [one] { $name } wins the match!
   *[other] { $name } win the match!
}
you-win = { $count ->
    [one] You win the match!
   *[other] You win the match, together with others!
}
own-result = { $points } { $plain ->
    [one] point
    [-1] point
   *[other] points
}, place { $place } of { $count }.
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
waiting-seconds = Waiting for { $name } ({ $seconds } s)
waiting-then = { $next ->
    [bot] Then a bot stands in; the points stay with { $name }.
   *[none] Then it goes on without them; the points stay.
}
start-now = Start now
settlement = Who owes whom
settlement-help = Difference of the points in this round, each against each.
chart = Round { $number }, second by second
chart-help = cards home, less what the Nerts pile costs
chart-label = Points of each player through the round

# Pause
pause = Pause
paused = The game is paused
paused-bots = The bots wait, and give you a second when you go on.
paused-all = Everybody waits for you.
paused-wait = Whoever has paused goes on, or the host.
go-on = Go on

# The host, among the players
cancel = Cancel
host-replace = Let a bot play
host-replace-name = Let a bot play for { $name }
host-replace-ask = A bot takes the place, cards and points of { $name } for good. { $name } can watch.
host-remove = Remove
host-remove-ask = { $name } has to go, and cannot come back for five minutes. Cards and points stay.
host-crown = Make host
host-crown-ask = { $name } will be host, and you will not.
host-away = Send away
host-away-name = Send { $name } away
host-away-ask = { $name } has to go, and cannot come back for five minutes.
host-clear = Send all away
host-clear-ask = Everybody who watches has to go, and cannot come back for five minutes.
watcher = Watcher { $number }

# Dialogs
close = Close
chat-empty = Nothing has been said yet.
chat-line = Say something
send = Send
leave = Leave the table
leave-title = Leave in mid-round?
leave-help = { $standin ->
    [yes] A bot plays on in your seat; your points so far stay.
   *[no] Your cards stay as they lie; your points so far stay.
}
stay = Play on
chat-unread = Chat, { $count } new
name-title = What are you called?
begin = Play
first-title = First time here?
first-help = In three minutes you play as if you always had.
first-learn = Learn by playing
first-link = New to Nerts? Learn by playing
rename = Rename
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
settings-me = Your page and your data
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
set-again = The race, again
    .help = The closest races in slow motion before the score sheet.
again = The race, again
again-skip = A tap or a key skips it.
again-lost = { $first } was { $ms } ms before { $second }: { $card }
again-tied = { $first } and { $second } at the same moment: { $card }
set-oneTap = One-tap play
    .help = A tap sends the card where it serves best.
set-hints = Hints
    .help = A gold dot marks piles that take one of your cards.
hints-off = The host has switched hints off.
set-mirror = Left-handed
    .help = Your tray the other way round.
set-sound = Volume
set-voice = Screen reader
    .help = What is read out at the table.
voice-calls = Races and calls
voice-own = My moves too
voice-all = Everything
voice-other = { $name }: { $card }, in the middle
and = { $most } and { $last }
held-fits = { $card } goes to: { $piles }
held-nowhere = { $card } goes nowhere now
on-work = work pile { $number }
on-home = { $suit } in the middle
set-size = Card size
full-screen = Full screen
full-screen-off = Leave full screen
set-vibrate = Vibration
    .help = A short buzz where the phone has one.
set-keysOn = Keyboard play
    .help = Switch off if your own shortcuts clash.
key-turn = Turn the stock
key-nerts = Nerts pile
key-waste = Waste
key-home = Send home
key-call = Call
key-stuck = I am stuck
key-shift = Shift the stock
key-pause = Pause, and go on
key-space = Space
key-digits = Work piles
key-deeper = A longer run of that pile
key-escape = Put back what you hold
key-for = Key for: { $action }
keys-reset = Usual keys

# How to play: a line for every option of the table that says something
help-book = All rules, with pictures
how-goal = The aim
    .text = Empty your Nerts pile before the others, and get as many cards as you can onto the foundations in the middle. There are no turns: everybody plays at once, each with a pack of their own.
how-names = Other names
    .text = Nertz, Pounce, Racing Demon, Peanuts, Squeal: the same game, under other roofs with other rules.
how-nerts = Your Nerts pile
    .text = has { $nerts } cards. Get rid of it: only its top card can be played.
how-nerts_by_team = Handicap
    .text = Nerts cards of the teams, in order: { $nerts_by_team }.
how-handicap = Moving handicap
    .text = Whoever wins a round gets one Nerts card more for good; a negative total gets one less.
how-work = Work piles
    .text = { $work_piles ->
    [0] Six for one or two teams, five for three, four for more. They
   *[other] You have { $work_piles }. They
} are built downward in alternating colours: black 10, red 9, black 8. Runs move together.
how-home = The middle belongs to all.
    .text = Anybody starts a foundation with an ace and builds upward in suit, on anybody’s piles. With its king a foundation is complete and leaves; its cards still count.
how-foundation_cap = Foundations
    .text = There may be { $foundation_cap ->
    [one] one
   *[other] { $foundation_cap }
} of each suit, complete ones too.
how-ace_first = Aces first
    .text = While you could play an ace, nothing else of yours goes to the middle.
how-tie = Ties
    .text = { $tie ->
    [first] Two equal cards for one place: the first to arrive stays, however close it was.
   *[other] Two equal cards for one place at once: both stay and both count. Otherwise the first stays and the other goes home.
}
how-stock = The stock
    .text = { $draw ->
    [1] is turned one card at a time; it can be played.
   *[other] is turned { $draw } cards at a time; only the last of them can be played.
} When it is dry, tap it to turn the waste over, as often as you like.
how-partial_turn = The last cards of the stock
    .text = are turned and shown too, when they are fewer than a turn.
how-fill = A space
    .text = { $fill ->
    [nerts_forced] is filled from your Nerts pile alone, as long as it has cards.
    [kings_only] is filled by a king alone.
   *[other] may be filled with any of your cards.
}
how-slide_under = Slide beneath
    .text = { $slide_under ->
    [off] is not played here.
   *[other] With a space, a card that is one higher and of the other colour may go beneath a work pile.
}
how-jokers = Jokers
    .text = { $jokers ->
    [1] Each pack has one. It stands
   *[other] Each pack has { $jokers }. They stand
} for any card: say which, when one goes to the middle. On a work pile the cards around it decide.
how-joker_identity = A covered joker
    .text = { $joker_identity ->
    [while_covered] is free again when the cards above have gone.
   *[other] stays what it has become.
}
how-hand = One hand
    .text = Who has lifted a card can put it down or put it back, and nothing else. The stock waits too.
how-team_size = Partners
    .text = { $team_size ->
    [1] People who share a team share one layout and one score.
   *[other] { $team_size } people share one layout and one score.
}
how-team_roles = Roles
    .text = { $team_roles ->
    [split] One partner has the Nerts pile and the work piles, the other stock and waste; whoever is left alone has both.
   *[other] Every partner may do everything.
}
how-stuck = Stuck?
    .text = Say so. While you wait you may shift the top card of your stock to its bottom, as often as you like. When all are stuck, { $all_stuck ->
    [shuffle] all stocks are shuffled anew.
    [restock_shift] everybody gets a new stock, shifted by one.
   *[other] everybody gets a new stock.
} Stuck again without a play in between: the round is over.
how-stuck_quiet_s = By itself
    .text = Who can do nothing is marked stuck after { $stuck_quiet_s } quiet seconds.
how-call = Call “{ $word }”
    .text = { $call ->
    [automatic] happens by itself with your last Nerts card, and ends the round.
   *[other] when your Nerts pile is empty; that ends the round. Or play on for more points. Calling raises your chance of the most points; it does not ensure it.
}
how-last_card = Your last Nerts card
    .text = has to go to the middle.
how-false_call_penalty = A false call
    .text = costs { $false_call_penalty ->
    [one] one point
   *[other] { $false_call_penalty } points
}.
how-air_ms = Cards in the air
    .text = { $air_ms ->
    [0] After the call nothing lands any more.
   *[other] What you held in your hand when it was called may still land, for { $air_ms } ms.
}
how-score = Points
    .text = One for each of your cards in the middle{ $penalty ->
    [0] . What is left in a Nerts pile costs nothing.
   *[other] , less { $penalty } for each card left in your Nerts pile.
}
how-call_bonus = The call
    .text = earns { $call_bonus ->
    [one] one point
   *[other] { $call_bonus } points
}.
how-king_bonus = A king
    .text = in the middle earns its owner { $king_bonus } more.
how-target = The match
    .text = { $target ->
    [one] Whoever has a point
   *[other] First to { $target } points
} after a round wins; equal leaders play another round.
how-rounds = The match
    .text = has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; equal leaders play another.
how-settlement = Settlement
    .text = Each pays each the difference.
how-teams = Teams
    .text = { $teams ->
    [one] One plays alone.
   *[other] { $teams } must play.
}
touch = With a finger or a mouse
touch-help = Drag a card, or tap it and then the pile. Tap twice to send it home.
