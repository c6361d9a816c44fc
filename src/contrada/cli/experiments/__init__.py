"""The commands that play many games: simulate, compare, measure, fuzz and train."""
