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
    [turquoise] turquoise
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}
web-tuscany-effect = { $kind ->
    [castle] neem een open tegel en leg die meteen
    [city] neem een bonustegel
    [estate] een houten zeshoek naar de opslag
    [quarry] 1 marmer
    [village] 1 arbeider
    [monastery] trek 3 kaarten
    [carter] draai een opbrengstkaart om
    [hexagon] past op elke kleur en telt daar als die tegel
   *[agriculture] 1 groen punt voor elke soort die nieuw is in het gebied
}
web-tuscany-start-castle = startkasteel
web-tuscany-area = { $size ->
    [one] gebied van 1 veld, { $points } punt
   *[other] gebied van { $size } velden, { $covered } bedekt, { $points } punten
}

# Het midden van de tafel
web-tuscany-display = Open tegels
web-tuscany-no-tile = geen tegel
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
web-tuscany-neutral = Neutrale
web-tuscany-aside = Opzij gelegd
web-tuscany-bonus-tiles = Bonustegels
web-tuscany-bonus-effect = { $bonus ->
    [card] een kaart meer bij elke keer trekken
    [storage] een opslagveld meer, en meteen 2 groene punten
    [marble] een marmer meer voor elke steengroeve
    [worker] een arbeider meer voor elk dorp
   *[yield] een opbrengstkaart meer voor elke voerman
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
web-tuscany-ending = De periode eindigt: telling na deze ronde.
web-tuscany-last-round = De laatste ronde.
web-tuscany-to-scoring = { $left ->
    [0] stapel leeg
   *[other] nog { $left } tot de telling
}
web-tuscany-left = nog { $left }
web-tuscany-stacks-tip = Nog { $left } eigen tegels, { $next } tot de volgende telling
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
web-tuscany-joker = twee gelijke kaarten vervangen een andere kleur
web-tuscany-in-stacks = In de stapels, volgorde onbekend: { $count }
web-tuscany-storage = Opslag
web-tuscany-free-space = vrij opslagveld
web-tuscany-workers = Arbeiders: { $count }. Elk vervangt bij het leggen een kaart.
web-tuscany-marble = Marmer: { $count }. Eén per beurt geeft nog een actie.
web-tuscany-map-of = Gebied van { $name }
web-tuscany-enlarge = Gebied van { $name }, groter of kleiner
web-tuscany-arranging = { $name } bouwt aan het gebied.

# Het bouwen
web-tuscany-arranger = Je drie borden
web-tuscany-worth = Gebieden: { $total } punten
web-tuscany-worth-range = (mogelijk: { $least } tot { $most })
web-tuscany-swap = Ruilen
web-tuscany-turn = Draaien
web-tuscany-shift-up = Omhoog
web-tuscany-shift-down = Omlaag
web-tuscany-confirm-order = Zo aan elkaar leggen
web-tuscany-confirm-shift = Zo verschuiven
web-tuscany-arrange-help = Sleep een bord naar een andere plaats; een klik draait het. A blijft links van C: in zijn geheel gedraaid is het hetzelfde gebied. Verschuiven volgt in de volgende stap.
web-tuscany-shift-help = Elk bord ligt een halve zeshoek hoger of lager dan het bord links ervan.
web-tuscany-castle-total = Met het startkasteel hier kunnen de gebieden { $total } punten geven.

# Wat een keuze oplevert
web-tuscany-taking = { $left ->
    [0] Jouw tegel vult het gat, en daarmee eindigt de periode.
   *[other] Jouw tegel vult het gat: nog { $left } tot de telling.
}
web-tuscany-no-points = Geen punten meteen
web-tuscany-points-times = +{ $points } groen, telt { $counts ->
    [one] één keer
   *[other] { $counts } keer: { $total } punten
}
web-tuscany-source = { $source ->
    [area] gebied { $points }
    [colour] kleurbonus { $points }
   *[agriculture] landbouw { $points }
}
web-tuscany-pay = Op { $field }: twee eenheden in { web-tuscany-colour }. Een eenheid is een kaart van de kleur, twee gelijke van een andere of een arbeider.
web-tuscany-cheapest = minste
web-tuscany-more-payments = { $more ->
    [one] Nog één betaling
   *[other] Nog { $more } betalingen
}: klik op de handkaarten die je wilt afgeven.
web-tuscany-chain-take = Kasteel: kies een open tegel.
web-tuscany-chain-place = Kies nu het veld.
