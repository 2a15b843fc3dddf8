"""End and winners (section X); Mandamenti are counted by areas."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.kernel.decision import Outcome

PAIRS = {
    "M01": ("trapani", "marsala"),
    "M02": ("castelvetrano", "sciacca"),
    "M03": ("palermo", "corleone"),
    "M04": ("cefalu", "lercara_friddi"),
    "M05": ("agrigento", "camastra"),
    "M06": ("enna", "nicosia"),
    "M07": ("licata", "gela"),
    "M08": ("ragusa", "modica"),
    "M09": ("siracusa", "noto"),
    "M10": ("palagonia", "scordia"),
    "M11": ("catania", "taormina"),  # not Bronte, which breaks ties
    "M12": ("messina", "milazzo"),
}


def board(holds: dict[int, int], bronte: int | str | None = None) -> dict[str, Any]:
    """Return a board on which each seat holds so many Mandamenti with two areas of 1 Soldato."""
    areas: dict[str, Any] = {}
    free = iter(PAIRS.values())
    for seat, n in holds.items():
        for _ in range(n):
            for area in next(free):
                areas[area] = {"holder": seat, "soldati": 1}
    if bronte is not None:
        areas["bronte"] = {"holder": bronte, "soldati": 1}
    return areas


def after(
    holds: dict[int, int],
    *,
    round: int = 1,
    bronte: int | str | None = None,
    edition: str = "1.2",
    phase: str = "encounter_end",
) -> tuple[Outcome | None, dict[str, Any]]:
    """Return the outcome and the table after the next management."""
    game = cosca.game("la_famiglia", edition=edition)
    document: dict[str, Any] = {"clear": True, "round": round, "phase": phase, "areas": board(holds, bronte)}
    document |= {"top": {}, "bottom": {f"s{round}.church.1": "neutral"}}
    state = game.position(document)
    while state.stack and state.stack[-1].key.startswith("tile."):
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    return game.outcome(state), dict(game.describe(state))


def winners(*args: Any, **options: Any) -> tuple[tuple[int, ...], str] | None:
    outcome = after(*args, **options)[0]
    return None if outcome is None else (outcome.winners, outcome.reason)


@pytest.mark.rule("LF-X1")
@pytest.mark.parametrize(
    ("holds", "expected"),
    [
        ({1: 5}, ((1, 2), "mandamenti")),
        ({4: 5}, ((3, 4), "mandamenti")),
        ({1: 3, 2: 3}, ((1, 2), "mandamenti")),
        ({3: 1, 4: 5}, ((3, 4), "mandamenti")),
        ({1: 4, 2: 1}, None),  # five together are not enough
        ({1: 2, 2: 3, 3: 4}, None),
        ({1: 4, 2: 2, 3: 4, 4: 1}, ((1, 2), "mandamenti")),
        ({1: 5, 3: 3, 4: 2}, ((1, 2), "mandamenti")),  # five alone against five of two seats
        ({1: 4, 2: 1, 4: 5}, ((3, 4), "mandamenti")),
        ({1: 4, 3: 4}, None),
    ],
)
def test_five_mandamenti_alone_or_six_together_win(
    holds: dict[int, int], expected: tuple[tuple[int, ...], str] | None
) -> None:
    assert winners(holds) == expected


@pytest.mark.rule("LF-X1")
def test_the_game_goes_on_with_the_next_round_if_nobody_has_won() -> None:
    outcome, table = after({1: 4, 2: 1, 3: 4}, round=2)
    assert outcome is None
    assert (table["round"], table["phase"]) == (3, "planning")


@pytest.mark.rule("LF-X2")
@pytest.mark.parametrize(
    ("holds", "expected"),
    [
        ({1: 1}, (1, 2)),
        ({1: 2, 3: 2, 4: 1}, (3, 4)),
        ({1: 2, 2: 3, 3: 4}, (1, 2)),
    ],
)
def test_after_round_4_more_mandamenti_win(holds: dict[int, int], expected: tuple[int, ...]) -> None:
    # Bronte is the losers': it counts only in a tie
    loser = 3 if expected == (1, 2) else 1
    assert winners(holds, round=4, bronte=loser) == (expected, "last_round")
    assert winners(holds, round=3, bronte=loser) is None


@pytest.mark.rule("LF-X3")
@pytest.mark.parametrize(
    ("bronte", "expected"),
    [
        (1, ((1, 2), "bronte")),
        (2, ((1, 2), "bronte")),
        (3, ((3, 4), "bronte")),
        (4, ((3, 4), "bronte")),
        ("neutral", ((), "draw")),
        (None, ((), "draw")),
    ],
)
def test_tie_goes_to_the_holder_of_bronte(bronte: int | str | None, expected: tuple[tuple[int, ...], str]) -> None:
    assert winners({1: 2, 2: 1, 3: 3}, round=4, bronte=bronte) == expected  # after round 4
    assert winners({}, round=4, bronte=bronte) == expected  # nobody has any
    assert winners({1: 3, 2: 3, 3: 2, 4: 4}, round=4, bronte=bronte) == expected  # both have reached X1
    if bronte in (1, 2, 3, 4):  # and before round 4
        assert winners({1: 3, 2: 3, 3: 2, 4: 4}, round=2, bronte=bronte) == expected
        assert winners({1: 5, 3: 5}, round=1, bronte=bronte) == expected


@pytest.mark.rule("LF-X3")
def test_draw_ranks_all_seats_equally() -> None:
    outcome, _ = after({1: 2, 3: 2}, round=4)
    assert outcome is not None
    assert outcome.ranks == {1: 1, 2: 1, 3: 1, 4: 1}
    assert outcome.scores == {1: 2, 2: 2, 3: 2, 4: 2}


@pytest.mark.rule("LF-X4", "LF-X4[1.2]")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("bronte", ["neutral", None])
def test_a_draw_before_round_4_does_not_end_the_game(round: int, bronte: str | None) -> None:
    outcome, table = after({1: 6, 3: 6}, round=round, bronte=bronte)
    assert outcome is None
    assert (table["round"], table["phase"]) == (round + 1, "planning")


@pytest.mark.rule("LF-X4[1.1]")
def test_in_edition_1_1_a_draw_before_round_4_does_not_end_the_game() -> None:
    assert winners({1: 6, 4: 6}, round=3, edition="1.1") is None
    assert winners({1: 6, 4: 6}, round=4, edition="1.1") == ((), "draw")


@pytest.mark.rule("LF-X4[1.0]")
def test_in_edition_1_0_a_draw_before_round_4_ends_the_game() -> None:
    assert winners({1: 6, 4: 6}, round=1, edition="1.0") == ((), "draw")
    assert winners({1: 5, 4: 5}, round=3, edition="1.0") == ((), "draw")
    assert winners({1: 4, 4: 4}, round=3, edition="1.0") is None  # a tie that nobody has reached X1 with


@pytest.mark.rule("LF-W11")
@pytest.mark.parametrize(
    ("holds", "expected"),
    [
        ({1: 5, 3: 3, 4: 4}, ((3, 4), "mandamenti")),
        ({1: 5, 2: 1, 4: 5}, ((1, 2), "mandamenti")),
        ({1: 5, 3: 6}, ((3, 4), "mandamenti")),
    ],
)
def test_more_mandamenti_win_if_both_teams_reach_the_goal(
    holds: dict[int, int], expected: tuple[tuple[int, ...], str]
) -> None:
    loser = 3 if expected[0] == (1, 2) else 1
    assert winners(holds, round=2, bronte=loser) == expected


@pytest.mark.rule("LF-W30")
def test_a_seventh_mandamento_counts_without_a_control_token() -> None:
    outcome, table = after({1: 7, 3: 5}, round=2)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[1]) == ((1, 2), 7)
    # and gives a token on the seventh tile
    assert [marks[0] for marks in table["tiles"].values()] == [1] * 7


@pytest.mark.rule("LF-W30")
def test_control_is_counted_by_areas_not_by_older_tokens() -> None:
    game = cosca.game("la_famiglia")
    control = dict.fromkeys(("M01", "M02", "M03", "M04", "M05", "M06"), 3)
    document = {"clear": True, "phase": "encounter_end", "areas": board({1: 1}), "control": control}
    document |= {"top": {}, "bottom": {"s1.church.1": "neutral"}}
    state = game.position(document)
    assert game.outcome(state) is None
    assert game.describe(state)["control"] == {"M01": 1}


@pytest.mark.rule("LF-M8")
def test_only_the_management_after_the_encounter_phase_ends_the_game() -> None:
    game = cosca.game("la_famiglia")
    areas = board({1: 8})
    areas["enna"]["orders"] = ["red.basic.1"]
    state = game.position({"clear": True, "round": 4, "top": {}, "phase": "planning_end", "areas": areas})
    while state.stack[-1].key == "tile.mark":
        game.apply(state, 1, game.choices(state, 1)[0])
    assert game.outcome(state) is None
    assert game.describe(state)["phase"] == "encounter"
    game.apply(state, 1, game.default(state, 1))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert game.actors(state) == ()
