palazzo-title = Palazzo

palazzo-option-price-count = Voorraad in het magazijn die voor de prijs telt
palazzo-option-price-count-after-reveal = na het omdraaien
palazzo-option-price-count-before-reveal = voor het omdraaien
palazzo-option-starter = Wie begint
palazzo-option-starter-first-seat = de eerste plaats
palazzo-option-starter-random = wordt geloot

# Spelmateriaal
palazzo-tile = { $material ->
    [brick] bakstenen
    [sandstone] zandstenen
   *[marble] marmeren
} verdieping { $floor } met { $windows ->
    [one] 1 venster
   *[other] { $windows } vensters
}
palazzo-rider = ruiter
palazzo-card = { $currency ->
    [brown] bruin
    [green] groen
   *[blue] blauw
} { $value }
palazzo-certificate = certificaat van 2
palazzo-opening = certificaat van 3
palazzo-builder = bouwmeester
palazzo-quarry = steengroeve
palazzo-warehouse = magazijn
palazzo-tie = { $who } { $money } (met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
})

# Wat er kan
palazzo-do-take-money = Geld nemen
palazzo-do-reveal = Bouwdelen kopen of veilen: er twee omdraaien
palazzo-do-rebuild = Verbouwen
palazzo-do-auction = Veilen
palazzo-do-share-out = Verdelen
palazzo-do-pass = Passen
palazzo-do-confirm = Klaar: deze kaarten leggen
palazzo-do-take-card = Nemen: { $card }
palazzo-do-take-two = Nemen: { $card } en { $and }
palazzo-do-lay-triple = Het drietal met waarde { $value } leggen, één kaart van elke valuta (15)
palazzo-do-lay-card = Leggen: { $card }
palazzo-do-discard-card = Betalen met: { $card }
palazzo-do-buy = De { $tile } kopen
palazzo-do-buy-two = De { $tile } en de { $and } kopen
palazzo-do-take-tile = De { $tile } nemen
palazzo-do-build-new = Een nieuw palazzo beginnen met de { $tile }
palazzo-do-build-on = De { $tile } op palazzo { $palazzo } leggen
palazzo-do-discard-tile = De { $tile } afleggen
palazzo-do-take-out = Verdieping { $floor } uit palazzo { $palazzo } halen
palazzo-do-put-in = De { $tile } in palazzo { $palazzo } inbouwen
palazzo-do-scrap = De { $tile } uit het spel nemen

# Wat er gebeurd is
palazzo-log-starter = { $seat } begint.
palazzo-log-deal = { $to } krijgt: { $card }.
palazzo-log-deal-many = { $to } krijgt { $count } kaarten: { $items }.
palazzo-log-deal-item = { $card }
palazzo-log-deal-hidden = { $to } krijgt een kaart.
palazzo-log-deal-hidden-many = { $count } kaarten worden verborgen uitgedeeld: { $items }.
palazzo-log-deal-hidden-item = { $to }
palazzo-log-set-up = { $quarry ->
    [0] In het magazijn gelegd
   *[other] Op steengroeve { $quarry } gelegd
}: { $tile }.
palazzo-log-set-up-many = { $count } bouwdelen worden klaargelegd: { $items }.
palazzo-log-set-up-item = { $quarry ->
    [0] in het magazijn
   *[other] op steengroeve { $quarry }
} { $tile }
palazzo-log-reveal-card = Omgedraaid: { $card }.
palazzo-log-reveal-card-many = Omgedraaid: { $items }.
palazzo-log-reveal-card-item = { $card }
palazzo-log-reveal-last-card = Omgedraaid: { $card }, de laatste kaart van de stapel. { $shuffled ->
    [one] De afgelegde kaart wordt
   *[other] De { $shuffled } afgelegde kaarten worden
} de nieuwe stapel.
palazzo-log-reveal-tile = { $quarry ->
    [0] Naar het magazijn
   *[other] Naar steengroeve { $quarry }
}: { $tile }.
palazzo-log-reveal-tile-many = Omgedraaid: { $items }.
palazzo-log-reveal-tile-item = { $quarry ->
    [0] naar het magazijn
   *[other] naar steengroeve { $quarry }
} { $tile }
palazzo-log-reveal-rider = Er komt een ruiter aan, nummer { $riders } van { $of }.{ $riders ->
    [5] { " " }Het spel is afgelopen.
   *[other] { "" }
}
palazzo-log-take-money = { $who } neemt geld.{ $shuffled ->
    [0] { "" }
    [one] { " " }De afgelegde kaart wordt de nieuwe stapel.
   *[other] { " " }De { $shuffled } afgelegde kaarten worden de nieuwe stapel.
}
palazzo-log-take-cards = { $who } neemt: { $cards }.
palazzo-log-reveal = { $who } draait bouwdelen om.
palazzo-log-bought = { $who } koopt voor { $price }: { $tiles }. Betaald: { $paid } ({ $cards }).
palazzo-log-bought-free = { $who } neemt gratis uit het volle magazijn: { $tiles }.
palazzo-log-auction = { $who } opent de veiling van steengroeve { $quarry } met het certificaat van 3: { $tiles }.
palazzo-log-share-out = { $who } verplaatst de bouwmeester naar steengroeve { $quarry }, waarvan de bouwdelen verdeeld worden: { $tiles }.
palazzo-log-auction-nothing = { $who } veilt, maar op geen enkele steengroeve ligt een bouwdeel.
palazzo-log-bid = { $who } biedt { $total }: { $cards }.
palazzo-log-raise = { $who } biedt { $total }: { $laid }, aangevuld met { $cards }.
palazzo-log-pass = { $who } past.
palazzo-log-pass-and-won = { $who } past. { $winner } wint met een bod van { $total } en krijgt { $tiles }. Betaald: { $cards }.
palazzo-log-pass-and-free = { $who } past. { $winner } wint met het openingsbod van { $total }, betaalt niets en krijgt { $tiles }.
palazzo-log-take-tile = { $who } neemt de { $tile }.
palazzo-log-build-new = { $who } begint een nieuw palazzo met de { $tile }.{ $boxed ->
    [0] { "" }
   *[other] { " " }Wat overblijft gaat in de doos: { $left }.
}
palazzo-log-build-on = { $who } legt de { $tile } op palazzo { $palazzo }.{ $boxed ->
    [0] { "" }
   *[other] { " " }Wat overblijft gaat in de doos: { $left }.
}
palazzo-log-discard-tile = { $who } legt de { $tile } af.{ $boxed ->
    [0] { "" }
   *[other] { " " }Wat overblijft gaat in de doos: { $left }.
}
palazzo-log-rebuilt-take-out = { $who } haalt de { $tile } uit palazzo { $palazzo }. Betaald: { $card }.
palazzo-log-rebuilt-put-in = { $who } bouwt de { $tile } in palazzo { $palazzo } in. Betaald: { $card }.
palazzo-log-rebuilt-scrap = { $who } neemt de { $tile } uit het spel. Betaald: { $card }.

