# Warum eine Schachtel von Die Paläste von Carrara abgelehnt wird
carrara-badbox-rural = Von den Gebäudetypen sind { $found } ländlich; die Spielregel nennt { $wanted }.
carrara-badbox-emblem-twice = Die Dekoration { $decoration } gehört zu zwei Gebäudetypen.
carrara-badbox-improvements = Die Spielregel nennt { $wanted } Verbesserungen.
carrara-badbox-improvement = { $value } ist keine Stadt mit einer Belohnung.
carrara-badbox-improvement-third = Für { $city } gibt es mehr als zwei Verbesserungen; die Größen von Aktionen und Beobachtungen erlauben zwei je Stadt.
carrara-badbox-court-fields = Diese Seite des Königlichen Hofs hat { $count } Felder.
carrara-badbox-court-normal = In der normalen Version gibt es keine Dekorationen und Statuen.
carrara-badbox-court-advanced = Die Spielregel nennt 5 Münzen, 3 Punkte, eine Dekoration und eine goldene Statue, jedes zweimal.
carrara-badbox-bonus = { $value } ist kein Bonus; schreibe zum Beispiel "5 coins", "3 points", "decoration" oder "statue", mit einer Zahl von 1 bis 9.
