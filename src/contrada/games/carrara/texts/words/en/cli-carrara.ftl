# Carrara's table at the terminal
cli-carrara-wheel = Wheel
cli-carrara-emptied = emptied
cli-carrara-buildings = Buildings
cli-carrara-values = on display
cli-carrara-monument = mon.
cli-carrara-court = Royal Court
cli-carrara-stones = Stones
cli-carrara-open-area = Open area
cli-carrara-supply = Supply
cli-carrara-bag = Bag: { $count }
cli-carrara-bag-empty = The bag is empty
cli-carrara-bag-filled = Blocks in the bag
cli-carrara-stack = { $count ->
    [0] The stack is empty
   *[other] Stack: { $count }
}
cli-carrara-visit = Royal Visit: { $who }
cli-carrara-trigger = End triggered: { $who }
cli-carrara-sets = 1–{ $count } alike: { $points }
cli-carrara-cities = Cities
cli-carrara-city = City
cli-carrara-accepts = Blocks
cli-carrara-scoring = Scoring
cli-carrara-improvement = Improvement
cli-carrara-most = most
cli-carrara-gives = gives now
cli-carrara-players = Players
cli-carrara-player = Player
cli-carrara-vp = VP
cli-carrara-points = { $points }VP
cli-carrara-coins = Coins
cli-carrara-blocks = Blocks
cli-carrara-storehouses = Storehouses
cli-carrara-behind-screen = behind the screen
cli-carrara-end = At the end: ƒ
cli-carrara-end-all = At the end: ƒ + sets + ♟
cli-carrara-urban = urban
cli-carrara-rural = rural
cli-carrara-money = ≥{ $minimum }ƒ → { $rate }:1
cli-carrara-chosen = { $building }: the city is still to be chosen
cli-carrara-building = { $building } in { $city }: paid { $blocks }, blocks still to be paid: { $due }
cli-carrara-replaces = It replaces { $building }.
cli-carrara-buying = In the cart from location { $location }: { $blocks }, price: { $coins }
cli-carrara-placing = To be placed: { $item }
cli-carrara-colour = { $colour ->
    [purple] purple
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[white] white
}
cli-carrara-letter = { $colour ->
    [purple] P
    [blue] B
    [green] G
    [red] R
    [yellow] Y
    [gold] ★
   *[white] W
}
cli-carrara-decoration = { $kind ->
    [book] book
    [shield] shield
    [crown] crown
    [cup] cup
    [flag] flag
    [gate] gate
   *[any] decoration
}
cli-carrara-legend = 2 ■■ on the wheel: two blocks at 2 coins each (□: in your cart). P purple, B blue, G green, R red, Y yellow, W white; ƒ coins; ① a player and their stones, »5ƒ« the bonus of the royal visit. ≥2 → 3VP: scored from 2 buildings on, value × 3 VP; ↑ improved. Fields: ✓ scored, ✗ taken by another, (6VP) not yet to be scored, ? hidden. Bib4 is a Biblioteca of 4, Bib8 its monument; ⌂ urban, ♣ rural.
    Advanced: Bib4+ has a decoration; ♟R is a red statue, ♟★ a gold one; “emptied”: for buying a segment's last blocks; 7/3/1: VP for the most, second and third most statues; “alike”: VP for a set of decorations; ≥36ƒ → 3:1: with 36 coins, 3 coins are 1 VP at the end.
