# Der Browser
web-choose-again = Neu wählen

# Die Seite
web-skip = Zum Inhalt springen
web-menu = Menü
web-close = Schließen
web-save = Speichern
web-cancel = Abbrechen
web-yes = ja
web-no = nein
web-you = du
web-guest = Gast
web-search = Suchen
web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-reload = Neu laden
web-to-home = Zu den Spielen
web-offline = Der Server antwortet nicht. Was du siehst, ist vielleicht veraltet.
web-missing = Hier ist nichts
web-missing-text = Die Adresse führt nirgendwohin; vielleicht fehlt ein Buchstabe.
web-page-failed = Die Seite ließ sich nicht laden
web-page-failed-text = Vielleicht wurde der Server inzwischen erneuert. Lade die Seite neu.
web-page-broken = Auf dieser Seite ging etwas schief
web-page-broken-text = Nichts ist verloren: Deine Spiele liegen auf dem Server.
web-page-history = Meine Spiele
web-page-statistics = Statistik
web-my-statistics = Meine Statistik
web-page-leaderboard = Rangliste
web-page-settings = Einstellungen
web-page-account = Konto

# Die Spiele
web-game-palazzo = Palazzo
web-game-palazzo-about = Kaufe und ersteigere Etagen aus Ziegel, Sandstein und Marmor und baue die schönsten Fassaden.
web-game-carrara = Die Paläste von Carrara
web-game-carrara-about = Drehe das Rad, warte, bis der Marmor billiger wird, und errichte Paläste in sechs Städten.
web-game-carpe-diem = Carpe Diem
web-game-carpe-diem-about = Lege dein römisches Stadtviertel an und wähle klug, welche zwei Karten du wertest.
web-game-tuscany = Die Burgen der Toskana
web-game-tuscany-about = Lass deine Region Feld um Feld wachsen, rund um Kastelle, Dörfer und Höfe.
web-bot-apprentice = Lehrling
web-bot-journeyman = Geselle
web-bot-master = Meister
web-bot-maestro = Maestro
web-bot-greedy = Hastig
web-bot-random = Zufall

# Startseite
web-home-title = Vier italienische Bauspiele
web-home-text = Mit Freunden, an einem Bildschirm oder gegen Bots. Ohne Anmeldung.
web-today = Jeden Tag
web-today-puzzle = Finde den besten Zug
web-today-puzzle-text = Eine Aufgabe des Tages und viele weitere zu jedem Spiel.
web-today-deal = Mischung des Tages
web-today-deal-text = Für alle dieselbe Mischung, ein Versuch, gegen Meister.
web-to-standings = Zur Rangliste
web-games = Die Spiele
web-players = Spieler
web-level = Stärke der Bots
web-play-now = Jetzt gegen Bots spielen
web-invite-friends = Freunde einladen
web-same-screen = Ein Bildschirm
web-more-options = Mehr Möglichkeiten
web-learn = Spielend lernen
web-the-box = Was in der Schachtel ist
web-still-to-come = Was noch kommt
web-my-games = Weiterspielen
web-continue = Weiter
web-mine-more = Alle meine Spiele
web-mine-running = Laufende Spiele
web-mine-finished = Beendete Spiele
web-mine-none = Gerade läuft kein Spiel von dir.
web-mine-waits = Du bist am Zug
web-mine-turn = Am Zug: { $names }
web-mine-left = noch { $time }
web-mine-open = Wartet auf Mitspieler
web-mine-against = mit { $names }
web-mine-last = Zuletzt: { $text }
web-mine-show-more = Mehr Spiele zeigen
web-waiting-count = { $count ->
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
 }
web-open-tables = Offene Tische
web-no-open-tables = Gerade sucht niemand Mitspieler.
web-all-games = Alle Spiele
web-open-tables-game = Welches Spiel
web-more-open-tables = Mehr Tische zeigen
web-join = Mitspielen
web-watch = Zuschauen
web-your-name = Dein Name
web-name-text = Deine Spiele bleiben auf diesem Gerät.
web-name-text-account = Deine Spiele gehören zu deinem Konto.
web-phase-open = noch nicht begonnen
web-phase-running = läuft
web-phase-over = beendet

