# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
tuscany-preview-best = areas worth up to { $value }
tuscany-preview-total = areas worth { $value }
tuscany-preview-points = { $count ->
    [one] { $signed } green point
   *[other] { $signed } green points
}, scored { $counts ->
    [one] once
   *[other] { $counts } times
}
tuscany-preview-to-next-scoring = { $value } to the scoring
tuscany-preview-refill = { $value ->
    [none] the gap stays: your stacks are empty
    [ends] triggers the scoring
    [ending] the scoring is coming already
   *[some] you fill the gap
}
tuscany-preview-cards = { $count ->
    [one] 1 card
   *[other] { $value } cards
}
tuscany-preview-gains = brings { $value }
tuscany-preview-parts = ({ $value })
