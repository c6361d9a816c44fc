tuscany-title = The Castles of Tuscany

tuscany-option-draw = Nachziehen bringt
tuscany-option-draw-2 = zwei Karten
tuscany-option-draw-3 = drei Karten (spätere Auflagen)
tuscany-option-starter = Wer beginnt
tuscany-option-starter-first-seat = der erste Platz
tuscany-option-starter-random = das Los entscheidet
tuscany-option-stacks = Am Ende übrige Plättchen in den Stapeln
tuscany-option-stacks-no = bringen keine Punkte
tuscany-option-stacks-yes = bringen je 1 SP (rot)
tuscany-option-gaps = Lücken in der Tischmitte nach dem letzten neutralen Plättchen
tuscany-option-gaps-left = bleiben leer
tuscany-option-gaps-filled = werden gefüllt, sobald es Plättchen gibt

# Spielmaterial
tuscany-tile = { $tile ->
    [castle] Kastell
    [city] Stadt
    [estate] Gutshof
    [quarry] Steinbruch
    [village] Dorf
    [monastery] Kloster
   *[cart] Fuhrwerk
}
tuscany-the-tile = { $tile ->
    [castle] das Kastell
    [city] die Stadt
    [estate] den Gutshof
    [quarry] den Steinbruch
    [village] das Dorf
    [monastery] das Kloster
   *[cart] das Fuhrwerk
}
tuscany-agriculture = Landwirtschaft ({ $shows })
tuscany-the-agriculture = das Landwirtschaftsplättchen ({ $shows })
tuscany-goods = { $goods ->
    [pigs] Schweine
    [vines] Weinanbau
    [sheep] Schafe
    [olives] Oliven
    [poultry] Geflügel
   *[grain] Getreide
}
tuscany-hexagon = Holz-Sechseck
tuscany-the-hexagon = das Holz-Sechseck
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
tuscany-worker = Arbeiter
tuscany-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
tuscany-marble = Marmorblock
tuscany-way = { $gives }
tuscany-bonus = { $bonus ->
    [card] +1 Spielkarte
    [storage] +1 Ablagefeld
    [marble] +1 Marmor
    [worker] +1 Arbeiter
   *[yield] +1 Ertragskarte
}
tuscany-yield = Ertragskarte ({ $gives })
tuscany-gift = { $gift ->
    [red_points] { $amount } SP (rot)
    [green_points] { $amount } SP (grün)
    [cards] { $amount ->
        [one] 1 Spielkarte
       *[other] { $amount } Spielkarten
    }
    [worker] { $amount } Arbeiter
    [marble] { $amount ->
        [one] 1 Marmorblock
       *[other] { $amount } Marmorblöcke
    }
    [hexagon] { $amount ->
        [one] 1 Holz-Sechseck
       *[other] { $amount } Holz-Sechsecke
    }
    [yield_card] { $amount ->
        [one] 1 Ertragskarte
       *[other] { $amount } Ertragskarten
    }
    [castle] ein Plättchen durch das Kastell
   *[bonus_tile] { $amount ->
        [one] 1 Bonuskärtchen nach Wahl
       *[other] { $amount } Bonuskärtchen nach Wahl
    }
}
tuscany-points = { $count } SP ({ $track ->
    [red] rot
   *[green] grün
})
tuscany-part = { $source ->
    [area] { $points } für das Farbgebiet
    [colour] { $points } für alle { $colour ->
        [dark_green] dunkelgrünen
        [red] roten
        [turquoise] türkisfarbenen
        [grey] grauen
        [orange] orangefarbenen
        [yellow] gelben
        [beige] beigefarbenen
       *[light_green] hellgrünen
    } Felder als { $place ->
        [1] Erster
       *[2] Zweiter
    }
   *[agriculture] { $points } für die Landwirtschaft
}
tuscany-green-gain = +{ $points } SP grün ({ $parts })
tuscany-board = { $board }{ $turned ->
    [turned] {" "}um 180° gedreht
   *[upright] {""}
}
tuscany-region-board = Spielplanteil { $board }
tuscany-set-tile = { $item } ({ $set ->
    [own] bei jedem Spieler
   *[neutral] neutral
})
tuscany-colour-bonus = { $colour ->
    [dark_green] Dunkelgrün
    [red] Rot
    [turquoise] Türkis
    [grey] Grau
    [orange] Orange
    [yellow] Gelb
    [beige] Beige
   *[light_green] Hellgrün
}: { $first } SP (grün) für den Ersten, { $second } für den Zweiten
tuscany-map = { $who } ({ $boards }; Start-Kastell auf { $castle })
tuscany-gain = { $who } { $total } ({ $green } aus Grün{ $left ->
    [0] {""}
   *[other] , { $left } für Restmaterial
})

