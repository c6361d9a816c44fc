# Warum eine Schachtel abgelehnt wird: was alle Spiele gemeinsam haben. Die Stelle steht daneben
badbox-at = bei { $place }
badbox-at-line = in Zeile { $line }

# Dateien
badbox-no-file = { $fault ->
    [missing] Diese Datei gibt es nicht.
    [forbidden] Die Datei ist nicht lesbar: Die Berechtigung fehlt.
    [folder] Das ist ein Ordner, keine Datei.
   *[other] Die Datei ist nicht lesbar.
}
badbox-not-utf8 = Das ist keine TOML-Datei: Sie enthält keinen Text in UTF-8.
badbox-too-large = Eine Schachtel hat höchstens { $most } Bytes.
badbox-not-toml = Das ist kein TOML: { $fault ->
    [equals] Nach einem Schlüssel muss ein Gleichheitszeichen stehen.
    [value] Ein Wert fehlt oder ist nicht lesbar.
    [key] Eine Zeile beginnt mit einem Schlüssel, einer Überschrift in Klammern oder #.
    [statement] Nach dem Ende des Werts steht noch etwas.
    [string] Einem Text fehlt das schließende Anführungszeichen.
    [heading] Einer Überschrift fehlt die schließende Klammer.
    [escape] Ein umgekehrter Schrägstrich in einem Text muss doppelt stehen.
    [list] Einer Liste fehlt die schließende Klammer.
    [table] Einer Tabelle fehlt die schließende Klammer.
    [twice] Ein Schlüssel oder eine Tabelle kommt zweimal vor.
    [character] Ein Zeichen ist hier nicht erlaubt.
   *[other] Etwas ist nicht lesbar.
}
badbox-key-parts = Ein Schlüssel hat zu viele Teile.
badbox-nested = Listen sind zu tief verschachtelt.
badbox-digits = Eine Zahl hat zu viele Ziffern, oder ein Datum gibt es nicht.
badbox-no-box = Es gibt keine Schachtel { $name }; es gibt: { $known }.
badbox-cannot-make = Mit dieser Schachtel lässt sich das Spiel nicht aufbauen ({ $error }).
badbox-slow = Diese Schachtel zu prüfen dauert zu lange.

# Werte jeder Schachtel
badbox-values = Eine Schachtel hat höchstens { $most } Werte.
badbox-deep = Tabellen und Listen sind mehr als { $most }-fach verschachtelt.
badbox-number-size = Eine Zahl liegt zwischen −{ $most } und { $most }.
badbox-value-kind = Ein Wert ist eine Zahl, ein Text, eine Liste oder eine Tabelle.
badbox-text-long = Ein Text hat höchstens { $most } Zeichen.
badbox-text-invisible = Ein Text hat nur sichtbare Zeichen.
badbox-source = Die Quelle (source) einer Tabelle ist eine von: { $known }.
badbox-no-source = Der Tabelle fehlt ihre Quelle (source), eine von: { $known }.

# Tabellen
badbox-table-missing = In der Datei fehlt die Tabelle [{ $table }].
badbox-table-unknown = Das Spiel hat keine Tabelle [{ $table }]; es gibt: { $known }.
badbox-not-a-table = Der Eintrag [{ $table }] ist keine Tabelle.
badbox-key-unknown = { $key } kennt das Spiel hier nicht; es gibt: { $known }.
badbox-missing = Der Eintrag { $key } fehlt.
badbox-fixed = Hier steht { $value }; die Spielregel nennt { $wanted }.
badbox-sum = Zusammen sind es { $found }; die Spielregel nennt { $wanted }.
badbox-count = Die Anzahl muss mindestens 1 sein.
badbox-not-a-count = { $value } ist keine Anzahl.
badbox-range = { $value } ist keine ganze Zahl von { $least } bis { $most }.
badbox-numbers = { $value } ist keine Liste mit { $count } Zahlen.
badbox-one-of = { $value } gehört nicht zu: { $known }.
badbox-each-once = { $value } enthält nicht jedes davon genau einmal: { $known }.
badbox-not-a-list = { $value } ist keine Liste.
badbox-rows = { $value } ist keine Liste von Einträgen.
badbox-twice = Dasselbe ist zweimal aufgeführt.
