# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
palazzo-preview-points = { $count ->
    [1] { $signed } point
   *[other] { $signed } points
}
palazzo-preview-price = costs { $value }
palazzo-preview-quarry = quarry { $value }
palazzo-preview-total = then { $value }
palazzo-preview-confirm-total = { $value } in all
palazzo-preview-more = { $value } more than needed
palazzo-preview-missing = with { $value }
palazzo-preview-lot = the tiles would bring { $signed }
