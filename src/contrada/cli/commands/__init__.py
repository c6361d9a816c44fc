"""The commands of `contrada`, one file each."""
