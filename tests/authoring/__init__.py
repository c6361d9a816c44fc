"""Games of other authors: the example game, new games, and the tools for both."""
