palazzo-title = Palazzo

palazzo-option-price-count = Lagerbestand, der für den Preis zählt
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
palazzo-opening = 3er-Certificato
palazzo-builder = Baumeister
palazzo-quarry = Steinbruch
palazzo-warehouse = Lager
palazzo-tie = { $who } { $money } (bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
})

# Was möglich ist
palazzo-do-take-money = Geld nehmen
palazzo-do-reveal = Bauteile kaufen oder versteigern: zwei Kärtchen aufdecken
palazzo-do-rebuild = Umbauen
palazzo-do-auction = Versteigern
palazzo-do-share-out = Verteilen
palazzo-do-pass = Passen
palazzo-do-confirm = Fertig: diese Karten legen
palazzo-do-take-card = { $card } nehmen
palazzo-do-take-two = { $card } und { $and } nehmen
palazzo-do-lay-triple = 3er-Gruppe aus den { $value }ern aller drei Währungen legen (15)
palazzo-do-lay-card = { $card } legen
palazzo-do-discard-card = Bezahlen mit: { $card }
palazzo-do-buy = Die { $tile } kaufen
palazzo-do-buy-two = Die { $tile } und die { $and } kaufen
palazzo-do-take-tile = Die { $tile } nehmen
palazzo-do-build-new = Mit der { $tile } einen neuen Palazzo beginnen
palazzo-do-build-on = Die { $tile } auf Palazzo { $palazzo } bauen
palazzo-do-discard-tile = Die { $tile } abwerfen
palazzo-do-take-out = Etage { $floor } aus Palazzo { $palazzo } ausbauen
palazzo-do-put-in = Die { $tile } in Palazzo { $palazzo } einbauen
palazzo-do-scrap = Die { $tile } aus dem Spiel nehmen

