"""The policy of the bots: evaluation and move ordering. No rules."""
