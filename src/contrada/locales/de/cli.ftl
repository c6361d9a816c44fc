# Das Terminal
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-game = { $title }, { $seats } Spieler
cli-you = an diesem Terminal
cli-bot = Bot { $bot }
cli-points = Punkte
cli-total = Summe
cli-running = Das Spiel läuft noch, bei Zug { $ply }.
cli-place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-commitment = Festlegung: { $commitment }
cli-seed = Startwert: { $seed }

cli-games-id = Kürzel
cli-games-title = Titel
cli-games-seats = Spieler
cli-games-options = Optionen
cli-games-box = woher das Material stammt
cli-box-source-rulebook = aus der Spielregel
cli-box-source-example = aus einem Beispiel
cli-box-source-first-edition = aus der ersten Auflage
cli-box-source-reconstructed = rekonstruiert
cli-box-good = Mit { $file } kann man spielen.
cli-box-table = Tabelle
cli-box-source = Quelle
cli-box-pieces = Teile
cli-box-differs = Unterschiede zur veröffentlichten Schachtel
cli-box-before = veröffentlicht
cli-box-after = hier
cli-box-nothing = nichts
cli-box-same = Kein Unterschied zur veröffentlichten Schachtel.

cli-simulate-games = { $games } Spiele, { $build }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-score = Punkte im Mittel
cli-simulate-wins = Siege
cli-simulate-places = Ränge
cli-simulate-lengths = Züge je Spiel: { $plies } ({ $shortest } bis { $longest }); Entscheidungen je Spiel: { $decisions }
cli-simulate-unfinished = Nicht innerhalb der Grenze beendet: { $games }
cli-simulate-interrupted = Abgebrochen: Dies sind die fertigen Spiele.
cli-simulate-nothing = Abgebrochen, bevor das erste Spiel fertig war.

cli-audit-sound = In Ordnung: Alle { $plies } Züge folgen aus Startwert und Regeln.
cli-audit-fork = Eine Abzweigung: Ab Zug { $ply } kommt der Zufall aus diesem Startwert, davor aus dem Spiel, von dem sie abzweigt.
cli-imported = Tisch { $table }
cli-seat-link = Platz { $seat }: { $secret }
cli-replay-keys = Enter: weiter, b: zurück, q: beenden

cli-ask-game = Welches Spiel?
cli-ask-seats = Wie viele Spieler?
cli-ask-bot = Welcher Bot spielt die anderen Plätze?
cli-not-a-choice = „{ $answer }“ ist nichts aus { $choices }.
cli-not-understood = „{ $answer }“ ist weder eine Zahl aus { $choices } noch ein Befehl; ? zeigt die Befehle.
cli-your-choice = Deine Wahl ({ $choices }, ? für Hilfe):
cli-hand-over = Gib die Tastatur an { $name }. { $name }: Drücke Enter.
cli-narrow = Dieser Spielplan braucht { $needed } Spalten, das Terminal hat { $width }: Zieh es breiter oder mach die Schrift kleiner.
cli-help-hint = Eine Zahl führt diese Aktion aus; ? zeigt die Befehle.
cli-help =
    Zahl      diese Aktion ausführen
    u         die letzte Aktion zurücknehmen
    r         den ganzen Zug zurücknehmen
    w N       einen Schritt aus der offenen Entscheidung herausnehmen (w zeigt die Schritte)
    v         den Tisch noch einmal zeigen
    l         das Protokoll
    b         woher die Punkte kommen
    why …     warum etwas nicht geht: why, why WÖRTER, why ZAHL
    supply    was noch kommen kann
    rules     die Regeln zu dieser Entscheidung; rules ZAHL, rules all
    h         ein Rat: die besten paar Aktionen
    s DATEI   speichern (ohne DATEI: in die Datei dieses Spiels)
    q         aufhören; das Spiel wird gespeichert
