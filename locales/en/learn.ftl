# The tutorial. $name is the rival's name.

learn-title = Tutorial
learn-leave = Leave
learn-show = Show me
learn-step = Step { $step } of { $steps }
learn-keys = Keys:
learn-rival = Doze
refuse-NOT_NOW = You may do that in a round. Here the marked card comes first.

learn-work = Work piles are yours alone. They go down, red and black by turns: put the red 9 on the black 10. The place it leaves may take any card.
    .head = Work piles
learn-found = The piles in the middle belong to everybody. Each is one suit, from ace up to king. An ace starts a new one: move your ace of hearts to the marked place.
    .head = Foundations
learn-stock = When nothing fits, turn your stock. Three cards go over at a time, and only the last of them can be played.
    .head = Stock and waste
learn-stock-play = The 2 of hearts: it goes onto the ace in the middle.
    .head = Stock and waste
learn-nerts = This is the pile that counts: whoever empties it first ends the round. Its top card may go to the middle or to a work pile. Put the jack on the queen.
    .head = The Nerts pile
learn-nerts-more = The next card is turned up by itself. Put the black 8 on the red 9.
    .head = The Nerts pile
learn-race = There are no turns: all play at the same time. { $name } builds spades in the middle, and you both hold the 3. Be first!
    .head = The race
learn-race-lost = { $name } was first. No harm done: your 3 goes to the free work pile.
    .head = The race
learn-call = One Nerts card is left. The 4 of spades goes to the middle.
    .head = The call
learn-call-now = Your Nerts pile is empty: call “Nerts!”, and the round is over.
    .head = The call

learn-done = Each card in the middle earns a point, each Nerts card that is left costs two. A real round has 13 Nerts cards and faster rivals, but nothing that you do not know now.
    .head = You can play Nerts
learn-home = In the middle
learn-left = Nerts cards left
learn-points = Points
learn-again = Once more
learn-to-table = To the table
