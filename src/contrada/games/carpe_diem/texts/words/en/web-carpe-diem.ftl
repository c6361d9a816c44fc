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
web-carpe-diem-choose-field = Choose a field, then how to turn the tile.
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
web-carpe-diem-build-so = Build like this:
web-carpe-diem-storage = Storage
web-carpe-diem-fits = { $number ->
    [0] fits nowhere
    [one] fits on 1 field
   *[other] fits on { $number } fields
}
web-carpe-diem-points = Points
web-carpe-diem-sum = Sum
web-carpe-diem-home = Back to my district
web-carpe-diem-closed = closed
web-carpe-diem-close-card = Close this card
web-carpe-diem-close-card-costs = Close this card (not fulfilled)
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
