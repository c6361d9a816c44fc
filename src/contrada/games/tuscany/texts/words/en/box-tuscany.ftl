# The box page, and what is still to come
tuscany-box-tiles = Hexagonal tiles
tuscany-box-tiles-why = The rulebook lists the tiles of each player and the neutral ones.
tuscany-box-agriculture = Agriculture tiles
tuscany-box-agriculture-why = The rulebook says that there are four in each set and shows one with pigs and vines; what the others show is our guess.
tuscany-box-cards = Game cards
tuscany-box-cards-why = The rulebook gives the sum of 122 cards in eight colours; how many of each colour is our guess.
tuscany-box-yields = Yield cards
tuscany-box-yields-why = The rulebook gives the sum of 27 cards and in an example 2 red points; reviews name workers and marble; amounts and numbers are our guess.
tuscany-box-bonus-tiles = Bonus tiles
tuscany-box-bonus-tiles-why = The rulebook lists five of each kind.
tuscany-box-colour-bonus = Colour bonus tiles
tuscany-box-colour-bonus-why = The rulebook says that the first player gets more than the second; the values are our guess (a review: up to 4).
tuscany-box-boards = Region boards
tuscany-box-boards-why = The rulebook joins three boards long edge to long edge, none shifted by more than one hexagon, and gives the fields of each colour; the shape of two columns of five and the places of the colours are our second reconstruction. In every combination the best map is worth 46 and the worst 35 points, and no area has more than three fields.
tuscany-box-name-first-reconstruction = First reconstruction of the boards (columns of 3, 4 and 3)
tuscany-supply-cards = Game cards
tuscany-supply-own-stacks = Your stacks
tuscany-supply-neutral = Neutral tiles
tuscany-supply-yields = Yield cards
tuscany-supply-bonus-tiles = Bonus tiles
tuscany-supply-note-hands = { $count ->
    [one] One of them is hidden in the hand of another player.
   *[other] { $count } of them are hidden in the hands of the others.
}
tuscany-supply-note-aside = { $count ->
    [one] One tile is laid aside and is shuffled when these are used up.
   *[other] { $count } tiles are laid aside and are shuffled when these are used up.
}

# The keys of the file, in the form
tuscany-box-key-own = Of each player
tuscany-box-key-castle = Castle
tuscany-box-key-city = City
tuscany-box-key-estate = Estate
tuscany-box-key-quarry = Quarry
tuscany-box-key-village = Village
tuscany-box-key-monastery = Monastery
tuscany-box-key-cart = Cart
tuscany-box-key-shows = Shows
tuscany-box-key-dark-green = Dark green
tuscany-box-key-turquoise = Turquoise
tuscany-box-key-grey = Grey
tuscany-box-key-orange = Orange
tuscany-box-key-yellow = Yellow
tuscany-box-key-beige = Beige
tuscany-box-key-light-green = Light green
tuscany-box-key-red-points = Red points
tuscany-box-key-green-points = Green points
tuscany-box-key-worker = Workers
tuscany-box-key-hexagon = Wooden hexagons
tuscany-box-key-card = Cards
tuscany-box-key-yield = Yield cards
