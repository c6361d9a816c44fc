# What the board of Carpe Diem says

web-carpe-diem-ring = The ring with its seven displays
web-carpe-diem-district = The district of { $who }
web-carpe-diem-track = Banderole track
web-carpe-diem-track-order = Scoring order: furthest ahead first, in a stack from the top
web-carpe-diem-seals = Seal spaces
web-carpe-diem-phase = Phase { $phase } of 4
web-carpe-diem-round = Round { $round } of 7
web-carpe-diem-tiles-left = To come: { $light } light and { $dark } dark tiles
web-carpe-diem-begins = { $who } begins
web-carpe-diem-rush = anywhere
web-carpe-diem-to-move = to move
web-carpe-diem-starts = start player
web-carpe-diem-order = scores { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-carpe-diem-look = Look at the district of { $who }
web-carpe-diem-finishes = Finishes: { $what }
web-carpe-diem-brings-nothing = Finishes nothing yet.
web-carpe-diem-villa-vp = Villa: { $vp } more at the end
web-carpe-diem-meets-task = Frame task { $what }: { $vp } at the end
web-carpe-diem-leaves-unfillable = { $number ->
    [one] 1 field becomes unfillable
   *[other] { $number } fields become unfillable
}
web-carpe-diem-task-met = { $line }: { $what } for { $vp } victory points: done
web-carpe-diem-task-possible = { $line }: { $what } for { $vp } victory points: still to do
web-carpe-diem-task-lost = { $line }: { $what } for { $vp } victory points: no longer possible
web-carpe-diem-line-row = Row { $number }
web-carpe-diem-line-column = Column { $number }
web-carpe-diem-circles-show = Each free circle shows what its two cards would bring you. Choose one to see more.
web-carpe-diem-place-disc = Place the disc here ({ $vp })
web-carpe-diem-not-fulfilled = not fulfilled: −{ $penalty }
web-carpe-diem-fulfilled = fulfilled
web-carpe-diem-nothing-to-give = nothing to give for this card
web-carpe-diem-times = { $times }×
web-carpe-diem-net = You: { $vp }
web-carpe-diem-others-here = { $who } would get { $vp } victory points here
web-carpe-diem-vp = { $vp } victory points
web-carpe-diem-chimneys = { $number ->
    [one] 1 chimney
   *[other] { $number } chimneys
}
web-carpe-diem-fountain-cards = { $number ->
    [one] 1 fountain card
   *[other] { $number } fountain cards
}
web-carpe-diem-stored = { $number ->
    [one] 1 tile stored
   *[other] { $number } tiles stored
}
web-carpe-diem-storage = Storage
web-carpe-diem-fits = { $number ->
    [0] fits nowhere
    [one] fits on 1 field
   *[other] fits on { $number } fields
}
web-carpe-diem-home = Back to my district
web-carpe-diem-closed = closed
web-carpe-diem-close-card = Close this card
web-carpe-diem-close-card-costs = { $vp ->
    [one] Close this card (−1 point)
   *[other] Close this card (−{ $vp } points)
}
web-carpe-diem-take-back = Take this back
web-carpe-diem-finish-costs = { $vp ->
    [one] Finishing now costs 1 point.
   *[other] Finishing now costs { $vp } points.
}
web-carpe-diem-finish-free = Finishing costs nothing.
web-carpe-diem-closing-cost = { $vp ->
    [one] Closed cards have cost 1 point.
   *[other] Closed cards have cost { $vp } points.
}
web-carpe-diem-vp-hidden = Victory points in hand: hidden
web-carpe-diem-too-large = Here the landscape would have more than four tiles.

# Dock, laying, scoring in progress
web-carpe-diem-mine = My things
web-carpe-diem-cards = Scoring cards
web-carpe-diem-others = The other players
web-carpe-diem-steps = { $number ->
    [one] 1 step on the banderole track
   *[other] { $number } steps on the banderole track
}
web-carpe-diem-in-hand = Tile in hand
web-carpe-diem-ways = Ways to turn it
web-carpe-diem-lay-hint = Click a field of your district, or drag the tile there.
web-carpe-diem-build-it = Build it
web-carpe-diem-store-price = it stays here: half a point at the end
web-carpe-diem-worth-now = { $vp ->
    [one] now 1 point
   *[other] now { $vp } points
}
web-carpe-diem-given = This scoring turn
web-carpe-diem-nothing-given = Nothing given yet.
web-carpe-diem-brings = Brings
web-carpe-diem-card-number = Card { $number }
web-carpe-diem-fulfilled-times = { $times ->
    [one] fulfilled once
    [2] fulfilled twice
   *[other] fulfilled { $times } times
}
web-carpe-diem-others-leave = { $number ->
    [one] The last tile here then leaves the game.
   *[other] The other { $number } tiles here then leave the game.
}
web-carpe-diem-loss-store = The tile stays in your storage for good. You could still build it.
web-carpe-diem-loss-return = You will not get this card back: { $card }. Now it is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
web-carpe-diem-loss-close = { $vp ->
    [one] This card is not fulfilled; closing it costs 1 point.
   *[other] This card is not fulfilled; closing it costs { $vp } points.
}

# The areas in words
web-carpe-diem-told-field = Field { $field }: { $tiles }.
web-carpe-diem-told-no-tiles = no tiles
web-carpe-diem-told-stands = { $who } stands here.
web-carpe-diem-told-walk = You can walk here.
web-carpe-diem-told-rush = You can come here for a bread.
web-carpe-diem-told-enter = You can start here.
web-carpe-diem-told-tile = { $where }: { $tile }
web-carpe-diem-told-finished = Finished: { $what }
web-carpe-diem-told-open = Not finished: { $what }; goes on at { $where }
web-carpe-diem-told-banderoles = Banderoles: { $where }
web-carpe-diem-told-unfillable = No tile fits any more: { $where }
web-carpe-diem-told-slot = Card { $number }: { $card }
web-carpe-diem-told-circle = Circle { $number }, between the cards { $first } and { $second }: { $state }
web-carpe-diem-told-free = free
web-carpe-diem-told-worth = free; a disc would bring you { $vp } points
web-carpe-diem-told-disc = disc of { $who }
web-carpe-diem-told-track = { $who }: space { $space }, { $place }. in the scoring order
