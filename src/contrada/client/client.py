"""The client of one server: HTTP requests, and connections to tables and events."""

from __future__ import annotations

from contrada.client.calls.bots import BotAccounts
from contrada.client.calls.games import Games
from contrada.client.calls.looking_back import LookingBack
from contrada.client.calls.operators import Operators
from contrada.client.calls.people import People
from contrada.client.calls.tables import Tables


class Client(People, Games, Tables, LookingBack, BotAccounts, Operators):
    """A person or a bot account at one server.

    With a token it is that bot account. Without one it is a guest until `set_name`, which starts a
    session whose cookies the client keeps. Answers are the server's own classes, listed in
    `contrada.client.answers`; files are reached by `fetch`. Can be used from several threads.
    """
