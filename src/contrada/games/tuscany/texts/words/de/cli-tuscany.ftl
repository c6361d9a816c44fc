# Der Tisch von The Castles of Tuscany am Terminal
cli-tuscany-lifted = Kastell bringt
cli-tuscany-place = { $place ->
    [1] als Erster:
   *[2] als Zweiter:
}
cli-tuscany-cards = Spielkarten
cli-tuscany-pile = { $count } im Stapel
cli-tuscany-discarded = { $count } abgeworfen:
cli-tuscany-stocks = Neutrale Plättchen: { $neutral }, beiseitegelegt { $aside }   Ertragskarten im Stapel: { $yields }
cli-tuscany-ending-last = Ein Stapel ist leer: diese Runde, noch eine, dann die letzte Wertung.
cli-tuscany-players = Spieler
cli-tuscany-player = Spieler
cli-tuscany-covered = Belegt
cli-tuscany-starts = (beginnt)
cli-tuscany-green = Grün
cli-tuscany-red = Rot
cli-tuscany-if-over = Ende jetzt
cli-tuscany-hand = Karten
cli-tuscany-workers = Arbeiter
cli-tuscany-marble = Marmor
cli-tuscany-to-scoring = Bis Wertung
cli-tuscany-stacks = Stapel
cli-tuscany-storage = Ablagefelder
cli-tuscany-free = frei
cli-tuscany-bonus = Bonuskärtchen { $tiles }
cli-tuscany-maps = Spielpläne
cli-tuscany-own = Deine Hand und dein Spielplan
cli-tuscany-own-tiles = In deinen Stapeln
cli-tuscany-draft = Zu bezahlen
cli-tuscany-price = auf { $field }: zwei Karten { $letters } oder was sie ersetzt
cli-tuscany-hexagon = Sechseck
cli-tuscany-shifted = Der beste Spielplan: Mitte { $middle ->
    [up] höher
    [level] gerade
   *[down] tiefer
}, rechts { $right ->
    [up] höher
    [level] gerade
   *[down] tiefer
}, Farbgebiete { $total } SP
cli-tuscany-other-maps = Spielpläne der anderen
cli-tuscany-laid = Schon gelegt
cli-tuscany-ways = So kannst du zahlen
cli-tuscany-more-ways = und { $more } weitere
cli-tuscany-totals = Punkte der Farbgebiete
cli-tuscany-shift-middle = Mitte { $shift ->
    [up] höher
    [level] gerade
   *[down] tiefer
}
cli-tuscany-shift-right = rechts { $shift ->
    [up] höher
    [level] gerade
   *[down] tiefer
}
cli-tuscany-short = { $tile ->
    [castle] Kastell
    [city] Stadt
    [estate] Gutshof
    [quarry] Bruch
    [village] Dorf
    [monastery] Kloster
   *[cart] Fuhrwerk
}
cli-tuscany-goods = { $goods ->
    [pigs] Schwein
    [vines] Wein
    [sheep] Schaf
    [olives] Olive
    [poultry] Huhn
   *[grain] Korn
}
cli-tuscany-legend =
    Farben: DG dunkelgrün Kastell, R rot Stadt, T türkisfarben Gutshof, GR grau Steinbruch, O orange Dorf, GE gelb Kloster, BE beige Fuhrwerk, HG hellgrün Landwirtschaft.
    Ein Feld: Name und Farbe, darunter, was es belegt (Landwirtschaft: ihre Arten); ○ ist erreichbar, ▸ wird bezahlt, ♜ Start-Kastell. Auf kleinen Plänen ist ■ ein Plättchen, ◆ ein Holz-Sechseck.
    Spieler: ▸ ist am Zug; DG 1/3 heißt 1 von 3 dunkelgrünen Feldern belegt; Bis Wertung: eigene Plättchen, die bis zum Ende des Durchgangs auszulegen sind; Ende jetzt: rote Punkte, wenn jetzt gewertet würde und das Spiel aus wäre.
