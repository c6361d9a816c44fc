palazzo-title = Palazzo

palazzo-option-price-count = Der Preis eines Bauteils zählt das Lager
palazzo-option-price-count-after-reveal = nach dem Aufdecken
palazzo-option-price-count-before-reveal = vor dem Aufdecken
palazzo-option-starter = Wer beginnt
palazzo-option-starter-first-seat = der erste Platz
palazzo-option-starter-random = wird ausgelost

# Spielmaterial
palazzo-tile = { $material ->
    [brick] Ziegel
    [sandstone] Sandstein
   *[marble] Marmor
}-Etage { $floor } mit { $windows ->
    [one] 1 Fenster
   *[other] { $windows } Fenstern
}
palazzo-rider = Reiter
palazzo-card = { $currency ->
    [brown] Braun
    [green] Grün
   *[blue] Blau
} { $value }
palazzo-certificate = 2er-Certificato

# Was möglich ist
palazzo-do-take-money = Geld nehmen
palazzo-do-reveal = Bauteile kaufen oder versteigern: zwei Kärtchen aufdecken
palazzo-do-rebuild = Umbauen
palazzo-do-auction = Versteigern
palazzo-do-pass = Passen
palazzo-do-confirm = Fertig: diese Karten legen
palazzo-do-take-card = { $card } nehmen
palazzo-do-take-two = { $card } und { $and } nehmen
palazzo-do-lay-triple = Drei { $value }er in allen drei Währungen legen (15)
palazzo-do-lay-card = { $card } legen
palazzo-do-discard-card = Mit { $card } bezahlen
palazzo-do-buy = { $tile } kaufen
palazzo-do-buy-two = { $tile } und { $and } kaufen
palazzo-do-take-tile = { $tile } nehmen
palazzo-do-build-new = Neuen Palazzo beginnen mit { $tile }
palazzo-do-build-on = { $tile } auf Palazzo { $palazzo } bauen
palazzo-do-discard-tile = { $tile } abwerfen
palazzo-do-take-out = Etage { $floor } aus Palazzo { $palazzo } ausbauen
palazzo-do-put-in = { $tile } in Palazzo { $palazzo } einbauen
palazzo-do-scrap = { $tile } aus dem Spiel nehmen

# Was geschehen ist
palazzo-log-starter = { $seat } beginnt.
palazzo-log-deal = { $to } erhält { $card }.
palazzo-log-deal-hidden = { $to } erhält eine Karte.
palazzo-log-reveal-card = { $card } wird aufgedeckt.
palazzo-log-reveal-to-warehouse = { $tile } kommt ins Lager.
palazzo-log-reveal-to-quarry = { $tile } kommt auf Steinbruch { $quarry }.
palazzo-log-reveal-rider = Ein Reiter trifft ein, Nummer { $riders } von { $of }.
palazzo-log-take-money = { $who } nimmt Geld.
palazzo-log-take-cards = { $who } nimmt { $cards }.
palazzo-log-reveal = { $who } deckt Bauteile auf.
palazzo-log-bought = { $who } kauft { $tiles } für { $price } und zahlt { $paid } ({ $cards }).
palazzo-log-auction = { $who } versteigert Steinbruch { $quarry }: { $tiles }. Das erste Gebot ist 3.
palazzo-log-share-out = { $who } versetzt den Baumeister auf Steinbruch { $quarry }, der verteilt wird: { $tiles }.
palazzo-log-auction-nothing = { $who } versteigert, doch auf keinem Steinbruch liegt ein Bauteil.
palazzo-log-bid = { $who } bietet { $total } und legt dazu { $cards }.
palazzo-log-pass = { $who } passt.
palazzo-log-pass-and-won = { $who } passt. { $winner } ersteigert { $tiles } mit einem Gebot von { $total } und zahlt: { $cards }.
palazzo-log-take-tile = { $who } nimmt { $tile }.
palazzo-log-build-new = { $who } beginnt einen neuen Palazzo mit { $tile }.
palazzo-log-build-on = { $who } baut { $tile } auf Palazzo { $palazzo }.
palazzo-log-discard-tile = { $who } wirft { $tile } ab.
palazzo-log-rebuilt-take-out = { $who } zahlt { $card } und baut { $tile } aus Palazzo { $palazzo } aus.
palazzo-log-rebuilt-put-in = { $who } zahlt { $card } und baut { $tile } in Palazzo { $palazzo } ein.
palazzo-log-rebuilt-scrap = { $who } zahlt { $card } und nimmt { $tile } aus dem Spiel.

# Was jetzt zu tun ist
palazzo-prompt-turn = Du bist am Zug: Geld nehmen, Bauteile kaufen oder versteigern, oder umbauen.
palazzo-prompt-taking-money = Nimm { $cards ->
    [one] eine Karte
   *[other] zwei Karten
} aus der Auslage.
palazzo-prompt-market = Kaufe ein oder zwei Bauteile aus dem Lager für je { $price }, oder versteigere.
palazzo-prompt-paying = Zahle mindestens { $price }; gelegt sind { $laid }.
palazzo-prompt-bidding = { $started ->
    [yes] Biete mindestens { $goal }; gelegt sind { $laid }.
   *[no] Biete mindestens { $goal } oder passe. { $laid ->
        [0] Du hast noch nichts gelegt.
       *[other] Dein Gebot steht bei { $laid }.
    }
}
palazzo-prompt-sharing = Nimm ein Bauteil vom Steinbruch.
palazzo-prompt-building = Verbaue oder wirf ab: { $tiles }.
palazzo-prompt-rebuilding = Was willst du umbauen?
palazzo-prompt-paying-rebuild = Wähle die Karte, die den Umbau bezahlt.
palazzo-prompt-chance = Karten und Bauteile werden aufgedeckt.
palazzo-prompt-over = Das Spiel ist zu Ende.
palazzo-prompt-wait = { $phase ->
    [taking-money] { $who } nimmt Geld.
    [market] { $who } entscheidet, ob gekauft oder versteigert wird.
    [bidding] { $who } bietet oder passt.
    [sharing] { $who } nimmt ein Bauteil.
    [building] { $who } baut.
   *[other] { $who } ist am Zug.
}

# Woher die Punkte kommen
palazzo-score-windows = Fenster
palazzo-score-height = Vierte und fünfte Etagen
palazzo-score-purity = Ein einziger Baustoff
palazzo-score-lone = Palazzi mit nur einer Etage

# Anweisungen für später
palazzo-order-pass-auction = In dieser Versteigerung passen
palazzo-order-bid-up-to = Bis { $most } bieten, dann passen
