"""`contrada analyse`: the command and its reports, in the terminal and as a page."""
