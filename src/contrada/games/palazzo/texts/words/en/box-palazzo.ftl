# The tables of the box, each with the source of its data
palazzo-box-money = Money cards
palazzo-box-money-why = The rulebook lists all 55 cards. It names two of the colours; the third name and the symbols are ours.
palazzo-box-board = Warehouse, quarries, master builder, certificate of 3
palazzo-box-board-why = The rulebook lists these parts.
palazzo-box-riders = Riders
palazzo-box-riders-why = The rulebook lists five of them; they are mixed into stack III.
palazzo-box-stack-1 = Stack I
palazzo-box-stack-1-why = The rulebook prints which 48 tiles there are, but the number I, II or III is printed on their backs only. Reviews say that the early stacks hold more of the lower floors.
palazzo-box-stack-2 = Stack II
palazzo-box-stack-2-why = As for stack I: the tiles are from the rulebook, their division into stacks is our reconstruction.
palazzo-box-stack-3 = Stack III
palazzo-box-stack-3-why = As for stack I: the tiles are from the rulebook, their division into stacks is our reconstruction. The riders are mixed into this stack.

# What is still to come
palazzo-supply-money = Money pile
palazzo-supply-stack-1 = Stack I
palazzo-supply-stack-2 = Stack II
palazzo-supply-stack-3 = Stack III
palazzo-supply-note-hidden = { $cards ->
    [one] 1 of these cards is
   *[other] { $cards } of these cards are
} hidden in the hands of other players and counted here, because nobody can tell which.

# The keys of the file, in the form
palazzo-box-key-currencies = Currencies
palazzo-box-key-certificates = Certificates
palazzo-box-key-opening = Certificate of 3
palazzo-box-key-brick = Brick
palazzo-box-key-sandstone = Sandstone
palazzo-box-key-marble = Marble
