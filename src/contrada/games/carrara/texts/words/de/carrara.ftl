carrara-title = Die Paläste von Carrara

carrara-option-version = Version
carrara-option-version-normal = normal
carrara-option-version-advanced = fortgeschritten
carrara-option-early-open-scoring = Mit Wertungssteinen aus dem offenen Bereich darf man werten, bevor alle Bonusbereiche leer sind
carrara-option-early-open-scoring-yes = ja
carrara-option-early-open-scoring-no = nein
carrara-option-improvements = Verbesserungen für eine Stadt, die man schon verbessert hat
carrara-option-improvements-one-per-city = nicht erlaubt: eine je Stadt
carrara-option-improvements-any = erlaubt: jede Verbesserung
carrara-option-triple-tie = Vierter hinter drei Gleichen bei den meisten Statuen
carrara-option-triple-tie-third = erhält die Punkte des dritten Rangs
carrara-option-triple-tie-nothing = erhält nichts
carrara-option-open-screens = Alle sehen Münzen und Bausteine
carrara-option-open-screens-yes = ja
carrara-option-open-screens-no = nein
carrara-option-starter = Wer beginnt
carrara-option-starter-first-seat = der erste Platz
carrara-option-starter-random = ausgelost

# Pieces
carrara-block = { $colour ->
    [purple] lila
    [blue] blauer
    [green] grüner
    [red] roter
    [yellow] gelber
   *[white] weißer
} Baustein
carrara-blocks = { $count } × { $colour ->
    [purple] lila
    [blue] blau
    [green] grün
    [red] rot
    [yellow] gelb
   *[white] weiß
}
carrara-colour = { $colour ->
    [purple] lila
    [blue] blau
    [green] grün
    [red] rot
    [yellow] gelb
   *[white] weiß
}
carrara-exchange = 2 { $colour ->
    [purple] lila
    [blue] blaue
    [green] grüne
    [red] rote
   *[yellow] gelbe
} Bausteine statt eines { $for ->
    [blue] blauen
    [green] grünen
    [red] roten
    [yellow] gelben
   *[white] weißen
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
    [2] {" "}(2. Plättchen)
   *[other] {""}
}
carrara-monument = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}-Denkmal
carrara-decoration = { $kind ->
    [book] die Dekoration Buch
    [shield] die Dekoration Wappen
    [crown] die Dekoration Krone
    [cup] die Dekoration Pokal
    [flag] die Dekoration Fahne
   *[gate] die Dekoration Tor
}
carrara-statue = { $colour ->
    [purple] die lila Statue
    [blue] die blaue Statue
    [green] die grüne Statue
    [red] die rote Statue
    [yellow] die gelbe Statue
    [white] die weiße Statue
   *[gold] die Goldstatue
}
carrara-bonus = { $gives ->
    [coins] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [points] { $amount } SP
    [decoration] eine Dekoration
   *[statue] eine Goldstatue
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
    [urban] städtische Landschaft
    [rural] ländliche Landschaft
    [money_low] Geldwertungsfeld 3:1
    [money_high] Geldwertungsfeld 2:1
    [livorno_lerici] Statuen in Livorno & Lérici
    [massa_pisa] Statuen in Massa & Pisa
   *[viareggio_lucca] Statuen in Viareggio & Lucca
}
carrara-improvement = { $copy ->
    [2] die zweite Verbesserung
   *[other] die Verbesserung
} für { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}
carrara-reward = { $coins ->
    [0] { $points } SP
    [one] { $points ->
        [0] 1 Münze
       *[other] 1 Münze und { $points } SP
    }
   *[other] { $points ->
        [0] { $coins } Münzen
       *[other] { $coins } Münzen und { $points } SP
    }
}

