# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
tuscany-preview-best = areas worth up to { $value }
tuscany-preview-total = areas worth { $value }
tuscany-preview-points = { $count ->
    [one] { $signed } green point
   *[other] { $signed } green points
}
tuscany-preview-counts = scored { $count ->
    [one] once
   *[other] { $value } times
}
tuscany-preview-to-next-scoring = { $value } to the scoring
