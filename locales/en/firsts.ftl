# Marks of the first rounds, each shown once.

first-of = { $number } of { $count }
first-skip = Skip
first-known = Got it

first-nerts = Play its top card wherever it fits. When the last one has gone, you may call { $word }
    .head = Empty this pile first
first-ace = Move it to the middle. Everybody may build on it then, and so may you.
    .head = An ace founds a pile
first-stock = Three cards go over, and the last of them can be played.
    .head = Nothing goes? Turn the stock
first-space = A Nerts card is best: it brings you nearer to the end.
    .head = A space takes any card
