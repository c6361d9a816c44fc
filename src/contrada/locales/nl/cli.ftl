# De terminal
cli-compiled = gecompileerd
cli-interpreted = geïnterpreteerd
cli-game = { $title }, { $seats } spelers
cli-you = aan deze terminal
cli-bot = bot { $bot }
cli-points = Punten
cli-total = Totaal
cli-running = Het spel loopt nog, bij zet { $ply }.
cli-place = { $place }. { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cli-commitment = Vastlegging: { $commitment }
cli-seed = Startwaarde: { $seed }

cli-games-id = naam
cli-games-title = titel
cli-games-seats = spelers
cli-games-options = opties
cli-games-box = waar het materiaal vandaan komt
cli-box-source-rulebook = uit de spelregels
cli-box-source-example = uit een voorbeeld
cli-box-source-first-edition = uit de eerste uitgave
cli-box-source-reconstructed = gereconstrueerd
cli-box-good = Met { $file } kan worden gespeeld.
cli-box-table = tabel
cli-box-source = bron
cli-box-pieces = onderdelen
cli-box-differs = Verschillen met de gepubliceerde doos
cli-box-before = gepubliceerd
cli-box-after = hier
cli-box-nothing = niets
cli-box-same = Geen verschil met de gepubliceerde doos.

cli-simulate-games = { $games } spellen, { $build }
cli-simulate-seat = plaats
cli-simulate-bot = bot
cli-simulate-score = gemiddelde score
cli-simulate-wins = overwinningen
cli-simulate-places = rangen
cli-simulate-lengths = Zetten per spel: { $plies } ({ $shortest } tot { $longest }); beslissingen per spel: { $decisions }
cli-simulate-unfinished = Niet binnen de grens geëindigd: { $games }
cli-simulate-interrupted = Afgebroken: dit zijn de voltooide spellen.
cli-simulate-nothing = Afgebroken voordat het eerste spel voltooid was.

cli-audit-sound = In orde: alle { $plies } zetten volgen uit startwaarde en regels.
cli-audit-fork = Een aftakking: vanaf zet { $ply } komt het toeval uit deze startwaarde, daarvoor uit het spel waarvan ze aftakt.
cli-imported = Tafel { $table }
cli-seat-link = Plaats { $seat }: { $secret }
cli-replay-keys = Enter: verder, b: terug, q: stoppen

cli-ask-game = Welk spel?
cli-ask-seats = Hoeveel spelers?
cli-ask-bot = Welke bot speelt de andere plaatsen?
cli-not-a-choice = ‘{ $answer }’ is geen van { $choices }.
cli-not-understood = ‘{ $answer }’ is geen getal uit { $choices } en geen opdracht; ? toont de opdrachten.
cli-your-choice = Jouw keuze ({ $choices }, ? voor hulp):
cli-hand-over = Geef het toetsenbord aan { $name }. { $name }: druk op Enter.
cli-narrow = Dit speelbord heeft { $needed } kolommen nodig, de terminal heeft er { $width }: maak hem breder of de letters kleiner.
cli-help-hint = Een getal voert die actie uit; ? toont de opdrachten.
cli-help =
    getal      die actie uitvoeren
    u          de laatste actie terugnemen
    r          de hele beurt terugnemen
    w N        één stap uit de open beslissing nemen (w toont de stappen)
    v          de tafel nog eens tonen
    l          het logboek
    b          waar de punten vandaan komen
    why …      waarom iets niet kan: why, why WOORDEN, why GETAL
    supply     wat er nog kan komen
    rules      de regels bij deze beslissing; rules GETAL, rules all
    h          een tip: de beste paar acties
    s BESTAND  opslaan (zonder BESTAND: in het bestand van dit spel)
    q          stoppen; het spel wordt opgeslagen
cli-no-withdraw = Er is geen stap die je er los uit kunt nemen.
cli-withdraw = Welke stap? Typ w en het getal ervan.
cli-at-once = Alles in één keer: { $steps }
cli-why = { $action }: { $reason }
cli-why-possible = { $action }: dat kan nu.
cli-why-list = { $count } acties; why GETAL legt er één uit:
cli-why-nothing = Geen enkele actie die nu onmogelijk is, bevat deze woorden.
cli-why-no-number = Typ why en een getal van 1 tot en met { $count } uit de laatste lijst.
cli-rules-none = Van dit spel zijn hier geen regels.
cli-rules-more = Meer: rules GETAL. { $sections }
cli-supply-none = Over de voorraden van dit spel is niets bekend.
cli-supply-title = { $name }: nog { $left }
cli-supply-piece = stuk
cli-supply-seen = gezien
cli-supply-left = kan nog komen
cli-no-undo = Er is niets dat teruggenomen kan worden.
cli-since = Sinds je laatste beslissing:
cli-over = Het spel is afgelopen.
cli-saved = Opgeslagen in { $file }; contrada play --load gaat daar verder.
cli-saved-finished = Opgeslagen in { $file }; contrada replay toont het opnieuw.

cli-bench-game = spel
cli-bench-seats = spelers
cli-bench-build = versie
cli-bench-games = spellen/s
cli-bench-actions = acties/s
cli-bench-decisions = beslissingen/s
cli-bench-copies = kopieën/s
cli-bench-iterations = iteraties/s
cli-bench-master = Meester/s
cli-bench-master-before = master-1/s
cli-bench-ratio = verhouding
cli-bench-one-build = Hier is alleen de geïnterpreteerde versie, dus er valt niets te vergelijken.
cli-bench-held = gehaald: { $game } { $name } { $measured }, ondergrens { $floor }
cli-bench-broken = NIET GEHAALD: { $game } { $name } { $measured }, ondergrens { $floor }

cli-interrupted = Afgebroken.
cli-fuzz-rules = { $game }, regelversie { $version }
cli-fuzz-played = Spellen: { $games }; geëindigd: { $finished }; tot de grens gespeeld: { $endless }
cli-fuzz-checked = Gecontroleerd: { $states } toestanden, { $actions } acties, geheimhouding { $secrecy } keer, terugnemen { $undos } keer
cli-fuzz-drafts = Volledig doorzochte beslissingen: { $trees }, te groot: { $too_large }; stappen { $runs } keer in een andere volgorde gespeeld, { $withdrawn } keer teruggenomen
cli-fuzz-found = Doodlopend: { $dead_ends }; gebroken wetten: { $broken_laws }; uitzonderingen: { $exceptions }
cli-fuzz-finding = Spel { $number }, zet { $ply }, { $kind } ({ $law }): { $text }

cli-arena-games = { $games } partijen met { $seats } spelers, { $lineups } opstellingen, { $build }
cli-arena-saved = Elke deling is op elke plaats gespeeld: de intervallen zijn zo smal als bij { $games } spellen met onafhankelijke delingen ({ $share } bespaard).
cli-arena-not-saved = Elke deling is op elke plaats gespeeld, wat hier niet hielp: de intervallen zijn zo breed als bij { $games } spellen met onafhankelijke delingen.
cli-arena-bot = bot
cli-arena-won = gewonnen
cli-arena-interval = 95 %
cli-arena-place = plaatsaandeel
cli-arena-score = gemiddelde score
cli-arena-rating = rating
cli-arena-speed = beslissingen/s
cli-arena-slowest = langste
cli-arena-ahead = hoger geëindigd dan
cli-dataset-wrote = Geschreven: { $file }, { $games } partijen, { $rows } beslissingen
cli-tune-result = Beste van { $trials } pogingen: { $bot }
    plaatsaandeel in de poging: { $found }; in { $games } partijen met nieuwe kaarten: { $share } (gewonnen { $low } tot { $high })
cli-arena-timed = Een budget in milliseconden is niet te herhalen: een andere keer geeft andere partijen.
cli-arena-faults = Partijen die door een fout van een bot eindigden en niet meetellen: { $faults }
cli-arena-closed = Te veel fouten: de arena is voortijdig gesloten.
cli-arena-wrote = Geschreven: { $file }
cli-arena-plot-title = { $game } met { $seats } spelers: { $games ->
    [one] één partij
   *[other] { $games } partijen
}
cli-arena-plot-wins = Aandeel gewonnen partijen, met 95%-interval
cli-arena-plot-scores = Scores

cli-hint-action = tip
cli-hint-score = punten aan het eind
cli-hint-win = winkans
cli-hint-visits = aandeel van het zoeken

cli-new-game-written = Geschreven: { $folder }, { $files } bestanden. Nu:
cli-new-game-next = Hoe het verder gaat, staat in { $file }.
