# Words that every game uses
none = none
nobody = nobody
chance = Chance
common-why-over = The game is over.
common-why-not-your-turn = It is not your turn.
common-why-not-now = This is not possible now.
common-times = { $count } × { $item }
common-points-partial = { $points } + hidden
common-preview-points = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
}
