# Die Schachtel und die Vorräte
carrara-start = Spieler { $place }: { $coins } Münzen, { $blocks }
carrara-prices = Ort { $location }: { $coins } (lila bis weiß)
carrara-type = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $landscape ->
    [urban] städtisch
   *[rural] ländlich
}
carrara-emblem = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $decoration }
carrara-rewards = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: ab { $minimum } Gebäuden, Wert × { $reward }
carrara-better = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: Wert × { $reward }
carrara-landscape = { $name ->
    [urban] Städtisch
   *[rural] Ländlich
}: Wert × { $reward }
carrara-set = { $count } gleiche: { $points } SP
carrara-segment = Segment { $place }: { $decoration }, { $statue }
carrara-majority = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: { $points } SP
carrara-money = { $minimum ->
    [0] { $rate } Münzen geben 1 SP
   *[other] Ab { $minimum } Münzen: { $rate } Münzen geben 1 SP
}

carrara-box-blocks = Bausteine
carrara-box-blocks-why = Die Spielregel nennt sieben Bausteine in jeder der sechs Farben.
carrara-box-start = Münzen und Bausteine zu Beginn
carrara-box-start-why = Sie stehen im Spielaufbau der Spielregel.
carrara-box-prices = Preise am Rad
carrara-box-prices-why = Sie sind nur auf dem Spielplan gedruckt; diese stammen aus der ersten Auflage und passen zu jedem Beispiel.
carrara-box-buildings = Gebäude und Denkmäler
carrara-box-buildings-why = Die Spielregel nennt für jeden Typ die Werte 1, 2, 3, 3, 4, 5 und ein Denkmal mit dem Wert 8.
carrara-box-types = Gebäudetypen und Landschaften
carrara-box-types-why = Die Spielregel nennt vier städtische und zwei ländliche Typen; welche das sind, stammt aus der ersten Auflage.
carrara-box-emblems = Dekorationen der Gebäudetypen
carrara-box-emblems-why = Castello und Fahne stehen in einem Beispiel der Spielregel; die anderen bestätigen zwei Quellen zur ersten Auflage.
carrara-box-emblems-reconstructed = Dekorationen von zwei Gebäudetypen
carrara-box-emblems-reconstructed-why = Für Cattedrale und Villa bleiben Pokal und Wappen; es könnte auch umgekehrt sein.
carrara-box-cities = Städte und ihre Belohnungen
carrara-box-cities-why = Pisa, Lucca und Massa stehen in Beispielen; Livorno, Viareggio und Lérici sind wie in der ersten Auflage.
carrara-box-improvements = Verbesserungen
carrara-box-improvements-why = Es gibt acht, und die von Pisa steht in einem Beispiel; die anderen sind rekonstruiert.
carrara-box-court-normal = Königlicher Hof, normale Seite
carrara-box-court-normal-why = Ein Bonus von 5 Münzen steht in einem Beispiel; wie oft es welchen Bonus gibt, stammt aus einer Rezension.
carrara-box-court-advanced = Königlicher Hof, fortgeschrittene Seite
carrara-box-court-advanced-why = Die Spielregel nennt die acht Boni.
carrara-box-landscapes = Landschaftsfelder
carrara-box-landscapes-why = 1 Münze für städtischen Wert steht in einem Beispiel; 1 SP für ländlichen Wert ist rekonstruiert.
carrara-box-decorations = Dekorationen und Punkte für gleiche
carrara-box-decorations-why = Anzahl und Punktetabelle stehen in der Spielregel.
carrara-box-statues = Statuen
carrara-box-statues-why = Die Anzahl steht in der Spielregel.
carrara-box-wheels = Reihenfolge auf den beiden Rädern, im Uhrzeigersinn
carrara-box-wheels-why = Sie ist nur auf den Rädern gedruckt: rekonstruiert.
carrara-box-majorities = Punkte für die meisten, zweit- und drittmeisten Statuen
carrara-box-majorities-why = Sechs dieser Zahlen stehen in Beispielen; die anderen sind rekonstruiert.
carrara-box-money = Münzen für Punkte am Ende
carrara-box-money-why = Die Spielregel nennt die Wechselkurse.

carrara-supply-bag = Bausteine
carrara-supply-stack = Gebäude im Stapel
carrara-supply-monuments = Denkmäler
carrara-supply-improvements = Verbesserungen
carrara-supply-decorations = Dekorationen
carrara-supply-statues = Statuen
carrara-supply-note-screens = Der Beutel und die Bausteine hinter den Sichtschirmen der anderen zusammen.

# Die Schlüssel der Datei, im Formular
carrara-box-key-colours = Farben
carrara-box-key-on-wheel = Auf dem Rad
carrara-box-key-coins = Münzen
carrara-box-key-monument = Denkmal
carrara-box-key-biblioteca = Biblioteca
carrara-box-key-palazzo = Palazzo
carrara-box-key-porta = Porta
carrara-box-key-cattedrale = Cattedrale
carrara-box-key-castello = Castello
carrara-box-key-villa = Villa
carrara-box-key-lerici = Lérici
carrara-box-key-massa = Massa
carrara-box-key-viareggio = Viareggio
carrara-box-key-lucca = Lucca
carrara-box-key-pisa = Pisa
carrara-box-key-livorno = Livorno
carrara-box-key-normal = Normale Seite
carrara-box-key-advanced = Fortgeschrittene Seite
