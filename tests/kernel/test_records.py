"""Records: their content, and one-line errors for broken ones."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.kernel.record import HEAD
from tests.support.random_matches import one_line, some_game


def test_record_contains_all_that_a_replay_needs(name: str) -> None:
    match: Any = cosca.Match(some_game(name, 3), 99)
    for _ in range(20):
        seat = match.game.actors(match.state)[0]
        match.apply(seat, match.game.choices(match.state, seat)[-1].text)
    text = match.record()
    lines = text.splitlines()
    assert lines[0] == HEAD
    assert [line.split(":")[0] for line in lines[1:6]] == ["game", "options", "rules", "data", "seed"]
    assert len([line for line in lines if line[:1].isdigit()]) == 20
    again: Any = cosca.Match.from_record(text)
    assert again.record() == text
    assert [(seat, str(each)) for seat, each in again.log] == [(seat, str(each)) for seat, each in match.log]
    commented = text.replace("\n\n", "\n\n# a comment\n", 1).replace("\n1 ", "\n   1   ")
    assert cosca.Match.from_record(commented).state.digest() == match.state.digest()


# ---------------------------------------------------------------- records that are broken


def record_with(name: str, **changes: str | None) -> str:
    """Return a short record with some headings changed or omitted (None); `lines` replaces its choices."""
    match: Any = cosca.Match(cosca.game(name), 5)
    lines: list[str] = []
    for _ in range(3):
        seat = match.game.actors(match.state)[0]
        each = match.game.choices(match.state, seat)[0]
        match.apply(seat, each)
        lines.append(f"{seat} {each}")
    head: dict[str, str | None] = {
        "game": name, "options": "{}", "rules": "1", "data": match.game.data_name(), "seed": "5", "position": None,
        "lines": "\n".join(lines), "digest": match.state.digest(), **changes,
    }  # fmt: skip
    body = [f"{key}: {value}" if key != "lines" else value for key, value in head.items() if value is not None]
    return "\n".join([HEAD, *[line for line in body if line is not None]]) + "\n"


BAD_RECORDS: list[tuple[dict[str, str | None], str]] = [
    ({"game": None}, "'game:' is missing"),
    ({"rules": None}, "'rules:' is missing"),
    ({"data": None}, "'data:' is missing"),
    ({"seed": None}, "'seed:' is missing"),
    ({"game": "chess"}, "no game 'chess'"),
    ({"seed": "seven"}, "seed: 'seven' is not a whole number"),
    ({"rules": "1.5"}, "rules: '1.5' is not a whole number"),
    ({"rules": "999"}, "rules 999"),
    ({"data": "other 0123"}, "data other 0123"),
    ({"options": "{"}, "options: "),
    ({"options": "[1]"}, "options: '.1.' is not a table of keys and values"),
    ({"options": '{"no_such": 1}'}, "no option 'no_such'"),
    ({"options": '{"data": "/"}'}, "options: data: "),
    ({"options": "[" * 100_000}, "options: "),
    ({"position": "[]"}, "position: '..' is not a table of keys and values"),
    ({"position": '{"no_such": 1}'}, "no_such"),
    ({"lines": "1"}, "line 7: '1' is not a choice"),
    ({"lines": "1x dance"}, "line 7: '1x dance' is not a choice"),
    ({"lines": "² dance"}, "line 7: "),
    ({"lines": "dance"}, "line 7: 'dance' is neither"),
    ({"lines": "1 dance"}, "line 7: seat 1 may not choose 'dance'"),
    ({"lines": "77 dance"}, "line 7: seat 77 may not"),
    ({"lines": "# nothing\n\ncolour: blue"}, "line 9: 'colour: blue' is neither"),
    ({"lines": "seed: 6"}, "line 7: duplicate seed"),
    ({"digest": "00"}, "digest: the game ends with"),
    ({"digest": "00\n1 dance"}, "nothing may follow the digest"),
]


def test_short_record_is_valid(name: str) -> None:
    assert cosca.Match.from_record(record_with(name)).record()
    assert cosca.Match.from_record(record_with(name, digest=None, options=None)).record()


@pytest.mark.parametrize(("changes", "what"), BAD_RECORDS, ids=[what for _, what in BAD_RECORDS])
def test_broken_record_is_refused_with_its_line(name: str, changes: dict[str, str | None], what: str) -> None:
    with pytest.raises(cosca.CoscaError, match=what) as refused:
        cosca.Match.from_record(record_with(name, **changes))
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "cosca record 2\n", "\x00"])
def test_text_without_the_heading_is_refused(text: str) -> None:
    with pytest.raises(cosca.BadDocument, match="record: line 1: a record starts with"):
        cosca.Match.from_record(text)


def test_truncated_record_is_refused_or_a_shorter_game(name: str) -> None:
    text = record_with(name, digest=None)
    for end in range(0, len(text), 3):
        try:
            match: Any = cosca.Match.from_record(text[:end])
        except cosca.CoscaError as wrong:
            one_line(wrong)
        else:
            assert len(match.log) <= 3
