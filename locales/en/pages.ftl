# On every page of a table: names, the way there, and trouble with the line.

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
