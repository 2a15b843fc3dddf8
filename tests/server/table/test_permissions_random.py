"""People do anything at a table in any order, with restarts: nobody is ever shown two teams' secrets of one game.

Nor does anybody come into the running game whom not everybody who plays has let in, or hear what a team said before.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from random import Random

import pytest

from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.statements import delete_user, transfer_guest
from cosca.server.table import membership, newcomers
from cosca.server.table.live_table import LiveTable
from tests.server.support.players import FakeConnection, TableHarness
from tests.server.table.test_permissions import run, two_player_table

STEPS = 150


class Watch:
    """Who is there, and everything that their lines were shown of the running game."""

    def __init__(self) -> None:
        self.names = ["anna", "ben", "cleo", "dino", "eve"]
        self.lines: list[FakeConnection] = []
        self.agreed: set[tuple[int, str]] = set()  # requests of newcomers, and who said yes
        self.joined: dict[str, int] = {}  # newcomers who were let in, and after how many lines of team talk
        self.spoken = 0  # lines of team talk so far: each says its team and its number

    async def another(self, harness: TableHarness, rng: Random, at: int) -> None:
        """A guest logs in to an account that was never here, or deletes itself and comes back as somebody new."""
        gone, account = rng.choice(self.names), f"account {at}"
        if rng.random() < 0.5:
            await harness.user(account)
            await harness.store.write(*transfer_guest(f"u-{gone}", f"u-{account}", STAND_IN_BOT))
            self.names[self.names.index(gone)] = account
            for line in self.lines:
                line.user = f"u-{account}" if line.user == f"u-{gone}" else line.user
            if f"u-{gone}" in self.joined:
                self.joined[f"u-{account}"] = self.joined.pop(f"u-{gone}")
        else:
            await harness.store.write(*delete_user(f"u-{gone}", STAND_IN_BOT))
            self.lines = [line for line in self.lines if line.user != f"u-{gone}"]
            self.joined.pop(f"u-{gone}", None)

    def check(self, table: LiveTable) -> None:
        seen: dict[str, set[int | None]] = defaultdict(set)
        for line in self.lines:
            for state in line.all("state"):
                if line.user is not None and state["seat"] is not None:
                    seen[line.user].add(table.seats.team_of(state["seat"]))
        assert all(len(teams) <= 1 for teams in seen.values()), seen
        for user in table.seats.people:
            teams = {table.seats.team_of(seat) for seat in table.seats.seats_of(user)}
            assert len(teams) == 1, "somebody sits in two teams"
        for line in self.lines:
            for team, number in [map(int, text.split()) for text in line.chat_texts() if text]:
                assert seen[line.user or ""] <= {team}, "somebody heard the talk of another team"
                assert number > self.joined.get(line.user or "", 0), "a newcomer heard what was said before"

    def check_newcomers(self, table: LiveTable, before: set[str], request: int | None) -> None:
        """Whoever is new in the game was let in by everybody who plays."""
        for new in table.seats.people - before:
            asked = {(request, user) for user in table.seats.people - {new}}
            assert asked <= self.agreed, f"not everybody agreed to {new}"
            self.joined[new] = self.spoken


async def step(harness: TableHarness, table: LiveTable, watch: Watch, rng: Random) -> LiveTable:
    """One act of somebody, allowed or not."""
    name, seat, other = rng.choice(watch.names), rng.choice([1, 2, 3, 4]), rng.choice(watch.names)
    user = await harness.user(name)
    connection = FakeConnection(user.id)
    match rng.randrange(16):
        case 0 | 1 | 2:
            await table.sit(user, seat, "me")
        case 3 | 4:
            await table.sit(user, seat, rng.choice(["open", "default"]))
        case 5 | 6:
            watch.lines.append(connection)
            await table.subscribe(connection, rng.choice([seat, None]), 0)
        case 7:
            await table.join(user, table.row.invite)
        case 8:
            await table.set_seat_bot(user.id, seat, rng.choice(["default", None]), harness.message_id())
        case 9:
            await table.update_settings(user.id, {"host": f"u-{other}"})
        case 10:
            await table.propose(user.id, seat, "stand_in", harness.message_id(), rng.randrange(5))
        case 11 | 12 if (request := table.membership.newcomers.request) is not None:
            for each in rng.sample(watch.names, rng.choice([1, 5])):
                yes = rng.random() < 0.95
                with contextlib.suppress(Refused):
                    await table.answer(f"u-{each}", request["n"], yes, harness.message_id())
                    watch.agreed |= {(request["n"], f"u-{each}")} if yes else set()
        case 13 | 14:
            team = table.seats.team_of(seat)
            await table.say(user.id, seat, f"{team} {watch.spoken + 1}", True, harness.message_id())
            watch.spoken += 1
        case _:
            return await harness.reload(table)
    return table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("accounts", [False, True])
def test_random_commands_reveal_no_secret(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, seed: int, accounts: bool
) -> None:
    monkeypatch.setattr(membership, "MAX_SEAT_CHANGES_PER_MINUTE", 10_000)
    monkeypatch.setattr(newcomers, "MAX_REQUESTS", 10_000)
    monkeypatch.setattr(newcomers.Newcomers, "block", lambda *_: None)

    async def play(harness: TableHarness) -> None:
        rng, watch = Random(seed), Watch()
        table = await two_player_table(harness, *watch.names[2:])
        for at in range(STEPS):
            before, open = table.seats.participants, table.membership.newcomers.request
            with contextlib.suppress(Refused):
                table = await step(harness, table, watch, rng)
            await harness.wait_until_idle(table)
            watch.check_newcomers(table, before, None if open is None else open["n"])
            watch.check(table)
            if accounts and at % 20 == 19:
                await watch.another(harness, rng, at)
                table = await harness.reload(table)
        assert watch.lines
        assert watch.joined or accounts

    run(sqlite_url, play)
