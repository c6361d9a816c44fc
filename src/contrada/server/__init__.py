"""The server: tables over HTTP and WebSocket.

`app.py` puts the rooms together, `run.py` starts it, `settings.py` is what an operator can set. An
action goes http → runtime → tables and storage → runtime → http; docs/architecture.md walks along.
Rooms import downwards only: http, people, operators, cluster, archive → runtime → bots, storage →
tables → identity, net.
"""
