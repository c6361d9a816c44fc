cli-puzzles-progress = Aufgaben werden gesucht
cli-puzzles-wrote = { $count } Aufgaben aus { $games } Partien stehen in { $file }.
cli-puzzles-checked = { $file }: { $count } Aufgaben stimmen.
cli-puzzles-interrupted = Unterbrochen. Derselbe Befehl macht dort weiter.
