# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = Practice
practice-time = Time
practice-own-best = Best
practice-again = Same deal again
practice-new = New deal
practice-link = Copy the link to this deal
practice-empty = Empty in { $time }
practice-stuck = Nothing goes any more
practice-left = { $count ->
    [one] One Nerts card was left.
   *[other] { $count } Nerts cards were left.
}
practice-first = That is the time to beat.
practice-record = Your best yet. It was { $time } before.
practice-before = This deal took you { $time } before.
practice-best = Your best is { $time }.

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = Ten positions from real rounds. In each of them one of your cards can go to the middle, and nobody saw it in time. Play it!
drills-limit = Time for each
drills-seconds = { $seconds } seconds
drills-unlimited = No limit
drills-begin = Begin
drills-best = The most that you have found is { $found } of 10.
drills-ask = Which of your cards can go to the middle? Play it.
drills-found = Found in { $seconds } seconds.
drills-missed = There it is. In the real round it was missed for { $seconds } seconds.
drills-result = { $found } of { $count } found
drills-average = In { $seconds } seconds each.
drills-none = Look at the tops of your work piles, the Nerts pile and the waste: those are the cards that can go.
refuse-NOT_HOME = That is allowed, but another card can go to the middle.
