"""E-mail: addresses are confirmed, turns are told, passwords are reset, and nobody is betrayed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default as modern
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from contrada.core import registry
from contrada.server.common.refusal import Refused
from contrada.server.net.limits import Limiter
from contrada.server.people.notify.letters import turn_letter
from contrada.server.people.notify.mail import Mailer, checked_address
from contrada.server.people.notify.recovery import PER_HOUR, PER_NETWORK
from contrada.server.settings import BadSetting, read_settings
from contrada.words import LANGUAGES
from tests.server.harness import Person, Running, free_port, quick
from tests.server.test_webhooks import begun
from tests.toy import ENTRY

PASSWORD = "correct horse battery"
NEW = "staple of another stable"


class Post:
    """A mail server at a loopback port."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.receivers: list[list[str]] = []
        self.refuse = 0
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            self.refuse -= 1
            return "451 try again"
        self.mails.append(BytesParser(EmailMessage, policy=modern).parsebytes(envelope.content))
        self.receivers.append(envelope.rcpt_tos)
        return "250 OK"

    def wait(self, count: int) -> EmailMessage:
        until = time.monotonic() + 20
        while len(self.mails) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.mails) == count
        return self.mails[-1]


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    found = Post()
    yield found
    found.controller.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, office: Post) -> Iterator[Running]:
    registry.register(ENTRY)
    found = Running(
        quick(
            tmp_path_factory.mktemp("data"),
            smtp_url=f"smtp://127.0.0.1:{office.port}",
            mail_from="Contrada <post@play.test>",
            public_url="http://play.test/",
        )
    )
    notifier = found.services.background.notifier
    notifier.push_delay = notifier.mail_delay = 0
    notifier.look_seconds = 0.05
    found.services.background.turns.pause = 0.1
    yield found
    found.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def post(office: Post) -> Post:
    """The mail server, which has received nothing yet."""
    office.mails.clear()
    office.receivers.clear()
    return office


@pytest.fixture
def running(site: Running) -> Iterator[Running]:
    """The server, without accounts and without memory of earlier requests."""
    recovery = site.services.background.recovery
    assert recovery is not None
    recovery.networks = Limiter.per_hour(PER_NETWORK)
    recovery._addresses = Limiter.per_hour(PER_HOUR)
    yield site
    with site.store.engine.begin() as connection:
        for table in ("turns", "addresses", "mail_tokens", "account_keys"):
            connection.exec_driver_sql(f"DELETE FROM {table}")
        connection.exec_driver_sql("UPDATE users SET account = NULL")


def with_account(running: Running, name: str) -> Person:
    person = Person(running.port, name)
    wish = {"account": name.lower(), "password": PASSWORD}
    assert person.post("/api/me/account", wish).status_code == 200
    return person


def wish_for(address: str, **more: str) -> dict[str, str]:
    return {"address": address, "password": PASSWORD, **more}


