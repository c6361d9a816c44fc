cli-puzzles-progress = Puzzels worden gezocht
cli-puzzles-wrote = { $count } puzzels uit { $games } partijen staan in { $file }.
cli-puzzles-checked = { $file }: { $count } puzzels kloppen.
cli-puzzles-interrupted = Onderbroken. Dezelfde opdracht gaat daar verder.
