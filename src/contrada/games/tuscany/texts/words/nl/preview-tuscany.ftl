# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
tuscany-preview-best = kleurgebieden tot { $value } waard
tuscany-preview-total = kleurgebieden { $value } waard
tuscany-preview-points = { $count ->
    [one] { $signed } groen punt
   *[other] { $signed } groene punten
}, telt { $counts ->
    [one] één keer
   *[other] { $counts } keer
}
tuscany-preview-to-next-scoring = nog { $value } tot de telling
tuscany-preview-refill = { $value ->
    [none] het gat blijft: je stapels zijn leeg
    [ends] luidt de telling in
    [ending] de telling komt er al aan
   *[some] je vult het gat
}
tuscany-preview-cards = { $count ->
    [one] 1 kaart
   *[other] { $value } kaarten
}
tuscany-preview-gains = levert { $value } op
tuscany-preview-parts = ({ $value })
