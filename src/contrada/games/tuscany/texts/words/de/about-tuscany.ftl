# Was ein Teil, ein Feld oder eine Zahl ist: die Karte auf dem Spielplan, und was Vorleseprogramme sagen
tuscany-about-effect = { $kind ->
    [castle] Beim Legen darfst du ein beliebiges offenes Plättchen nehmen und sofort ohne Karten legen.
    [city] Beim Legen nimmst du ein Bonuskärtchen deiner Wahl.
    [estate] Beim Legen kommt ein Holz-Sechseck auf dein Ablagefeld. Es deckt später ein Feld beliebiger Farbe ab.
    [quarry] Beim Legen bekommst du einen Marmorblock, und einen mehr für jedes „+1 Marmor“.
    [village] Beim Legen bekommst du einen Arbeiter, und einen mehr für jedes „+1 Arbeiter“.
    [monastery] Beim Legen ziehst du 3 Karten.
    [cart] Beim Legen deckst du eine Ertragskarte auf, und eine mehr für jedes „+1 Ertragskarte“; was sie zeigen, bekommst du sofort.
    [hexagon] Passt für zwei Karten der Farbe auf ein Feld beliebiger Farbe und gilt dort als deren Plättchen, mit dessen Wirkung. Nicht im selben Zug, in dem du es bekommst.
   *[agriculture] Beim Legen bringt jede Art darauf, die im Farbgebiet neu ist, 1 SP (grün). Ein Holz-Sechseck gilt immer als neu.
}
tuscany-about-open = { $item }, offenes Plättchen { $number }
tuscany-about-open-empty = offenes Plättchen { $number }: keines
tuscany-about-stored = { $item }, Ablagefeld { $number }
tuscany-about-stored-empty = Ablagefeld { $number }: frei
tuscany-about-stored-empty-effect = Für ein Plättchen, das du nimmst, oder ein Holz-Sechseck. Sind alle belegt, ersetzt ein genommenes Plättchen eines von deinen.
tuscany-about-field = Feld { $field }, { web-tuscany-colour }
tuscany-about-field-effect = Für dieses Plättchen oder ein Holz-Sechseck: { $tile }. Es kostet zwei Karten dieser Farbe und muss an etwas Gelegtes grenzen.
tuscany-about-field-start = Das Start-Kastell deckt dieses Feld ab; es bringt selbst keine Punkte.
tuscany-about-can-place = kann jetzt belegt werden
tuscany-about-card-effect = Bezahlt ein Plättchen auf einem Feld dieser Farbe; ein Plättchen kostet zwei. Zwei gleiche Karten ersetzen eine Karte einer anderen Farbe.
tuscany-about-worker-effect = Jeder ersetzt beim Legen eine Karte beliebiger Farbe.
tuscany-about-marble-effect = Einmal pro Zug gibst du nach deiner Aktion einen Marmorblock ab, für eine weitere Aktion.
tuscany-about-bonus-effect = Für das ganze Spiel: { web-tuscany-bonus-effect }.
tuscany-about-bonus-left = { $count ->
    [0] keines mehr da
    [one] noch eines da
   *[other] noch { $count } da
}
tuscany-about-bonus-mine = { $count ->
    [one] du hast eines
   *[other] du hast { $count }
}
tuscany-about-deck = Nachziehstapel
tuscany-about-deck-effect = Eine deiner Aktionen: Karten nachziehen, zwei und eine mehr für jedes „+1 Karte“. Ist der Stapel leer, werden die abgeworfenen gemischt.
tuscany-about-discards = abgeworfene Karten
tuscany-about-discards-effect = Karten, mit denen Plättchen bezahlt wurden. Sie werden gemischt, wenn der Stapel leer ist.
tuscany-about-yields = Ertragskarten
tuscany-about-yields-effect = Ein Fuhrwerk deckt sie auf. Sie bringen rote oder grüne Punkte, Karten, Arbeiter, Marmor oder ein Holz-Sechseck.
tuscany-about-neutral = neutrale Plättchen
tuscany-about-neutral-effect = Sie ersetzen offene Plättchen, wenn fünf einer Farbe in der Mitte liegen; alle fünf kommen beiseite.
tuscany-about-aside = beiseitegelegte Plättchen
tuscany-about-aside-effect = Fünf Plättchen einer Farbe in der Mitte kommen beiseite. Sie werden gemischt, wenn die neutralen aufgebraucht sind.
tuscany-about-colour-bonus = Farbbonus, { web-tuscany-colour }
tuscany-about-five = offene Plättchen, { web-tuscany-colour }
tuscany-about-five-effect = Sobald fünf offene Plättchen dieselbe Farbe haben, kommen alle fünf beiseite und werden ersetzt.
tuscany-about-green = grüne Punkte
tuscany-about-green-effect = Farbgebiete, Farbbonus und Landwirtschaft bringen grüne Punkte. Bei jeder der drei Wertungen kommen sie zu den roten dazu und bleiben stehen.
tuscany-about-red = rote Punkte
tuscany-about-red-effect = Die Summe. Nach der dritten Wertung gewinnen die meisten roten Punkte.
tuscany-about-points = Stand, wenn das Spiel jetzt aus wäre
tuscany-about-points-effect = Rote Punkte mit einer Wertung jetzt, und je 1 für jedes Plättchen und Sechseck auf den Ablagefeldern, jeden Marmorblock, jeden Arbeiter und drei Karten.
tuscany-about-clock = ausgelegte eigene Plättchen
tuscany-about-clock-effect = Jedes Plättchen, das du nimmst, bringt eines von deinen in die Mitte. Hat jemand als Erster 7, 14 und 21 ausgelegt, wird die Runde beendet, und Grün kommt zu Rot dazu.
tuscany-about-clock-value = noch { $left } eigene Plättchen, { $next } bis zur nächsten Wertung
tuscany-about-area = Farbgebiet, { web-tuscany-colour }
tuscany-about-area-effect = Felder einer Farbe, die aneinandergrenzen. Ein vollständiges Gebiet bringt grüne Punkte: 1 für ein Feld, 3 für zwei, 6 für drei.
tuscany-about-hand = Handkarten
tuscany-about-hand-effect = Die anderen sehen sie nicht; du darfst beliebig viele haben.
tuscany-about-start-effect = Beginnt jede Runde. Gewertet wird, wenn die Runde zu Ende ist.
tuscany-about-marker = { $name }: { $value }
tuscany-about-agriculture = Landwirtschaftsplättchen
