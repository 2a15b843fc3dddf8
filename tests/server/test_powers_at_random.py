"""People do anything at a table in any order, with restarts: nobody is ever shown two teams' secrets of one game."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from random import Random

import pytest

from cosca.server.errors import Refused
from cosca.server.statements import forget_user, hand_over
from cosca.server.table import sitting
from cosca.server.table.live import LiveTable
from cosca.server.table.seats import STAND_IN
from tests.server.people import House, Line
from tests.server.test_powers import run, two

STEPS = 150


class Watch:
    """Who is there, and everything that their lines were shown of the running game."""

    def __init__(self) -> None:
        self.names = ["anna", "ben", "cleo", "dino", "eve"]
        self.lines: list[Line] = []

    async def another(self, home: House, rng: Random, at: int) -> None:
        """A guest logs in to an account that was never here, or deletes itself and comes back as somebody new."""
        gone, account = rng.choice(self.names), f"account {at}"
        if rng.random() < 0.5:
            await home.user(account)
            await home.store.write(*hand_over(f"u-{gone}", f"u-{account}", STAND_IN))
            self.names[self.names.index(gone)] = account
            for line in self.lines:
                line.user = f"u-{account}" if line.user == f"u-{gone}" else line.user
        else:
            await home.store.write(*forget_user(f"u-{gone}", STAND_IN))
            self.lines = [line for line in self.lines if line.user != f"u-{gone}"]

    def check(self, table: LiveTable) -> None:
        seen: dict[str, set[int | None]] = defaultdict(set)
        for line in self.lines:
            for state in line.all("state"):
                if line.user is not None and state["seat"] is not None:
                    seen[line.user].add(table.seats.team_of(state["seat"]))
        assert all(len(teams) <= 1 for teams in seen.values()), seen
        for user in table.seats.people:
            teams = {table.seats.team_of(seat) for seat in table.seats.of(user)}
            assert len(teams) == 1, "somebody sits in two teams"


async def step(home: House, table: LiveTable, watch: Watch, rng: Random) -> LiveTable:
    """One act of somebody, allowed or not."""
    name, seat, other = rng.choice(watch.names), rng.choice([1, 2, 3, 4]), rng.choice(watch.names)
    user = await home.user(name)
    line = Line(user.id)
    match rng.randrange(12):
        case 0 | 1 | 2:
            await table.sit(user, seat, "me")
        case 3 | 4:
            await table.sit(user, seat, rng.choice(["open", "default"]))
        case 5 | 6:
            watch.lines.append(line)
            await table.hello(line, rng.choice([seat, None]), 0)
        case 7:
            await table.join(user, table.row.invite)
        case 8:
            await table.bot(user.id, seat, rng.choice(["default", None]), home.id())
        case 9:
            await table.change(user.id, {"host": f"u-{other}"})
        case 10:
            await table.propose(user.id, seat, "stand_in", home.id(), rng.randrange(5))
        case _:
            return await home.again(table)
    return table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("accounts", [False, True])
def test_anything_in_any_order(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, seed: int, accounts: bool) -> None:
    monkeypatch.setattr(sitting, "MOVES", 10_000)

    async def play(home: House) -> None:
        rng, watch = Random(seed), Watch()
        table = await two(home, *watch.names[2:])
        for at in range(STEPS):
            with contextlib.suppress(Refused):
                table = await step(home, table, watch, rng)
            await home.rest(table)
            watch.check(table)
            if accounts and at % 20 == 19:
                await watch.another(home, rng, at)
                table = await home.again(table)
        assert watch.lines

    run(sqlite_url, play)
