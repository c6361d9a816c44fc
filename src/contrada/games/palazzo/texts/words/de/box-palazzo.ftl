# Die Tabellen der Schachtel, jede mit ihrer Quelle
palazzo-box-money = Geldkarten
palazzo-box-money-why = Die Spielregel zählt alle 55 Karten auf. Sie nennt zwei der Farben; der dritte Name und die Zeichen sind von uns.
palazzo-box-board = Lager, Steinbrüche, Baumeister, 3er-Certificato
palazzo-box-board-why = Die Spielregel zählt diese Teile auf.
palazzo-box-riders = Reiter
palazzo-box-riders-why = Die Spielregel nennt fünf; sie werden in Stapel III gemischt.
palazzo-box-stack-1 = Stapel I
palazzo-box-stack-1-why = Welche 48 Bauteile es gibt, steht in der Spielregel; die Ziffer I, II oder III steht nur auf ihren Rückseiten. Nach Berichten liegen in den ersten Stapeln mehr untere Etagen.
palazzo-box-stack-2 = Stapel II
palazzo-box-stack-2-why = Wie bei Stapel I: Die Bauteile stammen aus der Spielregel, ihre Aufteilung auf die Stapel haben wir rekonstruiert.
palazzo-box-stack-3 = Stapel III
palazzo-box-stack-3-why = Wie bei Stapel I: Die Bauteile stammen aus der Spielregel, ihre Aufteilung auf die Stapel haben wir rekonstruiert. In diesen Stapel werden die Reiter gemischt.

# Was noch kommt
palazzo-supply-money = Geldstapel
palazzo-supply-stack-1 = Stapel I
palazzo-supply-stack-2 = Stapel II
palazzo-supply-stack-3 = Stapel III
palazzo-supply-note-hidden = { $cards ->
    [one] Eine dieser Karten hat jemand anderes verdeckt auf der Hand; sie ist hier mitgezählt
   *[other] { $cards } dieser Karten haben die anderen verdeckt auf der Hand; sie sind hier mitgezählt
}, denn niemand weiß, welche es sind.

# Die Schlüssel der Datei, im Formular
palazzo-box-key-currencies = Währungen
palazzo-box-key-certificates = Certificati
palazzo-box-key-opening = 3er-Certificato
palazzo-box-key-brick = Ziegel
palazzo-box-key-sandstone = Sandstein
palazzo-box-key-marble = Marmor
