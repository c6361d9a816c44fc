# The card "What is this?": what pieces, fields and numbers are
palazzo-about-tile = One floor of a palazzo. Floors rise from the bottom; gaps are allowed, no floor twice. From three floors on the windows count.
palazzo-about-tile-gain = changes your points by { $points }
palazzo-about-tile-price = costs { $price }
palazzo-about-tile-paid = you are paying for it
palazzo-about-tile-lot = part of the lot: the highest bidder gets all of it
palazzo-about-tile-build = built or put out of the game in this turn
palazzo-about-floor-proposed = Here the tile would lie. A click or a drop builds it.
palazzo-about-warehouse = Of two revealed tiles the first comes here. You may buy one or two of them; the more lie here, the cheaper they are.
palazzo-about-count = { $count ->
    [0] no tile
    [one] 1 tile
   *[other] { $count } tiles
}
palazzo-about-price-name = Price of a tile
palazzo-about-price = 10 minus the number of tiles in the warehouse. Two tiles cost this price each and are paid together; from ten tiles on they are free.
palazzo-about-price-now = { $price } for one, { $both } for two
palazzo-about-quarry = When the master builder comes here, up to { $most } tiles are auctioned as one lot. { $shared } or more are shared out: everybody takes one for nothing. The arrow shows where he goes next.
palazzo-about-builder = An auction moves him clockwise to the next quarry that holds tiles. A new tile is counted from his quarry: as many quarries on as it has windows.
palazzo-about-builder-at = he stands on quarry { $quarry }
palazzo-about-builder-goes = he would go to quarry { $quarry }
palazzo-about-stack-name = Stack { $stack }
palazzo-about-stack = Click it to buy or auction: two tiles are turned up first. The stacks are used in the order I, II, III; stack III also holds the five riders.
palazzo-about-stack-next = the next tile comes from here
palazzo-about-riders-name = Riders
palazzo-about-riders = They are in stack III. A rider takes the place of a tile. With the fifth one the game ends at once.
palazzo-about-riders-now = { $riders } of 5 have arrived
palazzo-about-deck-name = Money pile
palazzo-about-deck = Click it to take money: as many cards as there are players, plus one, are turned up. You take two, everybody else one.
palazzo-about-cards = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
palazzo-about-discards-name = Discards
palazzo-about-discards = Paid cards lie here openly; a click shows all of them. When the money pile runs out, they are shuffled into a new one.
palazzo-about-card = Pays together with cards of its own currency, certificates and triples. One card of this value in each currency is a triple: always 15.
palazzo-about-card-held = you hold { $count } of this currency, worth { $sum }
palazzo-about-certificate = Goes with every currency. Three of them laid together are a triple: 15.
palazzo-about-certificate-held = { $count ->
    [one] you hold 1
   *[other] you hold { $count }
}
palazzo-about-opening = Opens every auction as a bid of 3. It goes with every currency, is never part of a triple, and always comes back.
palazzo-about-hand-name = Hand of { $who }
palazzo-about-hand = How many cards somebody holds is open. Which ones is secret, except for those that everybody saw.
palazzo-about-triple-name = Triple
palazzo-about-triple = Three cards of one value, one in each currency, or three certificates, laid at one time. Always worth 15, and goes with every currency.
palazzo-about-paid-name = Laid and needed
palazzo-about-paid = The value of the laid cards, and what has to be paid. You may pay too much, but there is no change.
palazzo-about-bid = The value of your bid, and the least that beats the highest one. What was laid in an earlier bid stays.
palazzo-about-paid-now = { $value } of { $goal }
palazzo-about-missing-name = Still missing
palazzo-about-missing = A laid card of another currency has to become part of a triple: lay these cards, too, or take it back.
palazzo-about-way = A proposal: one click lays these cards and ends the payment.
palazzo-about-way-bid = A proposal: one click lays these cards and makes the bid.
palazzo-about-way-more = { $more } more than needed
palazzo-about-palazzo-name = Points of this palazzo
palazzo-about-palazzo = One floor −5, two 0, three the windows, four the windows + 3, five the windows + 6. Of one material: 3 more with three or four floors, 6 more with five.
palazzo-about-palazzo-now = floors: { $floors }, windows: { $windows }
palazzo-about-palazzo-pure = one material only
palazzo-about-points-name = Points of { $who }
palazzo-about-points = All palazzi as they stand. The most points win when the fifth rider arrives.
palazzo-about-money-name = Money left
palazzo-about-money = The largest single payment with these cards. It decides ties and nothing else.
palazzo-about-gain-name = Change of your points
palazzo-about-gain = What your palazzi would count more or less right after it.
palazzo-about-lot-name = The lot for you
palazzo-about-lot = What your palazzi would gain if you got all tiles of this auction and built them as well as possible.
palazzo-about-new-name = New palazzo
palazzo-about-new = A tile may always begin a new palazzo, whatever its floor. With a single floor it counts −5 until it grows.
palazzo-about-box-name = Out of the game
palazzo-about-box = A tile that helps nowhere may be put away. It does not come back.
palazzo-about-scaffold-name = Rebuild
palazzo-about-scaffold = For one money card: take one floor out of a palazzo, put a single tile in at its place, or remove a single tile from the game.
palazzo-about-bid-name = Bid of { $who }
palazzo-about-bid-of = To stay in, bid more than the highest bid by adding cards. Who passes takes all laid cards back; the last one pays and gets all tiles.
palazzo-about-bid-now = { $state ->
    [passed] has passed
    [leads] { $bid }, the highest bid
   *[other] { $bid }
}
