# The card “What is this?”
carpe-diem-about-kind = { $of ->
    [pond] Pond, a landscape of 2 to 4 tiles. Finished, it gives one fish less than it has tiles.
    [vineyard] Vineyard, a landscape of 2 to 4 tiles. Finished, it gives one grape less than it has tiles.
    [chicken_yard] Chicken yard, a landscape of 2 to 4 tiles. Finished, it gives one chicken less than it has tiles.
    [herb_garden] Herb garden, a landscape of 2 to 4 tiles. Finished, it gives one herb less than it has tiles.
    [merchant] Merchant, a dwelling of two halves. Finished, it turns all your wares into coins, one for each, and adds one coin.
    [baker] Baker, a dwelling of two halves. Finished, it gives 2 breads.
    [administrator] Administrator, a dwelling of two halves. Finished, it moves you 2 steps along the banderole track.
    [craftsman] Craftsman, a dwelling of two halves. Finished, it fetches you a tile from the seal spaces, which you build at once.
    [villa] Villa, of any size from two tiles. Finished, it scores at the end by its chimneys: 1, 2, 3, 5, 7, 10, 13, 17, 21, 26.
    [market] Market: gives 1 coin at once.
    [bakery] Bakery: gives 1 bread at once.
   *[fountain] Fountain: draw 2 fountain cards, then return one of all you have.
}
carpe-diem-about-good = { $of ->
    [fish] Comes from finished ponds. Red scoring cards take wares; two left over are worth 1 point at the end.
    [grape] Comes from finished vineyards. Red scoring cards take wares; two left over are worth 1 point at the end.
    [chicken] Comes from finished chicken yards. Red scoring cards take wares; two left over are worth 1 point at the end.
    [herb] Comes from finished herb gardens. Red scoring cards take wares; two left over are worth 1 point at the end.
    [coin] Stands for any ware on a red scoring card.
    [bread] One bread takes your figure to any field with tiles, in place of walking. In a scoring, three breads fulfil a card once.
    [step] Steps along the banderole track: the furthest scores first, and the space counts as points at the end.
    [chimney] Chimneys of all villas, finished or not; green cards count them. At the end only finished villas score.
    [fountain] Fountain cards kept. Each gives points at the end for everything of its kind.
   *[vp] Victory points. The others’ points may be hidden.
}
carpe-diem-about-fountain-card = Kept secret until the end. It scores then for everything of its kind in your district.
carpe-diem-about-red-card = A red card takes wares, as often as you can pay. Coins stand for any ware; 3 breads fulfil it once. Not fulfilled, it costs 4 points.
carpe-diem-about-green-card = A green card counts by itself, as often as you have what it asks for; 3 breads fulfil it once more. Not fulfilled, it costs 4 points.
carpe-diem-about-circle-name = Circle { $number }, between the cards { $first } and { $second }
carpe-diem-about-circle = A disc on a free circle scores the two cards beside it. It stays there for the rest of the game.
carpe-diem-about-half-name = Field { $field } of the ring
carpe-diem-about-half = A figure walks to one of the two neighbouring fields and takes a tile of its display. Fields without tiles are passed.
carpe-diem-about-figure-name = Figure of { $who }
carpe-diem-about-track-disc = { $who }: space { $space } of the banderole track
carpe-diem-about-track = The furthest disc scores first, in a stack the upper one. The space counts as points at the end.
carpe-diem-about-seals = Dark tiles lie here. A finished craftsman’s dwelling fetches one; they are not refilled.
carpe-diem-about-storage = A tile that you cannot or will not build stays here for good. Two stored tiles or leftovers are worth 1 point at the end.
carpe-diem-about-task-name = Frame task: { $what }, { $line }
carpe-diem-about-task = Brings its points at the end if a finished one of this kind has a tile on this line.
carpe-diem-about-field-free = A free field. A tile must touch another one, and all touching sides must match; the frame counts as meadow.
carpe-diem-about-field-banderole = Building here removes the banderole and moves you 1 step along the track.
carpe-diem-about-field-shovel = Your first tile goes on the shovel.
carpe-diem-about-field-dead = None of the tiles to come fits here.
carpe-diem-about-field-full = Here the landscape would have more than four tiles.
