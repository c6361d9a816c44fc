"""Puzzles: positions of bots' games in which one option is clearly the best.

`options` lists what a seat can decide, `judging` decides whether a position is a puzzle, `mining`
searches games for them, `collection` reads and writes the files that are shipped with a game, and
`solving` plays a puzzle step by step. docs/analysis.md explains the method.
"""
