# Waarom iets nu niet kan
palazzo-why-turn-of = { $who } is aan de beurt: jij beslist nu alleen wat je gevraagd wordt.
palazzo-why-turn-begun = Je hebt je beurt al gekozen. Maak die eerst af.
palazzo-why-too-few-cards = In de geldstapel en de aflegstapel liggen samen { $have } kaarten; er zouden er { $need } omgedraaid moeten worden.
palazzo-why-rebuild-no-palazzo = Je hebt nog geen palazzo, dus er valt niets te verbouwen.
palazzo-why-rebuild-no-card = Verbouwen kost één geldkaart, en je hebt er geen.
palazzo-why-rebuild-first = Kies eerst “Verbouwen” om een palazzo te veranderen. Dat is je hele beurt en kost één kaart.
palazzo-why-rebuilding-chosen = Je hebt gekozen wat je verbouwt; kies nu de kaart waarmee je betaalt.
palazzo-why-reveal-first = Eerst worden er twee bouwdelen omgedraaid: kies “Bouwdelen kopen of veilen”.
palazzo-why-buy-when-revealed = Bouwdelen uit het magazijn koop je alleen nadat er net twee zijn omgedraaid.
palazzo-why-auction-when-revealed = De bouwmeester gaat alleen verder nadat er net twee bouwdelen zijn omgedraaid.
palazzo-why-share-from-four = Er wordt pas verdeeld vanaf vier bouwdelen; deze steengroeve wordt geveild.
palazzo-why-auction-up-to-three = Alleen één tot drie bouwdelen worden geveild; vanaf vier worden ze verdeeld.
palazzo-why-tiles-chosen = Je betaalt voor de gekozen bouwdelen. Maak de stap ongedaan om andere te kiezen.
palazzo-why-not-in-warehouse = De { $tile } ligt niet in het magazijn.
palazzo-why-tile-once = De { $tile } ligt maar één keer in het magazijn.
palazzo-why-too-expensive = Kost { $price }, je kunt hoogstens { $most } betalen.
palazzo-why-other-order = Dit paar wordt in de andere volgorde aangeboden.
palazzo-why-quarry-is-auctioned = De bouwdelen op steengroeve { $quarry } zijn niet te koop: ze worden geveild of verdeeld als de bouwmeester er komt.
palazzo-why-lot-is-auctioned = Deze bouwdelen gaan naar het hoogste bod: bied of pas.
palazzo-why-tiles-when-shared = Gratis neem je alleen een bouwdeel als een steengroeve met vier of meer bouwdelen verdeeld wordt.
palazzo-why-not-in-quarry = Alleen de bouwdelen op steengroeve { $quarry } worden verdeeld, en de { $tile } ligt daar niet.
palazzo-why-cards-when-taken = Open kaarten neem je alleen als iemand geld neemt.
palazzo-why-card-not-open = Deze kaart ligt niet bij de open kaarten: { $card }.
palazzo-why-card-once = Deze kaart ligt maar één keer bij de open kaarten: { $card }.
palazzo-why-take-two = Jij bent aan de beurt: je neemt twee kaarten.
palazzo-why-take-one = Je neemt één kaart; alleen wie aan de beurt is, neemt er twee.
palazzo-why-lay-when-paying = Kaarten leg je alleen om bouwdelen te betalen of om te bieden.
palazzo-why-card-not-now = Deze kaart is jouw geld: daarmee kun je kopen, bieden of verbouwen, maar niet nu.
palazzo-why-card-not-held = Deze kaart heb je niet in je hand: { $card }.
palazzo-why-card-laid = Deze kaart heb je al gelegd: { $card }.
palazzo-why-card-in-bid = Deze kaart hoort bij een bod en blijft liggen tot de veiling voorbij is.
palazzo-why-cannot-reach = Er is { $goal } nodig, en je kaarten zijn samen hoogstens { $most } waard.
palazzo-why-bid-currency = Je bod is in { $currency ->
    [brown] bruin
    [green] groen
   *[blue] blauw
}; deze kaart is { $own ->
    [brown] bruin
    [green] groen
   *[blue] blauw
}. Een andere valuta past alleen als deel van een drietal.
palazzo-why-pay-currency = Je betaalt in { $currency ->
    [brown] bruin
    [green] groen
   *[blue] blauw
}; deze kaart is { $own ->
    [brown] bruin
    [green] groen
   *[blue] blauw
}. Een andere valuta past alleen als deel van een drietal.
palazzo-why-currency-too-little = In { $currency ->
    [brown] bruin
    [green] groen
   *[blue] blauw
} kom je hoogstens tot { $most }, en er is { $goal } nodig.
palazzo-why-triple-incomplete = Het drietal is nog niet compleet; nog nodig: { $cards }.
palazzo-why-bid-too-low = Je moet minstens { $goal } bieden; { $laid } is niet genoeg.
palazzo-why-paid-too-little = Je moet minstens { $goal } betalen; { $laid } is niet genoeg.
palazzo-why-pass-with-cards-laid = Neem de kaarten die je net gelegd hebt terug voordat je past.
palazzo-why-pass-in-auctions = Passen kan alleen in een veiling.
palazzo-why-card-for-rebuilding = Met een losse kaart betaal je alleen een verbouwing.
palazzo-why-build-what-you-get = Je bouwt alleen bouwdelen die je net gekocht, gewonnen of genomen hebt.
palazzo-why-not-acquired = De { $tile } heb je niet verworven.
palazzo-why-no-palazzo = Je hebt geen palazzo { $palazzo }.
palazzo-why-floor-taken = Palazzo { $palazzo } heeft al een verdieping { $floor }.
palazzo-why-not-ascending = Verdiepingen moeten oplopen: palazzo { $palazzo } reikt al tot verdieping { $top }; verdieping { $floor } kan er alleen nog door verbouwen in.
palazzo-why-equal-palazzo = Palazzo { $palazzo } is gelijk aan palazzo { $other }; kies dat.
palazzo-why-no-floor = Palazzo { $palazzo } heeft geen verdieping { $floor }.
palazzo-why-one-floor = Palazzo { $palazzo } is een los bouwdeel; een verdieping eruit halen kan pas vanaf twee.
palazzo-why-two-floors = Welke van de twee verdiepingen je er ook uit haalt, het resultaat is hetzelfde: haal de bovenste eruit.
palazzo-why-not-single = De { $tile } ligt niet als los bouwdeel voor je.
palazzo-why-into-itself = Een bouwdeel kan niet in zichzelf ingebouwd worden.
palazzo-why-other-single = Dezelfde twee bouwdelen worden één palazzo als je het andere inbouwt.
palazzo-why-tile-of = De { $tile } is van { $who }.
palazzo-why-tile-not-here = De { $tile } ligt niet op tafel.
palazzo-why-opening = Met het certificaat van 3 worden alleen veilingen geopend; wie veilt, legt het.
palazzo-why-rider = Ruiters kun je niet gebruiken. Als de vijfde komt, is het spel afgelopen.
