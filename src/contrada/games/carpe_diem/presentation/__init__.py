"""What players, spectators and bots see: view, log, prompt, preview, breakdown."""
