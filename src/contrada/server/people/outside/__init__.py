"""Bot accounts: challenges, and the streams of events of connected programs."""
