"""The server: tables over HTTP and WebSocket.

`app.py` assembles the packages, `run.py` starts the server, `settings.py` reads its settings. An
action goes http → runtime → tables and storage → runtime → http; docs/architecture.md follows one.
Packages import downwards only: http, people, operators, cluster, archive → runtime → bots, storage
→ tables → identity, net.
"""
