# Why something cannot be done now
palazzo-why-turn-of = It is { $who }’s turn: you only answer what is asked of you now.
palazzo-why-turn-begun = You have already chosen what to do this turn. Finish it first.
palazzo-why-too-few-cards = The pile and the discards hold { $have } cards, and { $need } would have to be turned up.
palazzo-why-rebuild-no-palazzo = You have no palazzo yet, so there is nothing to rebuild.
palazzo-why-rebuild-no-card = Rebuilding costs one money card, and you have none.
palazzo-why-rebuild-first = To change a palazzo, choose “Rebuild” first. It is your whole turn and costs one card.
palazzo-why-rebuilding-chosen = You have chosen what to rebuild; now choose the card that pays for it.
palazzo-why-reveal-first = Two tiles are revealed first: choose “Buy or auction”.
palazzo-why-buy-when-revealed = Tiles of the warehouse can be bought only right after two tiles were revealed.
palazzo-why-auction-when-revealed = The master builder moves only right after two tiles were revealed.
palazzo-why-share-from-four = Only a quarry with four or more tiles is shared out; this one is auctioned.
palazzo-why-auction-up-to-three = Only one to three tiles are auctioned; with four or more the quarry is shared out.
palazzo-why-tiles-chosen = You are paying for the tiles you chose. Undo to choose others.
palazzo-why-not-in-warehouse = The { $tile } is not in the warehouse.
palazzo-why-tile-once = The { $tile } is in the warehouse only once.
palazzo-why-too-expensive = Costs { $price }, you can pay { $most } at most.
palazzo-why-other-order = This pair is offered with its parts in the other order.
palazzo-why-quarry-is-auctioned = Tiles of quarry { $quarry } are not for sale: they are auctioned or shared out when the master builder comes.
palazzo-why-lot-is-auctioned = These tiles go to the highest bidder: bid or pass.
palazzo-why-tiles-when-shared = A tile can be taken for nothing only while a quarry with four or more tiles is shared out.
palazzo-why-not-in-quarry = Only quarry { $quarry } is shared out, and the { $tile } is not there.
palazzo-why-cards-when-taken = Open cards can be taken only when somebody takes money.
palazzo-why-card-not-open = This card is not among the open cards: { $card }.
palazzo-why-card-once = Only once among the open cards: { $card }.
palazzo-why-take-two = It is your turn: you take two cards.
palazzo-why-take-one = You take one card; only the player whose turn it is takes two.
palazzo-why-lay-when-paying = Cards are laid only to pay for tiles or to bid.
palazzo-why-card-not-now = This card is your money: you can use it to buy, to bid or to rebuild, but not now.
palazzo-why-card-not-held = You do not hold this card: { $card }.
palazzo-why-card-laid = You have already laid this card: { $card }.
palazzo-why-card-in-bid = This card is part of a bid and stays there until the auction ends.
palazzo-why-cannot-reach = { $goal } are needed, and your cards make { $most } at most.
palazzo-why-bid-currency = Your bid is in { $currency ->
    [brown] brown
    [green] green
   *[blue] blue
}; this card is { $own ->
    [brown] brown
    [green] green
   *[blue] blue
}. Another currency fits only as part of a triple.
palazzo-why-pay-currency = You are paying in { $currency ->
    [brown] brown
    [green] green
   *[blue] blue
}; this card is { $own ->
    [brown] brown
    [green] green
   *[blue] blue
}. Another currency fits only as part of a triple.
palazzo-why-currency-too-little = In { $currency ->
    [brown] brown
    [green] green
   *[blue] blue
} you reach { $most } at most, and { $goal } are needed.
palazzo-why-triple-incomplete = The triple is not complete; still missing: { $cards }.
palazzo-why-bid-too-low = You have to bid { $goal } or more; { $laid } is not enough.
palazzo-why-paid-too-little = You have to pay { $goal } or more; { $laid } is not enough.
palazzo-why-pass-with-cards-laid = Take back the cards you have just laid before you pass.
palazzo-why-pass-in-auctions = You can pass only in an auction.
palazzo-why-card-for-rebuilding = A single card is paid only for rebuilding.
palazzo-why-build-what-you-get = Only tiles that you have just bought, won or taken are built.
palazzo-why-not-acquired = You have not acquired the { $tile }.
palazzo-why-no-palazzo = You have no palazzo { $palazzo }.
palazzo-why-floor-taken = Palazzo { $palazzo } has a floor { $floor } already.
palazzo-why-not-ascending = Floors must ascend: palazzo { $palazzo } has reached floor { $top }, so floor { $floor } can be put in only by rebuilding.
palazzo-why-equal-palazzo = Palazzo { $palazzo } is equal to palazzo { $other }; choose that one.
palazzo-why-no-floor = Palazzo { $palazzo } has no floor { $floor }.
palazzo-why-one-floor = Palazzo { $palazzo } is a single tile; a floor is taken out of two or more.
palazzo-why-two-floors = Whichever of two floors is taken out, the result is the same: take out the upper one.
palazzo-why-not-single = The { $tile } is not a single tile in front of you.
palazzo-why-into-itself = A tile cannot be put into itself.
palazzo-why-other-single = The same two tiles become one palazzo if you put in the other one.
palazzo-why-tile-of = The { $tile } belongs to { $who }.
palazzo-why-tile-not-here = The { $tile } is not on the table.
palazzo-why-opening = The certificate of 3 only opens auctions; whoever auctions lays it.
palazzo-why-rider = Riders cannot be used. When the fifth one arrives, the game ends.
