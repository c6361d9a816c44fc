# What a piece, field or number is: the card on the board, and labels that screen readers tell
tuscany-about-effect = { $kind ->
    [castle] Once placed, you may take any open tile and place it at once, without cards.
    [city] Once placed, you take a bonus tile of your choice.
    [estate] Once placed, a wooden hexagon comes to your storage. Later it covers a field of any colour.
    [quarry] Once placed, you get a block of marble, and one more for each “+1 marble”.
    [village] Once placed, you get a worker, and one more for each “+1 worker”.
    [monastery] Once placed, you draw 3 cards.
    [cart] Once placed, you open a yield card, and one more for each “+1 yield card”; what they show is yours at once.
    [hexagon] Goes on a field of any colour for two cards of that colour, and counts as its tile with its effect. Not in the turn in which you get it.
   *[agriculture] Once placed, each kind on it that is new in the area gives 1 green point. A wooden hexagon always counts as new.
}
tuscany-about-open = { $item }, open tile { $number }
tuscany-about-open-empty = open tile { $number }: no tile
tuscany-about-stored = { $item }, storage space { $number }
tuscany-about-stored-empty = storage space { $number }: free
tuscany-about-stored-empty-effect = For a tile you take, or a wooden hexagon. If all spaces are full, a tile you take replaces one of yours.
tuscany-about-field = field { $field }, { web-tuscany-colour }
tuscany-about-field-effect = For this tile, or a wooden hexagon: { $tile }. It costs two cards of this colour and has to touch something laid.
tuscany-about-field-start = The start castle covers this field; it gives no points of its own.
tuscany-about-can-place = can be placed here now
tuscany-about-card-effect = Pays for a tile on a field of this colour; a tile costs two. Two equal cards stand for one card of another colour.
tuscany-about-worker-effect = Each stands for one card of any colour when you place a tile.
tuscany-about-marble-effect = Once per turn, after your action, you give one block for one more action.
tuscany-about-bonus-effect = For the whole game: { web-tuscany-bonus-effect }.
tuscany-about-bonus-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
tuscany-about-bonus-mine = { $count ->
    [one] you have one
   *[other] you have { $count }
}
tuscany-about-deck = game cards to draw
tuscany-about-deck-effect = One of your actions: draw cards, two and one more for each “+1 card”. If the pile is used up, the discards are shuffled.
tuscany-about-discards = discarded game cards
tuscany-about-discards-effect = Cards that paid for tiles. They are shuffled when the pile is used up.
tuscany-about-yields = yield cards
tuscany-about-yields-effect = A cart opens them. They give red or green points, cards, workers, marble or a wooden hexagon.
tuscany-about-neutral = neutral tiles
tuscany-about-neutral-effect = They replace open tiles when five of a colour lie in the middle; all five are laid aside.
tuscany-about-aside = tiles laid aside
tuscany-about-aside-effect = Five tiles of a colour in the middle are laid aside. They are shuffled when the neutral tiles are used up.
tuscany-about-colour-bonus = colour bonus, { web-tuscany-colour }
tuscany-about-five = open tiles, { web-tuscany-colour }
tuscany-about-five-effect = As soon as five open tiles have one colour, all of them are laid aside and replaced.
tuscany-about-green = green points
tuscany-about-green-effect = Areas, colour bonuses and agriculture give green points. At each of the three scorings they are added to red, and stay.
tuscany-about-red = red points
tuscany-about-red-effect = The total. Most red points win after the third scoring.
tuscany-about-points = the score if the game were over now
tuscany-about-points-effect = Red points, with a scoring now, and 1 for each tile and hexagon in storage, marble, worker and three cards.
tuscany-about-clock = own tiles laid out
tuscany-about-clock-effect = Every tile you take brings one of your own to the middle. When the first player has laid out 7, 14 and 21, the round is finished and green is added to red.
tuscany-about-clock-value = { $left } own tiles left, { $next } to the next scoring
tuscany-about-area = area, { web-tuscany-colour }
tuscany-about-area-effect = Fields of one colour that touch. A complete area gives green points: 1 for one field, 3 for two, 6 for three.
tuscany-about-hand = hand cards
tuscany-about-hand-effect = Hidden from the others; there is no limit.
tuscany-about-start-effect = Begins every round. A scoring comes when the round is finished.
tuscany-about-marker = { $name }: { $value }
tuscany-about-agriculture = agriculture tile
