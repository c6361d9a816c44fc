"""The measurements of bench/: what they make of games, how they go on, what they report."""
