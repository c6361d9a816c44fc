# Wird einmal gezeigt, wenn eine Art von Entscheidung zum ersten Mal kommt
first-tuscany-arrange-order = Aus deinen drei Spielplanteilen wird dein Spielplan. Ziehe ein Teil an eine andere Stelle, ein Klick dreht es. Felder einer Farbe, die aneinandergrenzen, sind ein Gebiet: 1, 3 oder 6 Punkte für 1, 2 oder 3 Felder.
first-tuscany-arrange-shift = Jedes Teil liegt gerade neben seinem linken Nachbarn oder einen Schritt höher oder tiefer. Achte darauf, wie sich der Wert der Gebiete ändert.
first-tuscany-arrange-castle = Alles, was du später legst, muss an etwas Gelegtes grenzen. Das Start-Kastell ist der Anfang: Achte auf Felder ringsum, für die du Karten hast.
first-tuscany-choosing-bonus = Ein Bonuskärtchen hilft das ganze Spiel lang. Ein zweites Ablagefeld bringt auch sofort 2 grüne Punkte, und grüne Punkte zählen bei allen drei Wertungen.
first-tuscany-action = Eine Aktion pro Zug: Karten nachziehen, ein offenes Plättchen auf dein Ablagefeld nehmen oder ein abgelegtes auf ein Feld seiner Farbe legen. Jedes genommene Plättchen bringt die nächste Wertung näher.
first-tuscany-paying = Ein Plättchen kostet zwei Karten in der Farbe des Feldes. Ein Arbeiter ersetzt jede Karte, zwei gleiche Karten ersetzen eine andere Farbe. Klicke Karten an oder eine der Möglichkeiten im Rahmen. Eine gelegte Karte kannst du zurücknehmen.
first-tuscany-castle-taking = Das Kastell bringt ein beliebiges offenes Plättchen, das du sofort und ohne Karten legst. Es muss auf ein Feld passen, das an etwas Gelegtes grenzt.
first-tuscany-castle-placing = Wähle das Feld für das Plättchen, das das Kastell gebracht hat. Auch seine Wirkung tritt ein.
first-tuscany-city = Jede Stadt bringt ein weiteres Bonuskärtchen. Du darfst mehrere einer Sorte haben.
first-tuscany-after = Einmal pro Zug bringt ein Marmorblock eine weitere Aktion beliebiger Art. Sonst beende deinen Zug.
