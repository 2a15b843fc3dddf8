"""Stored events of older vocabularies are completed from their own facts and have texts."""

from __future__ import annotations

from typing import Any

import pytest

from cosca.games.corleones_empire.documents.event_upgrades import upgrade_event

OLD: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("money_taken", {"seat": 1, "card": 3}, {"owed": 3}),
    ("discarded", {"seat": 1, "card": "good gun"}, {"what": "good:gun", "why": "card"}),
    ("job_gained", {"seat": 1}, {"seen": False}),
    ("job_gained", {"seat": 1, "job": "car_bomb"}, {"seen": True, "goods": [], "cards": []}),
    ("gunned_down", {"seat": 2, "figure": "thug", "at": "penn_central_railroad"}, {"by": 0}),
    ("turf_war", {"turf": "midtown", "influence": [1, 0, 1], "winner": 0}, {"result": "tied"}),
    ("turf_war", {"turf": "midtown", "influence": [0, 0, 0], "winner": 0}, {"result": "empty", "counts": []}),
    ("bids_revealed", {"bids": [{"seat": 2, "cards": [1, 5]}]}, {"bids": [{"seat": 2, "cards": [1, 5], "total": 6}]}),
    ("offers_revealed", {"offers": [{"seat": 3, "card": 5}, {"seat": 1, "card": 5}], "to": 2}, {"best": 3}),
    (
        "game_over",
        {"scores": [7, 9], "dominance": [0, 1]},
        {"counts": [{"seat": 1, "total": 7}, {"seat": 2, "total": 9}]},
    ),
]


@pytest.mark.parametrize(("kind", "facts", "more"), OLD)
def test_an_older_event_is_completed(kind: str, facts: dict[str, Any], more: dict[str, Any]) -> None:
    upgraded = upgrade_event(kind, {"event": kind, **facts}, 1)
    assert {**upgraded, **more} == upgraded
    assert {**upgraded, **{name: facts[name] for name in facts if name not in more}} == upgraded, "no old fact is lost"


def test_current_event_is_unchanged() -> None:
    facts = {"event": "money_taken", "seat": 1, "card": 2, "owed": 3}
    assert upgrade_event("money_taken", facts, 2) is facts
