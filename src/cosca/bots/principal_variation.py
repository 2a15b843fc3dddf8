"""Principal variations: the line that a seat would follow to the end of its turn.

A line is followed in one sampled state. It ends before anything is drawn or revealed and before another seat decides,
so all of it, including the facts of its choices, follows from what the seat knows.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.bots.evaluator import Evaluator, Ply, Variation
from cosca.bots.ismcts import Edge, Node
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.game import Game
from cosca.kernel.state import State

MAX_PLIES: Final = 24  # the rules allow cycles
MIN_VISITS: Final = 2  # below this the best scored choice is taken instead of the most visited one


def principal_variation(
    game: Game[Any],
    evaluator: Evaluator[Any],
    seat: int,
    start: State,
    first: Choice,
    edge: Edge,
    second: Choice | None = None,
) -> Variation[Any]:
    """Return the line that begins with these choices: the most visited choices, then the best scored ones."""
    state, choice, last = start.copy(), first, edge
    plies: list[Ply[Any]] = []
    while True:
        plies.append(Ply(state, choice))
        after, events = state.copy(), list[Event]()
        game.apply(after, seat, choice, events)
        known = after.draws == state.draws and not any([event.reveals for event in events])
        if not known or len(plies) == MAX_PLIES or not _turn_continues(game, evaluator, seat, state, after):
            return Variation(tuple(plies), after, known)
        if second is not None and len(plies) == 1:
            choice, last = second, _edge(last.child, second)
        else:
            choice, last = _next(game, evaluator, seat, after, last.child)
        state = after


def is_open_ended(game: Game[Any], evaluator: Evaluator[Any], seat: int, line: Variation[Any]) -> bool:
    """Return whether the turn continues after the line with something that is not known yet."""
    end = line.end
    same = evaluator.rollout_horizon(end) == evaluator.rollout_horizon(line.plies[0].state)
    return not line.known and same and game.actors(end) == (seat,) and end.stack[-1].key not in evaluator.opening_kinds


def _turn_continues(game: Game[Any], evaluator: Evaluator[Any], seat: int, before: State, after: State) -> bool:
    """Return whether the seat decides next, and in the same turn."""
    actors = game.actors(after)
    if seat not in actors or evaluator.rollout_horizon(after) != evaluator.rollout_horizon(before):
        return False
    top = after.stack[-1]
    alone = actors == (seat,) or top is before.stack[-1]  # several cards of one sealed choice
    return alone and top.key not in evaluator.opening_kinds and evaluator.mixed_strategy(after, seat) is None


def _next(
    game: Game[Any], evaluator: Evaluator[Any], seat: int, state: State, node: Node | None
) -> tuple[Choice, Edge]:
    choices = game.choices(state, seat)
    if node is not None and node.kind == state.stack[-1].key:
        best = max(choices, key=lambda choice: _rank(node, choice))
        if _edge(node, best).visits >= MIN_VISITS:
            return best, node.edges[best]
    scores = evaluator.action_scores(state, seat)
    return choices[scores.index(max(scores))], Edge(0.0)


def _edge(node: Node | None, choice: Choice) -> Edge:
    return (None if node is None else node.edges.get(choice)) or Edge(0.0)


def _rank(node: Node, choice: Choice) -> tuple[int, float]:
    edge = _edge(node, choice)
    return edge.visits, edge.mean_value
