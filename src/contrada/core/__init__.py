"""The rules core: what a game is, how a match is kept, where chance comes from. Knows no game."""
