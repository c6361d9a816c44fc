# Shown once, when a kind of decision first comes
first-carpe-diem-entering = Your figure starts on any free field of the ring. From there you walk left or right each turn, so look at the tiles on both sides.
first-carpe-diem-moving = Walk to a neighbouring field; empty ones are passed. Click a display, or straight away the tile you want. A bread takes you anywhere: those displays show −1.
first-carpe-diem-taking = Take one tile. What fits nowhere in your district is marked with a cross; it would go into your storage.
first-carpe-diem-building = Click a field to lay the tile, click it again to turn it, then the tick. You can also drag the tile. All touching sides must match; the frame counts as meadow.
first-carpe-diem-fetching = A finished craftsman’s dwelling fetches any dark tile from the seal spaces. You build it at once, and it may finish something, too.
first-carpe-diem-returning = A fountain brings two secret cards; one of all your cards goes back for good. A kept card scores at the end for everything of its kind.
first-carpe-diem-circle = Your disc scores the two cards beside its circle. The number says what they would bring you now. A card that you cannot fulfil costs 4 points.
first-carpe-diem-spending = Green cards have counted already. Give wares, coins or three breads for the cards, in any order and as often as you like; your things are below. Finish says what it costs.
