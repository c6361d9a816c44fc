# Persönliche Statistik
web-player-title = Statistik von { $name }
web-player-mine = Meine Statistik
web-player-nobody = Wähle einen Namen und beende ein Spiel: Dann stehen deine Ergebnisse hier.
web-player-none = Hier steht noch nichts.
web-player-missing = Diese Seite gibt es nicht, oder auf ihr wird nichts gezeigt.
web-player-game = Spiel
web-player-all-games = Alle Spiele
web-player-count = Personen
web-player-all-counts = Beliebig viele
web-player-results = Ergebnisse
web-player-played = Partien
web-player-wins = Gewonnen
web-player-points = Punkte im Mittel
web-player-best = Bestes Ergebnis
web-player-place = Platz im Mittel
web-player-ratings = Wertung
web-player-ratings-text = Nach jeder gewerteten Partie, wie in der Bestenliste. Partien, die vor Version 1.0 gewertet wurden, fehlen in der Kurve.
web-player-analyses = Genauigkeit und Glück
web-player-analyses-text = Aus deinen analysierten Partien. Das ist Glück, wie die Bewertung es sieht.
web-player-accuracy = Genauigkeit
web-player-luck = Glück, Siegchance
web-player-luck-points = Glück, Punkte
web-player-when = Wann
web-player-mean = Mittel aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 }: Genauigkeit { $accuracy }, Glück { $luck } Siegchance
web-player-as-table = Als Tabelle
web-player-shows = Was andere sehen dürfen
web-player-shows-text = Nichts, solange du hier nichts auswählst. Alle, die den Link haben, sehen, was du auswählst.
web-player-shows-results = Meine Ergebnisse
web-player-shows-ratings = Meine Wertungskurve
web-player-shows-analyses = Meine Genauigkeit und mein Glück
web-player-saved = Gespeichert.
web-player-link = Link zu deiner Seite
