# Het speelveld van Palazzo in de browser

# De letter van een bouwmateriaal op zijn bouwdelen
web-palazzo-brick = B
web-palazzo-sandstone = Z
web-palazzo-marble = M

# Het midden van de tafel
web-palazzo-warehouse = Magazijn
web-palazzo-each = per stuk
web-palazzo-price-hint = Prijs van een bouwdeel: 10 min het aantal bouwdelen in het magazijn
web-palazzo-empty = leeg
web-palazzo-quarry = Steengroeve { $quarry }
web-palazzo-one-more = Nog één bouwdeel, en ze worden verdeeld in plaats van geveild
web-palazzo-many = { $count }+
web-palazzo-shared-out = { $count } of meer bouwdelen: ze worden verdeeld, niet geveild
web-palazzo-builder = bouwmeester
web-palazzo-builder-next = Hierheen zou de bouwmeester gaan
web-palazzo-stacks = Stapels bouwdelen
web-palazzo-left = { $left ->
    [0] geen over
   *[other] nog { $left }
}
web-palazzo-riders = Ruiters: { $riders } van 5
web-palazzo-money = Geld
web-palazzo-deck = Geldstapel: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
web-palazzo-display = Open geldkaarten
web-palazzo-discards = Aflegstapel: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
web-palazzo-hidden-card = gesloten geldkaart
web-palazzo-opening = certificaat van 3
web-palazzo-opening-hint = Met dit certificaat begint elke veiling

# Een veiling
web-palazzo-auction = Veiling
web-palazzo-lot = Voor jou nu:
web-palazzo-you = Jij
web-palazzo-passed = heeft gepast
web-palazzo-leads = hoogste bod
web-palazzo-triple = Drietal: 15

# Spelers
web-palazzo-own = Jouw gebied
web-palazzo-points = { $points ->
    [one] { $told } punt
   *[other] { $told } punten
}
web-palazzo-money-left = Geld over: goed voor { $money } (beslist bij gelijke stand)
web-palazzo-worth = Dit palazzo telt { $points }
web-palazzo-gain = Verandering van je punten: { $points }
web-palazzo-hand = { $cards ->
    [0] Geen kaarten in de hand
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}
web-palazzo-to-build = Te bouwen
web-palazzo-new = Nieuw palazzo
web-palazzo-box = Uit het spel
web-palazzo-rebuild = Verbouwen
web-palazzo-scaffold = steiger
web-palazzo-floor = Palazzo { $number }: { $tile }
web-palazzo-floor-new = Nieuwe verdieping van palazzo { $number }: { $tile }

# Betalen en bieden
web-palazzo-lay = Klik op kaarten in je hand, in elke volgorde; met nog een klik neem je een gelegde kaart terug.
web-palazzo-missing = samen met
web-palazzo-done = { $total } leggen
web-palazzo-laid-card = Gelegd { $place }: { $card }
web-palazzo-pay = Betalen
web-palazzo-pay-way = { $total } met deze kaarten betalen
web-palazzo-bid = Bieden
web-palazzo-bid-way = { $total } met deze kaarten bieden
web-palazzo-loss = Het bouwdeel is uit het spel.
