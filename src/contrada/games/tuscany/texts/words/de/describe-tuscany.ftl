# Die Bereiche von Die Burgen der Toskana in Worten
tuscany-describe-mine = Deine Sachen
