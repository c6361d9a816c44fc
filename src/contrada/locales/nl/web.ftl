# De browser
web-choose-again = Opnieuw kiezen

# De site
web-skip = Naar de inhoud
web-menu = Menu
web-close = Sluiten
web-save = Opslaan
web-cancel = Annuleren
web-yes = ja
web-no = nee
web-you = jij
web-guest = Gast
web-search = Zoeken
web-loading = Een ogenblik …
web-try-again = Opnieuw proberen
web-reload = Opnieuw laden
web-to-home = Naar de spellen
web-offline = De server antwoordt niet. Wat je ziet kan verouderd zijn.
web-missing = Hier is niets
web-missing-text = Het adres leidt nergens heen; misschien ontbreekt er een letter.
web-page-failed = De pagina kon niet worden geladen
web-page-failed-text = Misschien is de server intussen vernieuwd. Laad de pagina opnieuw.
web-page-broken = Er ging iets mis op deze pagina
web-page-broken-text = Er is niets verloren: je spellen staan op de server.
web-page-history = Mijn spellen
web-page-statistics = Statistiek
web-my-statistics = Mijn statistiek
web-page-leaderboard = Ranglijst
web-page-settings = Instellingen
web-page-account = Account

# De spellen
web-game-palazzo = Palazzo
web-game-palazzo-about = Koop en veil verdiepingen van baksteen, zandsteen en marmer en bouw de mooiste gevels.
web-game-carrara = De Paleizen van Carrara
web-game-carrara-about = Draai het rad, wacht tot het marmer goedkoper wordt en bouw paleizen in zes steden.
web-game-carpe-diem = Carpe Diem
web-game-carpe-diem-about = Leg je Romeinse wijk aan en kies goed welke twee kaarten je laat tellen.
web-game-tuscany = De Kastelen van Toscane
web-game-tuscany-about = Laat je streek groeien, veld voor veld, rond kastelen, dorpen en boerderijen.
web-bot-apprentice = Leerling
web-bot-journeyman = Gezel
web-bot-master = Meester
web-bot-maestro = Maestro
web-bot-greedy = Haastig
web-bot-random = Willekeurig

# Startpagina
web-home-title = Vier Italiaanse bouwspellen
web-home-text = Met vrienden, aan één scherm of tegen bots. Zonder account.
web-today = Elke dag
web-today-puzzle = Vind de beste zet
web-today-puzzle-text = Een puzzel van de dag en nog veel meer voor elk spel.
web-today-deal = Deling van de dag
web-today-deal-text = Voor iedereen dezelfde opstelling en stapels, één poging, tegen Meesters.
web-to-standings = Naar de ranglijst
web-games = De spellen
web-players = Spelers
web-level = Sterkte van de bots
web-play-now = Nu tegen bots spelen
web-invite-friends = Vrienden uitnodigen
web-same-screen = Eén scherm
web-more-options = Meer mogelijkheden
web-learn = Spelend leren
web-the-box = Wat er in de doos zit
web-still-to-come = Wat nog komt
web-my-games = Verder spelen
web-continue = Verder
web-mine-more = Al mijn spellen
web-mine-running = Lopende spellen
web-mine-finished = Afgelopen spellen
web-mine-none = Er loopt op dit moment geen spel van jou.
web-mine-waits = Jij bent aan de beurt
web-mine-turn = Aan de beurt: { $names }
web-mine-left = nog { $time }
web-mine-open = Wacht op spelers
web-mine-against = met { $names }
web-mine-last = Laatste zet: { $text }
web-mine-show-more = Meer spellen tonen
web-waiting-count = { $count ->
    [one] { $count } spel wacht op jou
   *[other] { $count } spellen wachten op jou
 }
web-open-tables = Open tafels
web-no-open-tables = Op dit moment zoekt niemand medespelers.
web-all-games = Alle spellen
web-open-tables-game = Welk spel
web-more-open-tables = Meer tafels tonen
web-join = Meedoen
web-watch = Toekijken
web-your-name = Je naam
web-name-text = Je spellen blijven op dit apparaat.
web-name-text-account = Je spellen horen bij je account.
web-phase-open = nog niet begonnen
web-phase-running = bezig
web-phase-over = afgelopen

