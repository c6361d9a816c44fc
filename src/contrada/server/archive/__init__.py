"""Whole tables and whole databases in and out: export, import, backup, restore.

Used by the command line while a server runs, or without one.
May import `storage`, `tables`, `identity`; imported by `cli` only.
"""
