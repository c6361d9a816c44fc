"""The parts of the load test (`bench/load.py`): server process, clients, figures."""
