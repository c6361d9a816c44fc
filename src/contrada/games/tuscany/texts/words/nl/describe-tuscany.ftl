# De gebieden van De Kastelen van Toscane in woorden
tuscany-describe-mine = Jouw spullen
