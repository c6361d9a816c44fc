"""The board at the terminal, drawn from the view alone."""
