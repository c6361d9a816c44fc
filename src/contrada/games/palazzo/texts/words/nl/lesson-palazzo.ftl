# Een eerste spel Palazzo
lesson-palazzo-welcome = Welkom in Florence! Je koopt verdiepingen van baksteen, zandsteen en marmer en stapelt ze tot palazzi. In het midden ligt het magazijn, daaromheen liggen vier steengroeven, onderaan is je eigen bouwplaats. Hoge palazzi met veel vensters brengen de meeste punten op.
lesson-palazzo-money = Jij bent aan de beurt, en zonder geld wordt er niets gebouwd. Je hebt vier kaarten. Klik op de geldstapel, of op “Geld nemen”.
lesson-palazzo-cards = Er wordt één kaart meer omgedraaid dan er spelers zijn. Jij mag er twee nemen, alle anderen nemen er daarna één. Betalen doe je met kaarten van één valuta, en je hebt een blauwe 3: neem de blauwe 5 erbij, en de groene 3.
lesson-palazzo-cards-wrong = Dat kan ook. Maar de blauwe 5 past goed bij je blauwe 3: klik op de blauwe 5 en de groene 3.
lesson-palazzo-reveal = Bruno heeft ook geld genomen, en jij kreeg er een kaart van. Nu willen we een bouwdeel. Klik op de stapel: er worden twee bouwdelen omgedraaid, één voor het magazijn, één voor een steengroeve.
lesson-palazzo-buy = Er liggen twee bouwdelen in het magazijn, dus elk kost 10 min 2, dat is 8. Een begane grond van zandsteen met drie vensters is een mooi begin. Klik erop.
lesson-palazzo-buy-wrong = Dat zou kunnen, maar een palazzo begint goed met een begane grond met veel vensters: koop de begane grond van zandsteen.
lesson-palazzo-pay = Betaal nu 8. De blauwe 3 en de blauwe 5 zijn precies dat: klik op beide kaarten, in welke volgorde ook, en dan op “Klaar”. Met een klik op een gelegde kaart neem je die terug. Wisselgeld is er niet, dus betaal zo gepast mogelijk.
lesson-palazzo-pay-wrong = Betaal liever gepast: de blauwe 3, de blauwe 5, dan “Klaar”.
lesson-palazzo-build = Bouw het: klik op je bouwplaats en een nieuw palazzo begint. Met één verdieping kost het je nog 5 punten; het moet dus groeien.
lesson-palazzo-build-wrong = Gooi het niet weg! Klik op de bouwplaats om een palazzo te beginnen.
lesson-palazzo-bid = Bruno veilt een steengroeve: alle bouwdelen daar gaan naar het hoogste bod, en twee zijn van zandsteen! Bruno opent met 3. Bied 4: klik op de blauwe 4, dan op “Klaar”.
lesson-palazzo-bid-wrong = Laten we net genoeg bieden: de blauwe 4, dan “Klaar”.
lesson-palazzo-grow = Bruno past, de bouwdelen zijn van jou. Leg de tweede en de derde verdieping van zandsteen op je palazzo: verdiepingen mogen alleen stijgen, gaten zijn toegestaan. Let op de punten die elke plaats zou opleveren. Begin daarna met de bakstenen verdieping een tweede palazzo.
lesson-palazzo-grow-wrong = Eerst de tweede verdieping van zandsteen op je palazzo, dan de derde, dan de bakstenen verdieping als eigen palazzo.
lesson-palazzo-end = Vanaf drie verdiepingen tellen de vensters, en een palazzo van één bouwmateriaal levert 3 punten extra op: samen 8. De losse bakstenen verdieping kost 5 tot ze groeit. Als de vijfde ruiter komt is het spel meteen afgelopen, en de meeste punten winnen.
