"""Personal statistics: what a person played, and what they show of it to others."""
