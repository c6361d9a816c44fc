"""Routes for looking at play afterwards: analyses of finished games."""
