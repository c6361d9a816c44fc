"""Duplicate play: `store` keeps deals and tries, `service` begins them and says who may look."""
