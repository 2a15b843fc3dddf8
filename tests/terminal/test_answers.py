"""Matching of typed lines with one or several choices."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.facts import ChoiceFacts
from cosca.terminal.play.answers import Ambiguous, Interrupted, Unclear, find, find_all, parts
from cosca.terminal.render.layout import place_labels
from tests.terminal.support import Cli


def by_text(choice: ChoiceFacts) -> str:
    return choice["text"]


def number(n: int, kind: str = "number") -> ChoiceFacts:
    return {"text": f"{kind} {n}", "kind": kind, "touches": [], "facts": {}}


def test_choice_is_found_by_number_text_or_prefix() -> None:
    game = cosca.game("la_famiglia", families="red,green,blue,yellow")
    match = cosca.Match(game, 8)
    facts = game.facts(match.state, game.actors(match.state)[0])
    assert facts["question"] is not None
    choices, anytime = facts["question"]["choices"], facts["anytime"]
    for n, choice in enumerate(choices, 1):
        assert find(str(n), choices, anytime, by_text) is choice
        assert find(choice["text"], choices, anytime, by_text) is choice
        assert find(choice["text"].upper(), choices, anytime, by_text) is choice
    assert find("a1", choices, anytime, by_text) is anytime[0]
    assert find("give", choices, anytime, by_text) is anytime[-1]
    for nothing in ("0", "!", "99", "a99"):
        with pytest.raises(Unclear):
            find(nothing, choices, anytime, by_text)
    with pytest.raises(Ambiguous) as several:
        find("sell", choices, anytime, by_text)
    assert len(several.value.found) == len(anytime) - 1
    assert several.value.among == anytime


def test_choice_is_found_by_a_unique_word() -> None:
    one, two, three = (number(n, "area") for n in (1, 2, 3))
    called = {1: "Justice 1: issue an order", 2: "Justice 2: Ultima Azione", 3: "Justice 3: issue two orders"}

    def typed(line: str) -> ChoiceFacts:
        return find(line, (one, two, three), (), lambda choice: called[int(choice["text"][-1])])

    assert typed("ultima") is two
    assert typed("AZIONE") is two
    assert typed("two orders") is three
    for nothing in ("zione", "is"):  # words are found from their start; too short to be looked for inside
        with pytest.raises(Unclear):
            typed(nothing)
    with pytest.raises(Ambiguous) as several:
        typed("issue")
    assert several.value.found == [one, three]


def test_accents_are_optional() -> None:
    one, two = number(1, "area"), number(2, "area")
    called = {1: "Cefalù: werbunek", 2: "Łapówki: połóż"}
    for line, meant in (("cefalu", one), ("lapowki", two), ("ŁAPÓWKI", two), ("poloz", two)):
        assert find(line, (one, two), (), lambda choice: called[int(choice["text"][-1])]) is meant


def test_amounts_are_typed_literally() -> None:
    numbers = [number(3), number(2), number(1)]
    assert find("3", numbers, (), by_text) is numbers[0]
    assert find("1", numbers, (), by_text) is numbers[2]
    with pytest.raises(Unclear):
        find("4", numbers, (), by_text)


# ---------------------------------------------------------------- several at once


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("3", ["3"]),
        ("2 2 5", ["2", "2", "5"]),
        ("2, 2,5", ["2", "2", "5"]),
        ("token a; space b", ["token a", "space b"]),
        ("money 1; good gun;", ["money 1", "good gun"]),
        ("issue 2 orders", ["issue 2 orders"]),
        (";", [";"]),
    ],
)
def test_input_line_is_split_into_choices(line: str, expected: list[str]) -> None:
    assert parts(line) == expected


def at_question(game: Any, kind: str, seed: int = 3) -> tuple[cosca.Match, int]:
    """Return a random match at a question of that kind with many choices, and the seat asked."""
    match, rng = cosca.Match(game, seed), Random(seed)
    while actors := game.actors(match.state):
        for seat in actors:
            decision = game.decision(match.state, seat)
            assert decision is not None
            if decision.kind == kind and len(decision.choices) > 3:
                return match, seat
        match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    raise AssertionError(kind)


def words(kind: str, choice: ChoiceFacts) -> str:
    return choice["text"]


def test_path_is_matched_question_by_question() -> None:
    game = cosca.game("la_famiglia")
    match, seat = at_question(game, "planning.move")
    question = game.facts(match.state, seat)["question"]
    assert question is not None
    token = next(each for each in question["choices"] if each["kind"] == "token" and each.get("next"))
    after = token["next"][1]  # pyright: ignore[reportTypedDictNotRequiredAccess]
    digest = match.state.digest()
    for line in (f"{token['text']}; {after['text']}", f"{token['text']}; 2"):
        path = find_all(line, game, match.state, seat, words)
        assert [each["text"] for each in path] == [token["text"], after["text"]]
    assert match.state.digest() == digest
    with pytest.raises(Unclear) as refused:
        find_all(f"{token['text']}; area nowhere", game, match.state, seat, words)
    assert (refused.value.part, refused.value.first) == ("area nowhere", False)


def test_card_numbers_refer_to_the_list_shown() -> None:
    """After the first card the list changes, but the player typed numbers of the first list."""
    game = cosca.game("corleones_empire", seats=3)
    match, seat = at_question(game, "tribute.card")
    question = game.facts(match.state, seat)["question"]
    assert question is not None
    due = question["facts"]["left"]
    shown = [each["text"] for each in question["choices"] if each["facts"].get("times", 1) == 1]
    wanted = shown[:due]
    numbers = [str([each["text"] for each in question["choices"]].index(text) + 1) for text in wanted]
    assert len(numbers) > 1
    path = find_all(" ".join(numbers), game, match.state, seat, words)
    assert [each["text"] for each in path] == wanted
    with pytest.raises(Unclear):
        find_all(f"{numbers[0]} {numbers[0]}", game, match.state, seat, words)


def test_path_stops_before_unknown_information() -> None:
    game = cosca.game("la_famiglia")
    match = cosca.Match(game, 5)
    seat = game.actors(match.state)[0]
    with pytest.raises(Interrupted) as early:
        find_all("1; 2; 1", game, match.state, seat, words)
    assert not early.value.first


def test_several_choices_are_applied_together_or_not_at_all(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    options = ["play", "corleones_empire", "--players", "3", "--seed", "5", "--save", path]
    output = cli(*options, typed="thug; business gotham; 1\nthug; business red_hook_docks\nquit\n").out
    assert "“business gotham” can’t be chosen after what comes before it. Nothing was done." in output
    assert "plays a Thug at Red Hook Docks" in output
    own = [line for line in path.read_text().splitlines() if line.startswith("1 ")]
    assert own[:2] == ["1 thug", "1 business red_hook_docks"]
    output = cli("play", "--seed", "5", typed="1; 2; 1\nquit\n").out
    assert "can’t be chosen together with what comes before it" in output


def test_labels_never_overlap() -> None:
    points = {f"p{i}": (float(i % 7), float(i % 5)) for i in range(30)}
    places = place_labels(points, 100, 27, (12, 2))
    cells = [(box.x + dx, box.y + dy) for box in places.values() for dx in range(12) for dy in range(2)]
    assert len(cells) == len(set(cells)) == 30 * 24
    assert max(x for x, _ in cells) < 100
    assert max(y for _, y in cells) < 27
