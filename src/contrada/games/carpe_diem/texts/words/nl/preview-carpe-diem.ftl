# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
carpe-diem-preview-finishes = voltooit { $value }
carpe-diem-preview-gains = levert { $value } op
carpe-diem-preview-gives = kost { $value }
carpe-diem-preview-tasks = vervult aan het kader: { $value }
carpe-diem-preview-villa-vp = villa { $signed } OP aan het eind
carpe-diem-preview-unfillable = hier past geen tegel meer: { $value }
carpe-diem-preview-vp = { $signed } OP
carpe-diem-preview-steps = { $signed } op het banderolespoor
carpe-diem-preview-tiles = daar: { $value }
carpe-diem-preview-circle-vp = op zijn best { $signed } OP
carpe-diem-preview-finish-vp = kost { $count } OP
carpe-diem-preview-finish-missed = niet vervuld: { $value }
