"""Analyses of finished games: stored with the game, computed in a process of its own.

`store.py` keeps requests and results, `service.py` works through them behind the bots, `worker.py`
is the process that computes. May import `contrada.analysis`, `runtime`, `storage` and `bots`;
imported by `people`, `http` and `app.py`.
"""
