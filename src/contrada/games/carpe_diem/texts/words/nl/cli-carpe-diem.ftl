# De tafel van Carpe Diem in de terminal
cli-carpe-diem-now = Fase { $phase } van 4, ronde { $round } van 7
cli-carpe-diem-scoring = Puntentelling { $phase } van 4
cli-carpe-diem-supply = Nog te komen: { $light } lichte tegels, { $dark } donkere tegels, { $fountains } fonteinkaarten
cli-carpe-diem-way = hierheen
cli-carpe-diem-seals = Zegelvelden ({ $count })
cli-carpe-diem-cards = Scorekaarten
cli-carpe-diem-red = geef
cli-carpe-diem-green = per
cli-carpe-diem-vp = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
cli-carpe-diem-step = { $number ->
    [one] 1 stap
   *[other] { $number } stappen
}
cli-carpe-diem-track = Banderolespoor, wie het eerst scoort vooraan: { $spaces }
cli-carpe-diem-players = Spelers
cli-carpe-diem-player = Speler
cli-carpe-diem-goods = Goederen, munten, broden
cli-carpe-diem-fountains = Fonteinkaarten
cli-carpe-diem-stored = Voorraad
cli-carpe-diem-finished = Voltooid
cli-carpe-diem-hand = Te bouwen
cli-carpe-diem-turn-0 = niet gedraaid
cli-carpe-diem-turn-1 = naar rechts
cli-carpe-diem-turn-2 = halve slag
cli-carpe-diem-turn-3 = naar links
cli-carpe-diem-district = Jouw stadswijk
cli-carpe-diem-districts = Stadswijken
cli-carpe-diem-legend =
    Een letter in de rand van een tegel is een opening, P voor een vijver enzovoort (alle letters staan onder het bord); (P) is voltooid.
    In een tegel: ▴ één schoorsteen, ▲ twee, M B F markt, bakkerij, fontein, ▪ niets. In een leeg veld: ⚑ een banderol, × hier past geen tegel meer.
    Aan het kader: P5 is een opdracht voor 5 punten, ✓ vervuld, × niet meer mogelijk. ♟A is de speelfiguur, ●A een schijf van speler A, ○3 de vrije cirkel 3.
    Op de kring: ◂ waarheen de zet leidt. Spelers: ▸ is aan de beurt, * begint de fase.
    Fonteinkaarten: P geeft punten voor elke voltooide vijver. Voltooid: 2P 7▴ zijn twee vijvers en in totaal zeven schoorstenen. Op een kaart: ✓ vervuld, (−4) nog niet.
