"""What the coach advises a learner and why: the choice of a soldato, with a reason that speaks for this very choice."""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Any, Final, TypeVar

from cosca.bots.evaluator import Evaluator, Reason
from cosca.bots.heuristic_bots import load_evaluator
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import Event, View
from cosca.kernel.game import Game, Memory
from cosca.kernel.state import State

S = TypeVar("S", bound=State)
MAX_PLIES: Final = 24  # the rules allow cycles
TIE_BREAK: Final = 0.01  # as for bots


def suggest(
    game: Game[Any], decision: Decision, view: View, memory: Memory, rng: Random
) -> tuple[Choice, Reason | None]:
    """Return the choice of a soldato, with the coach's bonus, and the reason for it, if any."""
    state, evaluator, seat = game.sample(view, memory, rng), load_evaluator(game), decision.seat
    only = decision.choices[0] if len(decision.choices) == 1 else None
    choice = only or _choose(evaluator, state, seat, rng)
    return choice, evaluator.coaching_reason(state, decision.seat, choice, evaluator.odds(decision, view))


def _choose(evaluator: Evaluator[S], state: S, seat: int, rng: Random) -> Choice:
    """Return the best scored choice, the coach's bonus included; where guessing is everything, sample as a bot does."""
    if evaluator.mixed_strategy(state, seat) is not None:
        return evaluator.choose(state, seat, rng)
    choices, scores = evaluator.game.choices(state, seat), evaluator.action_scores(state, seat)
    bonuses = [evaluator.coaching_bonus(state, seat, choice) for choice in choices]
    values = [score + bonus + TIE_BREAK * rng.random() for score, bonus in zip(scores, bonuses, strict=True)]
    return choices[values.index(max(values))]


def played_out(evaluator: Evaluator[S], state: S, seat: int, choice: Choice, kinds: Container[str]) -> S | None:
    """Return the state after the choice and the best answers to the questions of these kinds that follow at once.

    None if something was drawn or revealed: the seat cannot know that yet.
    """
    game, after = evaluator.game, state.copy()
    for _ in range(MAX_PLIES):
        events: list[Event] = []
        game.apply(after, seat, choice, events)
        if after.draws != state.draws or any([event.reveals for event in events]):
            return None
        if game.actors(after) != (seat,) or after.stack[-1].key not in kinds:
            break
        scores = evaluator.action_scores(after, seat)
        choice = game.choices(after, seat)[scores.index(max(scores))]
    return after
