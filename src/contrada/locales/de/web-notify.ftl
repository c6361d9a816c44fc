# Die Seite der Benachrichtigungen
web-notify-nothing = Dieser Server bietet weder Push-Nachrichten noch Mail an.
web-notify-push = Push-Nachrichten
web-notify-push-text = Dieses Gerät meldet dir, dass du am Zug bist, auch wenn keine Seite von Contrada offen ist. Die Nachricht nennt das Spiel und sonst nichts.
web-notify-push-on = Hier einschalten
web-notify-push-off = Hier ausschalten
web-notify-push-is-on = Auf diesem Gerät eingeschaltet.
web-notify-push-unable = Dieser Browser kann hier keine Push-Nachrichten empfangen. Nötig ist eine sichere Verbindung, und auf einem iPhone muss die Seite auf dem Startbildschirm liegen.
web-notify-push-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie zuerst in seinen Einstellungen.
web-notify-push-failed = Der Browser konnte sich nicht bei seinem Push-Dienst anmelden.
web-notify-push-devices = { $count ->
    [0] Keines deiner Geräte empfängt Push-Nachrichten.
    [one] Eines deiner Geräte empfängt Push-Nachrichten.
   *[other] { $count } deiner Geräte empfangen Push-Nachrichten.
 }
web-notify-push-all = Push-Nachrichten an meine Geräte senden
web-notify-mail = Mail
web-notify-mail-text = Eine Mail kommt, wenn ein Spiel zehn Minuten auf dich gewartet hat, höchstens viermal in der Stunde. Über eine bestätigte Adresse bekommst du auch ein neues Passwort, wenn du deines vergisst.
web-notify-mail-account = Nur ein Konto kann eine Adresse haben.
web-notify-mail-make = Zum Konto
web-notify-mail-none = Noch keine Adresse.
web-notify-mail-is = Deine Adresse: { $address }
web-notify-mail-pending = Eine Mail an { $address } wartet auf dich: Öffne ihren Link, um die Adresse zu bestätigen.
web-notify-mail-address = E-Mail-Adresse
web-notify-mail-password = Dein Passwort
web-notify-mail-save = Bestätigung senden
web-notify-mail-change = Adresse ändern
web-notify-mail-remove = Adresse entfernen
web-notify-mail-sent = Die Mail ist unterwegs.
web-notify-mail-removed = Die Adresse ist entfernt.
web-notify-mail-on = Sag mir per Mail, wenn ein Spiel auf mich wartet
web-notify-quiet = Ruhezeit
web-notify-quiet-text = Zwischen diesen Zeiten kommt nichts, weder Push noch Mail; was dann noch aussteht, kommt danach. Webhooks gehen an Programme und ruhen nicht.
web-notify-quiet-on = Ruhezeit einhalten
web-notify-quiet-from = Von
web-notify-quiet-to = Bis
web-notify-zone = Zeitzone
web-notify-save = Diese Einstellungen speichern
web-notify-saved = Gespeichert.
web-notify-confirm = Bestätige deine Adresse
web-notify-confirm-text = Mit einem Klick gehört die Adresse zu deinem Konto.
web-notify-confirm-do = Adresse bestätigen
web-notify-confirm-done = Deine Adresse ist bestätigt.
web-notify-link-old = Dieser Link wurde schon benutzt oder ist zu alt.
web-notify-link-none = Diese Seite braucht den ganzen Link aus der Mail.
web-notify-reset = Ein neues Passwort
web-notify-reset-ask = Hat ein Konto diese Adresse bestätigt, dann geht eine Mail mit einem Link dorthin.
web-notify-reset-send = Link senden
web-notify-reset-sent = Gehört die Adresse zu einem Konto, dann ist die Mail unterwegs. Ihr Link gilt eine Stunde.
web-notify-reset-choose = Wähle ein neues Passwort. Alle deine Geräte werden abgemeldet.
web-notify-reset-do = Passwort setzen
web-notify-reset-done = Dein neues Passwort gilt. Melde dich damit an.
web-notify-reset-new = Neues Passwort
web-notify-reset-off = Dieser Server verschickt keine Mail. Bitte seinen Betreiber um ein neues Passwort.
