# Die Seiten der Schachteln: was darin ist, meine Schachteln, was noch kommt
web-box-title = Was in der Schachtel ist: { $game }
web-box-intro = Manches, was nur auf den Teilen gedruckt ist, steht in keinem öffentlichen Text. Bei jeder Tabelle steht, woher ihre Angaben stammen.
web-box-source-rulebook = aus der Spielregel
web-box-source-example = aus einem Beispiel
web-box-source-first-edition = aus der ersten Auflage
web-box-source-reconstructed = rekonstruiert
web-box-why-rulebook = Die Spielregel nennt diese Zahlen.
web-box-why-example = Ein Beispiel der Spielregel zeigt sie.
web-box-why-first-edition = Sie sind aus der ersten Auflage des Spiels übernommen.
web-box-why-reconstructed = Kein öffentlicher Text nennt sie; sie sind so gewählt, dass sie zu den Regeln passen.
web-box-changed = korrigiert
web-box-count = { $count } ×
web-box-mark = { $count ->
    [one] Eine Tabelle der Schachtel ist rekonstruiert
   *[other] { $count } Tabellen der Schachtel sind rekonstruiert
}
web-box-all-certain = Alle Tabellen der Schachtel stammen aus der Spielregel
web-box-choose = Schachtel
web-box-published = Veröffentlichte Schachtel
web-box-corrected = Korrigierte Schachtel
web-box-operator = Die Schachtel des Servers
web-box-of-table = Die Schachtel dieses Tisches
web-box-to-table = Zum Tisch
web-box-differs = Unterschiede zur veröffentlichten Schachtel
web-box-same = Diese Schachtel ist gleich der veröffentlichten.
web-box-before = Veröffentlicht: { $items }
web-box-after = Hier: { $items }
web-box-order = Dieselben Einträge in anderer Reihenfolge: { $items }
web-box-nothing = nichts
web-box-not-yours = Ist deine eigene Schachtel anders?
web-box-not-yours-text = Kopiere diese Schachtel, korrigiere sie nach deinen Teilen und spiele damit. Solche Tische werden nicht gewertet.
web-box-copy = Kopieren und korrigieren
web-box-copied = Die Schachtel ist kopiert.
web-box-download = Als TOML-Datei speichern
web-box-upload = TOML-Datei einlesen
web-box-upload-game = Spiel der Datei
web-box-mine = Meine Schachteln
web-box-mine-text = Deine Schachteln bleiben auf diesem Server, bis du sie oder dich selbst löschst. Du kannst { $most } behalten.
web-box-mine-none = Du hast noch keine eigene Schachtel. Öffne die Schachtel eines Spiels und kopiere sie.
web-box-name = Name der Schachtel
web-box-has-error = hat einen Fehler
web-box-can-play = ist spielbar
web-box-edit = Korrigieren
web-box-show = Teile ansehen
web-box-delete = Löschen
web-box-delete-sure = Diese Schachtel löschen? Tische, die mit ihr spielen, behalten sie.
web-box-deleted = Die Schachtel ist gelöscht.
web-box-play = Einen Tisch damit öffnen
web-box-form = Formular
web-box-toml = TOML
web-box-save = Speichern
web-box-saved = Gespeichert.
web-box-unsaved = Noch nicht gespeichert.
web-box-error = Mit dieser Schachtel kann man noch nicht spielen
web-box-good = Mit dieser Schachtel kann man spielen.
web-box-checking = Wird geprüft …
web-box-add = Noch eines hinzufügen
web-box-add-entry = Neuer Eintrag
web-box-add-entry-to = Neuer Eintrag in { $item }
web-box-add-to = Den Eintrag zu { $item } hinzufügen
web-box-remove = { $item } entfernen
web-box-items = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
web-box-items-off = veröffentlicht: { $count }
web-box-sum = Summe { $sum }
web-box-supply-text = Was von jedem Stapel zu sehen war und was noch kommen kann, soweit du es wissen darfst. Was andere verdeckt halten, wird nicht gezeigt.
web-box-supply-none = In diesem Spiel wird nichts gezogen, oder es verrät nichts darüber.
web-box-supply-left = { $count ->
    [one] noch eines
   *[other] noch { $count }
}
web-box-supply-piece = { $seen } gesehen, { $left } noch möglich
web-box-supply-seen = gesehen
web-box-supply-come = noch möglich

# Die Schlüssel der Datei, im Formular
web-box-key-count = Anzahl
web-box-key-copies = Anzahl
web-box-key-values = Werte
web-box-key-tiles = Plättchen
web-box-key-cards = Karten
web-box-key-name = Name
web-box-key-pieces = Teile
