# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
tuscany-preview-best = Farbgebiete bis zu { $value } wert
tuscany-preview-total = Farbgebiete { $value } wert
tuscany-preview-points = { $count ->
    [one] { $signed } grüner Punkt
   *[other] { $signed } grüne Punkte
}
tuscany-preview-counts = zählt { $count ->
    [one] einmal
   *[other] { $value }-mal
}
tuscany-preview-to-next-scoring = noch { $value } bis zur Wertung
