# Der Tisch von Carrara am Terminal
cli-carrara-wheel = Rad
cli-carrara-emptied = geleert
cli-carrara-buildings = Gebäude
cli-carrara-values = ausliegend
cli-carrara-monument = Denkm.
cli-carrara-court = Königlicher Hof
cli-carrara-stones = Wertungssteine
cli-carrara-open-area = Offener Bereich
cli-carrara-supply = Vorrat
cli-carrara-bag = Beutel: { $count }
cli-carrara-bag-empty = Der Beutel ist leer
cli-carrara-bag-filled = Bausteine im Beutel
cli-carrara-stack = { $count ->
    [0] Der Stapel ist leer
   *[other] Stapel: { $count }
}
cli-carrara-visit = Königlicher Besuch: { $who }
cli-carrara-trigger = Ende ausgelöst: { $who }
cli-carrara-sets = 1–{ $count } gleiche: { $points }
cli-carrara-cities = Städte
cli-carrara-city = Stadt
cli-carrara-accepts = Bausteine
cli-carrara-scoring = Wertung
cli-carrara-improvement = Verbesserung
cli-carrara-most = meiste
cli-carrara-gives = gibt jetzt
cli-carrara-players = Spieler
cli-carrara-player = Spieler
cli-carrara-vp = SP
cli-carrara-points = { $points }SP
cli-carrara-coins = Münzen
cli-carrara-blocks = Bausteine
cli-carrara-storehouses = Lagerhäuser
cli-carrara-behind-screen = hinter dem Schirm
cli-carrara-end = Am Ende: ƒ
cli-carrara-end-all = Am Ende: ƒ + Sets + ♟
cli-carrara-urban = städtisch
cli-carrara-rural = ländlich
cli-carrara-money = ≥{ $minimum }ƒ → { $rate }:1
cli-carrara-chosen = { $building }: Wähle noch die Stadt
cli-carrara-building = { $building } in { $city }: bezahlt { $blocks }, noch zu zahlende Bausteine: { $due }
cli-carrara-replaces = Wird ersetzt: { $building }.
cli-carrara-buying = Ausgewählt am Ort { $location }: { $blocks }, Preis: { $coins }
cli-carrara-placing = Zu platzieren: { $item }
cli-carrara-colour = { $colour ->
    [purple] lila
    [blue] blau
    [green] grün
    [red] rot
    [yellow] gelb
   *[white] weiß
}
cli-carrara-letter = { $colour ->
    [purple] L
    [blue] B
    [green] Gr
    [red] R
    [yellow] Ge
    [gold] ★
   *[white] W
}
cli-carrara-decoration = { $kind ->
    [book] Buch
    [shield] Wappen
    [crown] Krone
    [cup] Pokal
    [flag] Fahne
    [gate] Tor
   *[any] Dekoration
}
cli-carrara-legend = 2 ■■ auf dem Rad: zwei Bausteine zu je 2 Münzen (□: ausgewählt). L lila, B blau, Gr grün, R rot, Ge gelb, W weiß; ƒ Münzen; ① ein Spieler und seine Wertungssteine, »5ƒ« der Bonus des Königlichen Besuchs. ≥2 → 3SP: ab 2 Gebäuden wertbar, Wert × 3 SP; ↑ verbessert. Felder: ✓ gewertet, ✗ von anderen belegt, (6SP) noch nicht wertbar, ? verdeckt. Bib4 ist eine Biblioteca mit Wert 4, Bib8 ihr Denkmal; ⌂ städtisch, ♣ ländlich.
    Fortgeschritten: Bib4+ trägt eine Dekoration; ♟R ist eine rote Statue, ♟★ eine Goldstatue; „geleert“: für den Kauf der letzten Bausteine eines Segments; 7/3/1: SP für die meisten, zweit- und drittmeisten Statuen; „gleiche“: SP für ein Set Dekorationen; ≥36ƒ → 3:1: mit 36 Münzen sind am Ende 3 Münzen 1 SP.
