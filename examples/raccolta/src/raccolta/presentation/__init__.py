"""What people and bots are shown: views, log entries, prompts, previews, breakdowns."""
