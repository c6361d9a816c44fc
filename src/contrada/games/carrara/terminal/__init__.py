"""The terminal board, drawn from the view only."""
