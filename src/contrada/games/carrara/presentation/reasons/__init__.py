"""Why a player cannot do something now: the messages `carrara-why-<id>`.

Only the player's own coins and blocks are told, and what lies open.
"""
