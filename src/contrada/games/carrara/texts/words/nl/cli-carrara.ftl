# De tafel van Carrara op de terminal
cli-carrara-wheel = Rad
cli-carrara-emptied = geleegd
cli-carrara-buildings = Gebouwen
cli-carrara-values = beschikbaar
cli-carrara-monument = mon.
cli-carrara-court = Koninklijk Hof
cli-carrara-stones = Scorepionnen
cli-carrara-open-area = Open veld
cli-carrara-supply = Voorraad
cli-carrara-bag = Zak: { $count }
cli-carrara-bag-empty = De zak is leeg
cli-carrara-bag-filled = Bouwstenen in de zak
cli-carrara-stack = { $count ->
    [0] De trekstapel is leeg
   *[other] Trekstapel: { $count }
}
cli-carrara-visit = Koninklijk bezoek: { $who }
cli-carrara-trigger = Einde ingeluid: { $who }
cli-carrara-sets = 1–{ $count } gelijke: { $points }
cli-carrara-cities = Steden
cli-carrara-city = Stad
cli-carrara-accepts = Bouwstenen
cli-carrara-scoring = Scoren
cli-carrara-improvement = Verbetering
cli-carrara-most = meeste
cli-carrara-gives = geeft nu
cli-carrara-players = Spelers
cli-carrara-player = Speler
cli-carrara-vp = OP
cli-carrara-points = { $points }OP
cli-carrara-coins = Munten
cli-carrara-blocks = Bouwstenen
cli-carrara-storehouses = Pakhuizen
cli-carrara-behind-screen = achter het scherm
cli-carrara-end = Aan het einde: ƒ
cli-carrara-end-all = Aan het einde: ƒ + sets + ♟
cli-carrara-urban = stedelijk
cli-carrara-rural = landelijk
cli-carrara-money = ≥{ $minimum }ƒ → { $rate }:1
cli-carrara-chosen = { $building }: kies nog de stad
cli-carrara-building = { $building } in { $city }: betaald { $blocks }, nog te betalen bouwstenen: { $due }
cli-carrara-replaces = Wordt vervangen: { $building }.
cli-carrara-buying = Gekozen op locatie { $location }: { $blocks }, prijs: { $coins }
cli-carrara-placing = Te plaatsen: { $item }
cli-carrara-colour = { $colour ->
    [purple] paars
    [blue] blauw
    [green] groen
    [red] rood
    [yellow] geel
   *[white] wit
}
cli-carrara-letter = { $colour ->
    [purple] P
    [blue] B
    [green] Gr
    [red] R
    [yellow] Ge
    [gold] ★
   *[white] W
}
cli-carrara-decoration = { $kind ->
    [book] boek
    [shield] schild
    [crown] kroon
    [cup] kelk
    [flag] vlag
    [gate] poort
   *[any] decoratie
}
cli-carrara-legend = 2 ■■ op het rad: twee bouwstenen van elk 2 munten (□: gekozen). P paars, B blauw, Gr groen, R rood, Ge geel, W wit; ƒ munten; ① een speler en zijn scorepionnen, »5ƒ« de bonus van het koninklijk bezoek. ≥2 → 3OP: te scoren vanaf 2 gebouwen, waarde × 3 OP; ↑ verbeterd. Velden: ✓ gescoord, ✗ bezet door een ander, (6OP) nog niet te scoren, ? verborgen. Bib4 is een Biblioteca met waarde 4, Bib8 haar monument; ⌂ stedelijk, ♣ landelijk.
    Gevorderd: Bib4+ draagt een decoratie; ♟R is een rood standbeeld, ♟★ een gouden; ‘geleegd’: voor het kopen van de laatste bouwstenen van een segment; 7/3/1: OP voor de meeste, op een na meeste en op twee na meeste standbeelden; ‘gelijke’: OP voor een set decoraties; ≥36ƒ → 3:1: met 36 munten zijn 3 munten aan het einde 1 OP.
