# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
palazzo-preview-price = Preis { $value }
palazzo-preview-points = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
palazzo-preview-quarry = Steinbruch { $value }
palazzo-preview-total = { $value } gelegt
palazzo-preview-more = { $value } mehr als nötig
palazzo-preview-lot = die Bauteile sind dir { $signed } wert
