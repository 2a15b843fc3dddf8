"""Attacks by names: invisible ones, piled-up ones, those of bots, and those that look like somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosca.server.errors import Refused
from cosca.server.names import alike, checked_name, some_name
from tests.server.people import House
from tests.server.test_powers import refused, run, two
from tests.server.visiting import serving

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
def test_what_would_be_taken_for_ben(name: str) -> None:
    assert alike(name, ["Anna", "Ben"])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ill", "lll"), ("Il1", "I1l"), ("Boss", "B0ss"), ("Ivvo", "Iwo"),
     ("Άννα", "ΑΝΝΑ"), ("Straße", "STRASSE"), ("Łukasz", "Lukasz"), ("Corn", "Com"), ("...", "…")],
)  # fmt: skip
def test_what_looks_alike(one: str, other: str) -> None:
    assert alike(one, [other])


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ben"), ("Guest 101", "Guest 110"), ("Ann", "Anna"), ("🍋", "🍊")])
def test_what_does_not(one: str, other: str) -> None:
    assert not alike(one, [other])


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
        checked_name(name, 40)
    assert (no.value.code, no.value.why) == ("malformed", why)
    assert str(no.value)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoë", "Nguyễn Thị Ánh", "Никита", "Ελένη", "日本 太郎", "ひろし", "김철수", "שָׁלוֹם", "مُحَمَّد", "ที่นี่", "नमस्ते",
     "👨‍👩‍👧 Rossi", "❤️", "🏳️‍🌈", "Don 👍🏽", "O’Neil", "Guest 101", "X Æ A-12", "東京 Tokyo"],
)  # fmt: skip
def test_names_of_people_everywhere(name: str) -> None:
    assert checked_name(name, 40)


def test_nobody_joins_or_speaks_as_somebody_else(sqlite_url: str) -> None:
    async def play(home: House) -> None:
        table = await two(home)
        await table.change("u-anna", {"open": True})
        fake = await home.user("Ben")
        assert fake.id == "u-Ben"
        await refused(table.join(fake, table.row.invite), "name_taken")
        line = await home.line(table, "Ben", None)  # watching is free
        await refused(table.say("u-Ben", None, "I give up", False, home.id()), "name_taken")
        await refused(table.sit(fake, 4, "me"), "name_taken")
        table = await home.again(table)
        await home.line(table, "Ben", None)
        await refused(table.say("u-Ben", None, "I give up", False, home.id()), "name_taken")
        await table.say("u-ben", 3, "it is me", False, home.id())  # who was first has the name
        assert line.closed is None

    run(sqlite_url, play)


def test_nobody_renames_into_somebody_else_at_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        anna, ben, eve = house.visitor("Anna"), house.visitor("Ben"), house.visitor("Eve")
        made = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "open": True}).json()
        assert ben.post(f"/api/tables/{made['id']}/seats/3", {"player": "me"}).status_code == 200
        assert eve.send("PATCH", "/api/me", {"name": "Ben"}).status_code == 200  # of whom Eve knows nothing
        invite = house.run(house.state.store.table(made["id"])).invite
        for answer in (
            ben.send("PATCH", "/api/me", {"name": "anna"}),
            anna.send("PATCH", "/api/me", {"name": "BEN"}),
            eve.post(f"/api/tables/{made['id']}/seats/2", {"player": "me"}),
            eve.post(f"/api/tables/{made['id']}/join", {"invite": invite}),
        ):
            assert eve.error(answer, 403) == "not_allowed"
            assert answer.json()["error"]["why"] == "name_taken"
        with eve.socket(made["id"], None) as line:
            line.say("chat", seat=None, text="it is me, Ben")
            assert line.until("error")["why"] == "name_taken"
        assert (
            house.visitor("x").error(house.visitor("y").send("PATCH", "/api/me", {"name": "Capo"}), 400) == "malformed"
        )


def test_whoever_gives_no_name_gets_one_that_anybody_may_have() -> None:
    names = {some_name() for _ in range(200)}
    assert len(names) > 25
    assert {checked_name(name, 24) for name in names} == names
