"""The requests of a client, one file for each part of the protocol; `Client` has them all."""
