carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Siegpunkte der anderen
carpe-diem-option-open-scores-no = verdeckt
carpe-diem-option-open-scores-yes = offen
carpe-diem-option-starter = Wer beginnt
carpe-diem-option-starter-first-seat = der erste Platz
carpe-diem-option-starter-random = wird ausgelost
carpe-diem-option-penalty = Der Abzug für eine nicht erfüllte Karte
carpe-diem-option-penalty-after-both = ist nach beiden Karten fällig
carpe-diem-option-penalty-card-by-card = ist Karte für Karte fällig

# Spielmaterial
carpe-diem-kind = { $of ->
    [pond] Teich
    [vineyard] Weinberg
    [chicken_yard] Hühnerhof
    [herb_garden] Kräutergarten
    [merchant] Händler-Unterkunft
    [baker] Bäcker-Unterkunft
    [administrator] Verwalter-Unterkunft
    [craftsman] Handwerker-Unterkunft
    [villa] Villa
    [market] Markt
    [bakery] Backstube
   *[fountain] Brunnen
}
carpe-diem-ware = { $of ->
    [fish] Fisch
    [grape] Traube
    [chicken] Huhn
   *[herb] Kraut
}
carpe-diem-amount = { $number } { $of ->
    [fish] { $number ->
        [one] Fisch
       *[other] Fische
    }
    [grape] { $number ->
        [one] Traube
       *[other] Trauben
    }
    [chicken] { $number ->
        [one] Huhn
       *[other] Hühner
    }
    [herb] { $number ->
        [one] Kraut
       *[other] Kräuter
    }
    [coin] { $number ->
        [one] Münze
       *[other] Münzen
    }
    [bread] { $number ->
        [one] Brot
       *[other] Brote
    }
    [step] { $number ->
        [one] Schritt auf der Banderolenleiste
       *[other] Schritte auf der Banderolenleiste
    }
    [vp] { $number ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
    [pond] { $number ->
        [one] Teich
       *[other] Teiche
    }
    [vineyard] { $number ->
        [one] Weinberg
       *[other] Weinberge
    }
    [chicken_yard] { $number ->
        [one] Hühnerhof
       *[other] Hühnerhöfe
    }
    [herb_garden] { $number ->
        [one] Kräutergarten
       *[other] Kräutergärten
    }
    [merchant] { $number ->
        [one] Händler-Unterkunft
       *[other] Händler-Unterkünfte
    }
    [baker] { $number ->
        [one] Bäcker-Unterkunft
       *[other] Bäcker-Unterkünfte
    }
    [administrator] { $number ->
        [one] Verwalter-Unterkunft
       *[other] Verwalter-Unterkünfte
    }
    [craftsman] { $number ->
        [one] Handwerker-Unterkunft
       *[other] Handwerker-Unterkünfte
    }
    [villa] { $number ->
        [one] Villa
       *[other] Villen
    }
    [market] { $number ->
        [one] Markt
       *[other] Märkte
    }
    [bakery] { $number ->
        [one] Backstube
       *[other] Backstuben
    }
    [fountain] Brunnen
    [chimney] { $number ->
        [one] Schornstein
       *[other] Schornsteine
    }
    [landscape] { $number ->
        [one] beliebige Landschaft
       *[other] beliebige Landschaften
    }
   *[dwelling] { $number ->
        [one] beliebige Unterkunft
       *[other] beliebige Unterkünfte
    }
}
carpe-diem-tile = { $shape ->
    [building] { $areas }
   *[other] „{ $areas }, { $shape ->
        [end] eine Öffnung
        [bend] über Eck
        [straight] geradeaus
        [three_way] drei Öffnungen
        [corner] an benachbarten Seiten, im Uhrzeigersinn
        [opposite] an gegenüberliegenden Seiten
       *[other] mehrere Öffnungen ({ $sides })
    }{ $chimneys ->
        [0] {""}
        [one] , 1 Schornstein
       *[other] , { $chimneys } Schornsteine
    }“
}
carpe-diem-no-tile = unbenutztes Plättchen { $number }
carpe-diem-need = { $number } { $of ->
    [pond] { $number ->
        [one] fertigen Teich
       *[other] fertige Teiche
    }
    [vineyard] { $number ->
        [one] fertigen Weinberg
       *[other] fertige Weinberge
    }
    [chicken_yard] { $number ->
        [one] fertigen Hühnerhof
       *[other] fertige Hühnerhöfe
    }
    [herb_garden] { $number ->
        [one] fertigen Kräutergarten
       *[other] fertige Kräutergärten
    }
    [merchant] { $number ->
        [one] fertige Händler-Unterkunft
       *[other] fertige Händler-Unterkünfte
    }
    [baker] { $number ->
        [one] fertige Bäcker-Unterkunft
       *[other] fertige Bäcker-Unterkünfte
    }
    [administrator] { $number ->
        [one] fertige Verwalter-Unterkunft
       *[other] fertige Verwalter-Unterkünfte
    }
    [craftsman] { $number ->
        [one] fertige Handwerker-Unterkunft
       *[other] fertige Handwerker-Unterkünfte
    }
    [villa] { $number ->
        [one] fertige Villa
       *[other] fertige Villen
    }
    [market] { $number ->
        [one] Markt
       *[other] Märkte
    }
    [bakery] { $number ->
        [one] Backstube
       *[other] Backstuben
    }
    [fountain] Brunnen
    [chimney] { $number ->
        [one] Schornstein
       *[other] Schornsteine
    }
    [landscape] { $number ->
        [one] beliebige fertige Landschaft
       *[other] beliebige fertige Landschaften
    }
   *[dwelling] { $number ->
        [one] beliebige fertige Unterkunft
       *[other] beliebige fertige Unterkünfte
    }
}
carpe-diem-scoring-card = { $pile }-Karte „{ $colour ->
    [red] gib { $needs }
   *[green] für { $needs }
}: { $gains }“
carpe-diem-fountain-card = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
} je { $of ->
    [pond] fertigem Teich
    [vineyard] fertigem Weinberg
    [chicken_yard] fertigem Hühnerhof
    [herb_garden] fertigem Kräutergarten
    [merchant] fertiger Händler-Unterkunft
    [baker] fertiger Bäcker-Unterkunft
    [administrator] fertiger Verwalter-Unterkunft
    [craftsman] fertiger Handwerker-Unterkunft
    [villa] fertiger Villa
    [market] Markt
    [bakery] Backstube
    [fountain] Brunnen
    [chimney] Schornstein
    [landscape] fertiger Landschaft beliebiger Art
   *[dwelling] fertiger Unterkunft beliebiger Art
}
carpe-diem-task = { $of ->
    [pond] Teich
    [vineyard] Weinberg
    [chicken_yard] Hühnerhof
    [herb_garden] Kräutergarten
    [merchant] Händler-Unterkunft
    [baker] Bäcker-Unterkunft
    [administrator] Verwalter-Unterkunft
    [craftsman] Handwerker-Unterkunft
    [villa] Villa
    [market] Markt
    [bakery] Backstube
   *[fountain] Brunnen
} bei { $position } ({ $vp })
carpe-diem-frame-piece = { $name } ({ $tasks })
carpe-diem-cell = Reihe { $row }, Spalte { $column }
carpe-diem-finished = { $of ->
    [pond] Teich
    [vineyard] Weinberg
    [chicken_yard] Hühnerhof
    [herb_garden] Kräutergarten
    [merchant] Händler-Unterkunft
    [baker] Bäcker-Unterkunft
    [administrator] Verwalter-Unterkunft
    [craftsman] Handwerker-Unterkunft
    [villa] Villa
    [market] Markt
    [bakery] Backstube
   *[fountain] Brunnen
}{ $tiles ->
    [one] {""}
   *[other] { " " }aus { $tiles } Plättchen
}

