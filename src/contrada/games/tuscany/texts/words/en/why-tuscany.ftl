# Why something cannot be done now
tuscany-why-arrange-first = First everyone arranges a map.
tuscany-why-order-first = First settle the order of the boards.
tuscany-why-order-done = The order of your boards is settled; undo it to change it.
tuscany-why-shift-done = Your boards lie already; undo to move them again.
tuscany-why-no-such-shift = The boards of this box cannot lie like that.
tuscany-why-map-first = First lay your three boards, then the start castle.
tuscany-why-castle-colour = The start castle belongs on a { $wanted ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} field; { $field } is { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}.
tuscany-why-maps-done = The maps are finished and stay as they are.
tuscany-why-pay-first = First pay for your placement, or take it back.
tuscany-why-castle-first = First choose a tile for your castle, or take none.
tuscany-why-castle-place-first = First place the tile that the castle brought.
tuscany-why-bonus-first = First take a bonus tile.
tuscany-why-done = Your action is done: { $marble ->
    [0] end your turn
   *[other] give a block of marble for one more, or end your turn
}.
tuscany-why-no-cards-left = No game card is left, neither in the pile nor discarded.
tuscany-why-marble-once = Marble buys one more action only once per turn.
tuscany-why-no-marble = You have no marble.
tuscany-why-marble-later = Marble is given after your action, for one more.
tuscany-why-marble-nothing = There is nothing you could do with one more action.
tuscany-why-no-passing = You cannot pass while you can draw, take or place.
tuscany-why-no-castle = Only a castle that you place lets you take a tile and place it at once.
tuscany-why-no-city = Only a city that you place brings a bonus tile.
tuscany-why-bonus-gone = No bonus tile of this kind is left.
tuscany-why-not-open = There is no such tile among the open ones: { $tile }.
tuscany-why-storage-full = Your storage is full: also choose what has to go.
tuscany-why-space-free = While a storage space is free, nothing may be thrown away.
tuscany-why-not-stored = This is not in your storage: { $item }.
tuscany-why-no-hexagon = You have no wooden hexagon.
tuscany-why-fresh-hexagon = A wooden hexagon may not be placed in the turn in which you gained it.
tuscany-why-nothing-stored = Your storage spaces are empty: take a tile first, then place it.
tuscany-why-covered = { $field } is covered already.
tuscany-why-wrong-colour = { $field } is { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}; this tile belongs on { $wanted ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
}.
tuscany-why-not-adjacent = { $field } touches none of your laid tiles.
tuscany-why-too-dear = This costs two { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} cards; your cards and workers stand for { $have ->
    [0] none
   *[other] only { $have }
}.
tuscany-why-place-first = Cards and workers pay for a placement: choose a stored tile and its field first.
tuscany-why-no-worker = You have no more workers.
tuscany-why-no-card = You have no more { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} cards.
tuscany-why-lonely-card = A card of another colour counts only as one of two equal ones; you have just one { $colour ->
    [dark_green] dark green
    [red] red
    [turquoise] turquoise
    [grey] grey
    [orange] orange
    [yellow] yellow
    [beige] beige
   *[light_green] light green
} card left.
tuscany-why-paid-enough = The payment needs nothing more of this; complete the pair you began.
tuscany-why-fits-nowhere = There is no empty field for it beside a laid tile: { $tile }.
tuscany-why-yield-by-cart = Yield cards are opened by placing a cart.
