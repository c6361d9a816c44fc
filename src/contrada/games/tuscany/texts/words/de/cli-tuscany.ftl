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
cli-tuscany-price = auf { $field }: zwei Einheiten { $letters }
cli-tuscany-hexagon = Sechseck
cli-tuscany-shifted = Mitte { $middle ->
    [up] oben
   *[down] unten
}, rechts { $right ->
    [up] oben
   *[down] unten
}: Farbgebiete { $total } SP
cli-tuscany-legend =
    Farben: DG dunkelgrün Kastell, R rot Stadt, T türkis Gutshof, GR grau Steinbruch, O orange Dorf, GE gelb Kloster, BE beige Fuhrwerk, HG hellgrün Landwirtschaft.
    Ein Feld: Name und Farbe, darunter, was es belegt (Landwirtschaft: ihre Arten, zwei gekürzt: Schw+Wein); ○ ist erreichbar, ▸ wird bezahlt, ♜ Start-Kastell. Auf kleinen Plänen ist ■ ein Plättchen, ◆ ein Holz-Sechseck.
    Spieler: ▸ ist am Zug; DG 1/3 heißt 1 von 3 dunkelgrünen Feldern belegt; Bis Wertung: eigene Plättchen, die bis zum Ende des Durchgangs auszulegen sind; Ende jetzt: rote Punkte, wenn jetzt gewertet würde und das Spiel aus wäre.
