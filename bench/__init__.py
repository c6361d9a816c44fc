"""Measurements beside the engine's own, and the floors that `contrada bench --check` holds."""
