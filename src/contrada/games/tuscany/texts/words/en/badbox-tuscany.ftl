# Why a box of The Castles of Tuscany is refused
tuscany-badbox-area = The boards { $boards } can be arranged so that an area has more than { $most } fields; the rulebook gives points for at most three.
tuscany-badbox-shows = { $value } does not fit: an agriculture tile shows one to { $most } different kinds out of { $known }.
tuscany-badbox-farm-sum = { $part ->
    [own] The agriculture tiles of a player
   *[neutral] The neutral agriculture tiles
} are { $found } in all; the rulebook has { $wanted }.
tuscany-badbox-yield-kinds = There are { $found } different yield cards; the program has numbers for { $most }, because the sizes of actions and observations are fixed.
tuscany-badbox-yield-nothing = A yield card gives at least one of: { $known }.
tuscany-badbox-yield-unknown = A yield card cannot give { $key }; the rules know: { $known }.
tuscany-badbox-boards = Here a list of { $count } boards is needed.
tuscany-badbox-board = A board is a text with { $count } fields out of { $known }.
tuscany-badbox-board-differs = Board { $board } has other numbers of fields than { $first }, so that not every map would have the same.
tuscany-badbox-map-fields = A map would have { $found } fields { $colour }; the rulebook has { $wanted }.
tuscany-badbox-columns = Here a list of columns is needed, each a list of heights.
tuscany-badbox-columns-most = A board has { $found } columns; the program has names for { $most }.
tuscany-badbox-columns-apart = Neighbouring columns lie half a hexagon higher or lower.
tuscany-badbox-height = A height is a number of hexagons or half hexagons.
tuscany-badbox-heights-ascend = The heights of a column ascend by at least one hexagon.
tuscany-badbox-board-fields = A board has { $found } fields here; it must have { $wanted }.
tuscany-badbox-not-connected = The fields of a board are not connected.
tuscany-badbox-half-turn = With half a turn the outline of a board changes, so that turned boards would not fit.
tuscany-badbox-shifts = Here a list of hexagons or half hexagons is needed.
tuscany-badbox-shift-far = The rulebook shifts no board by more than one hexagon.
tuscany-badbox-shift-join = { $halves ->
    [yes] Boards of { $columns } columns join only when shifted by half a hexagon.
   *[no] Boards of { $columns } columns join only when shifted by whole hexagons.
}
tuscany-badbox-shift-apart = Shifted by { $shift }, a board would not touch its neighbour.
