"""Background services for people: results and ratings, standing orders, webhooks.

They look at a table after each change and never keep it waiting.
May import `runtime`, `storage`, `bots`; imported by `http` and `app.py`.
"""
