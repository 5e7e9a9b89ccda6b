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
open-table = Open a new table
no-page = There is no such page
no-page-help = The address may have a slip in it. With a table’s code you get to the table.
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
take-back = Take the seat back
try-again = Try again

bye-replaced = You are playing in another window
bye-replaced-help = Two windows of one browser are one player. Take the seat back, and the other window lets go.
bye-removed = The host has removed you from the table
bye-removed-help = For a while nobody sits down here again who was removed. Another table is open to you at once.
bye-closed = This table is closed
bye-closed-help = It ends when everybody has gone.
bye-full = This table is full
bye-full-help = All twelve seats are taken, and as many people watch as can. A place may soon be free.
bye-version = There is a newer version of this page
bye-version-help = Your seat is kept. Loading the page again takes a second.
bye-limit = Too much came from this window, so the server has hung up
bye-limit-help = Wait a moment, then try again.
bye-behind-help = Your seat is kept. Another network may be faster.
bye-behind = This connection is too slow to keep up
bye-stopping = The server is stopping
