# The pages of boxes: what is in a box, my boxes, what is still to come
web-box-title = What is in the box: { $game }
web-box-intro = Some of what is printed only on the pieces is in no public text. Each table says where its data comes from.
web-box-source-rulebook = from the rulebook
web-box-source-example = from an example
web-box-source-first-edition = from the first edition
web-box-source-reconstructed = reconstructed
web-box-why-rulebook = The rulebook gives these numbers.
web-box-why-example = An example in the rulebook shows them.
web-box-why-first-edition = They are taken from the first edition of the game.
web-box-why-reconstructed = No public text gives them; they are chosen so that they fit the rules.
web-box-changed = corrected
web-box-count = { $count } ×
web-box-mark = { $count ->
    [one] One table of the box is reconstructed
   *[other] { $count } tables of the box are reconstructed
}
web-box-all-certain = All tables of the box are from the rulebook
web-box-choose = Box
web-box-published = Published box
web-box-corrected = Corrected box
web-box-operator = The server’s box
web-box-of-table = The box of this table
web-box-to-table = To the table
web-box-differs = What differs from the published box
web-box-same = This box is the same as the published one.
web-box-before = Published: { $items }
web-box-after = Here: { $items }
web-box-order = The same items in another order: { $items }
web-box-nothing = nothing
web-box-not-yours = Is your own box different?
web-box-not-yours-text = Copy this box, correct it by your pieces and play with it. Such tables are not rated.
web-box-copy = Copy and correct
web-box-copied = The box is copied.
web-box-download = Save as a TOML file
web-box-upload = Read a TOML file
web-box-upload-game = Game of the file
web-box-mine = My boxes
web-box-mine-text = Your boxes stay on this server until you delete them or yourself. You can keep { $most }.
web-box-mine-none = You have no box of your own yet. Open the box of a game and copy it.
web-box-name = Name of the box
web-box-has-error = has an error
web-box-can-play = can be played
web-box-edit = Correct
web-box-show = Show the pieces
web-box-delete = Delete
web-box-delete-sure = Delete this box? Tables that use it keep it.
web-box-deleted = The box is deleted.
web-box-play = Open a table with it
web-box-form = Form
web-box-toml = TOML
web-box-save = Save
web-box-saved = Saved.
web-box-unsaved = Not saved yet.
web-box-error = This box cannot be played yet
web-box-good = The game can be played with this box.
web-box-checking = Checking …
web-box-add = Add one more
web-box-add-entry = New entry
web-box-add-entry-to = New entry of { $item }
web-box-add-to = Add the entry to { $item }
web-box-remove = Remove { $item }
web-box-items = { $count ->
    [one] one item
   *[other] { $count } items
}
web-box-items-off = published: { $count }
web-box-sum = sum { $sum }
web-box-supply-text = What has been seen of every stack, and what can still come, as far as you may know. What other players hide is not shown.
web-box-supply-none = There is nothing to draw in this game, or it does not tell.
web-box-supply-left = { $count ->
    [one] one left
   *[other] { $count } left
}
web-box-supply-piece = { $seen } seen, { $left } to come
web-box-supply-seen = seen
web-box-supply-come = to come

# The keys of the file, in the form
web-box-key-count = Copies
web-box-key-copies = Copies
web-box-key-values = Values
web-box-key-tiles = Tiles
web-box-key-cards = Cards
web-box-key-name = Name
web-box-key-pieces = Pieces
