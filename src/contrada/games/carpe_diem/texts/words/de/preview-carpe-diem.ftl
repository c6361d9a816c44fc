# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
carpe-diem-preview-finishes = stellt fertig: { $value }
carpe-diem-preview-gains = bringt { $value }
carpe-diem-preview-gives = kostet { $value }
carpe-diem-preview-tasks = erfüllt am Rahmen: { $value }
carpe-diem-preview-villa-vp = Villa { $count ->
    [one] { $signed } Siegpunkt
   *[other] { $signed } Siegpunkte
} am Ende
carpe-diem-preview-unfillable = hier passt kein Plättchen mehr: { $value }
carpe-diem-preview-vp = { $count ->
    [one] { $signed } Siegpunkt
   *[other] { $signed } Siegpunkte
}
carpe-diem-preview-steps = { $signed } auf der Banderolenleiste
carpe-diem-preview-tiles = dort: { $value }
carpe-diem-preview-circle-vp = bestenfalls { $count ->
    [one] { $signed } Siegpunkt
   *[other] { $signed } Siegpunkte
}
carpe-diem-preview-finish-vp = kostet { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
carpe-diem-preview-finish-missed = nicht erfüllt: { $value }
