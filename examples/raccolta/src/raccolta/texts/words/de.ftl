raccolta-title = Raccolta
raccolta-about = Früchte ernten, in Sätzen verkaufen, solange der Markt gut zahlt, und die Lieblingsfrucht geheim halten.

raccolta-option-sales = Das Spiel endet nach jemandes
raccolta-option-sales-4 = viertem Verkauf
raccolta-option-sales-3 = drittem Verkauf

# Pieces
raccolta-card = { $fruit ->
    [fig] Feige
    [lemon] Zitrone
    [olive] Olive
   *[orange] Orange
} { $value }
raccolta-fruit = { $fruit ->
    [fig] Feigen
    [lemon] Zitronen
    [olive] Oliven
   *[orange] Orangen
}

# What can be done
raccolta-do-draw = Eine Karte vom Stapel ziehen
raccolta-do-sell = Die Karten verkaufen
raccolta-do-take = { $card } nehmen
raccolta-do-lay = { $card } verkaufen

# What has happened
raccolta-log-favourite = { $to } hat die geheime Lieblingsfrucht { $fruit }
raccolta-log-favourite-hidden = { $to } erhält eine geheime Lieblingsfrucht
raccolta-log-deal = { $to } erhält { $card }
raccolta-log-deal-hidden = { $to } erhält eine Karte
raccolta-log-reveal = { $card } wird ausgelegt
raccolta-log-draw = { $who } zieht eine Karte
raccolta-log-take = { $who } nimmt { $card }
raccolta-log-sell = { $who } verkauft { $cards } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# What to do now
raccolta-prompt-turn = Nimm eine Karte, zieh eine oder beginne mit einer Handkarte einen Verkauf
raccolta-prompt-full = Deine Hand ist voll: Verkaufe Karten einer Frucht
raccolta-prompt-lay = Wähle mindestens eine weitere Karte derselben Frucht
raccolta-prompt-sell = Verkaufe { $cards } Karten für { $points } Punkte oder lege noch eine dazu
raccolta-prompt-wait = { $who } ist am Zug
raccolta-prompt-chance = Karten werden ausgeteilt
raccolta-prompt-over = Das Spiel ist zu Ende

# Why not
raccolta-why-selling = Du hast einen Verkauf begonnen: Bestätige ihn oder nimm zuerst seine Karten zurück
raccolta-why-nothing-laid = Wähle zuerst die Handkarten, die du verkaufen willst
raccolta-why-two-cards = Ein Verkauf umfasst mindestens zwei Karten einer Frucht
raccolta-why-hand-full = Deine Hand ist voll: Du musst verkaufen
raccolta-why-pile-empty = Der Stapel ist leer
raccolta-why-not-on-show = { $card } liegt nicht aus
raccolta-why-not-in-hand = { $card } hast du nicht (mehr) auf der Hand
raccolta-why-one-fruit = Alle Karten eines Verkaufs zeigen dieselbe Frucht: Du verkaufst { $fruit }
raccolta-why-single = Ein Verkauf umfasst mindestens zwei Karten: Du hast nur eine Karte mit { $fruit }

# What can still come
raccolta-supply-pile = Der Stapel
raccolta-supply-note-hands = Mitgezählt sind Karten, die andere verdeckt gezogen haben

# The box
raccolta-box-deck = Karten
raccolta-box-deck-why = Vier Früchte mit drei Werten, jede Karte dreimal, wie in der Regel
raccolta-box-favourites = Geheime Lieblingsfrüchte
raccolta-box-favourites-why = Eine je Frucht, wie in der Regel

# Where points come from
raccolta-score-cards = Werte verkaufter Karten
raccolta-score-sets = Große Sätze
raccolta-score-market = Markt
raccolta-score-favourite = Lieblingsfrucht

# The board
raccolta-view-display = Offene Karten
raccolta-view-market = Der Markt zahlt beim nächsten Verkauf dazu
raccolta-view-market-fig = Feigen
raccolta-view-market-lemon = Zitronen
raccolta-view-market-olive = Oliven
raccolta-view-market-orange = Orangen
raccolta-view-pool = Karten im Stapel
raccolta-view-last-round = Letzte Runde
raccolta-view-draft = Dein Verkauf
raccolta-view-favourite = Geheime Lieblingsfrucht
raccolta-view-hand = Hand
raccolta-view-hand-size = Handkarten
raccolta-view-known = Offen genommen
raccolta-view-sold = Verkauft
raccolta-view-sold-fig = Feigen
raccolta-view-sold-lemon = Zitronen
raccolta-view-sold-olive = Oliven
raccolta-view-sold-orange = Orangen
raccolta-view-sales = Verkäufe
raccolta-view-cards = Karten
raccolta-view-card = Karte
raccolta-view-points = Punkte

# The lesson
lesson-raccolta-welcome = Willkommen zur Ernte. Du hast eine Zitrone und eine Olive, und deine geheime Lieblingsfrucht ist die Olive: Jede Olive, die du verkaufst, gibt am Ende zwei Punkte extra.
lesson-raccolta-take = Vier Karten liegen offen. Nimm die Olive 3: Du hast schon eine Olive, und zwei Karten einer Frucht lassen sich verkaufen.
lesson-raccolta-draw = Alle haben gesehen, was du genommen hast; deine ausgeteilten Karten kennt niemand. Auch Bruno hat eine Karte genommen. Zieh nun eine verdeckt vom Stapel.
lesson-raccolta-begin = Du hast zwei Oliven. Beginne einen Verkauf: Wähle die Olive 3.
lesson-raccolta-more = Bis du bestätigst, sieht niemand deine Auswahl, und du kannst sie zurücknehmen. Nimm die Olive 1 dazu; die Reihenfolge ist gleich.
lesson-raccolta-sell = Der Verkauf bringt die Werte der Karten und was der Markt dazuzahlt: 3 Punkte, denn noch niemand hat Oliven verkauft. Bestätige ihn.
lesson-raccolta-end = Ab jetzt bringen Oliven einen Punkt weniger. Drei Karten auf einmal geben 2 Punkte extra, vier 5, fünf 9. Das Spiel endet in der Runde eines vierten Verkaufs oder wenn der Stapel leer ist. Viel Freude!