# What can be done
carrara-do-pass = Passe und nimm 2 Münzen
carrara-do-keep = Kaufe, ohne das Rad zu drehen
carrara-do-turn = Drehe das Rad und kaufe
carrara-do-turn-both = Drehe beide Räder und kaufe
carrara-do-turn-statues = Drehe nur das Statuen-Rad und kaufe
carrara-do-show = Zeige, dass du dir nichts leisten kannst, und nimm 2 Münzen
carrara-do-follow = Folge: Nimm den Bonus und werte
carrara-do-forgo = Verzichte: Dein Wertungsstein kommt in den offenen Bereich
carrara-do-score-open = Werte mit einem Wertungsstein aus dem offenen Bereich
carrara-do-store = Ins Lagerhaus
carrara-do-leave = Nimm nichts
carrara-do-leave-gold = Verzichte: Die Goldstatue kommt in die Schachtel
carrara-do-done = Beende den Zug
carrara-do-score = Werte, Bonus: { $bonus }
carrara-do-field = Werte: { $field }
carrara-do-cart = Vom Ort { $location }: { $block }
carrara-do-buy = Kaufe die ausgewählten Bausteine
carrara-do-complete = Zahle diese Bausteine und baue
carrara-do-build = Baue: { $building }
carrara-do-city = In { $city }
carrara-do-upgrade = Werte auf: { $building } in { $city }
carrara-do-exchange = Zahle { $exchange }
carrara-do-pay = Zahle: 1 { $block }
carrara-do-improve = Nimm { $improvement }
carrara-do-take = Nimm { $item }
carrara-do-unstore = Platziere { $item } aus dem Lagerhaus
carrara-do-purchase = Kaufe { $item } für 10 Münzen
carrara-do-discard = Wirf { $item } ab, um Platz zu schaffen
carrara-do-set = { $building } in { $city }

# What has happened
carrara-log-wheel = Das große Rad zeigt am Ort I { $decoration }.
carrara-log-starter = { $seat } beginnt.
carrara-log-draw = An den Ort I gezogen: { $block }.
carrara-log-draw-many = An den Ort I gezogen: { $items }.
carrara-log-draw-item = { $block }
carrara-log-lay = { $type ->
    [palazzo] Der
    [castello] Das
   *[other] Die
} { $building } wird ausgelegt.
carrara-log-lay-many = Ausgelegt: { $items }.
carrara-log-lay-item = { $building }
carrara-log-ending = { $seat } löst das Spielende aus und erhält { $points } SP. Alle anderen haben noch einen Zug.
carrara-log-pass = { $who } passt und nimmt { $coins } Münzen.
carrara-log-keep = { $who } kauft, ohne das Rad zu drehen.
carrara-log-turn = { $who } dreht das Rad.
carrara-log-turn-both = { $who } dreht beide Räder.
carrara-log-turn-statues = { $who } dreht nur das Statuen-Rad.
carrara-log-show = { $who } zeigt { $has ->
    [one] 1 Münze
   *[other] { $has } Münzen
}, kann sich nichts leisten und nimmt { $coins } Münzen.
carrara-log-follow = { $who } folgt der Wertung und nimmt den Bonus: { $bonus }.
carrara-log-forgo = { $who } verzichtet auf den Bonus: { $bonus }. Der Wertungsstein kommt in den offenen Bereich{ $boxed ->
    [yes] , die Statue in die Schachtel.
   *[no] .
}
carrara-log-score-open = { $who } nimmt einen Wertungsstein aus dem offenen Bereich.
carrara-log-store = { $who } legt { $item } in ein Lagerhaus.
carrara-log-leave = { $who } nimmt nichts.
carrara-log-leave-gold = { $who } nimmt die Goldstatue nicht; sie kommt in die Schachtel.
carrara-log-done = { $who } beendet den Zug.
carrara-log-score = { $who } beginnt einen Königlichen Besuch mit dem Bonus: { $bonus }.
carrara-log-scored = { $who } wertet { $kind ->
    [city] { $field }
    [type] den Gebäudetyp { $field }
   *[other] die { $field }
}: { $reward }.
carrara-log-claimed = { $who } zeigt mindestens { $minimum } Münzen und beansprucht das { $field }: Am Ende geben { $rate } Münzen 1 SP.
carrara-log-bought = { $who } kauft am Ort { $location } { $paid ->
    [0] kostenlos
    [one] für 1 Münze
   *[other] für { $paid } Münzen
}: { $blocks }.
carrara-log-built = { $who } baut { $type ->
    [palazzo] den
    [castello] das
    [monument] das
   *[other] die
} { $building } in { $city } und zahlt { $blocks }{ $points ->
    [0] .
   *[other] ; dafür gibt es { $points } SP.
}
carrara-log-upgraded = { $who } wertet { $type ->
    [palazzo] den
    [castello] das
   *[other] die
} { $replaced } in { $city } zum { $building } auf und zahlt { $blocks }{ $points ->
    [0] .
   *[other] ; dafür gibt es { $points } SP.
}
carrara-log-improve = { $who } nimmt { $improvement }: Wert × { $reward }.
carrara-log-take = { $who } nimmt { $item }.
carrara-log-unstored = { $who } platziert { $item } aus dem Lagerhaus auf { $type ->
    [palazzo] dem
    [castello] dem
    [monument] dem
   *[other] der
} { $building } in { $city }.
carrara-log-purchased = { $who } kauft { $item } für { $paid } Münzen und platziert sie auf { $type ->
    [palazzo] dem
    [castello] dem
    [monument] dem
   *[other] der
} { $building } in { $city }.
carrara-log-discard = { $who } wirft { $item } aus einem Lagerhaus ab und legt dafür { $for } hinein.
carrara-log-set = { $who } platziert { $item } auf { $type ->
    [palazzo] dem
    [castello] dem
    [monument] dem
   *[other] der
} { $building } in { $city }.

