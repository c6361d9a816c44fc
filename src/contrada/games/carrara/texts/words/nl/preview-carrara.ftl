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
carrara-preview-end = { $signed } OP aan het eind
carrara-preview-item = levert een voorwerp op
carrara-preview-rate = aan het eind { $value } munten voor 1 OP
