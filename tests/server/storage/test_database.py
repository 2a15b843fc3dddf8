"""Addresses, locks and errors of databases."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cosca.server.core.paths import default_url
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage.store import Store
from tests.server.support.postgres import GUARDED, Postgres
from tests.server.support.rows import user, with_store

HOLDER = """
import asyncio, sys
from cosca.server.storage.store import Store
async def hold():
    store = await Store.open(sys.argv[1])
    print("holds", flush=True)
    await asyncio.sleep(600)
asyncio.run(hold())
"""


async def _nothing(store: Store) -> None:
    assert await store.open_tables() == ([], "")


def _open_error(url: str) -> str:
    with pytest.raises(StoreError) as error:
        with_store(url, _nothing)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_one_process_serves_a_database_until_it_is_killed(database_url: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, database_url], stdout=subprocess.PIPE)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"holds\n"
        assert "another cosca" in _open_error(database_url)
        holder.send_signal(signal.SIGKILL)
        holder.wait(90)
        with_store(database_url, _nothing)
    finally:
        holder.kill()
        holder.communicate()


def test_the_lock_is_free_after_a_close_and_after_a_refusal(database_url: str) -> None:
    async def work() -> None:
        first = await Store.open(database_url)
        with pytest.raises(StoreError, match="another cosca"):
            await Store.open(database_url)
        beside = await Store.open(database_url, lock=None)
        await beside.write(user("anna"))
        assert await first.user("anna") is not None
        await beside.close()
        await first.close()
        await (await Store.open(database_url)).close()

    asyncio.run(work())


def test_the_lock_names_its_process(sqlite_url: str) -> None:
    async def work() -> None:
        first = await Store.open(sqlite_url)
        with pytest.raises(StoreError, match=rf"another cosca \(process {os.getpid()}\) serves this database"):
            await Store.open(sqlite_url)
        await first.close()

    asyncio.run(work())


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_url() == f"sqlite:///{tmp_path}/data/cosca/cosca.sqlite3"
    with_store(default_url(), _nothing)
    file = tmp_path / "data" / "cosca" / "cosca.sqlite3"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/.local/share/cosca/cosca.sqlite3"


def test_invalid_database_urls_are_refused() -> None:
    assert "write sqlite:///FILE or postgresql://" in _open_error("not an address")
    assert _open_error("mysql://me:hidden@host/db").startswith("mysql: this kind of database is not known")
    for url in ("sqlite://", "sqlite:///:memory:", "sqlite:///a.db?mode=ro", "sqlite:///file:a.db"):
        assert "name a file" in _open_error(url)


def test_unusable_database_files_are_refused(tmp_path: Path) -> None:
    assert "does not exist; create it first" in _open_error(f"sqlite:///{tmp_path}/nowhere/cosca.sqlite3")
    assert "this is a folder" in _open_error(f"sqlite:///{tmp_path}")
    other = tmp_path / "letter.txt"
    other.write_text("Dear Don, " * 500)
    assert _open_error(f"sqlite:///{other}") == f"{other}: this file is not a SQLite database"
    assert other.read_text() == "Dear Don, " * 500


def test_relative_url_and_url_with_a_driver_are_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with_store("sqlite+aiosqlite:///here.sqlite3", _nothing)
    assert (tmp_path / "here.sqlite3").exists()


def test_unusable_database_servers_are_refused(postgres: Postgres, postgres_url: str) -> None:
    guarded = postgres_url.replace("cosca@", f"{GUARDED}:wrong@")
    error = _open_error(guarded)
    assert error.endswith("the password is wrong")
    assert "wrong@" not in error
    assert _open_error(postgres_url.rpartition("/")[0] + "/nowhere").endswith("create it first (createdb)")
    assert "cannot be reached" in _open_error("postgresql://cosca@127.0.0.1:1/cosca")
    assert "cannot be reached" in _open_error("postgresql://cosca@no-such-host.invalid/cosca")
    assert "sslmode" in _open_error(f"{postgres_url}?sslmode=perhaps")


def test_common_spellings_of_postgresql_urls_are_accepted(postgres: Postgres, postgres_url: str) -> None:
    for url in (
        postgres_url.replace("postgresql:", "postgres:"),
        postgres_url.replace("postgresql:", "postgresql+asyncpg:"),
        f"{postgres_url}?sslmode=disable",
        f"postgresql:///{postgres_url.rpartition('/')[2]}?host={postgres.folder}&port={postgres.port}&user=cosca",
    ):
        with_store(url, _nothing)


def test_missing_right_to_create_tables_is_explained(postgres_url: str) -> None:
    assert _open_error(postgres_url.replace("cosca@", f"{GUARDED}:right@")).endswith("this user may not do that there")
