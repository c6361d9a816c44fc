# Analyses op de pagina van een terugblik
web-analysis-start = Dit spel analyseren
web-analysis-about = Een zoektocht beoordeelt elke beslissing naar wat de speler kon weten, en het geluk van elke trekking wordt gemeten. Iedereen die dit spel mag zien, ziet het resultaat.
web-analysis-left = { $count ->
    [0] Je hebt vandaag geen analyse meer over.
    [one] Je hebt vandaag nog één analyse over.
   *[other] Je hebt vandaag nog { $count } analyses over.
 }
web-analysis-players-only = Dit spel is niet geanalyseerd. Wie heeft meegespeeld, kan het laten analyseren.
web-analysis-not-here = Alleen spellen die van begin tot eind zijn gespeeld, worden geanalyseerd.
web-analysis-waiting = { $ahead ->
    [0] De analyse begint zo.
    [one] Eerst wordt nog een andere analyse berekend.
   *[other] Eerst worden nog { $ahead } andere analyses berekend.
 }
web-analysis-running = { $done } van { $total } beslissingen zijn beoordeeld. Je kunt deze pagina verlaten.
web-analysis-preparing = Het spel wordt gelezen.
web-analysis-failed = De analyse is mislukt.
web-analysis-chart = Winstkans in de loop van het spel
web-analysis-as-table = Als tabel
web-analysis-moments = Belangrijke momenten
web-analysis-no-moments = Geen: niemand liet een kans van betekenis liggen, en het toeval veranderde weinig.
web-analysis-everyone = Iedereen
web-analysis-whose = Momenten van
web-analysis-keys = Toetsen: E volgend moment, Shift + E het vorige, 1 tot 4 tonen een mogelijkheid op het bord, 0 de stelling ervoor.
web-analysis-inaccuracy = Onnauwkeurigheid
web-analysis-mistake = Fout
web-analysis-blunder = Blunder
web-analysis-luck = Geluk
web-analysis-error-of = { $kind }, { $name }: { $loss }
web-analysis-luck-of = Geluk voor { $name }: { $win }
web-analysis-loss = { $loss } winstkans (± { $error }), { $points } punten
web-analysis-option = Mogelijkheid
web-analysis-chance = Kans
web-analysis-points = Punten
web-analysis-lead = Voorsprong
web-analysis-played = gespeeld
web-analysis-better = beter
web-analysis-show-option = Op het bord tonen: { $what }
web-analysis-before = Stelling ervoor
web-analysis-shown = Op het bord: { $what }
web-analysis-expected = Winstkans, eindpunten en voorsprong zoals de zoektocht ze voor { $name } verwacht.
web-analysis-hidden = Er is iets verdekt getrokken.
web-analysis-luck-text = Wat deze trekking veranderde, vergeleken met het gemiddelde van alle trekkingen:
web-analysis-try = Uitproberen
web-analysis-close = Dit moment sluiten
web-analysis-players = Nauwkeurigheid en geluk
web-analysis-accuracy = Nauwkeurigheid
web-analysis-mean-loss = Verlies per beslissing
web-analysis-errors = Onnauwkeurigheden, fouten, blunders
web-analysis-luck-win = Geluk, winstkans
web-analysis-luck-points = Geluk, punten
web-analysis-final = Eindpunten
web-analysis-without = Punten zonder geluk
web-analysis-note = Dit is geluk zoals de waardering het ziet. De zoektocht (diepte: { $depth }) ziet niet alles.
web-analysis-no-luck = In dit spel wordt geen geluk geteld: de waardering ziet geen blijvend effect van de trekkingen.
web-analysis-depth-quick = snel
web-analysis-depth-normal = normaal
web-analysis-depth-deep = diep
web-analysis-unfitted = Voor dit spel met dit aantal spelers zijn er geen gefitte waarden; de kansen zijn ruw.
