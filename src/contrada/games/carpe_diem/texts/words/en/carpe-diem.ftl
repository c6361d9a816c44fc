carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Victory points of the others
carpe-diem-option-open-scores-no = hidden
carpe-diem-option-open-scores-yes = shown
carpe-diem-option-starter = Who starts
carpe-diem-option-starter-first-seat = the first seat
carpe-diem-option-starter-random = drawn by lot

# Pieces
carpe-diem-kind = { $of ->
    [pond] pond
    [vineyard] vineyard
    [chicken_yard] chicken yard
    [herb_garden] herb garden
    [merchant] merchant’s dwelling
    [baker] baker’s dwelling
    [administrator] administrator’s dwelling
    [craftsman] craftsman’s dwelling
    [villa] villa
    [market] market
    [bakery] bakery
   *[fountain] fountain
}
carpe-diem-ware = { $of ->
    [fish] fish
    [grape] grape
    [chicken] chicken
   *[herb] herb
}
carpe-diem-amount = { $number } { $of ->
    [fish] fish
    [grape] { $number ->
        [one] grape
       *[other] grapes
    }
    [chicken] { $number ->
        [one] chicken
       *[other] chickens
    }
    [herb] { $number ->
        [one] herb
       *[other] herbs
    }
    [coin] { $number ->
        [one] coin
       *[other] coins
    }
    [bread] { $number ->
        [one] bread
       *[other] breads
    }
    [step] { $number ->
        [one] step on the banderole track
       *[other] steps on the banderole track
    }
    [vp] { $number ->
        [one] victory point
       *[other] victory points
    }
    [pond] { $number ->
        [one] pond
       *[other] ponds
    }
    [vineyard] { $number ->
        [one] vineyard
       *[other] vineyards
    }
    [chicken_yard] { $number ->
        [one] chicken yard
       *[other] chicken yards
    }
    [herb_garden] { $number ->
        [one] herb garden
       *[other] herb gardens
    }
    [merchant] { $number ->
        [one] merchant’s dwelling
       *[other] merchants’ dwellings
    }
    [baker] { $number ->
        [one] baker’s dwelling
       *[other] bakers’ dwellings
    }
    [administrator] { $number ->
        [one] administrator’s dwelling
       *[other] administrators’ dwellings
    }
    [craftsman] { $number ->
        [one] craftsman’s dwelling
       *[other] craftsmen’s dwellings
    }
    [villa] { $number ->
        [one] villa
       *[other] villas
    }
    [market] { $number ->
        [one] market
       *[other] markets
    }
    [bakery] { $number ->
        [one] bakery
       *[other] bakeries
    }
    [fountain] { $number ->
        [one] fountain
       *[other] fountains
    }
    [chimney] { $number ->
        [one] chimney
       *[other] chimneys
    }
    [landscape] { $number ->
        [one] landscape of any kind
       *[other] landscapes of any kind
    }
   *[dwelling] { $number ->
        [one] dwelling of any kind
       *[other] dwellings of any kind
    }
}
carpe-diem-tile = { $shape ->
    [building] { $areas }
   *[other] “{ $areas }, { $shape ->
        [end] one opening
        [bend] round a corner
        [straight] straight through
        [three_way] three openings
        [corner] on neighbouring sides
        [opposite] on opposite sides
       *[other] several openings
    }{ $chimneys ->
        [0] {""}
        [one] , 1 chimney
       *[other] , { $chimneys } chimneys
    }{ $shape ->
        [end] {""}
        [bend] {""}
        [straight] {""}
        [three_way] {""}
        [opposite] {""}
       *[other] {" "}· { $sides }
    }”
}
carpe-diem-scoring-card = { $pile } card “{ $colour ->
    [red] give { $needs }
   *[green] for { $needs }
}: { $gains }”
carpe-diem-fountain-card = { $of ->
    [pond] 2 points for each pond
    [vineyard] 2 points for each vineyard
    [chicken_yard] 2 points for each chicken yard
    [herb_garden] 2 points for each herb garden
    [merchant] 2 points for each merchant’s dwelling
    [baker] 2 points for each baker’s dwelling
    [administrator] 2 points for each administrator’s dwelling
    [craftsman] 2 points for each craftsman’s dwelling
    [villa] 2 points for each villa
    [market] 2 points for each market
    [bakery] 2 points for each bakery
   *[fountain] 2 points for each fountain
}
carpe-diem-task = { $of ->
    [pond] pond
    [vineyard] vineyard
    [chicken_yard] chicken yard
    [herb_garden] herb garden
    [merchant] merchant’s dwelling
    [baker] baker’s dwelling
    [administrator] administrator’s dwelling
    [craftsman] craftsman’s dwelling
    [villa] villa
    [market] market
    [bakery] bakery
   *[fountain] fountain
} at { $position } ({ $vp })
carpe-diem-frame-piece = { $name } ({ $tasks })
carpe-diem-cell = row { $row }, column { $column }
carpe-diem-finished = { $of ->
    [pond] pond
    [vineyard] vineyard
    [chicken_yard] chicken yard
    [herb_garden] herb garden
    [merchant] merchant’s dwelling
    [baker] baker’s dwelling
    [administrator] administrator’s dwelling
    [craftsman] craftsman’s dwelling
    [villa] villa
    [market] market
    [bakery] bakery
   *[fountain] fountain
}{ $tiles ->
    [one] {""}
   *[other] { " " }of { $tiles } tiles
}

