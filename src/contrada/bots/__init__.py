"""Players made of code: they know what their seat may know, and nothing else."""
