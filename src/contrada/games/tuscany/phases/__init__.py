"""The phases of the game: set-up, the turn, the display, what a placed tile does."""
