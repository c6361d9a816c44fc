"""Export and import of tables, backup and restore of databases, packing and pruning of old games.

Used by the command line while a server runs, or without one; `packer.py` also by the server itself.
May import `runtime`, `storage`, `tables`, `identity`; imported by `cli` and `app.py`.
"""
