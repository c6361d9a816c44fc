carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Overwinningspunten van de anderen
carpe-diem-option-open-scores-no = verborgen
carpe-diem-option-open-scores-yes = open
carpe-diem-option-starter = Wie begint
carpe-diem-option-starter-first-seat = de eerste plaats
carpe-diem-option-starter-random = wordt geloot
carpe-diem-option-penalty = De aftrek voor een niet vervulde kaart
carpe-diem-option-penalty-after-both = volgt na beide kaarten
carpe-diem-option-penalty-card-by-card = volgt kaart voor kaart

# Spelmateriaal
carpe-diem-kind = { $of ->
    [pond] vijver
    [vineyard] wijngaard
    [chicken_yard] kippenren
    [herb_garden] kruidentuin
    [merchant] koopmanswoning
    [baker] bakkerswoning
    [administrator] beheerderswoning
    [craftsman] ambachtsmanswoning
    [villa] villa
    [market] markt
    [bakery] bakkerij
   *[fountain] fontein
}
carpe-diem-ware = { $of ->
    [fish] vis
    [grape] druiventros
    [chicken] kip
   *[herb] kruid
}
carpe-diem-amount = { $number } { $of ->
    [fish] { $number ->
        [one] vis
       *[other] vissen
    }
    [grape] { $number ->
        [one] druiventros
       *[other] druiventrossen
    }
    [chicken] { $number ->
        [one] kip
       *[other] kippen
    }
    [herb] { $number ->
        [one] kruid
       *[other] kruiden
    }
    [coin] { $number ->
        [one] munt
       *[other] munten
    }
    [bread] { $number ->
        [one] brood
       *[other] broden
    }
    [step] { $number ->
        [one] stap op het banderolespoor
       *[other] stappen op het banderolespoor
    }
    [vp] { $number ->
        [one] overwinningspunt
       *[other] overwinningspunten
    }
    [pond] { $number ->
        [one] vijver
       *[other] vijvers
    }
    [vineyard] { $number ->
        [one] wijngaard
       *[other] wijngaarden
    }
    [chicken_yard] { $number ->
        [one] kippenren
       *[other] kippenrennen
    }
    [herb_garden] { $number ->
        [one] kruidentuin
       *[other] kruidentuinen
    }
    [merchant] { $number ->
        [one] koopmanswoning
       *[other] koopmanswoningen
    }
    [baker] { $number ->
        [one] bakkerswoning
       *[other] bakkerswoningen
    }
    [administrator] { $number ->
        [one] beheerderswoning
       *[other] beheerderswoningen
    }
    [craftsman] { $number ->
        [one] ambachtsmanswoning
       *[other] ambachtsmanswoningen
    }
    [villa] { $number ->
        [one] villa
       *[other] villa’s
    }
    [market] { $number ->
        [one] markt
       *[other] markten
    }
    [bakery] { $number ->
        [one] bakkerij
       *[other] bakkerijen
    }
    [fountain] { $number ->
        [one] fontein
       *[other] fonteinen
    }
    [chimney] { $number ->
        [one] schoorsteen
       *[other] schoorstenen
    }
    [landscape] { $number ->
        [one] landschap naar keuze
       *[other] landschappen naar keuze
    }
   *[dwelling] { $number ->
        [one] woning naar keuze
       *[other] woningen naar keuze
    }
}
carpe-diem-tile = { $shape ->
    [building] { $areas }
   *[other] “{ $areas }, { $shape ->
        [end] één opening
        [bend] een hoek om
        [straight] rechtdoor
        [three_way] drie openingen
        [corner] aan aangrenzende zijden, met de klok mee
        [opposite] aan tegenoverliggende zijden
       *[other] meerdere openingen ({ $sides })
    }{ $chimneys ->
        [0] {""}
        [one] , 1 schoorsteen
       *[other] , { $chimneys } schoorstenen
    }”
}
carpe-diem-no-tile = ongebruikte tegel { $number }
carpe-diem-need = { $number } { $of ->
    [pond] { $number ->
        [one] voltooide vijver
       *[other] voltooide vijvers
    }
    [vineyard] { $number ->
        [one] voltooide wijngaard
       *[other] voltooide wijngaarden
    }
    [chicken_yard] { $number ->
        [one] voltooide kippenren
       *[other] voltooide kippenrennen
    }
    [herb_garden] { $number ->
        [one] voltooide kruidentuin
       *[other] voltooide kruidentuinen
    }
    [merchant] { $number ->
        [one] voltooide koopmanswoning
       *[other] voltooide koopmanswoningen
    }
    [baker] { $number ->
        [one] voltooide bakkerswoning
       *[other] voltooide bakkerswoningen
    }
    [administrator] { $number ->
        [one] voltooide beheerderswoning
       *[other] voltooide beheerderswoningen
    }
    [craftsman] { $number ->
        [one] voltooide ambachtsmanswoning
       *[other] voltooide ambachtsmanswoningen
    }
    [villa] { $number ->
        [one] voltooide villa
       *[other] voltooide villa’s
    }
    [market] { $number ->
        [one] markt
       *[other] markten
    }
    [bakery] { $number ->
        [one] bakkerij
       *[other] bakkerijen
    }
    [fountain] { $number ->
        [one] fontein
       *[other] fonteinen
    }
    [chimney] { $number ->
        [one] schoorsteen
       *[other] schoorstenen
    }
    [landscape] { $number ->
        [one] voltooid landschap naar keuze
       *[other] voltooide landschappen naar keuze
    }
   *[dwelling] { $number ->
        [one] voltooide woning naar keuze
       *[other] voltooide woningen naar keuze
    }
}
carpe-diem-scoring-card = { $pile }-kaart “{ $colour ->
    [red] geef { $needs }
   *[green] voor { $needs }
}: { $gains }”
carpe-diem-fountain-card = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
} per { $of ->
    [pond] voltooide vijver
    [vineyard] voltooide wijngaard
    [chicken_yard] voltooide kippenren
    [herb_garden] voltooide kruidentuin
    [merchant] voltooide koopmanswoning
    [baker] voltooide bakkerswoning
    [administrator] voltooide beheerderswoning
    [craftsman] voltooide ambachtsmanswoning
    [villa] voltooide villa
    [market] markt
    [bakery] bakkerij
    [fountain] fontein
    [chimney] schoorsteen
    [landscape] voltooid landschap van welke soort ook
   *[dwelling] voltooide woning van welke soort ook
}
carpe-diem-task = { $of ->
    [pond] vijver
    [vineyard] wijngaard
    [chicken_yard] kippenren
    [herb_garden] kruidentuin
    [merchant] koopmanswoning
    [baker] bakkerswoning
    [administrator] beheerderswoning
    [craftsman] ambachtsmanswoning
    [villa] villa
    [market] markt
    [bakery] bakkerij
   *[fountain] fontein
} bij { $position } ({ $vp })
carpe-diem-frame-piece = { $name } ({ $tasks })
carpe-diem-cell = rij { $row }, kolom { $column }
carpe-diem-finished = { $of ->
    [pond] vijver
    [vineyard] wijngaard
    [chicken_yard] kippenren
    [herb_garden] kruidentuin
    [merchant] koopmanswoning
    [baker] bakkerswoning
    [administrator] beheerderswoning
    [craftsman] ambachtsmanswoning
    [villa] villa
    [market] markt
    [bakery] bakkerij
   *[fountain] fontein
}{ $tiles ->
    [one] {""}
   *[other] { " " }van { $tiles } tegels
}

