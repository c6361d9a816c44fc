cli-train-accepted = Generation { $generation }, { $name }: place share { $place }, wins { $win } % ({ $low }–{ $high }) of { $games } games: accepted. Explained variance of the lead: { $explained }.
cli-train-refused = Generation { $generation }, { $name }: place share { $place }, wins { $win } % ({ $low }–{ $high }) of { $games } games: not accepted. Explained variance of the lead: { $explained }.
cli-train-wrote = The best weights are in { $file }.
cli-train-nothing = No weights won their duel, so there are none to use.
cli-train-interrupted = Interrupted. The same command goes on where it stopped.
