# Warum etwas jetzt nicht geht
tuscany-why-arrange-first = Zuerst legen alle ihren Spielplan aus.
tuscany-why-order-first = Lege zuerst die Reihenfolge der Spielplanteile fest.
tuscany-why-order-done = Die Reihenfolge deiner Spielplanteile steht fest; nimm sie zurück, um sie zu ändern.
tuscany-why-shift-done = Deine Spielplanteile liegen schon; nimm den Schritt zurück, um sie zu verschieben.
tuscany-why-no-such-shift = Die Spielplanteile dieser Schachtel können nicht so anliegen.
tuscany-why-map-first = Lege zuerst deine drei Spielplanteile, dann das Start-Kastell.
tuscany-why-castle-colour = Das Start-Kastell gehört auf ein { $wanted ->
    [dark_green] dunkelgrünes
    [red] rotes
    [turquoise] türkisfarbenes
    [grey] graues
    [orange] orangefarbenes
    [yellow] gelbes
    [beige] beigefarbenes
   *[light_green] hellgrünes
} Feld; { $field } ist { $colour ->
    [dark_green] dunkelgrün
    [red] rot
    [turquoise] türkisfarben
    [grey] grau
    [orange] orangefarben
    [yellow] gelb
    [beige] beigefarben
   *[light_green] hellgrün
}.
tuscany-why-maps-done = Die Spielpläne sind fertig und bleiben, wie sie sind.
tuscany-why-pay-first = Bezahle zuerst, was du legst, oder nimm es zurück.
tuscany-why-castle-first = Wähle zuerst ein Plättchen für dein Kastell, oder verzichte darauf.
tuscany-why-castle-place-first = Lege zuerst das Plättchen, das dir das Kastell gebracht hat.
tuscany-why-bonus-first = Nimm zuerst ein Bonuskärtchen.
tuscany-why-done = Deine Aktion ist ausgeführt: { $marble ->
    [0] Beende den Zug
   *[other] Gib für eine weitere einen Marmorblock ab, oder beende den Zug
}.
tuscany-why-no-cards-left = Es gibt keine Spielkarte mehr, weder im Stapel noch im Ablagestapel.
tuscany-why-marble-once = Marmor bringt nur einmal pro Zug eine weitere Aktion.
tuscany-why-no-marble = Du hast keinen Marmor.
tuscany-why-marble-later = Marmor gibst du nach deiner Aktion ab, für eine weitere.
tuscany-why-marble-nothing = Mit einer weiteren Aktion könntest du nichts anfangen.
tuscany-why-no-passing = Du kannst nicht passen, solange du nachziehen, nehmen oder legen kannst.
tuscany-why-no-castle = Nur ein Kastell, das du legst, lässt dich ein Plättchen nehmen und sofort legen.
tuscany-why-no-city = Nur eine Stadt, die du legst, bringt ein Bonuskärtchen.
tuscany-why-bonus-gone = Von dieser Sorte ist kein Bonuskärtchen mehr da.
tuscany-why-not-open = In der Tischmitte gibt es das nicht: { $tile }.
tuscany-why-storage-full = Deine Ablagefelder sind belegt: Wähle auch, was weichen muss.
tuscany-why-space-free = Solange ein Ablagefeld frei ist, darf nichts entfernt werden.
tuscany-why-not-stored = Das liegt nicht auf deinen Ablagefeldern: { $item }.
tuscany-why-no-hexagon = Du hast kein Holz-Sechseck.
tuscany-why-fresh-hexagon = Ein Holz-Sechseck darfst du nicht in dem Zug legen, in dem du es erhalten hast.
tuscany-why-nothing-stored = Deine Ablagefelder sind leer: Nimm zuerst ein Plättchen, dann kannst du es auslegen.
tuscany-why-covered = { $field } ist schon belegt.
tuscany-why-wrong-colour = { $field } ist { $colour ->
    [dark_green] dunkelgrün
    [red] rot
    [turquoise] türkisfarben
    [grey] grau
    [orange] orangefarben
    [yellow] gelb
    [beige] beigefarben
   *[light_green] hellgrün
}; dieses Plättchen gehört auf { $wanted ->
    [dark_green] Dunkelgrün
    [red] Rot
    [turquoise] Türkis
    [grey] Grau
    [orange] Orange
    [yellow] Gelb
    [beige] Beige
   *[light_green] Hellgrün
}.
tuscany-why-not-adjacent = { $field } grenzt an keines deiner ausgelegten Plättchen.
tuscany-why-too-dear = Das kostet zwei { $colour ->
    [dark_green] dunkelgrüne
    [red] rote
    [turquoise] türkisfarbene
    [grey] graue
    [orange] orangefarbene
    [yellow] gelbe
    [beige] beigefarbene
   *[light_green] hellgrüne
} Karten; deine Karten und Arbeiter reichen { $have ->
    [0] für keine
   *[other] nur für { $have }
}.
tuscany-why-place-first = Mit Karten und Arbeitern bezahlst du, was du legst: Wähle zuerst ein Plättchen auf deinen Ablagefeldern und sein Feld.
tuscany-why-no-worker = Du hast keine Arbeiter mehr.
tuscany-why-no-card = Du hast keine { $colour ->
    [dark_green] dunkelgrünen
    [red] roten
    [turquoise] türkisfarbenen
    [grey] grauen
    [orange] orangefarbenen
    [yellow] gelben
    [beige] beigefarbenen
   *[light_green] hellgrünen
} Karten mehr.
tuscany-why-lonely-card = Eine Karte einer anderen Farbe zählt nur als eine von zwei gleichen; du hast nur noch eine { $colour ->
    [dark_green] dunkelgrüne
    [red] rote
    [turquoise] türkisfarbene
    [grey] graue
    [orange] orangefarbene
    [yellow] gelbe
    [beige] beigefarbene
   *[light_green] hellgrüne
} Karte.
tuscany-why-paid-enough = Davon braucht die Bezahlung nichts mehr; vervollständige das angefangene Pärchen.
tuscany-why-fits-nowhere = Dafür gibt es neben deinen ausgelegten Plättchen kein freies Feld: { $tile }.
tuscany-why-yield-by-cart = Ertragskarten deckst du auf, wenn du ein Fuhrwerk legst.
