carrara-title = De Paleizen van Carrara

carrara-option-version = Versie
carrara-option-version-normal = standaard
carrara-option-version-advanced = gevorderd
carrara-option-early-open-scoring = Met scorepionnen uit het open veld mag je scoren voordat alle bonusvelden leeg zijn
carrara-option-early-open-scoring-yes = ja
carrara-option-early-open-scoring-no = nee
carrara-option-improvements = Verbeteringstegels voor een stad die je al hebt verbeterd
carrara-option-improvements-one-per-city = niet toegestaan: één per stad
carrara-option-improvements-any = toegestaan: elke verbeteringstegel
carrara-option-triple-tie = Vierde speler achter drie gelijken met de meeste standbeelden
carrara-option-triple-tie-third = krijgt de punten van de derde rang
carrara-option-triple-tie-nothing = krijgt niets
carrara-option-open-screens = Iedereen ziet munten en bouwstenen
carrara-option-open-screens-yes = ja
carrara-option-open-screens-no = nee
carrara-option-starter = Wie begint
carrara-option-starter-first-seat = de eerste plaats
carrara-option-starter-random = door loting

# Pieces
carrara-block = { $colour ->
    [purple] paarse
    [blue] blauwe
    [green] groene
    [red] rode
    [yellow] gele
   *[white] witte
} bouwsteen
carrara-blocks = { $count } × { $colour ->
    [purple] paars
    [blue] blauw
    [green] groen
    [red] rood
    [yellow] geel
   *[white] wit
}
carrara-colour = { $colour ->
    [purple] paars
    [blue] blauw
    [green] groen
    [red] rood
    [yellow] geel
   *[white] wit
}
carrara-exchange = 2 { $colour ->
    [purple] paarse
    [blue] blauwe
    [green] groene
    [red] rode
   *[yellow] gele
} bouwstenen in plaats van 1 { $for ->
    [blue] blauwe
    [green] groene
    [red] rode
    [yellow] gele
   *[white] witte
}
carrara-city = { $name ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}
carrara-building = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
} { $value }{ $copy ->
    [2] {" "}(2e tegel)
   *[other] {""}
}
carrara-monument = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}-monument
carrara-decoration = { $kind ->
    [book] het boek
    [shield] het schild
    [crown] de kroon
    [cup] de kelk
    [flag] de vlag
   *[gate] de poort
}
carrara-statue = { $colour ->
    [purple] het paarse standbeeld
    [blue] het blauwe standbeeld
    [green] het groene standbeeld
    [red] het rode standbeeld
    [yellow] het gele standbeeld
    [white] het witte standbeeld
   *[gold] het gouden standbeeld
}
carrara-bonus = { $gives ->
    [coins] { $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    }
    [points] { $amount } OP
    [decoration] een decoratie
   *[statue] een gouden standbeeld
}
carrara-field = { $name ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
    [livorno] Livorno
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
    [villa] Villa
    [urban] stedelijk landschap
    [rural] landelijk landschap
    [money_low] geldscoreveld 3:1
    [money_high] geldscoreveld 2:1
    [livorno_lerici] standbeelden in Livorno & Lérici
    [massa_pisa] standbeelden in Massa & Pisa
   *[viareggio_lucca] standbeelden in Viareggio & Lucca
}
carrara-improvement = { $copy ->
    [2] de tweede verbeteringstegel
   *[other] de verbeteringstegel
} voor { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}
carrara-reward = { $coins ->
    [0] { $points } OP
    [one] { $points ->
        [0] 1 munt
       *[other] 1 munt en { $points } OP
    }
   *[other] { $points ->
        [0] { $coins } munten
       *[other] { $coins } munten en { $points } OP
    }
}

