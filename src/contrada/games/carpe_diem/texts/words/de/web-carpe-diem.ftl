# Was auf dem Spielplan von Carpe Diem steht

web-carpe-diem-ring = Der Rundweg mit den sieben Ablagefeldern
web-carpe-diem-district = Das Stadtviertel von { $who }
web-carpe-diem-track = Banderolenleiste
web-carpe-diem-track-order = Reihenfolge der Wertung: wer vorne liegt zuerst, im Stapel von oben nach unten
web-carpe-diem-seals = Siegelfelder
web-carpe-diem-phase = Durchgang { $phase }/4
web-carpe-diem-round = Runde { $round }/7
web-carpe-diem-tiles-left = Vorrat: { $light } helle, { $dark } dunkle Plättchen
web-carpe-diem-begins = { $who } beginnt
web-carpe-diem-rush = überallhin
web-carpe-diem-to-move = am Zug
web-carpe-diem-starts = Startspieler
web-carpe-diem-order = wertet als { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
web-carpe-diem-look = Das Stadtviertel von { $who } ansehen
web-carpe-diem-finishes = Stellt fertig: { $what }
web-carpe-diem-brings-nothing = Stellt noch nichts fertig.
web-carpe-diem-villa-vp = Villa: am Ende { $vp } mehr
web-carpe-diem-meets-task = Rahmen-Aufgabe { $what }: am Ende { $vp }
web-carpe-diem-leaves-unfillable = { $number ->
    [one] 1 Feld wird unbebaubar
   *[other] { $number } Felder werden unbebaubar
}
web-carpe-diem-task-met = { $line }: { $what } für { $vp } Siegpunkte: erfüllt
web-carpe-diem-task-possible = { $line }: { $what } für { $vp } Siegpunkte: noch offen
web-carpe-diem-task-lost = { $line }: { $what } für { $vp } Siegpunkte: nicht mehr möglich
web-carpe-diem-line-row = Reihe { $number }
web-carpe-diem-line-column = Spalte { $number }
web-carpe-diem-circles-show = Jedes freie Kreisfeld zeigt, was dir seine beiden Wertungskarten bringen würden. Wähle eines, um mehr zu sehen.
web-carpe-diem-place-disc = Scheibe hierher legen ({ $vp })
web-carpe-diem-not-fulfilled = nicht erfüllt: −{ $penalty }
web-carpe-diem-fulfilled = erfüllt
web-carpe-diem-nothing-to-give = für diese Karte ist nichts abzugeben
web-carpe-diem-times = { $times }×
web-carpe-diem-net = Du: { $vp }
web-carpe-diem-others-here = { $who } würde hier { $vp } Siegpunkte bekommen
web-carpe-diem-vp = { $vp } Siegpunkte
web-carpe-diem-chimneys = { $number ->
    [one] 1 Schornstein
   *[other] { $number } Schornsteine
}
web-carpe-diem-fountain-cards = { $number ->
    [one] 1 Brunnenkarte
   *[other] { $number } Brunnenkarten
}
web-carpe-diem-stored = { $number ->
    [one] 1 Plättchen im Lager
   *[other] { $number } Plättchen im Lager
}
web-carpe-diem-storage = Lagerfeld
web-carpe-diem-fits = { $number ->
    [0] passt nirgends
    [one] passt auf 1 Feld
   *[other] passt auf { $number } Felder
}
web-carpe-diem-home = Zurück zu meinem Stadtviertel
web-carpe-diem-closed = abgeschlossen
web-carpe-diem-close-card = Diese Karte abschließen
web-carpe-diem-close-card-costs = { $vp ->
    [one] Diese Karte abschließen (−1 Punkt)
   *[other] Diese Karte abschließen (−{ $vp } Punkte)
}
web-carpe-diem-take-back = Das zurücknehmen
web-carpe-diem-finish-costs = { $vp ->
    [one] Jetzt zu beenden kostet 1 Punkt.
   *[other] Jetzt zu beenden kostet { $vp } Punkte.
}
web-carpe-diem-finish-free = Zu beenden kostet nichts.
web-carpe-diem-closing-cost = { $vp ->
    [one] Abgeschlossene Karten haben 1 Punkt gekostet.
   *[other] Abgeschlossene Karten haben { $vp } Punkte gekostet.
}
web-carpe-diem-vp-hidden = Siegpunkte in der Hand: verdeckt
web-carpe-diem-too-large = Hier hätte die Landschaft mehr als vier Plättchen.

# Ablage unten, Legen, laufende Wertung
web-carpe-diem-mine = Meine Sachen
web-carpe-diem-cards = Wertungskarten
web-carpe-diem-others = Die anderen
web-carpe-diem-steps = { $number ->
    [one] 1 Schritt auf der Banderolenleiste
   *[other] { $number } Schritte auf der Banderolenleiste
}
web-carpe-diem-in-hand = Plättchen in der Hand
web-carpe-diem-ways = So kannst du es drehen
web-carpe-diem-lay-hint = Klicke ein Feld deines Stadtviertels an oder zieh das Plättchen dorthin.
web-carpe-diem-build-it = Bauen
web-carpe-diem-store-price = es bleibt dort: am Ende ein halber Punkt
web-carpe-diem-worth-now = { $vp ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $vp } Punkte
}
web-carpe-diem-given = Deine Wertung
web-carpe-diem-nothing-given = Noch nichts abgegeben.
web-carpe-diem-brings = Bringt
web-carpe-diem-card-number = Karte { $number }
web-carpe-diem-fulfilled-times = { $times ->
    [one] einmal erfüllt
    [2] zweimal erfüllt
   *[other] { $times }-mal erfüllt
}
web-carpe-diem-others-leave = { $number ->
    [one] Das letzte Plättchen hier kommt dann aus dem Spiel.
   *[other] Die anderen { $number } Plättchen hier kommen dann aus dem Spiel.
}
web-carpe-diem-loss-store = Das Plättchen bleibt für immer auf deinem Lagerfeld. Du könntest es noch bauen.
web-carpe-diem-loss-return = Diese Karte bekommst du nicht zurück: { $card }. Jetzt ist sie { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} wert.
web-carpe-diem-loss-close = { $vp ->
    [one] Diese Karte ist nicht erfüllt; sie abzuschließen kostet 1 Punkt.
   *[other] Diese Karte ist nicht erfüllt; sie abzuschließen kostet { $vp } Punkte.
}