# Ein neuer Tisch
web-new-table = Neuer Tisch
web-who-plays = Wer spielt mit?
web-how = Wie
web-how-bots = Gegen Bots
web-how-friends = Mit Freunden
web-how-screen = An einem Bildschirm
web-who-open = Jemand mit dem Link
web-who-hot = Noch jemand an diesem Bildschirm
web-options = Varianten des Spiels
web-table-options = Der Tisch
web-clock = Uhr
web-clock-none = keine Uhr
web-clock-quick = je 10 Minuten, 10 Sekunden mehr je Entscheidung
web-clock-calm = je 30 Minuten, 30 Sekunden mehr je Entscheidung
web-clock-daily = ein Tag je Entscheidung
web-clock-own-bank = eigene: ein Zeitvorrat für jeden
web-clock-own-move = eigene: eine Zeit für jede Entscheidung
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden mehr je Entscheidung
web-clock-amount = Zeit für jede Entscheidung
web-clock-unit = Einheit
web-clock-unit-minute = Minuten
web-clock-unit-hour = Stunden
web-clock-unit-day = Tage
web-zoom = Größe des Spielplans
web-at-this-screen = an diesem Bildschirm
web-share-picture = Bild vom Ergebnis
web-share-failed = Das Bild konnte nicht erstellt werden.
web-allow-hints = Tipps sind erlaubt
web-allow-spectators = Andere dürfen zuschauen
web-list-table = Den Tisch allen auf diesem Server zeigen
web-make-table = Tisch aufmachen
web-start = Los geht’s

# Vor dem Spiel
web-table = Tisch
web-seats = Plätze
web-seat-open = frei
web-all-there = Alle sind da.
web-sit-down = Platz nehmen
web-stand-up = Aufstehen
web-host = Gastgeber
web-host-starts = Der Gastgeber startet das Spiel.
web-away = nicht da
web-here = da
web-add-bot = Bot …
web-fill-and-start = Mit Bots auffüllen und starten
web-close-table = Tisch schließen
web-invite = Einladen
web-invite-text = Wer diesen Link hat, kann sich dazusetzen.
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-only-here = Diese Adresse gilt nur an diesem Rechner. Für andere in deinem Netz starte mit
web-agreed = Was vereinbart ist
web-table-box = Schachtel
web-table-box-published = wie veröffentlicht
web-table-box-corrected = korrigiert
web-table-box-unrated = Dieser Tisch spielt nicht mit der veröffentlichten Schachtel: Die Partie wird nicht gewertet und zählt nicht in der Statistik.
web-table-box-look = Unterschiede ansehen
web-hints = Tipps
web-spectators = Zuschauer
web-commitment = Die Mischung steht fest; ihr Fingerabdruck:
web-no-such-table = Diesen Tisch gibt es nicht
web-table-closed-to-you = Du kannst diesen Tisch nicht ansehen
web-table-ended = Das Spiel ist zu Ende
web-read-only = Dieser Tisch lässt sich nur ansehen
web-read-only-version = Gespielt wird nach Version { $needs } der Regeln; dieser Server kennt Version { $knows }. Der Tisch bleibt, wie er ist.
web-read-only-unknown = Gespielt wird nach Regeln, die dieser Server nicht kennt. Der Tisch bleibt, wie er ist.
web-read-only-broken = Er lässt sich wegen eines Fehlers auf dem Server zurzeit nicht spielen. Der Betreiber sieht das; nichts geht verloren.
web-last-change = Letzte Änderung: { $when }

