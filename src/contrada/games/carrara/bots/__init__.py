"""What the bots use: evaluation and move ordering. No rules."""
