"""Moderation: bans, mutes, reports, and what operators do about people and tables.

An act is a row in the database; every process carries out new acts within a second.
May import `runtime`, `storage`, `identity`, `net`; imported by `http` and `cli`.
"""
