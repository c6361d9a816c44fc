"""Experiments with bots: runs of many games, the arena, timing, search speed, hint calibration."""
