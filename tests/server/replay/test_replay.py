"""Replays: equal to what was shown live, within the permissions of a viewer; divergences are reported."""

from __future__ import annotations

import asyncio
import json
import pickle
from random import Random
from typing import Any

import orjson
import pytest

import cosca
from cosca.server.protocol.patch import apply_patch
from cosca.server.protocol.refusal import Refused
from cosca.server.replay.replay_cache import replay_entries
from cosca.server.table.live_table import LiveTable
from cosca.server.views.replay import ALL_VIEW, Replay, ReplayEntry, View
from tests.server.support.players import ALL, FakeConnection, TableHarness, connect_all, open_harness

SHOWN = ("view", "facts", "waiting")


def frames_of(replay: Replay, view: View, first: int = 0, last: int = 10**6) -> list[Any]:
    """The frames as a reader puts them together."""
    found: list[Any] = []
    held: Any = None
    for frame in json.loads(orjson.dumps(replay.frames(view, first, last))):
        if frame is not None:
            held = frame["whole"] if "whole" in frame else apply_patch(held, frame["changes"])
        found.append(None if frame is None else held)
    return found


def packed(document: Any) -> str:
    return json.dumps(document, sort_keys=True)


def live_sights(connection: FakeConnection) -> dict[int, str]:
    """What a line was shown when it was told the item of that number, and nothing after it."""
    found: dict[int, str] = {}
    for state in connection.all("state"):
        found.setdefault(state["at"], packed({key: state[key] for key in SHOWN}))
    return found


async def replayed(harness: TableHarness, table: LiveTable) -> Replay:
    replay = Replay(table.game, table.seed, table.row.start)
    replay.add(replay_entries(await harness.store.entries(table.id)))
    return replay


@pytest.mark.parametrize("game", cosca.game_names())
def test_every_step_equals_the_live_state(sqlite_url: str, game: str) -> None:
    """A whole game with what is taken back, for each seat and the public; the same forwards, backwards and anew."""

    async def play() -> None:
        rng = Random(5)
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL, game=game)
            lines: dict[int | None, FakeConnection] = {**await connect_all(harness, table)}
            seats = {seat: line for seat, line in lines.items() if seat is not None}
            lines[None] = await harness.connect(table, "anna", None)
            while table.running:
                await harness.play(table, seats, rng, 1)
                seat = table.match.log[-1][0]
                if table.running and rng.random() < 0.1:
                    await table.undo("u-anna", seat, harness.message_id())
            replay = await replayed(harness, table)
            assert replay.divergence is None
            for viewer, line in lines.items():
                steps, frames = replay.index(viewer), frames_of(replay, viewer)
                assert len(frames) == len(steps)
                assert [item["n"] for item in line.items()] == list(range(1, steps[-1]["last"] + 1))
                items = [{"n": n, "facts": facts} for n, facts in replay.items(viewer)]
                assert packed(json.loads(orjson.dumps(items))) == packed(line.items())
                live = live_sights(line)
                assert [step["last"] for step in steps] == list(live)
                for step, frame in zip(steps, frames, strict=True):
                    assert packed(frame) == live[step["last"]], (viewer, step)
                for n in rng.sample(range(len(steps)), 10):
                    assert packed(frames_of(replay, viewer, n, n)[0]) == packed(frames[n])

    asyncio.run(play())


def test_divergent_game_has_states_up_to_there_and_items_to_the_end(sqlite_url: str) -> None:
    """The log goes on; where the rules fail to tell how it stood, nothing else is shown instead."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(2), 60)
            entries = await harness.store.entries(table.id)
            whole = Replay(table.game, table.seed)
            entries = [
                ReplayEntry(e.kind, e.seat, e.choice or "", (), e.events.encode(), e.vocabulary) for e in entries
            ]
            whole.add(entries)
            for bad_entry in (
                entries[40]._replace(choice="what nobody may"),
                entries[40]._replace(events=entries[20].events),
            ):
                replay = Replay(table.game, table.seed)
                replay.add([*entries[:40], bad_entry, *entries[41:50]])
                assert replay.divergence is not None
                assert replay.divergence.moment == 41
                assert [replay.is_known(n) for n in (40, 41, 50)] == [True, False, False]
                steps, frames = replay.index(1), frames_of(replay, 1)
                assert [step.get("known", True) for step in steps] == [frame is not None for frame in frames]
                assert not all(step.get("known", True) for step in steps)
                with pytest.raises(Refused):
                    replay.state(45)
                # Taken back, as a restart into newer rules does, the game is known again.
                replay.add(
                    [ReplayEntry("rules", removes=tuple(range(41, 51)), events=b"[]", vocabulary=entries[1].vocabulary)]
                )
                assert replay.divergence is None
                assert replay.state(51).digest() == whole.state(40).digest()

    asyncio.run(play())


def test_states_and_memories_of_any_moment(sqlite_url: str) -> None:
    """For whoever builds on a replay: the state that was, and what a seat knew then."""

    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            digests = {1: table.match.state.digest()}
            for _ in range(70):
                await harness.play(table, connections, Random(9), 1)
                digests[len(table.journal.stream.log)] = table.match.state.digest()
            replay = await replayed(harness, table)
            assert {moment: replay.state(moment).digest() for moment in digests} == digests
            assert [replay.choice(each) for each in replay.effective_choices(replay.moments)] == [
                (seat, choice.text) for seat, choice in table.match.log
            ]
            seen, known = replay.memory(2, replay.moments), table.match.memory(2)
            assert pickle.dumps(seen) == pickle.dumps(known)
            with pytest.raises(Refused):
                replay.state(replay.moments + 1)

    asyncio.run(play())


def test_full_view_hides_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            await harness.play(table, await connect_all(harness, table), Random(2), 150)
            replay = await replayed(harness, table)
            moment, last = replay.steps(ALL_VIEW)[-1], frames_of(replay, ALL_VIEW)[-1]
            assert set(last["view"]["hq"]) == {"1", "2", "3", "4"}
            described = json.loads(orjson.dumps(table.game.describe(replay.state(moment))))
            assert {key: last["view"][key] for key in described if key != "steps"} == {
                key: value for key, value in described.items() if key != "steps"
            }
            assert len(replay.items(ALL_VIEW)) >= max(len(replay.items(seat)) for seat in (None, 1, 2, 3, 4))

    asyncio.run(play())
