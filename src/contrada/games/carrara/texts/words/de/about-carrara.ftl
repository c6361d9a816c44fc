# Die Karte „Was ist das?“: was Teile, Felder und Zahlen bedeuten
carrara-about-block = Marmor. Eine Stadt nimmt ihre eigene Farbe und alle teureren an. Von billig bis teuer: Lila, Blau, Grün, Rot, Gelb, Weiß.
carrara-about-block-price = { $coins ->
    [0] kostenlos am Ort { $location }
    [one] 1 Münze am Ort { $location }
   *[other] { $coins } Münzen am Ort { $location }
}
carrara-about-hand = Hinter deinem Sichtschirm: Du bezahlst damit Gebäude. Zwei gleiche zählen als einer der nächstteureren Farbe.
carrara-about-hand-count = du hast { $count }
carrara-about-location-name = Ort { $location }
carrara-about-location = In einem Zug kaufst du von einem Ort. Mit jeder Drehung des Rads rücken die Bausteine einen Ort weiter und werden billiger; von VI kommen sie wieder zu I.
carrara-about-location-prices = { $prices }
carrara-about-segment-item = Kaufst du alle Bausteine, die hier noch liegen, darfst du { $decoration } oder { $statue } aus dem Vorrat nehmen.
carrara-about-bag-name = Der Beutel
carrara-about-bag = Nach einer Drehung des Rads wird von hier nachgelegt, bis elf Bausteine auf dem Rad liegen. Bezahlte Bausteine kommen wieder hinein.
carrara-about-bag-count = { $count ->
    [0] leer
    [one] 1 Baustein darin
   *[other] { $count } Bausteine darin
}
carrara-about-turn-name = Das Rad drehen
carrara-about-turn = Bevor du kaufst, darfst du das Rad um einen Ort drehen. Dann kommen neue Bausteine an Ort I.
carrara-about-turn-both-name = Beide Räder drehen
carrara-about-turn-both = Bevor du kaufst, drehst du: beide Räder, dann kommen neue Bausteine an Ort I; oder nur das Statuen-Rad, dann kommen keine.
carrara-about-statue-wheel-name = Statuen-Rad, Ort { $location }: { $statue }
carrara-about-building = Es kostet so viele Bausteine wie sein Wert, in Farben, die seine Stadt annimmt. Sein Wert zählt, wenn du seine Stadt, seinen Typ oder seine Landschaft wertest.
carrara-about-building-value = Wert { $value }, { $landscape }
carrara-about-building-decoration = Seine Dekoration, { $decoration }, erhöht den Wert um 1.
carrara-about-building-statue = Darauf: { $statue }.
carrara-about-monument = Wert 8. Es kostet 8 Bausteine oder ersetzt dein Gebäude des gleichen Typs: Dann zahlst du nur den Unterschied. Dazu bekommst du eine Verbesserung deiner Wahl.
carrara-about-improvement = Gibt es zu einem Denkmal. Sie erhöht, was ihre Stadt dir für jeden Punkt Wert gibt.
carrara-about-improvement-gives = { $reward } statt { $before } für jeden Punkt Wert
carrara-about-stack-name = Der Gebäudestapel
carrara-about-stack = Daraus wird die Auslage aufgefüllt. Ist er leer und hat jemand alle Wertungssteine eingesetzt, kommt das Ende.
carrara-about-bonus-name = Königlicher Hof: { $bonus }
carrara-about-bonus = Zum Werten nimmst du deinen Stein von einem Bonusfeld und erhältst den Bonus. Dann hast du den Königlichen Besuch: Die anderen folgen in ihrem nächsten Zug von demselben Feld, oder ihr Stein kommt in den offenen Bereich.
carrara-about-stones-of = Steine von { $names }.
carrara-about-stones-none = Keine Steine mehr.
carrara-about-open-area = Steine hier bringen keinen Bonus. Sie werten, sobald alle Bonusfelder leer sind.
carrara-about-city-field-name = { $city }: Stadtfeld
carrara-about-city-field = Nur eine Person wertet es im ganzen Spiel. Es braucht { $minimum } Gebäude in dieser Stadt; ihre Werte werden addiert und mit der Belohnung der Stadt multipliziert.
carrara-about-type-field-name = Gebäudetyp { $type }
carrara-about-type-field = Jedes deiner Gebäude dieses Typs gibt, wo immer es steht, seinen Wert mal die Belohnung seiner Stadt.
carrara-about-landscape-field-name = Landschaft: { $landscape }
carrara-about-landscape-field = Die Werte aller deiner Gebäude dieser Landschaft, mal { $reward }. Die Belohnungen der Städte zählen hier nicht.
carrara-about-pair-field = Jedes Gebäude mit Statue in einer dieser beiden Städte gibt seinen Wert mal die Belohnung seiner Stadt.
carrara-about-money-field = Zeige mindestens { $minimum } Münzen, und am Ende geben dir { $rate } Münzen 1 SP statt 5 Münzen 1 SP. Die Münzen behältst du. Nur eine Person, und jede nur ein solches Feld.
carrara-about-gives = es gäbe { $reward }
carrara-about-gives-nothing = es gäbe nichts
carrara-about-scored-by = gewertet von { $who }
carrara-about-column = Hier baust du mit Bausteinen in: { $accepts }. Zwei der nächstbilligeren Farbe zählen als einer.
carrara-about-column-cheapest = Hier baust du mit Bausteinen aller sechs Farben.
carrara-about-column-gives = { $reward } für jeden Punkt Wert
carrara-about-column-value = { $count ->
    [0] noch kein Gebäude
    [one] 1 Gebäude, zusammen Wert { $value }
   *[other] { $count } Gebäude, zusammen Wert { $value }
}
carrara-about-ranks = Meiste Statuen in dieser Stadt am Ende: { $points } SP für den ersten, zweiten und dritten Rang. Bei Gleichstand gilt für alle der nächstniedrigere Rang.
carrara-about-coins-name = Münzen
carrara-about-coins = Damit bezahlst du Bausteine. Am Ende sind 5 Münzen 1 SP.
carrara-about-coins-count = { $count ->
    [one] du hast 1
   *[other] du hast { $count }
}
carrara-about-points-name = Siegpunkte
carrara-about-points = Wer am Ende die meisten hat, gewinnt. Münzen und in der fortgeschrittenen Version Dekorationen und Statuen kommen am Ende dazu.
carrara-about-stones-name = Wertungssteine
carrara-about-stones = Jeder wertet ein Feld. Sind alle deine eingesetzt, gibt ein Gebäude sofort seinen Wert in SP.
carrara-about-stones-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
carrara-about-ending-name = Punkte am Ende
carrara-about-ending = Was du zu den bisherigen Punkten bekämst, wenn das Spiel jetzt endete.
carrara-about-decoration = Kommt auf ein eigenes Gebäude ihres Typs und erhöht dessen Wert um 1. Am Ende bringen gleiche Dekorationen auf deinen Gebäuden SP: { $points } für 1 bis 7.
carrara-about-statue = Kommt auf ein eigenes Gebäude in einer Stadt, die ihre Farbe annimmt. Sie zählt für die Statuenfelder und am Ende für die meisten Statuen in der Stadt.
carrara-about-gold = Kommt auf ein beliebiges deiner Gebäude. Man kann sie nicht kaufen; abgelehnt oder abgeworfen, kommt sie in die Schachtel.
carrara-about-buy-item = Einmal in deinem Zug darfst du eine aus dem Vorrat für 10 Münzen kaufen und sofort platzieren; eine gekaufte Statue nur in der Stadt ihrer Farbe.
carrara-about-supply-count = noch { $count }
carrara-about-store-name = { $number ->
    [one] Erstes Lagerhaus
   *[other] Zweites Lagerhaus
}
carrara-about-store = Bewahrt eine Dekoration oder Statue auf, bis du sie in einem späteren Zug platzierst. Sind beide voll, muss für etwas Neues etwas abgeworfen werden.
carrara-about-store-holds = darin { $item }
carrara-about-store-empty = leer
carrara-about-screen-name = Sichtschirm
carrara-about-screen = Dahinter liegen Münzen und Bausteine verdeckt.
