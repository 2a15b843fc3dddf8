"""Exported games: only those in which everyone agrees, only what happened in them, and the database is only read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

import cosca
from cosca.bots.arena import ArenaGame, play_game
from cosca.cli import run
from cosca.dataset import StoredGame, read_games
from cosca.dataset.columns import COLUMNS
from cosca.server.core.settings import Settings
from cosca.server.replay.games_export import NO_RESULT, NOT_ALLOWED, OTHER_RULES, GamesExport
from cosca.server.storage.database import Write
from cosca.server.storage.schema import entries, metadata, results, seats, tables
from cosca.server.storage.statements import delete_user
from cosca.server.storage.store import Store
from cosca.server.storage.users import change_user
from tests.server.ratings.games import free_for_all
from tests.server.support.http_client import run_server
from tests.server.support.people import account, login_of, play, set_privacy
from tests.server.support.rows import entry, line, seat, table, user, with_store

OPTIONS = {"seats": 3}
ALLOWED = {"publish": True}
SEED = 0x5E


@cache
def played(seed: int = SEED) -> ArenaGame:
    return play_game(cosca.game("corleones_empire", **OPTIONS), seed, ("random",) * 3)


def outcome(game: ArenaGame) -> dict[str, Any]:
    """Return the result as it is stored."""
    by_seat = {name: {str(s): n for s, n in getattr(game.outcome, name).items()} for name in ("ranks", "scores")}
    return {"winners": list(game.outcome.winners), "reason": game.outcome.reason, "facts": {}, **by_seat}


def finished(id: str = "t1", seed: int = SEED, **facts: Any) -> list[Write]:
    """A game that Anna and Ben played against a bot; Anna undid her first choice."""
    game, owner = played(seed), {1: "anna", 2: "ben"}
    values = {
        "game": "corleones_empire", "options": OPTIONS, "data": cosca.game("corleones_empire").data_name(),
        "rules": cosca.game("corleones_empire").rules_version, "seed": f"{seed:064x}", "status": "over",
        "name": "Ben’s birthday", "host": "anna", "outcome": outcome(game),
    }  # fmt: skip
    log = [(at, f"{choice}") for at, choice in game.log]
    first = next(number for number, (at, _) in enumerate(log) if at == 1)
    kinds: list[tuple[str, int | None, str | None]] = [("start", None, None)]
    for number, (at, text) in enumerate(log):
        kinds += [("choice", at, text)] * (2 if number == first else 1)
        if number == first:
            kinds.insert(-1, ("undo", 1, None))
    rows: list[Write] = []
    for seq, (kind, at, text) in enumerate(kinds, 1):
        who = owner.get(at or 0)
        removes = [seq - 1] if kind == "undo" else None
        message = f"{who} {seq}" if who else None
        rows.append(entry(id, seq, kind=kind, seat=at, choice=text, user_id=who, message=message, removes=removes))
    return [
        table(id, **{**values, **facts}),
        seat(id, 1, "anna"),
        seat(id, 2, "ben"),
        seat(id, 3, bot="soldato"),
        *rows,
        line(id, 1, "ben", "meet me at Bronte"),
    ]


PEOPLE = [user("anna", login="anna99", privacy=ALLOWED), user("ben", login="ben77", privacy=ALLOWED)]


def export(url: str, **options: Any) -> tuple[list[StoredGame], dict[str, int]]:
    async def work() -> tuple[list[StoredGame], dict[str, int]]:
        source = GamesExport(url, Settings(database_url=url), **options)
        games = [game async for game in source.games() if game is not None]
        return games, dict(source.left_out)

    return asyncio.run(work())


def exported_after(url: str, *writes: Write) -> tuple[list[StoredGame], dict[str, int]]:
    async def work(store: Store) -> None:
        await store.write(*PEOPLE, *finished(), *writes)

    with_store(url, work)
    return export(url)


def test_exported_game_is_the_one_that_was_played(database_url: str) -> None:
    (stored,), left_out = exported_after(database_url)
    game = played()
    assert left_out == {}
    stored.verify()
    assert stored.outcome == game.outcome
    assert list(zip(stored.seats, stored.choices, strict=True)) == [(at, str(choice)) for at, choice in game.log]
    assert stored.players == ("person", "person", "soldato")
    assert stored.human == tuple(at != 3 for at in stored.seats)
    assert stored.complete
    (seen,), _ = export(database_url, observations=True)
    seen.verify()
    assert export(database_url, game="la_famiglia") == ([], {})


def result(id: str, number: int, **changes: Any) -> Write:
    row = free_for_all(anna=1, ben=2)[number].to_values()
    return insert(results).values({**row, "table_id": id, **changes})


LEFT_OUT: dict[str, tuple[str, Callable[[], list[Write]]]] = {
    "no choice was made": (NOT_ALLOWED, lambda: [change_user("ben", privacy=None)]),
    "withdrawn": (NOT_ALLOWED, lambda: [change_user("ben", privacy={"publish": False})]),
    "only almost true": (
        NOT_ALLOWED,
        lambda: [change_user("ben", privacy={"publish": 1})],
    ),
    "guest": (NOT_ALLOWED, lambda: [change_user("ben", login=None)]),
    "banned": (NOT_ALLOWED, lambda: [change_user("ben", banned=True)]),
    "deleted": (NOT_ALLOWED, lambda: list(delete_user("ben", "default"))),
    "deleted before the end": (
        NOT_ALLOWED,
        lambda: [
            *delete_user("ben", "default"),
            update(seats).where(seats.c.seat == 2).values(bot="default", stand_in=True),
        ],
    ),
    "played a while": (
        NOT_ALLOWED,
        lambda: [
            user("carla", login="carla"),
            update(entries).where(entries.c.seat == 2, entries.c.seq < 40).values(user_id="carla"),
        ],
    ),
    "played a while and was deleted": (
        NOT_ALLOWED,
        lambda: [
            user("carla", login="carla", privacy=ALLOWED),
            update(entries).where(entries.c.seat == 2, entries.c.seq < 40).values(user_id="carla"),
            *delete_user("carla", "default"),
        ],
    ),
    "owner of the result": (NOT_ALLOWED, lambda: [user("carla", login="carla"), result("t1", 0, user_id="carla")]),
    "unknown owner of the result": (NOT_ALLOWED, lambda: [result("t1", 1, user_id=None)]),
    "on somebody's screen": (NOT_ALLOWED, lambda: [update(seats).where(seats.c.seat == 2).values(name="Dora")]),
    "without a result": (NO_RESULT, lambda: [update(tables).values(outcome=None)]),
    "another result": (OTHER_RULES, lambda: [update(tables).values(outcome={**outcome(played()), "winners": []})]),
    "an illegal choice": (OTHER_RULES, lambda: [update(entries).where(entries.c.seq == 30).values(choice="area gela")]),
    "components that are gone": (OTHER_RULES, lambda: [update(tables).values(data="house-0 0123456789abcdef")]),
    "lesson": ("", lambda: [update(tables).values(lesson="basics")]),
    "quarantine": ("", lambda: [update(tables).values(quarantined=1.0)]),
    "running": ("", lambda: [update(tables).values(status="running")]),
}


@pytest.mark.parametrize("case", LEFT_OUT)
def test_game_is_left_out(sqlite_url: str, case: str) -> None:
    reason, writes = LEFT_OUT[case]
    games, left_out = exported_after(sqlite_url, *writes())
    assert games == []
    assert left_out == ({reason: 1} if reason else {})


def test_game_that_people_ended_keeps_their_result(sqlite_url: str) -> None:
    agreed = {"winners": [2], "ranks": {"1": 2, "2": 1, "3": 2}, "scores": {}, "reason": "conceded", "facts": {}}
    ended = [
        update(tables).values(outcome=agreed),
        entries.delete().where(entries.c.seq > 60),
    ]
    (stored,), _ = exported_after(sqlite_url, *ended)
    stored.verify()
    assert not stored.complete
    assert (stored.winners, stored.ranks, stored.scores, stored.reason) == ((2,), (2, 1, 2), (0, 0, 0), "conceded")

    async def with_older_rules(store: Store) -> None:
        await store.write(update(tables).values(rules=0))

    with_store(sqlite_url, with_older_rules)
    assert export(sqlite_url) == ([], {OTHER_RULES: 1}), "nothing shows that today's rules lead there"


def contents(url: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}

    async def work(store: Store) -> None:
        for name, each in metadata.tables.items():
            if name not in ("fence", "starts"):
                rows = await store.read(lambda connection, each=each: connection.execute(select(each)).all())
                found[str(name)] = sorted(map(repr, rows))

    with_store(url, work)
    return found


def test_export_contains_nothing_personal_and_changes_nothing(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {f"table-{seed}": seed for seed in (9, 3, 7)}
    exported_after(sqlite_url, *[write for id, seed in games.items() for write in finished(id, seed)])
    before, file = contents(sqlite_url), tmp_path / "games.jsonl"
    assert run(["games", "export", str(file), "--database", sqlite_url]) == 0
    assert f"{file}: 4 games with " in capsys.readouterr().out
    assert contents(sqlite_url) == before
    text = file.read_text(encoding="utf-8") + (tmp_path / "games.card.md").read_text(encoding="utf-8")
    for secret in ("anna", "ben", "Anna", "Ben", "birthday", "Bronte", "table-", "come-in", "anna99", "/tmp"):
        assert secret not in text, secret
    stored = list(read_games(file))
    assert [game.seed for game in stored] == [3, 7, 9, SEED], "not in the order in which they were played"
    assert set(stored[0].to_row()) == {column.name for column in COLUMNS}


def test_everyone_must_agree_in_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A running server: one player allows publishing, then the other, then the first no longer does."""
    file = tmp_path / "games.jsonl"
    with run_server(tmp_path, tables_per_minute=1000) as server:
        url = server.server.settings.database_url
        anna, ben = account(server, "Anna"), account(server, "Ben")
        id = play(anna, ben)

        def exported() -> list[StoredGame]:
            assert run(["games", "export", str(file), "--database", url]) == 0
            return list(read_games(file))

        assert exported() == []
        assert "left out: 1 (somebody who took part does not allow publishing" in capsys.readouterr().out
        set_privacy(anna, publish=True)
        assert exported() == []
        set_privacy(ben, publish=True)
        (stored,) = exported()
        assert (stored.game, stored.complete, stored.winners) == ("la_famiglia", False, (1, 2))
        assert f"{stored.seed:064x}" == anna.get(f"/api/tables/{id}/end").json()["seed"]
        assert run(["games", "verify", str(file)]) == 0
        assert "1 games" not in capsys.readouterr().out
        command = ["admin", "user", login_of(ben), "--database", url]
        assert run(command) == 0
        assert "finished games may be published: yes" in capsys.readouterr().out
        set_privacy(anna, publish=False)
        assert exported() == []


def test_what_cannot_be_exported_is_said(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    assert run(["games", "export", file, "--database", sqlite_url]) == 2
    assert "there is no such file" in capsys.readouterr().err
    exported_after(sqlite_url)
    assert run(["games", "export", str(tmp_path / "games.csv"), "--database", sqlite_url]) == 2
    assert "must end in .jsonl" in capsys.readouterr().err
    assert run(["games", "export", str(tmp_path / "no/games.jsonl"), "--database", sqlite_url]) == 2
    assert "no such folder" in capsys.readouterr().err
    assert run(["games", "export", file, "--game", "chess", "--database", sqlite_url]) == 2
    assert "chess" in capsys.readouterr().err
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE cosca_schema SET version_num = '0017'")
    assert run(["games", "export", file, "--database", sqlite_url]) == 2
    assert "start `cosca serve` once" in capsys.readouterr().err
    assert list(tmp_path.glob("*games*")) == []
