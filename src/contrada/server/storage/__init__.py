"""The database: the event log of every table, the single writer, migrations, notifications.

What `event_store.append` returned without an error is on disk. `people/` stores people and what
concerns them; `schema/` and `migrations/` define the tables. All methods block.
May import `tables`, `identity`, `net`; imported by every room above.
"""
