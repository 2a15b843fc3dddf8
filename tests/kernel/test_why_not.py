"""Why-not reasons: every element of a question's kinds is offered or has its own reason.

A reason contains nothing that the seat may not know and has a sentence in every language.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit, rulebook
from cosca.i18n import Speaker
from cosca.kernel.scenario import read
from cosca.kernel.why_not import ASKS, GENERAL, LISTED, offered_to, reasons, split
from cosca.testing.secrecy import Watched, plain, same

NAMES = cosca.game_names()
every_game = pytest.mark.parametrize("name", NAMES)
LANGUAGES = ("en", "de", "pl")


def check_all(game: Any, state: Any, seat: int, elements: list[str]) -> dict[str, Any]:
    """Check that each element of the question's kinds is either offered or has a reason; return the reasons."""
    offered = offered_to(game, state, seat)
    kinds = {split(each)[0] for each in offered}
    answers = reasons(game, state, seat, elements)
    for element, why in answers.items():
        asked = state.stack[-1].key
        assert (why is None) == (element in offered), (asked, element, why)
        if why is None:
            continue
        assert why["rules"], (asked, element)
        if split(element)[0] in kinds:
            assert why["id"] not in GENERAL, (asked, element)
        elif why["id"] in (ASKS, LISTED):
            assert why["rules"] == list(game.rules_of(asked))
    return answers


def speakers(name: str, game: Any) -> list[Speaker]:
    """Return a strict speaker for each language."""
    return [
        Speaker([kit(name).words], each, kit(name).argument_kinds, kit(name).names(game), strict=True)
        for each in LANGUAGES
    ]


def check_words(why: Any, words: list[Speaker], rules: set[str]) -> None:
    """Check that a reason is a sentence in every language and that its rules exist."""
    assert set(why["rules"]) <= rules, why
    for speaker in words:
        sentence = speaker.message(why)
        assert sentence.endswith("."), sentence
        assert not {"{", "?"} & set(sentence), sentence


@every_game
def test_every_element_is_offered_or_has_a_reason(name: str) -> None:
    rules = {rule.id for rule in rulebook(name)}
    seen: dict[str, int] = {}
    ids: dict[str, int] = {}
    for seed in range(5):
        game: Any = cosca.game(name, **cosca.game(name).some_options(Random(seed)))
        elements, words = list(kit(name).glossary(game)), speakers(name, game)
        state, rng = game.new(seed), Random(seed)
        while game.actors(state):
            seat, kind = rng.choice(game.actors(state)), state.stack[-1].key
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] in (1, 2, 5) or rng.random() < 0.003:
                for speaker in words:
                    speaker.learn(game.view(state, None)["families"])
                for why in check_all(game, state, seat, elements).values():
                    if why is not None:
                        ids[why["id"]] = ids.get(why["id"], 0) + 1
                        if ids[why["id"]] < 12 or rng.random() < 0.01:
                            check_words(why, words, rules)
            game.apply(state, seat, rng.choice(game.choices(state, seat)))
    assert len(ids) > 20


@every_game
def test_every_kind_of_question_has_a_why_not_scenario(name: str) -> None:
    """Scenarios `why not, KIND` state reason and rules; `encounter.which` needs other components."""
    files = (Path(__file__).parent.parent / "scenarios" / name).glob("why_not_*.yaml")
    cases = [each.name for file in files for each in read(file.read_text("utf-8"), file.name)]
    assert set(cosca.game(name).questions()) - {each.removeprefix("why not, ") for each in cases} <= {"encounter.which"}


@every_game
def test_every_reason_has_a_case_that_names_its_rules(name: str) -> None:
    """Either in a scenario, which lists the rules that it proves, or in a test marked with them."""
    root = Path(__file__).parent.parent
    cases = [*(root / "scenarios" / name).glob("why_not_*.yaml"), *(root / "games" / name).glob("test_why*.py")]
    named = set(re.findall(r"why-[a-z_-]+(?=\s+[A-Z]{2}-)", "".join(each.read_text("utf-8") for each in cases)))
    words = (kit(name).words / "en" / "why.ftl").read_text("utf-8")
    assert set(re.findall(r"^(why-[a-z_-]+) =", words, re.MULTILINE)) - set(GENERAL) - named == set()


@every_game
def test_reason_for_a_seat_without_a_decision(name: str) -> None:
    game: Any = cosca.game(name)
    state = game.new(3)
    seat = game.actors(state)[0]
    other = next(each for each in game.seats if each != seat)
    waiting = game.why_not(state, other, "seat:1")
    assert (waiting["id"], waiting["args"], waiting["rules"]) == ("why-waiting", {"seats": [seat]}, [])
    while game.actors(state):
        who = game.actors(state)[0]
        game.apply(state, who, game.default(state, who))
    assert game.why_not(state, seat, "seat:1") == {"id": "why-ended", "args": {}, "rules": []}
    for why in (waiting, game.why_not(state, seat, "seat:1")):
        check_words(why, speakers(name, game), set())


@every_game
def test_reasons_do_not_depend_on_hidden_information(name: str) -> None:
    """States sampled from what a seat knows give it the same reasons."""
    rng = Random(name)
    compared = 0
    for seed in range(3):
        table = Watched(seed, name)
        elements = list(kit(name).glossary(table.game))
        for _ in table.steps():
            if not table.game.actors(table.state) or rng.random() > 0.02:
                continue
            seat = rng.choice(table.game.actors(table.state))
            ours = plain(reasons(table.game, table.state, seat, elements))
            for sampled in table.samples(seat, rng, 2):
                same(ours, plain(reasons(table.game, sampled, seat, elements)), f"why seat {seat} cannot choose")
                compared += 1
    assert compared > 10


@every_game
def test_listing_choices_does_not_compute_reasons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only `Game.why_not` calls a question's `why_not`, so bots and listing do not pay for it."""
    for kind in cosca.game(name).steps.values():
        if hasattr(kind, "why_not"):
            monkeypatch.setattr(kind, "why_not", None, raising=True)
    game: Any = cosca.game(name)
    state, rng = game.new(5), Random(5)
    for _ in range(150):
        seat = rng.choice(game.actors(state))
        game.facts(state, seat)
        game.apply(state, seat, rng.choice(game.choices(state, seat)))
