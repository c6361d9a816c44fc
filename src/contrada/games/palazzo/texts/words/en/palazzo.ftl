palazzo-title = Palazzo

palazzo-option-price-count = The price of a tile counts the warehouse
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

# What can be done
palazzo-do-take-money = Take money
palazzo-do-reveal = Buy or auction: reveal two tiles
palazzo-do-rebuild = Rebuild
palazzo-do-auction = Auction
palazzo-do-pass = Pass
palazzo-do-confirm = Done: lay these cards
palazzo-do-take-card = Take { $card }
palazzo-do-take-two = Take { $card } and { $and }
palazzo-do-lay-triple = Lay three { $value }s in all three currencies (15)
palazzo-do-lay-card = Lay { $card }
palazzo-do-discard-card = Pay with { $card }
palazzo-do-buy = Buy { $tile }
palazzo-do-buy-two = Buy { $tile } and { $and }
palazzo-do-take-tile = Take { $tile }
palazzo-do-build-new = Start a new palazzo with { $tile }
palazzo-do-build-on = Lay { $tile } on palazzo { $palazzo }
palazzo-do-discard-tile = Discard { $tile }
palazzo-do-take-out = Take floor { $floor } out of palazzo { $palazzo }
palazzo-do-put-in = Put { $tile } into palazzo { $palazzo }
palazzo-do-scrap = Remove { $tile } from the game

# What has happened
palazzo-log-starter = { $seat } starts.
palazzo-log-deal = { $to } is dealt { $card }.
palazzo-log-deal-hidden = { $to } is dealt a card.
palazzo-log-reveal-card = { $card } is turned up.
palazzo-log-reveal-to-warehouse = { $tile } goes to the warehouse.
palazzo-log-reveal-to-quarry = { $tile } goes to quarry { $quarry }.
palazzo-log-reveal-rider = A rider arrives, number { $riders } of { $of }.
palazzo-log-take-money = { $who } takes money.
palazzo-log-take-cards = { $who } takes { $cards }.
palazzo-log-reveal = { $who } reveals tiles.
palazzo-log-bought = { $who } buys { $tiles } for { $price } and pays { $paid } ({ $cards }).
palazzo-log-auction = { $who } auctions quarry { $quarry }: { $tiles }. The opening bid is 3.
palazzo-log-share-out = { $who } moves the master builder to quarry { $quarry }, which is shared out: { $tiles }.
palazzo-log-auction-nothing = { $who } auctions, but no quarry holds a tile.
palazzo-log-bid = { $who } bids { $total }, adding { $cards }.
palazzo-log-pass = { $who } passes.
palazzo-log-pass-and-won = { $who } passes. { $winner } wins { $tiles } with a bid of { $total } and pays: { $cards }.
palazzo-log-take-tile = { $who } takes { $tile }.
palazzo-log-build-new = { $who } starts a new palazzo with { $tile }.
palazzo-log-build-on = { $who } lays { $tile } on palazzo { $palazzo }.
palazzo-log-discard-tile = { $who } discards { $tile }.
palazzo-log-rebuilt-take-out = { $who } pays { $card } and takes { $tile } out of palazzo { $palazzo }.
palazzo-log-rebuilt-put-in = { $who } pays { $card } and puts { $tile } into palazzo { $palazzo }.
palazzo-log-rebuilt-scrap = { $who } pays { $card } and removes { $tile } from the game.

# What to do now
palazzo-prompt-turn = Your turn: take money, buy or auction tiles, or rebuild.
palazzo-prompt-taking-money = Take { $cards ->
    [one] one card
   *[other] two cards
} from the display.
palazzo-prompt-market = Buy one or two tiles of the warehouse for { $price } each, or auction.
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
palazzo-prompt-over = The game is over.
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
