"""Several server processes on one PostgreSQL database.

`peers.py` sends and receives notifications, `peer_handler.py` acts on them, `jobs.py` runs the job
queue of bots' decisions, `supervisor.py` starts and restarts the processes.
May import `runtime`, `storage`, `tables`; imported by `app.py` and `run.py`.
"""
