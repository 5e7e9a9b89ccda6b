# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = Մարզում
practice-time = Ժամանակ
practice-own-best = Լավագույնը
practice-again = Նույն բաժանումը
practice-new = Նոր բաժանում
practice-link = Պատճենել այս բաժանման հղումը
practice-empty = Դատարկվեց { $time }-ում
practice-stuck = Այլևս ոչինչ չի խաղացվում
practice-left = { $count ->
    [one] Մնաց Nerts-ի { $count } քարտ։
   *[other] Մնաց Nerts-ի { $count } քարտ։
}
practice-first = Հաջորդ անգամ փորձեք ավելի արագ։
practice-record = Ձեր լավագույն արդյունքն է։ Նախորդը { $time } էր։
practice-before = Նախորդ անգամ այս բաժանումը տևել էր { $time }։
practice-best = Ձեր լավագույն արդյունքը { $time } է։

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = Տասը դիրք իսկական ռաունդներից։ Ամեն դիրքում ձեր քարտերից մեկը կարող է գնալ մեջտեղ, բայց ոչ ոք այն ժամանակին չի տեսել։ Խաղացեք այն։
drills-limit = Ժամանակ՝ ամեն դիրքի համար
drills-seconds = { $seconds } վայրկյան
drills-unlimited = Անսահման
drills-begin = Սկսել
drills-best = Ձեր լավագույն արդյունքը՝ 10-ից { $found }։
drills-ask = Ձեր քարտերից ո՞րը կարող է գնալ մեջտեղ։ Խաղացեք այն։
drills-found = Գտաք { $seconds } վայրկյանում։
drills-missed = Ահա այն։ Իսկական ռաունդում այն { $seconds } վայրկյան չէին նկատել։
drills-result = Գտնվեց { $found }՝ { $count }-ից
drills-average = Միջինը՝ { $seconds } վայրկյան։
drills-none = Նայեք սյունակների, Nerts-ի կույտի և բաց կույտի վերին քարտերին. հենց դրանք կարող են գնալ։
refuse-NOT_HOME = Կարելի է, բայց մեկ այլ քարտ կարող է գնալ մեջտեղ։
