tuscany-title = The Castles of Tuscany

tuscany-option-draw = Trekken levert op
tuscany-option-draw-2 = twee kaarten
tuscany-option-draw-3 = drie kaarten (latere drukken)
tuscany-option-starter = Wie begint
tuscany-option-starter-first-seat = de eerste plaats
tuscany-option-starter-random = door loting
tuscany-option-stacks = Tegels die in de stapels overblijven
tuscany-option-stacks-no = leveren aan het einde geen punten op
tuscany-option-stacks-yes = leveren aan het einde elk 1 rood punt op
tuscany-option-gaps = Gaten tussen de open tegels als de neutrale tegels op zijn
tuscany-option-gaps-left = blijven leeg
tuscany-option-gaps-filled = worden gevuld zodra er tegels zijn

# Spelmateriaal
tuscany-tile = { $tile ->
    [castle] kasteel
    [city] stad
    [estate] landgoed
    [quarry] steengroeve
    [village] dorp
    [monastery] klooster
   *[cart] wagen
}
tuscany-the-tile = { $tile ->
    [castle] het kasteel
    [city] de stad
    [estate] het landgoed
    [quarry] de steengroeve
    [village] het dorp
    [monastery] het klooster
   *[cart] de wagen
}
tuscany-agriculture = landbouwtegel ({ $shows })
tuscany-the-agriculture = de landbouwtegel ({ $shows })
tuscany-goods = { $goods ->
    [pigs] varkens
    [vines] wijngaard
    [sheep] schapen
    [olives] olijven
    [poultry] pluimvee
   *[grain] graan
}
tuscany-hexagon = houten zeshoek
tuscany-the-hexagon = de houten zeshoek
tuscany-card = { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turkooizen
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaart
tuscany-cards = { $count } { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turkooizen
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} { $count ->
    [one] kaart
   *[other] kaarten
}
tuscany-worker = arbeider
tuscany-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
tuscany-marble = blok marmer
tuscany-way = { $gives }
tuscany-bonus = { $bonus ->
    [card] +1 kaart
    [storage] +1 opslagveld
    [marble] +1 marmer
    [worker] +1 arbeider
   *[yield] +1 opbrengstkaart
}
tuscany-yield = opbrengstkaart ({ $gives })
tuscany-gift = { $gift ->
    [red_points] { $amount ->
        [one] 1 rood punt
       *[other] { $amount } rode punten
    }
    [green_points] { $amount ->
        [one] 1 groen punt
       *[other] { $amount } groene punten
    }
    [cards] { $amount ->
        [one] 1 kaart
       *[other] { $amount } kaarten
    }
    [worker] { $amount ->
        [one] 1 arbeider
       *[other] { $amount } arbeiders
    }
    [marble] { $amount ->
        [one] 1 blok marmer
       *[other] { $amount } blokken marmer
    }
    [hexagon] { $amount ->
        [one] 1 houten zeshoek
       *[other] { $amount } houten zeshoeken
    }
    [yield_card] { $amount ->
        [one] 1 opbrengstkaart
       *[other] { $amount } opbrengstkaarten
    }
    [castle] een tegel door het kasteel
   *[bonus_tile] { $amount ->
        [one] 1 bonustegel naar keuze
       *[other] { $amount } bonustegels naar keuze
    }
}
tuscany-points = { $count } { $track ->
    [red] { $count ->
        [one] rood punt
       *[other] rode punten
    }
   *[green] { $count ->
        [one] groen punt
       *[other] groene punten
    }
}
tuscany-part = { $source ->
    [area] { $points } voor het kleurgebied
    [colour] { $points } voor alle { $colour ->
        [dark_green] donkergroene
        [red] rode
        [turquoise] turkooizen
        [grey] grijze
        [orange] oranje
        [yellow] gele
        [beige] beige
       *[light_green] lichtgroene
    } velden als { $place ->
        [1] eerste
       *[2] tweede
    }
   *[agriculture] { $points } voor de landbouw
}
tuscany-green-gain = +{ $points } groen ({ $parts })
tuscany-board = { $board }{ $turned ->
    [turned] {" "}een halve slag gedraaid
   *[upright] {""}
}
tuscany-region-board = gebiedsdeel { $board }
tuscany-set-tile = { $item } ({ $set ->
    [own] bij elke speler
   *[neutral] neutraal
})
tuscany-colour-bonus = { $colour ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}: { $first } groen voor de eerste, { $second } voor de tweede
tuscany-map = { $who } ({ $boards }; startkasteel op { $castle })
tuscany-gain = { $who } { $total } ({ $green } uit groen{ $left ->
    [0] {""}
   *[other] , { $left } voor wat over is
})

# Wat kan
tuscany-do-draw = Kaarten trekken
tuscany-do-marble = Een blok marmer afgeven voor nog een actie
tuscany-do-end-turn = De beurt beëindigen
tuscany-do-skip-castle = Met het kasteel geen tegel nemen
tuscany-do-arrange = Gebiedsdelen in de volgorde { $order }{ $left ->
    [turned] , links gedraaid
   *[upright] {""}
}{ $middle ->
    [turned] , midden gedraaid
   *[upright] {""}
}{ $right ->
    [turned] , rechts gedraaid
   *[upright] {""}
}
tuscany-do-shift = Het middelste deel { $middle ->
    [up] hoger
    [level] gelijk
   *[down] lager
} en het rechter { $right ->
    [up] hoger
    [level] gelijk
   *[down] lager
} aanleggen
tuscany-do-start-castle = Startkasteel op { $field } zetten
tuscany-do-bonus = Bonustegel { $bonus } nemen
tuscany-do-take = Nemen: { $tile }
tuscany-do-exchange = Nemen: { $tile }; uit de opslag verwijderen: { $for }
tuscany-do-place = Leggen: { $item } op { $field }
tuscany-do-pay = Afgeven: { $with }
tuscany-do-castle-take = Kasteel: { $tile } nemen en meteen leggen
tuscany-do-castle-place = Op { $field } leggen

# Wat er gebeurd is
tuscany-log-starter = { $seat } begint.
tuscany-log-deal = { $to } krijgt een { $card }.
tuscany-log-deal-many = Uitgedeelde kaarten: { $items }.
tuscany-log-deal-item = { $card } ({ $to })
tuscany-log-deal-hidden = { $to } krijgt een kaart.
tuscany-log-deal-hidden-many = Er worden verborgen kaarten uitgedeeld: { $items }.
tuscany-log-deal-hidden-item = { $to }
tuscany-log-deal-board = { $to } krijgt gebiedsdeel { $board }.
tuscany-log-deal-board-many = Uitgedeelde gebiedsdelen: { $items }.
tuscany-log-deal-board-item = { $board } ({ $to })
tuscany-log-deal-board-hidden = { $to } krijgt een gebiedsdeel { $letter }.
tuscany-log-deal-board-hidden-many = Er worden verborgen gebiedsdelen uitgedeeld: { $items }.
tuscany-log-deal-board-hidden-item = { $to }
tuscany-log-drew = { $to } trekt een { $card }.
tuscany-log-drew-many = { $to } trekt { $count } kaarten: { $items }.
tuscany-log-drew-item = { $card }
tuscany-log-drew-hidden = { $to } trekt een kaart.
tuscany-log-drew-hidden-many = { $to } trekt { $count } kaarten.
tuscany-log-drew-hidden-item = { $to }
tuscany-log-revealed = Alle gebieden liggen klaar. { $maps }.
tuscany-log-open-tile = Open: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } kastelen liggen in het midden: ze worden opzijgelegd.
    [red] {" "}{ $count } steden liggen in het midden: ze worden opzijgelegd.
    [turquoise] {" "}{ $count } landgoederen liggen in het midden: ze worden opzijgelegd.
    [grey] {" "}{ $count } steengroeven liggen in het midden: ze worden opzijgelegd.
    [orange] {" "}{ $count } dorpen liggen in het midden: ze worden opzijgelegd.
    [yellow] {" "}{ $count } kloosters liggen in het midden: ze worden opzijgelegd.
    [beige] {" "}{ $count } wagens liggen in het midden: ze worden opzijgelegd.
   *[light_green] {" "}{ $count } landbouwtegels liggen in het midden: ze worden opzijgelegd.
}
tuscany-log-open-tile-many = Er worden { $count } tegels omgedraaid: { $items }.
tuscany-log-open-tile-item = { $tile }{ $cleared ->
    [none] {""}
    [dark_green] {" "}(daarna gaan alle donkergroene tegels opzij)
    [red] {" "}(daarna gaan alle rode tegels opzij)
    [turquoise] {" "}(daarna gaan alle turkooizen tegels opzij)
    [grey] {" "}(daarna gaan alle grijze tegels opzij)
    [orange] {" "}(daarna gaan alle oranje tegels opzij)
    [yellow] {" "}(daarna gaan alle gele tegels opzij)
    [beige] {" "}(daarna gaan alle beige tegels opzij)
   *[light_green] {" "}(daarna gaan alle lichtgroene tegels opzij)
}
tuscany-log-refill = { $by } vult het gat met { $tile }{ $left ->
    [0] {""}
   *[other] {" "}(nog { $left } tot de telling)
}.{ $ends ->
    [yes] {" "}De stapel is leeg: na deze ronde volgt de telling.
    [third] {" "}De laatste stapel is leeg: na deze ronde volgt nog een hele ronde, daarna de laatste telling.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } kastelen liggen in het midden: ze worden opzijgelegd.
    [red] {" "}{ $count } steden liggen in het midden: ze worden opzijgelegd.
    [turquoise] {" "}{ $count } landgoederen liggen in het midden: ze worden opzijgelegd.
    [grey] {" "}{ $count } steengroeven liggen in het midden: ze worden opzijgelegd.
    [orange] {" "}{ $count } dorpen liggen in het midden: ze worden opzijgelegd.
    [yellow] {" "}{ $count } kloosters liggen in het midden: ze worden opzijgelegd.
    [beige] {" "}{ $count } wagens liggen in het midden: ze worden opzijgelegd.
   *[light_green] {" "}{ $count } landbouwtegels liggen in het midden: ze worden opzijgelegd.
}
tuscany-log-yield = { $by } draait een { $yield } om.{ $surplus ->
    [0] {""}
   *[other] {" "}Overtallige zeshoeken ({ $surplus }): in plaats daarvan { $points } rode punten.
}
tuscany-log-scoring = Telling { $number }: { $gains }.
tuscany-log-final-scoring = Derde telling en eindtelling: { $gains }.
tuscany-log-draw = { $who } trekt kaarten.
tuscany-log-marble = { $who } geeft een blok marmer af voor nog een actie.
tuscany-log-end-turn = { $who } beëindigt de beurt.
tuscany-log-pass = { $who } kan niets doen.
tuscany-log-skip-castle = { $who } neemt met het kasteel geen tegel.
tuscany-log-bonus = { $who } neemt de bonustegel { $bonus }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } groen)
}.
tuscany-log-take = { $who } neemt { $tile }.
tuscany-log-exchange = { $who } neemt { $tile } en verwijdert { $for } uit de opslag.
tuscany-log-placed = { $who } legt { $item } op { $field } voor { $paid }{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.
tuscany-log-castle-take = { $who } neemt met het kasteel { $tile }.
tuscany-log-castle-placed = { $who } legt { $item } op { $field }{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.

# Wat nu te doen is
tuscany-prompt-arrange-order = Leg je gebiedsdelen aan elkaar: volgorde en richting.
tuscany-prompt-arrange-shift = Schuif de gebiedsdelen ten opzichte van elkaar.
tuscany-prompt-arrange-castle = Zet je startkasteel op een donkergroen veld.
tuscany-prompt-wait-arranging = Iedereen legt zijn gebied; alles wordt tegelijk getoond.
tuscany-prompt-choosing-bonus = Neem een bonustegel.
tuscany-prompt-action = { $ending ->
    [last] De laatste ronde.{" "}
    [third] Na deze ronde volgt nog een hele ronde, daarna de laatste telling.{" "}
    [ending] Na deze ronde volgt de telling.{" "}
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
tuscany-prompt-paying = { $begun ->
    [yes] Geef ook de rest af
   *[no] Geef twee { $colour ->
        [dark_green] donkergroene
        [red] rode
        [turquoise] turkooizen
        [grey] grijze
        [orange] oranje
        [yellow] gele
        [beige] beige
       *[light_green] lichtgroene
    } kaarten af (of wat ze vervangt)
} voor { $item } op { $field }.
tuscany-prompt-castle-taking = Het kasteel geeft een open tegel, die je meteen en zonder kaarten legt.
tuscany-prompt-castle-placing = Waar leg je { $item }?
tuscany-prompt-city = Neem een bonustegel naar keuze.
tuscany-prompt-after = Beëindig de beurt, of geef een blok marmer af voor nog een actie (je hebt er { $marble }).
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
tuscany-score-areas = Kleurgebieden
tuscany-score-colours = Kleurbonussen
tuscany-score-agriculture = Landbouw
tuscany-score-storage = +1 opslagveld
tuscany-score-green-yields = Opbrengst (groen)
tuscany-score-red-yields = Opbrengst (rood)
tuscany-score-surplus = Overtallige zeshoeken
tuscany-score-items = Tegels over
tuscany-score-marble = Marmer
tuscany-score-workers = Arbeiders
tuscany-score-cards = Handkaarten
