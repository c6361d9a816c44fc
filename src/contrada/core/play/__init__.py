"""Playing: decks and the dealer, open drafts, and random playouts."""
