# The box page and the supplies
carrara-start = Player { $place }: { $coins } coins, { $blocks }
carrara-prices = Location { $location }: { $coins } (purple to white)
carrara-type = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $landscape ->
    [urban] urban
   *[rural] rural
}
carrara-emblem = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
}: { $decoration }
carrara-rewards = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: from { $minimum } buildings, value × { $reward }
carrara-better = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: value × { $reward }
carrara-landscape = { $name ->
    [urban] Urban
   *[rural] Rural
}: value × { $reward }
carrara-set = { $count } alike: { $points } VP
carrara-segment = Segment { $place }: { $decoration }, { $statue }
carrara-majority = { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}: { $points } VP
carrara-money = { $minimum ->
    [0] { $rate } coins are 1 VP
   *[other] From { $minimum } coins on: { $rate } coins are 1 VP
}

carrara-box-blocks = Blocks
carrara-box-blocks-why = The rulebook lists seven blocks of each of six colours.
carrara-box-start = Coins and blocks at the start
carrara-box-start-why = The rulebook's set-up gives them.
carrara-box-prices = Prices on the wheel
carrara-box-prices-why = Printed on the board only; these are the first edition's, and they fit every example.
carrara-box-buildings = Buildings and monuments
carrara-box-buildings-why = The rulebook lists the values 1, 2, 3, 3, 4, 5 of each type and one monument of value 8.
carrara-box-types = Types and landscapes
carrara-box-types-why = The rulebook has four urban and two rural types; which they are comes from the first edition.
carrara-box-emblems = Decorations of the types
carrara-box-emblems-why = Castello with the flag is an example of the rulebook; two sources of the first edition confirm the others.
carrara-box-emblems-reconstructed = Decorations of two types
carrara-box-emblems-reconstructed-why = The cup and the shield are left for Cattedrale and Villa; they may be the other way round.
carrara-box-cities = Cities and their rewards
carrara-box-cities-why = Pisa, Lucca and Massa are in examples; Livorno, Viareggio and Lérici are as in the first edition.
carrara-box-improvements = Improvements
carrara-box-improvements-why = There are eight, and Pisa's is in an example; the others are reconstructed.
carrara-box-court-normal = Royal Court, normal side
carrara-box-court-normal-why = A field with 5 coins is in an example; the number of each bonus comes from a review.
carrara-box-court-advanced = Royal Court, advanced side
carrara-box-court-advanced-why = The rulebook lists the eight bonuses.
carrara-box-landscapes = Landscape fields
carrara-box-landscapes-why = 1 coin for urban value is in an example; 1 VP for rural value is reconstructed.
carrara-box-decorations = Decorations and points for sets
carrara-box-decorations-why = The rulebook gives the numbers and the table of points.
carrara-box-statues = Statues
carrara-box-statues-why = The rulebook gives the numbers.
carrara-box-wheels = Order on the two wheels, clockwise
carrara-box-wheels-why = Printed on the wheels only: reconstructed.
carrara-box-majorities = Points for most, second and third most statues
carrara-box-majorities-why = The examples give six of these numbers; the others are reconstructed.
carrara-box-money = Coins for points at the end
carrara-box-money-why = The rulebook gives the rates.

carrara-supply-bag = Blocks
carrara-supply-stack = Buildings in the stack
carrara-supply-monuments = Monuments
carrara-supply-improvements = Improvements
carrara-supply-decorations = Decorations
carrara-supply-statues = Statues
carrara-supply-note-screens = The bag and the blocks behind the others' screens together.

# The keys of the file, in the form
carrara-box-key-colours = Colours
carrara-box-key-on-wheel = On the wheel
carrara-box-key-coins = Coins
carrara-box-key-monument = Monument
carrara-box-key-biblioteca = Biblioteca
carrara-box-key-palazzo = Palazzo
carrara-box-key-porta = Porta
carrara-box-key-cattedrale = Cattedrale
carrara-box-key-castello = Castello
carrara-box-key-villa = Villa
carrara-box-key-lerici = Lérici
carrara-box-key-massa = Massa
carrara-box-key-viareggio = Viareggio
carrara-box-key-lucca = Lucca
carrara-box-key-pisa = Pisa
carrara-box-key-livorno = Livorno
carrara-box-key-normal = Normal side
carrara-box-key-advanced = Advanced side
