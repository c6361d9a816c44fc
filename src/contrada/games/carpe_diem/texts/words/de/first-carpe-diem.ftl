# Einmal gezeigt, wenn eine Art von Entscheidung zum ersten Mal kommt
first-carpe-diem-entering = Deine Figur beginnt auf einem beliebigen freien Feld des Rundwegs. Von dort ziehst du in jedem Zug nach links oder rechts; sieh dir also die Plättchen auf beiden Seiten an.
first-carpe-diem-moving = Zieh auf ein Nachbarfeld; leere werden übersprungen. Klicke ein Ablagefeld an oder gleich das Plättchen, das du willst. Ein Brot bringt dich überallhin: Dort steht −1.
first-carpe-diem-taking = Nimm ein Plättchen. Was nirgends in dein Stadtviertel passt, trägt ein Kreuz; es käme auf dein Lagerfeld.
first-carpe-diem-building = Klicke ein Feld an, um das Plättchen zu legen, klicke noch einmal, um es zu drehen, dann auf den Haken. Du kannst es auch ziehen. Alle Seiten, die sich berühren, müssen passen; der Rahmen gilt als Wiese.
first-carpe-diem-fetching = Eine fertige Handwerker-Unterkunft holt ein beliebiges dunkles Plättchen von den Siegelfeldern. Du baust es sofort, und auch damit kann etwas fertig werden.
first-carpe-diem-returning = Ein Brunnen bringt zwei geheime Karten; eine von allen deinen Karten gibst du für immer zurück. Eine behaltene Karte zählt am Ende für alles von ihrer Art.
first-carpe-diem-circle = Deine Scheibe wertet die beiden Karten neben ihrem Kreis. Die Zahl sagt, was sie dir jetzt brächten. Eine Karte, die du nicht erfüllen kannst, kostet 4 Punkte.
first-carpe-diem-spending = Grüne Karten haben schon gezählt. Gib für die Karten Waren, Münzen oder drei Brote ab, in beliebiger Reihenfolge und sooft du magst; deine Sachen liegen unten. Am Beenden steht, was es kostet.
