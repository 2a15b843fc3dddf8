"""The review of a game: its tasks end, add up, and do not report noise as mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.review.analysis import (
    AnalysisResult,
    AnalysisTask,
    ChanceTask,
    ChoiceValues,
    CompareTask,
    GameAnalyzer,
    MistakeReport,
    MistakeTask,
    Outline,
    OutlineTask,
    RecordedGame,
    Screening,
    ScreenTask,
    SeekTask,
    Turn,
    TurnEvents,
    TurningPointTask,
    WinProbabilities,
)
from cosca.bots.review.review import COMPARE_ITERATIONS, MAX_MISTAKES, MAX_SUSPECTS, Review, RunningMean


class FakeAnalyzer:
    """Gives choice `cN` a value that grows with N; `noise` is added to all values."""

    def __init__(self, noise: float = 0.0) -> None:
        self.rng = Random(1)
        self.noise = noise

    def run(self, task: AnalysisTask) -> AnalysisResult:
        nothing: Any = None
        match task:
            case OutlineTask():
                return Outline([Turn(step, 1 + step % 4, 1) for step in range(0, 80)], 80, True, [])
            case ScreenTask():
                return Screening([(task.step, 1.0)])
            case ChanceTask():
                return WinProbabilities([[self._value(0.5), 0.5]] * task.rollouts)
            case SeekTask():
                return ChoiceValues({f"c{n}": [self._value(0.3 + 0.1 * n)] for n in range(4)})
            case CompareTask():
                return ChoiceValues({text: [self._value(0.3 + 0.1 * int(text[1]))] for text in task.choices})
            case MistakeTask():
                return MistakeReport(nothing, nothing, nothing, nothing)
            case TurningPointTask():
                return TurnEvents([])

    def _value(self, value: float) -> float:
        return value + self.rng.uniform(-self.noise, self.noise)


def reviewed(fake: FakeAnalyzer, chosen: str) -> Review:
    review = Review(cosca.game("la_famiglia"), RecordedGame(1, None, [(1 + n % 4, chosen) for n in range(80)]))
    before = 0.0
    for _ in range(20_000):
        task = review.next()
        if task is None:
            return review
        review.add_result(task, fake.run(task))
        assert 0.0 <= review.progress < 1.0
        assert review.progress >= before or fake.noise
        before = review.progress
    raise AssertionError("the review does not end")


def test_review_reports_the_biggest_mistakes_of_each_seat() -> None:
    review = reviewed(FakeAnalyzer(), "c0")
    assert len(review.suspects) == 4 * MAX_SUSPECTS
    by_seat = [each.turn.seat for each in review.mistakes()]
    assert sorted(by_seat) == [seat for seat in (1, 2, 3, 4) for _ in range(MAX_MISTAKES)]
    assert {round(each.best - each.chance, 6) for each in review.mistakes()} == {0.3}
    assert reviewed(FakeAnalyzer(), "c3").mistakes() == []  # nothing was better


def test_noise_is_not_reported_as_a_mistake() -> None:
    """All choices have the same value: the best of many is compared again with the choice made."""

    class Even(FakeAnalyzer):
        def _value(self, value: float) -> float:
            return 0.5 + self.rng.uniform(-0.3, 0.3)

    review = reviewed(Even(), "c0")
    assert len(review.mistakes()) <= 3  # of 24 that were looked into
    assert review._compared[review.suspects[0]]["c0"].count == COMPARE_ITERATIONS


def test_running_mean_knows_its_variance() -> None:
    tally = RunningMean()
    assert tally.mean_variance == 1.0
    tally.add([0.0, 1.0] * 50)
    assert tally.mean == 0.5
    assert tally.mean_variance == pytest.approx(0.25 / 99)
    alike = RunningMean()
    alike.add([1.0] * 12)
    assert alike.mean_variance > 0.04**2  # twelve games that were won do not prove that all would be


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_analyzer_searches_from_what_the_seat_knew(name: str) -> None:
    """Its searches sample states that fit the seat's view at that time and vary in what is hidden."""
    game = cosca.game(name)
    match, evaluator, rng = cosca.Match(game, 3), load_evaluator(game), Random(3)
    while len(match.log) < 130:
        seat = game.actors(match.state)[0]
        match.apply(seat, evaluator.choose(match.state, seat, rng, 1.0))
    analyzer = GameAnalyzer(game, RecordedGame(3, None, [(seat, choice.text) for seat, choice in match.log]))
    step, seat = 60, match.log[60][0]
    search, _ = analyzer._search(step, Random(1))
    own = game.view(analyzer.states[step], seat)
    drawn = [search.sample_state() for _ in range(20)]
    assert [game.view(state, seat) == own for state in drawn] == [True] * 20
    assert len({str(game.describe(state)) for state in drawn}) > 1
    result = analyzer.run(ChanceTask(130, 4), Random(1))
    assert isinstance(result, WinProbabilities)
    assert [sum(chances) for chances in result.samples] == pytest.approx([1.0] * 4)


def test_a_result_must_belong_to_its_task() -> None:
    review = Review(cosca.game("la_famiglia"), RecordedGame(1, None, []))
    with pytest.raises(TypeError, match="TurnEvents is not the result of OutlineTask"):
        review.add_result(OutlineTask(), TurnEvents([]))
