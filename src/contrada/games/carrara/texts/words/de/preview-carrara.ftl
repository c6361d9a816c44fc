# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
carrara-preview-coins = { $count ->
    [one] { $signed } Münze
   *[other] { $signed } Münzen
}
carrara-preview-blocks = { $count ->
    [one] { $signed } Baustein
   *[other] { $signed } Bausteine
}
carrara-preview-reward = bringt { $value }
carrara-preview-points = { $signed } SP
carrara-preview-end = { $signed } SP am Ende
carrara-preview-item = bringt eine Dekoration oder eine Statue
carrara-preview-rate = am Ende { $value } Münzen für 1 SP