# What can be done
carrara-do-pass = Pas en neem 2 munten
carrara-do-keep = Koop zonder aan het rad te draaien
carrara-do-turn = Draai het rad en koop
carrara-do-turn-both = Draai beide raderen en koop
carrara-do-turn-statues = Draai alleen het standbeeldrad en koop
carrara-do-show = Laat zien dat je je niets kunt veroorloven en neem 2 munten
carrara-do-follow = Volg: neem de bonus en scoor
carrara-do-forgo = Zie af: je scorepion gaat naar het open veld
carrara-do-score-open = Scoor met een scorepion uit het open veld
carrara-do-store = In een pakhuis
carrara-do-leave = Neem niets
carrara-do-leave-gold = Zie ervan af: het gouden standbeeld gaat in de doos
carrara-do-done = Beëindig je beurt
carrara-do-score = Scoor, bonus: { $bonus }
carrara-do-field = Scoor: { $field }
carrara-do-cart = Van locatie { $location }: { $block }
carrara-do-buy = Koop de gekozen bouwstenen
carrara-do-complete = Betaal deze bouwstenen en bouw
carrara-do-build = Bouw: { $building }
carrara-do-city = In { $city }
carrara-do-upgrade = Opwaarderen: { $building } in { $city }
carrara-do-exchange = Betaal { $exchange }
carrara-do-pay = Betaal 1 { $block }
carrara-do-improve = Neem { $improvement }
carrara-do-take = Neem { $item }
carrara-do-unstore = Plaats { $item } uit het pakhuis
carrara-do-purchase = Koop { $item } voor 10 munten
carrara-do-discard = Leg { $item } af om plaats te maken
carrara-do-set = { $building } in { $city }

# What has happened
carrara-log-wheel = Het grote rad begint met { $decoration } op locatie I.
carrara-log-starter = { $seat } begint.
carrara-log-draw = Op locatie I getrokken: { $block }.
carrara-log-draw-many = Op locatie I getrokken: { $items }.
carrara-log-draw-item = { $block }
carrara-log-lay = { $type ->
    [palazzo] Het
    [castello] Het
   *[other] De
} { $building } wordt opengelegd.
carrara-log-lay-many = Opengelegd: { $items }.
carrara-log-lay-item = { $building }
carrara-log-ending = { $seat } luidt het einde van het spel in en krijgt { $points } OP. Alle anderen hebben nog één beurt.
carrara-log-pass = { $who } past en neemt { $coins } munten.
carrara-log-keep = { $who } koopt zonder aan het rad te draaien.
carrara-log-turn = { $who } draait het rad.
carrara-log-turn-both = { $who } draait beide raderen.
carrara-log-turn-statues = { $who } draait alleen het standbeeldrad.
carrara-log-show = { $who } laat { $has ->
    [one] 1 munt
   *[other] { $has } munten
} zien, kan zich niets veroorloven en neemt { $coins } munten.
carrara-log-follow = { $who } volgt en neemt de bonus: { $bonus }.
carrara-log-forgo = { $who } ziet af van de bonus: { $bonus }. De scorepion gaat naar het open veld{ $boxed ->
    [yes] , het standbeeld in de doos.
   *[no] .
}
carrara-log-score-open = { $who } neemt een scorepion uit het open veld.
carrara-log-store = { $who } legt { $item } in een pakhuis.
carrara-log-leave = { $who } neemt niets.
carrara-log-leave-gold = { $who } neemt het gouden standbeeld niet; het gaat in de doos.
carrara-log-done = { $who } beëindigt de beurt.
carrara-log-score = { $who } begint een koninklijk bezoek met de bonus: { $bonus }.
carrara-log-scored = { $who } scoort { $kind ->
    [city] { $field }
    [type] het gebouwtype { $field }
    [landscape] het { $field }
   *[other] de { $field }
}: { $reward }.
carrara-log-claimed = { $who } laat minstens { $minimum } munten zien en eist het { $field } op: aan het einde zijn { $rate } munten 1 OP.
carrara-log-bought = { $who } koopt op locatie { $location } { $paid ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $paid } munten
}: { $blocks }.
carrara-log-built = { $who } bouwt { $type ->
    [palazzo] het
    [castello] het
    [monument] het
   *[other] de
} { $building } in { $city } en betaalt { $blocks }{ $points ->
    [0] .
   *[other] ; dat geeft { $points } OP.
}
carrara-log-upgraded = { $who } vervangt { $type ->
    [palazzo] het
    [castello] het
   *[other] de
} { $replaced } in { $city } door het { $building } en betaalt { $blocks }{ $points ->
    [0] .
   *[other] ; dat geeft { $points } OP.
}
carrara-log-improve = { $who } neemt { $improvement }: waarde × { $reward }.
carrara-log-take = { $who } neemt { $item }.
carrara-log-unstored = { $who } plaatst { $item } uit het pakhuis op { $type ->
    [palazzo] het
    [castello] het
    [monument] het
   *[other] de
} { $building } in { $city }.
carrara-log-purchased = { $who } betaalt { $paid } munten en plaatst { $item } op { $type ->
    [palazzo] het
    [castello] het
    [monument] het
   *[other] de
} { $building } in { $city }.
carrara-log-discard = { $who } legt { $item } uit een pakhuis af voor { $for }.
carrara-log-set = { $who } plaatst { $item } op { $type ->
    [palazzo] het
    [castello] het
    [monument] het
   *[other] de
} { $building } in { $city }.

