# Warum etwas nicht geht
carpe-diem-why-first = { $stage ->
    [entering] Stelle zuerst deine Spielfigur auf ein freies Feld.
    [moving] Ziehe zuerst deine Figur; dann nimmst du ein Plättchen und baust es ein.
    [taking] Nimm zuerst ein Plättchen neben deinem Feld; dann baust du es ein.
    [building] Baue zuerst das genommene Plättchen ein oder lege es auf das Lagerfeld.
    [fetching] Zuerst nimmt dein Handwerker ein Plättchen von den Siegelfeldern.
    [returning] Schiebe zuerst eine Brunnenkarte unter den Stapel.
    [circle] Lege zuerst deine Scheibe auf ein Kreisfeld.
   *[other] Du wertest gerade: Erfülle die beiden Karten oder beende die Wertung.
}
carpe-diem-why-entered = Deine Figur steht schon auf dem Rundweg; Figuren werden nur einmal eingesetzt.
carpe-diem-why-field-taken = Auf Feld { $field } steht schon { $who }. Figuren kommen auf freie Felder.
carpe-diem-why-moved = Du bist schon auf Feld { $field } gezogen; jetzt geht es um das Plättchen.
carpe-diem-why-scoring-now = Es wird gewertet; Plättchen gibt es wieder im nächsten Durchgang.
carpe-diem-why-no-bread = Du hast kein Brot. Ohne Brot ziehst du links oder rechts herum zum nächsten Feld mit Plättchen.
carpe-diem-why-field-empty = Neben Feld { $field } liegt kein Plättchen mehr.
carpe-diem-why-stand-still = Stehen bleiben darfst du nicht; nur für ein Brot darfst du auf deinem Feld bleiben.
carpe-diem-why-not-next = Feld { $field } ist zu weit weg: Links und rechts herum ist das nächste Feld mit Plättchen { $fields }. Für ein Brot darfst du überallhin.
carpe-diem-why-no-such-tile = Ein solches Plättchen gibt es nicht.
carpe-diem-why-tile-elsewhere = Das Plättchen { $tile } liegt nicht neben Feld { $field }, auf das deine Figur zieht.
carpe-diem-why-not-on-seals = Das Plättchen { $tile } liegt auf keinem Siegelfeld; von dort nimmt dein Handwerker eines.
carpe-diem-why-tile-taken = Du hast schon ein Plättchen genommen: { $tile }.
carpe-diem-why-shovel-first = Dein erstes Plättchen muss auf die Schaufel: { $cell }.
carpe-diem-why-cell-taken = Auf diesem Feld liegt schon ein Plättchen.
carpe-diem-why-not-adjacent = Ein Plättchen muss mit einer ganzen Seite an eines deiner Plättchen grenzen.
carpe-diem-why-frame-meadow = Der Rahmen gilt als Wiese; { $side ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
} läge an ihm etwas anderes: { $kind }.
carpe-diem-why-sides-differ = Die Seiten passen { $side ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
} nicht zusammen: { $kind ->
    [none] Wiese
   *[other] { $kind }
} an { $asked ->
    [none] Wiese
   *[other] { $asked }
}.
carpe-diem-why-too-large = Eine Landschaft hat höchstens { $most } Plättchen; diese hätte { $tiles }: { $kind }.
carpe-diem-why-same-turn = So gedreht sieht das Plättchen aus wie in einer Drehung, die schon angeboten wird.
carpe-diem-why-no-fountain = Brunnenkarten kommen nur unter den Stapel, wenn du einen Brunnen gebaut und zwei Karten gezogen hast.
carpe-diem-why-card-not-held = Diese Brunnenkarte hast du nicht.
carpe-diem-why-no-scoring = Scheiben werden bei der Wertung gelegt, nach der siebten Runde eines Durchgangs.
carpe-diem-why-disc-placed = Du hast deine Scheibe schon gelegt, auf Kreisfeld { $circle }.
carpe-diem-why-circle-taken = Auf Kreisfeld { $circle } liegt schon eine Scheibe von { $who }.
carpe-diem-why-circle-unused = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
} liegt Kreisfeld { $circle } nicht zwischen zwei Karten.
carpe-diem-why-disc-first = Lege zuerst deine Scheibe; dann erfüllst du die beiden Karten daneben.
carpe-diem-why-no-scoring-turn = Karten erfüllst du, wenn du bei der Wertung an der Reihe bist, nach der siebten Runde eines Durchgangs.
carpe-diem-why-other-card = Deine Scheibe liegt zwischen den Karten { $first } und { $second }; nur diese beiden zählen.
carpe-diem-why-no-closing = An diesem Tisch ist der Abzug nach beiden Karten fällig; Karten werden nicht einzeln abgeschlossen.
carpe-diem-why-card-closed = Du hast Karte { $card } abgeschlossen; für sie kannst du nichts mehr abgeben.
carpe-diem-why-nothing-left = Du kannst nichts mehr abgeben, also nur noch die Wertung beenden.
carpe-diem-why-green-card = Eine grüne Karte zählt von selbst; nur mit 3 Broten erfüllst du sie noch einmal. Das ist die { $card }.
carpe-diem-why-different-wares = Die { $card } verlangt verschiedene Waren, je eine.
carpe-diem-why-equal-wares = Die { $card } verlangt gleiche Waren.
carpe-diem-why-too-many-coins = Die { $card } verlangt insgesamt nur { $number }, Waren und Münzen zusammen.
carpe-diem-why-ware-not-asked = Die { $card } verlangt diese Ware nicht: { $ware }.
carpe-diem-why-too-dear = Das kostet { $costs }; du hast nur { $have }.
carpe-diem-why-card-too-dear = Dir fehlen Waren und Münzen für { $needs }, und du hast keine 3 Brote.
carpe-diem-why-frame-end = Rahmen-Aufgaben zählen am Ende: Auf der Linie des Pfeils muss etwas Fertiges dieser Art liegen.
carpe-diem-why-none-left = Davon hast du nichts.
carpe-diem-why-bread-use = Ein Brot gibst du vor dem Ziehen ab, oder drei bei einer Wertung.
carpe-diem-why-ware-use = Waren und Münzen gibst du bei einer Wertung für rote Karten ab.