# Die Bereiche in Worten
web-carpe-diem-told-field = Feld { $field }: { $tiles }.
web-carpe-diem-told-no-tiles = keine Plättchen
web-carpe-diem-told-stands = Hier steht { $who }.
web-carpe-diem-told-walk = Hierhin kannst du ziehen.
web-carpe-diem-told-rush = Hierhin kommst du für ein Brot.
web-carpe-diem-told-enter = Hier kannst du beginnen.
web-carpe-diem-told-tile = { $where }: { $tile }
web-carpe-diem-told-finished = Fertig: { $what }
web-carpe-diem-told-open = Nicht fertig: { $what }; geht weiter bei { $where }
web-carpe-diem-told-banderoles = Banderolen: { $where }
web-carpe-diem-told-unfillable = Hier passt kein Plättchen mehr: { $where }
web-carpe-diem-told-slot = Karte { $number }: { $card }
web-carpe-diem-told-circle = Kreis { $number }, zwischen den Karten { $first } und { $second }: { $state }
web-carpe-diem-told-free = frei
web-carpe-diem-told-worth = frei; eine Scheibe brächte dir { $vp } Punkte
web-carpe-diem-told-disc = Scheibe von { $who }
web-carpe-diem-told-track = { $who }: Feld { $space }, Platz { $place } der Wertungsreihenfolge
