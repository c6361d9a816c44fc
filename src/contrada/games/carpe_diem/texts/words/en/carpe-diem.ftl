carpe-diem-title = Carpe Diem

carpe-diem-option-open-scores = Victory points of the others
carpe-diem-option-open-scores-no = hidden
carpe-diem-option-open-scores-yes = shown
carpe-diem-option-starter = Who starts
carpe-diem-option-starter-first-seat = the first seat
carpe-diem-option-starter-random = drawn by lot
carpe-diem-option-penalty = The penalty for a card not fulfilled
carpe-diem-option-penalty-after-both = is due after both cards
carpe-diem-option-penalty-card-by-card = is due card by card

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
        [corner] on neighbouring sides, clockwise
        [opposite] on opposite sides
       *[other] several openings ({ $sides })
    }{ $chimneys ->
        [0] {""}
        [one] , 1 chimney
       *[other] , { $chimneys } chimneys
    }”
}
carpe-diem-no-tile = unused tile { $number }
carpe-diem-need = { $number } { $of ->
    [pond] { $number ->
        [one] finished pond
       *[other] finished ponds
    }
    [vineyard] { $number ->
        [one] finished vineyard
       *[other] finished vineyards
    }
    [chicken_yard] { $number ->
        [one] finished chicken yard
       *[other] finished chicken yards
    }
    [herb_garden] { $number ->
        [one] finished herb garden
       *[other] finished herb gardens
    }
    [merchant] { $number ->
        [one] finished merchant’s dwelling
       *[other] finished merchants’ dwellings
    }
    [baker] { $number ->
        [one] finished baker’s dwelling
       *[other] finished bakers’ dwellings
    }
    [administrator] { $number ->
        [one] finished administrator’s dwelling
       *[other] finished administrators’ dwellings
    }
    [craftsman] { $number ->
        [one] finished craftsman’s dwelling
       *[other] finished craftsmen’s dwellings
    }
    [villa] { $number ->
        [one] finished villa
       *[other] finished villas
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
        [one] finished landscape of any kind
       *[other] finished landscapes of any kind
    }
   *[dwelling] { $number ->
        [one] finished dwelling of any kind
       *[other] finished dwellings of any kind
    }
}
carpe-diem-scoring-card = { $pile } card “{ $colour ->
    [red] give { $needs }
   *[green] for { $needs }
}: { $gains }”
carpe-diem-fountain-card = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each { $of ->
    [pond] finished pond
    [vineyard] finished vineyard
    [chicken_yard] finished chicken yard
    [herb_garden] finished herb garden
    [merchant] finished merchant’s dwelling
    [baker] finished baker’s dwelling
    [administrator] finished administrator’s dwelling
    [craftsman] finished craftsman’s dwelling
    [villa] finished villa
    [market] market
    [bakery] bakery
    [fountain] fountain
    [chimney] chimney
    [landscape] finished landscape of any kind
   *[dwelling] finished dwelling of any kind
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
carpe-diem-do-rush = Give a bread and put the figure on field { $field }
carpe-diem-do-take = Take { $tile }
carpe-diem-do-build = Build it at row { $row }, column { $column }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned by 180°
   *[3] , turned left
}
carpe-diem-do-store = Put it into storage
carpe-diem-do-return = Put under the pile: { $fountain_card }
carpe-diem-do-circle = Place a disc on circle { $circle }
carpe-diem-do-breads = Give 3 breads to fulfil card { $card } once
carpe-diem-do-pay = Fulfil card { $card } once{ $coins ->
    [0] {" "}with wares only
    [one] , with 1 coin in place of a ware
   *[other] , with { $coins } coins in place of wares
}
carpe-diem-do-pay-set = Fulfil card { $card } once; coins in place of: { $coins_for }
carpe-diem-do-finish = Finish scoring
carpe-diem-do-close = Close card { $card }: nothing more for it

