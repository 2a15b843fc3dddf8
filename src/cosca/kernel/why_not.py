"""Why-not: the reason why an element cannot be chosen now, with its rules.

`Game.why_not` calls the question on top (`Ask.why_not`, `Sealed.why_not`), which uses the same predicates as its
`choices`. It is called for people only, never while choices are listed, and a reason contains nothing that the seat
may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.kernel.events import Event, Facts
from cosca.kernel.facts import drew_or_revealed
from cosca.kernel.messages import Message, RuleMessage
from cosca.kernel.steps import Ask, Sealed, Step

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.game import Game


OVER: Final = "why-ended"
OTHERS: Final = "why-waiting"
ASKS: Final = "why-asks"
LISTED: Final = "why-listed"
GENERAL: Final = (OVER, OTHERS, ASKS, LISTED)  # not specific to an element


def split(element: str) -> tuple[str, str]:
    """Return kind and id of an element: `area` and `gela` for `area:gela`."""
    kind, _, id = element.partition(":")
    return kind, id


def why_not(game: Game[Any], state: Any, seat: int, element: str) -> RuleMessage | None:
    """Return why the seat cannot choose the element now; None if it can, directly or as the goal of an answer."""
    return reasons(game, state, seat, [element])[element]


def reasons(game: Game[Any], state: Any, seat: int, elements: list[str]) -> dict[str, RuleMessage | None]:
    """Return the reasons for several elements at once; see `why_not`."""
    actors = game.actors(state)
    choices = game.choices(state, seat)
    if not choices:
        others = _reason(OTHERS, {"seats": list(actors)}, ()) if actors else _reason(OVER, {}, ())
        return dict.fromkeys(elements, others)
    top: Step[Any] = state.stack[-1]
    goals = _goals(game, state, top, choices)
    offered = _touched(choices)
    for after, _ in goals:
        offered |= _touched(game.choices(after, seat))
    by_element: dict[str, RuleMessage | None] = {}
    for element in elements:
        reason = None if element in offered else _own(state, top, seat, element, goals) or general(game, top, offered)
        by_element[element] = reason
    return by_element


def _own(state: Any, top: Step[Any], seat: int, element: str, goals: list[tuple[Any, Ask[Any]]]) -> RuleMessage | None:
    """Return the specific reason for this element, from the question itself or one that an answer leads to."""
    if isinstance(top, Sealed):
        return top.why_not(state, seat, element)
    assert isinstance(top, Ask)
    reason = top.why_not(state, element)
    for after, following in goals:
        reason = reason or following.why_not(after, element)
    return reason


def general(game: Game[Any], top: Step[Any], offered: set[str]) -> RuleMessage:
    """Return the general reason: what the question asks for instead."""
    kinds = dict.fromkeys([split(element)[0] for element in sorted(offered)])
    asks: list[Message] = [{"id": f"asks-{kind}", "args": {}} for kind in kinds]
    return (
        _reason(ASKS, {"asks": asks}, game.rules_of(top.key)) if asks else _reason(LISTED, {}, game.rules_of(top.key))
    )


def offered_to(game: Game[Any], state: Any, seat: int) -> set[str]:
    """Return the elements that the seat can choose now, directly or as the goal of an answer."""
    choices = game.choices(state, seat)
    elements = _touched(choices)
    for after, _ in _goals(game, state, state.stack[-1], choices) if choices else []:
        elements |= _touched(game.choices(after, seat))
    return elements


def _touched(choices: tuple[Choice, ...]) -> set[str]:
    return {element for choice in choices for element in choice.touches}


def _goals(game: Game[Any], state: Any, top: Step[Any], choices: tuple[Choice, ...]) -> list[tuple[Any, Ask[Any]]]:
    """Return the goal questions at the end of a path, with the state in which each is asked."""
    goals: list[tuple[Any, Ask[Any]]] = []
    if not isinstance(top, Ask) or not top.path:
        return goals
    for choice in choices:
        after = state.copy()
        events: list[Event] = []
        after.out = events
        after.stack.pop()
        top.take(after, choice)
        game.settle(after)
        if drew_or_revealed(state, after, events) or game.actors(after) != (top.seat,):
            continue
        following: Step[Any] = after.stack[-1]
        if isinstance(following, Ask) and following.goal:
            goals.append((after, following))
    return goals


def _reason(id: str, args: Facts, rules: tuple[str, ...]) -> RuleMessage:
    return {"id": id, "args": args, "rules": list(rules)}