# Wat er kan
carpe-diem-do-enter = De speelfiguur op veld { $field } zetten
carpe-diem-do-walk = Naar veld { $field } lopen
carpe-diem-do-rush = Een brood afgeven en de speelfiguur op veld { $field } zetten
carpe-diem-do-take = Nemen: { $tile }
carpe-diem-do-build = Op rij { $row }, kolom { $column } bouwen{ $turn ->
    [0] {""}
    [1] , een kwartslag naar rechts gedraaid
    [2] , een halve slag gedraaid
   *[3] , een kwartslag naar links gedraaid
}
carpe-diem-do-store = In de voorraad leggen
carpe-diem-do-return = Onder de stapel leggen: { $fountain_card }
carpe-diem-do-circle = Een schijf op cirkel { $circle } leggen
carpe-diem-do-breads = Kaart { $card } met 3 broden één keer vervullen
carpe-diem-do-pay = Kaart { $card } één keer vervullen{ $coins ->
    [0] , alleen met goederen
    [one] , met 1 munt in plaats van een goed
   *[other] , met { $coins } munten in plaats van goederen
}
carpe-diem-do-pay-set = Kaart { $card } één keer vervullen; munten in plaats van: { $coins_for }
carpe-diem-do-finish = Het punten tellen beëindigen
carpe-diem-do-close = Kaart { $card } afsluiten: er niets meer voor afgeven

