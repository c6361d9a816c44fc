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
web-carpe-diem-choose-field = Kies een veld en dan hoe de tegel gedraaid wordt.
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
web-carpe-diem-build-so = Zo bouwen:
web-carpe-diem-storage = Voorraad
web-carpe-diem-fits = { $number ->
    [0] past nergens
    [one] past op 1 veld
   *[other] past op { $number } velden
}
web-carpe-diem-points = Punten
web-carpe-diem-sum = Totaal
web-carpe-diem-home = Terug naar mijn stadswijk
web-carpe-diem-closed = afgesloten
web-carpe-diem-close-card = Deze kaart afsluiten
web-carpe-diem-close-card-costs = Deze kaart afsluiten (niet vervuld)
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
