# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
palazzo-preview-price = price { $value }
palazzo-preview-points = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
}
palazzo-preview-quarry = quarry { $value }
palazzo-preview-total = { $value } laid
palazzo-preview-more = { $value } more than needed
palazzo-preview-lot = the tiles are worth { $signed } to you
