# Why something is not possible
carpe-diem-why-first = { $stage ->
    [entering] First put your figure on a free field.
    [moving] First move your figure; then you take a tile and build it.
    [taking] First take a tile beside your field; then you build it.
    [building] First build the tile that you have taken, or store it.
    [fetching] First your craftsman fetches a tile from the seal spaces.
    [returning] First put a fountain card under the pile.
    [circle] First place your disc on a circle.
   *[other] This is your scoring turn: fulfil the two cards or finish.
}
carpe-diem-why-entered = Your figure stands on the ring already; figures enter only once.
carpe-diem-why-field-taken = { $who } stands on field { $field } already. Figures enter on free fields.
carpe-diem-why-moved = You have moved to field { $field } already; now comes the tile.
carpe-diem-why-scoring-now = This is a scoring; tiles are taken and built again in the next phase.
carpe-diem-why-no-bread = You have no bread. Without one you walk left or right to the next field with tiles.
carpe-diem-why-field-empty = No tile is left beside field { $field }.
carpe-diem-why-stand-still = You may not stand still; only for a bread may you stay on your field.
carpe-diem-why-not-next = Field { $field } is too far away: left and right the next field with tiles is { $fields }. For a bread you may go anywhere.
carpe-diem-why-no-such-tile = The box has no such tile.
carpe-diem-why-tile-elsewhere = The tile { $tile } does not lie beside field { $field }, where your figure goes.
carpe-diem-why-not-on-seals = The tile { $tile } does not lie on a seal space; your craftsman takes one from there.
carpe-diem-why-tile-taken = You have taken a tile already: { $tile }.
carpe-diem-why-shovel-first = Your first tile must be built on the shovel: { $cell }.
carpe-diem-why-cell-taken = A tile lies on this field already.
carpe-diem-why-not-adjacent = A tile must touch one of your tiles with a whole side.
carpe-diem-why-frame-meadow = The frame counts as meadow, but the tile would show this towards it { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
}: { $kind }.
carpe-diem-why-sides-differ = The sides { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
} do not match: { $kind ->
    [none] meadow
   *[other] { $kind }
} would touch { $asked ->
    [none] meadow
   *[other] { $asked }
}.
carpe-diem-why-too-large = A landscape has at most { $most } tiles; this one would have { $tiles }: { $kind }.
carpe-diem-why-same-turn = Turned like this, the tile looks the same as in another turn that is offered.
carpe-diem-why-no-fountain = Fountain cards go under the pile only when you have built a fountain and drawn two.
carpe-diem-why-card-not-held = You do not hold this fountain card.
carpe-diem-why-no-scoring = Discs are placed at the scoring, after the seventh round of a phase.
carpe-diem-why-disc-placed = You have placed your disc already, on circle { $circle }.
carpe-diem-why-circle-taken = A disc of { $who } lies on circle { $circle }.
carpe-diem-why-circle-unused = With { $players } players circle { $circle } does not lie between two cards.
carpe-diem-why-disc-first = First place your disc; then you fulfil the two cards beside it.
carpe-diem-why-no-scoring-turn = Cards are fulfilled in your scoring turn, after the seventh round of a phase.
carpe-diem-why-other-card = Your disc lies between cards { $first } and { $second }; only these two count.
carpe-diem-why-no-closing = At this table the penalty is due after both cards; cards are not closed one by one.
carpe-diem-why-card-closed = You have closed card { $card }; it takes nothing more.
carpe-diem-why-nothing-left = You have nothing left to give, so you can only finish.
carpe-diem-why-green-card = A green card counts by itself; only 3 breads fulfil it once more. This is the { $card }.
carpe-diem-why-different-wares = The { $card } takes different wares, one of each.
carpe-diem-why-equal-wares = The { $card } takes equal wares.
carpe-diem-why-too-many-coins = The { $card } takes only { $number } in all, wares and coins together.
carpe-diem-why-ware-not-asked = The { $card } does not ask for this ware: { $ware }.
carpe-diem-why-too-dear = This costs { $costs }; you have only { $have }.
carpe-diem-why-card-too-dear = You lack wares and coins for { $needs }, and 3 breads.
carpe-diem-why-frame-end = Frame tasks count at the end: a finished thing of this kind must lie on the line of the arrow.
carpe-diem-why-none-left = You have none.
carpe-diem-why-bread-use = A bread is given before moving, or three at a scoring.
carpe-diem-why-ware-use = Wares and coins are given at a scoring, for red cards.
