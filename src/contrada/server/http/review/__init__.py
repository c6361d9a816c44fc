"""Routes for looking at play afterwards: analyses of games, personal statistics, puzzles."""
