# What the command line says. One sentence each.

cli-about = Play Nerts in the browser, with bots or with friends.

play-about = Open a table in the browser of this machine and play against bots.
play-bots = Number of bots, 0 to 11.
play-level = How well the bots play: easy, medium or hard.
play-pace = How fast the bots play: slow, medium or fast.
play-preset = The rules to play by, as in classic or "classic, jokers=2".
play-no-browser = Print the link and leave the browser alone.
play-link = Your table: { $link }
play-unkept = Nothing of this table is kept. { $why }
play-stop = Ctrl-C ends it.

serve-about = Let friends play: serve tables to everybody who has the link.
serve-host = Address to listen on; 0.0.0.0 is every network of this machine.
serve-root-path = Prefix behind a reverse proxy, as in /nerts.
serve-proxy-hops = Number of trusted reverse proxies in front, each of which adds to X-Forwarded-For.
serve-rtt-header = Header in which the outermost proxy tells how long a line its kernel has measured, in microseconds.
rtt-without-proxy = --rtt-header is for a proxy in front: give --proxy-hops as well.
serve-allowed-host = Name by which people reach this server, as in play.example.org; may be given several times. Without one, its own names and addresses.
keep-rounds-option = Days for which finished rounds are kept, with all that own pages and replays show of them; 0 for ever.
serve-records = Folder that gets the record of each match.
serve-here = On this machine: { $link }
serve-there = For friends on the same network: { $link }

play-port = Port to listen on; 0 takes a free one. By default the same as last time, so that the browser remembers your name.
port-option = Port to listen on; 0 takes a free one.
port-taken = Port { $port } on { $host } is taken; choose another one with --port.
port-refused = Cannot listen on { $host }, port { $port }: { $why }.

not-built = The page has not been built here: run make play once, or install nerts from a wheel.

verify-about = Check the record of a round: every move, the deal and the scores.
verify-good = { $file }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, all as written.
verify-fair = Round { $number }: the dealer had promised its secret, { $nonces ->
    [0] no player had a part in the deal
    [one] one player had a part in the deal
   *[other] { $nonces } players had a part in the deal
}, and these are its cards.
verify-seed = Round { $number }: the dealer had promised the seed, and these are its cards.
verify-position = Round { $number }: set up by hand, so no deal was checked.
verify-bad = { $file }, line { $line }: { $why }.
replay-about = Watch a round of a recorded match again, move by move.
replay-round = Which round.
replay-speed = How many times as fast; without a terminal all of it comes at once.
replay-at = Begin so many seconds after the deal.
replay-head = Round { $number }, { $rules }: { $names }
replay-line = { $time }  { $line }
replay-lost = , which lost the race by { $by } ms to { $winner }
replay-tie = , a tie: both stay
replay-call = , the call
replay-nobody = nobody known
replay-score = { $name }: { $points }, in all { $total }
replay-no-round = There is no round { $number }: the match has { $count }.
name = { $name }

stats-about = Figures of every round of a recorded match: points, pace, races, chances missed.
stats-plot = Draw points and Nerts cards over time into this file, as in out.svg; needs the extra nerts[plot].
stats-round = Round { $number }, { $time }
stats-races = Races
stats-chances = Chances missed: a place stood open for more than two seconds
stats-player = Player
stats-home = Home
stats-left = Nerts left
stats-points = Points
stats-total = Total
stats-pace = Home a minute
stats-won = Won
stats-tied = Tied
stats-lost = Lost
stats-closest = Closest
stats-ms = { $value } ms
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
stats-at = At
stats-card = Card
stats-open = Stood open
stats-taken = Taken by
stats-late = themselves, late
plot-missing = Drawing needs matplotlib: install nerts[plot].
plot-points = Round { $number }: points
plot-nerts = Round { $number }: Nerts cards left
plot-seconds = seconds since the deal
plot-written = Drawn: { $file }
plot-refused = Cannot draw into { $file }: { $why }.

