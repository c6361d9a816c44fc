# Wat een stuk, veld of getal is: de kaart op het bord, en wat schermlezers vertellen
tuscany-about-effect = { $kind ->
    [castle] Bij het leggen mag je een open tegel naar keuze nemen en die meteen zonder kaarten leggen.
    [city] Bij het leggen neem je een bonustegel naar keuze.
    [estate] Bij het leggen komt er een houten zeshoek in je opslag. Die bedekt later een veld van een kleur naar keuze.
    [quarry] Bij het leggen krijg je een blok marmer, en een meer voor elke “+1 marmer”.
    [village] Bij het leggen krijg je een arbeider, en een meer voor elke “+1 arbeider”.
    [monastery] Bij het leggen trek je 3 kaarten.
    [cart] Bij het leggen draai je een opbrengstkaart om, en een meer voor elke “+1 opbrengstkaart”; wat erop staat, krijg je meteen.
    [hexagon] Past voor twee kaarten van de kleur op een veld van elke kleur en telt daar als die tegel, met zijn werking. Niet in de beurt waarin je hem krijgt.
   *[agriculture] Bij het leggen geeft elke soort erop die nieuw is in het kleurgebied 1 groen punt. Een houten zeshoek telt altijd als nieuw.
}
tuscany-about-open = { $item }, open tegel { $number }
tuscany-about-open-empty = open tegel { $number }: geen
tuscany-about-stored = { $item }, opslagveld { $number }
tuscany-about-stored-empty = opslagveld { $number }: vrij
tuscany-about-stored-empty-effect = Voor een tegel die je neemt, of een houten zeshoek. Zijn alle velden bezet, dan vervangt een genomen tegel een van de jouwe.
tuscany-about-field = veld { $field }, { web-tuscany-colour }
tuscany-about-field-effect = Voor deze tegel, of een houten zeshoek: { $tile }. Het kost twee kaarten van deze kleur en moet aan iets grenzen dat al ligt.
tuscany-about-field-start = Het startkasteel bedekt dit veld; het geeft zelf geen punten.
tuscany-about-can-place = kan nu bedekt worden
tuscany-about-card-effect = Betaalt een tegel op een veld van deze kleur; een tegel kost er twee. Twee gelijke kaarten vervangen een kaart van een andere kleur.
tuscany-about-worker-effect = Elk vervangt bij het leggen een kaart van een kleur naar keuze.
tuscany-about-marble-effect = Eén keer per beurt geef je na je actie een blok af, voor nog een actie.
tuscany-about-bonus-effect = Voor het hele spel: { web-tuscany-bonus-effect }.
tuscany-about-bonus-left = { $count ->
    [0] geen meer over
    [one] nog één over
   *[other] nog { $count } over
}
tuscany-about-bonus-mine = { $count ->
    [one] je hebt er één
   *[other] je hebt er { $count }
}
tuscany-about-deck = trekstapel
tuscany-about-deck-effect = Een van je acties: kaarten trekken, twee en een meer voor elke “+1 kaart”. Is de stapel op, dan worden de afgelegde geschud.
tuscany-about-discards = afgelegde kaarten
tuscany-about-discards-effect = Kaarten waarmee tegels betaald zijn. Ze worden geschud als de stapel op is.
tuscany-about-yields = opbrengstkaarten
tuscany-about-yields-effect = Een wagen draait ze om. Ze geven rode of groene punten, kaarten, arbeiders, marmer of een houten zeshoek.
tuscany-about-neutral = neutrale tegels
tuscany-about-neutral-effect = Ze vervangen open tegels als er vijf van een kleur in het midden liggen; die vijf gaan opzij.
tuscany-about-aside = opzijgelegde tegels
tuscany-about-aside-effect = Vijf tegels van een kleur in het midden gaan opzij. Ze worden geschud als de neutrale op zijn.
tuscany-about-colour-bonus = kleurbonus, { web-tuscany-colour }
tuscany-about-five = open tegels, { web-tuscany-colour }
tuscany-about-five-effect = Zodra vijf open tegels dezelfde kleur hebben, gaan ze alle vijf opzij en worden ze vervangen.
tuscany-about-green = groene punten
tuscany-about-green-effect = Kleurgebieden, kleurbonussen en landbouw geven groene punten. Bij elk van de drie tellingen komen ze bij rood, en ze blijven staan.
tuscany-about-red = rode punten
tuscany-about-red-effect = Het totaal. Na de derde telling winnen de meeste rode punten.
tuscany-about-points = de stand als het spel nu afgelopen was
tuscany-about-points-effect = Rode punten met een telling nu, en 1 voor elke tegel en zeshoek in de opslag, elk blok marmer, elke arbeider en elke drie kaarten.
tuscany-about-clock = eigen tegels uitgelegd
tuscany-about-clock-effect = Elke tegel die je neemt, brengt er een van jou naar het midden. Heeft iemand als eerste 7, 14 en 21 uitgelegd, dan wordt de ronde uitgespeeld en komt groen bij rood.
tuscany-about-clock-value = nog { $left } eigen tegels, { $next } tot de volgende telling
tuscany-about-area = kleurgebied, { web-tuscany-colour }
tuscany-about-area-effect = Velden van een kleur die aan elkaar grenzen. Een volledig gebied geeft groene punten: 1 voor een veld, 3 voor twee, 6 voor drie.
tuscany-about-hand = handkaarten
tuscany-about-hand-effect = De anderen zien ze niet; er is geen maximum.
tuscany-about-start-effect = Begint elke ronde. Er wordt geteld als de ronde uit is.
tuscany-about-marker = { $name }: { $value }
tuscany-about-agriculture = landbouwtegel
