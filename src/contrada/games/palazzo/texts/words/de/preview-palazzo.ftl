# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
palazzo-preview-points = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
palazzo-preview-price = kostet { $value }
palazzo-preview-quarry = Steinbruch { $value }
palazzo-preview-total = dann { $value }
palazzo-preview-confirm-total = zusammen { $value }
palazzo-preview-more = { $value } mehr als nötig
palazzo-preview-missing = zusammen mit { $value }
palazzo-preview-lot = die Bauteile würden { $signed } bringen
