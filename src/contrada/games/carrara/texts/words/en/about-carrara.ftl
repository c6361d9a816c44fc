# The card "What is this?": what pieces, fields and numbers are
carrara-about-block = Marble. A city accepts its own colour and all dearer ones. From cheap to dear: purple, blue, green, red, yellow, white.
carrara-about-block-price = { $coins ->
    [0] free at location { $location }
    [one] 1 coin at location { $location }
   *[other] { $coins } coins at location { $location }
}
carrara-about-hand = Behind your screen: you pay for buildings with them. Two of a colour stand for one of the next dearer colour.
carrara-about-hand-count = you have { $count }
carrara-about-location-name = Location { $location }
carrara-about-location = You buy from one location in a turn. With each turn of the wheel the blocks go one location on and get cheaper; from VI they come back to I.
carrara-about-location-prices = { $prices }
carrara-about-segment-item = Buy all blocks that are left here and you may take { $decoration } or { $statue } from the supply.
carrara-about-bag-name = The bag
carrara-about-bag = After a turn of the wheel blocks are drawn from here until eleven lie on the wheel. Blocks that are paid go back into it.
carrara-about-bag-count = { $count ->
    [0] empty
    [one] 1 block in it
   *[other] { $count } blocks in it
}
carrara-about-turn-name = Turn the wheel
carrara-about-turn = Before you buy you may turn the wheel by one location. New blocks then come to location I.
carrara-about-turn-both-name = Turn both wheels
carrara-about-turn-both = Before you buy you turn: both wheels, and new blocks come to location I; or only the statue wheel, and none come.
carrara-about-statue-wheel-name = Statue wheel, location { $location }: { $statue }
carrara-about-building = It costs as many blocks as its value, in colours that its city accepts. Its value counts when you score its city, its type or its landscape.
carrara-about-building-value = value { $value }, { $landscape }
carrara-about-building-decoration = Its decoration, { $decoration }, adds 1 to its value.
carrara-about-building-statue = On it: { $statue }.
carrara-about-monument = Value 8. It costs 8 blocks, or replaces your building of the same type: then you pay only the difference. With it comes an improvement of your choice.
carrara-about-improvement = Comes with a monument. It raises what its city gives you for each point of value.
carrara-about-improvement-gives = { $reward } instead of { $before } for each point of value
carrara-about-stack-name = The stack of buildings
carrara-about-stack = The display is filled up from it. When it is empty and somebody has used all scoring stones, the end comes.
carrara-about-bonus-name = Royal Court: { $bonus }
carrara-about-bonus = To score you take your stone from a bonus field and get the bonus. You then hold the royal visit: in their next turn the others follow from the same field, or their stone goes to the open area.
carrara-about-stones-of = Stones of { $names }.
carrara-about-stones-none = No stones any more.
carrara-about-open-area = Stones here bring no bonus. They score when all bonus fields are empty.
carrara-about-city-field-name = { $city }: city field
carrara-about-city-field = Only one player scores it in the whole game. It needs { $minimum } buildings in this city; their values are added and multiplied by the city's reward.
carrara-about-type-field-name = Building type { $type }
carrara-about-type-field = Each of your buildings of this type, wherever it stands, gives its value times the reward of its own city.
carrara-about-landscape-field-name = Landscape: { $landscape }
carrara-about-landscape-field = The values of all your buildings of this landscape, times { $reward }. The cities' rewards do not matter.
carrara-about-pair-field = Each building with a statue in one of these two cities gives its value times the reward of its city.
carrara-about-money-field = Show at least { $minimum } coins, and at the end { $rate } coins give you 1 VP instead of 5 coins for 1 VP. You keep the coins. One player only, one such field for each.
carrara-about-gives = it would give { $reward }
carrara-about-gives-nothing = it would give nothing
carrara-about-scored-by = scored by { $who }
carrara-about-column = You build here with { $accepts } blocks. Two of the next cheaper colour stand for one.
carrara-about-column-cheapest = You build here with blocks of all six colours.
carrara-about-column-gives = { $reward } for each point of value
carrara-about-column-value = { $count ->
    [0] no building yet
    [one] 1 building, value { $value } in all
   *[other] { $count } buildings, value { $value } in all
}
carrara-about-ranks = Most statues in this city at the end: { $points } VP for first, second and third. If players tie, all of them get the next lower rank.
carrara-about-coins-name = Coins
carrara-about-coins = You pay blocks with them. At the end 5 coins are 1 VP.
carrara-about-coins-count = { $count ->
    [one] you have 1
   *[other] you have { $count }
}
carrara-about-points-name = Victory points
carrara-about-points = Whoever has most at the end wins. Coins, and in the advanced version decorations and statues, are added at the end.
carrara-about-stones-name = Scoring stones
carrara-about-stones = Each scores one field. When all of yours are used, a building gives its value in VP at once.
carrara-about-stones-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
carrara-about-ending-name = Points at the end
carrara-about-ending = What you would get beside the points so far if the game ended now.
carrara-about-decoration = Goes on your own building of its type and adds 1 to its value. At the end equal decorations on your buildings bring VP: { $points } for 1 to 7.
carrara-about-statue = Goes on your own building in a city that accepts its colour. It counts for statue fields, and at the end for the most statues in the city.
carrara-about-gold = Goes on any of your buildings. It cannot be bought; left or discarded, it goes to the box.
carrara-about-buy-item = Once in your turn you may buy one from the supply for 10 coins and place it at once; a bought statue only in the city of its colour.
carrara-about-supply-count = { $count } left
carrara-about-store-name = { $number ->
    [one] First storehouse
   *[other] Second storehouse
}
carrara-about-store = Holds one decoration or statue until you place it in a later turn. If both are full, something has to be discarded for a new one.
carrara-about-store-holds = holds { $item }
carrara-about-store-empty = empty
carrara-about-screen-name = Screen
carrara-about-screen = Coins and blocks are hidden behind it.
