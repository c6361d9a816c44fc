"""Shared by all packages of the server: refusals, metrics, the log, tasks, the server clock.

Imports no other package of the server.
"""
