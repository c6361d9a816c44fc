# Why a box of Palazzo is refused
palazzo-badbox-stacks = The file needs the tables [stack.1], [stack.2] and [stack.3].
palazzo-badbox-set-up = Stack I has { $found } tiles; the set-up takes { $wanted } from it.
palazzo-badbox-tile = { $value } is not a tile; a tile is written floor/windows, from "1/1" to "5/3".
palazzo-badbox-mix = The stacks hold { $found } tiles; the rulebook has { $wanted }, and the mix differs: { $faults }.
palazzo-badbox-mix-tile = { $tile } { $found } times instead of { $wanted }
