# Mischungen, die alle einmal spielen
web-deals-title = Mischungen des Tages
web-deals-about = Für alle derselbe Aufbau und dieselbe Reihenfolge jedes Stapels, auf demselben Platz. Du hast am Tag je Titel einen Versuch; er zählt, wie er ist. Danach siehst du, wer am meisten daraus gemacht hat.
web-deals-none = Auf diesem Server gibt es keine Mischungen.
web-deals-play = Spielen
web-deals-go-on = Weiterspielen
web-deals-standings = Rangliste
web-deals-seat = Platz { $seat } von { $count }
web-deals-so-far = { $finished } fertig, { $playing } spielen noch
web-deals-state-finished = Du hast sie gespielt.
web-deals-state-unfinished = Du hast sie nicht zu Ende gespielt.
web-deals-own-title = Eine eigene Mischung
web-deals-own-text = Lege eine Mischung für Freunde an: Wer ihren Link öffnet, spielt sie einmal, an einem eigenen Tisch.
web-deals-game = Spiel
web-deals-others = Auf den anderen Plätzen
web-deals-others-people = Menschen
web-deals-open-for = Offen für
web-deals-hours = { $count ->
    [one] eine Stunde
    [24] einen Tag
    [72] drei Tage
    [168] eine Woche
   *[other] { $count } Stunden
 }
web-deals-set-up = Anlegen
web-deals-honest = Versuche von Gästen stehen ohne Rang in der Liste, denn eine Person kann mehrere Gäste sein. Nichts hindert zwei Menschen daran, miteinander zu reden.
web-deals-daily = Mischung des Tages
web-deals-own = Eine Mischung unter Freunden
web-deals-against-bots = gegen Bots: { $level }
web-deals-against-people = mit Menschen auf den anderen Plätzen
web-deals-closes = Kann bis { $when } begonnen werden.
web-deals-open = Diese Mischung ist vorbei: Alle dürfen ihre Spiele ansehen.
web-deals-all = Mischungen des Tages
web-deals-link = Link zu dieser Mischung
web-deals-of-seat = Platz { $seat }
web-deals-lead = Vorsprung
web-deals-points = Punkte
web-deals-rank = Am Tisch
web-deals-gone = jemand
web-deals-nobody = Noch niemand ist fertig.
web-deals-counts = Spielen noch: { $playing }. Nicht zu Ende gespielt: { $unfinished }.
web-deals-ranking = Geordnet nach dem Vorsprung vor dem besten Gegner, dann nach Punkten, unter denen auf demselben Platz.
web-deals-opens = Die Spiele werden geöffnet, wenn die Zeit vorbei ist und niemand mehr spielt, spätestens { $when }. Wer bis dahin nicht fertig ist, hat nicht zu Ende gespielt.
web-deals-proof = Mischung prüfen
web-deals-proof-text = Der Fingerabdruck jedes Tisches ist SHA-256 seines eigenen Startwerts, und dieser ist SHA-256 aus „contrada deal“, dem Startwert der Mischung unten und dem Salz des Tisches. Aller Zufall kommt aus dem Startwert der Mischung; die Prüfung in der Rückschau rechnet es nach.
