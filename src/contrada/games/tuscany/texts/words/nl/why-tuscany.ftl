# Waarom iets nu niet kan
tuscany-why-arrange-first = Eerst legt iedereen zijn gebied.
tuscany-why-order-first = Bepaal eerst de volgorde van de gebiedsdelen.
tuscany-why-order-done = De volgorde van je gebiedsdelen ligt vast; maak die stap ongedaan om hem te wijzigen.
tuscany-why-shift-done = Je gebiedsdelen liggen al; maak die stap ongedaan om ze te verschuiven.
tuscany-why-no-such-shift = De gebiedsdelen van deze doos kunnen zo niet liggen.
tuscany-why-map-first = Leg eerst je drie gebiedsdelen, daarna het startkasteel.
tuscany-why-castle-colour = Het startkasteel hoort op een { $wanted ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
} veld; { $field } is { $colour ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}.
tuscany-why-maps-done = De gebieden zijn klaar en blijven zoals ze zijn.
tuscany-why-pay-first = Betaal eerst wat je legt, of neem het terug.
tuscany-why-castle-first = Kies eerst een tegel voor je kasteel, of neem er geen.
tuscany-why-castle-place-first = Leg eerst de tegel die het kasteel je gaf.
tuscany-why-bonus-first = Neem eerst een bonustegel.
tuscany-why-done = Je actie is gedaan: { $marble ->
    [0] beëindig je beurt
   *[other] geef een blok marmer af voor nog een actie, of beëindig je beurt
}.
tuscany-why-no-cards-left = Er is geen kaart meer, noch in de stapel, noch bij de afgelegde kaarten.
tuscany-why-marble-once = Marmer geeft maar één keer per beurt nog een actie.
tuscany-why-no-marble = Je hebt geen marmer.
tuscany-why-marble-later = Marmer geef je na je actie af, voor nog een actie.
tuscany-why-marble-nothing = Je zou met nog een actie niets kunnen doen.
tuscany-why-no-passing = Je kunt niet passen zolang je kunt trekken, nemen of leggen.
tuscany-why-no-castle = Alleen een kasteel dat je legt, laat je een tegel nemen en meteen leggen.
tuscany-why-no-city = Alleen een stad die je legt, geeft een bonustegel.
tuscany-why-bonus-gone = Van deze soort is geen bonustegel meer over.
tuscany-why-not-open = Dit ligt niet open in het midden: { $tile }.
tuscany-why-storage-full = Je opslagvelden zijn vol: kies ook wat er weg moet.
tuscany-why-space-free = Zolang er een opslagveld vrij is, mag er niets weg.
tuscany-why-not-stored = Dit ligt niet op je opslagvelden: { $item }.
tuscany-why-no-hexagon = Je hebt geen houten zeshoek.
tuscany-why-fresh-hexagon = Een houten zeshoek mag je niet leggen in de beurt waarin je hem kreeg.
tuscany-why-nothing-stored = Je opslagvelden zijn leeg: neem eerst een tegel, dan kun je die leggen.
tuscany-why-covered = { $field } is al bedekt.
tuscany-why-wrong-colour = { $field } is { $colour ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}; deze tegel hoort op { $wanted ->
    [dark_green] donkergroen
    [red] rood
    [turquoise] turkoois
    [grey] grijs
    [orange] oranje
    [yellow] geel
    [beige] beige
   *[light_green] lichtgroen
}.
tuscany-why-not-adjacent = { $field } grenst aan geen van je gelegde tegels.
tuscany-why-too-dear = Dit kost twee { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turkooizen
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaarten; je kaarten en arbeiders zijn goed voor { $have ->
    [0] geen enkele
   *[other] maar { $have }
}.
tuscany-why-place-first = Met kaarten en arbeiders betaal je wat je legt: kies eerst een tegel uit je opslag en het veld.
tuscany-why-no-worker = Je hebt geen arbeiders meer.
tuscany-why-no-card = Je hebt geen { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turkooizen
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaarten meer.
tuscany-why-lonely-card = Een kaart van een andere kleur telt alleen als een van twee gelijke; je hebt nog maar één { $colour ->
    [dark_green] donkergroene
    [red] rode
    [turquoise] turkooizen
    [grey] grijze
    [orange] oranje
    [yellow] gele
    [beige] beige
   *[light_green] lichtgroene
} kaart.
tuscany-why-paid-enough = Hiervan heeft de betaling niets meer nodig; maak het begonnen paar compleet.
tuscany-why-fits-nowhere = Hiervoor is er naast je gelegde tegels geen leeg veld: { $tile }.
tuscany-why-yield-by-cart = Opbrengstkaarten draai je om als je een wagen legt.
