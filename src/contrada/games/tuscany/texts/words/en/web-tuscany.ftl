# The board of The Castles of Tuscany
web-tuscany-letters = { $colour ->
    [dark_green] DG
    [red] R
    [turquoise] T
    [grey] GR
    [orange] O
    [yellow] Y
    [beige] BE
   *[light_green] LG
}
web-tuscany-colour = { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}
web-tuscany-start-castle = start castle
web-tuscany-area = { $size ->
    [one] area of 1 field, { $points } point
   *[other] area of { $size } fields, { $covered } covered, { $points } points
}

# The middle of the table
web-tuscany-display = Open tiles
web-tuscany-counts = Open tiles by colour
web-tuscany-count = { $count } { web-tuscany-colour } { $count ->
    [one] tile
   *[other] tiles
}{ $count ->
    [4] : a fifth clears them all
   *[other] {""}
}
web-tuscany-deck = Draw ({ $count })
web-tuscany-deck-tip = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
web-tuscany-discards = Discarded
web-tuscany-yields = Yields
web-tuscany-neutral = Neutral tiles
web-tuscany-aside = Laid aside
web-tuscany-bonus-tiles = Bonus tiles
web-tuscany-bonus-effect = { $bonus ->
    [card] one more card whenever you draw
    [storage] one more storage space, and 2 green points at once
    [marble] one more block of marble for each quarry
    [worker] one more worker for each village
   *[yield] one more yield card for each cart
}
web-tuscany-colour-bonuses = Colour bonuses
web-tuscany-colour-bonus = The { $place ->
    [1] first
   *[2] second
} to cover all { web-tuscany-colour } fields gets { $points ->
    [one] 1 green point
   *[other] { $points } green points
}
web-tuscany-colour-bonus-gone = The bonus for { web-tuscany-colour } is gone

# The race
web-tuscany-tracks = Points and stacks
web-tuscany-green = Green
web-tuscany-red = Red
web-tuscany-counts-times = ×{ $counts }
web-tuscany-clock = Stacks
web-tuscany-period = Period { $number } of 3: a green point now counts { $number ->
    [1] three times
    [2] twice
   *[3] once
}.
web-tuscany-ending = The period is ending: the scoring follows this round.
web-tuscany-ending-third = A third stack is empty: this round, one more whole round, then the last scoring.
web-tuscany-last-round = The last round.
web-tuscany-to-scoring = { $left ->
    [0] stack emptied
   *[other] { $left } to scoring
}
web-tuscany-left = { $left } to go
web-tuscany-points = = { $points }
web-tuscany-points-tip = The final score if the game were scored and over now
web-tuscany-start-player = Start player

# Players
web-tuscany-hand = Cards in hand: { $count }
web-tuscany-no-cards = no cards
web-tuscany-jokers = { $count ->
    [one] a pair that stands for a card of another colour
   *[other] { $count } pairs, each of which stands for a card of another colour
}
web-tuscany-in-stacks = In the stacks, in unknown order: { $count }
web-tuscany-storage = Storage
web-tuscany-map-of = Map of { $name }
web-tuscany-enlarge = Map of { $name }, larger or smaller
web-tuscany-arranging = { $name } is arranging the map.

# The arranging
web-tuscany-arranger = Your three boards
web-tuscany-worth = Areas: { $total } points
web-tuscany-worth-range = (possible: { $least } to { $most })
web-tuscany-swap = Swap
web-tuscany-turn = Turn
web-tuscany-shift-up = Up
web-tuscany-shift-down = Down
web-tuscany-confirm-order = Lay the boards like this
web-tuscany-confirm-shift = Shift them like this
web-tuscany-arrange-help = Drag a board to another place or up and down; click it to turn it. The shifts are confirmed in the next step.
web-tuscany-shift-help = Drag a board up or down, or click it: it lies level with its left neighbour, or higher or lower.
web-tuscany-castle-total = With the start castle here the areas can give { $total } points.

# What a choice brings
web-tuscany-taking = { $refill ->
    [none] Your stacks are used up: nothing fills the gap.
    [ending] Your own tile fills the gap; the period is ending anyway.
    [ends] Your own tile fills the gap and empties the stack: that brings the end of the period.
   *[some] Your own tile fills the gap: { $left } to the scoring.
}
web-tuscany-no-points = No points at once
web-tuscany-points-times = +{ $points } green, counts { $counts ->
    [one] once
   *[other] { $counts } times: { $total } points
}
web-tuscany-cheapest = fewest cards
web-tuscany-more-payments = { $more ->
    [one] There is one more way to pay
   *[other] There are { $more } more ways to pay
}: click the cards in your hand, in any order.
web-tuscany-chain-take = Castle: choose an open tile.
web-tuscany-chain-place = Now choose its field.
web-tuscany-shift-level = Level
web-tuscany-turned-round = The whole map is turned by 180°, so that A lies left of C: it is the same map.
web-tuscany-laid = Laid so far; click to take it back
web-tuscany-gains = Gives { $gains }
web-tuscany-draws = { $cards ->
    [one] You draw 1 card
   *[other] You draw { $cards } cards
}

# Dock and arranger
web-tuscany-piles = Piles
web-tuscany-goes = goes out of the game
web-tuscany-payment = Payment for { $item } on { $field }
web-tuscany-paid = { $paid } of { $due } paid
web-tuscany-pay-short = two { web-tuscany-colour } for { $field }
web-tuscany-ways = Ways to pay
web-tuscany-pay-with = Pay with { $way }
web-tuscany-turn-one = Turn board { $board }
web-tuscany-up-one = Shift board { $board } up
web-tuscany-down-one = Shift board { $board } down
web-tuscany-swap-two = Swap boards { $left } and { $right }
web-tuscany-board-at = Board { $board }, { $place ->
    [left] left
    [middle] in the middle
   *[right] right
}: { $colours }
web-tuscany-discards-loss = { $item } goes out of the game: your storage is full.
