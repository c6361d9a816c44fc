"""The documentation site: its build, and the pages generated from the code."""
