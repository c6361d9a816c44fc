"""The actions of a turn, one file each."""
