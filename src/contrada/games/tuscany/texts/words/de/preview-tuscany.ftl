# Was ein Zug sicher bringt, in Listen der Züge daneben: <game>-preview-<key>
tuscany-preview-best = Farbgebiete bis zu { $value } wert
tuscany-preview-total = Farbgebiete { $value } wert
tuscany-preview-points = { $count ->
    [one] { $signed } grüner Punkt
   *[other] { $signed } grüne Punkte
}, zählt { $counts ->
    [one] einmal
   *[other] { $counts }-mal
}
tuscany-preview-to-next-scoring = noch { $value } bis zur Wertung
tuscany-preview-refill = { $value ->
    [none] die Lücke bleibt: Deine Stapel sind leer
    [ends] leitet die Wertung ein
    [ending] die Wertung ist schon eingeleitet
   *[some] du füllst die Lücke
}
tuscany-preview-cards = { $count ->
    [one] 1 Karte
   *[other] { $value } Karten
}
tuscany-preview-gains = bringt { $value }
tuscany-preview-parts = ({ $value })
