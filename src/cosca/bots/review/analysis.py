"""Analysis tasks of a finished game, so small that a caller can stop between any two of them.

Win probabilities are estimated from the full state of that time; what a seat should have chosen, from what that seat
knew then. `review` decides which tasks are needed and adds up their results.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from cosca.bots.advisor import Advice, advise
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import MAX_ROLLOUT_STEPS, ROLLOUT_NOISE, IsmctsSearch, Node
from cosca.games import kit
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Event, Facts, visible
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.kernel.state import State

BATCH: Final = 4  # rollouts or search iterations in one task
ADVICE_SECONDS: Final = 0.3  # for the reasons of a mistake
MAX_EVENTS: Final = 16  # of a turning point


class RecordedGame(NamedTuple):
    """A game to analyse: where it started and what was chosen."""

    seed: int
    position: PositionDocument | None
    choices: Sequence[tuple[int, str]]


class Turn(NamedTuple):
    """Consecutive choices of one seat within a round; `step` is the number of choices before them."""

    step: int
    seat: int
    round: int


class Outline(NamedTuple):
    """Turns and rounds of a game. A round is its number, the step after it, and the measures of each seat then."""

    turns: list[Turn]
    steps: int
    whole: bool  # False: today's rules refuse a choice; the game is analysed up to there
    rounds: list[tuple[int, int, dict[str, dict[int, int]]]]


class MistakeReport(NamedTuple):
    """The facts of a mistake: question, chosen and better choice, and the advice on the better one."""

    question: QuestionFacts
    chosen: ChoiceFacts
    better: ChoiceFacts
    advice: Advice


class Screening(NamedTuple):
    """By step with several choices: the gap to the best action score, in temperatures; 0 for a mixed strategy."""

    gaps: list[tuple[int, float]]


class WinProbabilities(NamedTuple):
    """Win probabilities of the teams, one list per rollout to the end of the horizon."""

    samples: list[list[float]]
    horizon: int
    over: bool


class ChoiceValues(NamedTuple):
    """Search values by the text of the choice."""

    values: dict[str, list[float]]


class TurnEvents(NamedTuple):
    """The events of a turn; nothing is hidden, because the game is over."""

    events: list[Facts]


class OutlineTask(NamedTuple):
    """Find the turns and rounds of the game."""


class ScreenTask(NamedTuple):
    """Compare the choices from `step` to before `until` with the action scores."""

    step: int
    until: int


class ChanceTask(NamedTuple):
    """Estimate the win probabilities at a step with up to so many rollouts."""

    step: int
    rollouts: int


class SeekTask(NamedTuple):
    """Search for better choices at a step with up to so many iterations."""

    step: int
    iterations: int


class CompareTask(NamedTuple):
    """Search these choices at a step with up to so many iterations each."""

    step: int
    iterations: int
    choices: tuple[str, ...]


class MistakeTask(NamedTuple):
    """Report the mistake at a step, given the better choice."""

    step: int
    better: str


class TurningPointTask(NamedTuple):
    """Report the events from `step` to before `until`."""

    step: int
    until: int


AnalysisTask: TypeAlias = (
    OutlineTask | ScreenTask | ChanceTask | SeekTask | CompareTask | MistakeTask | TurningPointTask
)
AnalysisResult: TypeAlias = Outline | Screening | WinProbabilities | ChoiceValues | MistakeReport | TurnEvents


class GameAnalyzer:
    """A replayed game; runs analysis tasks on it."""

    def __init__(self, game: Game[Any], played: RecordedGame) -> None:
        self.game = game
        self.evaluator = load_evaluator(game)
        self._start = played.position
        match = Match(game, played.seed, played.position)
        self.states: list[State] = [match.state.copy()]  # before each choice, and at the end
        self.events: list[list[Event]] = [list(match.events)]  # that led to each of them
        self.whole = True
        for seat, text in played.choices:
            try:
                self.events.append(list(match.apply(seat, text)))
            except CoscaError:
                self.whole = False
                break
            self.states.append(match.state.copy())
        self.log = match.log

    def run(self, task: AnalysisTask, rng: Random) -> AnalysisResult:
        """Run a task; `Review.add_result` takes its result."""
        match task:
            case OutlineTask():
                return self._outline()
            case ScreenTask():
                return self._screen(task)
            case ChanceTask():
                return self._chance(task, rng)
            case SeekTask():
                return self._seek(task, rng)
            case CompareTask():
                return self._compare(task, rng)
            case MistakeTask():
                return self._mistake(task, rng)
            case TurningPointTask():
                return self._turning_point(task)

    def _outline(self) -> Outline:
        game, turns = self.game, list[Turn]()
        rounds: list[tuple[int, int, dict[str, dict[int, int]]]] = []
        measures = kit(game.name).measures
        for step, state in enumerate(self.states):
            number, last = game.round(state), game.round(self.states[step - 1] if step else state)
            if number != last or step == len(self.log):
                rounds.append((last, step, measures(game, state)))
            if step < len(self.log):
                seat = self.log[step][0]
                if not turns or turns[-1].seat != seat or turns[-1].round != number:
                    turns.append(Turn(step, seat, number))
        return Outline(turns, len(self.log), self.whole, rounds)

    def _screen(self, task: ScreenTask) -> Screening:
        gaps: list[tuple[int, float]] = []
        for step in range(task.step, task.until):
            (seat, chosen), state = self.log[step], self.states[step].copy()
            choices = self.game.choices(state, seat)
            if len(choices) < 2 or chosen not in choices:
                continue
            if self.evaluator.mixed_strategy(state, seat) is not None:
                gaps.append((step, 0.0))  # each choice of it is as good
                continue
            scores = self.evaluator.action_scores(state, seat)
            gaps.append((step, (max(scores) - scores[choices.index(chosen)]) / self.evaluator.temperature))
        return Screening(gaps)

    def _chance(self, task: ChanceTask, rng: Random) -> WinProbabilities:
        game, evaluator, samples = self.game, self.evaluator, list[list[float]]()
        now = self.states[task.step]
        for _ in range(min(task.rollouts, BATCH)):
            state = now.copy()
            state.key = rng.randbytes(32)
            horizon, steps = evaluator.rollout_horizon(state), 0
            while (
                (actors := game.actors(state))
                and evaluator.rollout_horizon(state) == horizon
                and steps < MAX_ROLLOUT_STEPS
            ):
                game.apply(state, actors[0], evaluator.choose(state, actors[0], rng, ROLLOUT_NOISE))
                steps += 1
            samples.append(evaluator.win_probabilities(state))
        over = game.outcome(now) is not None
        return WinProbabilities(samples, evaluator.rollout_horizon(now), over)

    def _seek(self, task: SeekTask, rng: Random) -> ChoiceValues:
        search, root = self._search(task.step, rng)
        values: dict[str, list[float]] = {}
        for _ in range(min(task.iterations, BATCH)):
            before = {choice: (edge.visits, edge.value_sum) for choice, edge in root.edges.items()}
            search.run_iteration(root)
            for choice, edge in root.edges.items():
                visits, value_sum = before.get(choice, (0, 0.0))
                if edge.visits > visits:
                    values.setdefault(choice.text, []).append(edge.value_sum - value_sum)
        return ChoiceValues(values)

    def _compare(self, task: CompareTask, rng: Random) -> ChoiceValues:
        search, root = self._search(task.step, rng)
        values: dict[str, list[float]] = {text: [] for text in task.choices}
        seat = self.log[task.step][0]
        for _ in range(min(task.iterations, BATCH)):
            for text in task.choices:
                choice = self.game.parse(self.states[task.step], seat, text)
                before = root.edges[choice].value_sum if choice in root.edges else 0.0
                search.run_iteration(root, choice)
                values[text].append(root.edges[choice].value_sum - before)
        return ChoiceValues(values)

    def _mistake(self, task: MistakeTask, rng: Random) -> MistakeReport:
        step, (seat, chosen) = task.step, self.log[task.step]
        question = self.game.facts(self.states[step].copy(), seat)["question"]
        decision = self.game.decision(self.states[step], seat)
        assert question is not None
        assert decision is not None
        view, memory = self.game.view(self.states[step], seat), self.memory(step, seat)
        facts_by_text = {choice["text"]: choice for choice in question["choices"]}
        ranked = advise(self.game, decision, view, memory, rng, ADVICE_SECONDS)
        advice = next(advice for advice in ranked if advice.choice.text == task.better)
        bare: QuestionFacts = {**question, "choices": []}
        return MistakeReport(bare, facts_by_text[chosen.text], facts_by_text[task.better], advice)

    def _turning_point(self, task: TurningPointTask) -> TurnEvents:
        events = [event for step in range(task.step, task.until) for event in self.events[step + 1]]
        return TurnEvents([event.revealed() for event in events if event.kind != "sealed"][:MAX_EVENTS])

    def memory(self, step: int, seat: int) -> Memory:
        """Return the memory of the seat before that choice."""
        start = None if self._start is None else self.states[0]
        memory = self.game.memory(seat, start)
        for events in self.events[: step + 1]:
            for facts in visible(events, seat):
                memory.see(facts)
        return memory

    def _search(self, step: int, rng: Random) -> tuple[IsmctsSearch, Node]:
        seat, state = self.log[step][0], self.states[step]
        seen, memory, game = self.game.seen(state, seat), self.memory(step, seat), self.game
        search = IsmctsSearch(game, self.evaluator, seat, lambda: game.fill(seen, memory, rng), rng)
        return search, Node(state.stack[-1].key)
