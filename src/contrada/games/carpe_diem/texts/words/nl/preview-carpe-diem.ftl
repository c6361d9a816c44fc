# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
carpe-diem-preview-finishes = af: { $value }
carpe-diem-preview-gains = levert { $value } op
carpe-diem-preview-gives = kost { $value }
carpe-diem-preview-tasks = voldoet aan de rand: { $value }
carpe-diem-preview-villa-vp = villa { $signed } OP aan het eind
carpe-diem-preview-unfillable = hier past geen tegel meer: { $value }
carpe-diem-preview-vp = { $signed } OP
carpe-diem-preview-steps = { $signed } op het banderolespoor
carpe-diem-preview-tiles = daar: { $value }
