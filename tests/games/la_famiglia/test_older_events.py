"""Stored events of older vocabularies are completed from their own facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.documents.event_upgrades import upgrade_event

FIRST: dict[str, tuple[str, ...]] = {  # the facts of these kinds in the first vocabulary
    "money": ("seat", "n", "why"),
    "token_moved": ("seat", "owner", "origin", "space"),
    "order_issued": ("seat", "area", "order"),
    "order_back": ("seat", "area", "order"),
    "orders_revealed": ("orders",),
    "control": ("control",),
}
LOST = ("by", "sequence", "changes", "counts", "teams", "round", "after")  # facts that older events lack


@pytest.mark.parametrize("seed", range(3))
def test_older_event_is_completed(seed: int) -> None:
    rng = Random(seed)
    game: Any = cosca.game("la_famiglia")
    events: list[cosca.Event] = []
    state = game.new(seed, events)
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
    seen: set[str] = set()
    for event in events:
        for viewer in (None, 1):
            visible = event.seen_by(viewer)
            if visible is not None and event.kind in FIRST:
                seen.add(event.kind)
                facts = {name: value for name, value in visible.items() if name != "event"}
                older = {name: facts[name] for name in FIRST[event.kind] if name in facts}
                wanted = {name: value for name, value in facts.items() if name not in LOST}
                assert upgrade_event(event.kind, older, 1) == wanted
                assert upgrade_event(event.kind, facts, 2) == facts
    assert seen == set(FIRST)
