# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = Nerts
description = Nerts (Ներթս)՝ քարտախաղ, որտեղ բոլորը միաժամանակ սոլիտեր են խաղում։ Երկուսից տասներկու խաղացող, դիտարկիչում, առանց գրանցման։
preview-table = Եկեք Nerts խաղալու
preview-picture = Սրտի մաստի հինգ քարտ՝ հովհարի պես բացված, յուրաքանչյուրը՝ մեկ այլ խաղացողի
no-script = Nerts-ին պետք է JavaScript
no-script-help = Այն արգելափակված կամ անջատված է այս դիտարկիչում։ Թույլատրեք այն այս էջի համար, ապա նորից բեռնեք էջը։
no-script-again = Նորից բեռնել
