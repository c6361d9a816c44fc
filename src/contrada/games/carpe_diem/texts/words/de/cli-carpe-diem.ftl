# Der Tisch von Carpe Diem am Terminal
cli-carpe-diem-now = Durchgang { $phase } von 4, Runde { $round } von 7
cli-carpe-diem-scoring = Wertung { $phase } von 4
cli-carpe-diem-supply = Vorrat: { $light } helle Plättchen, { $dark } dunkle Plättchen, { $fountains } Brunnenkarten
cli-carpe-diem-way = hierher
cli-carpe-diem-seals = Siegelfelder ({ $count })
cli-carpe-diem-cards = Wertungskarten
cli-carpe-diem-red = gib
cli-carpe-diem-green = je
cli-carpe-diem-vp = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
cli-carpe-diem-step = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
cli-carpe-diem-track = Banderolenleiste, wer zuerst wertet vorne: { $spaces }
cli-carpe-diem-players = Spieler
cli-carpe-diem-player = Spieler
cli-carpe-diem-goods = Waren, Münzen, Brote
cli-carpe-diem-fountains = Brunnenkarten
cli-carpe-diem-stored = Lager
cli-carpe-diem-finished = Fertig
cli-carpe-diem-hand = Zu bauen
cli-carpe-diem-turn-0 = ungedreht
cli-carpe-diem-turn-1 = nach rechts
cli-carpe-diem-turn-2 = um 180°
cli-carpe-diem-turn-3 = nach links
cli-carpe-diem-district = Dein Stadtviertel
cli-carpe-diem-districts = Stadtviertel
cli-carpe-diem-legend =
    Ein Buchstabe im Rand eines Plättchens ist eine Öffnung, P für einen Teich und so weiter (alle Buchstaben stehen unter dem Plan); (P) ist fertig.
    Im Plättchen: ▴ ein Schornstein, ▲ zwei, M B F Markt, Backstube, Brunnen, ▪ nichts. Im leeren Feld: ⚑ eine Banderole, × hier passt kein Plättchen mehr.
    Am Rahmen: P5 ist eine Aufgabe für 5 Punkte, ✓ erfüllt, × nicht mehr möglich. ♟A ist die Spielfigur, ●A eine Scheibe von Spieler A, ○3 das freie Kreisfeld 3.
    Auf dem Rundweg: ◂ wohin der Zug führt. Spieler: ▸ ist am Zug, * beginnt den Durchgang.
    Brunnenkarten: P bringt Punkte für jeden fertigen Teich. Fertig: 2P 7▴ sind zwei Teiche und insgesamt sieben Schornsteine. Auf einer Karte: ✓ erfüllt, (−4) noch nicht.