# Was geschehen ist
palazzo-log-starter = { $seat } beginnt.
palazzo-log-deal = { $to } erhält: { $card }.
palazzo-log-deal-many = { $to } erhält { $count } Karten: { $items }.
palazzo-log-deal-item = { $card }
palazzo-log-deal-hidden = { $to } erhält eine Karte.
palazzo-log-deal-hidden-many = { $count } Karten werden verdeckt ausgeteilt: { $items }.
palazzo-log-deal-hidden-item = { $to }
palazzo-log-set-up = { $quarry ->
    [0] Im Lager ausgelegt
   *[other] Auf Steinbruch { $quarry } ausgelegt
}: { $tile }.
palazzo-log-set-up-many = { $count } Bauteile werden ausgelegt: { $items }.
palazzo-log-set-up-item = { $quarry ->
    [0] im Lager
   *[other] auf Steinbruch { $quarry }
} { $tile }
palazzo-log-reveal-card = Aufgedeckt: { $card }.
palazzo-log-reveal-card-many = Aufgedeckt: { $items }.
palazzo-log-reveal-card-item = { $card }
palazzo-log-reveal-last-card = Aufgedeckt: { $card }, die letzte Karte des Stapels. Aus { $shuffled ->
    [one] der abgelegten Karte
   *[other] den { $shuffled } abgelegten Karten
} wird der neue Stapel.
palazzo-log-reveal-tile = { $quarry ->
    [0] Ins Lager
   *[other] Auf Steinbruch { $quarry }
}: { $tile }.
palazzo-log-reveal-tile-many = Aufgedeckt: { $items }.
palazzo-log-reveal-tile-item = { $quarry ->
    [0] ins Lager
   *[other] auf Steinbruch { $quarry }
} { $tile }
palazzo-log-reveal-rider = Ein Reiter trifft ein, Nummer { $riders } von { $of }.{ $riders ->
    [5] { " " }Das Spiel ist zu Ende.
   *[other] { "" }
}
palazzo-log-take-money = { $who } nimmt Geld.{ $shuffled ->
    [0] { "" }
    [one] { " " }Aus der abgelegten Karte wird der neue Stapel.
   *[other] { " " }Aus den { $shuffled } abgelegten Karten wird der neue Stapel.
}
palazzo-log-take-cards = { $who } nimmt: { $cards }.
palazzo-log-reveal = { $who } deckt zwei Kärtchen auf.
palazzo-log-bought = { $who } kauft für { $price }: { $tiles }. Bezahlt: { $paid } ({ $cards }).
palazzo-log-bought-free = { $who } nimmt aus dem vollen Lager umsonst: { $tiles }.
palazzo-log-auction = { $who } eröffnet die Versteigerung von Steinbruch { $quarry } mit dem 3er-Certificato: { $tiles }.
palazzo-log-share-out = { $who } versetzt den Baumeister auf Steinbruch { $quarry }, dessen Bauteile verteilt werden: { $tiles }.
palazzo-log-auction-nothing = { $who } versteigert, doch auf keinem Steinbruch liegt ein Bauteil.
palazzo-log-bid = { $who } bietet { $total }: { $cards }.
palazzo-log-raise = { $who } bietet { $total }: { $laid }, dazu { $cards }.
palazzo-log-pass = { $who } passt.
palazzo-log-pass-and-won = { $who } passt. { $winner } gewinnt mit einem Gebot von { $total } und erhält { $tiles }. Bezahlt: { $cards }.
palazzo-log-pass-and-free = { $who } passt. { $winner } gewinnt mit dem ersten Gebot von { $total }, zahlt nichts und erhält { $tiles }.
palazzo-log-take-tile = { $who } nimmt die { $tile }.
palazzo-log-build-new = { $who } beginnt mit der { $tile } einen neuen Palazzo.{ $boxed ->
    [0] { "" }
   *[other] { " " }Der Rest kommt in die Schachtel: { $left }.
}
palazzo-log-build-on = { $who } baut die { $tile } auf Palazzo { $palazzo }.{ $boxed ->
    [0] { "" }
   *[other] { " " }Der Rest kommt in die Schachtel: { $left }.
}
palazzo-log-discard-tile = { $who } wirft die { $tile } ab.{ $boxed ->
    [0] { "" }
   *[other] { " " }Der Rest kommt in die Schachtel: { $left }.
}
palazzo-log-rebuilt-take-out = { $who } baut die { $tile } aus Palazzo { $palazzo } aus. Bezahlt: { $card }.
palazzo-log-rebuilt-put-in = { $who } baut die { $tile } in Palazzo { $palazzo } ein. Bezahlt: { $card }.
palazzo-log-rebuilt-scrap = { $who } nimmt die { $tile } aus dem Spiel. Bezahlt: { $card }.

# Was jetzt zu tun ist
palazzo-prompt-turn = Du bist am Zug: Geld nehmen, Bauteile kaufen oder versteigern, oder umbauen.
palazzo-prompt-taking-money = Nimm { $cards ->
    [one] eine Karte
   *[other] zwei Karten
} aus der Auslage.
palazzo-prompt-market = { $buy ->
    [yes] Kaufe ein oder zwei Bauteile aus dem Lager für je { $price } oder { $next ->
        [auction] versteigere die Bauteile auf Steinbruch { $quarry }
        [share] verteile die Bauteile auf Steinbruch { $quarry }
       *[none] wähle „Versteigern“; auf keinem Steinbruch liegt ein Bauteil, dein Zug wäre damit zu Ende
    }.
   *[no] { $next ->
        [auction] Für je { $price } kannst du nichts kaufen: Versteigere die Bauteile auf Steinbruch { $quarry }
        [share] Für je { $price } kannst du nichts kaufen: Verteile die Bauteile auf Steinbruch { $quarry }
       *[none] Für je { $price } kannst du nichts kaufen, und auf keinem Steinbruch liegt ein Bauteil: Beende deinen Zug mit „Versteigern“
    }.
}
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
palazzo-prompt-rebuilding = Was möchtest du umbauen?
palazzo-prompt-paying-rebuild = Wähle die Karte, die den Umbau bezahlt.
palazzo-prompt-chance = Karten und Bauteile werden aufgedeckt.
palazzo-prompt-over = Das Spiel ist zu Ende.{ $tied ->
    [0] { "" }
   *[other] { " " }Gleichstand; es entscheidet die größere Zahlung aus dem restlichen Geld: { $ties }.
}
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