# Was möglich ist
carpe-diem-do-enter = Die Spielfigur auf Feld { $field } stellen
carpe-diem-do-walk = Auf Feld { $field } ziehen
carpe-diem-do-rush = Ein Brot abgeben und die Figur auf Feld { $field } versetzen
carpe-diem-do-take = Nehmen: { $tile }
carpe-diem-do-build = In Reihe { $row }, Spalte { $column } einbauen{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , um 180° gedreht
   *[3] , nach links gedreht
}
carpe-diem-do-store = Auf das Lagerfeld legen
carpe-diem-do-return = Unter den Stapel schieben: { $fountain_card }
carpe-diem-do-circle = Eine Scheibe auf Kreisfeld { $circle } legen
carpe-diem-do-breads = Karte { $card } mit 3 Broten einmal erfüllen
carpe-diem-do-pay = Karte { $card } einmal erfüllen{ $coins ->
    [0] , nur mit Waren
    [one] , mit 1 Münze statt einer Ware
   *[other] , mit { $coins } Münzen statt Waren
}
carpe-diem-do-pay-set = Karte { $card } einmal erfüllen; Münzen statt: { $coins_for }
carpe-diem-do-finish = Die Wertung beenden
carpe-diem-do-close = Karte { $card } abschließen: nichts mehr für sie abgeben

