"""What the bots need beside the rules."""
