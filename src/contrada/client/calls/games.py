"""The games and their boxes, results and statistics."""

from __future__ import annotations

from typing import Any

from contrada.client import answers
from contrada.client.calls.requests import Requests, part
from contrada.core.messages import Json


class Games(Requests):
    """Requests about games, boxes and results."""

    def health(self) -> answers.Health:
        """The version and build of the server, and the number of its tables."""
        return self._call(answers.Health, "GET", "/health")

    def games(self) -> answers.Games:
        """The games of the server with their options, and the built-in bots."""
        return self._call(answers.Games, "GET", "/api/games")

    # -- boxes -------------------------------------------------------------------------------

    def game_box(self, game: str, name: str = "") -> answers.BoxPage:
        """The published box of a game, or another that comes with it."""
        return self._call(answers.BoxPage, "GET", f"/api/games/{part(game)}/box", name=name)

    def my_boxes(self) -> answers.MyBoxes:
        """My boxes."""
        return self._call(answers.MyBoxes, "GET", "/api/me/boxes")

    def my_box(self, box: str) -> answers.MyBox:
        """One of my boxes with its content."""
        return self._call(answers.MyBox, "GET", f"/api/me/boxes/{part(box)}")

    def make_box(self, game: str, name: str, **copied: Any) -> answers.MyBox:
        """Keep a box: a copy (`like`, or `table` and `seat`), or the text of a file (`toml`)."""
        body = {"game": game, "name": name, **copied}
        return self._call(answers.MyBox, "POST", "/api/me/boxes", body)

    def change_box(
        self,
        box: str,
        *,
        name: str | None = None,
        toml: str | None = None,
        components: Json | None = None,
    ) -> answers.MyBox:
        """Change a box of mine: its name, and its content as a file or as components."""
        body = {"name": name, "toml": toml, "components": components}
        return self._call(answers.MyBox, "PUT", f"/api/me/boxes/{part(box)}", body)

    def delete_box(self, box: str) -> None:
        """Delete a box of mine."""
        self.call("DELETE", f"/api/me/boxes/{part(box)}")

    def check_box(
        self, game: str, *, toml: str | None = None, components: Json | None = None
    ) -> answers.BoxCheck:
        """Check a box without storing it: what is wrong, or what differs from the published one."""
        body = {"game": game, "toml": toml, "components": components}
        return self._call(answers.BoxCheck, "POST", "/api/boxes/check", body)

    # -- results -----------------------------------------------------------------------------

    def leaderboard(self, game: str, bots: bool = False) -> answers.Leaderboard:
        """The best players of a game, or the best bot accounts."""
        who = "bots" if bots else ""
        return self._call(answers.Leaderboard, "GET", "/api/leaderboard", game=game, who=who)

    def statistics(self, game: str) -> answers.Statistics:
        """Mean points and wins of a game."""
        return self._call(answers.Statistics, "GET", "/api/statistics", game=game)

    def history(self, after: str = "", limit: int = 50) -> answers.History:
        """My finished games, newest first."""
        return self._call(answers.History, "GET", "/api/me/history", after=after, limit=limit)

    def my_statistics(self) -> answers.PersonalStatistics:
        """My results, ratings and analysed games."""
        return self._call(answers.PersonalStatistics, "GET", "/api/me/statistics")

    def my_page(self) -> answers.MyPage:
        """What others see of my statistics, and where."""
        return self._call(answers.MyPage, "GET", "/api/me/page")

    def show(
        self, *, results: bool = False, ratings: bool = False, analyses: bool = False
    ) -> answers.MyPage:
        """Choose what others see of my statistics."""
        body = {"results": results, "ratings": ratings, "analyses": analyses}
        return self._call(answers.MyPage, "PUT", "/api/me/page", body)

    def player(self, handle: str) -> answers.PersonalStatistics:
        """What somebody shows of their statistics."""
        return self._call(answers.PersonalStatistics, "GET", f"/api/players/{part(handle)}")
