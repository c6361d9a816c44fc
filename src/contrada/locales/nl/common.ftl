# Woorden die elk spel gebruikt
none = niets
nobody = niemand
chance = Toeval
