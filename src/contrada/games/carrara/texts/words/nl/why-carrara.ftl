# Waarom iets nu niet kan
carrara-why-moving = Kies eerst een gebouw voor { $item }.
carrara-why-visit = { $who } heeft de pion Koninklijk bezoek: volg eerst, of zie af.
carrara-why-placing = Beslis eerst waar je { $item } plaatst.
carrara-why-building = Eén actie per beurt, en je bent aan het bouwen: { $building }.
carrara-why-buying = Eén actie per beurt, en je bent bouwstenen aan het kopen.
carrara-why-improving = Kies eerst de verbeteringstegel die bij het monument hoort.
carrara-why-taking = Kies eerst wat je neemt, of neem niets.
carrara-why-scoring = Je hebt een scorepion in de hand: kies eerst een scoreveld.
carrara-why-finishing = Je actie voor deze beurt is gedaan.
carrara-why-action-first = Koop eerst bouwstenen, bouw, scoor of pas.
carrara-why-only-advanced = Alleen in de gevorderde versie.
carrara-why-one-wheel = De standaardversie heeft maar één rad.
carrara-why-two-wheels = Draai eerst beide raderen, of alleen het standbeeldrad.
carrara-why-wheel-first = Draai eerst het rad, of kies om zonder draaien te kopen.
carrara-why-wheel-empty = Er liggen geen bouwstenen op het rad.
carrara-why-nothing-affordable = Je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, en geen bouwsteen op het rad kost zo weinig.
carrara-why-affordable = Er is een bouwsteen die je je kunt veroorloven.
carrara-why-turn-first = Je laat je munten alleen zien als je je na het draaien niets kunt veroorloven.
carrara-why-cart-empty = Je hebt nog geen bouwsteen gekozen.
carrara-why-one-segment = Je koopt van maar één locatie: je hebt bouwstenen van locatie { $location } gekozen.
carrara-why-no-block = Op locatie { $location } ligt deze kleur niet: { $block }.
carrara-why-no-more-blocks = Alle bouwstenen van deze kleur op locatie { $location } zijn al gekozen: { $block }.
carrara-why-price = { $cart ->
    [0] Kost { $price }, je hebt { $coins }.
   *[other] Kost { $price }, en naast je keuze heb je nog { $coins }.
}
carrara-why-monument-gone = Het { $building } is al gebouwd.
carrara-why-not-on-display = Dit gebouw ligt niet open: { $building }.
carrara-why-monument-blocks = Het { $building } kost { $need } bouwstenen, of het verschil met een gebouw van hetzelfde type; je hebt { $have ->
    [one] 1 bouwsteen
   *[other] { $have } bouwstenen
} en kunt daarmee niets opwaarderen.
carrara-why-blocks = Kost { $need ->
    [one] 1 bouwsteen
   *[other] { $need } bouwstenen
}, je hebt er { $have }.
carrara-why-same-tile = Er zijn twee gelijke: kies de andere.
carrara-why-building-first = Kies eerst wat je bouwt.
carrara-why-city-blocks = In { $city } kost dit { $need }; met je bouwstenen kun je daar { $have } betalen.
carrara-why-not-there = Dit gebouw heb je niet in { $city }: { $building }.
carrara-why-already-monument = Het { $building } is al een monument.
carrara-why-monument-first = Kies eerst het monument.
carrara-why-not-over = Alleen een monument vervangt een gebouw; je bouwt nu: { $building }.
carrara-why-other-type = Het { $monument } vervangt alleen een gebouw van zijn eigen type.
carrara-why-paid = De betaling is compleet.
carrara-why-not-accepted = In { $city } is deze kleur niet toegestaan: { $block }.
carrara-why-no-block-left = Van deze kleur heb je geen bouwsteen meer: { $block }.
carrara-why-exchange-pointless = In { $city } is deze kleur toegestaan ({ $block }): betaal de bouwstenen één voor één.
carrara-why-exchange-chained = In { $city } ruil je alleen de eerstvolgende goedkopere kleur, twee voor één; deze is te goedkoop: { $block }.
carrara-why-exchange-few = Je hebt twee bouwstenen van deze kleur nodig ({ $block }), je hebt er { $have }.
carrara-why-due = Er { $due ->
    [one] moet nog 1 bouwsteen
   *[other] moeten nog { $due } bouwstenen
} worden betaald.
carrara-why-no-improvement = Deze verbeteringstegel zit niet in deze doos.
carrara-why-improvement-gone = Iemand heeft deze verbeteringstegel al.
carrara-why-improved = Je hebt { $city } al verbeterd: één verbeteringstegel per stad.
carrara-why-same-improvement = Er zijn twee gelijke: kies de andere.
carrara-why-with-monument = Een verbeteringstegel krijg je alleen bij een monument.
carrara-why-nothing-to-score = Je hebt niets te scoren, ook niet met de bonus.
carrara-why-forgone = Je hebt van het koninklijk bezoek afgezien: deze beurt scoor je niet.
carrara-why-no-visit = Er is geen koninklijk bezoek om te volgen.
carrara-why-followed = Je hebt het koninklijk bezoek al gevolgd.
carrara-why-no-bonus = Het Koninklijk Hof heeft geen veld met deze bonus: { $bonus }.
carrara-why-no-stone = Bij deze bonus staat geen scorepion van jou meer: { $bonus }.
carrara-why-no-open-stone = Je hebt geen scorepion in het open veld.
carrara-why-bonus-fields-first = Scorepionnen uit het open veld mag je pas gebruiken als alle bonusvelden leeg zijn.
carrara-why-scored-self = Dit veld heb je al gescoord.
carrara-why-scored = Al gescoord door { $who }.
carrara-why-stone-first = Neem eerst een scorepion van het Koninklijk Hof.
carrara-why-minimum = Nodig: { $need } gebouwen in { $city }, je hebt er { $have }.
carrara-why-no-building = Voor dit scoreveld heb je geen gebouw: { $field }.
carrara-why-one-money-field = Je mag maar één geldscoreveld opeisen.
carrara-why-money = Nodig: { $need } munten, je hebt er { $have }.
carrara-why-no-statue = Nodig: een standbeeld in { $one } of { $other }.
carrara-why-used-up = Niet meer in de voorraad: { $item }.
carrara-why-when-taken = Dit krijg je als je alle bouwstenen van een locatie koopt, of als bonus van het Koninklijk Hof.
carrara-why-only-decorations = Deze bonus is een decoratie, geen standbeeld.
carrara-why-needs-field = Daarna zou je geen veld meer kunnen scoren.
carrara-why-not-shown = Het leeggekochte segment toont iets anders dan { $item }.
carrara-why-not-stored = Niet in je pakhuizen: { $item }.
carrara-why-stored-now = Wat je deze beurt opslaat, mag je pas in een latere beurt plaatsen.
carrara-why-no-place = Je hebt geen gebouw voor { $item }.
carrara-why-gold-not-sold = Gouden standbeelden kun je niet kopen.
carrara-why-one-purchase = Je hebt deze beurt al iets voor 10 munten gekocht.
carrara-why-coins = Kost { $price }, je hebt { $coins }.
carrara-why-no-place-bought = Een gekocht standbeeld heeft een gebouw zonder standbeeld nodig in de stad van zijn kleur.
carrara-why-keep-coins = Je hebt alleen het standbeeldrad gedraaid en moet nog een bouwsteen kunnen kopen.
carrara-why-storehouses-full = Beide pakhuizen zijn vol.
carrara-why-no-item = Je hebt geen decoratie of standbeeld in de hand.
carrara-why-nothing-to-leave = Er is niets waarvan je kunt afzien.
carrara-why-no-discard = Je legt alleen iets af om plaats te maken voor iets nieuws.
carrara-why-room = Er is een plaats voor { $item }: er hoeft niets te worden afgelegd.
carrara-why-other-emblem = Dit gebouw heeft niet het type voor { $item }: { $building }.
carrara-why-decorated = Dit gebouw heeft al een decoratie: { $building }.
carrara-why-statued = Op dit gebouw staat al een standbeeld: { $building }.
carrara-why-bought-statue = Een gekocht standbeeld mag alleen in de stad van zijn eigen kleur.
carrara-why-statue-city = In { $city } zijn bouwstenen in de kleur van het standbeeld niet toegestaan.
