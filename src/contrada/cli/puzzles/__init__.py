"""`contrada puzzles`: find positions with one best move, and check the shipped ones."""