# Was geschehen ist
carpe-diem-log-starter = { $seat } beginnt.
carpe-diem-log-tableau = { $to } erhält Bau-Tableau { $tableau }.
carpe-diem-log-tableau-many = Bau-Tableaus: { $items }.
carpe-diem-log-tableau-item = { $to } { $tableau }
carpe-diem-log-frame = { $to } erhält Rahmenteil { $piece }, { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}.
carpe-diem-log-frame-many = Rahmenteile von { $to }: { $items }.
carpe-diem-log-frame-item = { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
} { $piece }
carpe-diem-log-card = Kartenfeld { $slot }: { $card }.
carpe-diem-log-card-many = { $count } Wertungskarten werden ausgelegt: { $items }.
carpe-diem-log-card-item = { $card }
carpe-diem-log-lay-seal = Auf ein Siegelfeld: { $tile }.
carpe-diem-log-lay-seal-many = { $count } dunkle Plättchen auf die Siegelfelder: { $items }.
carpe-diem-log-lay-seal-item = { $tile }
carpe-diem-log-lay-display = Neben Feld { $field }: { $tile }.
carpe-diem-log-lay-display-many = { $count } Plättchen werden neben die Felder gelegt: { $items }.
carpe-diem-log-lay-display-item = { $tile }
carpe-diem-log-draw = { $to } zieht eine Brunnenkarte: { $fountain_card }.
carpe-diem-log-draw-many = { $to } zieht { $count } Brunnenkarten: { $items }.
carpe-diem-log-draw-item = { $fountain_card }
carpe-diem-log-draw-hidden = { $to } zieht eine Brunnenkarte.
carpe-diem-log-draw-hidden-many = { $to } zieht { $count } Brunnenkarten.
carpe-diem-log-draw-hidden-item = { $to }
carpe-diem-log-enter = { $who } stellt die Spielfigur auf Feld { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] gibt ein Brot ab und versetzt die Figur
   *[no] zieht
} auf Feld { $field }, nimmt das Plättchen { $tile } und baut es { $shovel ->
    [yes] auf der Schaufel (Reihe { $row }, Spalte { $column })
   *[no] in Reihe { $row }, Spalte { $column }
} ein{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , um 180° gedreht
   *[3] , nach links gedreht
}.{ $finished ->
    [none] {""}
   *[other] { " " }Fertiggestellt: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Aus dem Spiel: { $removed }.
}
carpe-diem-log-build-fetched = { $who } nimmt mit dem Handwerker das Plättchen { $tile } und baut es { $shovel ->
    [yes] auf der Schaufel (Reihe { $row }, Spalte { $column })
   *[no] in Reihe { $row }, Spalte { $column }
} ein{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , um 180° gedreht
   *[3] , nach links gedreht
}.{ $finished ->
    [none] {""}
   *[other] { " " }Fertiggestellt: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] gibt ein Brot ab und versetzt die Figur
   *[no] zieht
} auf Feld { $field }, nimmt das Plättchen { $tile } und legt es auf das Lagerfeld.{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Aus dem Spiel: { $removed }.
}
carpe-diem-log-store-fetched = { $who } nimmt mit dem Handwerker das Plättchen { $tile } und legt es auf das Lagerfeld.{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-return = { $who } schiebt eine Brunnenkarte unter den Stapel: { $fountain_card }.{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-return-hidden = { $who } schiebt eine Brunnenkarte unter den Stapel.{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-circle = { $who } legt eine Scheibe auf Kreisfeld { $circle }, zwischen die { $first } und die { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-use = die { $card } { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} für { $gives }
carpe-diem-log-finish = { $uses ->
    [none] { $who } beendet die Wertung
   *[other] { $who } erfüllt { $uses }
}.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $lost ->
    [0] {""}
    [one] { " " }Nicht erfüllt: { $missed }; das kostet 1 Siegpunkt.
   *[other] { " " }Nicht erfüllt: { $missed }; das kostet { $lost } Siegpunkte.
}

# Was jetzt zu tun ist
carpe-diem-prompt-entering = Stelle deine Spielfigur auf ein freies Feld.
carpe-diem-prompt-moving = Durchgang { $phase }, Runde { $round }: Ziehe links oder rechts herum zum nächsten Feld mit Plättchen; für ein Brot darfst du die Figur überallhin versetzen.
carpe-diem-prompt-taking = Nimm ein Plättchen neben Feld { $field }.
carpe-diem-prompt-building = { $first ->
    [yes] Dein erstes Plättchen kommt auf die Schaufel: { $tile }. Wähle die Drehung.
   *[no] Baue dieses Plättchen ein oder lege es auf das Lagerfeld: { $tile }.
}
carpe-diem-prompt-fetching = Dein Handwerker nimmt ein Plättchen von den Siegelfeldern.
carpe-diem-prompt-returning = Schiebe eine Brunnenkarte unter den Stapel; die anderen behältst du.
carpe-diem-prompt-circle = Wertung { $phase }: Lege eine Scheibe auf ein Kreisfeld zwischen zwei Karten.
carpe-diem-prompt-spending = Erfülle die beiden Karten mit Waren, Münzen und Broten, in beliebiger Reihenfolge und so oft du willst; dann beende die Wertung.{ $missed ->
    [none] {""}
   *[other] { " " }Jetzt zu beenden kostet { $penalty ->
        [one] 1 Siegpunkt
       *[other] { $penalty } Siegpunkte
    }.
}
carpe-diem-prompt-chance = Plättchen und Karten werden ausgelegt.
carpe-diem-prompt-over = Das Spiel ist zu Ende.
carpe-diem-prompt-wait = { $stage ->
    [entering] { $who } wählt ein Feld für die Spielfigur.
    [fetching] { $who } nimmt ein Plättchen für den Handwerker.
    [returning] { $who } wählt Brunnenkarten.
    [circle] { $who } wählt ein Kreisfeld.
    [spending] { $who } wertet.
   *[other] { $who } ist an der Reihe.
}

# Woher die Punkte kommen
carpe-diem-score-start = Start
carpe-diem-score-cards = Wertungskarten
carpe-diem-score-steps = Überzählige Schritte
carpe-diem-score-penalties = Nicht erfüllte Karten
carpe-diem-score-villas = Villen
carpe-diem-score-leftovers = Restmaterial
carpe-diem-score-track = Banderolenleiste
carpe-diem-score-fountains = Brunnenkarten
carpe-diem-score-frame = Rahmen-Aufgaben
