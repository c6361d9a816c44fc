cli-train-accepted = Generatie { $generation }, { $name }: plaatsaandeel { $place }, gewonnen { $win } % ({ $low }–{ $high }) van { $games } partijen: aangenomen. Verklaarde variantie van de voorsprong: { $explained }.
cli-train-refused = Generatie { $generation }, { $name }: plaatsaandeel { $place }, gewonnen { $win } % ({ $low }–{ $high }) van { $games } partijen: niet aangenomen. Verklaarde variantie van de voorsprong: { $explained }.
cli-train-wrote = De beste gewichten staan in { $file }.
cli-train-nothing = Geen gewichten hebben hun duel gewonnen, dus er zijn er geen.
cli-train-interrupted = Onderbroken. Dezelfde opdracht gaat verder waar ze gebleven was.
