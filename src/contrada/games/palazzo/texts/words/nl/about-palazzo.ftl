# De kaart “Wat is dit?”: wat stukken, velden en getallen zijn
palazzo-about-tile = Eén verdieping van een palazzo. Verdiepingen lopen van beneden naar boven op; gaten mogen, geen verdieping tweemaal. Vanaf drie verdiepingen tellen de vensters.
palazzo-about-tile-gain = verandert je punten met { $points }
palazzo-about-tile-price = kost { $price }
palazzo-about-tile-paid = je betaalt het nu
palazzo-about-tile-lot = wordt meegeveild: het hoogste bod krijgt alle bouwdelen
palazzo-about-tile-build = wordt deze beurt gebouwd of gaat uit het spel
palazzo-about-floor-proposed = Hier zou het bouwdeel liggen. Klik of sleep het hierheen om het te bouwen.
palazzo-about-warehouse = Van twee omgedraaide bouwdelen komt het eerste hier. Je mag er één of twee kopen; hoe meer er liggen, hoe goedkoper ze zijn.
palazzo-about-count = { $count ->
    [0] geen bouwdeel
    [one] 1 bouwdeel
   *[other] { $count } bouwdelen
}
palazzo-about-price-name = Prijs van een bouwdeel
palazzo-about-price = 10 min het aantal bouwdelen in het magazijn. Twee kosten elk deze prijs en worden samen betaald; vanaf tien bouwdelen zijn ze gratis.
palazzo-about-price-now = { $price } voor één, { $both } voor twee
palazzo-about-quarry = Komt de bouwmeester hier, dan worden tot { $most } bouwdelen samen geveild. { $shared } of meer worden verdeeld: iedereen neemt er gratis één. De pijl wijst waar hij daarna heen gaat.
palazzo-about-builder = Bij een veiling gaat hij met de klok mee naar de volgende steengroeve met bouwdelen. Een nieuw bouwdeel telt vanaf zijn steengroeve: zoveel steengroeven verder als het vensters heeft.
palazzo-about-builder-at = hij staat op steengroeve { $quarry }
palazzo-about-builder-goes = hij zou naar steengroeve { $quarry } gaan
palazzo-about-stack-name = Stapel { $stack }
palazzo-about-stack = Klik erop om te kopen of te veilen: eerst worden twee bouwdelen omgedraaid. De stapels komen in de volgorde I, II, III; in stapel III zitten ook de vijf ruiters.
palazzo-about-stack-next = het volgende bouwdeel komt hiervan
palazzo-about-riders-name = Ruiters
palazzo-about-riders = Ze zitten in stapel III. Een ruiter neemt de plaats van een bouwdeel in. Met de vijfde is het spel meteen afgelopen.
palazzo-about-riders-now = { $riders } van 5 zijn er
palazzo-about-deck-name = Geldstapel
palazzo-about-deck = Klik erop om geld te nemen: er wordt één kaart meer omgedraaid dan er spelers zijn. Jij neemt er twee, alle anderen één.
palazzo-about-cards = { $cards ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $cards } kaarten
}
palazzo-about-discards-name = Aflegstapel
palazzo-about-discards = Betaalde kaarten liggen hier open; een klik toont ze allemaal. Is de geldstapel op, dan worden ze tot een nieuwe geschud.
palazzo-about-card = Betaalt samen met kaarten van dezelfde valuta, certificaten en drietallen. Deze waarde in elke valuta één keer is een drietal: altijd 15.
palazzo-about-card-held = je hebt er { $count } van deze valuta, samen { $sum }
palazzo-about-certificate = Past bij elke valuta. Drie ervan, samen gelegd, zijn een drietal: 15.
palazzo-about-certificate-held = { $count ->
    [one] je hebt er 1
   *[other] je hebt er { $count }
}
palazzo-about-opening = Opent elke veiling als bod van 3. Het past bij elke valuta, hoort nooit bij een drietal en komt altijd terug.
palazzo-about-hand-name = Hand van { $who }
palazzo-about-hand = Hoeveel kaarten iemand heeft is openbaar. Welke het zijn is geheim, behalve de kaarten die iedereen gezien heeft.
palazzo-about-triple-name = Drietal
palazzo-about-triple = Drie kaarten van dezelfde waarde, in elke valuta één, of drie certificaten, in één keer gelegd. Altijd 15 waard, en past bij elke valuta.
palazzo-about-paid-name = Gelegd en nodig
palazzo-about-paid = De waarde van de gelegde kaarten, en wat je moet betalen. Je mag te veel betalen, maar je krijgt niets terug.
palazzo-about-bid = De waarde van je bod, en het minste dat het hoogste bod verslaat. Wat in een eerder bod gelegd is, blijft liggen.
palazzo-about-paid-now = { $value } van { $goal }
palazzo-about-missing-name = Nog nodig
palazzo-about-missing = Een gelegde kaart van een andere valuta moet deel van een drietal worden: leg ook deze kaarten, of neem haar terug.
palazzo-about-way = Een voorstel: één klik legt deze kaarten en rondt de betaling af.
palazzo-about-way-bid = Een voorstel: één klik legt deze kaarten en doet het bod.
palazzo-about-way-more = { $more } meer dan nodig
palazzo-about-palazzo-name = Punten van dit palazzo
palazzo-about-palazzo = Eén verdieping −5, twee 0, drie de vensters, vier de vensters + 3, vijf de vensters + 6. Van één bouwmateriaal: met drie of vier verdiepingen 3 meer, met vijf 6 meer.
palazzo-about-palazzo-now = verdiepingen: { $floors }, vensters: { $windows }
palazzo-about-palazzo-pure = één bouwmateriaal
palazzo-about-points-name = Punten van { $who }
palazzo-about-points = Alle palazzi zoals ze nu staan. Wie de meeste punten heeft als de vijfde ruiter komt, wint.
palazzo-about-money-name = Geld over
palazzo-about-money = De grootste afzonderlijke betaling met deze kaarten. Ze beslist bij gelijke stand, verder niets.
palazzo-about-gain-name = Verandering van je punten
palazzo-about-gain = Wat je palazzi er meteen daarna meer of minder door zouden tellen.
palazzo-about-lot-name = Wat ze jou opleveren
palazzo-about-lot = Wat je palazzi zouden winnen als je alle bouwdelen van deze veiling kreeg en zo goed mogelijk bouwde.
palazzo-about-new-name = Nieuw palazzo
palazzo-about-new = Een bouwdeel mag altijd een nieuw palazzo beginnen, welke verdieping het ook is. Met maar één verdieping telt het −5 tot het groeit.
palazzo-about-box-name = Uit het spel
palazzo-about-box = Een bouwdeel dat nergens helpt, mag je wegleggen. Het komt niet terug.
palazzo-about-scaffold-name = Verbouwen
palazzo-about-scaffold = Voor één geldkaart: een verdieping uit een palazzo weghalen, een los bouwdeel op zijn plaats inbouwen of een los bouwdeel uit het spel nemen.
palazzo-about-bid-name = Bod van { $who }
palazzo-about-bid-of = Wie mee wil blijven doen, overbiedt het hoogste bod door kaarten bij te leggen. Wie past, neemt alle gelegde kaarten terug; wie overblijft, betaalt en krijgt alle bouwdelen.
palazzo-about-bid-now = { $state ->
    [passed] heeft gepast
    [leads] { $bid }, het hoogste bod
   *[other] { $bid }
}