# Een nieuwe tafel
web-new-table = Nieuwe tafel
web-who-plays = Wie doet er mee?
web-how = Hoe
web-how-bots = Tegen bots
web-how-friends = Met vrienden
web-how-screen = Aan één scherm
web-who-open = Iemand met de link
web-who-hot = Nog iemand aan dit scherm
web-options = Varianten van het spel
web-table-options = De tafel
web-clock = Klok
web-clock-none = geen klok
web-clock-quick = elk 10 minuten, 10 seconden extra per beslissing
web-clock-calm = elk 30 minuten, 30 seconden extra per beslissing
web-clock-daily = een dag per beslissing
web-clock-own-bank = eigen: een tijdvoorraad voor elke speler
web-clock-own-move = eigen: een tijd voor elke beslissing
web-clock-minutes = Minuten voor elke speler
web-clock-increment = Seconden extra per beslissing
web-clock-amount = Tijd voor elke beslissing
web-clock-unit = Eenheid
web-clock-unit-minute = minuten
web-clock-unit-hour = uren
web-clock-unit-day = dagen
web-zoom = Grootte van het bord
web-at-this-screen = aan dit scherm
web-share-picture = Afbeelding van de uitslag
web-share-failed = De afbeelding kon niet worden gemaakt.
web-allow-hints = Tips zijn toegestaan
web-allow-spectators = Anderen mogen toekijken
web-list-table = De tafel aan iedereen op deze server tonen
web-make-table = Tafel openen
web-start = Beginnen

# Voor het spel
web-table = Tafel
web-seats = Plaatsen
web-seat-open = vrij
web-all-there = Iedereen is er.
web-sit-down = Gaan zitten
web-stand-up = Opstaan
web-host = gastheer
web-host-starts = De gastheer begint het spel.
web-away = niet hier
web-here = hier
web-add-bot = Bot …
web-fill-and-start = Aanvullen met bots en beginnen
web-close-table = Tafel sluiten
web-invite = Uitnodigen
web-invite-text = Wie deze link heeft, kan aanschuiven.
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-only-here = Dit adres werkt alleen op deze computer. Voor anderen in je netwerk start je met
web-agreed = Wat is afgesproken
web-table-box = Doos
web-table-box-published = zoals gepubliceerd
web-table-box-corrected = gecorrigeerd
web-table-box-unrated = Deze tafel speelt niet met de gepubliceerde doos: de partij telt niet mee voor de rating en niet in de statistieken.
web-table-box-look = Bekijk de verschillen
web-hints = Tips
web-spectators = Toeschouwers
web-commitment = De volgorde ligt vast; de vingerafdruk:
web-no-such-table = Deze tafel bestaat niet
web-table-closed-to-you = Je kunt deze tafel niet bekijken
web-table-ended = Het spel is afgelopen
web-read-only = Deze tafel kan alleen bekeken worden
web-read-only-version = Er wordt gespeeld volgens versie { $needs } van de regels; deze server kent versie { $knows }. De tafel blijft zoals hij is.
web-read-only-unknown = Er wordt gespeeld volgens regels die deze server niet kent. De tafel blijft zoals hij is.
web-read-only-broken = Door een fout op de server kan er nu niet gespeeld worden. De beheerder ziet dit; er gaat niets verloren.
web-last-change = Laatste wijziging: { $when }

