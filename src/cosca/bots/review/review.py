"""The review of a finished game: win probabilities over time, turning points, and mistakes of each seat.

A turning point is the turn of one seat that had a decision to make: what happens between rounds is not a move.

A `Review` chooses the next task and adds up the results of a `GameAnalyzer`, in any order, so that tasks can run
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
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
from cosca.bots.review.curve import Estimate, change, join_horizons, smooth
from cosca.bots.review.running_mean import RunningMean
from cosca.kernel.events import Facts
from cosca.kernel.game import Game

MAX_POINTS: Final = 160  # steps at which win probabilities are estimated
MIN_ROLLOUTS: Final = 12  # from each of them
MAX_ROLLOUTS: Final = 48  # from each of them, until the error is small enough
MAX_ERROR: Final = 0.04  # standard error of a win probability
MAX_SUSPECTS: Final = 6  # choices of each seat that are searched
SEEK_ITERATIONS: Final = 40  # to find a better choice
COMPARE_ITERATIONS: Final = 24  # for each of the two choices, apart from those that found the better one
MISTAKE_ERRORS: Final = 1.5  # standard errors by which a mistake must lose
MIN_LOSS: Final = 0.03  # of win probability, for a mistake
MAX_MISTAKES: Final = 3  # of each seat
MIN_CHANGE: Final = 0.06  # of win probability, for a turning point
MAX_TURNING_POINTS: Final = 5
MAX_CANDIDATES: Final = 10  # largest changes that are looked at more closely
TURNING_ERRORS: Final = 2.5  # standard errors by which a turning point must differ; high because turns are many


class Point(NamedTuple):
    """Win probabilities of the teams after so many choices."""

    step: int
    turn: Turn
    chances: list[float]


class Mistake(NamedTuple):
    """A choice that cost the seat's team win probability."""

    turn: Turn
    step: int
    chance: float
    best: float
    report: MistakeReport


class TurningPoint(NamedTuple):
    """A turn that changed the win probabilities, with its events, and its mistake if there was something better."""

    turn: Turn
    until: int
    before: list[float]
    after: list[float]
    happened: list[Facts]
    mistake: Mistake | None


class Curve(NamedTuple):
    """The smoothed win probabilities at some steps; N is a turning point if the turn from step N to N + 1 is one."""

    steps: list[int]
    chances: list[list[float]]
    turning_points: list[int]


