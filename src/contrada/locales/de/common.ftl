# Wörter, die jedes Spiel benutzt
none = nichts
nobody = niemand
chance = Zufall
common-why-over = Das Spiel ist zu Ende.
common-why-not-your-turn = Du bist nicht am Zug.
common-why-not-now = Das ist jetzt nicht möglich.
common-times = { $count } × { $item }
common-points-partial = { $points } + verdeckt
common-preview-points = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
