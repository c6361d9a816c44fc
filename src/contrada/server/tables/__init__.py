"""A table as the fold of its events: commands, events, seats, clocks, and each viewer's view.

Pure: no clock, no database, no network, no task. `commands.py` checks a message and makes an event,
`table.py` applies events, `projection.py` is everything that leaves the server about a table.
May import `identity`, `net`, `refusal`, `settings`; every other room may import this one.
"""
