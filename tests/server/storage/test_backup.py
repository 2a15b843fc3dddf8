"""Backups: complete, between both kinds of databases; a broken file changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import shutil
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cosca.cli import run
from cosca.kernel.errors import CoscaError
from cosca.server.storage.backup import backup, restore
from cosca.server.storage.store import Store
from tests.server.support.postgres import Postgres
from tests.server.support.rows import entry, fill, line, table, user, with_store

ROWS = 17  # that `fill` writes


def _contents(url: str) -> dict[str, Any]:
    """All that the store can read."""
    contents: dict[str, Any] = {}

    async def work(store: Store) -> None:
        contents["users"] = await store.users(["anna", "bruno", "carla"])
        for id in ("t1", "t2", "t3"):
            readings = (
                store.table,
                store.seats,
                store.members,
                store.entries,
                store.newest_state,
                store.chat,
                store.pins,
            )
            contents[id] = [await reading(id) for reading in readings]

    with_store(url, work)
    return contents


def _backup(url: str, file: Path) -> int:
    return asyncio.run(backup(url, file))


def _restore(url: str, file: Path, replace: bool = False) -> int:
    return asyncio.run(restore(url, file, replace))


@pytest.fixture
def make(tmp_path: Path, postgres: Postgres) -> Callable[[str], str]:
    """Makes addresses of empty databases of a kind."""
    numbers = itertools.count()

    def one(kind: str) -> str:
        return postgres.fresh() if kind == "postgresql" else f"sqlite:///{tmp_path}/{next(numbers)}.sqlite3"

    return one


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_backup_restores_every_row(make: Callable[[str], str], tmp_path: Path, source: str, target: str) -> None:
    first, second, file = make(source), make(target), tmp_path / "backup"
    fill(first)
    assert _backup(first, file) == ROWS
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert _restore(second, file) == ROWS
    assert _contents(second) == _contents(first)

    async def goes_on(store: Store) -> None:
        await store.write(entry("t1", 3))

    with_store(second, goes_on)


def test_a_backup_of_a_running_server_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def work(store: Store) -> None:
        await store.write(table("t1"), table("t2"))
        writing = asyncio.create_task(_write_pairs(store))
        for _ in range(3):
            await backup(database_url, file)
            seqs = [row["seq"] for name, row in _lines(file)[1:] if name == "entries" and row["table_id"] == "t1"]
            same = [row["seq"] for name, row in _lines(file)[1:] if name == "entries" and row["table_id"] == "t2"]
            assert seqs == same == list(range(1, len(seqs) + 1))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)

    with_store(database_url, work)


async def _write_pairs(store: Store) -> None:
    for seq in itertools.count(1):
        await store.write(entry("t1", seq), entry("t2", seq))


def _lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def _pack(file: Path, lines: list[Any]) -> None:
    file.write_bytes(gzip.compress(b"".join(json.dumps(connection).encode() + b"\n" for connection in lines)))


def test_filled_database_is_replaced_only_with_the_flag(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    fill(database_url)
    before = _contents(database_url)
    _backup(database_url, file)

    async def more(store: Store) -> None:
        await store.write(user("carla"), line("t1", 3, "carla"))

    with_store(database_url, more)
    with pytest.raises(CoscaError, match=r"not empty \(19 rows\); --replace deletes what is there"):
        _restore(database_url, file)
    assert _contents(database_url) != before
    _restore(database_url, file, replace=True)
    assert _contents(database_url) == before


def test_database_in_use_is_not_restored(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    fill(database_url)
    _backup(database_url, file)

    async def work(store: Store) -> None:
        with pytest.raises(CoscaError, match="another cosca"):
            await restore(database_url, file, replace=True)

    with_store(database_url, work)


def _cut(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) * 2 // 3])


def _flip(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[len(whole) // 2] ^= 0x10
    file.write_bytes(whole)


def _changed(change: Callable[[list[Any]], object]) -> Callable[[Path], None]:
    def breaking(file: Path) -> None:
        lines = _lines(file)
        change(lines)
        _pack(file, lines)

    return breaking


@dataclass(frozen=True)
class Filled:
    """A database with its backup. Whoever shares it leaves both as they are."""

    url: str
    file: Path
    contents: dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def filled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """One of each kind for all broken files: that they change nothing is what is proven."""
    folder = tmp_path_factory.mktemp("filled")
    postgres = request.param == "postgresql" and request.getfixturevalue("postgres")
    url = postgres.fresh() if postgres else f"sqlite:///{folder / 'cosca.sqlite3'}"
    fill(url)
    _backup(url, folder / "backup")
    return Filled(url, folder / "backup", _contents(url))


@pytest.mark.parametrize(
    ("breaking", "expected"),
    [
        (_cut, "broken after line"),
        (_flip, "broken|cannot be read|not a row|not a backup"),
        (lambda file: file.write_text("Dear Don,"), "this is not a backup of Cosca"),
        (lambda file: file.write_bytes(b""), "this is not a backup of Cosca"),
        (lambda file: file.write_bytes(gzip.compress(b'{"format": "cosca backup"')), "line 1 cannot be read"),
        (_changed(lambda lines: lines.pop()), "other numbers of rows than its heading says"),
        (_changed(lambda lines: lines[0].update(schema="9999")), "made by a newer version of Cosca"),
        (_changed(lambda lines: lines[0].update(version=2)), "made by a newer version of Cosca"),
        (_changed(lambda lines: lines[0].update(rows=None)), "does not say how many rows"),
        (_changed(lambda lines: lines[0].update(format="other")), "this is not a backup of Cosca"),
        (_changed(lambda lines: lines[5].append(1)), "line 6 is not a row of its tables"),
        (_changed(lambda lines: lines[1].__setitem__(0, "recipes")), "line 2 is not a row of its tables"),
        (_changed(lambda lines: lines[1][1].update(shoe_size=43)), "line 2 is not a row of its tables"),
        (_changed(lambda lines: lines[1][1].update(generation="one")), "line 2 is not a row of its tables"),
        (_changed(lambda lines: lines[2][1].update(id="anna")), "a row of users does not fit the database"),
    ],
)
def test_damaged_backup_changes_nothing(
    filled: Filled, tmp_path: Path, breaking: Callable[[Path], None], expected: str
) -> None:
    file = Path(shutil.copy(filled.file, tmp_path))
    breaking(file)
    with pytest.raises(CoscaError, match=expected):
        _restore(filled.url, file, replace=True)
    assert _contents(filled.url) == filled.contents


def test_backup_with_a_dangling_reference_changes_nothing(filled: Filled, tmp_path: Path) -> None:
    file = Path(shutil.copy(filled.file, tmp_path))
    _changed(lambda lines: [row.update(host="carla") for name, row in lines[1:] if name == "tables"])(file)
    with pytest.raises(CoscaError, match=r"points to one of users that is not there|does not fit the database"):
        _restore(filled.url, file, replace=True)
    assert _contents(filled.url) == filled.contents


def test_a_backup_that_fails_leaves_the_older_one(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("the older one")
    with pytest.raises(CoscaError, match="there is no such file"):
        _backup(sqlite_url, file)
    assert file.read_text() == "the older one"
    assert [each.name for each in tmp_path.iterdir()] == ["backup"]
    with pytest.raises(CoscaError, match="name a file in a folder that is there"):
        _backup(sqlite_url, tmp_path / "nowhere" / "backup")


def test_backup_and_restore_commands(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, second = str(tmp_path / "backup"), f"sqlite:///{tmp_path / 'second.sqlite3'}"
    fill(sqlite_url)
    assert run(["database", "backup", file, "--database", sqlite_url]) == 0
    monkeypatch.setenv("COSCA_DATABASE_URL", second)
    assert run(["database", "upgrade"]) == 0
    assert run(["database", "restore", file]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: {ROWS} rows written",
        "the database is up to date",
        f"{file}: {ROWS} rows restored",
    ]
    assert run(["database", "restore", file]) == 2
    output = capsys.readouterr().err
    assert output.startswith(f"cosca: {tmp_path / 'second.sqlite3'}: the database is not empty")
    assert run(["database", "restore", file, "--replace"]) == 0
    assert run(["database", "restore", str(tmp_path / "nowhere")]) == 2
    assert "nowhere: No such file or directory" in capsys.readouterr().err
    assert _contents(second) == _contents(sqlite_url)
