# Analysen auf der Seite einer Rückschau
web-analysis-start = Dieses Spiel analysieren
web-analysis-about = Eine Suche beurteilt jede Entscheidung nach dem, was die Person wissen konnte, und das Glück jeder Ziehung wird gemessen. Alle, die dieses Spiel sehen dürfen, sehen das Ergebnis.
web-analysis-left = { $count ->
    [0] Du hast heute keine Analyse mehr frei.
    [one] Du hast heute noch eine Analyse frei.
   *[other] Du hast heute noch { $count } Analysen frei.
 }
web-analysis-players-only = Dieses Spiel ist nicht analysiert. Wer mitgespielt hat, kann es analysieren lassen.
web-analysis-not-here = Nur Spiele, die von Anfang bis Ende gespielt wurden, werden analysiert.
web-analysis-waiting = { $ahead ->
    [0] Die Analyse beginnt gleich.
    [one] Vorher wird noch eine andere Analyse berechnet.
   *[other] Vorher werden noch { $ahead } andere Analysen berechnet.
 }
web-analysis-running = { $done } von { $total } Entscheidungen sind beurteilt. Du kannst die Seite verlassen.
web-analysis-preparing = Das Spiel wird gelesen.
web-analysis-failed = Die Analyse ist gescheitert.
web-analysis-chart = Siegchance im Verlauf des Spiels
web-analysis-as-table = Als Tabelle
web-analysis-moments = Wichtige Momente
web-analysis-no-moments = Keine: Niemand hat eine nennenswerte Chance vergeben, und der Zufall hat wenig verändert.
web-analysis-everyone = Alle
web-analysis-whose = Momente von
web-analysis-keys = Tasten: E nächster Moment, Umschalt + E der vorige, 1 bis 4 zeigen eine Möglichkeit auf dem Spielplan, 0 die Stellung davor.
web-analysis-inaccuracy = Ungenauigkeit
web-analysis-mistake = Fehler
web-analysis-blunder = Grober Fehler
web-analysis-luck = Glück
web-analysis-error-of = { $kind }, { $name }: { $loss }
web-analysis-luck-of = Glück für { $name }: { $win }
web-analysis-loss = { $loss } Siegchance (± { $error }), { $points } Punkte
web-analysis-option = Möglichkeit
web-analysis-chance = Chance
web-analysis-points = Punkte
web-analysis-lead = Vorsprung
web-analysis-played = gespielt
web-analysis-better = besser
web-analysis-show-option = Auf dem Spielplan zeigen: { $what }
web-analysis-before = Stellung davor
web-analysis-shown = Auf dem Spielplan: { $what }
web-analysis-expected = Siegchance, Endpunkte und Vorsprung, wie die Suche sie für { $name } erwartet.
web-analysis-hidden = Etwas wurde verdeckt gezogen.
web-analysis-luck-text = Was diese Ziehung gegenüber dem Mittel aller Ziehungen verändert hat:
web-analysis-try = Ausprobieren
web-analysis-close = Diesen Moment schließen
web-analysis-players = Genauigkeit und Glück
web-analysis-accuracy = Genauigkeit
web-analysis-mean-loss = Verlust je Entscheidung
web-analysis-errors = Ungenauigkeiten, Fehler, grobe Fehler
web-analysis-luck-win = Glück, Siegchance
web-analysis-luck-points = Glück, Punkte
web-analysis-final = Endpunkte
web-analysis-without = Punkte ohne Glück
web-analysis-note = Das ist Glück, wie die Bewertung es sieht. Die Suche (Tiefe: { $depth }) sieht nicht alles.
web-analysis-no-luck = In diesem Spiel wird kein Glück gezählt: Die Bewertung sieht keine bleibende Wirkung der Ziehungen.
web-analysis-depth-quick = schnell
web-analysis-depth-normal = normal
web-analysis-depth-deep = tief
web-analysis-unfitted = Für dieses Spiel mit so vielen Personen gibt es keine angepassten Werte; die Chancen sind nur grob.
