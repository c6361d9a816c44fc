# Waarom een doos van De kastelen van Toscane geweigerd wordt
tuscany-badbox-area = De gebiedsdelen { $boards } kunnen zo worden gelegd dat een kleurgebied meer dan { $most } velden heeft; de spelregels geven punten voor hoogstens drie.
tuscany-badbox-shows = { $value } past niet: een landbouwtegel toont één tot { $most } verschillende soorten uit { $known }.
tuscany-badbox-farm-sum = { $part ->
    [own] De landbouwtegels van een speler
   *[neutral] De neutrale landbouwtegels
} zijn er samen { $found }; de spelregels noemen er { $wanted }.
tuscany-badbox-yield-kinds = Er zijn { $found } verschillende opbrengstkaarten; het programma heeft nummers voor { $most }, omdat de grootte van acties en waarnemingen vaststaat.
tuscany-badbox-yield-nothing = Een opbrengstkaart geeft minstens een van: { $known }.
tuscany-badbox-yield-unknown = Een opbrengstkaart kan { $key } niet geven; de regels kennen: { $known }.
tuscany-badbox-boards = Hier hoort een lijst van { $count } gebiedsdelen.
tuscany-badbox-board = Een gebiedsdeel is een tekst met { $count } velden uit { $known }.
tuscany-badbox-board-differs = Gebiedsdeel { $board } heeft andere aantallen velden dan { $first }, zodat niet elk gebied dezelfde zou hebben.
tuscany-badbox-map-fields = Een gebied zou { $found } velden { $colour } hebben; de spelregels noemen er { $wanted }.
tuscany-badbox-columns = Hier hoort een lijst van kolommen, elk een lijst van hoogten.
tuscany-badbox-columns-most = Een gebiedsdeel heeft { $found } kolommen; het programma heeft namen voor { $most }.
tuscany-badbox-columns-apart = Naast elkaar liggende kolommen liggen een halve zeshoek hoger of lager.
tuscany-badbox-height = Een hoogte is een aantal hele of halve zeshoeken.
tuscany-badbox-heights-ascend = De hoogten van een kolom lopen op met minstens één zeshoek.
tuscany-badbox-board-fields = Een gebiedsdeel heeft hier { $found } velden; het moeten er { $wanted } zijn.
tuscany-badbox-not-connected = De velden van een gebiedsdeel grenzen niet aan elkaar.
tuscany-badbox-half-turn = Een halve slag gedraaid verandert de omtrek van een gebiedsdeel; gedraaide delen zouden niet passen.
tuscany-badbox-shifts = Hier hoort een lijst van hele of halve zeshoeken.
tuscany-badbox-shift-far = Volgens de spelregels wordt geen gebiedsdeel meer dan één zeshoek verschoven.
tuscany-badbox-shift-join = { $halves ->
    [yes] Gebiedsdelen met { $columns } kolommen sluiten alleen aan als ze een halve zeshoek verschoven zijn.
   *[no] Gebiedsdelen met { $columns } kolommen sluiten alleen aan als ze hele zeshoeken verschoven zijn.
}
tuscany-badbox-shift-apart = Met { $shift } verschoven zou een gebiedsdeel het volgende niet raken.
