# The browser
web-choose-again = Choose again
