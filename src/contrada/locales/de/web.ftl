# Der Browser
web-choose-again = Neu wählen
