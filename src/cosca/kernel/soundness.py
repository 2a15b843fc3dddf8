"""Validation of states read from documents: stack, sealed picks, laws and questions.

An invalid document is refused with a reason before it causes allocations or is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cosca.kernel.errors import BadDocument
from cosca.kernel.narrowing import items
from cosca.kernel.steps import Sealed, Step, step_from_json

if TYPE_CHECKING:
    from cosca.kernel.game import Game
    from cosca.kernel.state import State

DEEPEST: Final = 60  # steps of a stack; a game of five seats reaches 28


def read_stack(game: Game[Any], document: Any, what: str) -> list[Step[Any]]:
    """Return the stack of a document: steps of this game with every field in its range."""
    listed = items(document)
    if listed is None:
        raise BadDocument(f"{what}: is not a list of steps")
    if len(listed) > DEEPEST:
        raise BadDocument(f"{what}: {len(listed)} steps, more than {DEEPEST}")
    try:
        return [step_from_json(game.steps, step, game.ranges) for step in listed]
    except (TypeError, ValueError) as error:
        raise BadDocument(f"{what}: {error}") from None


def check_order(game: Game[Any], stack: list[Step[Any]], what: str) -> None:
    """Raise BadDocument for a stack in which a step is above one that it cannot follow.

    `Game.below` defines that by key: `("order.done seat slot", "")` lie below, the first with the same seat and slot,
    or the step is the lowest. A game without entries accepts steps in any order.
    """
    under: Step[Any] | None = None
    for step in stack if game.below else ():
        if not any([_follows(step, under, entry) for entry in game.below.get(step.key, ())]):
            where = "be the lowest" if under is None else f"follow {under.key}"
            raise BadDocument(f"{what}: {step.key} cannot {where} with these fields")
        under = step


def _follows(step: Step[Any], under: Step[Any] | None, entry: str) -> bool:
    """Return whether an entry of `Game.below` allows the step above the other."""
    key, *same = entry.split(" ")
    if under is None or under.key != key:
        return under is None and not key
    return all([getattr(step, name) == getattr(under, name) for name in same])


def impossible(what: str, error: Exception) -> BadDocument:
    """Return the BadDocument to raise for a document that makes the rules fail."""
    if isinstance(error, BadDocument):
        return error
    text = " ".join(f"{type(error).__name__} {error}".split())
    return BadDocument(f"{what}: impossible numbers ({text[:100]})")


def check_sound(game: Game[Any], state: State, what: str) -> None:
    """Raise BadDocument for a state that breaks a law, or whose view or question fails."""
    check_order(game, state.stack, what)
    try:
        broken = game.laws(state)
        if not broken:
            broken = game.faults(state)
        if broken:
            raise BadDocument(f"{what}: {'; '.join(broken[:3])}")
        check_sealed(state, what)
        asked = [game.decision(state, seat) is not None for seat in game.actors(state)]
        game.view(state, game.seats[0])
        over = game.outcome(state) is not None
    except Exception as error:
        raise impossible(what, error) from None
    if not all(asked) or bool(asked) == over:
        raise BadDocument(f"{what}: stack: either a seat must have a decision to make, or the game a result")


def step_faults(state: State, checks: Mapping[str, Callable[[Any, Any], str]]) -> list[str]:
    """Return the faults of the steps on the stack, by the check of each key, which returns "" if there is none."""
    problems: list[str] = []
    for step in state.stack:
        check = checks.get(step.key)
        problem = check(state, step) if check is not None else ""
        if problem:
            problems.append(f"{step.key}: {problem}")
    return problems


def check_sealed(state: State, what: str) -> None:
    """Raise BadDocument for a sealed step of seats that have no choice, and for illegal picks."""
    step: Sealed[Any] | None = None
    for other in state.stack:
        if isinstance(other, Sealed):
            step = other
    if step is not None and (not step.seats or len(set(step.seats)) != len(step.seats)):
        raise BadDocument(f"{what}: {step.key}: seats {list(step.seats)} cannot choose together")
    for seat, picks in enumerate(state.sealed):
        if not picks:
            continue
        if step is None or seat not in step.seats:
            raise BadDocument(f"{what}: sealed: seat {seat} has nothing to choose in secret")
        for at, pick in enumerate(picks):
            if pick not in step.choices_of(state, seat, picks[:at]) or step.complete(state, seat, picks[:at]):
                raise BadDocument(f"{what}: sealed: seat {seat} may not choose '{pick}' in {step.key}")
    if step is not None and all([step.complete(state, seat, state.sealed[seat]) for seat in step.seats]):
        raise BadDocument(f"{what}: sealed: every seat has already chosen in {step.key}")
