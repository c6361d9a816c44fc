tuscany-title = The Castles of Tuscany

tuscany-option-draw = Nachziehen bringt
tuscany-option-draw-2 = zwei Karten
tuscany-option-draw-3 = drei Karten (spätere Auflagen)
tuscany-option-starter = Wer beginnt
tuscany-option-starter-first-seat = der erste Platz
tuscany-option-starter-random = das Los entscheidet

# Spielmaterial
tuscany-tile = { $tile ->
    [castle] Kastell
    [city] Stadt
    [estate] Gutshof
    [quarry] Steinbruch
    [village] Dorf
    [monastery] Kloster
   *[carter] Fuhrwerk
}
tuscany-agriculture = Landwirtschaft ({ $shows })
tuscany-goods = { $goods ->
    [pigs] Schweine
    [vines] Weinanbau
    [sheep] Schafe
   *[grain] Getreide
}
tuscany-hexagon = Holz-Sechseck
tuscany-card = { $colour ->
    [dark_green] dunkelgrüne
    [red] rote
    [turquoise] türkisfarbene
    [grey] graue
    [orange] orangefarbene
    [yellow] gelbe
    [beige] beigefarbene
   *[light_green] hellgrüne
} Karte
tuscany-cards = { $count } { $colour ->
    [dark_green] dunkelgrüne
    [red] rote
    [turquoise] türkisfarbene
    [grey] graue
    [orange] orangefarbene
    [yellow] gelbe
    [beige] beigefarbene
   *[light_green] hellgrüne
} { $count ->
    [one] Karte
   *[other] Karten
}
tuscany-own-cards = { $count ->
    [one] 1 Karte der Farbe
   *[other] { $count } Karten der Farbe
}
tuscany-pair = 2 { $colour ->
    [dark_green] dunkelgrüne
    [red] rote
    [turquoise] türkisfarbene
    [grey] graue
    [orange] orangefarbene
    [yellow] gelbe
    [beige] beigefarbene
   *[light_green] hellgrüne
} Karten als Joker
tuscany-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
tuscany-bonus = { $bonus ->
    [card] +1 Spielkarte
    [storage] +1 Ablagefeld
    [marble] +1 Marmor
    [worker] +1 Arbeiter
   *[yield] +1 Ertragskarte
}
tuscany-yield = { $gives ->
    [red_points] SP (rot)
    [green_points] SP (grün)
    [cards] Spielkarten
    [worker] Arbeiter
    [marble] Marmor
   *[hexagon] Holz-Sechseck
}
tuscany-board = { $board }{ $turned ->
    [turned] {" "}gedreht
   *[upright] {""}
}
tuscany-map = { $who } ({ $boards }; Start-Kastell auf { $castle })
tuscany-gain = { $who } { $total } ({ $green } aus Grün{ $left ->
    [0] {""}
   *[other] , { $left } für Restmaterial
})

# Was man tun kann
tuscany-do-draw = Karten nachziehen
tuscany-do-marble = Einen Marmor abgeben für eine weitere Aktion
tuscany-do-end-turn = Zug beenden
tuscany-do-skip-castle = Mit dem Kastell kein Plättchen nehmen
tuscany-do-arrange = Spielplanteile in der Reihenfolge { $order }{ $left ->
    [turned] , links gedreht
   *[upright] {""}
}{ $middle ->
    [turned] , Mitte gedreht
   *[upright] {""}
}{ $right ->
    [turned] , rechts gedreht
   *[upright] {""}
}
tuscany-do-shift = Mittleren Teil nach { $middle ->
    [up] oben
   *[down] unten
} versetzen, rechten nach { $right ->
    [up] oben
   *[down] unten
}
tuscany-do-start-castle = Start-Kastell auf { $field }
tuscany-do-bonus = Bonuskärtchen { $bonus } nehmen
tuscany-do-take = { $tile } nehmen
tuscany-do-exchange = { $tile } nehmen, dafür { $for } aus der Ablage entfernen
tuscany-do-place = { $item } auf { $field } legen
tuscany-do-pay = Mit { $with } bezahlen
tuscany-do-castle-take = Kastell: { $tile } nehmen und gleich legen
tuscany-do-castle-place = Auf { $field } legen

