"""The phases of a turn, one file each."""
