"""Further benchmarks, and the floors for `contrada bench --check`."""
