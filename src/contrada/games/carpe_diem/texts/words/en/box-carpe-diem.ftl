# The box: what each table is and where its data comes from
carpe-diem-box-counts = Numbers of pieces
carpe-diem-box-counts-why = The rulebook lists them.
carpe-diem-box-light-tiles = Light tiles
carpe-diem-box-light-tiles-why = The rulebook gives their number and shows some; the mix was reconstructed so that landscapes of two, three and four tiles occur.
carpe-diem-box-dark-tiles = Dark tiles
carpe-diem-box-dark-tiles-why = The rulebook gives their number and says that they show one thing each; which ones was reconstructed.
carpe-diem-box-scoring-cards = Scoring cards
carpe-diem-box-scoring-cards-why = The rulebook shows twelve of the sixty; the others follow their pattern.
carpe-diem-box-scoring-cards-by-players = Scoring cards by number of players
carpe-diem-box-scoring-cards-by-players-why = The rulebook and the backs of the cards name these numbers.
carpe-diem-box-fountain-cards = Fountain cards
carpe-diem-box-fountain-cards-why = Four examples in the rulebook; the other kinds follow them.
carpe-diem-box-frame-pieces = Frame pieces
carpe-diem-box-frame-pieces-why = Two tasks on each piece and their points are in the rulebook; pairs and positions were reconstructed.
carpe-diem-box-tableaux = Tableaux
carpe-diem-box-tableaux-why = Nine banderoles on each are in the rulebook; their fields and the shovel’s were reconstructed.
carpe-diem-box-villa-vp = Points of finished villas
carpe-diem-box-villa-vp-why = The rulebook’s example gives 3 points for three chimneys and 7 for five; the other values were reconstructed.
carpe-diem-box-banderole-track = Banderole track
carpe-diem-box-banderole-track-why = Its length is known from a review only.
carpe-diem-box-card-slots = Slots and circles
carpe-diem-box-card-slots-why = The rulebook gives 17, 13 and 9 circles; the arrangement was reconstructed from these numbers.
carpe-diem-box-start-vp = Start points
carpe-diem-box-start-vp-why = The rulebook lists them.
carpe-diem-box-name-first-reconstruction = first reconstruction of the tiles

carpe-diem-piece-count = { $of ->
    [light_tiles] light tiles
    [dark_tiles] dark tiles
    [scoring_cards] scoring cards
    [fountain_cards] fountain cards
    [frame_pieces] frame pieces
    [tableaux] tableaux
   *[banderoles_per_tableau] banderoles on each tableau
}
carpe-diem-quota = { $players } players: { $cards }
carpe-diem-pile = { $pile } cards: { $number }
carpe-diem-tableau = tableau { $number }
carpe-diem-villa-value = { $chimneys ->
    [one] 1 chimney
   *[other] { $chimneys } chimneys
}{ $last ->
    [yes] {" "}or more
   *[no] {""}
}: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
carpe-diem-track-length = spaces 0 to { $last }, worth their number
carpe-diem-slot-layout = { $players } players: { $circles } circles
carpe-diem-circle-between = between slots { $first } and { $second }
carpe-diem-start-points = { $players } players, in turn order: { $points }

# What is still to come
carpe-diem-supply-light = Light tiles
carpe-diem-supply-dark = Dark tiles
carpe-diem-supply-seals = On the seal spaces
carpe-diem-supply-fountain-cards = Fountain cards
carpe-diem-supply-scoring-cards = Scoring cards
carpe-diem-supply-note-hidden-hands = { $number ->
    [one] One of these cards is in another player’s hand.
   *[other] { $number } of these cards are in other players’ hands.
}
carpe-diem-supply-note-not-laid-out = Cards that were not laid out stay in the box.

# The keys of the file, in the form
carpe-diem-box-key-scoring-cards = Scoring cards
carpe-diem-box-key-frame-pieces = Frame pieces
carpe-diem-box-key-tableaux = Tableaux
carpe-diem-box-key-banderoles-per-tableau = Banderoles of a tableau
carpe-diem-box-key-sides = Sides
carpe-diem-box-key-building = Building
carpe-diem-box-key-pile = Pile
carpe-diem-box-key-give = Takes
carpe-diem-box-key-have = Counts
carpe-diem-box-key-gains = Gives
carpe-diem-box-key-fish = Fish
carpe-diem-box-key-grape = Grapes
carpe-diem-box-key-chicken = Chickens
carpe-diem-box-key-herb = Herbs
carpe-diem-box-key-vp = Victory points
carpe-diem-box-key-chimney = Chimneys
carpe-diem-box-key-bread = Breads
carpe-diem-box-key-coin = Coins
carpe-diem-box-key-step = Steps on the banderole track
carpe-diem-box-key-villa = Villa
carpe-diem-box-key-merchant = Merchant
carpe-diem-box-key-baker = Baker
carpe-diem-box-key-administrator = Administrator
carpe-diem-box-key-craftsman = Craftsman
carpe-diem-box-key-pond = Pond
carpe-diem-box-key-vineyard = Vineyard
carpe-diem-box-key-chicken-yard = Chicken yard
carpe-diem-box-key-herb-garden = Herb garden
carpe-diem-box-key-bakery = Bakery
carpe-diem-box-key-market = Market
carpe-diem-box-key-fountain = Fountain
carpe-diem-box-key-landscape = Landscape
carpe-diem-box-key-dwelling = Dwelling
carpe-diem-box-key-last = Last space
carpe-diem-box-key-empty = Empty slots, by number of players
