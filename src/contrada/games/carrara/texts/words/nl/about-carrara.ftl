# De kaart "Wat is dit?": wat stukken, velden en getallen zijn
carrara-about-block = Marmer. Een stad accepteert haar eigen kleur en alle duurdere. Van goedkoop naar duur: paars, blauw, groen, rood, geel, wit.
carrara-about-block-price = { $coins ->
    [0] gratis op locatie { $location }
    [one] 1 munt op locatie { $location }
   *[other] { $coins } munten op locatie { $location }
}
carrara-about-hand = Achter je scherm: je betaalt er gebouwen mee. Twee gelijke tellen als één van de eerstvolgende duurdere kleur.
carrara-about-hand-count = je hebt er { $count }
carrara-about-location-name = Locatie { $location }
carrara-about-location = In een beurt koop je van één locatie. Bij elke draai van het rad schuiven de bouwstenen een locatie door en worden ze goedkoper; van VI komen ze weer op I.
carrara-about-location-prices = { $prices }
carrara-about-segment-item = Koop je alle bouwstenen die hier nog liggen, dan mag je { $decoration } of { $statue } uit de voorraad nemen.
carrara-about-bag-name = De zak
carrara-about-bag = Na een draai van het rad wordt hieruit aangevuld tot er elf bouwstenen op het rad liggen. Betaalde bouwstenen gaan er weer in.
carrara-about-bag-count = { $count ->
    [0] leeg
    [one] 1 bouwsteen erin
   *[other] { $count } bouwstenen erin
}
carrara-about-turn-name = Het rad draaien
carrara-about-turn = Voordat je koopt, mag je het rad één locatie draaien. Dan komen er nieuwe bouwstenen op locatie I.
carrara-about-turn-both-name = Beide raderen draaien
carrara-about-turn-both = Voordat je koopt, draai je: beide raderen, dan komen er nieuwe bouwstenen op locatie I; of alleen het standbeeldrad, dan komen er geen.
carrara-about-statue-wheel-name = Standbeeldrad, locatie { $location }: { $statue }
carrara-about-building = Het kost zoveel bouwstenen als zijn waarde, in kleuren die de stad accepteert. Zijn waarde telt als je zijn stad, zijn type of zijn landschap scoort.
carrara-about-building-value = waarde { $value }, { $landscape }
carrara-about-building-decoration = Zijn decoratie, { $decoration }, verhoogt de waarde met 1.
carrara-about-building-statue = Erop: { $statue }.
carrara-about-monument = Waarde 8. Het kost 8 bouwstenen, of vervangt je gebouw van hetzelfde type: dan betaal je alleen het verschil. Je krijgt er een verbeteringstegel naar keuze bij.
carrara-about-improvement = Krijg je bij een monument. Hij verhoogt wat de stad je voor elk punt waarde oplevert.
carrara-about-improvement-gives = { $reward } in plaats van { $before } voor elk punt waarde
carrara-about-stack-name = De trekstapel met gebouwen
carrara-about-stack = Hieruit wordt de uitstalling aangevuld. Is hij leeg en heeft iemand alle scorepionnen gebruikt, dan komt het einde.
carrara-about-bonus-name = Koninklijk Hof: { $bonus }
carrara-about-bonus = Om te scoren neem je je pion van een bonusveld en krijg je de bonus. Je hebt dan het koninklijk bezoek: de anderen volgen in hun volgende beurt van hetzelfde veld, of hun pion gaat naar het open veld.
carrara-about-stones-of = Pionnen van { $names }.
carrara-about-stones-none = Geen pionnen meer.
carrara-about-open-area = Pionnen hier leveren geen bonus op. Ze scoren zodra alle bonusvelden leeg zijn.
carrara-about-city-field-name = { $city }: stadsveld
carrara-about-city-field = Maar één speler scoort het in het hele spel. Er zijn { $minimum } gebouwen in deze stad voor nodig; hun waarden worden opgeteld en vermenigvuldigd met de beloning van de stad.
carrara-about-type-field-name = Gebouwtype { $type }
carrara-about-type-field = Elk van je gebouwen van dit type levert, waar het ook staat, zijn waarde maal de beloning van zijn stad op.
carrara-about-landscape-field-name = Landschap: { $landscape }
carrara-about-landscape-field = De waarden van al je gebouwen van dit landschap, maal { $reward }. De beloningen van de steden tellen hier niet.
carrara-about-pair-field = Elk gebouw met een standbeeld in een van deze twee steden levert zijn waarde maal de beloning van zijn stad op.
carrara-about-money-field = Toon minstens { $minimum } munten, en aan het einde leveren { $rate } munten je 1 OP op in plaats van 5 munten 1 OP. De munten houd je. Maar één speler, en iedereen maar één zo'n veld.
carrara-about-gives = het zou { $reward } opleveren
carrara-about-gives-nothing = het zou niets opleveren
carrara-about-scored-by = gescoord door { $who }
carrara-about-column = Hier bouw je met bouwstenen in: { $accepts }. Twee van de eerstvolgende goedkopere kleur tellen als één.
carrara-about-column-cheapest = Hier bouw je met bouwstenen in alle zes kleuren.
carrara-about-column-gives = { $reward } voor elk punt waarde
carrara-about-column-value = { $count ->
    [0] nog geen gebouw
    [one] 1 gebouw, samen waarde { $value }
   *[other] { $count } gebouwen, samen waarde { $value }
}
carrara-about-ranks = Meeste standbeelden in deze stad aan het einde: { $points } OP voor de eerste, tweede en derde plaats. Bij gelijke stand geldt voor allen de eerstvolgende lagere plaats.
carrara-about-coins-name = Munten
carrara-about-coins = Je betaalt er bouwstenen mee. Aan het einde zijn 5 munten 1 OP.
carrara-about-coins-count = { $count ->
    [one] je hebt er 1
   *[other] je hebt er { $count }
}
carrara-about-points-name = Overwinningspunten
carrara-about-points = Wie er aan het einde de meeste heeft, wint. Munten, en in de gevorderde versie decoraties en standbeelden, komen er aan het einde bij.
carrara-about-stones-name = Scorepionnen
carrara-about-stones = Elke scorepion scoort één veld. Zijn al die van jou gebruikt, dan levert een gebouw meteen zijn waarde in OP op.
carrara-about-stones-left = { $count ->
    [one] nog 1
   *[other] nog { $count }
}
carrara-about-ending-name = Punten aan het einde
carrara-about-ending = Wat je naast de punten tot nu toe zou krijgen als het spel nu eindigde.
carrara-about-decoration = Komt op een eigen gebouw van haar type en verhoogt de waarde met 1. Aan het einde leveren gelijke decoraties op je gebouwen OP op: { $points } voor 1 tot 7.
carrara-about-statue = Komt op een eigen gebouw in een stad die zijn kleur accepteert. Het telt voor de standbeeldvelden en aan het einde voor de meeste standbeelden in de stad.
carrara-about-gold = Komt op een willekeurig gebouw van jou. Je kunt het niet kopen; geweigerd of afgelegd gaat het naar de doos.
carrara-about-buy-item = Eén keer in je beurt mag je er een uit de voorraad kopen voor 10 munten en meteen plaatsen; een gekocht standbeeld alleen in de stad van zijn kleur.
carrara-about-supply-count = nog { $count }
carrara-about-store-name = { $number ->
    [one] Eerste pakhuis
   *[other] Tweede pakhuis
}
carrara-about-store = Bewaart één decoratie of standbeeld tot je het in een latere beurt plaatst. Zijn beide vol, dan moet er voor iets nieuws iets weg.
carrara-about-store-holds = erin { $item }
carrara-about-store-empty = leeg
carrara-about-screen-name = Scherm
carrara-about-screen = Daarachter liggen munten en bouwstenen verborgen.
