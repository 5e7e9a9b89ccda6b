# Start page, and how a connection ends.

default-name = Player
headline = Patience, but everybody at once.
lead = Race your own pile, share the aces in the middle, shout first. Two to twelve players, no account.
your-name = Your name
play-friends = Play with friends
play-bots = Play bots
practise = Practise alone
table-code = Table code
join = Join
learn = New to Nerts? The rules in a minute
to-start = To the start page
problem-refused = The server would not open a table just now. Try again in a moment.
problem-offline = The server cannot be reached.
problem-code = A table code has eight letters and digits, as in K7Q4 2MXR.
no-table = There is no such table
no-table-help = It may be over, or a character of its code is wrong.
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
take-back = Take the seat back
try-again = Try again

bye-replaced = You are playing in another window
bye-removed = The host has removed you from the table
bye-closed = This table is closed
bye-full = This table is full
bye-version = There is a newer version of this page
bye-limit = Too much came from this window, so the server has hung up
bye-behind = This connection is too slow to keep up
bye-stopping = The server is stopping
