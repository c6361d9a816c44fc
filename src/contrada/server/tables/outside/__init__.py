"""Bot accounts: wire types, and the message with which a seat's knowledge is sent to a program."""