cli-no-withdraw = Es gibt keinen Schritt, der sich einzeln herausnehmen lässt.
cli-withdraw = Welcher Schritt? Tippe w und seine Zahl.
cli-at-once = Alles auf einmal: { $steps }
cli-why = { $action }: { $reason }
cli-why-possible = { $action }: Das ist jetzt möglich.
cli-why-list = { $count } Aktionen; why ZAHL erklärt eine davon:
cli-why-nothing = Keine Aktion, die jetzt unmöglich ist, enthält diese Wörter.
cli-why-no-number = Tippe why und eine Zahl von 1 bis { $count } aus der letzten Liste.
cli-rules-none = Hier gibt es keine Regeln zu diesem Spiel.
cli-rules-more = Mehr: rules ZAHL. { $sections }
cli-supply-none = Über die Vorräte dieses Spiels ist nichts bekannt.
cli-supply-title = { $name }: noch { $left }
cli-supply-piece = Stück
cli-supply-seen = gesehen
cli-supply-left = kann noch kommen
cli-no-undo = Es gibt nichts, was zurückgenommen werden könnte.
cli-since = Seit deiner letzten Entscheidung:
cli-over = Das Spiel ist zu Ende.
cli-saved = Gespeichert in { $file }; contrada play --load macht dort weiter.
cli-saved-finished = Gespeichert in { $file }; contrada replay zeigt es noch einmal.

cli-bench-game = Spiel
cli-bench-seats = Spieler
cli-bench-build = Build
cli-bench-games = Spiele/s
cli-bench-actions = Aktionen/s
cli-bench-decisions = Entscheidungen/s
cli-bench-copies = Kopien/s
cli-bench-iterations = Iterationen/s
cli-bench-master = Meister/s
cli-bench-master-before = master-1/s
cli-bench-ratio = Verhältnis
cli-bench-one-build = Hier gibt es nur den interpretierten Build, also nichts zum Vergleichen.
cli-bench-held = gehalten: { $game } { $name } { $measured }, Untergrenze { $floor }
cli-bench-broken = VERFEHLT: { $game } { $name } { $measured }, Untergrenze { $floor }

cli-interrupted = Abgebrochen.
cli-fuzz-rules = { $game }, Regelversion { $version }
cli-fuzz-played = Spiele: { $games }; beendet: { $finished }; bis zur Grenze gespielt: { $endless }
cli-fuzz-checked = Geprüft: { $states } Zustände, { $actions } Aktionen, Geheimhaltung { $secrecy }-mal, Zurücknehmen { $undos }-mal
cli-fuzz-drafts = Ganz durchsuchte Entscheidungen: { $trees }, zu groß: { $too_large }; Schritte { $runs }-mal in anderer Reihenfolge gespielt, { $withdrawn }-mal zurückgenommen
cli-fuzz-found = Sackgassen: { $dead_ends }; gebrochene Gesetze: { $broken_laws }; Ausnahmen: { $exceptions }
cli-fuzz-finding = Spiel { $number }, Zug { $ply }, { $kind } ({ $law }): { $text }

cli-arena-games = { $games } Partien mit { $seats } Spielern, { $lineups } Aufstellungen, { $build }
cli-arena-saved = Jede Verteilung wurde auf jedem Platz gespielt: Die Intervalle sind so schmal wie bei { $games } Spielen mit unabhängigen Verteilungen ({ $share } gespart).
cli-arena-not-saved = Jede Verteilung wurde auf jedem Platz gespielt, was hier nicht half: Die Intervalle sind so breit wie bei { $games } Spielen mit unabhängigen Verteilungen.
cli-arena-bot = Bot
cli-arena-won = Siege
cli-arena-interval = 95 %
cli-arena-place = Platzanteil
cli-arena-score = Punkte im Mittel
cli-arena-rating = Wertung
cli-arena-speed = Entscheidungen/s
cli-arena-slowest = längste
cli-arena-ahead = besser platziert als
cli-dataset-wrote = Geschrieben: { $file }, { $games } Partien, { $rows } Entscheidungen
cli-tune-result = Bester von { $trials } Versuchen: { $bot }
    Platzanteil im Versuch: { $found }; in { $games } Partien mit neuen Karten: { $share } (Siege { $low } bis { $high })
cli-arena-timed = Ein Budget in Millisekunden lässt sich nicht wiederholen: Ein anderer Lauf gibt andere Partien.
cli-arena-faults = Partien, die am Fehler eines Bots endeten und nicht zählen: { $faults }
cli-arena-closed = Zu viele Fehler: Die Arena wurde vorzeitig geschlossen.
cli-arena-wrote = Geschrieben: { $file }
cli-arena-plot-title = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-arena-plot-wins = Anteil der Siege, mit 95-%-Intervall
cli-arena-plot-scores = Punkte

cli-hint-action = Rat
cli-hint-score = Punkte am Ende
cli-hint-win = Gewinnchance
cli-hint-visits = Anteil der Suche

cli-new-game-written = Geschrieben: { $folder }, { $files } Dateien. Nun:
cli-new-game-next = Wie es weitergeht, steht in { $file }.
