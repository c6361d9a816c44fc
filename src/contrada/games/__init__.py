"""The games; importing this package registers them all. No game knows another."""
