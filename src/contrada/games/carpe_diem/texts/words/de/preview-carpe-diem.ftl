# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
carpe-diem-preview-finishes = stellt fertig: { $value }
carpe-diem-preview-gains = bringt { $value }
carpe-diem-preview-gives = kostet { $value }
carpe-diem-preview-tasks = erfüllt am Rahmen: { $value }
carpe-diem-preview-villa-vp = Villa { $signed } SP am Ende
carpe-diem-preview-unfillable = hier passt kein Plättchen mehr: { $value }
carpe-diem-preview-vp = { $signed } SP
carpe-diem-preview-steps = { $signed } auf der Banderolenleiste
carpe-diem-preview-tiles = dort: { $value }
carpe-diem-preview-circle-vp = bestenfalls { $signed } SP
carpe-diem-preview-finish-vp = kostet { $count } SP
carpe-diem-preview-finish-missed = nicht erfüllt: { $value }
