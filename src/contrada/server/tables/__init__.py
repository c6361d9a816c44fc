"""A table as the fold of its events: what may be done, what it changes, what each viewer sees.

Pure: no clock, no database, no network, no task. `commands.py` checks a message and makes an event,
`table.py` applies events, `projection.py` is everything that leaves the server about a table.
May import `identity`, `net`, `refusal`, `settings`; every other room may import this one.
"""
