"""Experiments with bots: runs of many games, the arena, timing, speed, calibration of hints."""
