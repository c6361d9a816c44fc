carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Overwinningspunten van de anderen
carpe-diem-option-open-scores-no = gedekt
carpe-diem-option-open-scores-yes = open
carpe-diem-option-starter = Wie begint
carpe-diem-option-starter-first-seat = de eerste plaats
carpe-diem-option-starter-random = wordt geloot

# Spelmateriaal
carpe-diem-kind = { $of ->
    [pond] vijver
    [vineyard] wijngaard
    [chicken_yard] kippenren
    [herb_garden] kruidentuin
    [merchant] koopmanswoning
    [baker] bakkerswoning
    [administrator] beheerderswoning
    [craftsman] handwerkerswoning
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
        [one] stap op het banderollenspoor
       *[other] stappen op het banderollenspoor
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
        [one] handwerkerswoning
       *[other] handwerkerswoningen
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
        [corner] aan aangrenzende zijden
        [opposite] aan tegenoverliggende zijden
       *[other] meer openingen
    }{ $chimneys ->
        [0] {""}
        [one] , 1 schoorsteen
       *[other] , { $chimneys } schoorstenen
    }{ $shape ->
        [end] {""}
        [bend] {""}
        [straight] {""}
        [three_way] {""}
        [opposite] {""}
       *[other] {" "}· { $sides }
    }”
}
carpe-diem-scoring-card = { $pile }-kaart “{ $colour ->
    [red] geef { $needs }
   *[green] voor { $needs }
}: { $gains }”
carpe-diem-fountain-card = { $of ->
    [pond] 2 punten per vijver
    [vineyard] 2 punten per wijngaard
    [chicken_yard] 2 punten per kippenren
    [herb_garden] 2 punten per kruidentuin
    [merchant] 2 punten per koopmanswoning
    [baker] 2 punten per bakkerswoning
    [administrator] 2 punten per beheerderswoning
    [craftsman] 2 punten per handwerkerswoning
    [villa] 2 punten per villa
    [market] 2 punten per markt
    [bakery] 2 punten per bakkerij
   *[fountain] 2 punten per fontein
}
carpe-diem-task = { $of ->
    [pond] vijver
    [vineyard] wijngaard
    [chicken_yard] kippenren
    [herb_garden] kruidentuin
    [merchant] koopmanswoning
    [baker] bakkerswoning
    [administrator] beheerderswoning
    [craftsman] handwerkerswoning
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
    [craftsman] handwerkerswoning
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
carpe-diem-do-rush = Een brood afgeven en naar veld { $field } gaan
carpe-diem-do-take = Nemen: { $tile }
carpe-diem-do-build = Op rij { $row }, kolom { $column } bouwen{ $turn ->
    [0] {""}
    [1] , naar rechts gedraaid
    [2] , omgekeerd
   *[3] , naar links gedraaid
}
carpe-diem-do-store = In de voorraad leggen
carpe-diem-do-return = Onder de stapel leggen: { $fountain_card }
carpe-diem-do-circle = Een schijf op cirkel { $circle } leggen
carpe-diem-do-breads = 3 broden afgeven en kaart { $card } één keer vervullen
carpe-diem-do-pay = Voor kaart { $card } afgeven{ $coins ->
    [0] {""}
    [one] , waarvan 1 munt in plaats van een waar
   *[other] , waarvan { $coins } munten in plaats van waren
}
carpe-diem-do-pay-set = Voor kaart { $card } afgeven; munten in plaats van: { $coins_for }
carpe-diem-do-finish = De waardering beëindigen

# Wat er gebeurd is
carpe-diem-log-starter = { $seat } begint.
carpe-diem-log-tableau = { $to } krijgt bouwtableau { $tableau }.
carpe-diem-log-frame = { $to } krijgt kaderdeel { $piece }, { $side ->
    [top] boven
    [right] rechts
    [bottom] onder
   *[left] links
}.
carpe-diem-log-card = Kaartveld { $slot }: { $card }.
carpe-diem-log-lay-seal = Op een zegelveld: { $tile }.
carpe-diem-log-lay-display = Naast veld { $field }: { $tile }.
carpe-diem-log-draw = { $to } trekt een fonteinkaart: { $fountain_card }.
carpe-diem-log-draw-hidden = { $to } trekt een fonteinkaart.
carpe-diem-log-enter = { $who } zet de speelfiguur op veld { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] geeft een brood af, gaat
   *[no] loopt
} naar veld { $field }, neemt de tegel { $tile } en bouwt die op rij { $row }, kolom { $column }{ $turn ->
    [0] {""}
    [1] , naar rechts gedraaid
    [2] , omgekeerd
   *[3] , naar links gedraaid
}.{ $finished ->
    [none] {""}
   *[other] { " " }Voltooid: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Uit het spel: { $removed }.
}
carpe-diem-log-build-fetched = { $who } neemt met de handwerker de tegel { $tile } en bouwt die op rij { $row }, kolom { $column }{ $turn ->
    [0] {""}
    [1] , naar rechts gedraaid
    [2] , omgekeerd
   *[3] , naar links gedraaid
}.{ $finished ->
    [none] {""}
   *[other] { " " }Voltooid: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] geeft een brood af, gaat
   *[no] loopt
} naar veld { $field }, neemt de tegel { $tile } en legt die in de voorraad.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Uit het spel: { $removed }.
}
carpe-diem-log-store-fetched = { $who } neemt met de handwerker de tegel { $tile } en legt die in de voorraad.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}
carpe-diem-log-return = { $who } legt een fonteinkaart onder de stapel: { $fountain_card }.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}
carpe-diem-log-return-hidden = { $who } legt een fonteinkaart onder de stapel.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}
carpe-diem-log-circle = { $who } legt een schijf op cirkel { $circle }, tussen { $first } en { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-breads = { $who } geeft 3 broden af voor { $card }.{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}
carpe-diem-log-pay = { $who } vervult { $card }.{ $gives ->
    [none] {""}
   *[other] { " " }Geeft af: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Krijgt: { $gains }.
}
carpe-diem-log-finish = { $who } beëindigt de waardering{ $lost ->
    [0] {""}
    [one] { " " }en verliest 1 overwinningspunt
   *[other] { " " }en verliest { $lost } overwinningspunten
}.

# Wat er nu te doen is
carpe-diem-prompt-entering = Zet je speelfiguur op een vrij veld.
carpe-diem-prompt-moving = Fase { $phase }, ronde { $round }: loop links- of rechtsom naar het volgende veld met een tegel; voor een brood ga je waarheen je wilt.
carpe-diem-prompt-taking = Neem een tegel naast veld { $field }.
carpe-diem-prompt-building = Bouw deze tegel of leg die in de voorraad: { $tile }.
carpe-diem-prompt-fetching = Je handwerker neemt een tegel van de zegelvelden.
carpe-diem-prompt-returning = Leg één fonteinkaart onder de stapel; de andere houd je.
carpe-diem-prompt-circle = Waardering { $phase }: leg een schijf tussen twee kaarten.
carpe-diem-prompt-spending = Geef (eerst) broden of waren en munten af, zo vaak je wilt; beëindig dan de waardering.{ $missed ->
    [none] {""}
   *[other] { " " }Nu beëindigen kost { $penalty } overwinningspunten.
}
carpe-diem-prompt-chance = Tegels en kaarten worden klaargelegd.
carpe-diem-prompt-over = Het spel is afgelopen.
carpe-diem-prompt-wait = { $stage ->
    [entering] { $who } kiest een veld voor de speelfiguur.
    [fetching] { $who } neemt een tegel voor de handwerker.
    [returning] { $who } kiest fonteinkaarten.
    [circle] { $who } kiest een cirkel.
    [spending] { $who } waardeert.
   *[other] { $who } is aan de beurt.
}

# Waar de punten vandaan komen
carpe-diem-score-start = Start
carpe-diem-score-cards = Kaarten
carpe-diem-score-steps = Extra stappen
carpe-diem-score-penalties = Niet vervuld
carpe-diem-score-villas = Villa’s
carpe-diem-score-leftovers = Restanten
carpe-diem-score-track = Banderollen
carpe-diem-score-fountains = Fonteinen
carpe-diem-score-frame = Opdrachten
