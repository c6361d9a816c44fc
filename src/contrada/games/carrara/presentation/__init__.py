"""What players, spectators and bots are shown: view, log, prompt, preview, breakdown."""