# What can be done
carpe-diem-do-enter = Put the figure on field { $field }
carpe-diem-do-walk = Walk to field { $field }
carpe-diem-do-rush = Give a bread and go to field { $field }
carpe-diem-do-take = Take { $tile }
carpe-diem-do-build = Build it at row { $row }, column { $column }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[3] , turned left
}
carpe-diem-do-store = Put it into storage
carpe-diem-do-return = Put under the pile: { $fountain_card }
carpe-diem-do-circle = Place a disc on circle { $circle }
carpe-diem-do-breads = Give 3 breads to fulfil card { $card }
carpe-diem-do-pay = Pay card { $card }{ $coins ->
    [0] {""}
    [one] , with 1 coin in place of a ware
   *[other] , with { $coins } coins in place of wares
}
carpe-diem-do-pay-set = Pay card { $card }; coins in place of: { $coins_for }
carpe-diem-do-finish = Finish scoring

# What has happened
carpe-diem-log-starter = { $seat } starts.
carpe-diem-log-tableau = { $to } gets tableau { $tableau }.
carpe-diem-log-frame = { $to } gets frame piece { $piece }, { $side ->
    [top] at the top
    [right] on the right
    [bottom] at the bottom
   *[left] on the left
}.
carpe-diem-log-card = Slot { $slot }: { $card }.
carpe-diem-log-lay-seal = On a seal space: { $tile }.
carpe-diem-log-lay-display = Beside field { $field }: { $tile }.
carpe-diem-log-draw = { $to } draws a fountain card: { $fountain_card }.
carpe-diem-log-draw-hidden = { $to } draws a fountain card.
carpe-diem-log-enter = { $who } enters on field { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] gives a bread, goes
   *[no] walks
} to field { $field }, takes the tile { $tile } and builds it at row { $row }, column { $column }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[3] , turned left
}.{ $finished ->
    [none] {""}
   *[other] { " " }Finished: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Leaves the game: { $removed }.
}
carpe-diem-log-build-fetched = { $who } fetches the tile { $tile } and builds it at row { $row }, column { $column }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[3] , turned left
}.{ $finished ->
    [none] {""}
   *[other] { " " }Finished: { $finished }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] gives a bread, goes
   *[no] walks
} to field { $field }, takes the tile { $tile } and stores it.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Leaves the game: { $removed }.
}
carpe-diem-log-store-fetched = { $who } fetches the tile { $tile } and stores it.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}
carpe-diem-log-return = { $who } puts a fountain card under the pile: { $fountain_card }.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}
carpe-diem-log-return-hidden = { $who } puts a fountain card under the pile.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}
carpe-diem-log-circle = { $who } places a disc on circle { $circle }, between { $first } and { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}
carpe-diem-log-breads = { $who } gives 3 breads for { $card }.{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}
carpe-diem-log-pay = { $who } pays for { $card }.{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gains: { $gains }.
}
carpe-diem-log-finish = { $who } finishes scoring{ $lost ->
    [0] {""}
    [one] { " " }and loses 1 victory point
   *[other] { " " }and loses { $lost } victory points
}.

# What to do now
carpe-diem-prompt-entering = Put your figure on a free field.
carpe-diem-prompt-moving = Phase { $phase }, round { $round }: walk left or right to the next display with tiles; a bread takes you anywhere.
carpe-diem-prompt-taking = Take a tile beside field { $field }.
carpe-diem-prompt-building = Build this tile or store it: { $tile }.
carpe-diem-prompt-fetching = Your craftsman fetches a tile from the seal spaces.
carpe-diem-prompt-returning = Put one fountain card under the pile; you keep the others.
carpe-diem-prompt-circle = Scoring { $phase }: place a disc between two cards.
carpe-diem-prompt-spending = Give breads (first) or wares and coins, as often as you like; then finish.{ $missed ->
    [none] {""}
   *[other] { " " }Finishing now costs { $penalty } victory points.
}
carpe-diem-prompt-chance = Tiles and cards are being laid out.
carpe-diem-prompt-over = The game is over.
carpe-diem-prompt-wait = { $stage ->
    [entering] { $who } chooses a field to enter.
    [fetching] { $who } fetches a tile for a craftsman.
    [returning] { $who } chooses fountain cards.
    [circle] { $who } chooses a circle.
    [spending] { $who } is scoring.
   *[other] It is the turn of { $who }.
}

# Where points come from
carpe-diem-score-start = Start
carpe-diem-score-cards = Scoring cards
carpe-diem-score-steps = Surplus steps
carpe-diem-score-penalties = Cards not fulfilled
carpe-diem-score-villas = Villas
carpe-diem-score-leftovers = Leftover material
carpe-diem-score-track = Banderole track
carpe-diem-score-fountains = Fountain cards
carpe-diem-score-frame = Frame tasks
