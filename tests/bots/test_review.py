"""The review of a game: its tasks end, add up, and do not report noise as mistakes."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.review.analysis import (
    MAX_EVENTS,
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
from cosca.bots.review.curve import FADE, Estimate, change, join_horizons, smooth
from cosca.bots.review.review import (
    COMPARE_ITERATIONS,
    MAX_MISTAKES,
    MAX_SUSPECTS,
    MIN_CHANGE,
    Review,
)
from cosca.bots.review.running_mean import RunningMean


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
                return WinProbabilities([[self._value(0.5), 0.5]] * task.rollouts, 1, False)
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
    assert len(review.mistakes()) <= 4  # of at least 24 that were looked into
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


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_events_of_a_turning_point_name_what_was_hidden(name: str) -> None:
    game = cosca.game(name)
    match, evaluator, rng = cosca.Match(game, 3), load_evaluator(game), Random(3)
    while len(match.log) < 130:
        seat = game.actors(match.state)[0]
        match.apply(seat, evaluator.choose(match.state, seat, rng, 1.0))
    analyzer = GameAnalyzer(game, RecordedGame(3, None, [(seat, choice.text) for seat, choice in match.log]))
    secret = [
        (step, event)
        for step, events in enumerate(analyzer.events)
        for event in events[:MAX_EVENTS]
        if step > 0 and event.private and event.kind != "sealed"
    ]
    assert secret
    for step, event in secret:
        told = analyzer.run(TurningPointTask(step - 1, step), Random(1))
        assert isinstance(told, TurnEvents)
        assert {"event": event.kind, **(event.public or {}), **(event.private or {})} in told.events
        assert all(facts["event"] != "sealed" for facts in told.events)  # its sentence addresses who chose


def test_a_result_must_belong_to_its_task() -> None:
    review = Review(cosca.game("la_famiglia"), RecordedGame(1, None, []))
    with pytest.raises(TypeError, match="TurnEvents is not the result of OutlineTask"):
        review.add_result(OutlineTask(), TurnEvents([]))


class Story(FakeAnalyzer):
    """150 turns in three rounds of 50 turns: team 1 wins by moves 20 and 70, and its bounds jump between rounds."""

    MOVES = (20, 70)
    FORCED = 110  # nothing was to be decided there

    def run(self, task: AnalysisTask) -> AnalysisResult:
        match task:
            case OutlineTask():
                return Outline([Turn(step, 1 + step % 4, 1 + step // 50) for step in range(150)], 150, True, [])
            case ScreenTask():
                return Screening([] if task.step == self.FORCED else [(task.step, 1.0)])
            case ChanceTask():
                moves = sum([task.step > move for move in (*self.MOVES, self.FORCED)])
                horizon = min(task.step // 50, 2)
                bias = (0.3, 0.0, 0.15)[horizon]  # each horizon errs in its own way
                chance = 1.0 if task.step == 150 else self._value(0.3 + 0.15 * moves + bias - 0.15)
                samples = [[chance, 1.0 - chance]] * task.rollouts
                return WinProbabilities(samples, 9 if task.step == 150 else horizon, task.step == 150)
            case _:
                return super().run(task)


def test_turning_points_are_moves_and_not_the_ends_of_rounds() -> None:
    review = Review(cosca.game("la_famiglia"), RecordedGame(1, None, [(1 + n % 4, "c0") for n in range(150)]))
    fake = Story(0.02)
    while (task := review.next()) is not None:
        review.add_result(task, fake.run(task))
    turnings = review.turnings()
    assert [each.turn.step for each in turnings] == list(Story.MOVES)
    assert [each.until - each.turn.step for each in turnings] == [1, 1]
    assert [each.turn.seat for each in turnings] == [1, 3]
    assert all(change(each.before, each.after) >= MIN_CHANGE for each in turnings)
    # What would have been better at them is looked for, too.
    assert [each.mistake is not None and each.mistake.step for each in turnings] == list(Story.MOVES)
    points = review.points()
    jumps = {one.step: change(one.chances, other.chances) for one, other in pairwise(points[:-1])}
    assert max([size for step, size in jumps.items() if step not in Story.MOVES]) < MIN_CHANGE
    assert points[-1].chances == [1.0, 0.0]  # the result is certain


def test_changes_between_two_samples_are_traced_to_one_turn() -> None:
    """With more turns than points, only every second turn is estimated at first."""

    class Long(FakeAnalyzer):
        def run(self, task: AnalysisTask) -> AnalysisResult:
            if isinstance(task, OutlineTask):
                return Outline([Turn(step, 1 + step % 4, 1) for step in range(300)], 300, True, [])
            if isinstance(task, ChanceTask):
                chance = self._value(0.7 if task.step > 101 else 0.4)
                return WinProbabilities([[chance, 1.0 - chance]] * task.rollouts, 1, False)
            return super().run(task)

    review = Review(cosca.game("la_famiglia"), RecordedGame(1, None, [(1 + n % 4, "c0") for n in range(300)]))
    fake = Long(0.02)
    while (task := review.next()) is not None:
        review.add_result(task, fake.run(task))
    assert [(each.turn.step, each.until, each.turn.seat) for each in review.turnings()] == [(101, 102, 2)]


def test_noise_is_not_reported_as_a_turning_point() -> None:
    class Even(FakeAnalyzer):
        def run(self, task: AnalysisTask) -> AnalysisResult:
            if isinstance(task, ChanceTask):
                chances = [self._value(0.5) for _ in range(task.rollouts)]
                return WinProbabilities([[chance, 1.0 - chance] for chance in chances], 1, False)
            return super().run(task)

    assert [len(reviewed(Even(noise), "c3").turnings()) for noise in (0.1, 0.3, 0.49)] == [0, 0, 0]


def test_horizons_are_joined_half_way() -> None:
    estimates = [Estimate([0.9, 0.1], 0.001, 1)] * 20 + [Estimate([0.5, 0.5], 0.001, 2)] * 20
    joined = [chances[0] for chances in join_horizons(estimates)]
    assert joined[19] == pytest.approx(joined[20]) == pytest.approx(0.7)
    assert joined[: 20 - FADE] == pytest.approx([0.9] * (20 - FADE))
    assert joined[20 + FADE :] == pytest.approx([0.5] * (20 - FADE))
    assert max([abs(a - b) for a, b in pairwise(joined)]) < 0.02
    assert all(sum(chances) == pytest.approx(1.0) for chances in join_horizons(estimates))
    ended = join_horizons([*estimates, Estimate([0.0, 1.0], 0.0, 9)])
    assert ended[-1] == [0.0, 1.0]
    assert ended[-2] == pytest.approx([0.5, 0.5])


def test_smoothing_averages_but_not_across_turning_points_or_the_end() -> None:
    chances = [[0.2], [0.4], [0.2], [0.4], [0.8], [0.8], [1.0]]
    variances = [0.01] * 6 + [0.0]
    smoothed = [value[0] for value in smooth(chances, variances, {3})]
    assert all(0.25 < value < 0.35 for value in smoothed[:4])
    assert all(0.8 <= value <= 1.0 for value in smoothed[4:])
    assert smoothed[6] == 1.0
    assert smooth(chances, variances, ())[3][0] > 0.4  # without a turning point it would leak
