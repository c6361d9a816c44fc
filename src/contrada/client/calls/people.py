"""Who I am: name, account, devices, notifications, standing."""

from __future__ import annotations

from collections.abc import Mapping

from contrada.client import answers
from contrada.client.calls.requests import Requests, part, table_path
from contrada.core.game import SPECTATOR
from contrada.server.tables import requests


class People(Requests):
    """Requests about the person."""

    def me(self) -> answers.Me:
        """My name and account."""
        return self._call(answers.Me, "GET", "/api/me")

    def set_name(self, name: str) -> answers.Me:
        """Choose a name; needed before creating or joining tables."""
        return self._call(answers.Me, "PUT", "/api/me", requests.NewName(name))

    def delete_me(self, password: str = "") -> None:
        """Delete me: name, account, devices and chat; with an account, by its password."""
        self.call("DELETE", "/api/me", requests.Farewell(password))

    def my_data(self) -> answers.MyData:
        """Everything that the server stores about me."""
        return self._call(answers.MyData, "GET", "/api/me/data")

    def my_standing(self) -> answers.MyStanding:
        """The sanctions against me, and whether I am an operator."""
        return self._call(answers.MyStanding, "GET", "/api/me/standing")

    # -- account -----------------------------------------------------------------------------

    def make_account(self, account: str, password: str) -> answers.Me:
        """Make an account of this identity."""
        body = requests.Credentials(account, password)
        return self._call(answers.Me, "POST", "/api/me/account", body)

    def sign_in(self, account: str, password: str) -> answers.Me:
        """Sign in to an account."""
        body = requests.Credentials(account, password)
        return self._call(answers.Me, "POST", "/api/me/account/sign-in", body)

    def sign_out(self) -> None:
        """Sign out."""
        self.call("POST", "/api/me/account/sign-out")

    def change_password(self, old: str, new: str) -> answers.Me:
        """Change the password, which signs out all other devices."""
        body = requests.NewPassword(old, new)
        return self._call(answers.Me, "PUT", "/api/me/account/password", body)

    def devices(self) -> answers.Devices:
        """Where I am signed in."""
        return self._call(answers.Devices, "GET", "/api/me/devices")

    def sign_out_device(self, device: str) -> None:
        """Sign out one device."""
        self.call("DELETE", f"/api/me/devices/{part(device)}")

    def sign_out_devices(self) -> None:
        """Sign out all devices, this one too."""
        self.call("DELETE", "/api/me/devices")

    # -- address and notifications -----------------------------------------------------------

    def set_address(self, address: str, password: str, lang: str = "en") -> answers.Address:
        """Set my e-mail address, which the server asks to confirm; an empty one removes it."""
        body = {"address": address, "password": password, "lang": lang}
        return self._call(answers.Address, "PUT", "/api/me/address", body)

    def confirm_address(self, token: str) -> None:
        """Confirm an address by the token in the mail."""
        self.call("POST", "/api/address/confirm", {"token": token})

    def forgotten_password(self, address: str, lang: str = "en") -> None:
        """Ask for a new password by mail."""
        self.call("POST", "/api/password/forgotten", {"address": address, "lang": lang})

    def reset_password(self, token: str, password: str) -> None:
        """Set a new password by the token in the mail; signs out every device."""
        self.call("POST", "/api/password/reset", {"token": token, "password": password})

    def notifications(self) -> answers.Notifications:
        """How I am notified, and what this server offers."""
        return self._call(answers.Notifications, "GET", "/api/me/notifications")

    def set_notifications(
        self,
        *,
        push: bool,
        mail: bool,
        lang: str = "en",
        zone: str = "UTC",
        quiet: tuple[int, int] | None = None,
    ) -> answers.Notifications:
        """Choose how I am notified; `quiet` is from and to, in minutes of the day in `zone`."""
        begin, end = quiet if quiet is not None else (None, None)
        body = {
            "lang": lang,
            "zone": zone,
            "push": push,
            "mail": mail,
            "quiet_from": begin,
            "quiet_to": end,
        }
        return self._call(answers.Notifications, "PUT", "/api/me/notifications", body)

    def add_push(self, subscription: Mapping[str, str]) -> answers.Notifications:
        """Notify a browser: its `endpoint`, `p256dh` and `auth`."""
        return self._call(answers.Notifications, "POST", "/api/me/push", dict(subscription))

    def remove_push(self, endpoint: str) -> answers.Notifications:
        """Notify a browser no longer."""
        return self._call(answers.Notifications, "DELETE", "/api/me/push", {"endpoint": endpoint})

    def webhook(self) -> answers.Webhook:
        """The address that is called when it is my turn."""
        return self._call(answers.Webhook, "GET", "/api/me/webhook")

    def set_webhook(self, url: str) -> answers.Webhook:
        """Set that address; its secret is sent this once. An empty one deletes it."""
        return self._call(answers.Webhook, "PUT", "/api/me/webhook", {"url": url})

    # -- others ------------------------------------------------------------------------------

    def report(
        self, table: str, reason: str, *, seat: int = SPECTATOR, line: int | None = None
    ) -> None:
        """Report the player of a seat, or a line of chat by its id, to the operator."""
        body = {"reason": reason, "seat": seat, "line": line}
        self.call("POST", table_path(table, "/report"), body)
