"""The board at the terminal. It is drawn from the view alone."""
