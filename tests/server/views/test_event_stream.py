"""Events in a stream: the same whether they were just created or loaded from the database."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import orjson
import pytest

import cosca
from cosca.kernel.events import Event
from cosca.server.views import event_stream
from cosca.server.views.event_stream import EventStream, ViewerEntry, decode_events, encode_events
from tests.server.support.players import ALL, connect_all, open_harness

SEEDS = range(6)  # games with drawn options, per game


def is_plain(value: Any) -> bool:
    """Whether decoded JSON would have the value, with exactly these types."""
    if type(value) is dict:
        return all(type(name) is str and is_plain(inner) for name, inner in value.items())
    if type(value) is list:
        return all(is_plain(inner) for inner in value)
    return value is None or type(value) in (str, int, float, bool)


def play(name: str, seed: int) -> list[tuple[int | None, list[Event]]]:
    """Play a game with random options and choices to its end; return the seat and the events of each entry.

    Assert that no event changes with the state after it was created.
    """
    rng = Random(f"events {seed}")
    game: Any = cosca.game(name, **cosca.game(name).some_options(rng))
    match: Any = cosca.Match(game, seed)
    entries: list[tuple[int | None, list[Event]]] = [(None, list(match.events))]
    encoded = [encode_events(match.events)]
    while actors := game.actors(match.state):
        seat = rng.choice(actors)
        entries.append((seat, match.apply(seat, rng.choice(game.choices(match.state, seat)))))
        encoded.append(encode_events(entries[-1][1]))
    assert [encode_events(events) for _, events in entries] == encoded
    return entries


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_facts_of_created_events_are_plain_json(name: str, seed: int) -> None:
    for _, events in play(name, seed):
        for event in events:
            assert is_plain(event.public), event
            assert is_plain(event.private), event
            assert type(event.to) is tuple, event


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_created_and_loaded_events_make_the_same_items(name: str) -> None:
    game = cosca.game(name)
    created, loaded = EventStream(game), EventStream(game)
    match: Any = cosca.Match(game, 5)
    events: list[Event] | None = list(match.events)
    rng, viewers = Random(5), (None, *game.seats)
    while events is not None:
        entry = ViewerEntry("choice", None, (), encode_events(events), created.vocabulary)
        created.append(entry, events)
        loaded.append(entry)
        for viewer in viewers:
            since = created.ends(viewer)[-2]
            items = created.items_after(viewer, since)
            assert orjson.dumps(items) == orjson.dumps(loaded.items_after(viewer, since))
            assert items == loaded.items_after(viewer, since)
            assert created.events_seen(viewer, len(created.log)) == loaded.events_seen(viewer, len(loaded.log))
        actors = game.actors(match.state)
        events = match.apply(seat := rng.choice(actors), game.default(match.state, seat)) if actors else None
    assert (created.log, created.size) == (loaded.log, loaded.size)


def test_events_of_the_server_are_plain_json_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that no rule of a game creates: seats that change hands, and the end by consent."""
    kinds: set[str] = set()
    append = EventStream.append

    def checked(self: EventStream, entry: ViewerEntry, events: Any = None) -> None:
        for event in events or ():
            kinds.add(event.kind)
            assert is_plain(event.public), event
            assert is_plain(event.private), event
            assert orjson.dumps([repr(event)]) == orjson.dumps([repr(decode_events(encode_events([event]))[0])])
        append(self, entry, events)

    monkeypatch.setattr(EventStream, "append", checked)

    async def run() -> None:
        async with open_harness(sqlite_url) as harness:
            for way in ("end", "concede"):
                table = await harness.table(ALL)
                await harness.play(table, await connect_all(harness, table), Random(3), 5)
                await table.set_seat_bot("u-anna", 2, "random", harness.message_id())
                await table.propose("u-anna", 1, way, harness.message_id())  # type: ignore[arg-type]
                await harness.wait_until_idle(table)
                assert table.status == "over"

    asyncio.run(run())
    assert {"seat_changed", "agreed_end", "conceded"} <= kinds


def test_events_of_an_older_vocabulary_are_upgraded_from_what_the_viewer_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cosca.game("la_famiglia")
    given: list[Any] = []

    class Newer:
        event_vocabulary = 7

        def upgrade_event(self, kind: str, facts: dict[str, Any], vocabulary: int) -> dict[str, Any]:
            given.append((kind, dict(facts), vocabulary))
            return {**facts, "by": 9}

    monkeypatch.setattr(event_stream, "kit", lambda name: Newer())
    stream = event_stream.EventStream(game)
    event = cosca.Event("secret", {"n": 1}, {"card": "red.basic.1"}, (1,))
    stream.append(event_stream.ViewerEntry("choice", 1, (), event_stream.encode_events([event]), 1))
    stream.append(event_stream.ViewerEntry("choice", 1, (), event_stream.encode_events([event]), 7))
    assert [facts for _, facts in stream.items_after(2, 0)] == [
        {"event": "secret", "n": 1, "by": 9},
        {"event": "secret", "n": 1},
    ]
    assert stream.items_after(1, 1)[0][1] == {"event": "secret", "n": 1, "card": "red.basic.1"}
    assert ("secret", {"event": "secret", "n": 1}, 1) in given
    assert all(vocabulary == 1 for *_, vocabulary in given)
