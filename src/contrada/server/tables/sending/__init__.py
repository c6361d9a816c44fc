"""What is sent about a table: the last state each viewer has, and differences to it."""
