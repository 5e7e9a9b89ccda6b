# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = The rules in six pictures
book-sub = Two to twelve players. There are no turns: everybody plays at once.
book-learn = Learn by playing
book-table = At your table: { $preset }
book-framed = Framed: what differs from { $preset }
book-differs = differs from { $preset }
book-words = Every rule in words
book-piles = Work piles
book-first = first
book-late = { $ms } ms later
book-same = at once
book-each-home = each card in the middle
book-each-left = each Nerts card left
book-layout = A Nerts pile with the 10 of spades on top, four work piles, waste and stock.
book-work = A red 9 lies on a black 10. A black 8 fits onto it, a red 8 does not.
book-home = The 5 of hearts goes onto the 4 of hearts, which is somebody else’s.
book-stock = The stock, and cards turned from it: the last one is the 9 of hearts.
book-tie = Three times the 6 of clubs: the first stays, one that comes later goes home, of two at once both stay.
book-call = The call, and what cards count.
