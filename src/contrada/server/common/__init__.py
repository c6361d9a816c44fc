"""What every room of the server uses: refusals, metrics, the log, tasks, the server clock.

Imports no other room.
"""
