"""The rules core: the Game protocol, matches, random numbers. It does not depend on any game."""
