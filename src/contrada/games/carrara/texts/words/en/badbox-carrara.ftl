# Why a box of The Palaces of Carrara is refused
carrara-badbox-rural = Of the building types { $found } are rural; the rulebook has { $wanted }.
carrara-badbox-emblem-twice = The decoration { $decoration } belongs to two building types.
carrara-badbox-improvements = The rulebook has { $wanted } improvements.
carrara-badbox-improvement = { $value } is not a city with a reward.
carrara-badbox-improvement-third = There are more than two improvements for { $city }; the sizes of actions and observations allow two for each city.
carrara-badbox-court-fields = This side of the Royal Court has { $count } fields.
carrara-badbox-court-normal = There are no decorations and statues in the normal version.
carrara-badbox-court-advanced = The rulebook has 5 coins, 3 points, a decoration and a gold statue, each twice.
carrara-badbox-bonus = { $value } is not a bonus; write for instance "5 coins", "3 points", "decoration" or "statue", with a number from 1 to 9.