# Am Tisch
web-side = Neben dem Brett
web-your-turn = Du bist dran
web-has-the-turn = ist am Zug
web-scores = Punkte
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-is-off = Der Chat ist aus.
web-chat-off = Ausschalten
web-chat-on = Einschalten
web-say = Sagen
web-say-something = Etwas sagen
web-earlier = Früheres zeigen
web-since = Seit deinem letzten Zug
web-skip-moves = Überspringen
web-undo = Zurück
web-undo-text = Den letzten Schritt zurücknehmen (U)
web-undo-not = Nichts lässt sich zurücknehmen: Etwas wurde aufgedeckt, oder der Zug ging weiter.
web-restart = Von vorn
web-restart-text = Alle Schritte dieser Entscheidung zurücknehmen
web-hint = Tipp
web-hint-text = Was würde ein starker Bot tun? (H)
web-hint-title = Was ein starker Bot erwägt
web-hint-move = Zug
web-hint-score = Punkte am Ende
web-hint-win = Siegchance
web-hint-note = Aus dem, was du wissen kannst. Ein Spiel mit Tipps zählt nicht für die Rangliste.
web-thinking = Überlegt …
web-moves = Züge
web-moves-text = Alle Züge als Liste (A)
web-moves-title = Alles, was du jetzt tun kannst
web-no-moves = Es gibt nichts zu wählen.
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-nothing = Darüber sagen die Regeln nichts.
web-more = Mehr
web-final-title = Das lässt sich nicht zurücknehmen
web-final-text = Nach diesem Schritt lässt sich nichts mehr zurücknehmen.
web-final-short = danach kein Zurück
web-do-it = Machen
web-reconnecting = Die Verbindung ist abgebrochen. Neuer Versuch …
web-asks-waiting = Die Antworten stehen noch aus.
web-agree = Einverstanden
web-refuse = Ablehnen
web-return = Platz zurücknehmen
web-you-watch = Du schaust zu. Die Handkarten bleiben verdeckt.
web-stood-in = ein Bot spielt
web-gave-up = hat aufgegeben
web-hand-over-text = Jetzt sollte niemand sonst hinschauen.
web-asked = Du hast gefragt.
web-ask-undo = Die anderen bitten, meine letzte Entscheidung zurückzunehmen
web-ask-end = Die anderen bitten, das Spiel zu beenden
web-leave = Einen Bot für mich spielen lassen
web-leave-sure = Du kannst deinen Platz jederzeit zurücknehmen.
web-resign = Aufgeben
web-resign-sure = Willst du wirklich aufgeben? Du kannst nicht zurückkommen.
web-another-device = Diesen Platz auch auf einem anderen Gerät spielen
web-another-device-text = Öffne diesen Link dort. Behalte ihn für dich.
web-look-back = Zurückschauen
web-export = Als Datei speichern

# Aufträge für später
web-orders = Aufträge für später
web-orders-text = Sie werden ausgeführt, sobald du gefragt wirst, auch wenn du weg bist. Niemand erfährt davon.
web-orders-leave = Auftrag für später hinterlassen
web-orders-stand = Dein Auftrag:
web-orders-next = Wenn du wieder gefragt wirst und es noch möglich ist
web-orders-choose = Wählen …
web-orders-give = Auftrag hinterlassen
web-orders-add = Sonst dies
web-orders-back = Zurücknehmen
web-orders-kept = Dein Auftrag gilt.
web-orders-gone = Dein Auftrag ist zurückgenommen.
web-orders-own = ein Auftrag in einer Form, die diese Seite nicht in Worte fassen kann
web-orders-else = sonst wirst du gefragt
web-orders-replaces = Ein neuer Auftrag tritt an die Stelle von diesem.

# Das Ende
web-you-won = Du hast gewonnen!
web-place = Platz
web-player = Spieler
web-points = Punkte
web-rematch = Noch einmal
web-to-rematch = Zum neuen Tisch
web-replay = Nachspielen
web-check-shuffle = Mischung prüfen
web-reason-end = Das Spiel wurde zu Ende gespielt.
web-reason-resigned = Alle anderen haben aufgegeben.
web-reason-agreed = Die Spieler haben es gemeinsam beendet.
web-reason-closed = Der Gastgeber hat den Tisch geschlossen.
web-reason-abandoned = Lange hat niemand weitergespielt.
web-reason-aborted = Das Spiel wurde abgebrochen, bevor es richtig begonnen hatte.
web-proof-text = Vor dem Spiel hat der Server einen Fingerabdruck versprochen. Dein Browser hat ihn nun selbst aus dem Startwert berechnet.
web-proof-promised = Vor dem Spiel versprochen
web-proof-seed = Der Startwert, nach dem Spiel verraten
web-proof-hash = SHA-256 des Startwerts, hier berechnet
web-proof-good = Sie stimmen überein: Die Mischung stand vor dem Spiel fest.
web-proof-bad = Sie stimmen nicht überein.

# Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Bewegung der Steine
web-speed-off = keine
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-reduced-motion = Dein System wünscht wenig Bewegung, also bewegt sich nichts.
web-sound = Ton
web-sound-on = Töne: mein Zug, Züge, das Ende
web-careful = Vor Schritten fragen, die sich nicht zurücknehmen lassen
web-cover = An einem Bildschirm: die Hände zwischen den Spielern verdecken
web-plain = Jedes Spiel mit dem einfachen Spielplan zeichnen
web-letters = Buchstaben auf farbigen Teilen
web-patterns = Zu Farben gehören immer Formen, Zeichen oder Buchstaben; nichts hängt allein an der Farbe.
web-keys = Tasten am Tisch
web-key-moves = A
web-key-moves-does = Liste aller Züge: Pfeile wählen, Enter spielt
web-key-undo = U
web-key-undo-does = zurücknehmen
web-key-hint = H
web-key-hint-does = Tipp
web-key-rules = R
web-key-rules-does = Regeln
web-key-log = L
web-key-log-does = Verlauf
web-key-chat = C
web-key-chat-does = Chat
web-key-about = I
web-key-about-does = Was ist das? Pfeile gehen zum nächsten Teil
web-key-skip = Esc
web-key-skip-does = Bewegungen überspringen, Klicks zurücknehmen

# Das Konto
web-account = Konto
web-account-text = Mit einem Konto kommen deine Spiele auf andere Geräte mit. Nötig ist es nicht.
web-account-name = Kontoname
web-account-made = Dein Konto ist angelegt.
web-make-account = Konto anlegen
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Du bist angemeldet.
web-signed-out = Du bist abgemeldet.
web-password = Passwort
web-password-old = Altes Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
web-password-rule = Ein neues Passwort hat mindestens 10 Zeichen und ist nicht leicht zu erraten: Drei oder vier Wörter ohne Zusammenhang eignen sich gut.
web-devices = Meine Geräte
web-devices-text = Auf diesen Geräten bist du angemeldet. Wer ein Gerät abmeldet, beendet die Sitzung sofort.
web-device-unknown = Unbekanntes Gerät
web-device-here = dieses Gerät
web-device-since = seit { $since }, zuletzt gesehen { $seen }
web-device-sign-out = Abmelden: { $device }
web-device-signed-out = Das Gerät ist abgemeldet.
web-sign-out-everywhere = Überall abmelden
web-my-data = Meine Daten
web-my-data-text = Alles, was über dich gespeichert ist, als Datei.
web-my-data-get = Meine Daten holen
web-delete-me = Mich löschen
web-delete-me-sure = Ich will gelöscht werden: Name, Konto und Chat.
web-deleted-me = Du wurdest gelöscht.

# Nachricht, wenn man am Zug ist
web-notifications = Benachrichtigungen
web-notifications-text = Erfahre, dass ein Spiel auf dich wartet: per Push-Nachricht, Mail oder Webhook, und nie während deiner Ruhezeit.
web-notifications-open = Benachrichtigungen einstellen
web-password-forgotten = Passwort vergessen?
web-webhook = Nachricht, wenn du am Zug bist
web-webhook-text = Kommst du an den Zug, während du weg bist, schickt der Server eine Nachricht an eine Adresse von dir: ein Programm oder ein Dienst, der sie weitergibt. Sie nennt den Tisch und nichts vom Spiel.
web-webhook-none = Wer diesen Server betreibt, hat dafür keine Ziele freigegeben; es kann also keine Nachricht verschickt werden.
web-webhook-url = Adresse
web-webhook-end = Nichts mehr schicken
web-webhook-kept = Nachrichten gehen ab jetzt dorthin.
web-webhook-ended = Es wird keine Nachricht mehr geschickt.
web-webhook-refused = Dorthin schickt dieser Server keine Nachrichten.
web-webhook-secret = Mit diesem Geheimnis werden die Nachrichten unterschrieben. Es wird nur jetzt gezeigt: Hinterlege es dort, wo sie ankommen.
web-webhook-secret-label = Geheimnis der Nachrichten

