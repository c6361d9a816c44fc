"""Routes about the visitor's own games, notifications and address."""
