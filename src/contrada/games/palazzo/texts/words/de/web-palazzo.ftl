# Palazzos Spielplan im Browser

# Der Buchstabe eines Baustoffs auf seinen Bauteilen
web-palazzo-brick = Z
web-palazzo-sandstone = S
web-palazzo-marble = M

# Die Tischmitte
web-palazzo-warehouse = Lager
web-palazzo-each = je Bauteil
web-palazzo-price-hint = Preis eines Bauteils: 10 minus die Zahl der Bauteile im Lager
web-palazzo-empty = leer
web-palazzo-quarry = Steinbruch { $quarry }
web-palazzo-one-more = Ein Bauteil mehr, und sie werden verteilt statt versteigert
web-palazzo-many = { $count }+
web-palazzo-shared-out = { $count } oder mehr Bauteile: Sie werden verteilt, nicht versteigert
web-palazzo-builder = Baumeister
web-palazzo-builder-next = Hierhin würde der Baumeister ziehen
web-palazzo-stacks = Stapel der Bauteile
web-palazzo-left = { $left ->
    [0] keines übrig
   *[other] noch { $left }
}
web-palazzo-riders = Reiter: { $riders } von 5
web-palazzo-money = Geld
web-palazzo-deck = Geldstapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-palazzo-display = Offene Geldkarten
web-palazzo-discards = Ablagestapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-palazzo-hidden-card = verdeckte Geldkarte
web-palazzo-opening = 3er-Certificato
web-palazzo-opening-hint = Mit diesem Certificato beginnt jede Versteigerung

# Eine Versteigerung
web-palazzo-auction = Versteigerung
web-palazzo-lot = Für dich jetzt:
web-palazzo-you = Du
web-palazzo-passed = hat gepasst
web-palazzo-leads = Höchstgebot
web-palazzo-triple = 3er-Gruppe: 15

# Spieler
web-palazzo-own = Dein Bereich
web-palazzo-points = { $points ->
    [one] { $told } Punkt
   *[other] { $told } Punkte
}
web-palazzo-money-left = Restliches Geld: reicht für { $money } (entscheidet bei Gleichstand)
web-palazzo-worth = Dieser Palazzo zählt { $points }
web-palazzo-gain = Änderung deiner Punkte: { $points }
web-palazzo-hand = { $cards ->
    [0] Keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
web-palazzo-to-build = Zu verbauen
web-palazzo-new = Neuer Palazzo
web-palazzo-box = Aus dem Spiel
web-palazzo-rebuild = Umbauen
web-palazzo-scaffold = Gerüst
web-palazzo-floor = Palazzo { $number }: { $tile }
web-palazzo-floor-new = Neue Etage von Palazzo { $number }: { $tile }

# Zahlen und bieten
web-palazzo-lay = Klicke auf Karten deiner Hand, in beliebiger Reihenfolge; eine gelegte Karte nimmt ein weiterer Klick zurück.
web-palazzo-missing = zusammen mit
web-palazzo-done = { $total } legen
web-palazzo-laid-card = Gelegt { $place }: { $card }
web-palazzo-pay = Zahlen
web-palazzo-pay-way = { $total } mit diesen Karten zahlen
web-palazzo-bid = Bieten
web-palazzo-bid-way = { $total } mit diesen Karten bieten
web-palazzo-loss = Das Bauteil ist aus dem Spiel.
