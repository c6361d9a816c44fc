"""Playing: decks and the dealer, and random playouts."""
