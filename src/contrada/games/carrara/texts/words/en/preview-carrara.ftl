# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
carrara-preview-coins = { $count ->
    [one] { $signed } coin
   *[other] { $signed } coins
}
carrara-preview-blocks = { $count ->
    [one] { $signed } block
   *[other] { $signed } blocks
}
carrara-preview-reward = brings { $value }
carrara-preview-points = { $signed } VP
carrara-preview-end = { $signed } VP at the end
carrara-preview-item = brings a decoration or a statue
carrara-preview-rate = { $value } coins for 1 VP at the end
