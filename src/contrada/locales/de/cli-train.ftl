cli-train-accepted = Generation { $generation }, { $name }: Platzanteil { $place }, Siege { $win } % ({ $low }–{ $high }) in { $games } Partien: angenommen. Erklärte Varianz des Vorsprungs: { $explained }.
cli-train-refused = Generation { $generation }, { $name }: Platzanteil { $place }, Siege { $win } % ({ $low }–{ $high }) in { $games } Partien: nicht angenommen. Erklärte Varianz des Vorsprungs: { $explained }.
cli-train-wrote = Die besten Gewichte stehen in { $file }.
cli-train-nothing = Keine Gewichte haben ihr Duell gewonnen, deshalb gibt es keine.
cli-train-interrupted = Unterbrochen. Derselbe Befehl macht dort weiter.
