palazzo-title = Palazzo

palazzo-option-price-count = The warehouse is counted for the price
palazzo-option-price-count-after-reveal = after the reveal
palazzo-option-price-count-before-reveal = before the reveal
palazzo-option-starter = Who starts
palazzo-option-starter-first-seat = the first seat
palazzo-option-starter-random = drawn by lot

# Pieces
palazzo-tile = { $material ->
    [brick] brick
    [sandstone] sandstone
   *[marble] marble
} floor { $floor } with { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}
palazzo-rider = rider
palazzo-card = { $currency ->
    [brown] brown
    [green] green
   *[blue] blue
} { $value }
palazzo-certificate = certificate 2
palazzo-opening = certificate 3
palazzo-builder = master builder
palazzo-quarry = quarry
palazzo-warehouse = warehouse
palazzo-tie = { $who } { $money } (with { $points ->
    [1] 1 point
   *[other] { $points } points
})

# What can be done
palazzo-do-take-money = Take money
palazzo-do-reveal = Buy or auction: reveal two tiles
palazzo-do-rebuild = Rebuild
palazzo-do-auction = Auction
palazzo-do-share-out = Share out
palazzo-do-pass = Pass
palazzo-do-confirm = Done: lay these cards
palazzo-do-take-card = Take { $card }
palazzo-do-take-two = Take { $card } and { $and }
palazzo-do-lay-triple = Lay the triple of { $value }s, one in each currency (15)
palazzo-do-lay-card = Lay { $card }
palazzo-do-discard-card = Pay with { $card }
palazzo-do-buy = Buy the { $tile }
palazzo-do-buy-two = Buy the { $tile } and the { $and }
palazzo-do-take-tile = Take the { $tile }
palazzo-do-build-new = Start a new palazzo with the { $tile }
palazzo-do-build-on = Lay the { $tile } on palazzo { $palazzo }
palazzo-do-discard-tile = Discard the { $tile }
palazzo-do-take-out = Take floor { $floor } out of palazzo { $palazzo }
palazzo-do-put-in = Put the { $tile } into palazzo { $palazzo }
palazzo-do-scrap = Remove the { $tile } from the game

# What has happened
palazzo-log-starter = { $seat } starts.
palazzo-log-deal = { $to } is dealt { $card }.
palazzo-log-deal-many = { $to } is dealt { $count } cards: { $items }.
palazzo-log-deal-item = { $card }
palazzo-log-deal-hidden = { $to } is dealt a card.
palazzo-log-deal-hidden-many = { $count } cards are dealt face down: { $items }.
palazzo-log-deal-hidden-item = { $to }
palazzo-log-set-up = { $quarry ->
    [0] Laid out in the warehouse
   *[other] Laid out on quarry { $quarry }
}: { $tile }.
palazzo-log-set-up-many = { $count } tiles are laid out: { $items }.
palazzo-log-set-up-item = { $quarry ->
    [0] in the warehouse
   *[other] on quarry { $quarry }
} { $tile }
palazzo-log-reveal-card = Turned up: { $card }.
palazzo-log-reveal-card-many = Turned up: { $items }.
palazzo-log-reveal-card-item = { $card }
palazzo-log-reveal-last-card = Turned up: { $card }, the last card of the pile. The { $shuffled ->
    [one] 1 discard becomes
   *[other] { $shuffled } discards become
} the new pile.
palazzo-log-reveal-tile = { $quarry ->
    [0] To the warehouse
   *[other] To quarry { $quarry }
}: { $tile }.
palazzo-log-reveal-tile-many = Revealed: { $items }.
palazzo-log-reveal-tile-item = { $quarry ->
    [0] to the warehouse
   *[other] to quarry { $quarry }
} { $tile }
palazzo-log-reveal-rider = A rider arrives, number { $riders } of { $of }.{ $riders ->
    [5] { " " }The game is over.
   *[other] { "" }
}
palazzo-log-take-money = { $who } takes money.{ $shuffled ->
    [0] { "" }
    [one] { " " }The discard becomes the new pile.
   *[other] { " " }The { $shuffled } discards become the new pile.
}
palazzo-log-take-cards = { $who } takes { $cards }.
palazzo-log-reveal = { $who } reveals tiles.
palazzo-log-bought = { $who } buys for { $price }: { $tiles }. Paid: { $paid } ({ $cards }).
palazzo-log-bought-free = { $who } takes from the warehouse, which is full, for nothing: { $tiles }.
palazzo-log-auction = { $who } opens the auction of quarry { $quarry } with the certificate of 3: { $tiles }.
palazzo-log-share-out = { $who } moves the master builder to quarry { $quarry }; its tiles are shared out: { $tiles }.
palazzo-log-auction-nothing = { $who } auctions, but no quarry holds a tile.
palazzo-log-bid = { $who } bids { $total }: { $cards }.
palazzo-log-raise = { $who } bids { $total }: { $cards } added to { $laid }.
palazzo-log-pass = { $who } passes.
palazzo-log-pass-and-won = { $who } passes. { $winner } wins with a bid of { $total } and gets { $tiles }. Paid: { $cards }.
palazzo-log-pass-and-free = { $who } passes. { $winner } wins with the opening bid of { $total }, pays nothing and gets { $tiles }.
palazzo-log-take-tile = { $who } takes the { $tile }.
palazzo-log-build-new = { $who } starts a new palazzo with the { $tile }.{ $boxed ->
    [0] { "" }
   *[other] { " " }What is left goes to the box: { $left }.
}
palazzo-log-build-on = { $who } lays the { $tile } on palazzo { $palazzo }.{ $boxed ->
    [0] { "" }
   *[other] { " " }What is left goes to the box: { $left }.
}
palazzo-log-discard-tile = { $who } discards the { $tile }.{ $boxed ->
    [0] { "" }
   *[other] { " " }What is left goes to the box: { $left }.
}
palazzo-log-rebuilt-take-out = { $who } takes the { $tile } out of palazzo { $palazzo }. Paid: { $card }.
palazzo-log-rebuilt-put-in = { $who } puts the { $tile } into palazzo { $palazzo }. Paid: { $card }.
palazzo-log-rebuilt-scrap = { $who } removes the { $tile } from the game. Paid: { $card }.

