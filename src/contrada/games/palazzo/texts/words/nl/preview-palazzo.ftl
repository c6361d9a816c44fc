# Wat een zet zeker oplevert, ernaast in lijsten van zetten: <game>-preview-<key>
palazzo-preview-points = { $count ->
    [one] { $signed } punt
   *[other] { $signed } punten
}
palazzo-preview-price = kost { $value }
palazzo-preview-quarry = steengroeve { $value }
palazzo-preview-total = dan { $value }
palazzo-preview-confirm-total = samen { $value }
palazzo-preview-more = { $value } meer dan nodig
palazzo-preview-missing = samen met { $value }
palazzo-preview-lot = de bouwdelen zouden { $signed } opleveren
