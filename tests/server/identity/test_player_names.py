"""Player names: invisible characters, stacked marks, names of bots, and confusable names."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosca.server.identity.player_names import is_confusable, random_guest_name, validate_name
from cosca.server.protocol.refusal import Refused
from tests.server.support.http_client import run_server
from tests.server.support.players import TableHarness
from tests.server.table.test_permissions import refused, run, two_player_table

BEN = [
    "ben",
    "B e n",
    "Ben.",
    "Bén",
    "Веп",
    "ΒΕΝ",
    "Ｂｅｎ",
    "𝐁𝐞𝐧",
    "B\u0336en",
    "Ben\ufe0f",
    "Be\u200dn",
    "ʙen",
]


@pytest.mark.parametrize("name", BEN)
def test_confusable_with_ben(name: str) -> None:
    assert is_confusable(name, ["Anna", "Ben"])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ill", "lll"), ("Il1", "I1l"), ("Boss", "B0ss"), ("Ivvo", "Iwo"),
     ("Άννα", "ΑΝΝΑ"), ("Straße", "STRASSE"), ("Łukasz", "Lukasz"), ("Corn", "Com"), ("...", "…")],
)  # fmt: skip
def test_confusable_names(one: str, other: str) -> None:
    assert is_confusable(one, [other])


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ben"), ("Guest 101", "Guest 110"), ("Ann", "Anna"), ("🍋", "🍊")])
def test_distinct_names(one: str, other: str) -> None:
    assert not is_confusable(one, [other])


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "name_unseen"),
        ("\u2800\u2800", "name_unseen"),
        ("Be\u115fn", "name_unseen"),
        ("Be\u200dn", "name_unseen"),
        ("Ben\ufe00", "name_unseen"),
        ("Ben\U000e0101", "name_unseen"),
        ("\u0301Ben", "name_unseen"),
        ("B" + "\u0336\u0335\u0334" * 3 + "en", "name_marks"),
        ("Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫ", "name_marks"),
        ("Bеn", "name_scripts"),
        ("Αnna", "name_scripts"),
        ("Capo", "name_reserved"),
        ("S0ldato", "name_reserved"),
        ("consigliere", "name_reserved"),
        ("(left)", "name_reserved"),
        ("Admin", "name_reserved"),
        ("Strong Bot", "name_reserved"),
        ("\u200b\u200b", "empty"),
        ("x" * 100, "too_long"),
    ],
)
def test_names_that_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as no:
        validate_name(name, 40)
    assert (no.value.code, no.value.why) == ("malformed", why)
    assert str(no.value)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoë", "Nguyễn Thị Ánh", "Никита", "Ελένη", "日本 太郎", "ひろし", "김철수", "שָׁלוֹם", "مُحَمَّد", "ที่นี่", "नमस्ते",
     "👨‍👩‍👧 Rossi", "❤️", "🏳️‍🌈", "Don 👍🏽", "O’Neil", "Guest 101", "X Æ A-12", "東京 Tokyo"],
)  # fmt: skip
def test_names_in_many_scripts_are_accepted(name: str) -> None:
    assert validate_name(name, 40)


def test_joining_with_a_confusable_name_is_refused(sqlite_url: str) -> None:
    async def play(harness: TableHarness) -> None:
        table = await two_player_table(harness)
        await table.update_settings("u-anna", {"open": True})
        fake = await harness.user("Ben")
        assert fake.id == "u-Ben"
        await refused(table.join(fake, table.row.invite), "name_taken")
        connection = await harness.connect(table, "Ben", None)  # watching is free
        await refused(table.say("u-Ben", None, "I give up", False, harness.message_id()), "name_taken")
        await refused(table.sit(fake, 4, "me"), "name_taken")
        table = await harness.reload(table)
        await harness.connect(table, "Ben", None)
        await refused(table.say("u-Ben", None, "I give up", False, harness.message_id()), "name_taken")
        await table.say("u-ben", 3, "it is me", False, harness.message_id())  # who was first has the name
        assert connection.closed is None

    run(sqlite_url, play)


def test_renaming_to_a_confusable_name_is_refused(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        anna, ben, eve = server.visitor("Anna"), server.visitor("Ben"), server.visitor("Eve")
        made = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "open": True}).json()
        assert ben.post(f"/api/tables/{made['id']}/seats/3", {"player": "me"}).status_code == 200
        assert eve.send("PATCH", "/api/me", {"name": "Ben"}).status_code == 200  # of whom Eve knows nothing
        invite = server.run(server.services.store.table(made["id"])).invite
        for answer in (
            ben.send("PATCH", "/api/me", {"name": "anna"}),
            anna.send("PATCH", "/api/me", {"name": "BEN"}),
            eve.post(f"/api/tables/{made['id']}/seats/2", {"player": "me"}),
            eve.post(f"/api/tables/{made['id']}/join", {"invite": invite}),
        ):
            assert eve.error(answer, 403) == "not_allowed"
            assert answer.json()["error"]["why"] == "name_taken"
        with eve.socket(made["id"], None) as connection:
            connection.send("chat", seat=None, text="it is me, Ben")
            assert connection.wait_for("error")["why"] == "name_taken"
        assert (
            server.visitor("x").error(server.visitor("y").send("PATCH", "/api/me", {"name": "Capo"}), 400)
            == "malformed"
        )


def test_random_guest_names_are_valid() -> None:
    names = {random_guest_name() for _ in range(200)}
    assert len(names) > 25
    assert {validate_name(name, 24) for name in names} == names