# Aan tafel
web-side = Naast het bord
web-your-turn = Jij bent aan de beurt
web-has-the-turn = is aan de beurt
web-scores = Punten
web-log = Verloop
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-is-off = De chat staat uit.
web-chat-off = Uitzetten
web-chat-on = Aanzetten
web-say = Zeggen
web-say-something = Zeg iets
web-earlier = Eerdere regels tonen
web-since = Sinds je laatste beurt
web-skip-moves = Overslaan
web-undo = Terug
web-undo-text = De laatste stap terugnemen (U)
web-undo-not = Er valt niets terug te nemen: er is iets onthuld, of de beurt ging verder.
web-restart = Opnieuw
web-restart-text = Alle stappen van deze beslissing terugnemen
web-hint = Tip
web-hint-text = Wat zou een sterke bot doen? (H)
web-hint-title = Wat een sterke bot overweegt
web-hint-move = Zet
web-hint-score = Punten aan het eind
web-hint-win = Winkans
web-hint-note = Op grond van wat jij kunt weten. Een spel met tips telt niet voor de ranglijst.
web-thinking = Denkt na …
web-moves = Zetten
web-moves-text = Alle zetten als lijst (A)
web-moves-title = Alles wat je nu kunt doen
web-no-moves = Er valt niets te kiezen.
web-rules = Regels
web-rules-search = In de regels zoeken
web-rules-nothing = Daar zeggen de regels niets over.
web-more = Meer
web-final-title = Dit kan niet worden teruggenomen
web-final-text = Na deze stap kan er niets meer worden teruggenomen.
web-final-short = niet terug te nemen
web-do-it = Doen
web-reconnecting = De verbinding is verbroken. Nieuwe poging …
web-asks-waiting = Wachten op de antwoorden.
web-agree = Akkoord
web-refuse = Weigeren
web-return = Plaats terugnemen
web-you-watch = Je kijkt toe. De handkaarten blijven verborgen.
web-stood-in = een bot speelt
web-gave-up = heeft opgegeven
web-hand-over-text = Nu mag niemand anders meekijken.
web-asked = Je hebt het gevraagd.
web-ask-undo = De anderen vragen mijn laatste beslissing terug te nemen
web-ask-end = De anderen vragen het spel te beëindigen
web-leave = Een bot voor mij laten spelen
web-leave-sure = Je kunt je plaats altijd terugnemen.
web-resign = Opgeven
web-resign-sure = Wil je echt opgeven? Je kunt niet terugkomen.
web-another-device = Deze plaats ook op een ander apparaat spelen
web-another-device-text = Open deze link daar. Houd hem voor jezelf.
web-look-back = Terugkijken
web-export = Als bestand opslaan

# Opdrachten voor straks
web-orders = Opdrachten voor straks
web-orders-text = Ze worden uitgevoerd zodra je iets gevraagd wordt, ook als je weg bent. Niemand komt erachter.
web-orders-leave = Opdracht voor straks achterlaten
web-orders-stand = Je opdracht:
web-orders-next = Als je weer aan zet bent en het nog kan
web-orders-choose = Kies …
web-orders-give = Opdracht achterlaten
web-orders-add = Anders dit
web-orders-back = Terugnemen
web-orders-kept = Je opdracht geldt.
web-orders-gone = Je opdracht is teruggenomen.
web-orders-own = een opdracht in een vorm die deze pagina niet kan verwoorden
web-orders-else = anders krijg je de vraag
web-orders-replaces = Een nieuwe opdracht komt in de plaats van deze.

# Het einde
web-you-won = Je hebt gewonnen!
web-place = Plaats
web-player = Speler
web-points = Punten
web-rematch = Nog een keer
web-to-rematch = Naar de nieuwe tafel
web-replay = Naspelen
web-check-shuffle = Volgorde controleren
web-reason-end = Het spel is uitgespeeld.
web-reason-resigned = Alle anderen hebben opgegeven.
web-reason-agreed = De spelers hebben samen besloten te stoppen.
web-reason-closed = De gastheer heeft de tafel gesloten.
web-reason-abandoned = Er is lang niet verder gespeeld.
web-reason-aborted = Het spel is afgebroken voordat het echt begonnen was.
web-proof-text = Voor het spel beloofde de server een vingerafdruk. Je browser heeft hem nu zelf uit de startwaarde berekend.
web-proof-promised = Voor het spel beloofd
web-proof-seed = De startwaarde, na het spel verteld
web-proof-hash = SHA-256 van de startwaarde, hier berekend
web-proof-good = Ze komen overeen: de volgorde stond vóór het spel vast.
web-proof-bad = Ze komen niet overeen.

# Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-speed = Beweging van de stukken
web-speed-off = geen
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-reduced-motion = Je systeem vraagt om weinig beweging, dus er beweegt niets.
web-sound = Geluid
web-sound-on = Geluiden: mijn beurt, zetten, het einde
web-careful = Vragen voor een stap die niet teruggenomen kan worden
web-cover = Aan één scherm: de handen tussen spelers afdekken
web-plain = Elk spel met het eenvoudige speelbord tekenen
web-letters = Letters op gekleurde stukken
web-patterns = Bij kleuren horen altijd vormen, tekens of letters; niets hangt alleen van kleur af.
web-keys = Toetsen aan tafel
web-key-moves = A
web-key-moves-does = lijst van alle zetten: pijlen kiezen, Enter speelt
web-key-undo = U
web-key-undo-does = terugnemen
web-key-hint = H
web-key-hint-does = tip
web-key-rules = R
web-key-rules-does = regels
web-key-log = L
web-key-log-does = verloop
web-key-chat = C
web-key-chat-does = chat
web-key-about = I
web-key-about-does = Wat is dit? Pijlen gaan naar het volgende stuk
web-key-skip = Esc
web-key-skip-does = bewegingen overslaan, klikken terugnemen

# Het account
web-account = Account
web-account-text = Met een account gaan je spellen mee naar andere apparaten. Nodig is het niet.
web-account-name = Accountnaam
web-account-made = Je account is aangemaakt.
web-make-account = Account maken
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-signed-in = Je bent aangemeld.
web-signed-out = Je bent afgemeld.
web-password = Wachtwoord
web-password-old = Oud wachtwoord
web-password-new = Nieuw wachtwoord
web-password-change = Wachtwoord wijzigen
web-password-changed = Het wachtwoord is gewijzigd; andere apparaten zijn afgemeld.
web-password-rule = Een nieuw wachtwoord heeft minstens 10 tekens en is niet makkelijk te raden: drie of vier losse woorden werken goed.
web-devices = Mijn apparaten
web-devices-text = Op deze apparaten ben je aangemeld. Een apparaat afmelden beëindigt de sessie meteen.
web-device-unknown = Onbekend apparaat
web-device-here = dit apparaat
web-device-since = sinds { $since }, laatst gezien { $seen }
web-device-sign-out = Afmelden: { $device }
web-device-signed-out = Dat apparaat is afgemeld.
web-sign-out-everywhere = Overal afmelden
web-my-data = Mijn gegevens
web-my-data-text = Alles wat over jou is opgeslagen, als bestand.
web-my-data-get = Mijn gegevens ophalen
web-delete-me = Mij verwijderen
web-delete-me-sure = Ik wil verwijderd worden: naam, account en chat.
web-deleted-me = Je bent verwijderd.

# Bericht als je aan de beurt bent
web-notifications = Meldingen
web-notifications-text = Krijg bericht dat een spel op je wacht: via push, mail of webhook, en nooit tijdens je stille uren.
web-notifications-open = Meldingen instellen
web-password-forgotten = Wachtwoord vergeten?
web-webhook = Bericht als je aan de beurt bent
web-webhook-text = Kom je aan de beurt terwijl je weg bent, dan stuurt de server een bericht naar een adres van jou: een programma, of een dienst die het doorgeeft. Het noemt de tafel en niets van het spel.
web-webhook-none = De beheerder van deze server heeft hiervoor geen bestemmingen toegestaan; er kan dus geen bericht worden gestuurd.
web-webhook-url = Adres
web-webhook-end = Niets meer sturen
web-webhook-kept = Berichten gaan vanaf nu daarheen.
web-webhook-ended = Er wordt geen bericht meer gestuurd.
web-webhook-refused = Daarheen stuurt deze server geen berichten.
web-webhook-secret = Met dit geheim worden de berichten ondertekend. Het wordt alleen nu getoond: bewaar het op de plek waar ze aankomen.
web-webhook-secret-label = Geheim van de berichten

