# Das Spielbrett von The Castles of Tuscany
web-tuscany-letters = { $colour ->
    [dark_green] DG
    [red] R
    [turquoise] T
    [grey] GR
    [orange] O
    [yellow] GE
    [beige] BE
   *[light_green] HG
}
web-tuscany-colour = { $colour ->
    [dark_green] Dunkelgrün
    [red] Rot
    [turquoise] Türkis
    [grey] Grau
    [orange] Orange
    [yellow] Gelb
    [beige] Beige
   *[light_green] Hellgrün
}
web-tuscany-start-castle = Start-Kastell
web-tuscany-area = { $size ->
    [one] 1er-Gebiet, { $points } SP
   *[other] { $size }er-Gebiet, { $covered } belegt, { $points } SP
}

# Die Tischmitte
web-tuscany-display = Offene Plättchen
web-tuscany-counts = Offene Plättchen nach Farben
web-tuscany-count = { $count } Plättchen in { web-tuscany-colour }{ $count ->
    [4] : Das fünfte räumt alle ab
   *[other] {""}
}
web-tuscany-deck = Ziehen ({ $count })
web-tuscany-deck-tip = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-tuscany-discards = Abgeworfen
web-tuscany-yields = Erträge
web-tuscany-neutral = Neutrale Plättchen
web-tuscany-aside = Beiseite
web-tuscany-bonus-tiles = Bonuskärtchen
web-tuscany-bonus-effect = { $bonus ->
    [card] eine Karte mehr bei jedem Nachziehen
    [storage] ein Ablagefeld mehr und sofort 2 SP (grün)
    [marble] ein Marmorblock mehr für jeden Steinbruch
    [worker] ein Arbeiter mehr für jedes Dorf
   *[yield] eine Ertragskarte mehr für jedes Fuhrwerk
}
web-tuscany-colour-bonuses = Farbbonus
web-tuscany-colour-bonus = Wer als { $place ->
    [1] Erster
   *[2] Zweiter
} alle Felder in { web-tuscany-colour } belegt, erhält { $points } SP (grün)
web-tuscany-colour-bonus-gone = Der Farbbonus für { web-tuscany-colour } ist vergeben

# Das Rennen
web-tuscany-tracks = Zählleisten und Stapel
web-tuscany-green = Grün
web-tuscany-red = Rot
web-tuscany-counts-times = ×{ $counts }
web-tuscany-clock = Stapel
web-tuscany-period = { $number }. Durchgang: Ein grüner Punkt zählt jetzt { $number ->
    [1] dreimal
    [2] zweimal
   *[3] einmal
}.
web-tuscany-ending = Das Ende des Durchgangs ist eingeleitet: Nach dieser Runde wird gewertet.
web-tuscany-ending-third = Ein dritter Stapel ist leer: diese Runde, noch eine ganze Runde, dann die letzte Wertung.
web-tuscany-last-round = Die letzte Runde.
web-tuscany-to-scoring = { $left ->
    [0] Stapel geleert
   *[other] noch { $left } bis zur Wertung
}
web-tuscany-left = noch { $left }
web-tuscany-points = = { $points }
web-tuscany-points-tip = Endstand, wenn jetzt gewertet würde und das Spiel aus wäre
web-tuscany-start-player = Startspieler

# Spieler
web-tuscany-hand = Handkarten: { $count }
web-tuscany-no-cards = keine Karten
web-tuscany-jokers = { $count ->
    [one] ein Pärchen, das eine Karte einer anderen Farbe ersetzt
   *[other] { $count } Pärchen, die je eine Karte einer anderen Farbe ersetzen
}
web-tuscany-in-stacks = In den Stapeln, Reihenfolge unbekannt: { $count }
web-tuscany-storage = Ablagefelder
web-tuscany-map-of = Spielplan von { $name }
web-tuscany-enlarge = Spielplan von { $name }, größer oder kleiner
web-tuscany-arranging = { $name } baut den Spielplan.

# Der Aufbau
web-tuscany-arranger = Deine drei Spielplanteile
web-tuscany-worth = Farbgebiete: { $total } SP
web-tuscany-worth-range = (möglich: { $least } bis { $most })
web-tuscany-swap = Tauschen
web-tuscany-turn = Drehen
web-tuscany-shift-up = Hoch
web-tuscany-shift-down = Runter
web-tuscany-confirm-order = So aneinanderlegen
web-tuscany-confirm-shift = So versetzen
web-tuscany-arrange-help = Ziehe ein Spielplanteil an eine andere Stelle oder nach oben und unten; ein Klick dreht es. Versetzt wird endgültig im nächsten Schritt.
web-tuscany-shift-help = Ziehe ein Spielplanteil nach oben oder unten, oder klicke es an: Es liegt gerade neben dem linken Nachbarn oder höher oder tiefer.
web-tuscany-castle-total = Mit dem Start-Kastell hier können die Farbgebiete { $total } SP bringen.

# Was eine Wahl bringt
web-tuscany-taking = { $refill ->
    [none] Deine Stapel sind aufgebraucht: Die Lücke bleibt leer.
    [ending] Dein Plättchen füllt die Lücke; das Ende des Durchgangs ist schon eingeleitet.
    [ends] Dein Plättchen füllt die Lücke und leert den Stapel: Das leitet das Ende des Durchgangs ein.
   *[some] Dein Plättchen füllt die Lücke: noch { $left } bis zur Wertung.
}
web-tuscany-no-points = Keine sofortigen Punkte
web-tuscany-points-times = +{ $points } SP grün, zählt { $counts ->
    [one] einmal
   *[other] { $counts }-mal: { $total } SP
}
web-tuscany-cheapest = am wenigsten Karten
web-tuscany-more-payments = { $more ->
    [one] Es gibt noch eine Möglichkeit zu zahlen
   *[other] Es gibt noch { $more } Möglichkeiten zu zahlen
}: Klicke deine Handkarten in beliebiger Reihenfolge an.
web-tuscany-chain-take = Kastell: Wähle ein offenes Plättchen.
web-tuscany-chain-place = Wähle jetzt sein Feld.
web-tuscany-shift-level = Gerade
web-tuscany-turned-round = Der ganze Spielplan ist um 180° gedreht, sodass A links von C liegt: Es ist derselbe Spielplan.
web-tuscany-laid = Schon gelegt; ein Klick nimmt es zurück
web-tuscany-gains = Bringt { $gains }
web-tuscany-draws = { $cards ->
    [one] Du ziehst 1 Karte
   *[other] Du ziehst { $cards } Karten
}

# Dock and arranger
web-tuscany-piles = Stapel in der Tischmitte
web-tuscany-goes = kommt aus dem Spiel
web-tuscany-payment = Bezahlung für { $item } auf { $field }
web-tuscany-paid = { $paid } von { $due } bezahlt
web-tuscany-pay-short = zwei in { web-tuscany-colour } für { $field }
web-tuscany-ways = Möglichkeiten zu zahlen
web-tuscany-pay-with = Zahlen mit { $way }
web-tuscany-turn-one = Spielplanteil { $board } drehen
web-tuscany-up-one = Spielplanteil { $board } nach oben versetzen
web-tuscany-down-one = Spielplanteil { $board } nach unten versetzen
web-tuscany-swap-two = Spielplanteile { $left } und { $right } tauschen
web-tuscany-board-at = Spielplanteil { $board }, { $place ->
    [left] links
    [middle] in der Mitte
   *[right] rechts
}: { $colours }
web-tuscany-discards-loss = { $item } kommt aus dem Spiel: Deine Ablagefelder sind voll.
