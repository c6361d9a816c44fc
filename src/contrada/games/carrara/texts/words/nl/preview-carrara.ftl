# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
carrara-preview-coins = { $count ->
    [one] { $signed } munt
   *[other] { $signed } munten
}
carrara-preview-blocks = { $count ->
    [one] { $signed } bouwsteen
   *[other] { $signed } bouwstenen
}
carrara-preview-reward = levert { $value } op
carrara-preview-points = { $signed } OP
carrara-preview-end = { $signed } OP aan het einde
carrara-preview-item = levert een decoratie of een standbeeld op
carrara-preview-rate = aan het einde { $value } munten voor 1 OP
