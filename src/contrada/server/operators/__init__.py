"""Moderation: bans, mutes, reports, and operators' acts on people and tables.

An act is a row in the database; every process executes new acts within a second.
May import `runtime`, `storage`, `identity`, `net`; imported by `http` and `cli`.
"""
