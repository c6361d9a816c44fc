# De doos en de voorraden
carrara-start = Speler { $place }: { $coins } munten, { $blocks }
carrara-prices = Locatie { $location }: { $coins } (paars tot wit)
carrara-type = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $landscape ->
    [urban] stedelijk
   *[rural] landelijk
}
carrara-emblem = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $decoration }
carrara-rewards = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: vanaf { $minimum } gebouwen, waarde × { $reward }
carrara-better = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: waarde × { $reward }
carrara-landscape = { $name ->
    [urban] Stedelijk
   *[rural] Landelijk
}: waarde × { $reward }
carrara-set = { $count } gelijke: { $points } OP
carrara-segment = Segment { $place }: { $decoration }, { $statue }
carrara-majority = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: { $points } OP
carrara-money = { $minimum ->
    [0] { $rate } munten zijn 1 OP
   *[other] Vanaf { $minimum } munten: { $rate } munten zijn 1 OP
}

carrara-box-blocks = Bouwstenen
carrara-box-blocks-why = De spelregels noemen zeven bouwstenen van elk van de zes kleuren.
carrara-box-start = Munten en bouwstenen bij het begin
carrara-box-start-why = Ze staan in de spelopstelling van de spelregels.
carrara-box-prices = Prijzen aan het rad
carrara-box-prices-why = Ze staan alleen op het bord; deze komen uit de eerste uitgave en passen bij elk voorbeeld.
carrara-box-buildings = Gebouwen en monumenten
carrara-box-buildings-why = De spelregels noemen per type de waarden 1, 2, 3, 3, 4, 5 en één monument met waarde 8.
carrara-box-types = Gebouwtypes en landschappen
carrara-box-types-why = De spelregels noemen vier stedelijke en twee landelijke types; welke dat zijn, komt uit de eerste uitgave.
carrara-box-emblems = Decoraties van de gebouwtypes
carrara-box-emblems-why = Castello met de vlag staat in een voorbeeld; de andere worden door twee bronnen over de eerste uitgave bevestigd.
carrara-box-emblems-reconstructed = Decoraties van twee gebouwtypes
carrara-box-emblems-reconstructed-why = Voor Cattedrale en Villa blijven de kelk en het schild over; het kan ook andersom zijn.
carrara-box-cities = Steden en hun beloningen
carrara-box-cities-why = Pisa, Lucca en Massa staan in voorbeelden; Livorno, Viareggio en Lérici zijn zoals in de eerste uitgave.
carrara-box-improvements = Verbeteringstegels
carrara-box-improvements-why = Er zijn er acht, en die van Pisa staat in een voorbeeld; de andere zijn gereconstrueerd.
carrara-box-court-normal = Koninklijk Hof, standaardzijde
carrara-box-court-normal-why = Een veld met 5 munten staat in een voorbeeld; hoe vaak elke bonus voorkomt, komt uit een recensie.
carrara-box-court-advanced = Koninklijk Hof, gevorderde zijde
carrara-box-court-advanced-why = De spelregels noemen de acht bonussen.
carrara-box-landscapes = Landschapsvelden
carrara-box-landscapes-why = 1 munt voor stedelijke waarde staat in een voorbeeld; 1 OP voor landelijke waarde is gereconstrueerd.
carrara-box-decorations = Decoraties en punten voor gelijke
carrara-box-decorations-why = De spelregels geven de aantallen en de puntentabel.
carrara-box-statues = Standbeelden
carrara-box-statues-why = De spelregels geven de aantallen.
carrara-box-wheels = Volgorde op de twee raderen, met de klok mee
carrara-box-wheels-why = Ze staat alleen op de raderen: gereconstrueerd.
carrara-box-majorities = Punten voor de meeste, op een na meeste en op twee na meeste standbeelden
carrara-box-majorities-why = Zes van deze getallen staan in voorbeelden; de andere zijn gereconstrueerd.
carrara-box-money = Munten voor punten aan het einde
carrara-box-money-why = De spelregels noemen de wisselkoersen.

carrara-supply-bag = Bouwstenen
carrara-supply-stack = Gebouwen in de trekstapel
carrara-supply-monuments = Monumenten
carrara-supply-improvements = Verbeteringstegels
carrara-supply-decorations = Decoraties
carrara-supply-statues = Standbeelden
carrara-supply-note-screens = De zak en de bouwstenen achter de schermen van de anderen samen.

# De sleutels van het bestand, in het formulier
carrara-box-key-colours = Kleuren
carrara-box-key-on-wheel = Op het rad
carrara-box-key-coins = Munten
carrara-box-key-monument = Monument
carrara-box-key-biblioteca = Biblioteca
carrara-box-key-palazzo = Palazzo
carrara-box-key-porta = Porta
carrara-box-key-cattedrale = Cattedrale
carrara-box-key-castello = Castello
carrara-box-key-villa = Villa
carrara-box-key-lerici = Lérici
carrara-box-key-massa = Massa
carrara-box-key-viareggio = Viareggio
carrara-box-key-lucca = Lucca
carrara-box-key-pisa = Pisa
carrara-box-key-livorno = Livorno
carrara-box-key-normal = Standaardzijde
carrara-box-key-advanced = Gevorderde zijde
