# Palazzo's board in the browser

# The letter of a material on its tiles
web-palazzo-brick = B
web-palazzo-sandstone = S
web-palazzo-marble = M

# The middle of the table
web-palazzo-warehouse = Warehouse
web-palazzo-each = each
web-palazzo-price-hint = Price of one tile: 10 minus the number of tiles in the warehouse
web-palazzo-empty = empty
web-palazzo-quarry = Quarry { $quarry }
web-palazzo-one-more = One tile more, and these are shared out instead of auctioned
web-palazzo-many = { $count }+
web-palazzo-shared-out = { $count } or more tiles: they will be shared out, not auctioned
web-palazzo-builder = master builder
web-palazzo-builder-next = The master builder would move here
web-palazzo-stacks = Stacks of building tiles
web-palazzo-left = { $left ->
    [0] none left
   *[other] { $left } left
}
web-palazzo-riders = Riders: { $riders } of 5
web-palazzo-money = Money
web-palazzo-deck = Money pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-palazzo-display = Open money cards
web-palazzo-discards = Discards: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-palazzo-hidden-card = face-down money card
web-palazzo-opening = certificate 3
web-palazzo-opening-hint = This certificate opens every auction

# An auction
web-palazzo-auction = Auction
web-palazzo-lot = For you now:
web-palazzo-you = You
web-palazzo-passed = has passed
web-palazzo-leads = highest bid
web-palazzo-triple = Triple: 15

# Players
web-palazzo-own = Your area
web-palazzo-points = { $points ->
    [1] { $told } point
   *[other] { $told } points
}
web-palazzo-money-left = Money left: pays up to { $money } (decides ties)
web-palazzo-worth = This palazzo counts { $points }
web-palazzo-gain = Change of your points: { $points }
web-palazzo-hand = { $cards ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-palazzo-to-build = To be built
web-palazzo-new = New palazzo
web-palazzo-box = Out of the game
web-palazzo-rebuild = Rebuild
web-palazzo-scaffold = scaffolding
web-palazzo-floor = Palazzo { $number }: { $tile }
web-palazzo-floor-new = New floor of palazzo { $number }: { $tile }

# Paying and bidding
web-palazzo-lay = Click cards of your hand in any order; another click takes a laid card back.
web-palazzo-missing = with
web-palazzo-done = Lay { $total }
web-palazzo-laid-card = Laid { $place }: { $card }
web-palazzo-pay = Pay
web-palazzo-pay-way = Pay { $total } with these cards
web-palazzo-bid = Bid
web-palazzo-bid-way = Bid { $total } with these cards
web-palazzo-loss = The tile is out of the game.
