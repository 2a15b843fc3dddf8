"""Thinking about a finished game, in pieces so small that whoever has it done can stop between any two of them.

How likely each team wins is reckoned from the table as it was, nothing hidden; what a seat should have chosen, from
what that seat knew then. `review` says which pieces are wanted, and adds up what is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple

from cosca.bots.consigliere import Advice, advise
from cosca.bots.levels import judge_of
from cosca.bots.search import LONGEST, NOISE, Node, Search
from cosca.games import kit
from cosca.kernel.choice import Choice
from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Event, Facts, visible
from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.kernel.state import State

AT_ONCE: Final = 4  # games played on, or rounds of search, in one piece
EXPLAINED: Final = 0.3  # seconds for which the Consigliere thinks about his reasons
HAPPENED: Final = 8  # events that tell of a turning point

Kind = Literal["outline", "screen", "chance", "seek", "compare", "mistake", "turning"]


class Played(NamedTuple):
    """A game as it was played."""

    seed: int
    position: dict[str, Any] | None
    choices: Sequence[tuple[int, str]]


class Piece(NamedTuple):
    """Something to think about: `step` choices had been made then. `tries` are still wanted, for these choices."""

    kind: Kind
    step: int = 0
    tries: int = 0
    choices: tuple[str, ...] = ()
    until: int = 0  # the step after the last one that it is about


class Turn(NamedTuple):
    """Choices of one seat in a row, within a round, from this step on."""

    step: int
    seat: int
    round: int


class Outline(NamedTuple):
    """What there is to review. `rounds`: a number, the step after it, and what each seat had then, by measure."""

    turns: list[Turn]
    steps: int
    whole: bool  # False: today's rules refuse a choice; it is reviewed up to there
    rounds: list[tuple[int, int, dict[str, dict[int, int]]]]


class Told(NamedTuple):
    """A mistake in facts: what was asked, what was chosen, what was better, and what the Consigliere says of that."""

    question: QuestionFacts
    chosen: ChoiceFacts
    better: ChoiceFacts
    advice: Advice


class Reviewer:
    """A game that is played again, and thought about."""

    def __init__(self, game: Game[Any], played: Played) -> None:
        self.game = game
        self.judge = judge_of(game)
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

    def think(self, piece: Piece, rng: Random) -> Any:
        """What is found out about the piece; `Review.take` knows what that is."""
        think: Callable[[Piece, Random], Any] = getattr(self, f"_{piece.kind}")
        return think(piece, rng)

    def _outline(self, piece: Piece, rng: Random) -> Outline:
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

    def _screen(self, piece: Piece, rng: Random) -> list[tuple[int, float]]:
        """By how much the judge at once prefers another choice, for the steps of a turn."""
        found: list[tuple[int, float]] = []
        for step in range(piece.step, piece.until):
            (seat, chosen), state = self.log[step], self.states[step].copy()
            choices = self.game.choices(state, seat)
            if len(choices) < 2 or chosen not in choices or self.judge.mix(state, seat) is not None:
                continue  # nothing to choose, or nothing that would be wrong
            scores = self.judge.scores(state, seat)
            found.append((step, (max(scores) - scores[choices.index(chosen)]) / self.judge.warmth))
        return found

    def _chance(self, piece: Piece, rng: Random) -> list[list[float]]:
        """The chances of the teams, each time that the game was played on to the judge's next moment."""
        game, judge, found = self.game, self.judge, list[list[float]]()
        for _ in range(min(piece.tries, AT_ONCE)):
            state = self.states[piece.step].copy()
            state.key = rng.randbytes(32)
            moment, steps = judge.moment(state), 0
            while (actors := game.actors(state)) and judge.moment(state) == moment and steps < LONGEST:
                game.apply(state, actors[0], judge.choose(state, actors[0], rng, NOISE))
                steps += 1
            found.append(judge.chances(state))
        return found

    def _seek(self, piece: Piece, rng: Random) -> dict[str, list[float]]:
        """How well each choice did that a search looked at."""
        search, root = self._search(piece.step, rng)
        found: dict[str, list[float]] = {}
        for _ in range(min(piece.tries, AT_ONCE)):
            before = {each: (branch.tries, branch.worth) for each, branch in root.children.items()}
            search.round(root)
            for each, branch in root.children.items():
                tries, worth = before.get(each, (0, 0.0))
                if branch.tries > tries:
                    found.setdefault(each.text, []).append(branch.worth - worth)
        return found

    def _compare(self, piece: Piece, rng: Random) -> dict[str, list[float]]:
        """How well each of these choices does."""
        search, root = self._search(piece.step, rng)
        found: dict[str, list[float]] = {text: [] for text in piece.choices}
        seat = self.log[piece.step][0]
        for _ in range(min(piece.tries, AT_ONCE)):
            for text in piece.choices:
                choice = self._choice(piece.step, seat, text)
                before = root.children[choice].worth if choice in root.children else 0.0
                search.round(root, choice)
                found[text].append(root.children[choice].worth - before)
        return found

    def _mistake(self, piece: Piece, rng: Random) -> Told:
        """What is to be told of a mistake; `choices` names the better choice."""
        step, (seat, chosen) = piece.step, self.log[piece.step]
        question = self.game.facts(self.states[step].copy(), seat)["question"]
        decision = self.game.decision(self.states[step], seat)
        assert question is not None
        assert decision is not None
        view, memory = self.game.view(self.states[step], seat), self.memory(step, seat)
        listed = {each["text"]: each for each in question["choices"]}
        advice = advise(self.game, decision, view, memory, rng, EXPLAINED)
        said = next(each for each in advice if each.choice.text == piece.choices[0])
        asked: QuestionFacts = {**question, "choices": []}
        return Told(asked, listed[chosen.text], listed[piece.choices[0]], said)

    def _turning(self, piece: Piece, rng: Random) -> list[Facts]:
        """What happened in these steps, as the public saw it."""
        events = [event for step in range(piece.step, piece.until) for event in self.events[step + 1]]
        return visible(events, None)[:HAPPENED]

    def memory(self, step: int, seat: int) -> Memory:
        """What the seat remembered before that choice."""
        start = None if self._start is None else self.states[0]
        memory = self.game.memory(seat, start)
        for events in self.events[: step + 1]:
            for facts in visible(events, seat):
                memory.see(facts)
        return memory

    def _search(self, step: int, rng: Random) -> tuple[Search, Node]:
        seat, state = self.log[step][0], self.states[step]
        seen, memory, game = self.game.seen(state, seat), self.memory(step, seat), self.game
        search = Search(game, self.judge, seat, lambda: game.fill(seen, memory, rng), rng)
        return search, Node(state.stack[-1].key)

    def _choice(self, step: int, seat: int, text: str) -> Choice:
        return self.game.parse(self.states[step], seat, text)
