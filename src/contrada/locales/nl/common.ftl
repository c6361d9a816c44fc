# Woorden die elk spel gebruikt
none = niets
nobody = niemand
chance = Toeval
common-why-over = Het spel is afgelopen.
common-why-not-your-turn = Je bent niet aan de beurt.
common-why-not-now = Dat kan nu niet.
common-times = { $count } × { $item }
common-points-partial = { $points } + verborgen
common-preview-points = { $count ->
    [one] { $signed } punt
   *[other] { $signed } punten
}
