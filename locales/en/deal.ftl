# The check of a deal.

check-deal = Check this deal
deal-title = Was the deal fair?
deal-fetched = One moment…
deal-fair = { $from ->
    [record] These cards follow from the deal in the record.
   *[table] This deal was fair.
}
deal-partly = All that this page can check holds.
deal-foul = This deal does not hold.
deal-broken = What the server has told cannot be a deal, so nothing can be checked.
deal-help = Before a deal the server promises a secret, and then each player’s page adds a number drawn by chance. Both together shuffle the packs, so nobody could choose the cards. This page has now shuffled them again.
deal-promise-yes = { $from ->
    [record] The dealer’s secret fits the commitment of the record. Whoever was told that before the deal can compare it.
   *[table] The dealer’s secret is the one that was promised before the deal.
}
deal-promise-no = { $from ->
    [record] The dealer’s secret does not fit the commitment of the record.
   *[table] The dealer’s secret is not the one that was promised before the deal.
}
deal-promise-none = This page came after the dealer’s promise, and has only the server’s word for it.
deal-own-yes = Your own number went into the deal.
deal-own-no = The dealer took your own number and did not use it.
deal-own-late = Your own number came too late for this deal.
deal-own-none = This page gave no number of its own.
deal-seed = { $count ->
    [0] The secret alone makes the seed; no player’s number had come.
    [one] The secret and one player’s number make the seed.
   *[other] The secret and the numbers of { $count } players make the seed.
}
deal-cards-yes = { $from ->
    [record] The packs, shuffled from the seed, are the cards of this round.
   *[table] The packs, shuffled from the seed, are the cards that you saw at the deal.
}
deal-cards-no = { $from ->
    [record] The packs, shuffled from the seed, are not the cards of this round.
   *[table] The packs, shuffled from the seed, are not the cards that you saw at the deal.
}
deal-cards-none = This page came after the deal, and has no first cards to compare with.
deal-values = The numbers, to check them elsewhere
deal-copy = Copy
deal-copied = Copied
