"""The server: tables over HTTP and WebSocket, for every registered game."""
