"""Frames: patches of the last frame of a connection, whole after a hello, without internal keys."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosca
from cosca.server.protocol.patch import apply_patch, diff, join_sections, pack_sections
from cosca.server.views import frames, snapshots
from tests.server.support.players import ALL, connect_all, open_harness, visible_view

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "long " * 9]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


def changed(old: dict[str, Any], new: dict[str, Any], split: tuple[str, ...] = ()) -> list[Any]:
    """The changes as they are read."""
    return json.loads(orjson.dumps(diff(pack_sections(old, split), pack_sections(new, split))))


@given(OBJECTS, OBJECTS, OBJECTS, OBJECTS)
def test_split_sections_are_compared_separately(
    a: dict[str, Any], b: dict[str, Any], c: dict[str, Any], d: dict[str, Any]
) -> None:
    old, new = {"view": a, "question": b}, {"view": c, "question": d}
    patched = apply_patch(old, changed(old, new, ("view",)))
    assert json.dumps(patched, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert all(len(path) > 1 for path, *_ in changed(old, new, ("view",)) if path[0] == "view")


@given(OBJECTS, OBJECTS)
def test_patch_turns_the_old_document_into_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    patched = apply_patch(old, changed(old, new))
    assert json.dumps(patched, sort_keys=True) == json.dumps(new, sort_keys=True)  # true is not 1, null is a value
    assert json.dumps(old) == before


@given(OBJECTS)
def test_equal_documents_have_no_changes(document: dict[str, Any]) -> None:
    assert changed(document, json.loads(json.dumps(document))) == []
    assert json.loads(join_sections(pack_sections(document))) == document


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ({"a": 1}, {"a": None}, [[["a"], None]]),
        ({"a": None}, {}, [[["a"]]]),
        ({"a": True}, {"a": 1}, [[["a"], 1]]),
        ({"a": {"b": {"c": 1, "d": "x" * 40}}}, {"a": {"b": {"c": 2, "d": "x" * 40}}}, [[["a", "b", "c"], 2]]),
        ({"a": [1, 2]}, {"a": [1]}, [[["a"], [1]]]),
        ({"a": [{"b": "x" * 40}, {"c": 2}]}, {"a": [{"b": "x" * 40}, {"c": 3}]}, [[["a", 1, "c"], 3]]),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 3, "c": 4}}, [[["a"], {"b": 3, "c": 4}]]),  # shorter so
    ],
)
def test_changes_of_a_split_object_have_the_shortest_path(
    old: dict[str, Any], new: dict[str, Any], found: list[Any]
) -> None:
    inside = [[["view", *path], *value] for path, *value in found]
    assert changed({"view": old}, {"view": new}, ("view",)) == inside


def test_unsplit_sections_change_as_a_whole() -> None:
    old, new = {"question": {"kind": "a", "long": "x" * 80}}, {"question": {"kind": "b", "long": "x" * 80}}
    assert changed(old, new) == [[["question"], new["question"]]]


@pytest.mark.parametrize("game", cosca.game_names())
def test_patched_state_equals_the_full_frame(sqlite_url: str, game: str) -> None:
    """Over a whole game with undos: what frames add up to is what somebody who comes now is told."""

    async def play() -> None:
        rng = Random(3)
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL, game=game)
            connections = await connect_all(harness, table)
            public = await harness.connect(table, "anna", None)
            while table.running:
                await harness.play(table, connections, rng, rng.randrange(1, 40))
                seat = table.match.log[-1][0]
                if table.running and table.match.may_undo(seat):
                    await table.undo("u-anna", seat, harness.message_id())
                for viewer, line in ((seat, connections[seat]), (None, public)):
                    late = await harness.connect(table, "anna", viewer, line.last("state")["at"])
                    table.detach(late)
                    message, held = late.last("state"), line.last("state")
                    assert message["base"] is None
                    different = {"base", "since", "items"}
                    assert {key: message[key] for key in message if key not in different} == {
                        key: held[key] for key in held if key not in different
                    }
            states = [json.loads(raw) for raw in connections[1].raw if b'"state"' in raw[:40]]
            assert [state["base"] for state in states] == [None, *[state["frame"] for state in states[:-1]]]
            assert all(("whole" in state) == (state["base"] is None) for state in states)

    asyncio.run(play())


def test_pending_steps_are_not_sent(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(1), 40)
            assert "steps" in table.game.view(table.match.state, 1)
            for seat, line in connections.items():
                assert line.last("state")["view"] == visible_view(table, seat)
                assert not any(b'"steps"' in raw for raw in line.raw)

    asyncio.run(play())


def test_frame_is_built_and_encoded_once_per_viewer(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            twins = [await harness.connect(table, "anna", 1) for _ in range(3)]
            made: list[int | None] = []
            packed: list[int | None] = []
            real_snapshot, real_pack = table.journal.snapshot_builder._snapshot, frames.FrameSender._encode

            def snapshot(match: Any, viewer: int | None, *rest: Any) -> Any:
                made.append(viewer)
                return real_snapshot(match, viewer, *rest)

            def pack(self: Any, stream: Any, now: Any, *rest: Any, **more: Any) -> bytes:
                packed.append(now.viewer)
                return real_pack(self, stream, now, *rest, **more)

            monkeypatch.setattr(table.journal.snapshot_builder, "_snapshot", snapshot)
            monkeypatch.setattr(frames.FrameSender, "_encode", pack)
            await harness.play(table, connections, Random(1), 1)
            assert sorted(made, key=str) == [1, 2, 3, 4]
            assert packed.count(1) == 1
            for line in twins:
                assert line.raw[-1] is connections[1].raw[-1]

    asyncio.run(play())


def test_stale_choice_gets_the_full_state(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(ALL)
            connections = await connect_all(harness, table)
            await harness.play(table, connections, Random(1), 3)
            before = connections[1].last("state")
            await table.resend_state(connections[1])
            again = json.loads(connections[1].raw[-1])
            assert (again["base"], again["items"], again["frame"]) == (None, [], before["frame"])

    asyncio.run(play())


def test_equal_next_offers_are_sent_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice whose next question is like that of an earlier one names it by its index."""
    game = cosca.game("la_famiglia")
    match: Any = cosca.Match(game, 7)
    while match.state.stack[-1].key != "planning.move":
        seat = game.actors(match.state)[0]
        match.apply(seat, game.default(match.state, seat))
    monkeypatch.setattr(type(match.state.stack[-1]), "path", True)
    seat = game.actors(match.state)[0]
    question = game.facts(match.state, seat)["question"]
    assert question is not None
    sent = snapshots.SnapshotBuilder(game).snapshots(match, dict.fromkeys(game.seats, 0), True)(seat)["question"]
    assert sent is not None
    repeated = [choice for choice in sent["choices"] if isinstance(choice.get("next"), int)]
    assert repeated
    for each, full in zip(sent["choices"], question["choices"], strict=True):
        offers = each.get("next", [])
        assert (sent["choices"][offers].get("next") if isinstance(offers, int) else offers) == full.get("next", [])
