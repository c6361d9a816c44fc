# Die Seite des Betreibers
web-operator-refused = Diese Seite ist für Konten mit der Rolle des Betreibers.
web-operator-reports = Meldungen
web-operator-no-reports = Keine Meldung wartet.
web-operator-report-why = Grund: { $reason }
web-operator-find = Suchen
web-operator-find-what = Teil eines Namens oder Kontos, oder Kennung einer Person oder eines Tisches
web-operator-found = Gefunden: { $count }
web-operator-who = Wer ist da
web-operator-here = Verbunden: { $count }
web-operator-watching = schaut zu
web-operator-seat = Platz { $number }
web-operator-broken = Defekte Tische
web-operator-none-broken = Kein Tisch ist defekt.
web-operator-range = Adressbereich
web-operator-in-force = In Kraft
web-operator-acts = Was Betreiber getan haben
web-operator-nothing = Noch nichts.
web-operator-figures = Zahlen
web-operator-figures-text = { $people } Personen, { $accounts } Konten. Tische: { $open } offen, { $running } laufend, { $over } beendet, davon { $today } heute. { $lines } Chatzeilen.
web-operator-what = Maßnahme
web-operator-until = Wie lange
web-operator-hours = { $hours ->
    [0] bis zur Aufhebung
    [1] eine Stunde
    [24] ein Tag
    [168] eine Woche
    [720] 30 Tage
   *[other] { $hours } Stunden
}
web-operator-name = Neuer Name
web-operator-reason = Grund
web-operator-reason-text = Der Grund wird mit der Maßnahme gespeichert. Wer stummgeschaltet oder ausgeschlossen wird, liest ihn.
web-operator-done = Erledigt.
web-operator-written = Notiert; der Server hat es noch nicht ausgeführt.
web-operator-password = Mit diesem Passwort kann man sich innerhalb von drei Tagen einmal anmelden. Es wird nur jetzt gezeigt.
web-operator-kind-ban = ausgeschlossen
web-operator-kind-mute = stummgeschaltet
web-operator-kind-range = Bereich gesperrt
web-operator-kind-bots = Bots angehalten
web-operator-phase-open = offen
web-operator-phase-running = läuft
web-operator-phase-over = beendet
web-operator-act-mute = Stummschalten
web-operator-act-unmute = Wieder schreiben lassen
web-operator-act-ban = Ausschließen
web-operator-act-unban = Ausschluss aufheben
web-operator-act-ban-range = Bereich sperren
web-operator-act-unban-range = Bereich freigeben
web-operator-act-ban-address-of = Das Netz sperren, aus dem die Person verbunden ist
web-operator-act-rename = Umbenennen
web-operator-act-reset-password = Einmalpasswort setzen
web-operator-act-close = Tisch schließen
web-operator-act-delete = Tisch endgültig löschen
web-operator-act-stop-bots = Bots anhalten
web-operator-act-start-bots = Bots weiterspielen lassen
web-operator-act-close-report = Meldung abschließen
web-operator-act-grant = Rolle verliehen
web-operator-act-revoke = Rolle entzogen
