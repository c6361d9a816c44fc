carrara-title = Die Paläste von Carrara

carrara-option-version = Version
carrara-option-version-normal = normal
carrara-option-version-advanced = fortgeschritten
carrara-option-early-open-scoring = Mit Wertungssteinen aus dem offenen Bereich darf man werten, bevor alle Bonusbereiche leer sind
carrara-option-early-open-scoring-yes = ja
carrara-option-early-open-scoring-no = nein
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
carrara-monument = Denkmal { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}
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
carrara-do-turn = Drehe das Rad und kaufe Bausteine
carrara-do-turn-statues = Drehe nur das Statuen-Rad und kaufe Bausteine
carrara-do-show = Zeige, dass du dir nichts leisten kannst, und nimm 2 Münzen
carrara-do-follow = Folge: nimm den Bonus und werte
carrara-do-forgo = Verzichte: dein Wertungsstein kommt in den offenen Bereich
carrara-do-score-open = Werte mit einem Wertungsstein aus dem offenen Bereich
carrara-do-store = Ins Lagerhaus
carrara-do-leave = Nimm nichts
carrara-do-done = Beende den Zug
carrara-do-score = Werte, Bonus: { $bonus }
carrara-do-field = Werte { $field }
carrara-do-segment = Kaufe am Ort { $location }
carrara-do-buy = { $count ->
    [0] Nicht kaufen: { $block }
   *[other] Kaufen: { $count } × { $block }
}
carrara-do-build = Baue { $building }
carrara-do-city = In { $city }
carrara-do-upgrade = Werte { $building } in { $city } auf
carrara-do-exchange = { $pairs ->
    [0] Kein Tausch
    [1] Zahle 2 billigere Bausteine für 1
    [2] Zahle 4 billigere Bausteine für 2
   *[other] Zahle 6 billigere Bausteine für 3
}
carrara-do-pay = { $count ->
    [0] Nicht zahlen: { $block }
   *[other] Zahlen: { $count } × { $block }
}
carrara-do-improve = Nimm { $improvement }
carrara-do-take = Nimm { $item }
carrara-do-unstore = Platziere { $item } aus dem Lagerhaus
carrara-do-purchase = Kaufe { $item } für 10 Münzen
carrara-do-discard = Wirf { $item } ab, um Platz zu schaffen
carrara-do-set = Auf { $building } in { $city }

