"""Names: which are accepted, which could be mistaken for each other, how strong passwords are."""

from __future__ import annotations

import contextlib
import time

import pytest

from contrada.server.common.refusal import Refused
from contrada.server.identity.names import (
    account_name,
    account_spellings,
    confusable_key,
    display_name,
    tell_apart,
)
from contrada.server.identity.passwords import check_strength
from tests.server.harness import Person, Running

ME = {"kind": "me"}
OPEN = {"kind": "open"}
PASSWORD = "correct horse battery"

INVISIBLE = {
    "zero width space": "An\u200bna",
    "hangul filler": "\u3164",
    "halfwidth filler": "\uffa0",
    "braille blank": "\u2800",
    "grapheme joiner": "An\u034fna",
    "direction override": "\u202eannA",
    "tag letters": "Anna\U000e0041",
    "soft hyphen": "An\u00adna",
    "a mark alone": "\u0301",
    "a pile of marks": "A" + "\u0301" * 12,
    "control": "An\x07na",
    "lone surrogate escape": "\ufffe",
    "blanks": " \u3000 ",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_names_that_cannot_be_seen_are_refused(server: Running, name: str) -> None:
    person = Person(server.port)
    refused = person.put("/api/me", {"name": name})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_name")
    assert person.get("/api/me").json()["name"] == ""
    person.put("/api/me", {"name": "Anna"})
    wish = {"game": "fiera", "seats": [ME, {"kind": "hot", "name": name}]}
    assert person.post("/api/tables", wish).status_code == 400
    table = person.create([ME, OPEN], "fiera")
    refused = person.do(table, "take", seat=1, name=name)
    if name.strip():
        assert refused.json()["code"] == "bad_name"
    person.close()


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "O'Brien", "田中", "שרה", "नमस्ते", "Anna B", "❤", "🦊", "Ångström 2"]
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert display_name(f"  {name} ") == name


def test_a_name_that_grows_by_normalisation_is_refused() -> None:
    with pytest.raises(Refused, match="24"):
        display_name("\ufdfa" * 20)


def test_accounts_that_look_alike_are_refused(server: Running) -> None:
    owner = Person(server.port, "Owner")
    first = {"account": "Paypal.Clone", "password": PASSWORD}
    assert owner.post("/api/me/account", first).json()["account"] == "paypal.clone"
    other = Person(server.port, "Other")
    for name in (
        "PAYPAL.CLONE",
        "рaypal.clone",  # the first letter is Cyrillic
        "ｐaypal.clone",  # and full-width
        "paypa1.clone",
        "paypal.c1one",
        "paypal.clоne",
    ):
        refused = other.post("/api/me/account", {"account": name, "password": PASSWORD})
        assert refused.json()["code"] == "taken", name
    for name in ("a\tb c", "a\u200bnna", "\u3164\u3164\u3164"):
        refused = other.post("/api/me/account", {"account": name, "password": PASSWORD})
        assert refused.json()["code"] == "bad_name", name
    fine = other.post("/api/me/account", {"account": "clone.paypal", "password": PASSWORD})
    assert fine.status_code == 200
    sign_in = {"account": "PayPal.Clone", "password": PASSWORD}
    assert other.post("/api/me/account/sign-in", sign_in).json()["name"] == "Owner"
    owner.close()
    other.close()


def test_a_deleted_accounts_name_is_free_again(server: Running) -> None:
    for _ in range(2):
        person = Person(server.port, "Phoenix")
        made = person.post("/api/me/account", {"account": "phoenix", "password": PASSWORD})
        assert made.status_code == 200
        gone = person.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 200
        person.close()


def test_players_of_one_name_are_told_apart(server: Running, people: list[Person]) -> None:
    anna = people[0]
    twin, third = Person(server.port, "Аnna"), Person(server.port, "anna")  # Cyrillic, lower case
    table = anna.create([ME, OPEN, OPEN], "fiera")
    twin.must(table, "take", seat=1)
    third.must(table, "take", seat=2)
    names = [seat["name"] for seat in anna.look(table)["table"]["seats"]]
    assert names == ["Anna", "Аnna (2)", "anna (3)"]
    twin.must(table, "say", text="hello", seat=1)
    assert [line["name"] for line in anna.get(f"/api/tables/{table}/chat").json()["lines"]] == [
        "Аnna (2)"
    ]
    twin.close()
    third.close()


def test_numbering_never_makes_a_name_that_is_there() -> None:
    assert tell_apart(["Anna", "Anna (2)", "Anna", "", "", "Bo"]) == [
        "Anna",
        "Anna (2)",
        "Anna (3)",
        "",
        "",
        "Bo",
    ]


def test_keys_are_stable_and_keep_plain_names_apart() -> None:
    plain = ["anna", "bruno", "clara", "dario", "emil", "mara", "nora", "omar", "rosa", "vera"]
    keys = [confusable_key(name) for name in plain]
    assert len(set(keys)) == len(plain)
    assert [confusable_key(key) for key in keys] == keys
    assert confusable_key("modern") == confusable_key("rnodern")
    assert confusable_key("Straße") == confusable_key("strasse")


def test_earlier_spellings_of_an_account_are_found() -> None:
    assert account_name("Anna.B") == "anna.b"
    assert account_spellings(" Anna  B ") == ["anna b", "anna b"]
    assert account_spellings("Anna ♥") == ["anna ♥"]
    assert account_spellings("Straße") == ["straße", "strasse"]


@pytest.mark.parametrize(
    "password",
    ["password", "short1!", "passwordpassword", "qwertyuiop", "1234567890", "aaaaaaaaaaaaaaa",
     "anna.b2024", "Password123!"],
)  # fmt: skip
def test_weak_passwords_are_refused(server: Running, password: str) -> None:
    person = Person(server.port, "Anna")
    made = person.post("/api/me/account", {"account": "anna.b", "password": password})
    assert (made.status_code, made.json()["code"]) == (400, "weak_password")
    assert person.get("/api/me").json()["account"] == ""
    person.close()


@pytest.mark.parametrize("piece", ["a", "ab1", "p4ssw0rd!", "(@$€%!|1l0oO)", "qwerty1990"])
def test_judging_a_long_password_takes_no_time(piece: str) -> None:
    check = (piece * 200)[:200]
    begun = time.perf_counter()
    with contextlib.suppress(Refused):
        check_strength(check, ["anna"])
    assert time.perf_counter() - begun < 0.5
