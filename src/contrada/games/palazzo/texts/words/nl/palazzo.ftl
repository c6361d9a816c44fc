palazzo-title = Palazzo

palazzo-option-price-count = De prijs van een bouwdeel telt het magazijn
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
palazzo-certificate = certificaat 2

# Wat er kan
palazzo-do-take-money = Geld nemen
palazzo-do-reveal = Bouwdelen kopen of veilen: twee tegels omdraaien
palazzo-do-rebuild = Verbouwen
palazzo-do-auction = Veilen
palazzo-do-pass = Passen
palazzo-do-confirm = Klaar: deze kaarten leggen
palazzo-do-take-card = { $card } nemen
palazzo-do-take-two = { $card } en { $and } nemen
palazzo-do-lay-triple = Drie kaarten met waarde { $value } in alle drie valuta’s leggen (15)
palazzo-do-lay-card = { $card } leggen
palazzo-do-discard-card = Met { $card } betalen
palazzo-do-buy = { $tile } kopen
palazzo-do-buy-two = { $tile } en { $and } kopen
palazzo-do-take-tile = { $tile } nemen
palazzo-do-build-new = Een nieuw palazzo beginnen met { $tile }
palazzo-do-build-on = { $tile } op palazzo { $palazzo } leggen
palazzo-do-discard-tile = { $tile } afleggen
palazzo-do-take-out = Verdieping { $floor } uit palazzo { $palazzo } halen
palazzo-do-put-in = { $tile } in palazzo { $palazzo } inbouwen
palazzo-do-scrap = { $tile } uit het spel nemen

# Wat er gebeurd is
palazzo-log-starter = { $seat } begint.
palazzo-log-deal = { $to } krijgt { $card }.
palazzo-log-deal-hidden = { $to } krijgt een kaart.
palazzo-log-reveal-card = { $card } wordt omgedraaid.
palazzo-log-reveal-to-warehouse = { $tile } gaat naar het magazijn.
palazzo-log-reveal-to-quarry = { $tile } gaat naar steengroeve { $quarry }.
palazzo-log-reveal-rider = Er komt een ruiter aan, nummer { $riders } van { $of }.
palazzo-log-take-money = { $who } neemt geld.
palazzo-log-take-cards = { $who } neemt { $cards }.
palazzo-log-reveal = { $who } draait tegels om.
palazzo-log-bought = { $who } koopt { $tiles } voor { $price } en betaalt { $paid } ({ $cards }).
palazzo-log-auction = { $who } veilt steengroeve { $quarry }: { $tiles }. Het eerste bod is 3.
palazzo-log-share-out = { $who } verplaatst de bouwmeester naar steengroeve { $quarry }, die verdeeld wordt: { $tiles }.
palazzo-log-auction-nothing = { $who } veilt, maar op geen enkele steengroeve ligt een tegel.
palazzo-log-bid = { $who } biedt { $total } en legt { $cards } bij.
palazzo-log-pass = { $who } past.
palazzo-log-pass-and-won = { $who } past. { $winner } wint { $tiles } met een bod van { $total } en betaalt: { $cards }.
palazzo-log-take-tile = { $who } neemt { $tile }.
palazzo-log-build-new = { $who } begint een nieuw palazzo met { $tile }.
palazzo-log-build-on = { $who } legt { $tile } op palazzo { $palazzo }.
palazzo-log-discard-tile = { $who } legt { $tile } af.
palazzo-log-rebuilt-take-out = { $who } betaalt { $card } en haalt { $tile } uit palazzo { $palazzo }.
palazzo-log-rebuilt-put-in = { $who } betaalt { $card } en bouwt { $tile } in palazzo { $palazzo } in.
palazzo-log-rebuilt-scrap = { $who } betaalt { $card } en neemt { $tile } uit het spel.

# Wat er nu te doen is
palazzo-prompt-turn = Jij bent aan de beurt: geld nemen, bouwdelen kopen of veilen, of verbouwen.
palazzo-prompt-taking-money = Neem { $cards ->
    [one] één kaart
   *[other] twee kaarten
} uit de open kaarten.
palazzo-prompt-market = Koop één of twee bouwdelen uit het magazijn voor { $price } per stuk, of veil.
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
palazzo-prompt-chance = Er worden kaarten en tegels omgedraaid.
palazzo-prompt-over = Het spel is afgelopen.
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