# Warum etwas nicht geht
web-error-offline = Der Server antwortet nicht.
web-error-unavailable = Etwas ging schief; versuche es noch einmal.
web-error-stale = Die Lage hat sich geändert; schau noch einmal und wähle neu.
web-error-not-now = Das geht jetzt nicht.
web-error-illegal = Das lässt sich hier nicht spielen.
web-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-error-taken = Das ist schon vergeben.
web-error-not-yours = Das gehört dir nicht.
web-error-not-host = Das kann nur der Gastgeber.
web-error-not-allowed = Das ist an diesem Tisch nicht erlaubt.
web-error-no-name = Wähle zuerst einen Namen.
web-error-unknown-table = Unter dieser Adresse gibt es keinen Tisch.
web-error-unknown-path = Unter dieser Adresse gibt es nichts.
web-error-read-only = Dieser Tisch lässt sich hier nicht spielen, nur ansehen.
web-error-wrong-password = Name und Passwort gehören nicht zusammen.
web-error-too-many = Zu viel auf einmal; warte ein wenig.
web-error-bad-setup = So einen Tisch kann es nicht geben.
web-error-bad-message = Das hat der Server nicht verstanden.
web-error-not-signed-in = Du bist nicht angemeldet.
web-error-too-large = Das ist zu lang.
web-error-bad-name = Dieser Name geht nicht: Er ist zu lang oder zu kurz oder hat unsichtbare oder ungewöhnliche Zeichen.
web-error-bad-box = Diese Schachtel ist nicht lesbar und wird nicht gespeichert.
web-error-weak-password = Dieses Passwort ist zu schwach: Es braucht mindestens 10 Zeichen und darf nicht leicht zu erraten sein.
web-error-busy = Gerade melden sich zu viele Leute an; versuche es in ein paar Sekunden noch einmal.
web-error-banned = Du bist von diesem Server ausgeschlossen.
web-error-muted = Der Betreiber lässt dich hier zurzeit nicht schreiben.
web-banned-until = Du bist bis { $time } von diesem Server ausgeschlossen.
web-banned-for-good = Du bist von diesem Server ausgeschlossen.
web-banned-why = Grund: { $reason }

# Meldungen an den Betreiber
web-page-operator = Betreiber
web-report-line = Diese Zeile melden
web-report-person = { $name } melden
web-report-reason = Was ist nicht in Ordnung?
web-report-text = Der Betreiber dieses Servers erhält deine Meldung und die Zeile, wie sie geschrieben wurde.
web-report-send = Meldung senden
web-report-sent = Der Betreiber sieht sich deine Meldung an.

# Zurückschauen
web-no-replay = Dieses Spiel lässt sich nicht zeigen
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug weiter
web-replay-resumed = Geöffnet, wo du aufgehört hast
web-play = Abspielen
web-pause = Anhalten
web-replay-speed = Tempo
web-seen-by = Gesehen von
web-seen-watching = wie ein Zuschauer es sah
web-to-analysis = Zur Analyse
web-to-table = Zum Tisch
web-play-on = Ab hier weiterspielen
web-play-on-text = Ein neuer Tisch geht von hier aus weiter, mit Bots auf den anderen Plätzen und neu gemischt.
web-play-on-seat = Du spielst
web-curve = Punkte im Verlauf des Spiels
web-curve-table = Punkte als Tabelle
web-line = Zeile
web-analysis = Analyse
web-analyse = Analysieren

# Geschichte und Zahlen
web-no-history = Du hast noch kein Spiel beendet.
web-earlier-games = Frühere Spiele
web-place-1 = gewonnen
web-unrated-not-ended = nicht zu Ende gespielt
web-unrated-fork = aus einem anderen Spiel fortgesetzt
web-unrated-hints = mit Tipps
web-unrated-undo = etwas wurde einvernehmlich zurückgenommen
web-unrated-stand-in = ein Bot sprang für jemanden ein
web-unrated-hot-seat = an einem Bildschirm
web-unrated-same-person = eine Person auf mehreren Plätzen
web-unrated-bot = ein Bot ohne Stufe
web-unrated-only-bots = nur Bots
web-unrated-rules = nach anderen Regeln
web-unrated-components = mit anderem Spielmaterial
web-rating = Wertung
web-played = Spiele
web-rating-text = Die Wertung sagt nach openskill, was jemand mindestens wert ist. Spiele mit Tipps, an einem Bildschirm oder mit Vertretung zählen nicht.
web-no-leaderboard = Noch hat niemand ein gewertetes Spiel beendet.
web-no-statistics = Noch wurde kein Spiel zu Ende gespielt.
web-seat = Platz
web-wins = Siege
web-bots = Bots
web-bot = Bot

