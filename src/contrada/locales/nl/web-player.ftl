# Persoonlijke statistiek
web-player-title = Statistiek van { $name }
web-player-mine = Mijn statistiek
web-player-nobody = Kies een naam en speel een spel uit: dan staan je resultaten hier.
web-player-none = Hier staat nog niets.
web-player-missing = Deze pagina bestaat niet, of er wordt niets op getoond.
web-player-game = Spel
web-player-all-games = Alle spellen
web-player-count = Spelers
web-player-all-counts = Elk aantal
web-player-results = Resultaten
web-player-played = Partijen
web-player-wins = Gewonnen
web-player-points = Punten gemiddeld
web-player-best = Beste resultaat
web-player-place = Plaats gemiddeld
web-player-ratings = Rating
web-player-ratings-text = Na elke partij die meetelt, zoals in de ranglijst. Partijen van vóór versie 1.0 staan niet in de curve.
web-player-analyses = Nauwkeurigheid en geluk
web-player-analyses-text = Uit je geanalyseerde partijen. Dit is geluk zoals de waardering het ziet.
web-player-accuracy = Nauwkeurigheid
web-player-luck = Geluk, winstkans
web-player-luck-points = Geluk, punten
web-player-when = Wanneer
web-player-mean = Gemiddelde van { $count ->
    [one] één partij
   *[other] { $count } partijen
 }: nauwkeurigheid { $accuracy }, geluk { $luck } winstkans
web-player-as-table = Als tabel
web-player-shows = Wat anderen mogen zien
web-player-shows-text = Niets, zolang je hier niets kiest. Iedereen met de link ziet wat je kiest.
web-player-shows-results = Mijn resultaten
web-player-shows-ratings = Mijn ratingcurve
web-player-shows-analyses = Mijn nauwkeurigheid en geluk
web-player-saved = Opgeslagen.
web-player-link = Link naar je pagina
