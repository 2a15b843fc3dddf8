"""The review of a finished game: win probabilities over time, turning points, and mistakes of each seat.

A `Review` chooses the next task and adds up the results of a `GameAnalyzer`, in any order, so that tasks can run
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from cosca.bots.review.analysis import (
    BATCH,
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
from cosca.kernel.events import Facts
from cosca.kernel.game import Game

MAX_POINTS: Final = 160  # steps at which win probabilities are estimated
MIN_ROLLOUTS: Final = 12  # from each of them
MAX_ROLLOUTS: Final = 48  # from each of them, until the error is small enough
MAX_ERROR: Final = 0.04  # standard error of a win probability
EXTREME: Final = 0.1  # so close to 0 or 1 the variance is corrected
MAX_SUSPECTS: Final = 6  # choices of each seat that are searched
SEEK_ITERATIONS: Final = 40  # to find a better choice
COMPARE_ITERATIONS: Final = 24  # for each of the two choices, apart from those that found the better one
MISTAKE_ERRORS: Final = 1.5  # standard errors by which a mistake must lose
MIN_LOSS: Final = 0.03  # of win probability, for a mistake
MAX_MISTAKES: Final = 3  # of each seat
MIN_CHANGE: Final = 0.08  # of win probability, for a turning point
MAX_TURNING_POINTS: Final = 5
TURNING_ERRORS: Final = 2.5  # standard errors by which a turning point must differ; high because turns are many


class RunningMean:
    """Mean and variance of the mean of added values."""

    __slots__ = ("count", "square_sum", "total")

    def __init__(self) -> None:
        self.count, self.total, self.square_sum = 0, 0.0, 0.0

    def add(self, values: Sequence[float]) -> None:
        self.count += len(values)
        self.total += sum(values)
        self.square_sum += sum([value * value for value in values])

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def mean_variance(self) -> float:
        """Return the variance of the mean."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self.square_sum / self.count - self.mean**2)
        if not EXTREME < self.mean < 1.0 - EXTREME:  # a few equal results prove little
            spread += 0.5 / self.count
        return spread / (self.count - 1)


class Point(NamedTuple):
    """Win probabilities of the teams after so many choices."""

    step: int
    turn: Turn
    chances: list[float]


class TurningPoint(NamedTuple):
    """A turn that changed the win probabilities, with its public events."""

    turn: Turn
    until: int
    before: list[float]
    after: list[float]
    happened: list[Facts]


class Mistake(NamedTuple):
    """A choice that cost the seat's team win probability."""

    turn: Turn
    step: int
    chance: float
    best: float
    told: MistakeReport