class Review:
    """Results of a game so far, and the tasks that are still needed."""

    def __init__(self, game: Game[Any], played: RecordedGame) -> None:
        self._teams = game.teams
        self._chosen = [text for _, text in played.choices]
        self.outline: Outline | None = None
        self._screened: dict[int, list[tuple[int, float]]] = {}  # by the step that a turn begins with
        self._chances: dict[int, list[RunningMean]] = {}
        self._horizons: dict[int, int] = {}
        self._certain: set[int] = set()  # steps at which the game is over
        self._confirmed: set[int] | None = None  # steps around large changes, estimated more accurately
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
        if self._confirmed is None:
            self._confirmed = self._steps_around_changes()
            for step in self._confirmed:  # anew: what stood out among many estimates was partly chance
                self._chances.pop(step, None)
            return self.next()
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
        turnings = self._turning_turns()
        costly = [step for turn, until in turnings if (step := self._costliest(turn.step, until)) is not None]
        for step in [*self._mistakes(), *costly]:
            if step not in self._reports:
                return MistakeTask(step, self._better(step))
        for turn, until in turnings:
            if turn.step not in self._events:
                return TurningPointTask(turn.step, until)
        return None

    @property
    def progress(self) -> float:
        """Return the part that is done, from 0 to 1."""
        if self.outline is None:
            return 0.0
        played = 1.0
        if self._confirmed is None:
            steps = self._sampled_steps()
            parts = [1.0 if self._settled(step) else self._rollouts(step) / MAX_ROLLOUTS for step in steps]
            played = sum(parts) / len(parts)
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
                self._horizons[task.step] = result.horizon
                if result.over:
                    self._certain.add(task.step)
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
        """Return the smoothed win probabilities over time."""
        turns = {turn.step: turn for turn, _ in self._turns()}
        last = self.outline.turns[-1] if self.outline is not None and self.outline.turns else Turn(0, 0, 0)
        curve = self.curve()
        return [
            Point(step, turns.get(step, last), chances)
            for step, chances in zip(curve.steps, curve.chances, strict=True)
        ]

    def turnings(self) -> list[TurningPoint]:
        """Return the turns that changed the win probabilities most, in order."""
        curve, listed = self.curve(), list[TurningPoint]()
        for n, (turn, until) in zip(curve.turning_points, self._turning_turns(), strict=True):
            step = self._costliest(turn.step, until)
            mistake = None if step is None else self._mistake(step)
            events = self._events.get(turn.step, [])
            listed.append(TurningPoint(turn, until, curve.chances[n], curve.chances[n + 1], events, mistake))
        return listed

    def mistakes(self) -> list[Mistake]:
        """Return the biggest mistakes of each seat, in order."""
        found = [self._mistake(step) for step in self._mistakes()]
        return [mistake for mistake in found if mistake is not None]

    def _mistake(self, step: int) -> Mistake | None:
        """Return the mistake at a step, None if it is not reported yet."""
        if step not in self._reports:
            return None
        chance, best = self._pair(step)
        return Mistake(self._turn_of(step), step, chance.mean, best.mean, self._reports[step])

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
        suspects = {step for ranked in by_seat.values() for _, step in sorted(ranked, reverse=True)[:MAX_SUSPECTS]}
        for turn, until in self._turning_turns():  # each turning point tells what would have been better
            decisions = [(gap, -step) for step, gap in self._screened.get(turn.step, ()) if gap > 0.0]
            if decisions and suspects.isdisjoint(range(turn.step, until)):
                suspects.add(-max(decisions)[1])
        return sorted(suspects)

    def _turns(self) -> list[tuple[Turn, int]]:
        """Return the turns, each with the step after its last choice."""
        assert self.outline is not None
        turns = self.outline.turns
        ends = [*[turn.step for turn in turns[1:]], self.outline.steps] if turns else []
        return list(zip(turns, ends, strict=True))

    def _sampled_steps(self) -> list[int]:
        """Return the steps at which win probabilities are estimated in any case: all turns, or every second or so."""
        assert self.outline is not None
        steps = [turn.step for turn in self.outline.turns]
        every = max(1, -(-len(steps) // MAX_POINTS))
        return sorted({*steps[::every], self.outline.steps})

    def _steps(self) -> list[int]:
        """Return the steps at which win probabilities are estimated."""
        return sorted({*self._sampled_steps(), *(self._confirmed or ())})

    def _steps_around_changes(self) -> set[int]:
        """Return the turns within the largest changes, first and last step included: which of them was it?"""
        changes = [
            (change(self._means(one), self._means(other)), one, other)
            for one, other in pairwise(self._sampled_steps())
            if self._horizons[one] == self._horizons[other]
        ]
        largest = sorted(changes, reverse=True)[:MAX_CANDIDATES]
        spans = [(one, other) for size, one, other in largest if size >= MIN_CHANGE]
        starts = [turn.step for turn, _ in self._turns()]
        return {step for one, other in spans for step in (*starts, other) if one <= step <= other}

    def _rollouts(self, step: int) -> int:
        return self._chances[step][0].count if step in self._chances else 0

    def _settled(self, step: int) -> bool:
        """Return whether the win probabilities at a step are accurate enough."""
        rollouts = self._rollouts(step)
        if rollouts >= MAX_ROLLOUTS or rollouts < MIN_ROLLOUTS or step in (self._confirmed or ()):
            return rollouts >= (MIN_ROLLOUTS if step in self._certain else MAX_ROLLOUTS)
        return self._variance(step) <= MAX_ERROR**2

    def _variance(self, step: int) -> float:
        """Return the largest variance of a win probability at a step."""
        if step in self._certain:
            return 0.0
        return max([mean.mean_variance for mean in self._chances[step]])

    def _means(self, step: int) -> list[float]:
        return [mean.mean for mean in self._chances[step]]

    def _at(self, step: int) -> list[float] | None:
        """Return the last known win probabilities up to a step."""
        known = [known_step for known_step in self._chances if known_step <= step]
        return self._means(max(known)) if known else None

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

    def _loss(self, step: int) -> float:
        """Return the win probability that a choice certainly lost; 0 if it may have been as good as the other."""
        chosen, better = self._pair(step)
        lost = better.mean - chosen.mean
        certain = lost >= MISTAKE_ERRORS * sqrt(chosen.mean_variance + better.mean_variance)
        return lost if certain and lost >= MIN_LOSS else 0.0

    def _mistakes(self) -> list[int]:
        by_seat: dict[int, dict[int, tuple[float, int]]] = {}
        for step in self._suspects or ():
            lost = self._loss(step)
            if lost > 0.0:
                turn = self._turn_of(step)
                mine = by_seat.setdefault(turn.seat, {})
                mine[turn.step] = max(mine.get(turn.step, (0.0, 0)), (lost, step))  # one of each turn
        return sorted([step for mine in by_seat.values() for _, step in sorted(mine.values())[-MAX_MISTAKES:]])

    def _costliest(self, first: int, until: int) -> int | None:
        """Return the step within a turn that lost most, None if nothing better is known for any of them."""
        losses = [(self._loss(step), step) for step in self._suspects or () if first <= step < until]
        lost, step = max(losses, default=(0.0, 0))
        return step if lost > 0.0 else None

    # ---------------------------------------------------------------- curve

    def curve(self) -> Curve:
        """Return the win probabilities over time, smooth but for the turning points."""
        steps = [step for step in self._steps() if step in self._chances]
        estimates = [Estimate(self._means(step), self._variance(step), self._horizons[step]) for step in steps]
        chances, variances = join_horizons(estimates), [estimate.variance for estimate in estimates]
        turning_points = self._candidates(steps, estimates)
        while True:
            smoothed = smooth(chances, variances, turning_points)
            by_size = sorted([(change(smoothed[n], smoothed[n + 1]), n) for n in turning_points])
            if not by_size or (by_size[0][0] >= MIN_CHANGE and len(by_size) <= MAX_TURNING_POINTS):
                return Curve(steps, smoothed, sorted(turning_points))
            turning_points.remove(by_size[0][1])  # beside its neighbours it was noise, or others were larger

    def _candidates(self, steps: list[int], estimates: list[Estimate]) -> list[int]:
        """Return the turns with a decision that may be turning points, as indices into the steps."""
        if len(steps) < len(self._steps()) or any([self._rollouts(step) < BATCH for step in steps]):
            return []
        turns, found = {turn.step: until for turn, until in self._turns()}, list[int]()
        for n, (one, other) in enumerate(pairwise(estimates)):
            if turns.get(steps[n]) != steps[n + 1] or one.horizon != other.horizon or not self._screened.get(steps[n]):
                continue
            if change(one.chances, other.chances) >= max(
                MIN_CHANGE, TURNING_ERRORS * sqrt(one.variance + other.variance)
            ):
                found.append(n)
        return found

    def _turning_turns(self) -> list[tuple[Turn, int]]:
        """Return the turns that are turning points, each with the step after it."""
        curve, turns = self.curve(), {turn.step: (turn, until) for turn, until in self._turns()}
        return [turns[curve.steps[n]] for n in curve.turning_points]


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
