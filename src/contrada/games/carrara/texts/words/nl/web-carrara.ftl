# The board of The Palaces of Carrara
web-carrara-letter = { $colour ->
    [purple] P
    [blue] B
    [green] Gr
    [red] R
    [yellow] Ge
    [gold] ★
   *[white] W
}
web-carrara-vp = OP
web-carrara-coins = munten
web-carrara-wheel = Het rad met zijn locaties, prijzen en bouwstenen
web-carrara-bag = zak
web-carrara-market = Gebouwen, monumenten en verbeteringstegels
web-carrara-buildings = Gebouwen
web-carrara-stack = { $count ->
    [0] De trekstapel is leeg
   *[other] Trekstapel: { $count }
}
web-carrara-monuments = Monumenten (8)
web-carrara-improvements = Verbeteringstegels
web-carrara-court = Koninklijk Hof
web-carrara-visit = Koninklijk bezoek: { $who }
web-carrara-open-area = Open veld
web-carrara-warning = Koninklijk bezoek: volg in je volgende beurt, anders gaat je scorepion naar het open veld en levert hij geen bonus op.
web-carrara-cities = Stadsvelden (één keer per spel)
web-carrara-minimum = ≥{ $count }
web-carrara-money-minimum = vanaf { $count } munten
web-carrara-supply = Voorraad
web-carrara-purchase = Koop één: { $coins } munten
web-carrara-cart = Je keuze
web-carrara-buy = Koop { $count } voor { $price }
web-carrara-buy-free = Neem { $count } gratis
web-carrara-take-out = Leg terug: { $block }
web-carrara-pay-build = Bouwen
web-carrara-payment = Je betaling
web-carrara-proposal = Deze bouwstenen betalen
web-carrara-whole = Alle bouwstenen van deze locatie
web-carrara-urban = stedelijk
web-carrara-rural = landelijk
web-carrara-storehouses = Pakhuizen
web-carrara-screen = scherm
web-carrara-no-blocks = geen bouwstenen
web-carrara-stones = { $count ->
    [one] 1 scorepion
   *[other] { $count } scorepionnen
}
web-carrara-at-end = Aan het einde:
web-carrara-end-money = munten
web-carrara-end-sets = decoraties
web-carrara-end-statues = standbeelden
web-carrara-trigger = heeft het einde ingeluid
web-carrara-scores = { $who }: { $field }
web-carrara-follow = Volgen en scoren
web-carrara-forgo = Afzien
web-carrara-forgo-warning = Je scorepion gaat naar het open veld: geen bonus, en deze beurt niet scoren.
web-carrara-still-due = { $count ->
    [one] nog 1 bouwsteen te betalen
   *[other] nog { $count } bouwstenen te betalen
}
web-carrara-own = { $who }: steden en scorevelden
web-carrara-means = Je munten, bouwstenen en pakhuizen
web-carrara-on-wheel = { $block }; nog { $left } van { $count }
web-carrara-loss-leave = Je neemt niets, hoewel er iets gratis te krijgen is.
web-carrara-loss-gold = Het gouden standbeeld gaat naar de doos.
web-carrara-loss-discard = Je verliest { $item }.