# What has happened
carrara-log-wheel = Das große Rad beginnt so: am Ort I liegt { $decoration }.
carrara-log-starter = { $seat } beginnt.
carrara-log-draw = Auf das Rad gezogen: { $block }.
carrara-log-lay = { $building } wird ausgelegt.
carrara-log-pass = { $who } passt und nimmt { $coins } Münzen.
carrara-log-keep = { $who } kauft, ohne das Rad zu drehen.
carrara-log-turn = { $who } dreht das Rad.
carrara-log-turn-statues = { $who } dreht nur das Statuen-Rad.
carrara-log-show = { $who } zeigt { $has ->
    [one] 1 Münze
   *[other] { $has } Münzen
}, kann sich nichts leisten und nimmt { $coins } Münzen.
carrara-log-follow = { $who } folgt der Wertung und nimmt den Bonus: { $bonus }.
carrara-log-forgo = { $who } verzichtet auf den Bonus: { $bonus }.
carrara-log-score-open = { $who } nimmt einen Wertungsstein aus dem offenen Bereich.
carrara-log-store = { $who } legt { $item } in ein Lagerhaus.
carrara-log-leave = { $who } nimmt nichts.
carrara-log-leave-gold = { $who } nimmt die Goldstatue nicht; sie kommt in die Schachtel.
carrara-log-done = { $who } beendet den Zug.
carrara-log-score = { $who } beginnt einen Königlichen Besuch mit dem Bonus: { $bonus }.
carrara-log-scored = { $who } wertet { $field }: { $reward }.
carrara-log-claimed = { $who } zeigt mindestens { $minimum } Münzen und beansprucht { $field }: am Ende geben { $rate } Münzen 1 SP.
carrara-log-bought = { $who } kauft am Ort { $location } für { $paid ->
    [one] 1 Münze
   *[other] { $paid } Münzen
}: { $blocks }.
carrara-log-built = { $who } baut { $building } in { $city } mit { $blocks }{ $points ->
    [0] .
   *[other] {" "}und erhält { $points } SP.
}
carrara-log-upgraded = { $who } wertet { $replaced } in { $city } auf: { $building }, mit { $blocks }{ $points ->
    [0] .
   *[other] {" "}und erhält { $points } SP.
}
carrara-log-improve = { $who } nimmt { $improvement }: je Wertpunkt { $reward }.
carrara-log-take = { $who } nimmt { $item }.
carrara-log-unstored = { $who } platziert { $item } aus dem Lagerhaus auf { $building } in { $city }.
carrara-log-purchased = { $who } kauft { $item } für { $paid } Münzen und platziert sie auf { $building } in { $city }.
carrara-log-discard = { $who } wirft { $item } aus einem Lagerhaus ab und legt dafür { $for } hinein.
carrara-log-set = { $who } platziert { $item } auf { $building } in { $city }.

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
} { $who } hat den Marker „Königlicher Besuch“. { $able ->
    [yes] Folge mit dem Bonus { $bonus } und werte, oder dein Wertungsstein kommt in den offenen Bereich.
   *[no] Du hast nichts zu werten: Dein Wertungsstein kommt in den offenen Bereich, ohne den Bonus { $bonus }.
}
carrara-prompt-segments = An welchem Ort kaufst du? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
carrara-prompt-counting = Ort { $location }, { $block }, { $price ->
    [0] kostenlos
    [one] je 1 Münze
   *[other] je { $price } Münzen
}: wie viele? Du hast noch { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
carrara-prompt-city = Wo baust du { $building }?
carrara-prompt-paying = { $building } in { $city }: noch { $due ->
    [one] 1 Baustein
   *[other] { $due } Bausteine
} zu zahlen. { $exchange ->
    [yes] Wie oft zahlst du 2 × { $block } statt 1 × { $for }?
   *[no] Wie oft zahlst du 1 × { $block }?
}
carrara-prompt-improving = Wähle eine Verbesserung.
carrara-prompt-taking = { $from ->
    [court] Wähle eine Dekoration oder keine.
   *[wheel] Das Segment ist leer: Nimm die Dekoration oder die Statue oder nichts.
}
carrara-prompt-placing = Wohin kommt { $item }?
carrara-prompt-moving = Auf welches Gebäude kommt { $item }?
carrara-prompt-scoring = Welches Wertungsfeld wertest du?
carrara-prompt-finishing = Beende den Zug, oder platziere vorher noch etwas.
carrara-prompt-chance = Bausteine und Gebäude werden gezogen.
carrara-prompt-over = Das Spiel ist zu Ende.
carrara-prompt-wait = { $stage ->
    [following] { $who } folgt der Wertung oder verzichtet.
    [segments] { $who } kauft Bausteine.
    [improving] { $who } wählt eine Verbesserung.
    [taking] { $who } wählt eine Dekoration oder Statue.
    [placing] { $who } platziert eine Dekoration oder Statue.
    [scoring] { $who } wertet.
   *[other] { $who } ist an der Reihe.
}

# Where points come from
carrara-score-bonuses = Boni am Hof
carrara-score-cities = Städte
carrara-score-types = Gebäude
carrara-score-landscapes = Landschaften
carrara-score-pairs = Statuen in zwei Städten
carrara-score-building = Bauen nach dem letzten Stein
carrara-score-ending = Ende ausgelöst
carrara-score-money = Münzen
carrara-score-sets = Dekorationen
carrara-score-majorities = Meiste Statuen
