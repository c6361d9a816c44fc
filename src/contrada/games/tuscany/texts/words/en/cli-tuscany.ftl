# The table of The Castles of Tuscany at the terminal
cli-tuscany-lifted = Castle brings
cli-tuscany-place = { $place ->
    [1] first:
   *[2] second:
}
cli-tuscany-cards = Game cards
cli-tuscany-pile = { $count } to draw
cli-tuscany-discarded = { $count } discarded:
cli-tuscany-stocks = Neutral tiles: { $neutral }, laid aside { $aside }   Yield cards to draw: { $yields }
cli-tuscany-ending-last = A stack is empty: this round, one more, then the last scoring.
cli-tuscany-players = Players
cli-tuscany-player = Player
cli-tuscany-covered = Covered
cli-tuscany-starts = (starts)
cli-tuscany-green = Green
cli-tuscany-red = Red
cli-tuscany-if-over = If over now
cli-tuscany-hand = Cards
cli-tuscany-workers = Workers
cli-tuscany-marble = Marble
cli-tuscany-to-scoring = To scoring
cli-tuscany-stacks = In stacks
cli-tuscany-storage = Storage
cli-tuscany-free = free
cli-tuscany-bonus = Bonus tiles { $tiles }
cli-tuscany-maps = Maps
cli-tuscany-own = Your hand and your map
cli-tuscany-own-tiles = In your stacks
cli-tuscany-draft = To be paid
cli-tuscany-price = on { $field }: two cards { $letters }, or what stands for them
cli-tuscany-hexagon = hexagon
cli-tuscany-shifted = The best map: middle { $middle ->
    [up] up
    [level] level
   *[down] down
}, right { $right ->
    [up] up
    [level] level
   *[down] down
}, areas { $total } points
cli-tuscany-other-maps = Maps of the others
cli-tuscany-laid = Laid so far
cli-tuscany-ways = Ways to pay
cli-tuscany-more-ways = and { $more } more
cli-tuscany-totals = Points of the areas
cli-tuscany-shift-middle = middle { $shift ->
    [up] up
    [level] level
   *[down] down
}
cli-tuscany-shift-right = right { $shift ->
    [up] up
    [level] level
   *[down] down
}
cli-tuscany-short = { $tile ->
    [castle] castle
    [city] city
    [estate] estate
    [quarry] quarry
    [village] village
    [monastery] abbey
   *[cart] cart
}
cli-tuscany-goods = { $goods ->
    [pigs] pigs
    [vines] vines
    [sheep] sheep
    [olives] olives
    [poultry] fowl
   *[grain] grain
}
cli-tuscany-legend =
    Colours: DG dark green castle, R red city, T turquoise estate, GR grey quarry, O orange village, Y yellow monastery, BE beige cart, LG light green agriculture.
    A field: name and colour, below them what covers it (agriculture: its kinds); ○ can be reached, ▸ is being paid, ♜ start castle. On small maps ■ is a tile, ◆ a wooden hexagon.
    Players: ▸ is to move; DG 1/3 is 1 of 3 dark green fields covered; To scoring: own tiles to lay out until the period ends; If over now: red points if the game were scored and ended now.
