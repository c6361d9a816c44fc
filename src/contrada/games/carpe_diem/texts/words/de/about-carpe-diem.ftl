# Die Karte „Was ist das?“
carpe-diem-about-kind = { $of ->
    [pond] Teich, eine Landschaft aus 2 bis 4 Plättchen. Fertig gibt er einen Fisch weniger, als er Plättchen hat.
    [vineyard] Weinberg, eine Landschaft aus 2 bis 4 Plättchen. Fertig gibt er eine Traube weniger, als er Plättchen hat.
    [chicken_yard] Hühnerhof, eine Landschaft aus 2 bis 4 Plättchen. Fertig gibt er ein Huhn weniger, als er Plättchen hat.
    [herb_garden] Kräutergarten, eine Landschaft aus 2 bis 4 Plättchen. Fertig gibt er ein Kraut weniger, als er Plättchen hat.
    [merchant] Händler, eine Unterkunft aus zwei Hälften. Fertig macht er aus allen deinen Waren Münzen, eine für jede, und legt eine dazu.
    [baker] Bäcker, eine Unterkunft aus zwei Hälften. Fertig gibt er 2 Brote.
    [administrator] Verwalter, eine Unterkunft aus zwei Hälften. Fertig bringt er dich auf der Banderolenleiste 2 Schritte voran.
    [craftsman] Handwerker, eine Unterkunft aus zwei Hälften. Fertig holt er dir ein Plättchen von den Siegelfeldern, das du sofort baust.
    [villa] Villa, beliebig groß ab zwei Plättchen. Fertig zählt sie am Ende nach ihren Schornsteinen: 1, 2, 3, 5, 7, 10, 13, 17, 21, 26.
    [market] Markt: gibt sofort 1 Münze.
    [bakery] Backstube: gibt sofort 1 Brot.
   *[fountain] Brunnen: Zieh 2 Brunnenkarten und gib dann eine von allen zurück, die du hast.
}
carpe-diem-about-good = { $of ->
    [fish] Kommt von fertigen Teichen. Rote Wertungskarten nehmen Waren; zwei übrige sind am Ende 1 Punkt wert.
    [grape] Kommt von fertigen Weinbergen. Rote Wertungskarten nehmen Waren; zwei übrige sind am Ende 1 Punkt wert.
    [chicken] Kommt von fertigen Hühnerhöfen. Rote Wertungskarten nehmen Waren; zwei übrige sind am Ende 1 Punkt wert.
    [herb] Kommt von fertigen Kräutergärten. Rote Wertungskarten nehmen Waren; zwei übrige sind am Ende 1 Punkt wert.
    [coin] Ersetzt auf einer roten Wertungskarte jede Ware.
    [bread] Ein Brot bringt deine Figur auf ein beliebiges Feld mit Plättchen, statt zu ziehen. In einer Wertung erfüllen drei Brote eine Karte einmal.
    [step] Schritte auf der Banderolenleiste: Wer vorn liegt, wertet zuerst, und das Feld zählt am Ende Punkte.
    [chimney] Schornsteine aller Villen, fertig oder nicht; grüne Karten zählen sie. Am Ende zählen nur fertige Villen.
    [fountain] Behaltene Brunnenkarten. Jede gibt am Ende Punkte für alles von ihrer Art.
   *[vp] Siegpunkte. Die der anderen können verborgen sein.
}
carpe-diem-about-fountain-card = Bleibt bis zum Ende geheim. Dann zählt sie für alles von ihrer Art in deinem Stadtviertel.
carpe-diem-about-red-card = Eine rote Karte nimmt Waren, sooft du zahlen kannst. Münzen ersetzen jede Ware; 3 Brote erfüllen sie einmal. Nicht erfüllt kostet sie 4 Punkte.
carpe-diem-about-green-card = Eine grüne Karte zählt von selbst, sooft du hast, was sie verlangt; 3 Brote erfüllen sie einmal mehr. Nicht erfüllt kostet sie 4 Punkte.
carpe-diem-about-circle-name = Kreis { $number }, zwischen den Karten { $first } und { $second }
carpe-diem-about-circle = Eine Scheibe auf einem freien Kreis wertet die beiden Karten daneben. Sie bleibt dort bis zum Ende des Spiels.
carpe-diem-about-half-name = Feld { $field } des Rundwegs
carpe-diem-about-half = Eine Figur zieht auf eines der beiden Nachbarfelder und nimmt ein Plättchen vom Ablagefeld daneben. Felder ohne Plättchen werden übersprungen.
carpe-diem-about-figure-name = Figur von { $who }
carpe-diem-about-track-disc = { $who }: Feld { $space } der Banderolenleiste
carpe-diem-about-track = Die vorderste Scheibe wertet zuerst, in einem Stapel die obere. Das Feld zählt am Ende Punkte.
carpe-diem-about-seals = Hier liegen dunkle Plättchen. Eine fertige Handwerker-Unterkunft holt eines davon; sie werden nicht aufgefüllt.
carpe-diem-about-storage = Ein Plättchen, das du nicht bauen kannst oder willst, bleibt für immer hier. Zwei gelagerte Plättchen oder andere Reste sind am Ende 1 Punkt wert.
carpe-diem-about-task-name = Rahmen-Aufgabe: { $what }, { $line }
carpe-diem-about-task = Bringt am Ende ihre Punkte, wenn etwas Fertiges dieser Art mit einem Plättchen auf dieser Linie liegt.
carpe-diem-about-field-free = Ein freies Feld. Ein Plättchen muss ein anderes berühren, und alle Seiten, die sich berühren, müssen passen; der Rahmen gilt als Wiese.
carpe-diem-about-field-banderole = Wer hier baut, nimmt die Banderole weg und geht auf der Leiste 1 Schritt voran.
carpe-diem-about-field-shovel = Dein erstes Plättchen kommt auf die Schaufel.
carpe-diem-about-field-dead = Keines der Plättchen, die noch kommen, passt hierher.
carpe-diem-about-field-full = Hier hätte die Landschaft mehr als vier Plättchen.