def token_in(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"http://play\.test/{page}#([\w-]+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


def confirmed(person: Person, post: Post, address: str) -> None:
    count = len(post.mails)
    assert person.put("/api/me/address", wish_for(address)).json()["pending"] == address
    token = token_in(post.wait(count + 1), "confirm")
    assert person.post("/api/address/confirm", {"token": token}).status_code == 200
    assert person.get("/api/me/notifications").json()["address"] == address


def test_an_address_is_used_only_after_it_was_confirmed(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    told = anna.put("/api/me/address", wish_for("Anna@Mail.Test", lang="de")).json()
    assert told == {"address": "", "pending": "anna@mail.test"}
    mail = post.wait(1)
    assert mail["To"] == "anna@mail.test"
    assert mail["Subject"] == "Bestätige deine Adresse für Contrada"
    assert "Konto anna" in mail.get_content()
    token = token_in(mail, "confirm")
    stranger = Person(running.port)
    assert stranger.post("/api/address/confirm", {"token": "x" * 40}).status_code == 403
    assert stranger.post("/api/address/confirm", {"token": token}).status_code == 200
    assert stranger.post("/api/address/confirm", {"token": token}).status_code == 403
    told = anna.get("/api/me/notifications").json()
    assert (told["address"], told["pending"], told["mail_offered"]) == ("anna@mail.test", "", True)
    with running.store.engine.connect() as connection:
        stored = str(connection.exec_driver_sql("SELECT * FROM mail_tokens").all())
    assert token not in stored
    anna.close()
    stranger.close()


def test_a_stolen_session_cannot_change_the_address(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    refused = anna.put("/api/me/address", {"address": "thief@mail.test", "password": "guess"})
    assert refused.json()["code"] == "wrong_password"
    guest = Person(running.port, "Guest")
    assert guest.put("/api/me/address", wish_for("g@mail.test")).json()["code"] == "not_signed_in"
    assert post.mails == []
    anna.close()
    guest.close()


def test_a_turn_is_told_by_mail_and_nothing_of_the_game(running: Running, post: Post) -> None:
    two = with_account(running, "Anna"), with_account(running, "Bruno")
    for person, address in zip(two, ("anna@mail.test", "bruno@mail.test"), strict=True):
        confirmed(person, post, address)
    post.refuse = 1
    table = begun(two)
    until = time.monotonic() + 10
    while post.refuse:
        assert time.monotonic() < until
        time.sleep(0.02)
    time.sleep(0.2)
    with running.store.engine.begin() as connection:  # not to wait a minute for the next attempt
        connection.exec_driver_sql("UPDATE turns SET due_at = 0 WHERE stage = 1")
    mail = post.wait(3)
    first = 0 if two[0].look(table, 0)["game"]["legal"] else 1
    assert mail["To"] == ("anna@mail.test", "bruno@mail.test")[first]
    assert post.receivers[-1] == [mail["To"]]
    expected = turn_letter("en", "fiera", table, "http://play.test")
    assert mail["Subject"] == expected.subject
    assert mail.get_content().split() == expected.text.split()
    assert f"http://play.test/table/{table}" in mail.get_content()
    assert mail["Auto-Submitted"] == "auto-generated"
    time.sleep(0.3)
    assert len(post.mails) == 3
    for person in two:
        person.close()


def test_a_forgotten_password_is_replaced_once(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    confirmed(anna, post, "anna@mail.test")
    somebody = Person(running.port)
    asked = somebody.post("/api/password/forgotten", {"address": "anna@mail.test", "lang": "nl"})
    assert asked.json() == {}
    mail = post.wait(2)
    assert mail["Subject"] == "Een nieuw wachtwoord voor Contrada"
    token = token_in(mail, "reset")
    weak = somebody.post("/api/password/reset", {"token": token, "password": "short"})
    assert weak.json()["code"] == "weak_password"
    done = somebody.post("/api/password/reset", {"token": token, "password": NEW})
    assert done.status_code == 200
    again = somebody.post("/api/password/reset", {"token": token, "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (403, "not_allowed")
    assert anna.get("/api/me").json()["account"] == ""  # every device is signed out
    old = somebody.post("/api/me/account/sign-in", {"account": "anna", "password": PASSWORD})
    assert old.json()["code"] == "wrong_password"
    new = somebody.post("/api/me/account/sign-in", {"account": "anna", "password": NEW})
    assert new.json()["account"] == "anna"
    anna.close()
    somebody.close()


def test_links_die_with_time_with_another_password_and_with_the_address(
    running: Running, post: Post
) -> None:
    anna = with_account(running, "Anna")
    confirmed(anna, post, "anna@mail.test")
    contacts = running.services.background.notifier.contacts
    user = anna.get("/api/me/data").json()["id"]
    far = 2**52
    old = contacts.new_token(user, "reset", "anna@mail.test", 1)
    assert anna.post("/api/password/reset", {"token": old, "password": NEW}).status_code == 403
    wrong = contacts.new_token(user, "confirm", "anna@mail.test", far)
    assert anna.post("/api/password/reset", {"token": wrong, "password": NEW}).status_code == 403
    link = contacts.new_token(user, "reset", "anna@mail.test", far)
    change = {"old": PASSWORD, "new": NEW}
    assert anna.put("/api/me/account/password", change).status_code == 200
    assert anna.post("/api/password/reset", {"token": link, "password": NEW}).status_code == 403
    link = contacts.new_token(user, "reset", "anna@mail.test", far)
    removed = anna.put("/api/me/address", {"address": "", "password": NEW})
    assert removed.json() == {"address": "", "pending": ""}
    assert anna.post("/api/password/reset", {"token": link, "password": NEW}).status_code == 403
    anna.close()


def test_nobody_learns_which_addresses_exist(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    confirmed(anna, post, "anna@mail.test")
    anna.put("/api/me/address", wish_for("new@mail.test"))  # not confirmed
    post.wait(2)
    somebody = Person(running.port)
    answers = [
        somebody.post("/api/password/forgotten", {"address": address})
        for address in ("anna@mail.test", "nobody@mail.test", "new@mail.test")
    ]
    seen = {(answer.status_code, answer.text) for answer in answers}
    assert seen == {(200, "{}")}
    post.wait(3)  # one mail: to the confirmed address
    assert post.mails[-1]["To"] == "anna@mail.test"
    time.sleep(0.2)
    assert len(post.mails) == 3
    anna.close()
    somebody.close()


def test_nobody_is_flooded(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    confirmed(anna, post, "anna@mail.test")
    somebody = Person(running.port)
    codes = [
        somebody.post("/api/password/forgotten", {"address": "anna@mail.test"}).status_code
        for _ in range(12)
    ]
    assert codes[:9] == [200] * 9  # one request of the network was spent on the confirmation
    assert 429 in codes
    post.wait(1 + 3)
    time.sleep(0.3)
    assert len(post.mails) == 1 + 3
    anna.close()
    somebody.close()


@pytest.mark.parametrize(
    "address",
    [
        "anna",
        "anna@mail",
        "anna@mail.test\nBcc: all@mail.test",
        "anna@mail.test\r\n",
        "anna@mail.test, all@mail.test",
        '"anna\\r\\nBcc: x"@mail.test',
        "anna@-mail.test",
        "anna <a@mail.test>",
        "ännä@mail.test",
        "a" * 65 + "@mail.test",
        "a@" + "b." * 150 + "test",
        "@mail.test",
    ],
)
def test_addresses_that_could_carry_headers_are_refused(address: str) -> None:
    if address.endswith("\r\n"):
        assert checked_address(address) == "anna@mail.test"
        return
    with pytest.raises(Refused):
        checked_address(address)


def test_headers_never_hold_line_breaks() -> None:
    settings = read_settings(
        {},
        smtp_url="smtp://127.0.0.1",
        mail_from="post@play.test",
        public_url="http://play.test",
    )
    mailer = Mailer(settings)
    with pytest.raises(ValueError, match=r"linefeed|newline|CR"):
        mailer.compose("anna@mail.test", "Hello\r\nBcc: all@mail.test", "text")
    mailer.close()


def test_settings_that_cannot_work_are_refused() -> None:
    whole = {
        "CONTRADA_SMTP_URL": "smtp://mail.test",
        "CONTRADA_MAIL_FROM": "post@play.test",
        "CONTRADA_PUBLIC_URL": "https://play.test",
    }
    read_settings(whole)
    for name, bad in (
        ("CONTRADA_SMTP_URL", "http://mail.test"),
        ("CONTRADA_MAIL_FROM", ""),
        ("CONTRADA_MAIL_FROM", "a@b\nc"),
        ("CONTRADA_PUBLIC_URL", ""),
    ):
        with pytest.raises(BadSetting):
            read_settings({**whole, name: bad})


def test_addresses_are_in_my_data_and_go_with_the_person(running: Running, post: Post) -> None:
    anna = with_account(running, "Anna")
    confirmed(anna, post, "anna@mail.test")
    kept = anna.get("/api/me/data").json()["kept"]
    assert kept["address"] == {"address": "anna@mail.test", "pending": ""}
    assert kept["notifications"]["zone"] == "UTC"
    gone = anna.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert gone.status_code == 200
    with running.store.engine.connect() as connection:
        for table in ("addresses", "mail_tokens", "notice_settings", "push_subscriptions"):
            assert connection.exec_driver_sql(f"SELECT * FROM {table}").all() == []
    anna.close()


def test_letters_are_worded_in_every_language() -> None:
    letters = {lang: turn_letter(lang, "palazzo", "abc", "http://play.test") for lang in LANGUAGES}
    assert len({letter.text for letter in letters.values()}) == len(LANGUAGES)
    for letter in letters.values():
        assert "Palazzo" in letter.subject
        assert "http://play.test/table/abc" in letter.text
        assert "http://play.test/notifications" in letter.text
