"""Bot accounts over HTTP and WebSocket: for their owners, for hosts, and for programs."""
