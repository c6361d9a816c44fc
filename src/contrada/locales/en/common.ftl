# Words that every game uses
none = none
nobody = nobody
chance = Chance
