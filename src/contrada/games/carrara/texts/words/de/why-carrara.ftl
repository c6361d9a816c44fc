# Warum etwas jetzt nicht geht
carrara-why-moving = Wähle zuerst ein Gebäude für { $item }.
carrara-why-visit = { $who } hat den Marker „Königlicher Besuch“: Folge zuerst, oder verzichte.
carrara-why-placing = Entscheide zuerst, wohin { $item } kommt.
carrara-why-building = Eine Aktion je Zug, und du baust gerade: { $building }.
carrara-why-buying = Eine Aktion je Zug, und du kaufst gerade Bausteine.
carrara-why-improving = Wähle zuerst die Verbesserung, die du mit dem Denkmal erhältst.
carrara-why-taking = Wähle zuerst, was du nimmst, oder nimm nichts.
carrara-why-scoring = Du hast einen Wertungsstein in der Hand: Wähle zuerst sein Wertungsfeld.
carrara-why-finishing = Deine Aktion in diesem Zug ist getan.
carrara-why-action-first = Kaufe zuerst Bausteine, baue, werte oder passe.
carrara-why-only-advanced = Nur in der fortgeschrittenen Version.
carrara-why-one-wheel = In der normalen Version gibt es nur ein Rad.
carrara-why-two-wheels = Drehe zuerst beide Räder oder nur das Statuen-Rad.
carrara-why-wheel-first = Drehe zuerst das Rad, oder entscheide dich, ohne Drehen zu kaufen.
carrara-why-wheel-empty = Auf dem Rad liegen keine Bausteine.
carrara-why-nothing-affordable = Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, und kein Baustein auf dem Rad kostet so wenig.
carrara-why-affordable = Es gibt einen Baustein, den du dir leisten kannst.
carrara-why-turn-first = Du zeigst deine Münzen nur, wenn du dir nach dem Drehen nichts leisten kannst.
carrara-why-cart-empty = Du hast noch keinen Baustein ausgewählt.
carrara-why-one-segment = Du kaufst nur an einem Ort: Ausgewählt sind Bausteine vom Ort { $location }.
carrara-why-no-block = Am Ort { $location } liegt diese Farbe nicht: { $block }.
carrara-why-no-more-blocks = Alle Bausteine dieser Farbe vom Ort { $location } sind schon ausgewählt: { $block }.
carrara-why-price = { $cart ->
    [0] Kostet { $price }, du hast { $coins }.
   *[other] Kostet { $price }, dir bleiben neben der Auswahl { $coins }.
}
carrara-why-monument-gone = Das { $building } ist schon gebaut.
carrara-why-not-on-display = Dieses Gebäude liegt nicht aus: { $building }.
carrara-why-monument-blocks = Das { $building } kostet { $need } Bausteine oder den Unterschied zu einem Gebäude seines Typs; du hast { $have ->
    [one] 1 Baustein
   *[other] { $have } Bausteine
} und kannst damit nichts aufwerten.
carrara-why-blocks = Kostet { $need ->
    [one] 1 Baustein
   *[other] { $need } Bausteine
}, du hast { $have }.
carrara-why-same-tile = Es gibt zwei gleiche: Wähle das andere.
carrara-why-building-first = Wähle zuerst, was du baust.
carrara-why-city-blocks = In { $city } kostet das { $need }; deine Bausteine reichen dort für { $have }.
carrara-why-not-there = Dieses Gebäude hast du in { $city } nicht: { $building }.
carrara-why-already-monument = Das { $building } ist schon ein Denkmal.
carrara-why-monument-first = Wähle zuerst das Denkmal.
carrara-why-not-over = Nur ein Denkmal ersetzt ein Gebäude; du baust gerade: { $building }.
carrara-why-other-type = Das { $monument } ersetzt nur ein Gebäude seines eigenen Typs.
carrara-why-paid = Die Bezahlung ist vollständig.
carrara-why-not-accepted = In { $city } ist diese Farbe nicht erlaubt: { $block }.
carrara-why-no-block-left = Von dieser Farbe hast du keinen Baustein mehr: { $block }.
carrara-why-exchange-pointless = In { $city } ist diese Farbe erlaubt ({ $block }): Zahle die Bausteine einzeln.
carrara-why-exchange-chained = In { $city } tauscht man nur die nächstbilligere Farbe zwei zu eins; diese ist zu billig: { $block }.
carrara-why-exchange-few = Nötig sind zwei Bausteine dieser Farbe ({ $block }), du hast { $have }.
carrara-why-due = Es { $due ->
    [one] fehlt noch 1 Baustein.
   *[other] fehlen noch { $due } Bausteine.
}
carrara-why-no-improvement = Diese Verbesserung gibt es in dieser Schachtel nicht.
carrara-why-improvement-gone = Diese Verbesserung ist schon vergeben.
carrara-why-improved = Du hast { $city } schon verbessert: eine Verbesserung je Stadt.
carrara-why-same-improvement = Es gibt zwei gleiche: Wähle die andere.
carrara-why-with-monument = Eine Verbesserung erhält man nur mit einem Denkmal.
carrara-why-nothing-to-score = Du hast nichts zu werten, auch nicht mit dem Bonus.
carrara-why-forgone = Du hast auf den Königlichen Besuch verzichtet: In diesem Zug wertest du nicht.
carrara-why-no-visit = Es gibt keinen Königlichen Besuch, dem du folgen könntest.
carrara-why-followed = Du bist dem Königlichen Besuch schon gefolgt.
carrara-why-no-bonus = Am Königlichen Hof gibt es keinen solchen Bonus: { $bonus }.
carrara-why-no-stone = Bei diesem Bonus liegt kein Wertungsstein von dir mehr: { $bonus }.
carrara-why-no-open-stone = Im offenen Bereich liegt kein Wertungsstein von dir.
carrara-why-bonus-fields-first = Steine im offenen Bereich darf man erst nutzen, wenn alle Bonusbereiche leer sind.
carrara-why-scored-self = Dieses Feld hast du schon gewertet.
carrara-why-scored = Schon gewertet: { $who }.
carrara-why-stone-first = Nimm zuerst einen Wertungsstein vom Königlichen Hof.
carrara-why-minimum = Nötig sind { $need } Gebäude in { $city }, du hast { $have }.
carrara-why-no-building = Für dieses Wertungsfeld hast du kein Gebäude: { $field }.
carrara-why-one-money-field = Du darfst nur ein Geldwertungsfeld beanspruchen.
carrara-why-money = Nötig sind { $need } Münzen, du hast { $have }.
carrara-why-no-statue = Nötig ist eine Statue in { $one } oder { $other }.
carrara-why-used-up = Im Vorrat aufgebraucht: { $item }.
carrara-why-when-taken = Das erhältst du, wenn du alle Bausteine eines Orts kaufst, oder als Bonus am Königlichen Hof.
carrara-why-only-decorations = Dieser Bonus ist eine Dekoration, keine Statue.
carrara-why-needs-field = Danach könntest du kein Feld mehr werten.
carrara-why-not-shown = Das geleerte Segment zeigt etwas anderes, nicht { $item }.
carrara-why-not-stored = Nicht in deinen Lagerhäusern: { $item }.
carrara-why-stored-now = Was du in diesem Zug einlagerst, darfst du erst in einem späteren Zug platzieren.
carrara-why-no-place = Du hast kein Gebäude für { $item }.
carrara-why-gold-not-sold = Goldstatuen kann man nicht kaufen.
carrara-why-one-purchase = Du hast in diesem Zug schon etwas für 10 Münzen gekauft.
carrara-why-coins = Kostet { $price }, du hast { $coins }.
carrara-why-no-place-bought = Eine gekaufte Statue braucht ein Gebäude ohne Statue in der Stadt ihrer Farbe.
carrara-why-keep-coins = Du hast nur das Statuen-Rad gedreht und musst dir noch einen Baustein leisten können.
carrara-why-storehouses-full = Beide Lagerhäuser sind belegt.
carrara-why-no-item = Du hast keine Dekoration oder Statue in der Hand.
carrara-why-nothing-to-leave = Es gibt nichts, worauf du verzichten könntest.
carrara-why-no-discard = Man wirft nur ab, um Platz für etwas Neues zu schaffen.
carrara-why-room = Es gibt einen Platz für { $item }: Nichts muss abgeworfen werden.
carrara-why-other-emblem = Dieses Gebäude hat nicht den Typ für { $item }: { $building }.
carrara-why-decorated = Dieses Gebäude hat schon eine Dekoration: { $building }.
carrara-why-statued = Auf diesem Gebäude steht schon eine Statue: { $building }.
carrara-why-bought-statue = Eine gekaufte Statue kommt nur in die Stadt ihrer eigenen Farbe.
carrara-why-statue-city = In { $city } sind Bausteine in der Farbe der Statue nicht erlaubt.
