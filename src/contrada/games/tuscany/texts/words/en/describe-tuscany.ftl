# The areas of The Castles of Tuscany in words
tuscany-describe-mine = Your things
