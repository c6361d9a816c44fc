"""HTTP and WebSocket: the gate that every request passes, routes, sockets, static pages.

`gate.py` bounds and recognises requests, `routes/` answers them, `sockets.py` serves a viewer of a
table, `openapi.py` and `asyncapi.py` describe both for programs.
May import every other room; imported by `app.py`.
"""
