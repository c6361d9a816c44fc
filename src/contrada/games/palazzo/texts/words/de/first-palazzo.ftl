# Wird einmal gezeigt, wenn eine Art von Entscheidung zum ersten Mal kommt
first-palazzo-turn = Eines pro Zug: Geld nehmen (Geldstapel), Bauteile kaufen oder versteigern (Stapel) oder für eine Karte umbauen (Gerüst). Du beginnst mit wenig Geld, nimm also erst welches.
first-palazzo-taking-money = Nimm zwei Karten, alle anderen nehmen dann je eine. Gezahlt wird nur in einer Währung: Sammle also, was zu deiner Hand passt, oder einen Wert in allen drei Währungen, eine 3er-Gruppe für 15.
first-palazzo-market = Kaufe ein oder zwei Bauteile aus dem Lager, oder zieh den Baumeister und versteigere den nächsten Steinbruch. Die grünen Zahlen sagen, was ein Bauteil dir jetzt brächte. Klicke ein Bauteil an oder zieh es zu deinen Palazzi.
first-palazzo-paying = Klicke Karten einer Währung und Certificati an oder zieh sie hier herauf; eine 3er-Gruppe passt immer. Wechselgeld gibt es nicht, zahle also passend. Die Vorschläge erledigen es mit einem Klick.
first-palazzo-bidding = Das Höchstgebot bekommt alle Bauteile zusammen. Überbiete es, indem du Karten hinzulegst, oder passe und nimm deine Karten zurück. Die Zahl bei „Für dich jetzt“ sagt, was die Bauteile dir brächten.
first-palazzo-sharing = Vier oder mehr Bauteile werden nicht versteigert: Jeder nimmt sich umsonst eines. Die Zahlen sagen, was jedes dir brächte.
first-palazzo-building = Klicke die Stelle an, an die das Bauteil soll, oder zieh es dorthin. Etagen steigen nur auf, Lücken sind erlaubt. Ein neuer Palazzo kostet 5 Punkte, bis er zwei Etagen hat; ein Bauteil darf auch aus dem Spiel.
first-palazzo-rebuilding = Baue eine Etage aus, baue ein einzelnes Bauteil ein, wo es passt, oder nimm ein einzelnes aus dem Spiel. Klicke eine Etage an oder zieh sie. Ausbauen und woanders einbauen braucht zwei Züge.
first-palazzo-paying-rebuild = Jede Karte bezahlt den Umbau, und sie ist dann weg: Nimm die, die du am wenigsten brauchst. Klicke sie an oder zieh sie auf den Ablagestapel.
