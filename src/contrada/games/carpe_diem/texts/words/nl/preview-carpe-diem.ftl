# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
carpe-diem-preview-finishes = voltooit { $value }
carpe-diem-preview-gains = levert { $value } op
carpe-diem-preview-gives = kost { $value }
carpe-diem-preview-tasks = vervult aan het kader: { $value }
carpe-diem-preview-villa-vp = villa { $count ->
    [one] { $signed } overwinningspunt
   *[other] { $signed } overwinningspunten
} aan het einde
carpe-diem-preview-unfillable = hier past geen tegel meer: { $value }
carpe-diem-preview-vp = { $count ->
    [one] { $signed } overwinningspunt
   *[other] { $signed } overwinningspunten
}
carpe-diem-preview-steps = { $signed } op het banderolespoor
carpe-diem-preview-tiles = daar: { $value }
carpe-diem-preview-circle-vp = op zijn best { $count ->
    [one] { $signed } overwinningspunt
   *[other] { $signed } overwinningspunten
}
carpe-diem-preview-finish-vp = kost { $count ->
    [one] { $count } overwinningspunt
   *[other] { $count } overwinningspunten
}
carpe-diem-preview-finish-missed = niet vervuld: { $value }
