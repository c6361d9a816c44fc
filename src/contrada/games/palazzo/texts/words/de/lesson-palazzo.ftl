# Eine erste Partie Palazzo
lesson-palazzo-welcome = Willkommen in Florenz! Du kaufst Etagen aus Ziegel, Sandstein und Marmor und setzt sie zu Palazzi zusammen. In der Mitte liegt das Lager, ringsum liegen vier Steinbrüche, unten ist dein Bauplatz. Hohe Palazzi mit vielen Fenstern bringen die meisten Punkte.
lesson-palazzo-money = Du bist am Zug, und ohne Geld wird nichts gebaut. Du hast vier Karten. Klicke auf den Geldstapel oder auf „Geld nehmen“.
lesson-palazzo-cards = Es wird eine Karte mehr aufgedeckt, als Spieler da sind. Du darfst zwei nehmen, alle anderen nehmen dann je eine. Bezahlt wird nur mit Karten einer Währung, und du hast eine blaue 3: Nimm die blaue 5 dazu und die grüne 3.
lesson-palazzo-cards-wrong = Auch das ginge. Aber die blaue 5 passt gut zu deiner blauen 3: Klicke auf die blaue 5 und die grüne 3.
lesson-palazzo-reveal = Auch Bruno hat Geld genommen, und du hast dabei eine Karte bekommen. Jetzt wollen wir ein Bauteil. Klicke auf den Stapel: Zwei Bauteile werden aufgedeckt, eines für das Lager, eines für einen Steinbruch.
lesson-palazzo-buy = Im Lager liegen zwei Bauteile, also kostet jedes 10 minus 2, das sind 8. Ein Erdgeschoss aus Sandstein mit drei Fenstern ist ein schöner Anfang. Klicke darauf.
lesson-palazzo-buy-wrong = Das ginge, aber ein Palazzo beginnt gut mit einem Erdgeschoss mit vielen Fenstern: Kaufe das Erdgeschoss aus Sandstein.
lesson-palazzo-pay = Nun bezahle 8. Die blaue 3 und die blaue 5 sind genau das: Klicke auf beide Karten, egal in welcher Reihenfolge, und dann auf „Fertig“. Ein Klick auf eine gelegte Karte nimmt sie zurück. Wechselgeld gibt es nicht, also zahle möglichst genau.
lesson-palazzo-pay-wrong = Zahle lieber genau: die blaue 3, die blaue 5, dann „Fertig“.
lesson-palazzo-build = Baue es: Klicke auf deinen Bauplatz, und ein neuer Palazzo beginnt. Mit nur einer Etage kostet er dich noch 5 Punkte; er sollte also wachsen.
lesson-palazzo-build-wrong = Wirf es nicht weg! Klicke auf den Bauplatz, um einen Palazzo zu beginnen.
lesson-palazzo-bid = Bruno versteigert einen Steinbruch: Alle Bauteile dort gehen an das höchste Gebot, und zwei sind aus Sandstein! Bruno eröffnet mit 3. Biete 4: Klicke auf die blaue 4, dann auf „Fertig“.
lesson-palazzo-bid-wrong = Bieten wir nur so viel wie nötig: die blaue 4, dann „Fertig“.
lesson-palazzo-grow = Bruno passt, die Bauteile gehören dir. Setze die zweite und die dritte Sandstein-Etage auf deinen Palazzo: Die Etagen dürfen nur steigen, Lücken sind erlaubt. Achte auf die Punkte, die jeder Platz bringen würde. Danach beginne mit der Ziegel-Etage einen zweiten Palazzo.
lesson-palazzo-grow-wrong = Zuerst die zweite Sandstein-Etage auf deinen Palazzo, dann die dritte, dann die Ziegel-Etage als eigener Palazzo.
lesson-palazzo-end = Ab drei Etagen zählen die Fenster, und ein Palazzo aus einem einzigen Baustoff bringt 3 Punkte mehr: zusammen 8. Die einzelne Ziegel-Etage kostet 5, bis sie wächst. Wenn der fünfte Reiter kommt, ist das Spiel sofort zu Ende, und die meisten Punkte gewinnen.
