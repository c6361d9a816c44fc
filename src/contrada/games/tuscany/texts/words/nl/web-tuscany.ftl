# Het bord van The Castles of Tuscany
web-tuscany-letters = { $colour ->
    [dark_green] DG
    [red] R
    [turquoise] T
    [grey] GR
    [orange] O
    [yellow] GE
    [beige] BE
   *[light_green] LG
}
web-tuscany-colour = { $colour ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}
web-tuscany-start-castle = startkasteel
web-tuscany-area = { $size ->
    [one] kleurgebied van 1 veld, { $points } punt
   *[other] kleurgebied van { $size } velden, { $covered } bedekt, { $points } punten
}

# Het midden van de tafel
web-tuscany-display = Open tegels
web-tuscany-counts = Open tegels per kleur
web-tuscany-count = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} in { web-tuscany-colour }{ $count ->
    [4] : de vijfde ruimt ze allemaal op
   *[other] {""}
}
web-tuscany-deck = Trekken ({ $count })
web-tuscany-deck-tip = Trekstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-tuscany-discards = Afgelegd
web-tuscany-yields = Opbrengst
web-tuscany-neutral = Neutrale tegels
web-tuscany-aside = Opzijgelegd
web-tuscany-bonus-tiles = Bonustegels
web-tuscany-bonus-effect = { $bonus ->
    [card] een kaart meer bij elke keer trekken
    [storage] een opslagveld meer, en meteen 2 groene punten
    [marble] een blok marmer meer voor elke steengroeve
    [worker] een arbeider meer voor elk dorp
   *[yield] een opbrengstkaart meer voor elke wagen
}
web-tuscany-colour-bonuses = Kleurbonussen
web-tuscany-colour-bonus = Wie als { $place ->
    [1] eerste
   *[2] tweede
} alle velden in { web-tuscany-colour } bedekt, krijgt { $points ->
    [one] 1 groen punt
   *[other] { $points } groene punten
}
web-tuscany-colour-bonus-gone = De bonus voor { web-tuscany-colour } is weg

# De wedloop
web-tuscany-tracks = Punten en stapels
web-tuscany-green = Groen
web-tuscany-red = Rood
web-tuscany-counts-times = ×{ $counts }
web-tuscany-clock = Stapels
web-tuscany-period = Periode { $number } van 3: een groen punt telt nu { $number ->
    [1] drie keer
    [2] twee keer
   *[3] één keer
}.
web-tuscany-ending = Het einde van de periode is ingeluid: na deze ronde volgt de telling.
web-tuscany-ending-third = Een derde stapel is leeg: deze ronde, nog een hele ronde, dan de laatste telling.
web-tuscany-last-round = De laatste ronde.
web-tuscany-to-scoring = { $left ->
    [0] stapel leeg
   *[other] nog { $left } tot de telling
}
web-tuscany-left = nog { $left }
web-tuscany-points = = { $points }
web-tuscany-points-tip = De eindstand als er nu geteld werd en het spel afgelopen was
web-tuscany-start-player = Startspeler

# Spelers
web-tuscany-hand = Handkaarten: { $count }
web-tuscany-no-cards = geen kaarten
web-tuscany-jokers = { $count ->
    [one] een paar dat een kaart van een andere kleur vervangt
   *[other] { $count } paren die elk een kaart van een andere kleur vervangen
}
web-tuscany-in-stacks = In de stapels, volgorde onbekend: { $count }
web-tuscany-storage = Opslagvelden
web-tuscany-map-of = Gebied van { $name }
web-tuscany-enlarge = Gebied van { $name }, groter of kleiner
web-tuscany-arranging = { $name } bouwt aan het gebied.

# Het bouwen
web-tuscany-arranger = Je drie gebiedsdelen
web-tuscany-worth = Kleurgebieden: { $total } punten
web-tuscany-worth-range = (mogelijk: { $least } tot { $most })
web-tuscany-swap = Ruilen
web-tuscany-turn = Draaien
web-tuscany-shift-up = Omhoog
web-tuscany-shift-down = Omlaag
web-tuscany-confirm-order = Zo aan elkaar leggen
web-tuscany-confirm-shift = Zo verschuiven
web-tuscany-arrange-help = Sleep een gebiedsdeel naar een andere plaats of omhoog en omlaag; een klik draait het. De verschuiving bevestig je in de volgende stap.
web-tuscany-shift-help = Sleep een gebiedsdeel omhoog of omlaag, of klik erop: het ligt gelijk met zijn linkerbuur, of hoger of lager.
web-tuscany-castle-total = Met het startkasteel hier kunnen de kleurgebieden { $total } punten geven.

# Wat een keuze oplevert
web-tuscany-taking = { $refill ->
    [none] Je stapels zijn op: niets vult het gat.
    [ending] Jouw tegel vult het gat; het einde van de periode is al ingeluid.
    [ends] Jouw tegel vult het gat en maakt de stapel leeg: dat luidt het einde van de periode in.
   *[some] Jouw tegel vult het gat: nog { $left } tot de telling.
}
web-tuscany-no-points = Geen punten meteen
web-tuscany-points-times = +{ $points } groen, telt { $counts ->
    [one] één keer
   *[other] { $counts } keer: { $total } punten
}
web-tuscany-cheapest = minste kaarten
web-tuscany-more-payments = { $more ->
    [one] Er is nog één manier om te betalen
   *[other] Er zijn nog { $more } manieren om te betalen
}: klik in willekeurige volgorde op je handkaarten.
web-tuscany-chain-take = Kasteel: kies een open tegel.
web-tuscany-chain-place = Kies nu het veld.
web-tuscany-shift-level = Gelijk
web-tuscany-turned-round = Het hele gebied is een halve slag gedraaid, zodat A links van C ligt: het is hetzelfde gebied.
web-tuscany-laid = Al gelegd; een klik neemt het terug
web-tuscany-gains = Geeft { $gains }
web-tuscany-draws = { $cards ->
    [one] Je trekt 1 kaart
   *[other] Je trekt { $cards } kaarten
}

# Dock and arranger
web-tuscany-piles = Stapels in het midden
web-tuscany-goes = gaat uit het spel
web-tuscany-payment = Betaling voor { $item } op { $field }
web-tuscany-paid = { $paid } van { $due } betaald
web-tuscany-pay-short = twee in { web-tuscany-colour } voor { $field }
web-tuscany-ways = Manieren om te betalen
web-tuscany-pay-with = Betalen met { $way }
web-tuscany-turn-one = Gebiedsdeel { $board } draaien
web-tuscany-up-one = Gebiedsdeel { $board } omhoog schuiven
web-tuscany-down-one = Gebiedsdeel { $board } omlaag schuiven
web-tuscany-swap-two = Gebiedsdelen { $left } en { $right } ruilen
web-tuscany-board-at = Gebiedsdeel { $board }, { $place ->
    [left] links
    [middle] in het midden
   *[right] rechts
}: { $colours }
web-tuscany-discards-loss = { $item } gaat uit het spel: je opslag is vol.