unreadable = Cannot read { $file }: { $why }.

data-option = Folder that keeps tables and finished rounds; by default this platform's folder for a user's data.
database-option = URL of a PostgreSQL database instead, as in postgresql://nerts@localhost/nerts.
data-or-database = Give --data or --database, not both.

backup-about = Copy the database of a data folder, also while a server writes there.
backup-file = Name of the copy.
backup-done = { $file }: { $size } bytes.
backup-nothing = There is no database in { $folder }: name the data folder by --data.
backup-exists = { $file } is there already: choose another name for the copy.
backup-failed = Cannot copy the database to { $file }: { $why }.
backup-postgres = PostgreSQL brings its own tool for this: pg_dump.

db-about = Look after the database.
db-upgrade-about = Bring a database of an older version up to this one.
db-upgrade-done = The database is of this version.
db-prune-about = Delete finished rounds that are older than so many days.
db-prune-days = Age in days.
db-prune-done = { $count ->
    [one] One round
   *[other] { $count } rounds
} deleted.

store-taken = The data folder { $folder } is in use by another nerts.
store-newer = The database in { $where } is of a newer version of nerts: install that one.
store-older = The database in { $where } is of an older version of nerts: run nerts db upgrade, while no server uses it.
store-unreadable = Cannot open { $where }: { $why }.
store-unwritable = The database cannot be used now: { $why }.
store-short-key = The key in { $file } is shorter than { $least } characters: restore it, or delete the file, and everybody is a stranger.
store-no-driver = PostgreSQL needs psycopg: install "nerts[postgres]".
store-bad-url = The database's URL cannot be read: give one as in postgresql://nerts@localhost/nerts.
store-other-database = { $name } is no database that nerts knows: PostgreSQL is, and SQLite by --data.

bench-about = Measure sizes and speeds.
bench-move-down = { $value } bytes tell a player of a move (median, without framing).
bench-move-up = { $value } bytes make a move (median, without framing).
bench-random-play = { NUMBER($value, maximumFractionDigits: 0) } engine moves a second in random play.
bench-bots = { NUMBER($value, maximumFractionDigits: 1) } rounds a second of four bots without waiting.
bench-round-disk = { NUMBER($value, maximumFractionDigits: 0) } bytes on disk a finished round of four, record and indexes included.
bench-log-disk = { NUMBER($value, maximumFractionDigits: 0) } bytes on disk a round in the log of a table that is still there.
bench-durable = { NUMBER($value, maximumFractionDigits: 0) } durable events a second, one each of 128 tables at a time.
bench-first-card = { $value } bytes to the first card (gzip), in the language that needs most.

load-about = Measure how many tables one server process bears.
load-option-tables = Tables of four people.
load-option-seconds = Seconds to measure.
load-tables = { $value } tables of four people, each with 1.5 moves a second.
load-keeps = { $keeps ->
    [True] With all that happens kept before it is told, in SQLite:
   *[other] With tables in memory alone:
}
load-moves = { NUMBER($value, maximumFractionDigits: 0) } moves a second answered.
load-deliveries = { NUMBER($value, maximumFractionDigits: 0) } messages a second delivered.
load-cpu = { NUMBER($value, maximumFractionDigits: 0) } % of one core used by the server.
load-per-cpu-second = { NUMBER($value, maximumFractionDigits: 0) } messages delivered for each second of the server's CPU.
load-ack-median = { NUMBER($value, maximumFractionDigits: 1) } ms until a move is answered (median).
load-ack-p99 = { NUMBER($value, maximumFractionDigits: 1) } ms until 99 of 100 moves are answered.
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) } bytes tell a player of a move (median, without framing).
load-table-memory = { NUMBER($value, maximumFractionDigits: 0) } KiB of memory a table with its four connections.

