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
carrara-preview-points = { $count ->
    [one] { $signed } punt
   *[other] { $signed } punten
}
carrara-preview-end = { $count ->
    [one] { $signed } punt aan het eind
   *[other] { $signed } punten aan het eind
}
carrara-preview-item = levert een voorwerp op
carrara-preview-rate = aan het eind { $value } munten voor 1 punt
