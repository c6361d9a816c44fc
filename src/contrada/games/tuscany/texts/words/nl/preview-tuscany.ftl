# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
tuscany-preview-best = kleurgebieden tot { $value } waard
tuscany-preview-total = kleurgebieden { $value } waard
tuscany-preview-points = { $count ->
    [one] { $signed } groen punt
   *[other] { $signed } groene punten
}
tuscany-preview-counts = telt { $count ->
    [one] één keer
   *[other] { $value } keer
}
tuscany-preview-to-next-scoring = nog { $value } tot de puntentelling
