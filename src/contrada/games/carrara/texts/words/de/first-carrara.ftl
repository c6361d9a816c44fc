# Wird einmal gezeigt, wenn eine Art von Entscheidung zum ersten Mal kommt
first-carrara-main = Eine Aktion pro Zug: Bausteine kaufen (das Rad), bauen (ein Gebäude der Auslage), werten (ein Bonusfeld) oder für 2 Münzen passen. Mit jeder Drehung des Rads werden Bausteine billiger, aber andere könnten sie vorher nehmen.
first-carrara-following = Jemand hat den Königlichen Besuch. Folgst du jetzt, wertest du mit demselben Bonus; sonst kommt dein Stein ohne ihn in den offenen Bereich.
first-carrara-segments = Kaufe beliebige Bausteine von einem Ort. Klicke sie an oder zieh sie in deine Auswahl unten; die kleinen Bausteine um das Rad zeigen die Preise. Mit Weiß baust du überall, mit Lila nur in einer Stadt.
first-carrara-carting = Du kaufst nur Bausteine desselben Orts. Ein Klick auf einen ausgewählten Baustein legt ihn zurück. Kaufe, wenn du hast, was du willst.
first-carrara-city = Jede Stadt nimmt ihre eigene Farbe und alle teureren an und gibt bei einer Wertung Münzen oder Punkte für jeden Punkt Wert. Teure Städte geben mehr.
first-carrara-paying = Das Gebäude kostet so viele Bausteine wie sein Wert. Klicke Bausteine an oder nimm die vorgeschlagene Zahlung. Zwei gleiche zählen als einer der nächstteureren Farbe.
first-carrara-improving = Ein Denkmal bringt eine Verbesserung: Ihre Stadt gibt dann mehr für jeden Punkt Wert. Wähle die Stadt, in der du am meisten hast oder haben willst.
first-carrara-taking = Ein leeres Segment oder der Königliche Hof bringt eine Dekoration oder eine Statue. Eine Dekoration erhöht ein Gebäude ihres Typs um 1, Statuen zählen in ihren Städten.
first-carrara-placing = Stelle es auf ein passendes eigenes Gebäude oder behalte es für später in einem Lagerhaus. Jedes Lagerhaus fasst ein Stück.
first-carrara-moving = Wähle das Gebäude. Eine Dekoration braucht ein Gebäude ihres Typs, eine Statue eine Stadt, die ihre Farbe annimmt.
first-carrara-scoring = An jedem Feld steht, was es dir jetzt gäbe. Stadtfelder wertet nur eine Person, die besten warten also nicht; mit mehr Gebäuden sind sie aber mehr wert.
first-carrara-finishing = Bevor du den Zug beendest, darfst du etwas aus einem Lagerhaus platzieren oder etwas für 10 Münzen kaufen. Nichts davon? Beende den Zug.
