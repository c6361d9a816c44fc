"""The classes of the server's answers.

A class is imported when it is first used, because the modules of the server take a moment to load
and a bot needs few of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from contrada.lazy import importer

if TYPE_CHECKING:
    from contrada.analysis.results import Analysis
    from contrada.server.http.boxes.mine import BoxCheck, MyBox, MyBoxes
    from contrada.server.http.boxes.published import BoxPage, SupplyAnswer
    from contrada.server.http.mine.games import MyGames, WaitingCount
    from contrada.server.http.mine.notifications import Notifications
    from contrada.server.http.review.analyses import AnalysisStatus
    from contrada.server.http.review.deals import DealLine, DealList, DealPage
    from contrada.server.http.review.players import MyPage
    from contrada.server.http.review.puzzles import PuzzleAnswer, PuzzleList
    from contrada.server.http.routes.accounts import Devices
    from contrada.server.http.routes.games import Games
    from contrada.server.http.routes.hints import HintAnswer
    from contrada.server.http.routes.operations import Health
    from contrada.server.http.routes.operator import (
        ActDone,
        BrokenTables,
        Connected,
        OperatorLog,
        PeopleFound,
        ReportsWaiting,
        TablesFound,
    )
    from contrada.server.http.routes.orders import Orders
    from contrada.server.http.routes.people import Me, MyData
    from contrada.server.http.routes.replays import Audit, ReplayLog
    from contrada.server.http.routes.reports import MyStanding
    from contrada.server.http.routes.statistics import History, Leaderboard, Statistics
    from contrada.server.http.routes.tables import Lobby, SeatLink, TableRef
    from contrada.server.http.routes.webhooks import Webhook
    from contrada.server.operators.lookup import ServerFigures
    from contrada.server.people.orders import Order
    from contrada.server.people.puzzles.desk import PuzzlePosition
    from contrada.server.people.statistics.profile_store import PersonalStatistics
    from contrada.server.runtime.replays import Curve, ReplayPage, Variation
    from contrada.server.storage.people.contacts import Address
    from contrada.server.tables.read_only import ReadOnlyTable

_HOMES: Final = {
    "ActDone": "contrada.server.http.routes.operator",
    "Address": "contrada.server.storage.people.contacts",
    "Analysis": "contrada.analysis.results",
    "AnalysisStatus": "contrada.server.http.review.analyses",
    "Audit": "contrada.server.http.routes.replays",
    "BoxCheck": "contrada.server.http.boxes.mine",
    "BoxPage": "contrada.server.http.boxes.published",
    "BrokenTables": "contrada.server.http.routes.operator",
    "Connected": "contrada.server.http.routes.operator",
    "Curve": "contrada.server.runtime.replays",
    "DealLine": "contrada.server.http.review.deals",
    "DealList": "contrada.server.http.review.deals",
    "DealPage": "contrada.server.http.review.deals",
    "Devices": "contrada.server.http.routes.accounts",
    "Games": "contrada.server.http.routes.games",
    "Health": "contrada.server.http.routes.operations",
    "HintAnswer": "contrada.server.http.routes.hints",
    "History": "contrada.server.http.routes.statistics",
    "Leaderboard": "contrada.server.http.routes.statistics",
    "Lobby": "contrada.server.http.routes.tables",
    "Me": "contrada.server.http.routes.people",
    "MyBox": "contrada.server.http.boxes.mine",
    "MyBoxes": "contrada.server.http.boxes.mine",
    "MyData": "contrada.server.http.routes.people",
    "MyGames": "contrada.server.http.mine.games",
    "MyPage": "contrada.server.http.review.players",
    "MyStanding": "contrada.server.http.routes.reports",
    "Notifications": "contrada.server.http.mine.notifications",
    "OperatorLog": "contrada.server.http.routes.operator",
    "Order": "contrada.server.people.orders",
    "Orders": "contrada.server.http.routes.orders",
    "PeopleFound": "contrada.server.http.routes.operator",
    "PersonalStatistics": "contrada.server.people.statistics.profile_store",
    "PuzzleAnswer": "contrada.server.http.review.puzzles",
    "PuzzleList": "contrada.server.http.review.puzzles",
    "PuzzlePosition": "contrada.server.people.puzzles.desk",
    "ReadOnlyTable": "contrada.server.tables.read_only",
    "ReplayLog": "contrada.server.http.routes.replays",
    "ReplayPage": "contrada.server.runtime.replays",
    "ReportsWaiting": "contrada.server.http.routes.operator",
    "SeatLink": "contrada.server.http.routes.tables",
    "ServerFigures": "contrada.server.operators.lookup",
    "Statistics": "contrada.server.http.routes.statistics",
    "SupplyAnswer": "contrada.server.http.boxes.published",
    "TableRef": "contrada.server.http.routes.tables",
    "TablesFound": "contrada.server.http.routes.operator",
    "Variation": "contrada.server.runtime.replays",
    "WaitingCount": "contrada.server.http.mine.games",
    "Webhook": "contrada.server.http.routes.webhooks",
}

__all__ = [
    "ActDone",
    "Address",
    "Analysis",
    "AnalysisStatus",
    "Audit",
    "BoxCheck",
    "BoxPage",
    "BrokenTables",
    "Connected",
    "Curve",
    "DealLine",
    "DealList",
    "DealPage",
    "Devices",
    "Games",
    "Health",
    "HintAnswer",
    "History",
    "Leaderboard",
    "Lobby",
    "Me",
    "MyBox",
    "MyBoxes",
    "MyData",
    "MyGames",
    "MyPage",
    "MyStanding",
    "Notifications",
    "OperatorLog",
    "Order",
    "Orders",
    "PeopleFound",
    "PersonalStatistics",
    "PuzzleAnswer",
    "PuzzleList",
    "PuzzlePosition",
    "ReadOnlyTable",
    "ReplayLog",
    "ReplayPage",
    "ReportsWaiting",
    "SeatLink",
    "ServerFigures",
    "Statistics",
    "SupplyAnswer",
    "TableRef",
    "TablesFound",
    "Variation",
    "WaitingCount",
    "Webhook",
]

__getattr__ = importer(__name__, _HOMES)
