# Shown once, when a kind of decision first comes
first-palazzo-turn = One thing a turn: take money (the money pile), buy or auction tiles (the stack), or rebuild for one card (the scaffolding). You start with little money, so take some first.
first-palazzo-taking-money = Take two cards, everybody else then takes one. A payment uses one currency only, so collect what goes with your hand: or one value in all three currencies, a triple worth 15.
first-palazzo-market = Buy one or two tiles of the warehouse, or move the master builder and auction the next quarry. The green numbers say what a tile would bring you now. Click a tile, or drag it to your palazzi.
first-palazzo-paying = Click cards of one currency and certificates, or drag them up here; a triple goes with everything. There is no change, so pay exactly. The proposals below do it with one click.
first-palazzo-bidding = The lot goes to the highest bid, all tiles together. Beat it by adding cards, or pass and take your cards back. The number beside “For you now” says what the tiles would bring you.
first-palazzo-sharing = Four tiles or more are not auctioned: everybody takes one for nothing. The numbers say what each would bring you.
first-palazzo-building = Click the place where the tile should lie, or drag it there. Floors only rise, gaps are allowed. A new palazzo costs 5 points until it has two floors; a tile may also go out of the game.
first-palazzo-rebuilding = Take a floor out, put a single tile in where it fits, or remove a single tile. Click a floor, or drag it. Out and in elsewhere takes two turns.
first-palazzo-paying-rebuild = Any one card pays for it, and it is gone: take the one you need least. Click it, or drag it to the discards.
