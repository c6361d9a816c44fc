# What an action certainly brings, told with it in lists of actions: <game>-preview-<key>
carpe-diem-preview-finishes = finishes { $value }
carpe-diem-preview-gains = gains { $value }
carpe-diem-preview-gives = costs { $value }
carpe-diem-preview-tasks = meets the frame: { $value }
carpe-diem-preview-villa-vp = villa { $signed } VP at the end
carpe-diem-preview-unfillable = no tile will fit { $value }
carpe-diem-preview-vp = { $signed } VP
carpe-diem-preview-steps = { $signed } on the banderole track
carpe-diem-preview-tiles = there: { $value }
carpe-diem-preview-circle-vp = { $signed } VP at best
carpe-diem-preview-finish-vp = costs { $count } VP
carpe-diem-preview-finish-missed = not fulfilled: { $value }