class Review:
    """Results of a game so far, and the tasks that are still needed."""

    def __init__(self, game: Game[Any], played: RecordedGame) -> None:
        self._teams = game.teams
        self._chosen = [text for _, text in played.choices]
        self.outline: Outline | None = None
        self._points: list[int] = []  # indices of turns
        self._screened: dict[int, list[tuple[int, float]]] = {}  # by the step that a turn begins with
        self._chances: dict[int, list[RunningMean]] = {}
        self._sought: dict[int, dict[str, RunningMean]] = {}
        self._compared: dict[int, dict[str, RunningMean]] = {}
        self._reports: dict[int, MistakeReport] = {}
        self._events: dict[int, list[Facts]] = {}
        self._suspects: list[int] | None = None

    # ---------------------------------------------------------------- tasks

    def next(self) -> AnalysisTask | None:
        """Return the next task; None if the review is complete."""
        if self.outline is None:
            return OutlineTask()
        for turn, until in self._turns():
            if turn.step not in self._screened:
                return ScreenTask(turn.step, until)
        unsettled = [step for step in self._steps() if not self._settled(step)]
        if unsettled:  # the least known first, so that a review that is cut short is balanced
            return ChanceTask(min(unsettled, key=self._rollouts), BATCH)
        for step in self.suspects:
            done = sum([mean.count for mean in self._sought.get(step, {}).values()])
            if done < SEEK_ITERATIONS:
                return SeekTask(step, SEEK_ITERATIONS - done)
        for step in self.suspects:
            better = self._better(step)
            done = self._compared.get(step, {}).get(better, RunningMean()).count
            if better and done < COMPARE_ITERATIONS:
                return CompareTask(step, COMPARE_ITERATIONS - done, (better, self._chosen[step]))
        return self.closing()

    def closing(self) -> AnalysisTask | None:
        """Return the next task that a review needs which is cut short; None if there is none."""
        if self.outline is None:
            return OutlineTask()
        for step in self._mistakes():
            if step not in self._reports:
                return MistakeTask(step, self._better(step))
        for turn, until, _, _ in self._turnings():
            if turn.step not in self._events:
                return TurningPointTask(turn.step, until)
        return None

    @property
    def progress(self) -> float:
        """Return the part that is done, from 0 to 1."""
        if self.outline is None:
            return 0.0
        steps = self._steps()
        played = sum([1.0 if self._settled(step) else self._rollouts(step) / MAX_ROLLOUTS for step in steps]) / len(
            steps
        )
        if self._suspects is None:
            return 0.5 * played
        needed = (SEEK_ITERATIONS + 2 * COMPARE_ITERATIONS) * max(1, len(self._suspects))
        done = sum([min(SEEK_ITERATIONS, sum([m.count for m in means.values()])) for means in self._sought.values()])
        done += sum([mean.count for means in self._compared.values() for mean in means.values()])
        return min(0.99, 0.5 + 0.5 * done / needed)

    def add_result(self, task: AnalysisTask, result: AnalysisResult) -> None:
        """Add the result of a task."""
        match task, result:
            case OutlineTask(), Outline():
                self.outline = result
            case ScreenTask(), Screening():
                self._screened[task.step] = result.gaps
            case ChanceTask(), WinProbabilities():
                means = self._chances.setdefault(task.step, [RunningMean() for _ in self._teams])
                for team, mean in enumerate(means):
                    mean.add([chances[team] for chances in result.samples])
            case SeekTask() | CompareTask(), ChoiceValues():
                by_step = self._sought if isinstance(task, SeekTask) else self._compared
                by_text = by_step.setdefault(task.step, {})
                for text, values in result.values.items():
                    by_text.setdefault(text, RunningMean()).add(values)
            case MistakeTask(), MistakeReport():
                self._reports[task.step] = result
            case TurningPointTask(), TurnEvents():
                self._events[task.step] = result.events
            case _:
                raise TypeError(f"{type(result).__name__} is not the result of {type(task).__name__}")

    # ---------------------------------------------------------------- results

    def points(self) -> list[Point]:
        """Return the win probabilities over time."""
        turns = {turn.step: turn for turn, _ in self._turns()}
        last = self.outline.turns[-1] if self.outline is not None and self.outline.turns else Turn(0, 0, 0)
        return [
            Point(step, turns.get(step, last), [mean.mean for mean in self._chances[step]])
            for step in self._steps()
            if step in self._chances
        ]

    def turnings(self) -> list[TurningPoint]:
        """Return the turns that changed the win probabilities most, in order."""
        return [TurningPoint(*each, self._events.get(each[0].step, [])) for each in self._turnings()]

    def mistakes(self) -> list[Mistake]:
        """Return the biggest mistakes of each seat, in order."""
        listed: list[Mistake] = []
        for step in self._mistakes():
            if step in self._reports:
                chance, best = self._pair(step)
                listed.append(Mistake(self._turn_of(step), step, chance.mean, best.mean, self._reports[step]))
        return listed

    @property
    def suspects(self) -> list[int]:
        """Return the steps to search: low action scores, or turns in which the win probability fell."""
        if self._suspects is None:
            self._suspects = self._suspected()
        return self._suspects

    def _suspected(self) -> list[int]:
        by_seat: dict[int, list[tuple[float, int]]] = {}
        for turn, until in self._turns():
            team = next(at for at, seats in enumerate(self._teams) if turn.seat in seats)
            before, after = self._at(turn.step), self._at(until)
            fell = max(0.0, before[team] - after[team]) if before and after else 0.0
            for step, gap in self._screened.get(turn.step, ()):
                if gap > 0.0:
                    by_seat.setdefault(turn.seat, []).append((min(gap, 3.0) + 20.0 * fell, step))
        return sorted([step for ranked in by_seat.values() for _, step in sorted(ranked, reverse=True)[:MAX_SUSPECTS]])

    def _turns(self) -> list[tuple[Turn, int]]:
        """Return the turns, each with the step after its last choice."""
        assert self.outline is not None
        turns = self.outline.turns
        ends = [*[turn.step for turn in turns[1:]], self.outline.steps] if turns else []
        return list(zip(turns, ends, strict=True))

    def _steps(self) -> list[int]:
        """Return the steps at which win probabilities are estimated."""
        assert self.outline is not None
        steps = [turn.step for turn in self.outline.turns]
        every = max(1, -(-len(steps) // MAX_POINTS))
        return sorted({*steps[::every], self.outline.steps})

    def _rollouts(self, step: int) -> int:
        return self._chances[step][0].count if step in self._chances else 0

    def _settled(self, step: int) -> bool:
        """Return whether the win probabilities at a step are accurate enough."""
        rollouts = self._rollouts(step)
        variance = max([mean.mean_variance for mean in self._chances[step]]) if rollouts else 1.0
        return rollouts >= MAX_ROLLOUTS or (rollouts >= MIN_ROLLOUTS and variance <= MAX_ERROR**2)

    def _at(self, step: int) -> list[float] | None:
        """Return the last known win probabilities up to a step."""
        known = [known_step for known_step in self._chances if known_step <= step]
        return [mean.mean for mean in self._chances[max(known)]] if known else None

    def _turn_of(self, step: int) -> Turn:
        return next(turn for turn, until in self._turns() if turn.step <= step < until)

    def _better(self, step: int) -> str:
        """Return the best other choice with enough visits; "" if there is none."""
        searched = self._sought.get(step, {})
        tried = {text: mean for text, mean in searched.items() if text != self._chosen[step] and mean.count >= 3}
        return max(tried, key=lambda text: tried[text].mean, default="")

    def _pair(self, step: int) -> tuple[RunningMean, RunningMean]:
        """Return the values of the chosen and the better choice."""
        compared = self._compared.get(step, {})
        return compared.get(self._chosen[step], RunningMean()), compared.get(self._better(step), RunningMean())

    def _mistakes(self) -> list[int]:
        by_seat: dict[int, dict[int, tuple[float, int]]] = {}
        for step in self._suspects or ():
            chosen, better = self._pair(step)
            lost = better.mean - chosen.mean
            if lost >= MIN_LOSS and lost >= MISTAKE_ERRORS * sqrt(chosen.mean_variance + better.mean_variance):
                turn = self._turn_of(step)
                mine = by_seat.setdefault(turn.seat, {})
                mine[turn.step] = max(mine.get(turn.step, (0.0, 0)), (lost, step))  # one of each turn
        return sorted([step for mine in by_seat.values() for _, step in sorted(mine.values())[-MAX_MISTAKES:]])

    def _turnings(self) -> list[tuple[Turn, int, list[float], list[float]]]:
        if any([self._rollouts(step) < BATCH for step in self._steps()]):
            return []
        points = self.points()
        swings: list[tuple[float, tuple[Turn, int, list[float], list[float]]]] = []
        for one, other in pairwise(points):
            change = max([abs(a - b) for a, b in zip(one.chances, other.chances, strict=True)])
            variances = [t.mean_variance for step in (one.step, other.step) for t in self._chances[step]]
            if change >= max(MIN_CHANGE, TURNING_ERRORS * sqrt(2.0 * max(variances))):
                swings.append((change, (one.turn, other.step, one.chances, other.chances)))
        swings.sort(key=lambda each: -each[0])
        return sorted([each for _, each in swings[:MAX_TURNING_POINTS]], key=lambda each: each[0].step)


def review(
    game: Game[Any],
    played: RecordedGame,
    seconds: float,
    rng: Random,
    on_progress: Callable[[float], None] | None = None,
) -> Review:
    """Review a game in about so many seconds of processor time."""
    analyzer, result, started = GameAnalyzer(game, played), Review(game, played), process_time()
    while (task := result.next() if process_time() - started < seconds else result.closing()) is not None:
        result.add_result(task, analyzer.run(task, rng))
        if on_progress is not None:
            on_progress(result.progress)
    return result
