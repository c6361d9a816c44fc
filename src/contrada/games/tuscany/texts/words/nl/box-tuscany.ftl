# De pagina van de doos, en wat er nog komt
tuscany-box-tiles = Zeshoekige tegels
tuscany-box-tiles-why = De spelregels noemen de tegels van elke speler en de neutrale tegels.
tuscany-box-agriculture = Landbouwtegels
tuscany-box-agriculture-why = De spelregels noemen er vier per set en tonen er een met varkens en wijngaard; wat de andere tonen, is onze aanname.
tuscany-box-cards = Speelkaarten
tuscany-box-cards-why = De spelregels noemen 122 kaarten in acht kleuren; hoeveel er van elke kleur zijn, is onze aanname.
tuscany-box-yields = Opbrengstkaarten
tuscany-box-yields-why = De spelregels noemen 27 kaarten en in een voorbeeld 2 rode punten; recensies noemen arbeiders en marmer; de hoeveelheden en aantallen zijn onze aanname.
tuscany-box-bonus-tiles = Bonustegels
tuscany-box-bonus-tiles-why = De spelregels noemen er vijf van elke soort.
tuscany-box-colour-bonus = Kleurbonustegels
tuscany-box-colour-bonus-why = Volgens de spelregels krijgt de eerste meer dan de tweede; de waarden zijn onze aanname (een recensie: tot 4).
tuscany-box-boards = Gebiedsdelen
tuscany-box-boards-why = Volgens de spelregels liggen drie delen lange zijde aan lange zijde, geen ervan meer dan één zeshoek verschoven; ook het aantal velden van elke kleur staat daar. De vorm van twee kolommen van vijf velden en de plaats van de kleuren zijn onze tweede reconstructie. In elke combinatie is het beste gebied 46 en het slechtste 35 punten waard, en geen kleurgebied heeft meer dan drie velden.
tuscany-box-name-first-reconstruction = Eerste reconstructie van de gebiedsdelen (kolommen van 3, 4 en 3 velden)
tuscany-supply-cards = Speelkaarten
tuscany-supply-own-stacks = Je stapels
tuscany-supply-neutral = Neutrale tegels
tuscany-supply-yields = Opbrengstkaarten
tuscany-supply-bonus-tiles = Bonustegels
tuscany-supply-note-hands = { $count ->
    [one] Een daarvan heeft een medespeler verborgen in de hand.
   *[other] { $count } daarvan hebben de medespelers verborgen in de hand.
}
tuscany-supply-note-aside = { $count ->
    [one] Er ligt één tegel opzij, die geschud wordt als deze op zijn.
   *[other] Er liggen { $count } tegels opzij, die geschud worden als deze op zijn.
}

# De sleutels van het bestand, in het formulier
tuscany-box-key-own = Van elke speler
tuscany-box-key-castle = Kasteel
tuscany-box-key-city = Stad
tuscany-box-key-estate = Landgoed
tuscany-box-key-quarry = Steengroeve
tuscany-box-key-village = Dorp
tuscany-box-key-monastery = Klooster
tuscany-box-key-cart = Wagen
tuscany-box-key-shows = Toont
tuscany-box-key-dark-green = Donkergroen
tuscany-box-key-turquoise = Turkoois
tuscany-box-key-grey = Grijs
tuscany-box-key-orange = Oranje
tuscany-box-key-yellow = Geel
tuscany-box-key-beige = Beige
tuscany-box-key-light-green = Lichtgroen
tuscany-box-key-red-points = Rode punten
tuscany-box-key-green-points = Groene punten
tuscany-box-key-worker = Arbeiders
tuscany-box-key-hexagon = Houten zeshoeken
tuscany-box-key-card = Kaarten
tuscany-box-key-yield = Opbrengstkaarten