# Was man tun kann
tuscany-do-draw = Karten nachziehen
tuscany-do-marble = Für eine weitere Aktion einen Marmorblock abgeben
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
tuscany-do-shift = Das mittlere Teil { $middle ->
    [up] höher
    [level] gerade
   *[down] tiefer
}, das rechte { $right ->
    [up] höher
    [level] gerade
   *[down] tiefer
} anlegen
tuscany-do-start-castle = Start-Kastell auf { $field } setzen
tuscany-do-bonus = Bonuskärtchen { $bonus } nehmen
tuscany-do-take = { $tile } nehmen
tuscany-do-exchange = { $tile } nehmen, dafür { $for } aus der Ablage entfernen
tuscany-do-place = { $item } auf { $field } legen
tuscany-do-pay = Abgeben: { $with }
tuscany-do-castle-take = Kastell: { $tile } nehmen und gleich legen
tuscany-do-castle-place = Auf { $field } legen

# Was geschehen ist
tuscany-log-starter = { $seat } beginnt.
tuscany-log-deal = { $to } erhält eine { $card }.
tuscany-log-deal-many = Ausgeteilte Karten: { $items }.
tuscany-log-deal-item = { $card } ({ $to })
tuscany-log-deal-hidden = { $to } erhält eine Karte.
tuscany-log-deal-hidden-many = Verdeckte Karten werden ausgeteilt: { $items }.
tuscany-log-deal-hidden-item = { $to }
tuscany-log-deal-board = { $to } erhält das Spielplanteil { $board }.
tuscany-log-deal-board-many = Ausgeteilte Spielplanteile: { $items }.
tuscany-log-deal-board-item = { $board } ({ $to })
tuscany-log-deal-board-hidden = { $to } erhält ein Spielplanteil { $letter }.
tuscany-log-deal-board-hidden-many = Verdeckte Spielplanteile werden ausgeteilt: { $items }.
tuscany-log-deal-board-hidden-item = { $to }
tuscany-log-drew = { $to } zieht eine { $card }.
tuscany-log-drew-many = { $to } zieht { $count } Karten: { $items }.
tuscany-log-drew-item = { $card }
tuscany-log-drew-hidden = { $to } zieht eine Karte.
tuscany-log-drew-hidden-many = { $to } zieht { $count } Karten.
tuscany-log-drew-hidden-item = { $to }
tuscany-log-revealed = Alle Spielpläne liegen aus. { $maps }.
tuscany-log-open-tile = Aufgedeckt: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } Kastelle liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [red] {" "}{ $count } Städte liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [turquoise] {" "}{ $count } Gutshöfe liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [grey] {" "}{ $count } Steinbrüche liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [orange] {" "}{ $count } Dörfer liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [yellow] {" "}{ $count } Klöster liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [beige] {" "}{ $count } Fuhrwerke liegen in der Tischmitte: Sie werden zur Seite gelegt.
   *[light_green] {" "}{ $count } Landwirtschaftsplättchen liegen in der Tischmitte: Sie werden zur Seite gelegt.
}
tuscany-log-open-tile-many = { $count } Plättchen werden aufgedeckt: { $items }.
tuscany-log-open-tile-item = { $tile }{ $cleared ->
    [none] {""}
    [dark_green] {" "}(danach kommen alle dunkelgrünen Plättchen zur Seite)
    [red] {" "}(danach kommen alle roten Plättchen zur Seite)
    [turquoise] {" "}(danach kommen alle türkisfarbenen Plättchen zur Seite)
    [grey] {" "}(danach kommen alle grauen Plättchen zur Seite)
    [orange] {" "}(danach kommen alle orangefarbenen Plättchen zur Seite)
    [yellow] {" "}(danach kommen alle gelben Plättchen zur Seite)
    [beige] {" "}(danach kommen alle beigefarbenen Plättchen zur Seite)
   *[light_green] {" "}(danach kommen alle hellgrünen Plättchen zur Seite)
}
tuscany-log-refill = { $by } legt { $tile } nach{ $left ->
    [0] {""}
   *[other] {" "}(noch { $left } bis zur Wertung)
}.{ $ends ->
    [yes] {" "}Der Stapel ist leer: Nach dieser Runde wird gewertet.
    [third] {" "}Der letzte Stapel ist leer: Nach dieser Runde folgt noch eine ganze, dann die letzte Wertung.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } Kastelle liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [red] {" "}{ $count } Städte liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [turquoise] {" "}{ $count } Gutshöfe liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [grey] {" "}{ $count } Steinbrüche liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [orange] {" "}{ $count } Dörfer liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [yellow] {" "}{ $count } Klöster liegen in der Tischmitte: Sie werden zur Seite gelegt.
    [beige] {" "}{ $count } Fuhrwerke liegen in der Tischmitte: Sie werden zur Seite gelegt.
   *[light_green] {" "}{ $count } Landwirtschaftsplättchen liegen in der Tischmitte: Sie werden zur Seite gelegt.
}
tuscany-log-yield = { $by } deckt eine { $yield } auf.{ $surplus ->
    [0] {""}
   *[other] {" "}Überzählige Sechsecke ({ $surplus }): dafür { $points } SP (rot).
}
tuscany-log-scoring = { $number }. Wertung: { $gains }.
tuscany-log-final-scoring = 3. Wertung und Schlusswertung: { $gains }.
tuscany-log-draw = { $who } zieht Karten nach.
tuscany-log-marble = { $who } gibt für eine weitere Aktion einen Marmorblock ab.
tuscany-log-end-turn = { $who } beendet den Zug.
tuscany-log-pass = { $who } kann nichts tun.
tuscany-log-skip-castle = { $who } nimmt mit dem Kastell kein Plättchen.
tuscany-log-bonus = { $who } nimmt das Bonuskärtchen { $bonus }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } SP grün)
}.
tuscany-log-take = { $who } nimmt { $tile }.
tuscany-log-exchange = { $who } nimmt { $tile } und entfernt { $for } aus der Ablage.
tuscany-log-placed = { $who } legt { $item } auf { $field } und gibt dafür { $paid } ab{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.
tuscany-log-castle-take = { $who } nimmt mit dem Kastell { $tile }.
tuscany-log-castle-placed = { $who } legt { $item } auf { $field }{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.

# Was jetzt zu tun ist
tuscany-prompt-arrange-order = Lege deine Spielplanteile aneinander: Reihenfolge und Ausrichtung.
tuscany-prompt-arrange-shift = Versetze die Spielplanteile gegeneinander.
tuscany-prompt-arrange-castle = Setze dein Start-Kastell auf ein dunkelgrünes Feld.
tuscany-prompt-wait-arranging = Alle bauen ihren Spielplan; gezeigt wird gemeinsam.
tuscany-prompt-choosing-bonus = Nimm ein Bonuskärtchen.
tuscany-prompt-action = { $ending ->
    [last] Die letzte Runde.{" "}
    [third] Nach dieser Runde folgt noch eine ganze, dann die letzte Wertung.{" "}
    [ending] Nach dieser Runde wird gewertet.{" "}
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
tuscany-prompt-paying = { $begun ->
    [yes] Gib auch den Rest
   *[no] Gib zwei { $colour ->
        [dark_green] dunkelgrüne
        [red] rote
        [turquoise] türkisfarbene
        [grey] graue
        [orange] orangefarbene
        [yellow] gelbe
        [beige] beigefarbene
       *[light_green] hellgrüne
    } Karten (oder was sie ersetzt)
} für { $item } auf { $field } ab.
tuscany-prompt-castle-taking = Das Kastell bringt ein offenes Plättchen, das du sofort und ohne Karten legst.
tuscany-prompt-castle-placing = Wohin legst du { $item }?
tuscany-prompt-city = Nimm ein Bonuskärtchen deiner Wahl.
tuscany-prompt-after = Beende den Zug, oder gib für eine weitere Aktion einen Marmorblock ab (du hast { $marble }).
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
tuscany-score-areas = Farbgebiete
tuscany-score-colours = Farbboni
tuscany-score-agriculture = Landwirtschaft
tuscany-score-storage = +1 Ablagefeld
tuscany-score-green-yields = Erträge (grün)
tuscany-score-red-yields = Erträge (rot)
tuscany-score-surplus = Überzählige Sechsecke
tuscany-score-items = Übrige Plättchen
tuscany-score-marble = Marmor
tuscany-score-workers = Arbeiter
tuscany-score-cards = Handkarten