# Was geschehen ist
tuscany-log-starter = { $seat } beginnt.
tuscany-log-deal = { $to } erhält eine { $card }.
tuscany-log-deal-hidden = { $to } erhält eine Karte.
tuscany-log-deal-board = { $to } erhält den Spielplanteil { $board }.
tuscany-log-deal-board-hidden = { $to } erhält einen Spielplanteil { $letter }.
tuscany-log-drew = { $to } zieht eine { $card }.
tuscany-log-drew-hidden = { $to } zieht eine Karte.
tuscany-log-revealed = Alle Spielpläne liegen aus. { $maps }.
tuscany-log-open-tile = Aufgedeckt: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } Kastelle in der Tischmitte: Sie werden zur Seite gelegt.
    [red] {" "}{ $count } Städte in der Tischmitte: Sie werden zur Seite gelegt.
    [turquoise] {" "}{ $count } Gutshöfe in der Tischmitte: Sie werden zur Seite gelegt.
    [grey] {" "}{ $count } Steinbrüche in der Tischmitte: Sie werden zur Seite gelegt.
    [orange] {" "}{ $count } Dörfer in der Tischmitte: Sie werden zur Seite gelegt.
    [yellow] {" "}{ $count } Klöster in der Tischmitte: Sie werden zur Seite gelegt.
    [beige] {" "}{ $count } Fuhrwerke in der Tischmitte: Sie werden zur Seite gelegt.
   *[light_green] {" "}{ $count } Landwirtschaftsplättchen in der Tischmitte: Sie werden zur Seite gelegt.
}
tuscany-log-refill = { $by } legt { $tile } nach (noch { $left } bis zur Wertung).{ $ends ->
    [yes] {" "}Der Stapel ist leer: Das Ende des Durchgangs ist eingeleitet.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } Kastelle in der Tischmitte: Sie werden zur Seite gelegt.
    [red] {" "}{ $count } Städte in der Tischmitte: Sie werden zur Seite gelegt.
    [turquoise] {" "}{ $count } Gutshöfe in der Tischmitte: Sie werden zur Seite gelegt.
    [grey] {" "}{ $count } Steinbrüche in der Tischmitte: Sie werden zur Seite gelegt.
    [orange] {" "}{ $count } Dörfer in der Tischmitte: Sie werden zur Seite gelegt.
    [yellow] {" "}{ $count } Klöster in der Tischmitte: Sie werden zur Seite gelegt.
    [beige] {" "}{ $count } Fuhrwerke in der Tischmitte: Sie werden zur Seite gelegt.
   *[light_green] {" "}{ $count } Landwirtschaftsplättchen in der Tischmitte: Sie werden zur Seite gelegt.
}
tuscany-log-yield = { $by } deckt eine Ertragskarte auf: { $amount } { $yield }{ $surplus ->
    [yes] , hat aber kein Ablagefeld frei und erhält 2 SP (rot)
   *[no] {""}
}.
tuscany-log-scoring = { $number }. Wertung: { $gains }.
tuscany-log-final-scoring = 3. Wertung und Schlusswertung: { $gains }.
tuscany-log-draw = { $who } zieht Karten nach.
tuscany-log-marble = { $who } gibt einen Marmor ab für eine weitere Aktion.
tuscany-log-end-turn = { $who } beendet den Zug.
tuscany-log-pass = { $who } kann nichts tun.
tuscany-log-skip-castle = { $who } nimmt mit dem Kastell kein Plättchen.
tuscany-log-bonus = { $who } nimmt das Bonuskärtchen { $bonus }.
tuscany-log-take = { $who } nimmt { $tile }.
tuscany-log-exchange = { $who } nimmt { $tile } und entfernt { $for } aus der Ablage.
tuscany-log-placed = { $who } legt { $item } auf { $field } und gibt dafür { $paid } ab{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } SP grün)
}.
tuscany-log-castle-take = { $who } nimmt mit dem Kastell { $tile }.
tuscany-log-castle-placed = { $who } legt { $item } auf { $field }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } SP grün)
}.

# Was jetzt zu tun ist
tuscany-prompt-arrange-order = Lege deine Spielplanteile aneinander: Reihenfolge und Ausrichtung.
tuscany-prompt-arrange-shift = Versetze die Teile gegeneinander.
tuscany-prompt-arrange-castle = Setze dein Start-Kastell auf ein dunkelgrünes Feld.
tuscany-prompt-wait-arranging = Alle bauen ihren Spielplan; gezeigt wird gemeinsam.
tuscany-prompt-choosing-bonus = Nimm ein Bonuskärtchen.
tuscany-prompt-action = { $ending ->
    [last] Die letzte Runde.{" "}
    [ending] Der Durchgang geht zu Ende.{" "}
   *[no] {""}
}{ $extra ->
    [yes] Deine weitere Aktion
   *[no] Dein Zug
}: { $cards ->
    [none] Plättchen nehmen oder legen; zum Nachziehen ist keine Karte mehr da
   *[some] Karten nachziehen, Plättchen nehmen oder legen
}. Grüne Punkte zählen { $counts ->
    [one] einmal
   *[other] { $counts }-mal
}.
tuscany-prompt-paying = Bezahle { $item } auf { $field } in { $colour ->
    [dark_green] Dunkelgrün
    [red] Rot
    [turquoise] Türkis
    [grey] Grau
    [orange] Orange
    [yellow] Gelb
    [beige] Beige
   *[light_green] Hellgrün
}.
tuscany-prompt-castle-taking = Das Kastell bringt ein offenes Plättchen, das du sofort und ohne Karten legst.
tuscany-prompt-castle-placing = Wohin mit dem Plättchen { $item }?
tuscany-prompt-city = Die Stadt bringt ein Bonuskärtchen.
tuscany-prompt-after = Beende den Zug, oder gib für eine weitere Aktion einen Marmor ab (du hast { $marble }).
tuscany-prompt-chance = Karten und Plättchen werden aufgedeckt.
tuscany-prompt-over = Das Spiel ist zu Ende.
tuscany-prompt-wait = { $phase ->
    [choosing-bonus] { $who } nimmt ein Bonuskärtchen.
    [city] { $who } nimmt ein Bonuskärtchen.
    [castle-taking] { $who } wählt ein Plättchen für das Kastell.
    [castle-placing] { $who } legt ein Plättchen.
    [after] { $who } kann noch eine Aktion ausführen.
   *[other] { $who } ist an der Reihe.
}

# Woher die Punkte kommen
tuscany-score-areas = Gebiete
tuscany-score-colours = Farbboni
tuscany-score-agriculture = Landwirtschaft
tuscany-score-storage = +1 Ablage
tuscany-score-green-yields = Erträge (grün)
tuscany-score-red-yields = Erträge (rot)
tuscany-score-surplus = Übrige Sechsecke
tuscany-score-items = Plättchen in Ablage
tuscany-score-marble = Marmor
tuscany-score-workers = Arbeiter
tuscany-score-cards = Karten
