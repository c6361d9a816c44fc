"""People in the database: accounts, sessions, chat, reports, and what operators did.

All methods block. Part of `storage`, with the same rules of import.
"""