# Waarom iets niet gaat
web-error-offline = De server antwoordt niet.
web-error-unavailable = Er ging iets mis; probeer het nog eens.
web-error-stale = De situatie is veranderd; kijk nog eens en kies opnieuw.
web-error-not-now = Dat kan nu niet.
web-error-illegal = Dat kan hier niet gespeeld worden.
web-error-nothing-to-undo = Er valt niets terug te nemen.
web-error-taken = Dat is al bezet.
web-error-not-yours = Dat is niet van jou.
web-error-not-host = Dat kan alleen de gastheer.
web-error-not-allowed = Dat is aan deze tafel niet toegestaan.
web-error-no-name = Kies eerst een naam.
web-error-unknown-table = Op dit adres is geen tafel.
web-error-unknown-path = Op dit adres is niets te vinden.
web-error-read-only = Deze tafel kan hier niet gespeeld worden, alleen bekeken.
web-error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
web-error-too-many = Te veel tegelijk; wacht even.
web-error-bad-setup = Zo’n tafel kan niet bestaan.
web-error-bad-message = Dat heeft de server niet begrepen.
web-error-not-signed-in = Je bent niet aangemeld.
web-error-too-large = Dat is te lang.
web-error-bad-name = Deze naam kan niet: hij is te lang of te kort, of heeft onzichtbare of ongewone tekens.
web-error-bad-box = Deze doos kan niet worden gelezen en wordt niet opgeslagen.
web-error-weak-password = Dit wachtwoord is te zwak: het heeft minstens 10 tekens nodig en mag niet makkelijk te raden zijn.
web-error-busy = Er melden zich nu te veel mensen aan; probeer het over een paar seconden opnieuw.
web-error-banned = Je bent van deze server uitgesloten.
web-error-muted = De beheerder laat je hier nu niet schrijven.
web-banned-until = Je bent tot { $time } van deze server uitgesloten.
web-banned-for-good = Je bent van deze server uitgesloten.
web-banned-why = Reden: { $reason }

# Meldingen aan de beheerder
web-page-operator = Beheerder
web-report-line = Deze regel melden
web-report-person = { $name } melden
web-report-reason = Wat is er mis?
web-report-text = De beheerder van deze server krijgt je melding en de regel zoals die geschreven is.
web-report-send = Melding versturen
web-report-sent = De beheerder bekijkt je melding.

# Terugkijken
web-no-replay = Dit spel kan niet worden getoond
web-to-start = Naar het begin
web-to-end = Naar het einde
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-turn-back = Eén beurt terug
web-turn-on = Eén beurt verder
web-replay-resumed = Geopend waar je was gebleven
web-play = Afspelen
web-pause = Pauzeren
web-replay-speed = Tempo
web-seen-by = Gezien door
web-seen-watching = zoals een toeschouwer het zag
web-to-analysis = Naar de analyse
web-to-table = Naar de tafel
web-play-on = Vanaf hier verder spelen
web-play-on-text = Een nieuwe tafel gaat vanaf dit moment verder, met bots op de andere plaatsen en opnieuw geschud.
web-play-on-seat = Jij speelt
web-curve = Punten in de loop van het spel
web-curve-table = Punten als tabel
web-line = Regel
web-analysis = Analyse
web-analyse = Analyseren

# Geschiedenis en cijfers
web-no-history = Je hebt nog geen spel beëindigd.
web-earlier-games = Eerdere spellen
web-place-1 = gewonnen
web-unrated-not-ended = niet uitgespeeld
web-unrated-fork = voortgezet uit een ander spel
web-unrated-hints = met tips
web-unrated-undo = iets is met instemming teruggenomen
web-unrated-stand-in = een bot viel voor iemand in
web-unrated-hot-seat = aan één scherm
web-unrated-same-person = één persoon op meerdere plaatsen
web-unrated-bot = een bot zonder niveau
web-unrated-only-bots = alleen bots
web-unrated-rules = volgens andere regels
web-unrated-components = met ander spelmateriaal
web-rating = Rating
web-played = Spellen
web-rating-text = De rating zegt volgens openskill wat iemand minstens waard is. Spellen met tips, aan één scherm of met invallers tellen niet.
web-no-leaderboard = Nog niemand heeft een meetellend spel beëindigd.
web-no-statistics = Er is nog geen spel uitgespeeld.
web-seat = Plek
web-wins = Gewonnen
web-bots = Bots
web-bot = Bot

