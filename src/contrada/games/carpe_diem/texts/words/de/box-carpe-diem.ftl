# Die Schachtel: was jede Tabelle ist und woher ihre Angaben kommen
carpe-diem-box-counts = Anzahl des Spielmaterials
carpe-diem-box-counts-why = Die Spielregel zählt es auf.
carpe-diem-box-light-tiles = Helle Plättchen
carpe-diem-box-light-tiles-why = Die Spielregel nennt ihre Zahl und zeigt einige; die Mischung wurde so rekonstruiert, dass Landschaften aus zwei, drei und vier Plättchen vorkommen.
carpe-diem-box-dark-tiles = Dunkle Plättchen
carpe-diem-box-dark-tiles-why = Die Spielregel nennt ihre Zahl und sagt, dass sie je eine Sache zeigen; welche, wurde rekonstruiert.
carpe-diem-box-scoring-cards = Wertungskarten
carpe-diem-box-scoring-cards-why = Die Spielregel zeigt zwölf der sechzig; die übrigen folgen ihrem Muster.
carpe-diem-box-scoring-cards-by-players = Wertungskarten nach Spielerzahl
carpe-diem-box-scoring-cards-by-players-why = Die Spielregel und die Kartenrückseiten nennen diese Zahlen.
carpe-diem-box-fountain-cards = Brunnenkarten
carpe-diem-box-fountain-cards-why = Vier Beispiele stehen in der Spielregel; die anderen Arten folgen ihnen.
carpe-diem-box-frame-pieces = Rahmenteile
carpe-diem-box-frame-pieces-why = Zwei Aufgaben je Teil und ihre Punkte stehen in der Spielregel; Paare und Plätze wurden rekonstruiert.
carpe-diem-box-tableaux = Bau-Tableaus
carpe-diem-box-tableaux-why = Neun Banderolen je Tableau stehen in der Spielregel; ihre Felder und das der Schaufel wurden rekonstruiert.
carpe-diem-box-villa-vp = Punkte fertiger Villen
carpe-diem-box-villa-vp-why = Das Beispiel der Spielregel nennt 3 Punkte für drei und 7 für fünf Schornsteine; die anderen Werte wurden rekonstruiert.
carpe-diem-box-banderole-track = Banderolenleiste
carpe-diem-box-banderole-track-why = Ihre Länge ist nur aus einer Rezension bekannt.
carpe-diem-box-card-slots = Kartenfelder und Kreisfelder
carpe-diem-box-card-slots-why = Die Spielregel nennt 17, 13 und 9 Kreisfelder; die Anordnung wurde aus diesen Zahlen erschlossen.
carpe-diem-box-start-vp = Startpunkte
carpe-diem-box-start-vp-why = Die Spielregel zählt sie auf.
carpe-diem-box-name-first-reconstruction = erste Rekonstruktion der Plättchen

carpe-diem-piece-count = { $of ->
    [light_tiles] helle Plättchen
    [dark_tiles] dunkle Plättchen
    [scoring_cards] Wertungskarten
    [fountain_cards] Brunnenkarten
    [frame_pieces] Rahmenteile
    [tableaux] Bau-Tableaus
   *[banderoles_per_tableau] Banderolen je Bau-Tableau
}
carpe-diem-quota = { $players } Spieler: { $cards }
carpe-diem-pile = { $pile }-Karten: { $number }
carpe-diem-tableau = Bau-Tableau { $number }
carpe-diem-villa-value = { $chimneys ->
    [one] 1 Schornstein
   *[other] { $chimneys } Schornsteine
}{ $last ->
    [yes] {" "}oder mehr
   *[no] {""}
}: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
carpe-diem-track-length = Felder 0 bis { $last }; jedes zählt seine Zahl
carpe-diem-slot-layout = { $players } Spieler: { $circles } Kreisfelder
carpe-diem-circle-between = zwischen den Kartenfeldern { $first } und { $second }
carpe-diem-start-points = { $players } Spieler, in Spielreihenfolge: { $points }

# Was noch kommt
carpe-diem-supply-light = Helle Plättchen
carpe-diem-supply-dark = Dunkle Plättchen
carpe-diem-supply-seals = Auf den Siegelfeldern
carpe-diem-supply-fountain-cards = Brunnenkarten
carpe-diem-supply-scoring-cards = Wertungskarten
carpe-diem-supply-note-hidden-hands = { $number ->
    [one] Eine dieser Karten hat ein anderer Spieler.
   *[other] { $number } dieser Karten haben andere Spieler.
}
carpe-diem-supply-note-not-laid-out = Nicht ausgelegte Karten bleiben in der Schachtel.

# Die Schlüssel der Datei, im Formular
carpe-diem-box-key-scoring-cards = Wertungskarten
carpe-diem-box-key-frame-pieces = Rahmenteile
carpe-diem-box-key-tableaux = Bau-Tableaus
carpe-diem-box-key-banderoles-per-tableau = Banderolen je Bau-Tableau
carpe-diem-box-key-sides = Seiten
carpe-diem-box-key-building = Gebäude
carpe-diem-box-key-pile = Stapel
carpe-diem-box-key-give = Kostet
carpe-diem-box-key-have = Zählt
carpe-diem-box-key-gains = Bringt
carpe-diem-box-key-fish = Fische
carpe-diem-box-key-grape = Trauben
carpe-diem-box-key-chicken = Hühner
carpe-diem-box-key-herb = Kräuter
carpe-diem-box-key-vp = Siegpunkte
carpe-diem-box-key-chimney = Schornsteine
carpe-diem-box-key-bread = Brote
carpe-diem-box-key-coin = Münzen
carpe-diem-box-key-step = Schritte auf der Banderolenleiste
carpe-diem-box-key-villa = Villa
carpe-diem-box-key-merchant = Händler
carpe-diem-box-key-baker = Bäcker
carpe-diem-box-key-administrator = Verwalter
carpe-diem-box-key-craftsman = Handwerker
carpe-diem-box-key-pond = Teich
carpe-diem-box-key-vineyard = Weinberg
carpe-diem-box-key-chicken-yard = Hühnerhof
carpe-diem-box-key-herb-garden = Kräutergarten
carpe-diem-box-key-bakery = Backstube
carpe-diem-box-key-market = Markt
carpe-diem-box-key-fountain = Brunnen
carpe-diem-box-key-landscape = Landschaft
carpe-diem-box-key-dwelling = Unterkunft
carpe-diem-box-key-last = Letztes Feld
carpe-diem-box-key-empty = Leere Kartenfelder nach Spielerzahl
