# Shown once, when a kind of decision first comes
first-carrara-main = One action a turn: buy blocks (the wheel), build (a building of the display), score (a bonus field), or pass for 2 coins. Blocks get cheaper with each turn of the wheel, but others may take them first.
first-carrara-following = Somebody holds the royal visit. If you follow now you score with the same bonus; otherwise your stone goes to the open area, without it.
first-carrara-segments = Buy any blocks of one location. Click them, or drag them into the cart; the small blocks around the wheel show the prices. White builds everywhere, purple in one city only.
first-carrara-carting = Only blocks of the same location fit into the cart. A click on a drafted block takes it out again. Buy when you have what you want.
first-carrara-city = Each city accepts its own colour and all dearer ones, and pays coins or points for each point of value when you score. Dear cities give more.
first-carrara-paying = The building costs as many blocks as its value. Click blocks, or take the proposed payment. Two of a colour stand for one of the next dearer colour.
first-carrara-improving = A monument brings an improvement: its city then gives more for each point of value. Choose the city where you have, or want, most.
first-carrara-taking = An empty segment, or the Royal Court, gives a decoration or a statue. A decoration adds 1 to a building of its type, statues count in their cities.
first-carrara-placing = Put it on a building of yours that fits, or keep it in a storehouse for later. Storehouses hold one item each.
first-carrara-moving = Choose the building. A decoration needs a building of its type, a statue a city that accepts its colour.
first-carrara-scoring = Each field shows what it would give you now. City fields are scored by one player only, so the best ones do not wait; but more buildings make them worth more.
first-carrara-finishing = Before you end the turn you may place a stored item, or buy one for 10 coins. Nothing to do here? End the turn.
