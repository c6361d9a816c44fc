# Wat er op het bord van Carpe Diem staat

web-carpe-diem-ring = De kring met de zeven aflegvelden
web-carpe-diem-district = De stadswijk van { $who }
web-carpe-diem-track = Banderolespoor
web-carpe-diem-track-order = Volgorde van het punten tellen: wie vooraan ligt eerst, in een stapel van boven naar beneden
web-carpe-diem-seals = Zegelvelden
web-carpe-diem-phase = Fase { $phase } van 4
web-carpe-diem-round = Ronde { $round } van 7
web-carpe-diem-tiles-left = Nog te komen: { $light } lichte en { $dark } donkere tegels
web-carpe-diem-begins = { $who } begint
web-carpe-diem-rush = overal heen
web-carpe-diem-to-move = aan de beurt
web-carpe-diem-starts = startspeler
web-carpe-diem-order = scoort als { $place }e
web-carpe-diem-look = De stadswijk van { $who } bekijken
web-carpe-diem-finishes = Voltooit: { $what }
web-carpe-diem-brings-nothing = Voltooit nog niets.
web-carpe-diem-villa-vp = Villa: aan het einde { $vp } meer
web-carpe-diem-meets-task = Kaderopdracht { $what }: aan het einde { $vp }
web-carpe-diem-leaves-unfillable = { $number ->
    [one] 1 veld kan niet meer bebouwd worden
   *[other] { $number } velden kunnen niet meer bebouwd worden
}
web-carpe-diem-task-met = { $line }: { $what } voor { $vp } overwinningspunten: vervuld
web-carpe-diem-task-possible = { $line }: { $what } voor { $vp } overwinningspunten: nog te doen
web-carpe-diem-task-lost = { $line }: { $what } voor { $vp } overwinningspunten: niet meer mogelijk
web-carpe-diem-line-row = Rij { $number }
web-carpe-diem-line-column = Kolom { $number }
web-carpe-diem-circles-show = Elke vrije cirkel toont wat zijn twee scorekaarten je zouden opleveren. Kies er een om meer te zien.
web-carpe-diem-place-disc = De schijf hier leggen ({ $vp })
web-carpe-diem-not-fulfilled = niet vervuld: −{ $penalty }
web-carpe-diem-fulfilled = vervuld
web-carpe-diem-nothing-to-give = voor deze kaart valt niets af te geven
web-carpe-diem-times = { $times }×
web-carpe-diem-net = Jij: { $vp }
web-carpe-diem-others-here = { $who } zou hier { $vp } overwinningspunten krijgen
web-carpe-diem-vp = { $vp } overwinningspunten
web-carpe-diem-chimneys = { $number ->
    [one] 1 schoorsteen
   *[other] { $number } schoorstenen
}
web-carpe-diem-fountain-cards = { $number ->
    [one] 1 fonteinkaart
   *[other] { $number } fonteinkaarten
}
web-carpe-diem-stored = { $number ->
    [one] 1 tegel in de voorraad
   *[other] { $number } tegels in de voorraad
}
web-carpe-diem-storage = Voorraad
web-carpe-diem-fits = { $number ->
    [0] past nergens
    [one] past op 1 veld
   *[other] past op { $number } velden
}
web-carpe-diem-home = Terug naar mijn stadswijk
web-carpe-diem-closed = afgesloten
web-carpe-diem-close-card = Deze kaart afsluiten
web-carpe-diem-close-card-costs = { $vp ->
    [one] Deze kaart afsluiten (−1 punt)
   *[other] Deze kaart afsluiten (−{ $vp } punten)
}
web-carpe-diem-take-back = Dit terugnemen
web-carpe-diem-finish-costs = { $vp ->
    [one] Nu beëindigen kost 1 punt.
   *[other] Nu beëindigen kost { $vp } punten.
}
web-carpe-diem-finish-free = Beëindigen kost niets.
web-carpe-diem-closing-cost = { $vp ->
    [one] Afgesloten kaarten hebben 1 punt gekost.
   *[other] Afgesloten kaarten hebben { $vp } punten gekost.
}
web-carpe-diem-vp-hidden = Overwinningspunten in de hand: verborgen
web-carpe-diem-too-large = Hier zou het landschap meer dan vier tegels hebben.

# Dok, leggen, lopende telling
web-carpe-diem-mine = Mijn spullen
web-carpe-diem-cards = Scorekaarten
web-carpe-diem-others = De andere spelers
web-carpe-diem-steps = { $number ->
    [one] 1 stap op het banderolespoor
   *[other] { $number } stappen op het banderolespoor
}
web-carpe-diem-in-hand = Tegel in de hand
web-carpe-diem-ways = Zo kun je hem draaien
web-carpe-diem-lay-hint = Klik op een veld van je stadswijk of sleep de tegel erheen.
web-carpe-diem-build-it = Bouwen
web-carpe-diem-store-price = hij blijft daar: aan het eind een half punt
web-carpe-diem-worth-now = { $vp ->
    [one] nu 1 punt
   *[other] nu { $vp } punten
}
web-carpe-diem-given = Jouw telling
web-carpe-diem-nothing-given = Nog niets afgegeven.
web-carpe-diem-brings = Levert op
web-carpe-diem-card-number = Kaart { $number }
web-carpe-diem-fulfilled-times = { $times ->
    [one] één keer vervuld
    [2] twee keer vervuld
   *[other] { $times } keer vervuld
}
web-carpe-diem-others-leave = { $number ->
    [one] De laatste tegel hier gaat dan uit het spel.
   *[other] De andere { $number } tegels hier gaan dan uit het spel.
}
web-carpe-diem-loss-store = De tegel blijft voorgoed in je voorraad. Je zou hem nog kunnen bouwen.
web-carpe-diem-loss-return = Deze kaart krijg je niet terug: { $card }. Nu is ze { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
} waard.
web-carpe-diem-loss-close = { $vp ->
    [one] Deze kaart is niet vervuld; haar afsluiten kost 1 punt.
   *[other] Deze kaart is niet vervuld; haar afsluiten kost { $vp } punten.
}

# De gebieden in woorden
web-carpe-diem-told-field = Veld { $field }: { $tiles }.
web-carpe-diem-told-no-tiles = geen tegels
web-carpe-diem-told-stands = Hier staat { $who }.
web-carpe-diem-told-walk = Hierheen kun je lopen.
web-carpe-diem-told-rush = Hier kom je voor een brood.
web-carpe-diem-told-enter = Hier kun je beginnen.
web-carpe-diem-told-tile = { $where }: { $tile }
web-carpe-diem-told-finished = Voltooid: { $what }
web-carpe-diem-told-open = Niet voltooid: { $what }; gaat verder op { $where }
web-carpe-diem-told-banderoles = Banderoles: { $where }
web-carpe-diem-told-unfillable = Hier past geen tegel meer: { $where }
web-carpe-diem-told-slot = Kaart { $number }: { $card }
web-carpe-diem-told-circle = Cirkel { $number }, tussen de kaarten { $first } en { $second }: { $state }
web-carpe-diem-told-free = vrij
web-carpe-diem-told-worth = vrij; een schijf levert je { $vp } punten op
web-carpe-diem-told-disc = schijf van { $who }
web-carpe-diem-told-track = { $who }: veld { $space }, telt als nummer { $place }
