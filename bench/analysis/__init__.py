"""Evidence for the analysis of matches: `python -m bench.analysis`."""