# What has happened
carpe-diem-log-starter = { $seat } starts.
carpe-diem-log-tableau = { $to } gets tableau { $tableau }.
carpe-diem-log-tableau-many = Tableaux: { $items }.
carpe-diem-log-tableau-item = { $to } { $tableau }
carpe-diem-log-frame = { $to } gets frame piece { $piece }, { $side ->
    [top] at the top
    [right] on the right
    [bottom] at the bottom
   *[left] on the left
}.
carpe-diem-log-frame-many = Frame pieces of { $to }: { $items }.
carpe-diem-log-frame-item = { $side ->
    [top] at the top
    [right] on the right
    [bottom] at the bottom
   *[left] on the left
} { $piece }
carpe-diem-log-card = Slot { $slot }: { $card }.
carpe-diem-log-card-many = { $count } scoring cards are laid out: { $items }.
carpe-diem-log-card-item = { $card }
carpe-diem-log-lay-seal = On a seal space: { $tile }.
carpe-diem-log-lay-seal-many = { $count } dark tiles on the seal spaces: { $items }.
carpe-diem-log-lay-seal-item = { $tile }
carpe-diem-log-lay-display = Beside field { $field }: { $tile }.
carpe-diem-log-lay-display-many = { $count } tiles are laid beside the fields: { $items }.
carpe-diem-log-lay-display-item = { $tile }
carpe-diem-log-draw = { $to } draws a fountain card: { $fountain_card }.
carpe-diem-log-draw-many = { $to } draws { $count } fountain cards: { $items }.
carpe-diem-log-draw-item = { $fountain_card }
carpe-diem-log-draw-hidden = { $to } draws a fountain card.
carpe-diem-log-draw-hidden-many = { $to } draws { $count } fountain cards.
carpe-diem-log-draw-hidden-item = { $to }
carpe-diem-log-enter = { $who } enters on field { $field }.
carpe-diem-log-build = { $who } { $by_bread ->
    [yes] gives a bread, goes
   *[no] walks
} to field { $field }, takes the tile { $tile } and builds it { $shovel ->
    [yes] on the shovel, row { $row }, column { $column }
   *[no] at row { $row }, column { $column }
}{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned by 180°
   *[3] , turned left
}.{ $finished ->
    [none] {""}
   *[other] { " " }Finished: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Leaves the game: { $removed }.
}
carpe-diem-log-build-fetched = { $who } fetches the tile { $tile } and builds it { $shovel ->
    [yes] on the shovel, row { $row }, column { $column }
   *[no] at row { $row }, column { $column }
}{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned by 180°
   *[3] , turned left
}.{ $finished ->
    [none] {""}
   *[other] { " " }Finished: { $finished }.
}{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}
carpe-diem-log-store = { $who } { $by_bread ->
    [yes] gives a bread, goes
   *[no] walks
} to field { $field }, takes the tile { $tile } and stores it.{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}{ $removed ->
    [none] {""}
   *[other] { " " }Leaves the game: { $removed }.
}
carpe-diem-log-store-fetched = { $who } fetches the tile { $tile } and stores it.{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}
carpe-diem-log-return = { $who } puts a fountain card under the pile: { $fountain_card }.{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}
carpe-diem-log-return-hidden = { $who } puts a fountain card under the pile.{ $gives ->
    [none] {""}
   *[other] { " " }Gives: { $gives }.
}{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}
carpe-diem-log-circle = { $who } places a disc on circle { $circle }, between the { $first } and the { $second }.{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}
carpe-diem-use = the { $card } { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} for { $gives }
carpe-diem-log-finish = { $uses ->
    [none] { $who } finishes scoring
   *[other] { $who } fulfils { $uses }
}.{ $gains ->
    [none] {""}
   *[other] { " " }Gets: { $gains }.
}{ $lost ->
    [0] {""}
    [one] { " " }Not fulfilled: { $missed }; that costs 1 victory point.
   *[other] { " " }Not fulfilled: { $missed }; that costs { $lost } victory points.
}

# What to do now
carpe-diem-prompt-entering = Put your figure on a free field.
carpe-diem-prompt-moving = Phase { $phase }, round { $round }: walk left or right to the next display with tiles; a bread takes you anywhere.
carpe-diem-prompt-taking = Take a tile beside field { $field }.
carpe-diem-prompt-building = { $first ->
    [yes] Your first tile goes on the shovel: { $tile }. Choose how it is turned.
   *[no] Build this tile or store it: { $tile }.
}
carpe-diem-prompt-fetching = Your craftsman fetches a tile from the seal spaces.
carpe-diem-prompt-returning = Put one fountain card under the pile; you keep the others.
carpe-diem-prompt-circle = Scoring { $phase }: place a disc between two cards.
carpe-diem-prompt-spending = Fulfil the two cards with wares, coins and breads, in any order and as often as you like; then finish.{ $missed ->
    [none] {""}
   *[other] { " " }Finishing now costs { $penalty ->
        [one] 1 victory point
       *[other] { $penalty } victory points
    }.
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
