# Warum etwas jetzt nicht geht
palazzo-why-turn-of = { $who } ist am Zug: Du entscheidest jetzt nur, wonach du gefragt wirst.
palazzo-why-turn-begun = Du hast deinen Zug schon gewählt. Führe ihn erst zu Ende.
palazzo-why-too-few-cards = Im Geldstapel und auf der Ablage liegen zusammen { $have } Karten; aufgedeckt werden müssten { $need }.
palazzo-why-rebuild-no-palazzo = Du hast noch keinen Palazzo, also gibt es nichts umzubauen.
palazzo-why-rebuild-no-card = Ein Umbau kostet eine Geldkarte, und du hast keine.
palazzo-why-rebuild-first = Um einen Palazzo zu ändern, wähle zuerst „Umbauen“. Das ist dein ganzer Zug und kostet eine Karte.
palazzo-why-rebuilding-chosen = Der Umbau ist gewählt; wähle jetzt die Karte, die ihn bezahlt.
palazzo-why-reveal-first = Zuerst werden zwei Kärtchen aufgedeckt: Wähle „Bauteile kaufen oder versteigern“.
palazzo-why-buy-when-revealed = Bauteile aus dem Lager kann man nur kaufen, wenn gerade zwei Kärtchen aufgedeckt worden sind.
palazzo-why-auction-when-revealed = Der Baumeister zieht nur, wenn gerade zwei Kärtchen aufgedeckt worden sind.
palazzo-why-share-from-four = Verteilt wird erst ab vier Bauteilen; dieser Steinbruch wird versteigert.
palazzo-why-auction-up-to-three = Versteigert werden nur ein bis drei Bauteile; ab vier werden sie verteilt.
palazzo-why-tiles-chosen = Du bezahlst gerade die gewählten Bauteile. Nimm den Schritt zurück, um andere zu wählen.
palazzo-why-not-in-warehouse = Die { $tile } liegt nicht im Lager.
palazzo-why-tile-once = Die { $tile } liegt nur einmal im Lager.
palazzo-why-too-expensive = Kostet { $price }, du kannst höchstens { $most } zahlen.
palazzo-why-other-order = Dieses Paar wird in der anderen Reihenfolge angeboten.
palazzo-why-quarry-is-auctioned = Bauteile auf Steinbruch { $quarry } sind nicht zu kaufen: Sie werden versteigert oder verteilt, wenn der Baumeister kommt.
palazzo-why-lot-is-auctioned = Diese Bauteile gehen an das höchste Gebot: Biete oder passe.
palazzo-why-tiles-when-shared = Umsonst nimmt man ein Bauteil nur, wenn ein Steinbruch mit vier oder mehr Bauteilen verteilt wird.
palazzo-why-not-in-quarry = Verteilt werden nur die Bauteile auf Steinbruch { $quarry }, und die { $tile } liegt dort nicht.
palazzo-why-cards-when-taken = Offene Karten nimmt man nur, wenn jemand Geld nimmt.
palazzo-why-card-not-open = Diese Karte liegt nicht offen aus: { $card }.
palazzo-why-card-once = Diese Karte liegt nur einmal offen aus: { $card }.
palazzo-why-take-two = Du bist am Zug: Du nimmst zwei Karten.
palazzo-why-take-one = Du nimmst eine Karte; zwei nimmt nur, wer am Zug ist.
palazzo-why-lay-when-paying = Karten legt man nur, um Bauteile zu bezahlen oder um zu bieten.
palazzo-why-card-not-now = Diese Karte ist dein Geld: Damit kannst du kaufen, bieten oder umbauen, aber nicht jetzt.
palazzo-why-card-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
palazzo-why-card-laid = Diese Karte hast du schon gelegt: { $card }.
palazzo-why-card-in-bid = Diese Karte gehört zu einem Gebot und bleibt liegen, bis die Versteigerung endet.
palazzo-why-cannot-reach = Nötig sind { $goal }, und deine Karten ergeben höchstens { $most }.
palazzo-why-bid-currency = Dein Gebot ist in { $currency ->
    [brown] Braun
    [green] Grün
   *[blue] Blau
}; diese Karte ist { $own ->
    [brown] braun
    [green] grün
   *[blue] blau
}. Eine andere Währung passt nur als Teil einer 3er-Gruppe.
palazzo-why-pay-currency = Du zahlst in { $currency ->
    [brown] Braun
    [green] Grün
   *[blue] Blau
}; diese Karte ist { $own ->
    [brown] braun
    [green] grün
   *[blue] blau
}. Eine andere Währung passt nur als Teil einer 3er-Gruppe.
palazzo-why-currency-too-little = In { $currency ->
    [brown] Braun
    [green] Grün
   *[blue] Blau
} erreichst du höchstens { $most }, nötig sind { $goal }.
palazzo-why-triple-incomplete = Die 3er-Gruppe ist noch nicht vollständig; es fehlt noch: { $cards }.
palazzo-why-bid-too-low = Du musst mindestens { $goal } bieten; { $laid } reichen nicht.
palazzo-why-paid-too-little = Du musst mindestens { $goal } zahlen; { $laid } reichen nicht.
palazzo-why-pass-with-cards-laid = Nimm die gerade gelegten Karten zurück, bevor du passt.
palazzo-why-pass-in-auctions = Passen kann man nur in einer Versteigerung.
palazzo-why-card-for-rebuilding = Mit einer einzelnen Karte bezahlt man nur einen Umbau.
palazzo-why-build-what-you-get = Verbaut werden nur Bauteile, die du gerade gekauft, ersteigert oder genommen hast.
palazzo-why-not-acquired = Die { $tile } hast du nicht erworben.
palazzo-why-no-palazzo = Einen Palazzo { $palazzo } hast du nicht.
palazzo-why-floor-taken = Palazzo { $palazzo } hat schon eine Etage { $floor }.
palazzo-why-not-ascending = Die Etagen müssen aufsteigen: Palazzo { $palazzo } reicht schon bis Etage { $top }; Etage { $floor } lässt sich nur durch einen Umbau einfügen.
palazzo-why-equal-palazzo = Palazzo { $palazzo } gleicht Palazzo { $other }; nimm diesen.
palazzo-why-no-floor = Palazzo { $palazzo } hat keine Etage { $floor }.
palazzo-why-one-floor = Palazzo { $palazzo } ist ein einzelnes Bauteil; ausbauen kann man erst ab zwei Etagen.
palazzo-why-two-floors = Welche von zwei Etagen du ausbaust, das Ergebnis ist dasselbe: Baue die obere aus.
palazzo-why-not-single = Die { $tile } liegt nicht als einzelnes Bauteil vor dir.
palazzo-why-into-itself = Ein Bauteil lässt sich nicht in sich selbst einbauen.
palazzo-why-other-single = Dieselben zwei Bauteile werden ein Palazzo, wenn du das andere einbaust.
palazzo-why-tile-of = Die { $tile } gehört { $who }.
palazzo-why-tile-not-here = Die { $tile } liegt nicht aus.
palazzo-why-opening = Mit dem 3er-Certificato werden nur Versteigerungen eröffnet; es legt, wer versteigert.
palazzo-why-rider = Reiter kann man nicht verwenden. Wenn der fünfte kommt, ist das Spiel zu Ende.
