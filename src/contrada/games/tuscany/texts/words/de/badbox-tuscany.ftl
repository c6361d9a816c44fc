# Warum eine Schachtel von Die Burgen der Toskana abgelehnt wird
tuscany-badbox-area = Die Spielplanteile { $boards } lassen sich so legen, dass ein Farbgebiet mehr als { $most } Felder hat; die Spielregel gibt Punkte für höchstens drei.
tuscany-badbox-shows = { $value } passt nicht: Ein Landwirtschaftsplättchen zeigt eine bis { $most } verschiedene Sorten aus { $known }.
tuscany-badbox-farm-sum = { $part ->
    [own] Die Landwirtschaftsplättchen eines Spielers
   *[neutral] Die neutralen Landwirtschaftsplättchen
} sind zusammen { $found }; die Spielregel nennt { $wanted }.
tuscany-badbox-yield-kinds = Es sind { $found } verschiedene Ertragskarten; das Programm hat Nummern für { $most }, weil die Größen von Aktionen und Beobachtungen feststehen.
tuscany-badbox-yield-nothing = Eine Ertragskarte bringt mindestens eines von: { $known }.
tuscany-badbox-yield-unknown = Eine Ertragskarte kann { $key } nicht bringen; die Regeln kennen: { $known }.
tuscany-badbox-boards = Hier muss eine Liste mit { $count } Spielplanteilen stehen.
tuscany-badbox-board = Ein Spielplanteil ist ein Text mit { $count } Feldern aus { $known }.
tuscany-badbox-board-differs = Das Spielplanteil { $board } hat andere Anzahlen von Feldern als { $first }, sodass nicht jeder Spielplan dieselben hätte.
tuscany-badbox-map-fields = Ein Spielplan hätte { $found } Felder { $colour }; die Spielregel nennt { $wanted }.
tuscany-badbox-columns = Hier muss eine Liste von Spalten stehen, jede eine Liste von Höhen.
tuscany-badbox-columns-most = Ein Spielplanteil hat { $found } Spalten; das Programm hat Namen für { $most }.
tuscany-badbox-columns-apart = Benachbarte Spalten liegen ein halbes Sechseck höher oder tiefer.
tuscany-badbox-height = Eine Höhe ist eine Anzahl ganzer oder halber Sechsecke.
tuscany-badbox-heights-ascend = Die Höhen einer Spalte steigen um mindestens ein Sechseck.
tuscany-badbox-board-fields = Ein Spielplanteil hat hier { $found } Felder; es müssen { $wanted } sein.
tuscany-badbox-not-connected = Die Felder eines Spielplanteils hängen nicht zusammen.
tuscany-badbox-half-turn = Um 180° gedreht ändert sich der Umriss eines Spielplanteils; gedrehte Teile würden nicht passen.
tuscany-badbox-shifts = Hier muss eine Liste ganzer oder halber Sechsecke stehen.
tuscany-badbox-shift-far = Nach der Spielregel wird kein Spielplanteil um mehr als ein Sechseck versetzt.
tuscany-badbox-shift-join = { $halves ->
    [yes] Spielplanteile mit { $columns } Spalten passen nur um ein halbes Sechseck versetzt aneinander.
   *[no] Spielplanteile mit { $columns } Spalten passen nur um ganze Sechsecke versetzt aneinander.
}
tuscany-badbox-shift-apart = Um { $shift } versetzt würde ein Spielplanteil das nächste nicht berühren.
