# Wörter, die jedes Spiel benutzt
none = nichts
nobody = niemand
chance = Zufall
