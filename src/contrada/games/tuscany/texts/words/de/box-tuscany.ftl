# Die Seite der Schachtel, und was noch kommt
tuscany-box-tiles = Sechseckplättchen
tuscany-box-tiles-why = Die Spielregel nennt die Plättchen jedes Spielers und die neutralen.
tuscany-box-agriculture = Landwirtschaftsplättchen
tuscany-box-agriculture-why = Die Spielregel nennt vier je Satz und zeigt eines mit Schweinen und Weinanbau; was die anderen zeigen, ist unsere Annahme.
tuscany-box-cards = Spielkarten
tuscany-box-cards-why = Die Spielregel nennt 122 Karten in acht Farben; wie viele es von jeder Farbe gibt, ist unsere Annahme.
tuscany-box-yields = Ertragskarten
tuscany-box-yields-why = Die Spielregel nennt 27 Karten und in einem Beispiel 2 SP (rot); Besprechungen erwähnen Arbeiter und Marmor; Beträge und Anzahlen sind unsere Annahme.
tuscany-box-bonus-tiles = Bonuskärtchen
tuscany-box-bonus-tiles-why = Die Spielregel nennt fünf von jeder Sorte.
tuscany-box-colour-bonus = Farbbonusplättchen
tuscany-box-colour-bonus-why = Laut Spielregel erhält der Erste mehr als der Zweite; die Werte sind unsere Annahme (eine Besprechung: bis zu 4).
tuscany-box-boards = Spielplanteile
tuscany-box-boards-why = Laut Spielregel liegen drei Teile lange Kante an lange Kante, keines um mehr als ein Sechseck versetzt; auch die Anzahl der Felder jeder Farbe steht dort. Die Form aus zwei Spalten zu fünf Feldern und die Lage der Farben sind unsere zweite Rekonstruktion. In jeder Kombination bringt der beste Spielplan 46 und der schlechteste 35 Punkte, und kein Farbgebiet hat mehr als drei Felder.
tuscany-box-name-first-reconstruction = Erste Rekonstruktion der Spielplanteile (Spalten mit 3, 4 und 3 Feldern)
tuscany-supply-cards = Spielkarten
tuscany-supply-own-stacks = Deine Stapel
tuscany-supply-neutral = Neutrale Plättchen
tuscany-supply-yields = Ertragskarten
tuscany-supply-bonus-tiles = Bonuskärtchen
tuscany-supply-note-hands = { $count ->
    [one] Eine davon hält ein Mitspieler verdeckt auf der Hand.
   *[other] { $count } davon halten die Mitspieler verdeckt auf der Hand.
}
tuscany-supply-note-aside = { $count ->
    [one] Ein Plättchen liegt zur Seite und wird gemischt, wenn diese aufgebraucht sind.
   *[other] { $count } Plättchen liegen zur Seite und werden gemischt, wenn diese aufgebraucht sind.
}

# Die Schlüssel der Datei, im Formular
tuscany-box-key-own = Jedes Spielers
tuscany-box-key-castle = Kastell
tuscany-box-key-city = Stadt
tuscany-box-key-estate = Gutshof
tuscany-box-key-quarry = Steinbruch
tuscany-box-key-village = Dorf
tuscany-box-key-monastery = Kloster
tuscany-box-key-cart = Fuhrwerk
tuscany-box-key-shows = Zeigt
tuscany-box-key-dark-green = Dunkelgrün
tuscany-box-key-turquoise = Türkisfarben
tuscany-box-key-grey = Grau
tuscany-box-key-orange = Orange
tuscany-box-key-yellow = Gelb
tuscany-box-key-beige = Beige
tuscany-box-key-light-green = Hellgrün
tuscany-box-key-red-points = Rote Siegpunkte
tuscany-box-key-green-points = Grüne Siegpunkte
tuscany-box-key-worker = Arbeiter
tuscany-box-key-hexagon = Holzsechsecke
tuscany-box-key-card = Karten
tuscany-box-key-yield = Ertragskarten
