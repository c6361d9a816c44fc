"""Commands that connect to a server."""
