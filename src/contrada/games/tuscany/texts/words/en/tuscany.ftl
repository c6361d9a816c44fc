tuscany-title = The Castles of Tuscany

tuscany-option-draw = Drawing gives
tuscany-option-draw-2 = two cards
tuscany-option-draw-3 = three cards (later printings)
tuscany-option-starter = Who starts
tuscany-option-starter-first-seat = the first seat
tuscany-option-starter-random = drawn by lot
tuscany-option-stacks = Tiles left in the stacks
tuscany-option-stacks-no = give no points in the end
tuscany-option-stacks-yes = give 1 red point each in the end
tuscany-option-gaps = Gaps among the open tiles, once the neutral tiles are used up
tuscany-option-gaps-left = stay empty
tuscany-option-gaps-filled = are filled as soon as there are tiles

# Pieces
tuscany-tile = { $tile ->
    [castle] castle
    [city] city
    [estate] estate
    [quarry] quarry
    [village] village
    [monastery] monastery
   *[cart] cart
}
tuscany-the-tile = the { $tile ->
    [castle] castle
    [city] city
    [estate] estate
    [quarry] quarry
    [village] village
    [monastery] monastery
   *[cart] cart
}
tuscany-agriculture = agriculture tile ({ $shows })
tuscany-the-agriculture = the agriculture tile ({ $shows })
tuscany-goods = { $goods ->
    [pigs] pigs
    [vines] vines
    [sheep] sheep
    [olives] olives
    [poultry] poultry
   *[grain] grain
}
tuscany-hexagon = wooden hexagon
tuscany-the-hexagon = the wooden hexagon
tuscany-card = { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} card
tuscany-cards = { $count } { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} { $count ->
    [one] card
   *[other] cards
}
tuscany-worker = worker
tuscany-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
tuscany-marble = block of marble
tuscany-way = { $gives }
tuscany-bonus = { $bonus ->
    [card] +1 card
    [storage] +1 storage space
    [marble] +1 marble
    [worker] +1 worker
   *[yield] +1 yield card
}
tuscany-yield = yield card ({ $gives })
tuscany-gift = { $gift ->
    [red_points] { $amount ->
        [one] 1 red point
       *[other] { $amount } red points
    }
    [green_points] { $amount ->
        [one] 1 green point
       *[other] { $amount } green points
    }
    [cards] { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    [worker] { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
    [marble] { $amount ->
        [one] 1 block of marble
       *[other] { $amount } blocks of marble
    }
    [hexagon] { $amount ->
        [one] 1 wooden hexagon
       *[other] { $amount } wooden hexagons
    }
    [yield_card] { $amount ->
        [one] 1 yield card
       *[other] { $amount } yield cards
    }
    [castle] a tile by the castle
   *[bonus_tile] { $amount ->
        [one] 1 bonus tile of choice
       *[other] { $amount } bonus tiles of choice
    }
}
tuscany-points = { $count } { $track ->
    [red] red
   *[green] green
} { $count ->
    [one] point
   *[other] points
}
tuscany-part = { $source ->
    [area] { $points } for the area
    [colour] { $points } for covering { $colour ->
        [dark_green] dark green
        [red] red
        [turquoise] turquoise
        [grey] grey
        [orange] orange
        [yellow] yellow
        [beige] beige
       *[light_green] light green
    } { $place ->
        [1] first
       *[2] second
    }
   *[agriculture] { $points } for agriculture
}
tuscany-green-gain = +{ $points } green ({ $parts })
tuscany-board = { $board }{ $turned ->
    [turned] {" "}turned by 180°
   *[upright] {""}
}
tuscany-region-board = board { $board }
tuscany-set-tile = { $item } ({ $set ->
    [own] in each player’s set
   *[neutral] neutral
})
tuscany-colour-bonus = { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}: { $first } green for the first, { $second } for the second
tuscany-map = { $who } ({ $boards }; start castle on { $castle })
tuscany-gain = { $who } { $total } ({ $green } from green{ $left ->
    [0] {""}
   *[other] , { $left } for what is left
})

# What can be done
tuscany-do-draw = Draw cards
tuscany-do-marble = Give a block of marble for one more action
tuscany-do-end-turn = End the turn
tuscany-do-skip-castle = Take no tile with the castle
tuscany-do-arrange = Boards in the order { $order }{ $left ->
    [turned] , left turned
   *[upright] {""}
}{ $middle ->
    [turned] , middle turned
   *[upright] {""}
}{ $right ->
    [turned] , right turned
   *[upright] {""}
}
tuscany-do-shift = Middle board { $middle ->
    [up] up
    [level] level
   *[down] down
}, right board { $right ->
    [up] up
    [level] level
   *[down] down
}
tuscany-do-start-castle = Start castle on { $field }
tuscany-do-bonus = Take the bonus tile { $bonus }
tuscany-do-take = Take the { $tile }
tuscany-do-exchange = Take the { $tile } and remove the { $for } from storage
tuscany-do-place = Place the { $item } on { $field }
tuscany-do-pay = Lay one { $with }
tuscany-do-castle-take = Castle: take the { $tile } and place it
tuscany-do-castle-place = Place it on { $field }

# What has happened
tuscany-log-starter = { $seat } starts.
tuscany-log-deal = { $to } is dealt one { $card }.
tuscany-log-deal-many = Cards dealt: { $items }.
tuscany-log-deal-item = { $card } ({ $to })
tuscany-log-deal-hidden = { $to } is dealt a card.
tuscany-log-deal-hidden-many = Hidden cards are dealt: { $items }.
tuscany-log-deal-hidden-item = { $to }
tuscany-log-deal-board = { $to } gets the board { $board }.
tuscany-log-deal-board-many = Boards dealt: { $items }.
tuscany-log-deal-board-item = { $board } ({ $to })
tuscany-log-deal-board-hidden = { $to } gets a board { $letter }.
tuscany-log-deal-board-hidden-many = Hidden boards are dealt: { $items }.
tuscany-log-deal-board-hidden-item = { $to }
tuscany-log-drew = { $to } draws one { $card }.
tuscany-log-drew-many = { $to } draws { $count } cards: { $items }.
tuscany-log-drew-item = { $card }
tuscany-log-drew-hidden = { $to } draws a card.
tuscany-log-drew-hidden-many = { $to } draws { $count } cards.
tuscany-log-drew-hidden-item = { $to }
tuscany-log-revealed = All maps are ready. { $maps }.
tuscany-log-open-tile = Opened: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } castles lie in the middle: they are laid aside.
    [red] {" "}{ $count } cities lie in the middle: they are laid aside.
    [turquoise] {" "}{ $count } estates lie in the middle: they are laid aside.
    [grey] {" "}{ $count } quarries lie in the middle: they are laid aside.
    [orange] {" "}{ $count } villages lie in the middle: they are laid aside.
    [yellow] {" "}{ $count } monasteries lie in the middle: they are laid aside.
    [beige] {" "}{ $count } carts lie in the middle: they are laid aside.
   *[light_green] {" "}{ $count } agriculture tiles lie in the middle: they are laid aside.
}
tuscany-log-open-tile-many = { $count } tiles are opened: { $items }.
tuscany-log-open-tile-item = { $tile }{ $cleared ->
    [none] {""}
    [dark_green] {" "}(then all dark green tiles are laid aside)
    [red] {" "}(then all red tiles are laid aside)
    [turquoise] {" "}(then all turquoise tiles are laid aside)
    [grey] {" "}(then all grey tiles are laid aside)
    [orange] {" "}(then all orange tiles are laid aside)
    [yellow] {" "}(then all yellow tiles are laid aside)
    [beige] {" "}(then all beige tiles are laid aside)
   *[light_green] {" "}(then all light green tiles are laid aside)
}
tuscany-log-refill = { $by } fills the gap with { $tile }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } to the scoring)
}.{ $ends ->
    [yes] {" "}The stack is empty: the scoring follows this round.
    [third] {" "}The last stack is empty: after this round there is one more, then the last scoring.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } castles lie in the middle: they are laid aside.
    [red] {" "}{ $count } cities lie in the middle: they are laid aside.
    [turquoise] {" "}{ $count } estates lie in the middle: they are laid aside.
    [grey] {" "}{ $count } quarries lie in the middle: they are laid aside.
    [orange] {" "}{ $count } villages lie in the middle: they are laid aside.
    [yellow] {" "}{ $count } monasteries lie in the middle: they are laid aside.
    [beige] {" "}{ $count } carts lie in the middle: they are laid aside.
   *[light_green] {" "}{ $count } agriculture tiles lie in the middle: they are laid aside.
}
tuscany-log-yield = { $by } opens a { $yield }.{ $surplus ->
    [0] {""}
   *[other] {" "}Surplus hexagons ({ $surplus }): { $points } red points instead.
}
tuscany-log-scoring = Scoring { $number }: { $gains }.
tuscany-log-final-scoring = Third and final scoring: { $gains }.
tuscany-log-draw = { $who } draws cards.
tuscany-log-marble = { $who } gives a block of marble for one more action.
tuscany-log-end-turn = { $who } ends the turn.
tuscany-log-pass = { $who } can do nothing.
tuscany-log-skip-castle = { $who } takes no tile with the castle.
tuscany-log-bonus = { $who } takes the bonus tile { $bonus }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } green)
}.
tuscany-log-take = { $who } takes { $tile }.
tuscany-log-exchange = { $who } takes { $tile } and removes { $for } from storage.
tuscany-log-placed = { $who } places { $item } on { $field } for { $paid }{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.
tuscany-log-castle-take = { $who } takes { $tile } with the castle.
tuscany-log-castle-placed = { $who } places { $item } on { $field }{ $gained ->
    [yes] : { $gains }
   *[no] {""}
}.

# What to do now
tuscany-prompt-arrange-order = Arrange your boards: order and turns.
tuscany-prompt-arrange-shift = Shift the boards against each other.
tuscany-prompt-arrange-castle = Put your start castle on a dark green field.
tuscany-prompt-wait-arranging = Everyone arranges a map; all are shown together.
tuscany-prompt-choosing-bonus = Take a bonus tile.
tuscany-prompt-action = { $ending ->
    [last] The last round.{" "}
    [third] After this round there is one more, then the last scoring.{" "}
    [ending] The scoring follows this round.{" "}
   *[no] {""}
}{ $extra ->
    [yes] Your extra action
   *[no] Your turn
}: { $cards ->
    [none] take or place, for no card is left to draw
   *[some] draw, take or place
}. Green points count { $counts ->
    [one] once
   *[other] { $counts } times
}.
tuscany-prompt-paying = { $begun ->
    [yes] Lay the rest of the payment
   *[no] Pay two { $colour ->
        [dark_green] dark green
        [red] red
        [turquoise] turquoise
        [grey] grey
        [orange] orange
        [yellow] yellow
        [beige] beige
       *[light_green] light green
    } cards, or what stands for them,
} for { $item } on { $field }.
tuscany-prompt-castle-taking = The castle brings an open tile, placed at once and free.
tuscany-prompt-castle-placing = Where does { $item } go?
tuscany-prompt-city = Take a bonus tile of your choice.
tuscany-prompt-after = End the turn, or give a block of marble for one more action (you have { $marble }).
tuscany-prompt-chance = Cards and tiles are being turned up.
tuscany-prompt-over = The game is over.
tuscany-prompt-wait = { $phase ->
    [choosing-bonus] { $who } takes a bonus tile.
    [city] { $who } takes a bonus tile.
    [castle-taking] { $who } chooses a tile for the castle.
    [castle-placing] { $who } places a tile.
    [after] { $who } may take one more action.
   *[other] It is the turn of { $who }.
}

# Where points come from
tuscany-score-areas = Areas
tuscany-score-colours = Colour bonuses
tuscany-score-agriculture = Agriculture
tuscany-score-storage = Storage spaces
tuscany-score-green-yields = Green yields
tuscany-score-red-yields = Red yields
tuscany-score-surplus = Surplus hexagons
tuscany-score-items = Tiles and hexagons left
tuscany-score-marble = Marble
tuscany-score-workers = Workers
tuscany-score-cards = Hand cards