# What to do now
palazzo-prompt-turn = Your turn: take money, buy or auction tiles, or rebuild.
palazzo-prompt-taking-money = Take { $cards ->
    [one] one card
   *[other] two cards
} from the display.
palazzo-prompt-market = { $buy ->
    [yes] Buy one or two tiles of the warehouse for { $price } each, or { $next ->
        [auction] auction quarry { $quarry }
        [share] share out quarry { $quarry }
       *[none] auction; no quarry holds a tile, so that would end your turn
    }.
   *[no] { $next ->
        [auction] You cannot buy anything for { $price }: auction quarry { $quarry }
        [share] You cannot buy anything for { $price }: share out quarry { $quarry }
       *[none] You cannot buy anything for { $price }, and no quarry holds a tile: auction to end your turn
    }.
}
palazzo-prompt-paying = Pay at least { $price }; { $laid } laid.
palazzo-prompt-bidding = { $started ->
    [yes] Bid at least { $goal }; { $laid } laid.
   *[no] Bid at least { $goal }, or pass. { $laid ->
        [0] You have laid nothing yet.
       *[other] Your bid stands at { $laid }.
    }
}
palazzo-prompt-sharing = Take a tile from the quarry.
palazzo-prompt-building = Build or discard: { $tiles }.
palazzo-prompt-rebuilding = What do you want to rebuild?
palazzo-prompt-paying-rebuild = Choose the card that pays for it.
palazzo-prompt-chance = Cards and tiles are being turned up.
palazzo-prompt-over = The game is over.{ $tied ->
    [0] { "" }
   *[other] { " " }Equal points; the larger payment with the money left decides: { $ties }.
}
palazzo-prompt-wait = { $phase ->
    [taking-money] { $who } takes money.
    [market] { $who } decides whether to buy or auction.
    [bidding] { $who } bids or passes.
    [sharing] { $who } takes a tile.
    [building] { $who } builds.
   *[other] It is the turn of { $who }.
}

# Where points come from
palazzo-score-windows = Windows
palazzo-score-height = Fourth and fifth floors
palazzo-score-purity = One material
palazzo-score-lone = Palazzi of one floor

# Standing orders
palazzo-order-pass-auction = Pass in this auction
palazzo-order-bid-up-to = Bid up to { $most }, then pass
