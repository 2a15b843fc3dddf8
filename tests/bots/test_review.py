"""The review of a game: its pieces end, add up in any order, and blame nobody by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.levels import judge_of
from cosca.bots.review import COMPARED, MISTAKES, SUSPECTS, Review, Tally
from cosca.bots.reviewer import Outline, Piece, Played, Reviewer, Turn


class Fake:
    """Finds what it is told to: each choice is worth its number, and the chances fall in every turn of seat 1."""

    def __init__(self, noise: float = 0.0) -> None:
        self.rng = Random(1)
        self.noise = noise
        self.pieces: list[Piece] = []

    def think(self, piece: Piece) -> Any:
        self.pieces.append(piece)
        if piece.kind == "outline":
            return Outline([Turn(step, 1 + step % 4, 1) for step in range(0, 80)], 80, True, [])
        if piece.kind == "screen":
            return [(piece.step, 1.0)]
        if piece.kind == "chance":
            return [[self._value(0.5), 0.5]] * piece.tries
        if piece.kind == "seek":
            return {f"c{n}": [self._value(0.3 + 0.1 * n)] for n in range(4)}
        if piece.kind == "compare":
            return {text: [self._value(0.3 + 0.1 * int(text[1]))] for text in piece.choices}
        return [] if piece.kind == "turning" else "told"

    def _value(self, value: float) -> float:
        return value + self.rng.uniform(-self.noise, self.noise)


def reviewed(fake: Fake, chosen: str) -> Review:
    review = Review(cosca.game("la_famiglia"), Played(1, None, [(1 + n % 4, chosen) for n in range(80)]))
    before = 0.0
    for _ in range(20_000):
        piece = review.next()
        if piece is None:
            return review
        review.take(piece, fake.think(piece))
        assert 0.0 <= review.progress < 1.0
        assert review.progress >= before or fake.noise
        before = review.progress
    raise AssertionError("it does not come to an end")


def test_each_seat_is_told_its_biggest_mistakes_and_no_more() -> None:
    review = reviewed(Fake(), "c0")
    assert len(review.suspects) == 4 * SUSPECTS
    by_seat = [each.turn.seat for each in review.mistakes()]
    assert sorted(by_seat) == [seat for seat in (1, 2, 3, 4) for _ in range(MISTAKES)]
    assert {round(each.best - each.chance, 6) for each in review.mistakes()} == {0.3}
    assert reviewed(Fake(), "c3").mistakes() == []  # nothing was better


def test_noise_is_no_mistake() -> None:
    """All choices are worth the same: the best of many tries is compared anew with what was chosen."""

    class Even(Fake):
        def _value(self, value: float) -> float:
            return 0.5 + self.rng.uniform(-0.3, 0.3)

    found = reviewed(Even(), "c0")
    assert len(found.mistakes()) <= 3  # of 24 that were looked into
    assert found._compared[found.suspects[0]]["c0"].tries == COMPARED


def test_a_tally_knows_its_doubt() -> None:
    tally = Tally()
    assert tally.doubt == 1.0
    tally.add([0.0, 1.0] * 50)
    assert tally.mean == 0.5
    assert tally.doubt == pytest.approx(0.25 / 99)
    alike = Tally()
    alike.add([1.0] * 12)
    assert alike.doubt > 0.04**2  # twelve games that were won do not prove that all would be


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_the_reviewer_thinks_from_what_the_seat_knew(name: str) -> None:
    """Its searches draw tables that fit the seat's view then, and what is hidden varies in them."""
    game = cosca.game(name)
    match, judge, rng = cosca.Match(game, 3), judge_of(game), Random(3)
    while len(match.log) < 130:
        seat = game.actors(match.state)[0]
        match.apply(seat, judge.choose(match.state, seat, rng, 1.0))
    reviewer = Reviewer(game, Played(3, None, [(seat, choice.text) for seat, choice in match.log]))
    step, seat = 60, match.log[60][0]
    search, _ = reviewer._search(step, Random(1))
    own = game.view(reviewer.states[step], seat)
    drawn = [search.another() for _ in range(20)]
    assert [game.view(state, seat) == own for state in drawn] == [True] * 20
    assert len({str(game.describe(state)) for state in drawn}) > 1
    found = reviewer.think(Piece("chance", 130, 4), Random(1))
    assert all(abs(sum(chances) - 1.0) < 1e-9 for chances in found)
