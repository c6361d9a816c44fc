# Was der Server selbst im Browser sagt
server-no-web-title = Der Spieltisch ist noch nicht gebaut
server-no-web-how = Der Server läuft, aber die Seiten für den Browser fehlen. Bitte im Ordner mit den Quellen bauen und den Server neu starten:
server-no-web-where = Programme können schon spielen:

# Benachrichtigungen
server-notify-turn = Du bist am Zug: { $game }.
server-notify-turn-letter =
    Du bist am Zug bei { $game }:
    { $link }

    Wie und wann du benachrichtigt wirst: { $settings }
server-notify-confirm = Bestätige deine Adresse für Contrada
server-notify-confirm-letter =
    Jemand hat diese Adresse für das Konto { $account } bei Contrada angegeben. Öffne diesen Link innerhalb eines Tages, um sie zu bestätigen:
    { $link }

    Warst du es nicht, dann beachte diese Mail nicht: Die Adresse wird dann nicht verwendet.
server-notify-reset = Ein neues Passwort für Contrada
server-notify-reset-letter =
    Jemand hat bei Contrada ein neues Passwort angefordert. Öffne innerhalb einer Stunde den Link deines Kontos, um eines zu wählen:
    { $links }

    Warst du es nicht, dann beachte diese Mail nicht: Dein Passwort bleibt, wie es ist.
