# Eén keer getoond, als een soort beslissing voor het eerst komt
first-tuscany-arrange-order = Je drie gebiedsdelen worden je gebied. Sleep een deel naar een andere plaats, een klik draait het. Velden van een kleur die aan elkaar grenzen, zijn een kleurgebied: 1, 3 of 6 punten voor 1, 2 of 3 velden.
first-tuscany-arrange-shift = Elk deel ligt recht naast zijn linkerbuur, of een stap hoger of lager. Kijk hoe de waarde van de kleurgebieden verandert.
first-tuscany-arrange-castle = Alles wat je later legt, moet aan iets grenzen dat al ligt. Het startkasteel is het begin: let op velden eromheen waarvoor je kaarten hebt.
first-tuscany-choosing-bonus = Een bonustegel helpt het hele spel lang. Een tweede opslagveld geeft ook meteen 2 groene punten, en groene punten tellen bij alle drie de tellingen.
first-tuscany-action = Eén actie per beurt: kaarten trekken, een open tegel in je opslag nemen, of een opgeslagen tegel op een veld van zijn kleur leggen. Elke tegel die je neemt, brengt de volgende telling dichterbij.
first-tuscany-paying = Een tegel kost twee kaarten in de kleur van het veld. Een arbeider vervangt elke kaart, twee gelijke kaarten vervangen een andere kleur. Klik op kaarten, of op een van de manieren in het kader. Een gelegde kaart kun je terugnemen.
first-tuscany-castle-taking = Het kasteel geeft een open tegel naar keuze, die je meteen en zonder kaarten legt. Hij moet passen op een veld dat aan iets grenst dat al ligt.
first-tuscany-castle-placing = Kies het veld voor de tegel die het kasteel gaf. Ook zijn werking volgt.
first-tuscany-city = Elke stad geeft nog een bonustegel. Je mag er meer van één soort hebben.
first-tuscany-after = Eén keer per beurt geeft een blok marmer nog een actie naar keuze. Beëindig anders je beurt.
