# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = Կանոնները՝ վեց նկարով
book-sub = Երկուսից տասներկու խաղացող։ Հերթ չկա. բոլորը խաղում են միաժամանակ։
book-learn = Սովորել խաղալով
book-table = Ձեր սեղանին՝ { $preset }
book-framed = Շրջանակի մեջ՝ ինչն է տարբեր { $preset } կանոններից
book-differs = տարբեր է { $preset } կանոններից
book-words = Բոլոր կանոնները՝ բառերով
book-piles = Սյունակներ
book-first = առաջինը
book-late = { $ms } մվ ուշ
book-same = միաժամանակ
book-each-home = մեջտեղի ամեն քարտը
book-each-left = Nerts-ի մնացած ամեն քարտը
book-layout = Nerts-ի կույտ՝ վերևում ղառի 10-ը, չորս սյունակ, բաց կույտ և պաշար։
book-work = Կարմիր 9-ը դրված է սև 10-ի վրա։ Սև 8-ը կարելի է դնել դրա վրա, կարմիր 8-ը՝ ոչ։
book-home = Սրտի 5-ը գնում է ուրիշի սրտի 4-ի վրա։
book-stock = Պաշարը և դրանից բացված քարտերը. վերջինը սրտի 9-ն է։
book-tie = Երեք անգամ խաչի 6-ը. առաջինը մնում է, ուշացածը վերադառնում է, միաժամանակ եկած երկուսն էլ մնում են։
book-call = Կանչը, և ինչ արժեն քարտերը։
