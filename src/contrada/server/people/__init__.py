"""Background services for people: results and ratings, standing orders, webhooks.

They are called after each change of a table and never block it.
May import `runtime`, `storage`, `bots`; imported by `http` and `app.py`.
"""