# Lessen
web-lesson = Les
web-lesson-you = Jij
web-lesson-next = Verder
web-lesson-show = Laat zien
web-lesson-wrong = Dat kan ook, maar nu doen we iets anders. Lees de tekst nog eens of klik op ‘Laat zien’.
web-lesson-done = Nu weet je hoe het gaat!
web-lesson-done-text = De rest komt al spelend; de regels zijn altijd één klik verwijderd.
web-lesson-again = Nog een keer
web-lesson-none = Voor dit spel is er nog geen les.

# Met waarden
web-theme-is = Kleuren: { $theme }
web-players-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
web-name-saved = Hallo { $name }!
web-seat-number = Speler { $number }
web-name-of-seat = Naam van speler { $number }
web-who-bot = Bot: { $level }
web-waiting-for = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-bot-for-seat = Een bot voor plaats { $number }
web-free-seat = De plaats van { $name } vrijmaken
web-qr-of = QR-code van { $link }
web-clock-bank = elk { $bank }, { $increment } seconden extra per beslissing
web-clock-per-move = { $time } per beslissing
web-since-count = { $count } zetten sindsdien
web-watching = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } personen kijken toe
}
web-let-bot-play = Een bot voor { $name } laten spelen
web-make-host = { $name } gastheer maken
web-asks-undo = { $who } wil de laatste beslissing terugnemen.
web-asks-end = { $who } wil het spel beëindigen.
web-asks-replace = { $who } wil een bot voor { $target } laten spelen.
web-bot-plays-for = Een bot speelt voor { $name }.
web-hand-over = Geef het scherm aan { $name }
web-hand-over-ready = Ik ben { $name }
web-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
web-audit-good = Alle { $plies } stappen volgen uit de startwaarde, zoals de server ze opnieuw berekent.
web-audit-bad = De stappen volgen niet uit de startwaarde: { $fault }
web-signed-in-as = Aangemeld als { $account }
web-seen-open = alle handen open, vanaf { $name }
web-seen-as = zoals { $name } het zag
web-line-of = Regel { $line } van { $of }
web-place-n = plaats { $place }
web-unrated = telt niet mee: { $why }
web-games-played = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
web-lesson-step = Stap { $step } van { $of }
web-webhook-hosts = Toegestane bestemmingen: { $hosts }
web-orders-number = Hoeveel: { $least } tot { $most }

# Het algemene speelbord: namen van velden die vaak voorkomen
web-to-move = aan zet
web-view-bag = Zak
web-view-bid = Bod
web-view-board = Speelbord
web-view-bonus = Bonus
web-view-cards = Kaarten
web-view-coins = Munten
web-view-colour = Kleur
web-view-column = Kolom
web-view-count = Aantal
web-view-deck = Stapel
web-view-discards = Aflegstapel
web-view-display = Aanbod
web-view-draft = Jouw beslissing
web-view-field = Veld
web-view-goods = Goederen
web-view-hand = Hand
web-view-hand-size = Handkaarten
web-view-market = Markt
web-view-money = Geld
web-view-name = Naam
web-view-passed = Gepast
web-view-points = Punten
web-view-price = Prijs
web-view-round = Ronde
web-view-row = Rij
web-view-stack = Stapel
web-view-storage = Opslag
web-view-supply = Voorraad
web-view-tile = Tegel
web-view-total = Totaal
web-view-value = Waarde
web-view-vp = Overwinningspunten
web-view-workers = Arbeiders
web-why-other-choice = Dat kan, maar niet samen met wat je al hebt gekozen.
web-why-not = Waarom niet …?
web-why-none = Hiervoor is geen reden te geven.
web-why-all-usable = Alles op tafel is nu te gebruiken.
web-about-close = Sluiten
web-about-now = Nu:
web-about-rule = Regel { $rule }
web-about-read = In de spelregels lezen
web-about-previous = Het vorige stuk
web-about-next = Het volgende stuk
web-about-key = I: open houden
web-rulings = Regelinterpretaties
web-rulings-about = Waar de spelregels zwijgen of op twee manieren te lezen zijn, spelen we zo:
web-ruling-option = Optie ‘{ $option }’:
web-ruling-here = aan deze tafel
web-option-default = vooraf ingesteld
web-option-ruling = Waarom je hier kunt kiezen
web-rules-of = Spelregels: { $game }
web-take-out = Toch niet: { $step }
web-take-out-title = Stappen die je er weer uit kunt nemen

