tuscany-title = The Castles of Tuscany

tuscany-option-draw = Trekken levert op
tuscany-option-draw-2 = twee kaarten
tuscany-option-draw-3 = drie kaarten (latere drukken)
tuscany-option-starter = Wie begint
tuscany-option-starter-first-seat = de eerste plaats
tuscany-option-starter-random = door loting

# Spelmateriaal
tuscany-tile = { $tile ->
    [castle] kasteel
    [city] stad
    [estate] landgoed
    [quarry] steengroeve
    [village] dorp
    [monastery] klooster
   *[carter] voerman
}
tuscany-agriculture = landbouw ({ $shows })
tuscany-goods = { $goods ->
    [pigs] varkens
    [vines] wijngaard
    [sheep] schapen
   *[grain] graan
}
tuscany-hexagon = houten zeshoek
tuscany-card = { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turquoise
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaart
tuscany-cards = { $count } { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turquoise
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} { $count ->
    [one] kaart
   *[other] kaarten
}
tuscany-own-cards = { $count ->
    [one] 1 kaart van de kleur
   *[other] { $count } kaarten van de kleur
}
tuscany-pair = 2 { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turquoise
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaarten als joker
tuscany-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
tuscany-bonus = { $bonus ->
    [card] +1 kaart
    [storage] +1 opslagveld
    [marble] +1 marmer
    [worker] +1 arbeider
   *[yield] +1 opbrengstkaart
}
tuscany-yield = { $gives ->
    [red_points] rode punten
    [green_points] groene punten
    [cards] kaarten
    [worker] arbeider
    [marble] marmer
   *[hexagon] houten zeshoek
}
tuscany-board = { $board }{ $turned ->
    [turned] {" "}gedraaid
   *[upright] {""}
}
tuscany-map = { $who } ({ $boards }; startkasteel op { $castle })
tuscany-gain = { $who } { $total } ({ $green } groen{ $left ->
    [0] {""}
   *[other] , { $left } voor wat over is
})

# Wat kan
tuscany-do-draw = Kaarten trekken
tuscany-do-marble = Een marmer afgeven voor nog een actie
tuscany-do-end-turn = De beurt beëindigen
tuscany-do-skip-castle = Met het kasteel geen tegel nemen
tuscany-do-arrange = Borden in de volgorde { $order }{ $left ->
    [turned] , links gedraaid
   *[upright] {""}
}{ $middle ->
    [turned] , midden gedraaid
   *[upright] {""}
}{ $right ->
    [turned] , rechts gedraaid
   *[upright] {""}
}
tuscany-do-shift = Het middelste bord naar { $middle ->
    [up] boven
   *[down] beneden
} schuiven, het rechter naar { $right ->
    [up] boven
   *[down] beneden
}
tuscany-do-start-castle = Startkasteel op { $field }
tuscany-do-bonus = Bonustegel { $bonus } nemen
tuscany-do-take = Nemen: { $tile }
tuscany-do-exchange = Nemen: { $tile }, en { $for } uit de opslag verwijderen
tuscany-do-place = Leggen: { $item } op { $field }
tuscany-do-pay = Betalen met { $with }
tuscany-do-castle-take = Kasteel: { $tile } nemen en meteen leggen
tuscany-do-castle-place = Op { $field } leggen

# Wat er gebeurd is
tuscany-log-starter = { $seat } begint.
tuscany-log-deal = { $to } krijgt een { $card }.
tuscany-log-deal-hidden = { $to } krijgt een kaart.
tuscany-log-deal-board = { $to } krijgt bord { $board }.
tuscany-log-deal-board-hidden = { $to } krijgt een bord { $letter }.
tuscany-log-drew = { $to } trekt een { $card }.
tuscany-log-drew-hidden = { $to } trekt een kaart.
tuscany-log-revealed = Alle gebieden liggen klaar. { $maps }.
tuscany-log-open-tile = Open: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } kastelen in het midden: ze gaan opzij.
    [red] {" "}{ $count } steden in het midden: ze gaan opzij.
    [turquoise] {" "}{ $count } landgoederen in het midden: ze gaan opzij.
    [grey] {" "}{ $count } steengroeven in het midden: ze gaan opzij.
    [orange] {" "}{ $count } dorpen in het midden: ze gaan opzij.
    [yellow] {" "}{ $count } kloosters in het midden: ze gaan opzij.
    [beige] {" "}{ $count } voerlieden in het midden: ze gaan opzij.
   *[light_green] {" "}{ $count } landbouwtegels in het midden: ze gaan opzij.
}
tuscany-log-refill = { $by } legt { $tile } bij (nog { $left } tot de telling).{ $ends ->
    [yes] {" "}De stapel is leeg: de periode loopt ten einde.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } kastelen in het midden: ze gaan opzij.
    [red] {" "}{ $count } steden in het midden: ze gaan opzij.
    [turquoise] {" "}{ $count } landgoederen in het midden: ze gaan opzij.
    [grey] {" "}{ $count } steengroeven in het midden: ze gaan opzij.
    [orange] {" "}{ $count } dorpen in het midden: ze gaan opzij.
    [yellow] {" "}{ $count } kloosters in het midden: ze gaan opzij.
    [beige] {" "}{ $count } voerlieden in het midden: ze gaan opzij.
   *[light_green] {" "}{ $count } landbouwtegels in het midden: ze gaan opzij.
}
tuscany-log-yield = { $by } draait een opbrengstkaart om: { $amount } { $yield }{ $surplus ->
    [yes] , maar heeft geen plaats ervoor en krijgt 2 rode punten
   *[no] {""}
}.
tuscany-log-scoring = Telling { $number }: { $gains }.
tuscany-log-final-scoring = Derde telling en eindtelling: { $gains }.
tuscany-log-draw = { $who } trekt kaarten.
tuscany-log-marble = { $who } geeft een marmer af voor nog een actie.
tuscany-log-end-turn = { $who } beëindigt de beurt.
tuscany-log-pass = { $who } kan niets doen.
tuscany-log-skip-castle = { $who } neemt met het kasteel geen tegel.
tuscany-log-bonus = { $who } neemt de bonustegel { $bonus }.
tuscany-log-take = { $who } neemt { $tile }.
tuscany-log-exchange = { $who } neemt { $tile } en verwijdert { $for } uit de opslag.
tuscany-log-placed = { $who } legt { $item } op { $field } voor { $paid }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } groen)
}.
tuscany-log-castle-take = { $who } neemt { $tile } met het kasteel.
tuscany-log-castle-placed = { $who } legt { $item } op { $field }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } groen)
}.

