"""Lines: what a seat would do one choice after the other, up to the end of its turn.

A line is walked in one drawn state. It ends before anything is drawn or revealed and before anybody else decides, so
all of it, the facts of its choices included, follows from what the seat knows.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.bots.judge import Judge, Line, Stride
from cosca.bots.search import Branch, Node
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.state import State

LONGEST: Final = 24  # choices of a line; the rules allow circles
PROVEN: Final = 2  # a choice of the tree that was tried less often gives way to the judge's


def line_of(
    game: Game[Any],
    judge: Judge[Any],
    seat: int,
    drawn: State,
    first: Choice,
    branch: Branch,
    second: Choice | None = None,
) -> Line[Any]:
    """The line that begins with these choices: what was tried most, then what the judge likes best."""
    state, choice, tried = drawn.copy(), first, branch
    strides: list[Stride[Any]] = []
    while True:
        strides.append(Stride(state, choice))
        after, events = state.copy(), list[Event]()
        game.apply(after, seat, choice, events)
        known = after.draws == state.draws and not any([event.reveals for event in events])
        if not known or len(strides) == LONGEST or not _goes_on(game, judge, seat, state, after):
            return Line(tuple(strides), after, known)
        if second is not None and len(strides) == 1:
            choice, tried = second, _branch(tried.after, second)
        else:
            choice, tried = _next(game, judge, seat, after, tried.after)
        state = after


def open_ended(game: Game[Any], judge: Judge[Any], seat: int, line: Line[Any]) -> bool:
    """Whether the turn goes on after the line, with what is not known yet."""
    end = line.end
    same = judge.moment(end) == judge.moment(line.strides[0].state)
    return not line.known and same and game.actors(end) == (seat,) and end.stack[-1].key not in judge.opens


def _goes_on(game: Game[Any], judge: Judge[Any], seat: int, before: State, after: State) -> bool:
    """Whether the seat decides next, and in the same turn."""
    actors = game.actors(after)
    if seat not in actors or judge.moment(after) != judge.moment(before):
        return False
    top = after.stack[-1]
    alone = actors == (seat,) or top is before.stack[-1]  # several cards of one sealed choice
    return alone and top.key not in judge.opens and judge.mix(after, seat) is None


def _next(game: Game[Any], judge: Judge[Any], seat: int, state: State, node: Node | None) -> tuple[Choice, Branch]:
    choices = game.choices(state, seat)
    if node is not None and node.kind == state.stack[-1].key:
        best = max(choices, key=lambda each: _proven(node, each))
        if _branch(node, best).tries >= PROVEN:
            return best, node.children[best]
    scores = judge.scores(state, seat)
    return choices[scores.index(max(scores))], Branch(0.0)


def _branch(node: Node | None, choice: Choice) -> Branch:
    return (None if node is None else node.children.get(choice)) or Branch(0.0)


def _proven(node: Node, choice: Choice) -> tuple[int, float]:
    found = _branch(node, choice)
    return found.tries, found.mean
