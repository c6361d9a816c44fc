"""What the bots know of this game: the evaluation and the order of moves, never rules."""
