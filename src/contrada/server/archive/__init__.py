"""Export and import of tables, backup and restore of databases.

Used by the command line while a server runs, or without one.
May import `storage`, `tables`, `identity`; imported by `cli` only.
"""