# Wat nu te doen is
tuscany-prompt-arrange-order = Leg je borden aan elkaar: volgorde en richting.
tuscany-prompt-arrange-shift = Schuif de borden ten opzichte van elkaar.
tuscany-prompt-arrange-castle = Zet je startkasteel op een donkergroen veld.
tuscany-prompt-wait-arranging = Iedereen bouwt zijn gebied; alles wordt tegelijk getoond.
tuscany-prompt-choosing-bonus = Neem een bonustegel.
tuscany-prompt-action = { $ending ->
    [last] De laatste ronde.{" "}
    [ending] De periode loopt ten einde.{" "}
   *[no] {""}
}{ $extra ->
    [yes] Je extra actie
   *[no] Jouw beurt
}: { $cards ->
    [none] een tegel nemen of leggen; er is geen kaart meer om te trekken
   *[some] kaarten trekken, een tegel nemen of leggen
}. Groene punten tellen { $counts ->
    [one] één keer
   *[other] { $counts } keer
}.
tuscany-prompt-paying = Betaal { $item } op { $field } in { $colour ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turquoise
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}.
tuscany-prompt-castle-taking = Het kasteel geeft een open tegel, die je meteen en gratis legt.
tuscany-prompt-castle-placing = Waar komt { $item }?
tuscany-prompt-city = De stad geeft een bonustegel.
tuscany-prompt-after = Beëindig de beurt, of geef een marmer af voor nog een actie (je hebt er { $marble }).
tuscany-prompt-chance = Er worden kaarten en tegels omgedraaid.
tuscany-prompt-over = Het spel is afgelopen.
tuscany-prompt-wait = { $phase ->
    [choosing-bonus] { $who } neemt een bonustegel.
    [city] { $who } neemt een bonustegel.
    [castle-taking] { $who } kiest een tegel voor het kasteel.
    [castle-placing] { $who } legt een tegel.
    [after] { $who } mag nog een actie doen.
   *[other] { $who } is aan de beurt.
}

# Waar de punten vandaan komen
tuscany-score-areas = Gebieden
tuscany-score-colours = Kleuren
tuscany-score-agriculture = Landbouw
tuscany-score-storage = +1 opslag
tuscany-score-green-yields = Opbrengst (groen)
tuscany-score-red-yields = Opbrengst (rood)
tuscany-score-surplus = Extra zeshoeken
tuscany-score-items = Tegels in opslag
tuscany-score-marble = Marmer
tuscany-score-workers = Arbeiders
tuscany-score-cards = Kaarten
