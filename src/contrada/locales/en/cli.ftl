# The terminal
cli-compiled = compiled
cli-interpreted = interpreted
cli-game = { $title }, { $seats } players
cli-you = at this terminal
cli-bot = bot { $bot }
cli-points = Points
cli-total = Total
cli-running = The game is still running, at ply { $ply }.
cli-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-commitment = Commitment: { $commitment }
cli-seed = Seed: { $seed }

cli-games-id = id
cli-games-title = title
cli-games-seats = players
cli-games-options = options
cli-games-box = where the components come from
cli-box-source-rulebook = from the rulebook
cli-box-source-example = from an example
cli-box-source-first-edition = from the first edition
cli-box-source-reconstructed = reconstructed
cli-box-good = The game can be played with { $file }.
cli-box-table = table
cli-box-source = source
cli-box-pieces = pieces
cli-box-differs = Differences from the published box
cli-box-before = before
cli-box-after = here
cli-box-nothing = nothing
cli-box-same = Nothing differs from the published box.

cli-simulate-games = { $games } games, { $build }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-score = mean score
cli-simulate-wins = wins
cli-simulate-places = places
cli-simulate-lengths = Plies per game: { $plies } ({ $shortest } to { $longest }); decisions per game: { $decisions }
cli-simulate-unfinished = Not ended within the horizon: { $games }
cli-simulate-interrupted = Interrupted: these are the games that were done.
cli-simulate-nothing = Interrupted before the first game was done.

cli-audit-sound = Sound: all { $plies } plies follow from the seed and the rules.
cli-audit-fork = A fork: from ply { $ply } on chance comes from this seed, before it from the game it comes from.
cli-imported = Table { $table }
cli-seat-link = Seat { $seat }: { $secret }
cli-replay-keys = Enter: next, b: back, q: leave

cli-ask-game = Which game?
cli-ask-seats = How many players?
cli-ask-bot = Which bot plays the other seats?
cli-not-a-choice = “{ $answer }” is none of { $choices }.
cli-not-understood = “{ $answer }” is neither a number of { $choices } nor a command; ? lists the commands.
cli-your-choice = Your choice ({ $choices }, ? for help):
cli-hand-over = Hand the keyboard to { $name }. { $name }: press Enter.
cli-narrow = This board needs { $needed } columns, the terminal has { $width }: make it wider, or its letters smaller.
cli-help-hint = A number plays that action; ? lists the commands.
cli-help =
    number    play that action
    u         take back the last action
    r         take back this whole turn
    w N       take one step out of an open decision (w lists the steps)
    v         show the table again
    l         the log
    b         where everyone's points come from
    why …     why something is not possible: why, why WORDS, why NUMBER
    supply    what is still to come
    rules     the rules for this decision; rules NUMBER, rules all
    h         a hint: the best few actions
    s FILE    save (without FILE: to the game's own file)
    q         leave; the game is saved
cli-no-withdraw = There is no step that could be taken out by itself.
cli-withdraw = Which step? Type w and its number.
cli-at-once = All at once: { $steps }
cli-why = { $action }: { $reason }
cli-why-possible = { $action }: this is possible now.
cli-why-list = { $count } actions; why NUMBER explains one:
cli-why-nothing = No action that is impossible now has these words.
cli-why-no-number = Type why and a number from 1 to { $count } of the last list.
cli-rules-none = There are no rules of this game here.
cli-rules-more = More: rules NUMBER. { $sections }
cli-supply-none = Nothing is known about supplies in this game.
cli-supply-title = { $name }: { $left } left
cli-supply-piece = piece
cli-supply-seen = seen
cli-supply-left = can still come
cli-no-undo = There is nothing that could be taken back.
cli-since = Since your last decision:
cli-over = The game is over.
cli-saved = Saved to { $file }; contrada play --load goes on from there.
cli-saved-finished = Saved to { $file }; contrada replay shows it again.

cli-bench-game = game
cli-bench-seats = players
cli-bench-build = build
cli-bench-games = games/s
cli-bench-actions = actions/s
cli-bench-decisions = decisions/s
cli-bench-copies = copies/s
cli-bench-iterations = iterations/s
cli-bench-master = Master/s
cli-bench-master-before = master-1/s
cli-bench-ratio = ratio
cli-bench-one-build = Only the interpreted build is here, so there is nothing to compare it with.
cli-bench-held = held: { $game } { $name } { $measured }, floor { $floor }
cli-bench-broken = BROKEN: { $game } { $name } { $measured }, floor { $floor }

cli-interrupted = Interrupted.
cli-fuzz-rules = { $game }, rules version { $version }
cli-fuzz-played = Games: { $games }; ended: { $finished }; reached the horizon: { $endless }
cli-fuzz-checked = Checked: { $states } states, { $actions } actions, secrecy { $secrecy } times, undo { $undos } times
cli-fuzz-drafts = Decisions explored: { $trees }, too large: { $too_large }; steps played in other orders { $runs } times, taken back { $withdrawn } times
cli-fuzz-found = Dead ends: { $dead_ends }; broken laws: { $broken_laws }; exceptions: { $exceptions }
cli-fuzz-finding = Game { $number }, ply { $ply }, { $kind } ({ $law }): { $text }

cli-arena-games = { $games } games by { $seats } players, { $lineups } line-ups, { $build }
cli-arena-saved = Every deal was played in every seat: the intervals are as narrow as those of { $games } games on independent deals ({ $share } saved).
cli-arena-not-saved = Every deal was played in every seat, which did not help here: the intervals are as wide as those of { $games } games on independent deals.
cli-arena-bot = bot
cli-arena-won = wins
cli-arena-interval = 95 %
cli-arena-place = place share
cli-arena-score = mean score
cli-arena-rating = rating
cli-arena-speed = decisions/s
cli-arena-slowest = slowest
cli-arena-ahead = place ahead of
cli-dataset-wrote = Written: { $file }, { $games } games, { $rows } decisions
cli-tune-result = Best of { $trials } trials: { $bot }
    place share in its trial: { $found }; on { $games } games with fresh deals: { $share } (wins { $low } to { $high })
cli-arena-timed = A budget in milliseconds is not reproducible: another run gives other games.
cli-arena-faults = Games that a bot's fault ended, which are not counted: { $faults }
cli-arena-closed = Too many faults: the arena was closed early.
cli-arena-wrote = Written: { $file }
cli-arena-plot-title = { $game } with { $seats } players: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-plot-wins = Share of wins, with the 95 % interval
cli-arena-plot-scores = Scores

cli-hint-action = hint
cli-hint-score = points at the end
cli-hint-win = chance to win
cli-hint-visits = share of the search

cli-new-game-written = Written: { $folder }, { $files } files. Next:
cli-new-game-next = { $file } says how to go on.
