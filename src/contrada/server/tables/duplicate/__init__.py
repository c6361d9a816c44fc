"""Tables of one deal. May be imported by everything above `tables`."""
