tuscany-title = The Castles of Tuscany

tuscany-option-draw = Drawing gives
tuscany-option-draw-2 = two cards
tuscany-option-draw-3 = three cards (later printings)
tuscany-option-starter = Who starts
tuscany-option-starter-first-seat = the first seat
tuscany-option-starter-random = drawn by lot

# Pieces
tuscany-tile = { $tile ->
    [castle] castle
    [city] city
    [estate] estate
    [quarry] quarry
    [village] village
    [monastery] monastery
   *[carter] carter
}
tuscany-agriculture = agriculture ({ $shows })
tuscany-goods = { $goods ->
    [pigs] pigs
    [vines] vines
    [sheep] sheep
   *[grain] grain
}
tuscany-hexagon = wooden hexagon
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
tuscany-own-cards = { $count ->
    [one] 1 card of the colour
   *[other] { $count } cards of the colour
}
tuscany-pair = 2 { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} cards as a joker
tuscany-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
tuscany-bonus = { $bonus ->
    [card] +1 card
    [storage] +1 storage
    [marble] +1 marble
    [worker] +1 worker
   *[yield] +1 yield card
}
tuscany-yield = { $gives ->
    [red_points] red points
    [green_points] green points
    [cards] cards
    [worker] worker
    [marble] marble
   *[hexagon] wooden hexagon
}
tuscany-board = { $board }{ $turned ->
    [turned] {" "}turned
   *[upright] {""}
}
tuscany-map = { $who } ({ $boards }; start castle on { $castle })
tuscany-gain = { $who } { $total } ({ $green } green{ $left ->
    [0] {""}
   *[other] , { $left } for what is left
})

# What can be done
tuscany-do-draw = Draw cards
tuscany-do-marble = Give a marble for one more action
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
tuscany-do-shift = Shift the middle board { $middle ->
    [up] up
   *[down] down
} and the right one { $right ->
    [up] up
   *[down] down
}
tuscany-do-start-castle = Start castle on { $field }
tuscany-do-bonus = Take the bonus tile { $bonus }
tuscany-do-take = Take { $tile }
tuscany-do-exchange = Take { $tile }, removing { $for } from storage
tuscany-do-place = Place { $item } on { $field }
tuscany-do-pay = Pay { $with }
tuscany-do-castle-take = Castle: take { $tile } and place it
tuscany-do-castle-place = Place it on { $field }

# What has happened
tuscany-log-starter = { $seat } starts.
tuscany-log-deal = { $to } is dealt one { $card }.
tuscany-log-deal-hidden = { $to } is dealt a card.
tuscany-log-deal-board = { $to } gets the board { $board }.
tuscany-log-deal-board-hidden = { $to } gets a board { $letter }.
tuscany-log-drew = { $to } draws one { $card }.
tuscany-log-drew-hidden = { $to } draws a card.
tuscany-log-revealed = All maps are ready. { $maps }.
tuscany-log-open-tile = Opened: { $tile }.{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } castles in the middle: they are laid aside.
    [red] {" "}{ $count } cities in the middle: they are laid aside.
    [turquoise] {" "}{ $count } estates in the middle: they are laid aside.
    [grey] {" "}{ $count } quarries in the middle: they are laid aside.
    [orange] {" "}{ $count } villages in the middle: they are laid aside.
    [yellow] {" "}{ $count } monasteries in the middle: they are laid aside.
    [beige] {" "}{ $count } carters in the middle: they are laid aside.
   *[light_green] {" "}{ $count } agriculture tiles in the middle: they are laid aside.
}
tuscany-log-refill = { $by } lays out { $tile } ({ $left } to the scoring).{ $ends ->
    [yes] {" "}The stack is empty: the period is ending.
   *[no] {""}
}{ $cleared ->
    [none] {""}
    [dark_green] {" "}{ $count } castles in the middle: they are laid aside.
    [red] {" "}{ $count } cities in the middle: they are laid aside.
    [turquoise] {" "}{ $count } estates in the middle: they are laid aside.
    [grey] {" "}{ $count } quarries in the middle: they are laid aside.
    [orange] {" "}{ $count } villages in the middle: they are laid aside.
    [yellow] {" "}{ $count } monasteries in the middle: they are laid aside.
    [beige] {" "}{ $count } carters in the middle: they are laid aside.
   *[light_green] {" "}{ $count } agriculture tiles in the middle: they are laid aside.
}
tuscany-log-yield = { $by } opens a yield card: { $amount } { $yield }{ $surplus ->
    [yes] , but has no space for it and gets 2 red points
   *[no] {""}
}.
tuscany-log-scoring = Scoring { $number }: { $gains }.
tuscany-log-final-scoring = Third and final scoring: { $gains }.
tuscany-log-draw = { $who } draws cards.
tuscany-log-marble = { $who } gives a marble for one more action.
tuscany-log-end-turn = { $who } ends the turn.
tuscany-log-pass = { $who } can do nothing.
tuscany-log-skip-castle = { $who } takes no tile with the castle.
tuscany-log-bonus = { $who } takes the bonus tile { $bonus }.
tuscany-log-take = { $who } takes { $tile }.
tuscany-log-exchange = { $who } takes { $tile } and removes { $for } from storage.
tuscany-log-placed = { $who } places { $item } on { $field } for { $paid }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } green)
}.
tuscany-log-castle-take = { $who } takes { $tile } with the castle.
tuscany-log-castle-placed = { $who } places { $item } on { $field }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } green)
}.

# What to do now
tuscany-prompt-arrange-order = Arrange your boards: order and turns.
tuscany-prompt-arrange-shift = Shift the boards against each other.
tuscany-prompt-arrange-castle = Put your start castle on a dark green field.
tuscany-prompt-wait-arranging = Everyone arranges a map; all are shown together.
tuscany-prompt-choosing-bonus = Take a bonus tile.
tuscany-prompt-action = { $ending ->
    [last] The last round.{" "}
    [ending] The period is ending.{" "}
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
tuscany-prompt-paying = Pay for { $item } on { $field }, { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}.
tuscany-prompt-castle-taking = The castle brings an open tile, placed at once and free.
tuscany-prompt-castle-placing = Where does { $item } go?
tuscany-prompt-city = The city brings a bonus tile.
tuscany-prompt-after = End the turn, or give a marble for one more action (you have { $marble }).
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
tuscany-score-storage = Storage tiles
tuscany-score-green-yields = Green yields
tuscany-score-red-yields = Red yields
tuscany-score-surplus = Surplus hexagons
tuscany-score-items = Items in storage
tuscany-score-marble = Marble
tuscany-score-workers = Workers
tuscany-score-cards = Hand cards
