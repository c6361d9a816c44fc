# Carpe Diem's table at the terminal
cli-carpe-diem-now = phase { $phase } of 4, round { $round } of 7
cli-carpe-diem-scoring = scoring { $phase } of 4
cli-carpe-diem-supply = To come: { $light } light tiles, { $dark } dark tiles, { $fountains } fountain cards
cli-carpe-diem-way = here
cli-carpe-diem-seals = Seal spaces ({ $count })
cli-carpe-diem-cards = Scoring cards
cli-carpe-diem-red = give
cli-carpe-diem-green = per
cli-carpe-diem-vp = { $number ->
    [one] 1 point
   *[other] { $number } points
}
cli-carpe-diem-step = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
cli-carpe-diem-track = Banderole track, first to score first: { $spaces }
cli-carpe-diem-players = Players
cli-carpe-diem-player = Player
cli-carpe-diem-goods = Goods
cli-carpe-diem-fountains = Fountain cards
cli-carpe-diem-stored = Stored
cli-carpe-diem-finished = Finished
cli-carpe-diem-hand = To build
cli-carpe-diem-turn-0 = as it is
cli-carpe-diem-turn-1 = turned right
cli-carpe-diem-turn-2 = turned by 180°
cli-carpe-diem-turn-3 = turned left
cli-carpe-diem-district = Your district
cli-carpe-diem-districts = Districts
cli-carpe-diem-legend =
    A letter in the edge of a tile is an opening, P for a pond and so on (all letters stand below the board); (P) is finished.
    In a tile: ▴ one chimney, ▲ two, M B F market, bakery, fountain, ▪ nothing. In an empty field: ⚑ a banderole, × no tile fits any more.
    At the frame: P5 is a task for 5 points, ✓ met, × no longer possible. ♟A is the figure, ●A a disc of player A, ○3 the free circle 3.
    On the ring: ◂ where the move leads. Players: ▸ is to move, * starts the phase.
    Fountain cards: P brings points for each finished pond. Finished: 2P 7▴ is two ponds, and seven chimneys in all. On a card: ✓ fulfilled, (−4) not yet.
