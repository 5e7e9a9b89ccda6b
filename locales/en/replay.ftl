# Replays: a round seen again, and how it went.

replay = Replay
replay-round = Replay of round { $number }
replay-round-of = Round { $number } of { $count }
replay-choose-round = Which round
replay-open = Watch a replay
replay-open-help = Choose the file of a match, or drop it here. It ends in .nerts, and every line of it is checked before anything is shown.
replay-choose = Choose a file
replay-reading = Reading…
replay-another = Another file
replay-not-now = A replay can be watched when the round is over.
replay-refused-BROKEN = { $line ->
    [0] This file is no match that can be shown: { $why }.
   *[other] Line { $line } of this file does not hold: { $why }.
}
replay-refused-TOO_LONG = This file is longer than any match.
replay-refused-LIMIT = Too many files at once. Try again in a moment.
replay-refused-OFFLINE = The server cannot be reached.
replay-refused-FAILED = This file cannot be shown just now.
replay-called = { $name } called after { $time }
replay-nobody = Nobody called; it ended after { $time }
replay-home-in-all = { $count ->
    [one] { $count } card came home
   *[other] { $count } cards came home
}
replay-watch = Watch the replay
replay-analysis = Analysis
replay-share = Share this moment
replay-shared = Link copied. Whoever opens it needs the file as well.
replay-not-shared = The address of this page leads to this moment.
replay-download = Download
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-mark-back = To the mark before
replay-mark-on = To the next mark
replay-speed = Speed
replay-time = { $time } of { $end }
replay-timeline = Timeline
replay-view = Whose view
replay-all-seats = All seats
replay-seat = { $name }’s view
replay-legend-nerts = Nerts card
replay-legend-home = card home
replay-legend-lost = lost race
replay-legend-tie = tie
replay-legend-call = call
replay-lost-to = { $winner } had the { $card } home { $ms } ms before { $name }
replay-lost = { $name } was { $ms } ms late with the { $card }
replay-tied = The { $card } of { $name } ties: both stay
replay-home = { $name }: { $card } home
replay-placed = { $name }: { $card }
replay-turn = { $name } turns the { $card }
replay-recycle = { $name } turns the waste over
replay-shift = { $name } shifts the stock
replay-stuck = { $name } is stuck
replay-call = { $name } calls
replay-lift = { $name } takes up the { $card }
replay-drop = { $name } puts it back

analysis-title = How round { $number } went
analysis-points = Points
analysis-points-help = cards home − { $penalty } × Nerts left
analysis-nerts = The Nerts race
analysis-nerts-help = cards left in each Nerts pile
analysis-pace = Cards home a minute
analysis-races = Races
analysis-races-help = two hands, one place
analysis-none = None in this round.
analysis-each = Each race
analysis-won = Won
analysis-tied = Tied
analysis-lost = Lost
analysis-they-first = they were first
analysis-you-first = { $name } was first
analysis-tie = tie
analysis-ms = { $ms } ms
analysis-by = Milliseconds
analysis-race-label = Races of { $name }, by milliseconds
analysis-winner = First
analysis-loser = Second
analysis-chances = Chances missed
analysis-chances-help = a place stood open for more than two seconds
analysis-at = At
analysis-whose = Whose
analysis-card = Card
analysis-open = Stood open
analysis-seconds = { $seconds } s
analysis-taken = Taken by
analysis-late = late
analysis-nobody = nobody
analysis-more = The { $count } longest of { $all }.
analysis-as-tables = As tables
analysis-as-charts = As charts
analysis-time = Time
