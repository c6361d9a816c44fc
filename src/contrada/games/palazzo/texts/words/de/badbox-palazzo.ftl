# Warum eine Schachtel von Palazzo abgelehnt wird
palazzo-badbox-stacks = In der Datei müssen die Tabellen [stack.1], [stack.2] und [stack.3] stehen.
palazzo-badbox-set-up = Stapel I hat { $found } Bauteile; der Spielaufbau braucht davon { $wanted }.
palazzo-badbox-tile = { $value } ist kein Bauteil; ein Bauteil schreibt man Etage/Fenster, von "1/1" bis "5/3".
palazzo-badbox-mix = In den Stapeln liegen { $found } Bauteile; die Spielregel nennt { $wanted }, und die Mischung ist anders: { $faults }.
palazzo-badbox-mix-tile = { $tile } { $found }-mal statt { $wanted }-mal
