"""Playing: checks of arguments and logs, decks and the dealer, open drafts, and playouts."""
