"""The logs of tables: reading them from rows and archives, and packing those of finished games."""
