"""Adapters for other frameworks: PettingZoo, Gymnasium, OpenSpiel (extra `adapters`)."""