races-about = Simulate races between people on good and bad connections, judged as at the table.
races-option-count = Races for each line.
races-line = { $witness ->
    [1] Witnessed
   *[other] Unwitnessed
}, { NUMBER($first, maximumFractionDigits: 0) } ms against { NUMBER($second, maximumFractionDigits: 0) } ms, first by { NUMBER($gap, maximumFractionDigits: 0) } ms: arrives first { NUMBER($arrival, maximumFractionDigits: 1) } %, keeps the card { NUMBER($keeps, maximumFractionDigits: 1) } %, both keep theirs { NUMBER($both, maximumFractionDigits: 1) } %.
races-liar = { $witness ->
    [1] Witnessed
   *[other] Unwitnessed
}, { NUMBER($first, maximumFractionDigits: 0) } ms against { NUMBER($second, maximumFractionDigits: 0) } ms who holds his pongs back, first by { NUMBER($gap, maximumFractionDigits: 0) } ms: keeps the card { NUMBER($keeps, maximumFractionDigits: 1) } %, both keep theirs { NUMBER($both, maximumFractionDigits: 1) } %; the liar gains { NUMBER($gain, maximumFractionDigits: 1) } points.

races-corner = A bad corner, 200 ms give or take 60 and 5 % spikes, against 40 ms, first by { NUMBER($gap, maximumFractionDigits: 0) } ms: arrives first { NUMBER($arrival, maximumFractionDigits: 1) } %, keeps the card { NUMBER($keeps, maximumFractionDigits: 1) } %, both keep theirs { NUMBER($both, maximumFractionDigits: 1) } %.
races-live = Through the server, { $witness ->
    [1] witnessed
   *[other] unwitnessed
}, { NUMBER($first, maximumFractionDigits: 0) } ms against { NUMBER($second, maximumFractionDigits: 0) } ms, first by { NUMBER($gap, maximumFractionDigits: 0) } ms: keeps the card { NUMBER($keeps, maximumFractionDigits: 1) } %, both keep theirs { NUMBER($both, maximumFractionDigits: 1) } %.
races-live-liar = Through the server, { $witness ->
    [1] witnessed
   *[other] unwitnessed
}, { NUMBER($first, maximumFractionDigits: 0) } ms against { NUMBER($second, maximumFractionDigits: 0) } ms who holds his pongs back, first by { NUMBER($gap, maximumFractionDigits: 0) } ms: keeps the card { NUMBER($keeps, maximumFractionDigits: 1) } %, both keep theirs { NUMBER($both, maximumFractionDigits: 1) } %; the liar gains { NUMBER($gain, maximumFractionDigits: 1) } points.
races-after-call = Through the server, { $witness ->
    [1] witnessed
   *[other] unwitnessed
}: told of the call, a liar who holds his pongs back lands { $cards ->
    [one] one card
   *[other] { $cards } cards
}.

floods-about = Flood a server by hostile sockets of every kind, and measure what four people at a table feel of it.
floods-option-seconds = Length of each flood.
floods-line = { $kind }: others wait { NUMBER($calm, maximumFractionDigits: 1) } ms (99 of 100: { NUMBER($calm99, maximumFractionDigits: 1) }) before and { NUMBER($p50, maximumFractionDigits: 1) } ms ({ NUMBER($p99, maximumFractionDigits: 1) }) during it; memory { NUMBER($before_mib, maximumFractionDigits: 0) } to { NUMBER($peak_mib, maximumFractionDigits: 0) } MiB; { NUMBER($sent_mib, maximumFractionDigits: 1) } MiB sent; { $cut } connections cut, { $refused } requests refused; { $stayed } of 4 players stayed.

perft-about = Count the sequences of moves from a position.
perft-depth = Length of the sequences.
perft-teams = Teams to deal to.
perft-seed = Seed of the deal, 64 hexadecimal digits.
perft-position = File with a position to start from, instead of a deal.
perft-line = { $depth } { $count }

bad-value = { $name }: { $why }.
bad-choice = { $name }: { $value } is none of { $known }.
bad-rules = The rules cannot be: { $why }.
bad-usage = { $why }
