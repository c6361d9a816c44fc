"""The stages of the game: what chance deals, a turn, a scoring turn."""