# Lektionen
web-lesson = Lektion
web-lesson-you = Du
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-wrong = Auch das geht, aber jetzt machen wir etwas anderes. Lies den Text noch einmal oder lass es dir zeigen.
web-lesson-done = Du weißt jetzt, wie es geht!
web-lesson-done-text = Der Rest kommt beim Spielen; die Regeln sind immer einen Klick entfernt.
web-lesson-again = Noch einmal
web-lesson-none = Für dieses Spiel gibt es noch keine Lektion.

# Mit Werten
web-theme-is = Farben: { $theme }
web-players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-name-saved = Hallo { $name }!
web-seat-number = Spieler { $number }
web-name-of-seat = Name von Spieler { $number }
web-who-bot = Bot: { $level }
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-bot-for-seat = Ein Bot für Platz { $number }
web-free-seat = Den Platz von { $name } frei machen
web-qr-of = QR-Code von { $link }
web-clock-bank = je { $bank }, { $increment } Sekunden mehr je Entscheidung
web-clock-per-move = { $time } je Entscheidung
web-since-count = { $count } Züge seither
web-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-let-bot-play = Einen Bot für { $name } spielen lassen
web-make-host = { $name } zum Gastgeber machen
web-asks-undo = { $who } möchte die letzte Entscheidung zurücknehmen.
web-asks-end = { $who } möchte das Spiel beenden.
web-asks-replace = { $who } möchte einen Bot für { $target } spielen lassen.
web-bot-plays-for = Ein Bot spielt für { $name }.
web-hand-over = Gib den Bildschirm an { $name }
web-hand-over-ready = Ich bin { $name }
web-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-audit-good = Alle { $plies } Schritte folgen aus dem Startwert, wie der Server sie noch einmal berechnet.
web-audit-bad = Die Schritte folgen nicht aus dem Startwert: { $fault }
web-signed-in-as = Angemeldet als { $account }
web-seen-open = alle Hände offen, von { $name } aus
web-seen-as = wie { $name } es sah
web-line-of = Zeile { $line } von { $of }
web-place-n = Platz { $place }
web-unrated = ohne Wertung: { $why }
web-games-played = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
web-lesson-step = Schritt { $step } von { $of }
web-webhook-hosts = Freigegebene Ziele: { $hosts }
web-orders-number = Wie viel: { $least } bis { $most }

# Der allgemeine Spielplan: Namen von Feldern, die Sichten oft haben
web-to-move = am Zug
web-view-bag = Beutel
web-view-bid = Gebot
web-view-board = Spielplan
web-view-bonus = Bonus
web-view-cards = Karten
web-view-coins = Münzen
web-view-colour = Farbe
web-view-column = Spalte
web-view-count = Anzahl
web-view-deck = Stapel
web-view-discards = Ablage
web-view-display = Auslage
web-view-draft = Deine Entscheidung
web-view-field = Feld
web-view-goods = Waren
web-view-hand = Hand
web-view-hand-size = Handkarten
web-view-market = Markt
web-view-money = Geld
web-view-name = Name
web-view-passed = Gepasst
web-view-points = Punkte
web-view-price = Preis
web-view-round = Runde
web-view-row = Reihe
web-view-stack = Stapel
web-view-storage = Lager
web-view-supply = Vorrat
web-view-tile = Plättchen
web-view-total = Summe
web-view-value = Wert
web-view-vp = Siegpunkte
web-view-workers = Arbeiter
web-why-other-choice = Das ist möglich, aber nicht zusammen mit deiner bisherigen Auswahl.
web-why-not = Warum nicht …?
web-why-none = Dafür lässt sich kein Grund nennen.
web-why-all-usable = Alles auf dem Tisch lässt sich jetzt benutzen.
web-about-close = Schließen
web-about-now = Jetzt:
web-about-rule = Regel { $rule }
web-about-read = In den Regeln lesen
web-about-previous = Das Teil davor
web-about-next = Das nächste Teil
web-about-key = I: offen halten
web-rulings = Auslegungen
web-rulings-about = Wo die Spielregel schweigt oder zwei Lesarten zulässt, spielen wir so:
web-ruling-option = Option „{ $option }“:
web-ruling-here = an diesem Tisch
web-option-default = Standard
web-option-ruling = Warum man hier wählen kann
web-rules-of = Regeln: { $game }
web-take-out = Doch nicht: { $step }
web-take-out-title = Schritte, die du wieder herausnehmen kannst

