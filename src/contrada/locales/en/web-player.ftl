# Personal statistics
web-player-title = Statistics of { $name }
web-player-mine = My statistics
web-player-nobody = Choose a name and finish a game: your results are then counted here.
web-player-none = There is nothing here yet.
web-player-missing = There is no such page, or its owner shows nothing.
web-player-game = Game
web-player-all-games = All games
web-player-count = Players
web-player-all-counts = Any number
web-player-results = Results
web-player-played = Games
web-player-wins = Won
web-player-points = Mean points
web-player-best = Best
web-player-place = Mean place
web-player-ratings = Rating
web-player-ratings-text = After each rated game, as in the leaderboard. Games rated before version 1.0 are not in the curve.
web-player-analyses = Accuracy and luck
web-player-analyses-text = Of your analysed games. This is luck as the evaluation sees it.
web-player-accuracy = Accuracy
web-player-luck = Luck, chance to win
web-player-luck-points = Luck, points
web-player-when = When
web-player-mean = Mean of { $count ->
    [one] one game
   *[other] { $count } games
 }: accuracy { $accuracy }, luck { $luck } chance to win
web-player-as-table = As a table
web-player-shows = What others may see
web-player-shows-text = Nothing, unless you choose it here. Everyone with the link sees what you choose.
web-player-shows-results = My results
web-player-shows-ratings = My rating curve
web-player-shows-analyses = My accuracy and luck
web-player-saved = Saved.
web-player-link = Link to your page