# What to do now
carrara-prompt-main = { $last ->
    [yes] Dein letzter Zug:
   *[no] Du bist an der Reihe:
} { $scoring ->
    [yes] Bausteine kaufen, bauen, werten oder passen.
   *[no] Bausteine kaufen, bauen oder passen.
}
carrara-prompt-following = { $last ->
    [yes] Dein letzter Zug.
   *[no] Du bist an der Reihe.
} { $who } hat den Königlichen Besuch. { $able ->
    [yes] Folge mit dem Bonus { $bonus } und werte, oder dein Stein kommt in den offenen Bereich.
   *[no] Du hast nichts zu werten: Dein Stein kommt in den offenen Bereich, ohne den Bonus { $bonus }.
}
carrara-prompt-segments = Wähle Bausteine von einem Ort. Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
carrara-prompt-carting = Ausgewählt am Ort { $location }: { $blocks }, { $price ->
    [0] kostenlos
    [one] für 1 Münze
   *[other] für { $price } Münzen
}. Dir { $coins ->
    [one] bleibt 1 Münze
   *[other] bleiben { $coins } Münzen
}. Wähle weitere Bausteine, oder kaufe.
carrara-prompt-city = Wo baust du? ({ $building })
carrara-prompt-paying = { $building } in { $city }: { $laid ->
    [0] { $due ->
        [one] Zahle 1 Baustein.
       *[other] Zahle { $due } Bausteine.
    }
   *[other] Du zahlst { $blocks }{ $due ->
        [0] . Baue, oder nimm einen Baustein zurück.
        [one] ; es fehlt noch 1 Baustein.
       *[other] ; es fehlen noch { $due } Bausteine.
    }
}
carrara-prompt-improving = Wähle eine Verbesserung.
carrara-prompt-taking = { $from ->
    [court] Wähle eine Dekoration oder keine.
   *[wheel] Das Segment ist leer: Nimm die Dekoration oder die Statue oder nichts.
}
carrara-prompt-placing = Wohin kommt { $item }?
carrara-prompt-moving = Auf welches Gebäude kommt { $item }?
carrara-prompt-scoring = Welches Wertungsfeld wertest du?
carrara-prompt-finishing = Beende den Zug, oder { $stored ->
    [yes] { $bought ->
        [yes] platziere vorher etwas aus dem Lagerhaus oder kaufe etwas für 10 Münzen.
       *[no] platziere vorher etwas aus dem Lagerhaus.
    }
   *[no] kaufe vorher eine Dekoration oder eine Statue für 10 Münzen.
}
carrara-prompt-chance = Bausteine und Gebäude werden gezogen.
carrara-prompt-over = Das Spiel ist zu Ende.
carrara-prompt-wait = { $stage ->
    [following] { $who } folgt der Wertung oder verzichtet.
    [segments] { $who } kauft Bausteine.
    [improving] { $who } wählt eine Verbesserung.
    [taking] { $who } wählt eine Dekoration oder eine Statue.
    [placing] { $who } platziert eine Dekoration oder eine Statue.
    [scoring] { $who } wertet.
   *[other] { $who } ist an der Reihe.
}

# Where points come from
carrara-score-bonuses = Boni am Königlichen Hof
carrara-score-cities = Städte
carrara-score-types = Gebäudetypen
carrara-score-landscapes = Landschaften
carrara-score-pairs = Statuen in Städtepaaren
carrara-score-building = Bauen nach dem letzten Wertungsstein
carrara-score-ending = Spielende ausgelöst
carrara-score-money = Münzen
carrara-score-sets = Dekorationen
carrara-score-majorities = Meiste Statuen
