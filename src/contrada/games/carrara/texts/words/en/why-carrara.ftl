# Why something cannot be done now
carrara-why-moving = First choose the building for { $item }.
carrara-why-visit = { $who } holds the royal visit: first follow it or forgo.
carrara-why-placing = First decide where { $item } goes.
carrara-why-building = One action a turn, and you are building: { $building }.
carrara-why-buying = One action a turn, and you are buying blocks.
carrara-why-improving = First choose the improvement that comes with the monument.
carrara-why-taking = First choose what you take, or take nothing.
carrara-why-scoring = You have a scoring stone in hand: first choose its field.
carrara-why-finishing = Your action for this turn is done.
carrara-why-action-first = First buy blocks, build, score or pass.
carrara-why-only-advanced = Only in the advanced version.
carrara-why-one-wheel = The normal version has one wheel only.
carrara-why-two-wheels = First turn both wheels, or only the statue wheel.
carrara-why-wheel-first = First turn the wheel, or choose to buy without turning.
carrara-why-wheel-empty = There are no blocks on the wheel.
carrara-why-nothing-affordable = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and no block on the wheel costs so little.
carrara-why-affordable = There is a block you can afford.
carrara-why-turn-first = You show your coins only if you can afford nothing after turning.
carrara-why-cart-empty = Your cart is empty.
carrara-why-one-segment = You buy from one location only: your cart has blocks of location { $location }.
carrara-why-no-block = There is no { $block } block at location { $location }.
carrara-why-no-more-blocks = All { $block } blocks of location { $location } are in your cart.
carrara-why-price = { $cart ->
    [0] Costs { $price }, you have { $coins }.
   *[other] Costs { $price }, and beside your cart you have { $coins } left.
}
carrara-why-monument-gone = The { $building } is built already.
carrara-why-not-on-display = The { $building } is not on display.
carrara-why-monument-blocks = The { $building } costs { $need } blocks, or the difference to a building of its type; you have { $have ->
    [one] 1 block
   *[other] { $have } blocks
} and nothing to upgrade with them.
carrara-why-blocks = Costs { $need ->
    [one] 1 block
   *[other] { $need } blocks
}, you have { $have }.
carrara-why-same-tile = There are two equal ones: choose the other.
carrara-why-building-first = First choose what to build.
carrara-why-city-blocks = In { $city } this costs { $need }; your blocks pay for { $have } there.
carrara-why-not-there = You do not have the { $building } in { $city }.
carrara-why-already-monument = The { $building } is a monument already.
carrara-why-monument-first = First choose the monument.
carrara-why-not-over = Only a monument replaces a building; you are building the { $building }.
carrara-why-other-type = The { $monument } replaces only a building of its own type.
carrara-why-paid = The payment is complete.
carrara-why-not-accepted = { $city } does not accept { $block } blocks.
carrara-why-no-block-left = You have no { $block } block left.
carrara-why-exchange-pointless = { $city } accepts { $block } blocks: pay them one by one.
carrara-why-exchange-chained = In { $city } only blocks of the next cheaper colour are exchanged, two for one; { $block } is too cheap.
carrara-why-exchange-few = Two { $block } blocks are needed, you have { $have }.
carrara-why-due = { $due ->
    [one] 1 block is
   *[other] { $due } blocks are
} still to be paid.
carrara-why-no-improvement = There is no such improvement in this box.
carrara-why-improvement-gone = Somebody has this improvement already.
carrara-why-improved = You have improved { $city } already: one improvement for each city.
carrara-why-same-improvement = There are two equal ones: choose the other.
carrara-why-with-monument = An improvement comes with a monument only.
carrara-why-nothing-to-score = You have nothing to score, even with the bonus.
carrara-why-forgone = You have forgone the royal visit: no scoring in this turn.
carrara-why-no-visit = There is no royal visit to answer.
carrara-why-followed = You have followed the royal visit already.
carrara-why-no-bonus = The Royal Court has no field with this bonus: { $bonus }.
carrara-why-no-stone = You have no stone left on a field with this bonus: { $bonus }.
carrara-why-no-open-stone = You have no stone in the open area.
carrara-why-bonus-fields-first = Stones of the open area may be used only when all bonus fields are empty.
carrara-why-scored-self = You have scored this field already.
carrara-why-scored = Scored already by { $who }.
carrara-why-stone-first = First take a scoring stone from the Royal Court.
carrara-why-minimum = Needs { $need } buildings in { $city }, you have { $have }.
carrara-why-no-building = You have no building for this field: { $field }.
carrara-why-one-money-field = You can claim one money field only.
carrara-why-money = Needs { $need } coins, you have { $have }.
carrara-why-no-statue = Needs a statue in { $one } or { $other }.
carrara-why-used-up = Used up: { $item }.
carrara-why-when-taken = You get it by buying all blocks of a location, or as a bonus of the Royal Court.
carrara-why-only-decorations = This bonus is a decoration, not a statue.
carrara-why-needs-field = After that you could not score any field any more.
carrara-why-not-shown = The segment you have emptied does not show { $item }.
carrara-why-not-stored = Not in your storehouses: { $item }.
carrara-why-stored-now = What you store in this turn can be placed in a later turn.
carrara-why-no-place = You have no building for { $item }.
carrara-why-gold-not-sold = Gold statues cannot be bought.
carrara-why-one-purchase = You have bought one in this turn already.
carrara-why-coins = Costs { $price }, you have { $coins }.
carrara-why-no-place-bought = A bought statue needs a building without a statue in the city of its colour.
carrara-why-keep-coins = You have turned only the statue wheel and must still be able to buy a block.
carrara-why-storehouses-full = Both storehouses are full.
carrara-why-no-item = You have no decoration or statue in hand.
carrara-why-nothing-to-leave = There is nothing to leave.
carrara-why-no-discard = You discard only to make room for a new item.
carrara-why-room = There is a place for { $item }: nothing has to be discarded.
carrara-why-other-emblem = The { $building } is not the type for { $item }.
carrara-why-decorated = The { $building } has a decoration already.
carrara-why-statued = The { $building } has a statue already.
carrara-why-bought-statue = A bought statue goes to the city of its own colour only.
carrara-why-statue-city = { $city } does not accept blocks of the statue's colour.
