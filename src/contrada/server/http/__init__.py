"""HTTP and WebSocket: middleware, routes, WebSockets, static pages.

`gate.py` limits and authenticates requests, `routes/` handles them, `sockets.py` serves a viewer of
a table, `openapi.py` and `asyncapi.py` describe both interfaces for programs.
May import every other package; imported by `app.py`.
"""
