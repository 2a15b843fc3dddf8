"""The fence: only the server that opened a database last writes to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from cosca.server.jobs import health_probe
from cosca.server.protocol.refusal import Fenced
from cosca.server.storage.backup import backup, restore
from cosca.server.storage.file_lock import FileLock
from cosca.server.storage.store import Store
from tests.server.storage.test_write_failures import choose, refused, seat_to_act, seated
from tests.server.support.http_client import run_server
from tests.server.support.postgres import Postgres
from tests.server.support.rows import entry, table, user, with_store
from tools.harness.guests import Guest, Refused, SeatClient, table_of
from tools.harness.server import Server


def _lock_file(url: str) -> Path:
    return Path(f"{url.removeprefix('sqlite:///')}.lock")


@pytest.fixture
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the lock file: what holds then is the fence alone."""
    monkeypatch.setattr(FileLock, "held", lambda _: True)


def test_without_its_lock_file_nothing_is_written(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        lock = _lock_file(sqlite_url)
        elsewhere = lock.rename(lock.with_suffix(".moved"))
        started = time.monotonic()
        with pytest.raises(Fenced, match="the lock file is gone"):
            await store.write(user("anna"))
        assert time.monotonic() - started < 10, "there is nothing to wait for"
        lock.touch()
        with pytest.raises(Fenced, match="or another one"):
            await store.write(user("anna"))
        assert not await store.holds_lock()
        elsewhere.rename(lock)
        await store.write(user("bruno"))
        assert set(await store.users(["anna", "bruno"])) == {"bruno"}
        assert await store.holds_lock()

    with_store(sqlite_url, work)


@pytest.mark.usefixtures("unwatched")
def test_earlier_server_is_fenced(sqlite_url: str) -> None:
    """From the moment on in which the second has it: all that the first acknowledged is there, nothing comes later."""

    async def play(store: Store) -> int:
        for seq in range(1, 3000):
            try:
                await store.write(entry("t", seq), user(f"u{seq}"))
            except Fenced:
                return seq - 1
        raise AssertionError("it writes on")

    async def work() -> None:
        first = await Store.open(sqlite_url)
        await first.write(table("t"))
        playing = asyncio.create_task(play(first))
        while len(await first.entries("t")) < 20:
            await asyncio.sleep(0)
        _lock_file(sqlite_url).unlink()
        second = await Store.open(sqlite_url)
        sequence_numbers = [row.seq for row in await second.entries("t")]
        await second.write(user("second"))
        written = await playing
        assert sequence_numbers == list(range(1, written + 1))
        assert [row.seq for row in await second.entries("t")] == sequence_numbers
        assert not await first.holds_lock()
        assert await second.holds_lock()
        await second.close()
        with pytest.raises(Fenced, match="another server has opened this database since"):
            await first.write(user("late"))
        await first.close()

    asyncio.run(work())


def test_server_that_lost_its_connection_is_fenced(postgres: Postgres, postgres_url: str) -> None:
    """The lock can be had again, but what the first remembers of the tables is no longer so."""

    async def work() -> None:
        first = await Store.open(postgres_url)
        await first.write(user("anna"))
        postgres.cut(postgres_url)
        second = await Store.open(postgres_url)
        await second.write(user("bruno"))
        await second.close()
        with pytest.raises(Fenced, match="another server has opened this database since"):
            await first.write(user("late"))
        assert set(await first.users(["anna", "bruno", "late"])) == {"anna", "bruno"}
        assert not await first.holds_lock()
        await first.close()

    asyncio.run(work())


@pytest.mark.usefixtures("unwatched")
def test_server_stops_writing_to_a_database_restored_under_it(sqlite_url: str, tmp_path: Path) -> None:
    """Also by the server from which the backup is: it would go on from what is no longer there."""

    async def work(store: Store) -> None:
        await store.write(user("anna"))
        await backup(sqlite_url, tmp_path / "backup")
        await store.write(user("bruno"))
        _lock_file(sqlite_url).unlink()
        await restore(sqlite_url, tmp_path / "backup", replace=True)
        with pytest.raises(Fenced):
            await store.write(user("late"))
        assert set(await store.users(["anna", "bruno", "late"])) == {"anna"}

    with_store(sqlite_url, work)


def test_unlocked_store_still_writes(database_url: str) -> None:
    async def work(store: Store) -> None:
        beside = await Store.open(database_url, lock=None)
        await beside.write(user("anna"))
        await store.write(user("bruno"))
        await beside.write(user("carla"))
        assert len(await store.users(["anna", "bruno", "carla"])) == 3
        await beside.close()

    with_store(database_url, work)


def test_fenced_server_refuses_commands_and_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_probe, "FRESH_SECONDS", 0.0)
    with run_server(tmp_path) as first, ExitStack() as stack:
        id, lines = seated(first, stack)
        (tmp_path / "cosca.sqlite3.lock").unlink()
        seat = seat_to_act(lines)
        refused(choose(lines[seat], seat))
        with run_server(tmp_path) as second:
            refused(choose(lines[seat], seat))
            for server, well in ((first, False), (second, True)):
                answer = server.visitor().get("/healthz")
                assert answer.status_code == (200 if well else 503)
                sequence_numbers = answer.json()
                assert (sequence_numbers["reading"], sequence_numbers["writing"], sequence_numbers["lock"]) == (
                    True,
                    well,
                    well,
                )
            assert len(second.run(second.services.store.entries(id))) == 1
        refused(choose(lines[seat], seat))


def test_second_process_fences_the_first_after_the_lock_file_is_deleted(tmp_path: Path) -> None:
    """Both have the same guests; the one that came last plays on, and nothing of it is overwritten."""

    async def act(chair: SeatClient, rng: Random) -> str:
        question = chair.state["question"]
        answer = await chair.choose(chair.state["act"], rng.choice(question["choices"])["text"])
        return answer["type"] if answer["type"] == "ack" else f"{answer['code']}/{answer['why']}"

    async def play(first: Server, second: Server) -> None:
        rng, guest = Random(1), Guest.new(first.url, "Anna")
        pair = {2: "soldato", 3: "soldato", 4: "soldato"}
        table = table_of([guest], pair)
        old = await SeatClient(guest, table, 1).connect()
        await _until(lambda: bool(old.state["question"]))
        assert await act(old, rng) == "ack"
        await _until(lambda: bool(old.state["question"]))
        Path(f"{first.file}.lock").unlink()
        await asyncio.to_thread(second.start)
        there = Guest(second.url, guest.cookie)
        there.token = guest.token
        new = await SeatClient(there, table, 1).connect()
        assert new.state["view"] == old.state["view"]
        asked = old.state["act"], old.state["question"]["choices"][0]["text"]
        for _ in range(3):
            assert (await old.choose(*asked)).get("code") in ("refused", "stale")  # it reads what the other one wrote
            await _until(lambda: bool(new.state["question"]))
            assert await act(new, rng) == "ack"
        assert not first.answers()
        assert first.heard.startswith("503 ")
        with pytest.raises(Refused, match=r"503 .*database"):
            guest.call("POST", "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "2": "open"}})
        assert second.answers()
        await old.close()
        await new.close()

    with Server(tmp_path) as first:
        second = Server(tmp_path, first.database)
        try:
            asyncio.run(play(first, second))
        finally:
            second.stop()


async def _until(done: Callable[[], bool]) -> None:
    end = asyncio.get_running_loop().time() + 30
    while not done():
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.01)
