carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Siegpunkte der anderen
carpe-diem-option-open-scores-no = verdeckt
carpe-diem-option-open-scores-yes = offen
carpe-diem-option-starter = Wer beginnt
carpe-diem-option-starter-first-seat = der erste Platz
carpe-diem-option-starter-random = wird ausgelost

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
        [corner] an benachbarten Seiten
        [opposite] an gegenüberliegenden Seiten
       *[other] mehrere Öffnungen
    }{ $chimneys ->
        [0] {""}
        [one] , 1 Schornstein
       *[other] , { $chimneys } Schornsteine
    }{ $shape ->
        [end] {""}
        [bend] {""}
        [straight] {""}
        [three_way] {""}
        [opposite] {""}
       *[other] {" "}· { $sides }
    }“
}
carpe-diem-scoring-card = { $pile }-Karte „{ $colour ->
    [red] gib { $needs }
   *[green] für { $needs }
}: { $gains }“
carpe-diem-fountain-card = { $of ->
    [pond] 2 Punkte je Teich
    [vineyard] 2 Punkte je Weinberg
    [chicken_yard] 2 Punkte je Hühnerhof
    [herb_garden] 2 Punkte je Kräutergarten
    [merchant] 2 Punkte je Händler-Unterkunft
    [baker] 2 Punkte je Bäcker-Unterkunft
    [administrator] 2 Punkte je Verwalter-Unterkunft
    [craftsman] 2 Punkte je Handwerker-Unterkunft
    [villa] 2 Punkte je Villa
    [market] 2 Punkte je Markt
    [bakery] 2 Punkte je Backstube
   *[fountain] 2 Punkte je Brunnen
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
carpe-diem-do-enter = Spielfigur auf Feld { $field } stellen
carpe-diem-do-walk = Auf Feld { $field } ziehen
carpe-diem-do-rush = Ein Brot abgeben und auf Feld { $field } versetzen
carpe-diem-do-take = Nehmen: { $tile }
carpe-diem-do-build = In Reihe { $row }, Spalte { $column } einbauen{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , halb herumgedreht
   *[3] , nach links gedreht
}
carpe-diem-do-store = Auf das Lagerfeld legen
carpe-diem-do-return = Unter den Stapel schieben: { $fountain_card }
carpe-diem-do-circle = Scheibe auf Kreisfeld { $circle } legen
carpe-diem-do-breads = 3 Brote abgeben und Karte { $card } einmal erfüllen
carpe-diem-do-pay = Für Karte { $card } abgeben{ $coins ->
    [0] {""}
    [one] , davon 1 Münze statt einer Ware
   *[other] , davon { $coins } Münzen statt Waren
}
carpe-diem-do-pay-set = Für Karte { $card } abgeben; Münzen statt: { $coins_for }
carpe-diem-do-finish = Wertung beenden

# Was geschehen ist
carpe-diem-log-starter = { $seat } beginnt.
carpe-diem-log-tableau = { $to } erhält Bau-Tableau { $tableau }.
carpe-diem-log-frame = { $to } erhält Rahmenteil { $piece }, { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}.
carpe-diem-log-card = Kartenfeld { $slot }: { $card }.
carpe-diem-log-lay-seal = Auf ein Siegelfeld: { $tile }.
carpe-diem-log-lay-display = Neben Feld { $field }: { $tile }.
carpe-diem-log-draw = { $to } zieht eine Brunnenkarte: { $fountain_card }.
carpe-diem-log-draw-hidden = { $to } zieht eine Brunnenkarte.
carpe-diem-log-enter = { $who } stellt die Spielfigur auf Feld { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] gibt ein Brot ab und versetzt die Figur
   *[no] zieht
} auf Feld { $field }, nimmt das Plättchen { $tile } und baut es in Reihe { $row }, Spalte { $column } ein{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , halb herumgedreht
   *[3] , nach links gedreht
}.{ $finished ->
    [none] {""}
   *[other] { " " }Fertiggestellt: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Aus dem Spiel: { $removed }.
}
carpe-diem-log-build-fetched = { $who } nimmt mit dem Handwerker das Plättchen { $tile } und baut es in Reihe { $row }, Spalte { $column } ein{ $turn ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , halb herumgedreht
   *[3] , nach links gedreht
}.{ $finished ->
    [none] {""}
   *[other] { " " }Fertiggestellt: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] gibt ein Brot ab und versetzt die Figur
   *[no] zieht
} auf Feld { $field }, nimmt das Plättchen { $tile } und legt es auf das Lagerfeld.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Aus dem Spiel: { $removed }.
}
carpe-diem-log-store-fetched = { $who } nimmt mit dem Handwerker das Plättchen { $tile } und legt es auf das Lagerfeld.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}
carpe-diem-log-return = { $who } schiebt eine Brunnenkarte unter den Stapel: { $fountain_card }.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}
carpe-diem-log-return-hidden = { $who } schiebt eine Brunnenkarte unter den Stapel.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}
carpe-diem-log-circle = { $who } legt eine Scheibe auf Kreisfeld { $circle }, zwischen { $first } und { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-breads = { $who } gibt 3 Brote ab für { $card }.{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}
carpe-diem-log-pay = { $who } erfüllt { $card }.{ $gives ->
    [none] {""}
   *[other] { " " }Gibt ab: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Erhält: { $gains }.
}
carpe-diem-log-finish = { $who } beendet die Wertung{ $lost ->
    [0] {""}
    [one] { " " }und gibt 1 Siegpunkt ab
   *[other] { " " }und gibt { $lost } Siegpunkte ab
}.

# Was jetzt zu tun ist
carpe-diem-prompt-entering = Stelle deine Spielfigur auf ein freies Feld.
carpe-diem-prompt-moving = Durchgang { $phase }, Runde { $round }: Ziehe links oder rechts herum zum nächsten Feld mit Plättchen; für ein Brot gehst du, wohin du willst.
carpe-diem-prompt-taking = Nimm ein Plättchen neben Feld { $field }.
carpe-diem-prompt-building = Baue dieses Plättchen ein oder lege es auf das Lagerfeld: { $tile }.
carpe-diem-prompt-fetching = Dein Handwerker nimmt ein Plättchen von den Siegelfeldern.
carpe-diem-prompt-returning = Schiebe eine Brunnenkarte unter den Stapel; die anderen behältst du.
carpe-diem-prompt-circle = Wertung { $phase }: Lege eine Scheibe auf ein Kreisfeld zwischen zwei Karten.
carpe-diem-prompt-spending = Gib (zuerst) Brote oder Waren und Münzen ab, so oft du willst; dann beende die Wertung.{ $missed ->
    [none] {""}
   *[other] { " " }Jetzt zu beenden kostet { $penalty } Siegpunkte.
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
carpe-diem-score-cards = Karten
carpe-diem-score-steps = Überzählige Schritte
carpe-diem-score-penalties = Nicht erfüllt
carpe-diem-score-villas = Villen
carpe-diem-score-leftovers = Restmaterial
carpe-diem-score-track = Banderolen
carpe-diem-score-fountains = Brunnen
carpe-diem-score-frame = Rahmen-Aufgaben