# Wat er gebeurd is
carpe-diem-log-starter = { $seat } begint.
carpe-diem-log-tableau = { $to } krijgt bouwtableau { $tableau }.
carpe-diem-log-tableau-many = Bouwtableaus: { $items }.
carpe-diem-log-tableau-item = { $to } { $tableau }
carpe-diem-log-frame = { $to } krijgt kaderdeel { $piece }, { $side ->
    [top] boven
    [right] rechts
    [bottom] onder
   *[left] links
}.
carpe-diem-log-frame-many = Kaderdelen van { $to }: { $items }.
carpe-diem-log-frame-item = { $side ->
    [top] boven
    [right] rechts
    [bottom] onder
   *[left] links
} { $piece }
carpe-diem-log-card = Kaartveld { $slot }: { $card }.
carpe-diem-log-card-many = Er worden { $count } scorekaarten neergelegd: { $items }.
carpe-diem-log-card-item = { $card }
carpe-diem-log-lay-seal = Op een zegelveld: { $tile }.
carpe-diem-log-lay-seal-many = { $count } donkere tegels op de zegelvelden: { $items }.
carpe-diem-log-lay-seal-item = { $tile }
carpe-diem-log-lay-display = Naast veld { $field }: { $tile }.
carpe-diem-log-lay-display-many = Er worden { $count } tegels naast de velden gelegd: { $items }.
carpe-diem-log-lay-display-item = { $tile }
carpe-diem-log-draw = { $to } trekt een fonteinkaart: { $fountain_card }.
carpe-diem-log-draw-many = { $to } trekt { $count } fonteinkaarten: { $items }.
carpe-diem-log-draw-item = { $fountain_card }
carpe-diem-log-draw-hidden = { $to } trekt een fonteinkaart.
carpe-diem-log-draw-hidden-many = { $to } trekt { $count } fonteinkaarten.
carpe-diem-log-draw-hidden-item = { $to }
carpe-diem-log-enter = { $who } zet de speelfiguur op veld { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] geeft een brood af, gaat
   *[no] loopt
} naar veld { $field }, neemt de tegel { $tile } en bouwt die { $shovel ->
    [yes] op de schop (rij { $row }, kolom { $column })
   *[no] op rij { $row }, kolom { $column }
}{ $turn ->
    [0] {""}
    [1] , een kwartslag naar rechts gedraaid
    [2] , een halve slag gedraaid
   *[3] , een kwartslag naar links gedraaid
}.{ $finished ->
    [none] {""}
   *[other] { " " }Voltooid: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Uit het spel: { $removed }.
}
carpe-diem-log-build-fetched = { $who } neemt met de ambachtsman de tegel { $tile } en bouwt die { $shovel ->
    [yes] op de schop (rij { $row }, kolom { $column })
   *[no] op rij { $row }, kolom { $column }
}{ $turn ->
    [0] {""}
    [1] , een kwartslag naar rechts gedraaid
    [2] , een halve slag gedraaid
   *[3] , een kwartslag naar links gedraaid
}.{ $finished ->
    [none] {""}
   *[other] { " " }Voltooid: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] geeft een brood af, gaat
   *[no] loopt
} naar veld { $field }, neemt de tegel { $tile } en legt die in de voorraad.{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Uit het spel: { $removed }.
}
carpe-diem-log-store-fetched = { $who } neemt met de ambachtsman de tegel { $tile } en legt die in de voorraad.{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-return = { $who } legt een fonteinkaart onder de stapel: { $fountain_card }.{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-return-hidden = { $who } legt een fonteinkaart onder de stapel.{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-circle = { $who } legt een schijf op cirkel { $circle }, tussen de { $first } en de { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-use = de { $card } { $times ->
    [one] één keer
    [2] twee keer
   *[other] { $times } keer
} voor { $gives }
carpe-diem-log-finish = { $uses ->
    [none] { $who } beëindigt het punten tellen
   *[other] { $who } vervult { $uses }
}.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $lost ->
    [0] {""}
    [one] { " " }Niet vervuld: { $missed }; dat kost 1 overwinningspunt.
   *[other] { " " }Niet vervuld: { $missed }; dat kost { $lost } overwinningspunten.
}

# Wat er nu te doen is
carpe-diem-prompt-entering = Zet je speelfiguur op een vrij veld.
carpe-diem-prompt-moving = Fase { $phase }, ronde { $round }: loop links- of rechtsom naar het volgende veld met tegels; voor een brood mag je overal heen.
carpe-diem-prompt-taking = Neem een tegel naast veld { $field }.
carpe-diem-prompt-building = { $first ->
    [yes] Je eerste tegel komt op de schop: { $tile }. Kies hoe je hem draait.
   *[no] Bouw deze tegel of leg hem in de voorraad: { $tile }.
}
carpe-diem-prompt-fetching = Je ambachtsman neemt een tegel van de zegelvelden.
carpe-diem-prompt-returning = Leg één fonteinkaart onder de stapel; de andere houd je.
carpe-diem-prompt-circle = Puntentelling { $phase }: leg een schijf tussen twee kaarten.
carpe-diem-prompt-spending = Vervul de twee kaarten met goederen, munten en broden, in elke volgorde en zo vaak je wilt; beëindig dan het punten tellen.{ $missed ->
    [none] {""}
   *[other] { " " }Nu beëindigen kost { $penalty ->
        [one] 1 overwinningspunt
       *[other] { $penalty } overwinningspunten
    }.
}
carpe-diem-prompt-chance = Tegels en kaarten worden klaargelegd.
carpe-diem-prompt-over = Het spel is afgelopen.
carpe-diem-prompt-wait = { $stage ->
    [entering] { $who } kiest een veld voor de speelfiguur.
    [fetching] { $who } neemt een tegel voor de ambachtsman.
    [returning] { $who } kiest fonteinkaarten.
    [circle] { $who } kiest een cirkel.
    [spending] { $who } telt punten.
   *[other] { $who } is aan de beurt.
}

# Waar de punten vandaan komen
carpe-diem-score-start = Start
carpe-diem-score-cards = Scorekaarten
carpe-diem-score-steps = Overtollige stappen
carpe-diem-score-penalties = Niet vervulde kaarten
carpe-diem-score-villas = Villa’s
carpe-diem-score-leftovers = Restmateriaal
carpe-diem-score-track = Banderolespoor
carpe-diem-score-fountains = Fonteinkaarten
carpe-diem-score-frame = Kaderopdrachten
