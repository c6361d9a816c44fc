cli-puzzles-progress = Searching for puzzles
cli-puzzles-wrote = { $count } puzzles from { $games } games are in { $file }.
cli-puzzles-checked = { $file }: { $count } puzzles are right.
cli-puzzles-interrupted = Interrupted. The same command goes on where it stopped.
