# Before the match.

table-of = { $name }’s table
seated = { $count ->
    [0] Nobody is seated yet
    [one] One is seated
   *[other] { $count } are seated
}
stand-up = Stand up
start-round = Start
host-starts = The host starts the match.
seats = Seats
seat-free = Seat { $number } is free
up-to = up to { $count }
you = you
host = host
make-host = Make { $name } host
remove = Remove { $name }
add-bot = Add a bot
add-bot-help = pick how strong
bot-level = How strong
bot-pace = How fast
add = Add
pace-gentle = Gentle
pace-slow = Slow
pace-medium = Medium
pace-fast = Fast

invite = Invite
invite-link = Link to this table
qr = QR code of the link to this table
same-network = For everybody in the same network as this computer.
loopback = Only this computer can reach this table. To play with friends, start it with “nerts serve”.
no-network = This computer is in no network just now, so nobody else can get here.
copy-link = Copy link
copied = Copied
share = Share
share-title = A game of Nerts
your-pack = Your pack
your-pack-help = everybody knows your cards by it
pack-of = { $pack }, taken by { $name }
pack-tomato = Tomato
pack-ocean = Ocean
pack-marigold = Marigold
pack-pine = Pine
pack-sky = Sky
pack-plum = Plum
pack-rose = Rose
pack-ink = Ink
pack-moss = Moss
pack-cocoa = Cocoa
pack-pearl = Pearl
pack-slate = Slate

teams = Teams
teams-help = Drag players together, or use the arrow keys
team-number = Team { $number }
team-new = New team
team-move = { $name }, team { $number }. Arrow keys change the team.
make-pairs = Make pairs
make-threes = Make teams of three
each-alone = Each alone
paired = From six people on, neighbours play as pairs.
unpair = Undo: each alone

this-table = This table
table-hints = Hints
    .help = Players may switch hints on.
table-chat = Chat
    .help = Short lines at the table.
table-standin = Stand-ins
    .help = A bot plays on for somebody who is gone.
table-late = Join at once
    .help = A newcomer takes a bot’s or an empty seat in mid-round; otherwise after it.
table-calm = Calm table
    .help = Bots play gently, and a foundation rests for two seconds after each card; the same card may still be laid beside it. Everybody is told.
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
send-away = Send them away
table-word = The word
    .help = What is called when a Nerts pile is empty.
table-locked = Locked
    .help = Nobody new may sit down.

deny-NOT_HOST = Only the host can do that.
deny-PAUSED = The game is paused already.
deny-IN_MATCH = Not during a match.
deny-NO_SEAT = That seat is not there.
deny-BAD_VALUE = That value does not go ({ $arg }).
deny-PACK_TAKEN = Somebody has that pack.
deny-BAD_RULES = These rules do not go together: { $arg }
deny-TEAMS = The number of teams does not fit the rules.
deny-NOT_NOW = Not just now.
deny-TABLE_FULL = All seats are taken.
deny-FULL = All seats are taken.
deny-LOCKED = The host has locked the table.
deny-TEAM_FULL = That team is full.
deny-NAME = That name cannot be used.
deny-BAD_NAME = That name cannot be used.
deny-TOO_FAST = A little slower, please.
deny-HINTS_OFF = The host has switched hints off.
deny-NEXT_ROUND = You are in from the next round.
deny-MALFORMED = The server did not understand that.
deny-CHAT_OFF = The host has switched chat off.
deny-BARRED = The host has removed you. Try again later.

# The big screen
big-screen = Big screen
big-screen-help = The table without a seat, large, for a television or a projector.
screen-come = Come and play
screen-code = or with the code
