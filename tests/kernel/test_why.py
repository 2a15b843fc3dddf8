"""Why something cannot be chosen: for every element of a question's kinds either it is offered, or there is a reason
for this very element; nothing in a reason that the seat may not know; words for each in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit, rulebook
from cosca.kernel.why import ASKS, GENERAL, LISTED, offered_to, split
from cosca.testing.secrecy import Watched, plain, same
from cosca.words import Speaker

NAMES = cosca.game_names()
every_game = pytest.mark.parametrize("name", NAMES)
LANGUAGES = ("en", "de", "pl")


def reasons(game: Any, state: Any, seat: int, elements: list[str]) -> dict[str, Any]:
    """What is said of each element."""
    return {element: game.why_not(state, seat, element) for element in elements}


def check_all(game: Any, state: Any, seat: int, elements: list[str]) -> dict[str, Any]:
    """Exactly one holds for each element of the question's kinds: it is offered, or there is a reason of its own."""
    offered = offered_to(game, state, seat)
    kinds = {split(each)[0] for each in offered}
    told = reasons(game, state, seat, elements)
    for element, why in told.items():
        asked = state.stack[-1].key
        assert (why is None) == (element in offered), (asked, element, why)
        if why is None:
            continue
        assert why["rules"], (asked, element)
        if split(element)[0] in kinds:
            assert why["id"] not in GENERAL, (asked, element)
        elif why["id"] in (ASKS, LISTED):
            assert why["rules"] == list(game.rules_of(asked))
    return told


@every_game
def test_everything_is_offered_or_has_a_reason_of_its_own(name: str) -> None:
    rules = {rule.id for rule in rulebook(name)}
    ids: set[str] = set()
    seen: dict[str, int] = {}
    for seed in range(14):
        drawn = cosca.game(name).some_options(Random(seed))
        game: Any = cosca.game(name, **drawn)
        elements = list(kit(name).glossary(game))
        words = [
            Speaker([kit(name).words], each, kit(name).things, kit(name).names(game), strict=True) for each in LANGUAGES
        ]
        state, rng = game.new(seed), Random(seed)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            kind = state.stack[-1].key
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 4 or rng.random() < 0.01:
                for speaker in words:
                    speaker.learn(game.view(state, None)["families"])
                for why in check_all(game, state, seat, elements).values():
                    if why is not None:
                        ids.add(why["id"])
                        assert set(why["rules"]) <= rules, why
                        for speaker in words:
                            said = speaker.message(why)
                            assert said.endswith("."), said
                            assert not {"{", "?"} & set(said), said
            game.apply(state, seat, rng.choice(game.choices(state, seat)))
    assert len(ids) > 20
