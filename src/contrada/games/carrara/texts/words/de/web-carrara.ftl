# The board of The Palaces of Carrara
web-carrara-letter = { $colour ->
    [purple] L
    [blue] B
    [green] Gr
    [red] R
    [yellow] Ge
    [gold] ★
   *[white] W
}
web-carrara-vp = SP
web-carrara-coins = Münzen
web-carrara-wheel = Das Rad mit seinen Orten, Preisen und Bausteinen
web-carrara-bag = Beutel
web-carrara-market = Gebäude, Denkmäler und Verbesserungen
web-carrara-buildings = Gebäude
web-carrara-stack = { $count ->
    [0] Der Stapel ist leer
   *[other] Stapel: { $count }
}
web-carrara-monuments = Denkmäler (8)
web-carrara-improvements = Verbesserungen
web-carrara-court = Königlicher Hof
web-carrara-visit = Königlicher Besuch: { $who }
web-carrara-open-area = Offener Bereich
web-carrara-warning = Königlicher Besuch: Folge der Wertung in deinem nächsten Zug, sonst kommt dein Wertungsstein in den offenen Bereich und bringt keinen Bonus.
web-carrara-cities = Stadtfelder (einmal im Spiel)
web-carrara-minimum = ≥{ $count }
web-carrara-money-minimum = ab { $count } Münzen
web-carrara-supply = Vorrat
web-carrara-purchase = Kaufe eine für { $coins } Münzen
web-carrara-cart = Deine Auswahl
web-carrara-buy = { $count } für { $price } kaufen
web-carrara-buy-free = { $count } kostenlos nehmen
web-carrara-take-out = Zurücklegen: { $block }
web-carrara-pay-build = Bauen
web-carrara-payment = Deine Bezahlung
web-carrara-proposal = Diese Bausteine zahlen
web-carrara-whole = Alle Bausteine von diesem Ort
web-carrara-urban = städtisch
web-carrara-rural = ländlich
web-carrara-storehouses = Lagerhäuser
web-carrara-screen = Sichtschirm
web-carrara-no-blocks = keine Bausteine
web-carrara-stones = { $count ->
    [one] 1 Wertungsstein
   *[other] { $count } Wertungssteine
}
web-carrara-at-end = Am Ende:
web-carrara-end-money = Münzen
web-carrara-end-sets = Dekorationen
web-carrara-end-statues = Statuen
web-carrara-trigger = hat das Ende ausgelöst
web-carrara-scores = { $who }: { $field }
web-carrara-follow = Folgen und werten
web-carrara-forgo = Verzichten
web-carrara-forgo-warning = Dein Wertungsstein kommt in den offenen Bereich: kein Bonus, und in diesem Zug keine Wertung.
web-carrara-still-due = { $count ->
    [one] noch 1 Baustein zu zahlen
   *[other] noch { $count } Bausteine zu zahlen
}
web-carrara-own = { $who }: Städte und Wertungsfelder
web-carrara-means = Deine Münzen, Bausteine und Lagerhäuser
web-carrara-on-wheel = { $block }; noch { $left } von { $count }
web-carrara-loss-leave = Du nimmst nichts, obwohl etwas kostenlos zu haben ist.
web-carrara-loss-gold = Die goldene Statue kommt in die Schachtel.
web-carrara-loss-discard = Du verlierst { $item }.
