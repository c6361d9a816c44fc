# Analyses on the page of a replay
web-analysis-start = Analyse this game
web-analysis-about = A search judges every decision from what its player could know, and the luck of every draw is measured. Everyone who may see this game sees the result.
web-analysis-left = { $count ->
    [0] You have no analysis left today.
    [one] You have one analysis left today.
   *[other] You have { $count } analyses left today.
 }
web-analysis-players-only = This game is not analysed. Those who played it can have it analysed.
web-analysis-not-here = Only games that were played from the beginning to the end are analysed.
web-analysis-waiting = { $ahead ->
    [0] The analysis begins soon.
    [one] Another analysis is computed first.
   *[other] { $ahead } other analyses are computed first.
 }
web-analysis-running = { $done } of { $total } decisions are judged. You may leave this page.
web-analysis-preparing = The game is being read.
web-analysis-failed = The analysis failed.
web-analysis-chart = Chance to win in the course of the game
web-analysis-as-table = As a table
web-analysis-moments = Key moments
web-analysis-no-moments = None: nobody gave away a notable chance, and chance changed little.
web-analysis-everyone = All players
web-analysis-whose = Moments of
web-analysis-keys = Keys: E next moment, Shift + E the one before, 1 to 4 show an option on the board, 0 the position before it.
web-analysis-inaccuracy = Inaccuracy
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
web-analysis-luck = Luck
web-analysis-error-of = { $kind }, { $name }: { $loss }
web-analysis-luck-of = Luck for { $name }: { $win }
web-analysis-loss = { $loss } chance to win (± { $error }), { $points } points
web-analysis-option = Option
web-analysis-chance = Chance
web-analysis-points = Points
web-analysis-lead = Lead
web-analysis-played = played
web-analysis-better = better
web-analysis-show-option = Show on the board: { $what }
web-analysis-before = Position before
web-analysis-shown = On the board: { $what }
web-analysis-expected = Chance to win, final points and lead as the search expects them for { $name }.
web-analysis-hidden = Something was drawn face down.
web-analysis-luck-text = What this draw changed, compared with the mean of all draws:
web-analysis-try = Try it
web-analysis-close = Close this moment
web-analysis-players = Accuracy and luck
web-analysis-accuracy = Accuracy
web-analysis-mean-loss = Loss per decision
web-analysis-errors = Inaccuracies, mistakes, blunders
web-analysis-luck-win = Luck, chance to win
web-analysis-luck-points = Luck, points
web-analysis-final = Final points
web-analysis-without = Points without luck
web-analysis-note = This is luck as the evaluation sees it. The search (depth: { $depth }) does not see everything.
web-analysis-no-luck = In this game no luck is counted: the evaluation sees no lasting effect of its draws.
web-analysis-depth-quick = quick
web-analysis-depth-normal = normal
web-analysis-depth-deep = deep
web-analysis-unfitted = For this game and number of players no values have been fitted; the chances are rough.
