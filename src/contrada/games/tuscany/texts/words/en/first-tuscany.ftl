# Shown once, when a kind of decision first comes
first-tuscany-arrange-order = Your three boards become your map. Drag a board to another place, click it to turn it. Fields of one colour that touch are an area: 1, 3 or 6 points for 1, 2 or 3 fields.
first-tuscany-arrange-shift = Each board lies level with its left neighbour, or one step higher or lower. Watch how the value of the areas changes.
first-tuscany-arrange-castle = Everything you lay later has to touch something that lies. The start castle is the beginning: look for fields around it for which you hold cards.
first-tuscany-choosing-bonus = A bonus tile helps for the whole game. A second storage space also brings 2 green points at once, and green points count at all three scorings.
first-tuscany-action = One action a turn: draw cards, take an open tile into your storage, or place a stored one on a field of its colour. Every tile you take brings the next scoring closer.
first-tuscany-paying = A tile costs two cards of the field’s colour. A worker stands for any card, two equal cards for one of another colour. Click cards, or one of the ways in the frame. A laid card can be taken back.
first-tuscany-castle-taking = The castle brings any open tile, which you place at once and free of cards. It has to fit a field that touches something laid.
first-tuscany-castle-placing = Choose the field for the tile that the castle brought. Its effect comes as well.
first-tuscany-city = Every city brings one more bonus tile. You may have several of a kind.
first-tuscany-after = Once per turn a block of marble buys one more action of any kind. Otherwise end your turn.