web-beyond-above = { $count ->
    [one] nog 1 keuze hierboven
   *[other] nog { $count } keuzes hierboven
}
web-beyond-below = { $count ->
    [one] nog 1 keuze hieronder
   *[other] nog { $count } keuzes hieronder
}
web-beyond-left = { $count ->
    [one] nog 1 keuze links
   *[other] nog { $count } keuzes links
}
web-beyond-right = { $count ->
    [one] nog 1 keuze rechts
   *[other] nog { $count } keuzes rechts
}
web-decision = Jouw beslissing
web-careful-auto = Op aanraakschermen en als er iets verloren gaat
web-careful-always = Altijd
web-careful-never = Nooit
web-rated = Telt mee
web-rated-counts = Telt het spel mee voor de ranglijst?
web-rated-yes = Telt mee
web-rated-no = Telt niet mee
web-rated-yes-text = Het spel telt mee voor de ranglijst als het volgens de regels eindigt. Er zijn geen tips.
web-rated-no-text = Het spel telt niet mee. Tips kun je hieronder toestaan.
web-rated-is-yes = ja, zonder tips
web-rated-is-no = nee
web-rated-is-unless-hints = ja, zolang niemand een tip gebruikt
web-hint-play = Spelen
web-hint-unrates = Een tip beëindigt de telling
web-hint-unrates-text = Dit spel telt mee voor de ranglijst zolang niemand een tip gebruikt. Na een tip telt het niet meer mee.
web-hint-anyway = Toch een tip
web-unrated-chosen = gemaakt als spel dat niet meetelt

web-first = Elk nieuw soort beslissing één keer uitleggen
web-first-title = Nieuw voor jou:
web-first-ok = Begrepen
web-first-never = Niets meer uitleggen

# De beschrijving van de tafel, en wat wordt voorgelezen
web-describe = Beschrijven
web-describe-text = De tafel in woorden (D)
web-describe-title = De tafel in woorden
web-describe-can = Hier kun je:
web-describe-more = { $count ->
    [one] en nog één; de lijst met zetten (A) heeft alles
   *[other] en nog { $count }; de lijst met zetten (A) heeft alles
}
web-describe-nothing = niets
web-told-before = { $count ->
    [one] Daarvoor is nog iets gebeurd.
   *[other] Daarvoor zijn nog { $count } dingen gebeurd.
}
web-report-line-by = Deze regel melden, van { $name }: { $text }
web-bot-of = Bot van { $owner }
web-bots-of-players = Bots van spelers
web-challenge-sent = { $name } is uitgenodigd.
web-challenge-open = { $name } is uitgenodigd …
web-challenge-declined = { $name } weigert: { $reason }.
web-challenge-withdraw = Intrekken
web-decline-busy = speelt nu elders
web-decline-game = speelt dit spel niet
web-decline-options = niet met deze varianten
web-decline-rules = kent alleen andere regels
web-decline-clock = niet met deze bedenktijd
web-decline-players = niet in dit gezelschap
web-decline-other = zonder opgaaf van reden
web-table-bots = Bots van andere spelers
web-table-bots-no = Niet toegelaten
web-table-bots-invited = Alleen uitgenodigde
web-table-bots-welcome = Elke bot mag aanschuiven
web-abort = Zonder uitslag afbreken
web-leaderboard-who = Wie
web-leaderboard-people = Spelers
web-leaderboard-bots = Bots van spelers
web-no-bot-leaderboard = Nog geen bot van een speler heeft een meetellend spel beëindigd.
web-bot-rating-text = Een spel met bots van spelers verandert alleen de rating van die bots.
web-my-bots = Mijn bots
