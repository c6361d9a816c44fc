# Why a box is refused: what all games share. The place of the error stands beside it
badbox-at = at { $place }
badbox-at-line = in line { $line }

# Files
badbox-no-file = { $fault ->
    [missing] There is no such file.
    [forbidden] The file cannot be read: permission is denied.
    [folder] This is a folder, not a file.
   *[other] The file cannot be read.
}
badbox-not-utf8 = This is not a TOML file: it is not text in UTF-8.
badbox-too-large = A box has up to { $most } bytes.
badbox-not-toml = This is not TOML: { $fault ->
    [equals] after a key there must be an equals sign.
    [value] a value is missing or cannot be read.
    [key] a line begins with a key, a heading in brackets or #.
    [statement] there is something after the end of the value.
    [string] a text has no closing quotation mark.
    [heading] a heading has no closing bracket.
    [escape] a backslash in a text must be doubled.
    [list] a list has no closing bracket.
    [table] a table has no closing brace.
    [twice] a key or table is there twice.
    [character] a character is not allowed here.
   *[other] something cannot be read.
}
badbox-key-parts = A key has too many parts.
badbox-nested = Lists are nested too deep.
badbox-digits = A number has too many digits, or a date does not exist.
badbox-no-box = There is no box { $name }; there are: { $known }.
badbox-cannot-make = The game cannot be made from this box ({ $error }).
badbox-slow = Checking this box takes too long.

# Values of any box
badbox-values = A box has up to { $most } values.
badbox-deep = Tables and lists are nested more than { $most } deep.
badbox-number-size = A number is between −{ $most } and { $most }.
badbox-value-kind = A value is a number, a text, a list or a table.
badbox-text-long = A text has up to { $most } characters.
badbox-text-invisible = A text has visible characters only.
badbox-source = The source of a table is one of: { $known }.
badbox-no-source = The table needs its source, one of: { $known }.

# Tables
badbox-table-missing = The file needs the table [{ $table }].
badbox-table-unknown = The game has no table [{ $table }]; there are: { $known }.
badbox-not-a-table = The entry [{ $table }] is not a table.
badbox-key-unknown = The game does not know { $key } here; there are: { $known }.
badbox-missing = The entry { $key } is missing.
badbox-fixed = Here stands { $value }; the rulebook says { $wanted }.
badbox-sum = These are { $found } in all; the rulebook has { $wanted }.
badbox-count = The number of copies must be 1 or more.
badbox-not-a-count = { $value } is not a number of pieces.
badbox-range = { $value } is not a whole number from { $least } to { $most }.
badbox-numbers = { $value } is not a list of { $count } numbers.
badbox-one-of = { $value } is not one of: { $known }.
badbox-each-once = { $value } does not contain each of these exactly once: { $known }.
badbox-not-a-list = { $value } is not a list.
badbox-rows = { $value } is not a list of entries.
badbox-twice = The same is listed twice.
