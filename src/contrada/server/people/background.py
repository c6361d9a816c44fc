"""The background services of a server: results, standing orders, notifications, hints, replays,
analyses, puzzles, deals, checks of boxes, challenges and events of bot accounts.
"""

from __future__ import annotations

from typing import Final

from contrada.server.analyses.service import Analyses
from contrada.server.bots.hints import HintPool
from contrada.server.net.limits import Limiter, Slots
from contrada.server.people.box_checks import BoxChecks
from contrada.server.people.duplicate.service import Deals
from contrada.server.people.notify.mail import mailer
from contrada.server.people.notify.notifier import Notifier
from contrada.server.people.notify.push import push_service
from contrada.server.people.notify.recovery import Recovery
from contrada.server.people.notify.turn_watcher import TurnWatcher
from contrada.server.people.order_executor import OrderExecutor
from contrada.server.people.outside.challenges import ChallengeService
from contrada.server.people.outside.streams import BotStreams
from contrada.server.people.puzzles.desk import PuzzleDesk
from contrada.server.people.puzzles.store import PuzzleStore
from contrada.server.people.recorder import Recorder
from contrada.server.people.results import ResultStore
from contrada.server.people.statistics.profile_store import ProfileStore
from contrada.server.people.webhooks import WebhookSender
from contrada.server.runtime.replays import Replays
from contrada.server.runtime.service import TableService
from contrada.server.storage.database import key_of
from contrada.server.storage.people.turns import Turns

HINTS_PER_ADDRESS: Final = 2
"""Concurrent hint searches; per address, because one person can be any number of guests."""


class BackgroundServices:
    """The background services of a running server."""

    def __init__(self, tables: TableService) -> None:
        settings = tables.settings
        self.results = ResultStore(tables.store.engine)
        self.profiles = ProfileStore(tables.store.engine)
        self.recorder = Recorder(tables.store, self.results)
        tables.cache.watchers.append(self.recorder.on_change)
        self.orders = OrderExecutor(tables)
        tables.cache.watchers.append(self.orders.on_change)
        self.webhooks = WebhookSender(tables)
        tables.cache.watchers.append(self.webhooks.on_change)
        engine = tables.store.engine
        turns, self.mailer = Turns(engine), mailer(settings)
        push = push_service(settings, key_of(engine, "vapid"))
        self.notifier = Notifier(tables, turns, push, self.mailer)
        self.turns = TurnWatcher(turns, self.notifier)
        self.recovery = Recovery(self.notifier.contacts, self.mailer) if self.mailer else None
        tables.cache.watchers.append(self.turns.on_change)
        self.streams = BotStreams(tables)
        tables.cache.watchers.append(self.streams.on_change)
        self.challenges = ChallengeService(tables, self.streams.poke)
        self.hints = HintPool(settings.bot_seconds)
        self.replays = Replays()
        self.analyses = Analyses(tables)
        self.puzzles = PuzzleDesk()
        self.tried = PuzzleStore(engine)
        self.deals = Deals(tables, self.puzzles.library)
        self.boxes = BoxChecks()
        self.box_limit = Limiter(settings.boxes_per_minute)
        self.hint_limit = Limiter(settings.hints_per_minute)
        self.hint_slots = Slots(HINTS_PER_ADDRESS)

    def start(self) -> None:
        """Start the services, which resume unfinished work."""
        self.recorder.start()
        self.orders.start()
        self.turns.start()
        self.notifier.start()
        self.analyses.start()
        self.streams.start()
        if self.recovery is not None:
            self.recovery.start()

    async def close(self) -> None:
        """Stop all services."""
        await self.webhooks.close()
        await self.streams.close()
        await self.turns.close()
        await self.notifier.close()
        if self.recovery is not None:
            await self.recovery.close()
        if self.mailer is not None:
            self.mailer.close()
        await self.orders.close()
        await self.recorder.close()
        await self.analyses.close()
        await self.hints.close()
        await self.boxes.close()
