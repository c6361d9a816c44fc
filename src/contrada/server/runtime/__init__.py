"""Tables in memory, kept in step with the database: cache, sessions, commits, broadcast.

`service.py` executes commands, `commit.py` makes an event durable and only then broadcasts it,
`scheduler.py` does what comes due by time, `bot_turns.py` asks bots for their decisions.
May import `tables`, `storage`, `bots`; imported by `people`, `operators`, `cluster`, `http`.
"""
