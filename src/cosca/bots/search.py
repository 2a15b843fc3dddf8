"""Information-set Monte Carlo tree search over the small choices of a turn.

Each round of it draws a table from what the seat knows, walks down the tree of the seat's own choices, lets everyone
else (and the seat itself, once its turn is over) play as the judge would, goes on until the judge's next moment and
asks the judge who will win. The tree holds what the seat decides, not what it cannot know: choices that a drawn table
does not offer are passed over there.

The tree is kept from one small choice of a turn to the next, so what was thought is not lost.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from cosca.bots.judge import Judge
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game
from cosca.kernel.state import State

CURIOSITY: Final = 0.35  # how much a choice that looks good is tried before it proves itself
NOISE: Final = 0.6  # by how many points players are off when a game is played on
LONGEST: Final = 400  # choices until a game that is played on is counted anyway
PAUSE: Final = 8  # rounds between two looks at whether it is decided
ENOUGH: Final = 32  # rounds after which a choice that is clearly ahead is taken
CLEAR: Final = 3  # tried so many times as often as the next: clearly ahead
DRAWN: Final = 24  # states drawn for one question; then they are used again

Prior = Callable[[Any, int], list[float]]  # of a state and a seat: how likely a good player takes each choice


class Node:
    """A decision of the seat: what was tried there, and how it went.

    `alike` says which choice is tried for others that come to the same: every choice of the decision with its stand-in.
    """

    __slots__ = ("alike", "children", "kind", "marks", "signs", "squares", "tries", "worth")

    def __init__(self, kind: str, alike: dict[Choice, Choice] | None = None) -> None:
        self.alike = alike
        self.kind = kind
        self.marks: list[float] | None = None  # sums of what the judge marks at the end, then of the squares
        self.signs: list[float] | None = None  # sums of what the team had at the end, sign by sign
        self.squares = 0.0  # sum of the squares of the chances
        self.tries = 0
        self.worth = 0.0
        self.children: dict[Choice, Branch] = {}


class Branch:
    """One choice at a node: how likely the judge takes it, how it went, and what comes after it."""

    __slots__ = ("after", "marks", "prior", "signs", "squares", "tries", "went_on", "worth")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.marks: list[float] | None = None
        self.signs: list[float] | None = None
        self.squares = 0.0
        self.went_on = 0  # how often the seat's turn went on after it
        self.tries = 0
        self.worth = 0.0  # sum of the seat's chances to win
        self.after: Node | None = None  # the seat's next decision, if the turn goes on

    @property
    def mean(self) -> float:
        """The mean chance to win."""
        return self.worth / self.tries if self.tries else 0.0


class Search:
    """The search of one seat for one question; `explains` says whether it keeps what playing on led to.

    `prior` says what to try first: the judge's if nothing is said.
    """

    def __init__(
        self,
        game: Game[Any],
        judge: Judge[Any],
        seat: int,
        draw: Callable[[], State],
        rng: Random,
        explains: bool = False,
        prior: Prior | None = None,
    ) -> None:
        self.prior: Prior = judge.prior if prior is None else prior
        self.explains = explains
        self.game = game
        self.judge = judge
        self.seat = seat
        self.team = next(i for i, team in enumerate(game.teams) if seat in team)
        self.draw = draw
        self.rng = rng
        self.drawn: list[State] = []
        self.rounds = 0
        self.stage = 0  # of the table at which the last round ended

    def think(self, root: Node, seconds: float, rounds: int, stop_early: bool = True) -> None:
        """Thinks for so long, or for so many rounds, whichever is sooner; sooner still if nothing can change."""
        started = perf_counter()
        spent, done = 0.0, 0
        while done < rounds and (spent < seconds or not done):
            self.round(root)
            done += 1
            spent = perf_counter() - started
            if (
                stop_early
                and done % PAUSE == 0
                and _decided(root, min(rounds - done, int(done * (seconds / spent - 1.0))))
            ):
                break

    def another(self) -> State:
        """Draws one more state from what the seat knows."""
        self.drawn.append(self.draw())
        return self.drawn[-1]

    def round(self, root: Node, first: Choice | None = None) -> None:
        """Plays once from the root, with that choice if one is given, and counts how it went."""
        game, judge, seat, rng = self.game, self.judge, self.seat, self.rng
        if self.rounds < DRAWN:
            self.another()
        state = self.drawn[self.rounds % len(self.drawn)].copy()
        self.rounds += 1
        state.key = rng.randbytes(32)
        moment = judge.moment(state)
        walked: list[Node | Branch] = []
        node: Node | None = root
        while node is not None:
            choice, branch = self._select(node, state, first)
            first = None
            walked += (node, branch)
            game.apply(state, seat, choice)
            node = self._next(branch, state, moment)
        steps = 0
        while (actors := game.actors(state)) and judge.moment(state) == moment and steps < LONGEST:
            game.apply(state, actors[0], judge.choose(state, actors[0], rng, NOISE))
            steps += 1
        chance = judge.chances(state)[self.team]
        for each in walked:
            each.tries += 1
            each.worth += chance
        if self.explains:
            self.stage = judge.stage(state)
            counts, marks = judge.count(state, game.teams[self.team]), judge.marks(state, seat)
            marks += [each * each for each in marks]
            for each in walked[:4]:
                each.squares += chance * chance
            for each in walked[:2]:
                each.signs = _added(each.signs, counts)
                each.marks = _added(each.marks, marks)

    def _next(self, branch: Branch, state: State, moment: int) -> Node | None:
        """The node after a branch: the seat's next decision of the same turn, once the branch was tried twice."""
        if self.judge.moment(state) != moment or self.seat not in self.game.actors(state):
            return None
        branch.went_on += 1
        kind = state.stack[-1].key
        if branch.after is None:
            if branch.tries < 2 or self.judge.mix(state, self.seat) is not None:
                return None
            branch.after = Node(kind)
        return branch.after if branch.after.kind == kind else None

    def goes_on(self, drawn: State, choice: Choice) -> bool:
        """Whether the seat's turn goes on after the choice, in this state."""
        state = drawn.copy()
        moment = self.judge.moment(state)
        self.game.apply(state, self.seat, choice)
        return self.judge.moment(state) == moment and self.seat in self.game.actors(state)

    def _select(self, node: Node, state: State, given: Choice | None) -> tuple[Choice, Branch]:
        """The choice to try: what went well, and what the judge likes and was tried little; or the one given."""
        choices = self.game.choices(state, self.seat)
        children = node.children
        if node.alike is not None:
            choices = self._stand_ins(node, node.alike, state, choices)
        elif any([choice not in children for choice in choices]):
            for choice, prior in zip(choices, self.prior(state, self.seat), strict=True):
                if choice not in children:
                    children[choice] = Branch(prior)
        if given is not None:
            return given, children[given]
        even = node.worth / node.tries if node.tries else 0.5
        pull = CURIOSITY * sqrt(node.tries + 1)
        best, most = choices[0], float("-inf")
        for choice in choices:
            branch = children[choice]
            mean = branch.worth / branch.tries if branch.tries else even - 0.02
            value = mean + pull * branch.prior / (1 + branch.tries)
            if value > most:
                best, most = choice, value
        return best, children[best]

    def _stand_ins(
        self, node: Node, alike: dict[Choice, Choice], state: State, choices: tuple[Choice, ...]
    ) -> tuple[Choice, ...]:
        """The choices that are tried; each is as likely as all that it stands for."""
        children = node.children
        if not children:
            for choice, prior in zip(choices, self.prior(state, self.seat), strict=True):
                children.setdefault(alike[choice], Branch(0.0)).prior += prior
        return tuple([choice for choice in choices if choice in children])


def _added(sums: list[float] | None, more: list[float]) -> list[float]:
    return more if sums is None else [a + b for a, b in zip(sums, more, strict=True)]


def _decided(root: Node, left: int) -> bool:
    """Whether no other choice can catch up in the rounds that are left, or one is clearly ahead."""
    ranked = sorted(root.children.values(), key=lambda branch: branch.tries, reverse=True)
    if len(ranked) < 2:
        return True
    best, second = ranked[0], ranked[1]
    if best.tries - second.tries > left:
        return True
    return root.tries >= ENOUGH and best.tries >= CLEAR * second.tries and best.mean >= second.mean
