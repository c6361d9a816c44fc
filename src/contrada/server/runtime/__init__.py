"""Tables in memory, synchronised with the database: cache, sessions, commits, broadcast.

`service.py` executes commands, `commit.py` makes an event durable and only then broadcasts it,
`scheduler.py` runs what is due at a time, `bot_turns.py` requests the bots' decisions.
May import `tables`, `storage`, `bots`; imported by `people`, `operators`, `cluster`, `http`.
"""
