# Wat een zet zeker oplevert, in lijsten van zetten ernaast: <game>-preview-<key>
palazzo-preview-price = prijs { $value }
palazzo-preview-points = { $count ->
    [one] { $signed } punt
   *[other] { $signed } punten
}
palazzo-preview-quarry = steengroeve { $value }
palazzo-preview-total = { $value } gelegd
palazzo-preview-more = { $value } meer dan nodig
palazzo-preview-lot = de bouwdelen zijn voor jou { $signed } waard
