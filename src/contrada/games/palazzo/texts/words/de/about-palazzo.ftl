# Die Karte „Was ist das?“: was Teile, Felder und Zahlen sind
palazzo-about-tile = Eine Etage eines Palazzos. Etagen steigen von unten nach oben auf; Lücken sind erlaubt, keine Etage zweimal. Ab drei Etagen zählen die Fenster.
palazzo-about-tile-gain = ändert deine Punkte um { $points }
palazzo-about-tile-price = kostet { $price }
palazzo-about-tile-paid = du bezahlst es gerade
palazzo-about-tile-lot = wird mitversteigert: Das Höchstgebot bekommt alle Bauteile
palazzo-about-tile-build = wird in diesem Zug verbaut oder kommt aus dem Spiel
palazzo-about-floor-proposed = Hier läge das Bauteil. Klicken oder hierher ziehen verbaut es.
palazzo-about-warehouse = Von zwei aufgedeckten Bauteilen kommt das erste hierher. Du darfst eines oder zwei kaufen; je mehr hier liegen, desto billiger sind sie.
palazzo-about-count = { $count ->
    [0] kein Bauteil
    [one] 1 Bauteil
   *[other] { $count } Bauteile
}
palazzo-about-price-name = Preis eines Bauteils
palazzo-about-price = 10 minus die Zahl der Bauteile im Lager. Zwei kosten jeweils diesen Preis und werden zusammen bezahlt; ab zehn Bauteilen sind sie umsonst.
palazzo-about-price-now = { $price } für eines, { $both } für zwei
palazzo-about-quarry = Kommt der Baumeister hierher, werden bis zu { $most } Bauteile gemeinsam versteigert. { $shared } oder mehr werden verteilt: Jeder nimmt sich umsonst eines. Der Pfeil zeigt, wohin er als Nächstes zieht.
palazzo-about-builder = Beim Versteigern zieht er im Uhrzeigersinn zum nächsten Steinbruch mit Bauteilen. Von seinem Steinbruch aus zählt ein neues Bauteil: so viele Steinbrüche weiter, wie es Fenster hat.
palazzo-about-builder-at = er steht auf Steinbruch { $quarry }
palazzo-about-builder-goes = er würde zu Steinbruch { $quarry } ziehen
palazzo-about-stack-name = Stapel { $stack }
palazzo-about-stack = Klicke ihn an, um zu kaufen oder zu versteigern: Zuerst werden zwei Kärtchen aufgedeckt. Die Stapel kommen in der Reihenfolge I, II, III; in Stapel III sind auch die fünf Reiter.
palazzo-about-stack-next = das nächste Bauteil kommt von hier
palazzo-about-riders-name = Reiter
palazzo-about-riders = Sie sind in Stapel III. Ein Reiter nimmt den Platz eines Bauteils ein. Mit dem fünften ist das Spiel sofort zu Ende.
palazzo-about-riders-now = { $riders } von 5 sind da
palazzo-about-deck-name = Geldstapel
palazzo-about-deck = Klicke ihn an, um Geld zu nehmen: Es wird eine Karte mehr aufgedeckt, als Spieler da sind. Du nimmst zwei, alle anderen je eine.
palazzo-about-cards = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
palazzo-about-discards-name = Ablagestapel
palazzo-about-discards = Bezahlte Karten liegen hier offen; ein Klick zeigt alle. Ist der Geldstapel leer, werden sie zu einem neuen gemischt.
palazzo-about-card = Zahlt zusammen mit Karten derselben Währung, mit Certificati und 3er-Gruppen. Dieser Wert in jeder Währung einmal ist eine 3er-Gruppe: immer 15.
palazzo-about-card-held = du hast { $count } in dieser Währung, zusammen { $sum }
palazzo-about-certificate = Passt zu jeder Währung. Drei davon, zusammen gelegt, sind eine 3er-Gruppe: 15.
palazzo-about-certificate-held = { $count ->
    [one] du hast 1
   *[other] du hast { $count }
}
palazzo-about-opening = Eröffnet jede Versteigerung als Gebot von 3. Es passt zu jeder Währung, gehört nie zu einer 3er-Gruppe und kommt immer zurück.
palazzo-about-hand-name = Hand von { $who }
palazzo-about-hand = Wie viele Karten jemand hat, ist offen. Welche es sind, ist geheim, außer bei Karten, die alle gesehen haben.
palazzo-about-triple-name = 3er-Gruppe
palazzo-about-triple = Drei Karten gleichen Werts, in jeder Währung eine, oder drei Certificati, auf einmal gelegt. Immer 15 wert, und passt zu jeder Währung.
palazzo-about-paid-name = Gelegt und nötig
palazzo-about-paid = Der Wert der gelegten Karten und was zu zahlen ist. Du darfst zu viel zahlen, Wechselgeld gibt es nicht.
palazzo-about-bid = Der Wert deines Gebots und das Mindeste, um das Höchstgebot zu überbieten. Was in einem früheren Gebot gelegt wurde, bleibt liegen.
palazzo-about-paid-now = { $value } von { $goal }
palazzo-about-missing-name = Noch nötig
palazzo-about-missing = Eine gelegte Karte anderer Währung muss Teil einer 3er-Gruppe werden: Lege auch diese Karten oder nimm sie zurück.
palazzo-about-way = Ein Vorschlag: Ein Klick legt diese Karten und beendet die Zahlung.
palazzo-about-way-bid = Ein Vorschlag: Ein Klick legt diese Karten und gibt das Gebot ab.
palazzo-about-way-more = { $more } mehr als nötig
palazzo-about-palazzo-name = Punkte dieses Palazzos
palazzo-about-palazzo = Eine Etage −5, zwei 0, drei die Fenster, vier die Fenster + 3, fünf die Fenster + 6. Aus einem einzigen Baustoff: mit drei oder vier Etagen 3 mehr, mit fünf 6 mehr.
palazzo-about-palazzo-now = Etagen: { $floors }, Fenster: { $windows }
palazzo-about-palazzo-pure = ein einziger Baustoff
palazzo-about-points-name = Punkte von { $who }
palazzo-about-points = Alle Palazzi, wie sie jetzt stehen. Wer die meisten Punkte hat, wenn der fünfte Reiter kommt, gewinnt.
palazzo-about-money-name = Restliches Geld
palazzo-about-money = Die größte einzelne Zahlung mit diesen Karten. Sie entscheidet bei Gleichstand, sonst nichts.
palazzo-about-gain-name = Änderung deiner Punkte
palazzo-about-gain = Was deine Palazzi gleich danach mehr oder weniger zählen würden.
palazzo-about-lot-name = Was sie dir bringen
palazzo-about-lot = Was deine Palazzi gewinnen würden, wenn du alle Bauteile dieser Versteigerung bekämst und so gut wie möglich verbautest.
palazzo-about-new-name = Neuer Palazzo
palazzo-about-new = Ein Bauteil darf immer einen neuen Palazzo beginnen, gleich welche Etage es ist. Mit nur einer Etage zählt er −5, bis er wächst.
palazzo-about-box-name = Aus dem Spiel
palazzo-about-box = Ein Bauteil, das nirgends hilft, darfst du weglegen. Es kommt nicht zurück.
palazzo-about-scaffold-name = Umbauen
palazzo-about-scaffold = Für eine Geldkarte: eine Etage aus einem Palazzo ausbauen, ein einzelnes Bauteil an seiner Stelle einbauen oder ein einzelnes Bauteil aus dem Spiel nehmen.
palazzo-about-bid-name = Gebot von { $who }
palazzo-about-bid-of = Wer dabeibleiben will, überbietet das Höchstgebot und legt dafür Karten hinzu. Wer passt, nimmt alle gelegten Karten zurück; wer übrig bleibt, zahlt und bekommt alle Bauteile.
palazzo-about-bid-now = { $state ->
    [passed] hat gepasst
    [leads] { $bid }, das Höchstgebot
   *[other] { $bid }
}