# What to do now
carrara-prompt-main = { $last ->
    [yes] Je laatste beurt:
   *[no] Je bent aan de beurt:
} { $scoring ->
    [yes] koop bouwstenen, bouw, scoor of pas.
   *[no] koop bouwstenen, bouw of pas.
}
carrara-prompt-following = { $last ->
    [yes] Je laatste beurt.
   *[no] Je bent aan de beurt.
} { $who } heeft de pion Koninklijk bezoek. { $able ->
    [yes] Volg met de bonus { $bonus } en scoor, of je scorepion gaat naar het open veld.
   *[no] Je hebt niets te scoren: je scorepion gaat naar het open veld, zonder de bonus { $bonus }.
}
carrara-prompt-segments = Kies bouwstenen van één locatie. Je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
carrara-prompt-carting = Gekozen op locatie { $location }: { $blocks }, { $price ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $price } munten
}. Je houdt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} over. Kies meer bouwstenen, of koop.
carrara-prompt-city = Waar bouw je? ({ $building })
carrara-prompt-paying = { $building } in { $city }: { $laid ->
    [0] { $due ->
        [one] betaal 1 bouwsteen.
       *[other] betaal { $due } bouwstenen.
    }
   *[other] je betaalt { $blocks }{ $due ->
        [0] . Bouw, of neem een bouwsteen terug.
        [one] ; nog 1 bouwsteen te gaan.
       *[other] ; nog { $due } bouwstenen te gaan.
    }
}
carrara-prompt-improving = Kies een verbeteringstegel.
carrara-prompt-taking = { $from ->
    [court] Kies een decoratie, of geen.
   *[wheel] Het segment is leeg: neem de decoratie of het standbeeld, of niets.
}
carrara-prompt-placing = Waar plaats je { $item }?
carrara-prompt-moving = Op welk gebouw plaats je { $item }?
carrara-prompt-scoring = Op welk veld zet je je scorepion?
carrara-prompt-finishing = Beëindig je beurt, of { $stored ->
    [yes] { $bought ->
        [yes] plaats eerst iets uit het pakhuis of koop iets voor 10 munten.
       *[no] plaats eerst iets uit het pakhuis.
    }
   *[no] koop eerst een decoratie of een standbeeld voor 10 munten.
}
carrara-prompt-chance = Bouwstenen en gebouwen worden getrokken.
carrara-prompt-over = Het spel is afgelopen.
carrara-prompt-wait = { $stage ->
    [following] { $who } volgt of ziet af.
    [segments] { $who } koopt bouwstenen.
    [improving] { $who } kiest een verbeteringstegel.
    [taking] { $who } kiest een decoratie of een standbeeld.
    [placing] { $who } plaatst een decoratie of een standbeeld.
    [scoring] { $who } scoort.
   *[other] { $who } is aan de beurt.
}

# Where points come from
carrara-score-bonuses = Bonussen van het hof
carrara-score-cities = Steden
carrara-score-types = Gebouwtypes
carrara-score-landscapes = Landschappen
carrara-score-pairs = Standbeelden in stedenparen
carrara-score-building = Bouwen na de laatste scorepion
carrara-score-ending = Einde ingeluid
carrara-score-money = Munten
carrara-score-sets = Decoraties
carrara-score-majorities = Meeste standbeelden
