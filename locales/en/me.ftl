# The own page: what somebody has played, and what is kept of it.

me-title = Your page
me-sum = { $matches ->
    [0] Nothing played yet
    [one] { $rounds ->
        [one] { $rounds } round since { $since }
       *[other] { $rounds } rounds in { $matches } match since { $since }
    }
   *[other] { $rounds } rounds in { $matches } matches since { $since }
}
me-zone = The server does not know the time zone “{ $zone }”, so days are those of UTC.
me-empty = Nothing played yet
me-empty-help = After your first round it stands here, with its points, its replay and whoever you played with.

me-points = points a round
me-of = { $won } of { $all }
me-matches-won = matches won
me-cards = cards home a minute
me-percent = { $share } %
me-races = races won
me-more = { $calls ->
    [0] No call yet.
    [one] { $calls } call in { $rounds } rounds.
   *[other] { $calls } calls in { $rounds } rounds.
} Races: { $won } won, { $tied } tied, { $lost } lost.
me-last = { $count ->
    [one] Last round
   *[other] Last { $count } rounds
}
me-last-help = points, hollow below nought
me-last-label = Points of the last { $count } rounds, { $mean } on average
me-mean = mean { $mean }
me-as-table = As a table
me-as-chart = As a chart
me-day = Day
me-points-head = Points
me-home = Cards home
me-time = Time
me-called = Called
me-yes = yes
me-replay = Replay
me-replay-of = Replay of the round of { $day }, { $points } points
me-replay-match = Replay of the last round of the match of { $day }, { $place }
me-replay-record = { $record }, { $day }: replay

me-matches = Last matches
me-others = Others
me-place-head = Place
me-total = Total
me-place = { $form ->
    [one] { $place }st of { $of }
    [two] { $place }nd of { $of }
    [few] { $place }rd of { $of }
   *[other] { $place }th of { $of }
}
me-unfinished = not finished
me-records = Records
me-record-round = Best round
me-record-call = Fastest call
me-record-row = Matches won in a row
me-record-race = Closest race won
me-ms = { $ms } ms
me-people = People you play with
me-people-help = rounds you : they did better
me-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
me-better = You did better in { $better }, they in { $worse }

me-keep = Keep this, on every device
me-key-help = Only this browser knows you so far. A passkey brings your name and history to your phone. No e-mail, no password.
me-key-cannot = A passkey can be made where this page has a name and comes by https, or at localhost. Here only this browser knows you.
me-elsewhere = Played on another device?
me-elsewhere-help = With a passkey that you have made there, your name and history stand here too.
me-make-key = Make a passkey
me-have-key = I have a passkey
me-keys = Your passkeys
me-keys-help = On another device choose “I have a passkey” on this page, and this history stands there.
me-another-key = Another passkey
me-sign-out = Sign out
me-key = Made { $made }, last used { $used }
me-key-remove = Remove the passkey made { $made }
me-done-made = This history comes with your passkey from now on.
me-done-removed = The passkey is removed. Your device may still offer it; it opens nothing any more.
me-done-in = You are known here now, and what this browser had played has joined your history.
me-done-out = This browser is a new guest’s.
me-done-deleted = All of it is deleted, and this browser is a new guest’s.
me-problem-OFFLINE = The server cannot be reached.
me-problem-NOBODY = This browser keeps no cookie, so nothing can be remembered here.
me-problem-NOTHING_KEPT = This server keeps nothing when a round is over.
me-problem-UNKEPT = Nothing can be written there just now. Try again in a moment.
me-problem-LIMIT = Too much at once. Try again in a minute.
me-problem-SEATED = You sit at a table. Leave it first: whoever you become would have no seat there.
me-problem-PASSKEY = That passkey does not work here.
me-problem-NO_PASSKEY = That passkey is removed already.
me-problem-CANCELLED = No passkey was chosen, so nothing has changed.
me-problem-THERE = This device has a passkey of yours already.
me-problem-FAILED = That did not work just now. Try again in a moment.

me-data = Your data
me-data-help = Deleting leaves your cards in other people’s replays, without your name.
me-export = Export all
me-delete = Delete all
me-keep-it = Keep everything
me-stay = Stay signed in
me-sure-delete = Delete all of it?
me-sure-delete-help = Your name, your passkeys and this history go for good, and you leave every table you sit at. Nobody can bring them back.
me-do-delete = Delete for good
me-sure-out = Sign out of this browser?
me-sure-out-help = Your history stays with your passkey. Here somebody new begins.
me-do-out = Sign out

# Days, for browsers that do not know how the language writes them.
me-day-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
me-day-long = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
me-day-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
me-day-year = { $date } { $year }
