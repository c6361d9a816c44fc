"""The parts of the adapters that are compiled; they use no NumPy."""
