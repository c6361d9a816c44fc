"""The games in other people's frameworks: PettingZoo, Gymnasium, OpenSpiel (extra `adapters`)."""