# Wat er nu te doen is
palazzo-prompt-turn = Jij bent aan de beurt: geld nemen, bouwdelen kopen of veilen, of verbouwen.
palazzo-prompt-taking-money = Neem { $cards ->
    [one] één kaart
   *[other] twee kaarten
} van de open kaarten.
palazzo-prompt-market = { $buy ->
    [yes] Koop één of twee bouwdelen uit het magazijn voor { $price } per stuk, of { $next ->
        [auction] veil de bouwdelen op steengroeve { $quarry }
        [share] verdeel de bouwdelen op steengroeve { $quarry }
       *[none] kies “Veilen”; op geen enkele steengroeve ligt een bouwdeel, dus dan is je beurt voorbij
    }.
   *[no] { $next ->
        [auction] Voor { $price } per stuk kun je niets kopen: veil de bouwdelen op steengroeve { $quarry }
        [share] Voor { $price } per stuk kun je niets kopen: verdeel de bouwdelen op steengroeve { $quarry }
       *[none] Voor { $price } per stuk kun je niets kopen, en op geen enkele steengroeve ligt een bouwdeel: beëindig je beurt met “Veilen”
    }.
}
palazzo-prompt-paying = Betaal minstens { $price }; er ligt { $laid }.
palazzo-prompt-bidding = { $started ->
    [yes] Bied minstens { $goal }; er ligt { $laid }.
   *[no] Bied minstens { $goal } of pas. { $laid ->
        [0] Je hebt nog niets gelegd.
       *[other] Je bod staat op { $laid }.
    }
}
palazzo-prompt-sharing = Neem een bouwdeel van de steengroeve.
palazzo-prompt-building = Bouw of leg af: { $tiles }.
palazzo-prompt-rebuilding = Wat wil je verbouwen?
palazzo-prompt-paying-rebuild = Kies de kaart die de verbouwing betaalt.
palazzo-prompt-chance = Er worden kaarten en bouwdelen omgedraaid.
palazzo-prompt-over = Het spel is afgelopen.{ $tied ->
    [0] { "" }
   *[other] { " " }Gelijke stand; de grootste betaling met het resterende geld beslist: { $ties }.
}
palazzo-prompt-wait = { $phase ->
    [taking-money] { $who } neemt geld.
    [market] { $who } beslist of er gekocht of geveild wordt.
    [bidding] { $who } biedt of past.
    [sharing] { $who } neemt een bouwdeel.
    [building] { $who } bouwt.
   *[other] { $who } is aan de beurt.
}

# Waar de punten vandaan komen
palazzo-score-windows = Vensters
palazzo-score-height = Vierde en vijfde verdiepingen
palazzo-score-purity = Eén bouwmateriaal
palazzo-score-lone = Palazzi met één verdieping

# Opdrachten voor later
palazzo-order-pass-auction = Passen bij deze veiling
palazzo-order-bid-up-to = Bieden tot { $most }, daarna passen