web-beyond-above = { $count ->
    [one] 1 weitere Möglichkeit weiter oben
   *[other] { $count } weitere Möglichkeiten weiter oben
}
web-beyond-below = { $count ->
    [one] 1 weitere Möglichkeit weiter unten
   *[other] { $count } weitere Möglichkeiten weiter unten
}
web-beyond-left = { $count ->
    [one] 1 weitere Möglichkeit weiter links
   *[other] { $count } weitere Möglichkeiten weiter links
}
web-beyond-right = { $count ->
    [one] 1 weitere Möglichkeit weiter rechts
   *[other] { $count } weitere Möglichkeiten weiter rechts
}
web-decision = Deine Entscheidung
web-careful-auto = Auf Touchscreens und wenn etwas verloren geht
web-careful-always = Immer
web-careful-never = Nie
web-rated = Gewertet
web-rated-counts = Zählt das Spiel für die Rangliste?
web-rated-yes = Gewertet
web-rated-no = Nicht gewertet
web-rated-yes-text = Das Spiel zählt für die Rangliste, wenn es nach den Regeln endet. Es gibt keine Tipps.
web-rated-no-text = Das Spiel zählt nicht. Tipps lassen sich unten erlauben.
web-rated-is-yes = ja, ohne Tipps
web-rated-is-no = nein
web-rated-is-unless-hints = ja, solange niemand einen Tipp benutzt
web-hint-play = Spielen
web-hint-unrates = Ein Tipp beendet die Wertung
web-hint-unrates-text = Dieses Spiel zählt für die Rangliste, solange niemand einen Tipp benutzt. Nach einem Tipp zählt es nicht mehr.
web-hint-anyway = Trotzdem einen Tipp
web-unrated-chosen = als nicht gewertet angelegt

web-first = Jede neue Art von Entscheidung einmal erklären
web-first-title = Neu für dich:
web-first-ok = Verstanden
web-first-never = Nichts mehr erklären

# Die Beschreibung des Tisches, und was vorgelesen wird
web-describe = Beschreiben
web-describe-text = Der Tisch in Worten (D)
web-describe-title = Der Tisch in Worten
web-describe-can = Hier kannst du:
web-describe-more = { $count ->
    [one] und noch eines; alles steht in der Liste der Züge (A)
   *[other] und noch { $count }; alles steht in der Liste der Züge (A)
}
web-describe-nothing = nichts
web-told-before = { $count ->
    [one] Davor ist noch etwas geschehen.
   *[other] Davor sind noch { $count } Dinge geschehen.
}
web-report-line-by = Diese Zeile melden, von { $name }: { $text }
web-bot-of = Bot von { $owner }
web-bots-of-players = Bots von Spielern
web-challenge-sent = { $name } ist eingeladen.
web-challenge-open = { $name } ist eingeladen …
web-challenge-declined = { $name } lehnt ab: { $reason }.
web-challenge-withdraw = Zurückziehen
web-decline-busy = spielt gerade anderswo
web-decline-game = spielt dieses Spiel nicht
web-decline-options = nicht mit diesen Varianten
web-decline-rules = kennt nur andere Regeln
web-decline-clock = nicht mit dieser Bedenkzeit
web-decline-players = nicht in dieser Runde
web-decline-other = ohne Begründung
web-table-bots = Bots anderer Spieler
web-table-bots-no = Nicht zugelassen
web-table-bots-invited = Nur eingeladene
web-table-bots-welcome = Alle dürfen Platz nehmen
web-abort = Ohne Ergebnis abbrechen
web-leaderboard-who = Wer
web-leaderboard-people = Spieler
web-leaderboard-bots = Bots von Spielern
web-no-bot-leaderboard = Noch hat kein Bot eines Spielers ein gewertetes Spiel beendet.
web-bot-rating-text = Ein Spiel mit Bots von Spielern ändert nur die Wertung dieser Bots.
web-my-bots = Meine Bots
