# The board of The Palaces of Carrara
web-carrara-letter = { $colour ->
    [purple] P
    [blue] B
    [green] G
    [red] R
    [yellow] Y
    [gold] ★
   *[white] W
}
web-carrara-vp = VP
web-carrara-coins = coins
web-carrara-wheel = The wheel with its locations, prices and blocks
web-carrara-bag = bag
web-carrara-market = Buildings, monuments and improvements
web-carrara-buildings = Buildings
web-carrara-stack = { $count ->
    [0] The stack is empty
   *[other] Stack: { $count }
}
web-carrara-monuments = Monuments (8)
web-carrara-improvements = Improvements
web-carrara-court = Royal Court
web-carrara-visit = Royal Visit: { $who }
web-carrara-open-area = Open area
web-carrara-warning = A royal visit: follow it in your next turn, or your stone is moved to the open area and brings no bonus.
web-carrara-cities = City fields (once in the game)
web-carrara-minimum = ≥{ $count }
web-carrara-money-minimum = from { $count } coins
web-carrara-supply = Supply
web-carrara-purchase = Buy one for { $coins } coins
web-carrara-cart = Your cart
web-carrara-buy = Buy { $count } for { $price }
web-carrara-buy-free = Buy { $count } for nothing
web-carrara-take-out = Take out: { $block }
web-carrara-pay-build = Build
web-carrara-payment = Your payment
web-carrara-proposal = Lay out these blocks
web-carrara-whole = All blocks of this location
web-carrara-urban = urban
web-carrara-rural = rural
web-carrara-storehouses = Storehouses
web-carrara-screen = screen
web-carrara-no-blocks = no blocks
web-carrara-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
web-carrara-at-end = At the end:
web-carrara-end-money = coins
web-carrara-end-sets = decorations
web-carrara-end-statues = statues
web-carrara-trigger = has triggered the end
web-carrara-scores = { $who }: { $field }
web-carrara-follow = Follow and score
web-carrara-forgo = Forgo
web-carrara-forgo-warning = Your stone moves to the open area: no bonus, and no scoring this turn.
web-carrara-still-due = { $count ->
    [one] 1 block to pay
   *[other] { $count } blocks to pay
}
web-carrara-own = { $who }: cities and scoring fields
web-carrara-means = Your coins, blocks and storehouses
web-carrara-on-wheel = { $block }; { $left } of { $count } left
web-carrara-loss-leave = Nothing is taken, although something is free.
web-carrara-loss-gold = The gold statue goes to the box.
web-carrara-loss-discard = You lose { $item }.
