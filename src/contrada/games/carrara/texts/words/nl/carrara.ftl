carrara-title = De Paleizen van Carrara

carrara-option-version = Versie
carrara-option-version-normal = standaard
carrara-option-version-advanced = gevorderd
carrara-option-early-open-scoring = Met scorepionnen uit het open veld mag je scoren voordat alle bonusvelden leeg zijn
carrara-option-early-open-scoring-yes = ja
carrara-option-early-open-scoring-no = nee
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
carrara-do-keep = Koop zonder aan het wiel te draaien
carrara-do-turn = Draai het wiel en koop bouwstenen
carrara-do-turn-statues = Draai alleen het standbeeldwiel en koop bouwstenen
carrara-do-show = Laat zien dat je je niets kunt veroorloven en neem 2 munten
carrara-do-follow = Volg: neem de bonus en scoor
carrara-do-forgo = Zie af: je scorepion gaat naar het open veld
carrara-do-score-open = Scoor met een scorepion uit het open veld
carrara-do-store = In een pakhuis
carrara-do-leave = Neem niets
carrara-do-done = Beëindig je beurt
carrara-do-score = Scoor, bonus: { $bonus }
carrara-do-field = Scoor { $field }
carrara-do-segment = Koop op locatie { $location }
carrara-do-buy = Koop { $count ->
    [0] geen { $block }
   *[other] { $count } × { $block }
}
carrara-do-build = Bouw { $building }
carrara-do-city = In { $city }
carrara-do-upgrade = Waardeer { $building } in { $city } op
carrara-do-exchange = { $pairs ->
    [0] Niet ruilen
    [1] Betaal 2 goedkopere bouwstenen voor 1
    [2] Betaal 4 goedkopere bouwstenen voor 2
   *[other] Betaal 6 goedkopere bouwstenen voor 3
}
carrara-do-pay = Betaal { $count ->
    [0] geen { $block }
   *[other] { $count } × { $block }
}
carrara-do-improve = Neem { $improvement }
carrara-do-take = Neem { $item }
carrara-do-unstore = Plaats { $item } uit het pakhuis
carrara-do-purchase = Koop { $item } voor 10 munten
carrara-do-discard = Leg { $item } af om plaats te maken
carrara-do-set = Op { $building } in { $city }

# What has happened
carrara-log-wheel = Het grote wiel begint met { $decoration } op locatie I.
carrara-log-starter = { $seat } begint.
carrara-log-draw = Getrokken en op het wiel gelegd: { $block }.
carrara-log-lay = { $building } wordt opengelegd.
carrara-log-pass = { $who } past en neemt { $coins } munten.
carrara-log-keep = { $who } koopt zonder aan het wiel te draaien.
carrara-log-turn = { $who } draait het wiel.
carrara-log-turn-statues = { $who } draait alleen het standbeeldwiel.
carrara-log-show = { $who } laat { $has ->
    [one] 1 munt
   *[other] { $has } munten
} zien, kan zich niets veroorloven en neemt { $coins } munten.
carrara-log-follow = { $who } volgt en neemt de bonus: { $bonus }.
carrara-log-forgo = { $who } ziet af van de bonus: { $bonus }.
carrara-log-score-open = { $who } neemt een scorepion uit het open veld.
carrara-log-store = { $who } legt { $item } in een pakhuis.
carrara-log-leave = { $who } neemt niets.
carrara-log-leave-gold = { $who } neemt het gouden standbeeld niet; het gaat in de doos.
carrara-log-done = { $who } beëindigt de beurt.
carrara-log-score = { $who } begint een koninklijk bezoek met de bonus: { $bonus }.
carrara-log-scored = { $who } scoort { $field }: { $reward }.
carrara-log-claimed = { $who } laat minstens { $minimum } munten zien en eist { $field } op: aan het einde zijn { $rate } munten 1 OP.
carrara-log-bought = { $who } koopt op locatie { $location } voor { $paid ->
    [one] 1 munt
   *[other] { $paid } munten
}: { $blocks }.
carrara-log-built = { $who } bouwt { $building } in { $city } met { $blocks }{ $points ->
    [0] .
   *[other] {" "}en krijgt { $points } OP.
}
carrara-log-upgraded = { $who } waardeert { $replaced } in { $city } op tot { $building } met { $blocks }{ $points ->
    [0] .
   *[other] {" "}en krijgt { $points } OP.
}
carrara-log-improve = { $who } neemt { $improvement }: per punt waarde { $reward }.
carrara-log-take = { $who } neemt { $item }.
carrara-log-unstored = { $who } plaatst { $item } uit het pakhuis op { $building } in { $city }.
carrara-log-purchased = { $who } koopt { $item } voor { $paid } munten en zet dat op { $building } in { $city }.
carrara-log-discard = { $who } legt { $item } uit een pakhuis af voor { $for }.
carrara-log-set = { $who } plaatst { $item } op { $building } in { $city }.

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
} { $who } heeft de Koninklijk bezoek-pion. { $able ->
    [yes] Volg met de bonus { $bonus } en scoor, of je scorepion gaat naar het open veld.
   *[no] Je hebt niets te scoren: je scorepion gaat naar het open veld, zonder de bonus { $bonus }.
}
carrara-prompt-segments = Op welke locatie koop je? Je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
carrara-prompt-counting = Locatie { $location }, { $block }, { $price ->
    [0] gratis
    [one] 1 munt per stuk
   *[other] { $price } munten per stuk
}: hoeveel? Je hebt nog { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
carrara-prompt-city = Waar bouw je { $building }?
carrara-prompt-paying = { $building } in { $city }: nog { $due ->
    [one] 1 bouwsteen
   *[other] { $due } bouwstenen
} te betalen. { $exchange ->
    [yes] Hoe vaak betaal je 2 × { $block } in plaats van 1 × { $for }?
   *[no] Hoe vaak betaal je 1 × { $block }?
}
carrara-prompt-improving = Kies een verbeteringstegel.
carrara-prompt-taking = { $from ->
    [court] Kies een decoratie, of geen.
   *[wheel] Het segment is leeg: neem de decoratie of het standbeeld, of niets.
}
carrara-prompt-placing = Waar plaats je { $item }?
carrara-prompt-moving = Op welk gebouw plaats je { $item }?
carrara-prompt-scoring = Welk scoreveld scoor je?
carrara-prompt-finishing = Beëindig je beurt, of plaats eerst nog iets.
carrara-prompt-chance = Bouwstenen en gebouwen worden getrokken.
carrara-prompt-over = Het spel is afgelopen.
carrara-prompt-wait = { $stage ->
    [following] { $who } volgt of ziet af.
    [segments] { $who } koopt bouwstenen.
    [improving] { $who } kiest een verbeteringstegel.
    [taking] { $who } kiest een decoratie of standbeeld.
    [placing] { $who } plaatst een decoratie of standbeeld.
    [scoring] { $who } scoort.
   *[other] { $who } is aan de beurt.
}

# Where points come from
carrara-score-bonuses = Bonussen van het hof
carrara-score-cities = Steden
carrara-score-types = Gebouwen
carrara-score-landscapes = Landschappen
carrara-score-pairs = Beelden in twee steden
carrara-score-building = Bouwen na de laatste pion
carrara-score-ending = Einde ingeluid
carrara-score-money = Munten
carrara-score-sets = Decoraties
carrara-score-majorities = Meeste beelden
