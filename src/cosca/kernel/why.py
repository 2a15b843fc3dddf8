"""Why something cannot be chosen now: the reason for this very thing, with the rules behind it.

`Game.why_not` asks the question on top (`Ask.why_not`, `Sealed.why_not`), which goes by the same predicates as its
`choices`. It is called for people only, never while choices are listed, and a reason holds nothing that the seat may
not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from cosca.kernel.events import Event, Facts
from cosca.kernel.facts import Said, unforeseen
from cosca.kernel.steps import Ask, Sealed, Step

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.game import Game


class WhyNot(TypedDict):
    """A reason: the id of a sentence, what it is about, and the ids of the rules that it comes from."""

    id: str
    args: Facts
    rules: list[str]


OVER: Final = "why-ended"
OTHERS: Final = "why-waiting"
ASKS: Final = "why-asks"
LISTED: Final = "why-listed"
GENERAL: Final = (OVER, OTHERS, ASKS, LISTED)  # those that are of no thing in particular


def split(element: str) -> tuple[str, str]:
    """Kind and id of an element: of `area:gela`, `area` and `gela`."""
    kind, _, id = element.partition(":")
    return kind, id


def why_not(game: Game[Any], state: Any, seat: int, element: str) -> WhyNot | None:
    """Why the seat cannot choose the element now; None if it can, at once or as what an answer is for."""
    return reasons(game, state, seat, [element])[element]


def reasons(game: Game[Any], state: Any, seat: int, elements: list[str]) -> dict[str, WhyNot | None]:
    """The same for several elements at once."""
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
    found: dict[str, WhyNot | None] = {}
    for element in elements:
        told = None if element in offered else _own(state, top, seat, element, goals) or general(game, top, offered)
        found[element] = told
    return found


def _own(state: Any, top: Step[Any], seat: int, element: str, goals: list[tuple[Any, Ask[Any]]]) -> WhyNot | None:
    """The reason for this very element, of the question itself or of one that an answer leads to."""
    if isinstance(top, Sealed):
        return top.why_not(state, seat, element)
    assert isinstance(top, Ask)
    found = top.why_not(state, element)
    for after, following in goals:
        found = found or following.why_not(after, element)
    return found


def general(game: Game[Any], top: Step[Any], offered: set[str]) -> WhyNot:
    """What the question asks for instead."""
    kinds = dict.fromkeys([split(each)[0] for each in sorted(offered)])
    asks: list[Said] = [{"id": f"asks-{kind}", "args": {}} for kind in kinds]
    return (
        _reason(ASKS, {"asks": asks}, game.rules_of(top.key)) if asks else _reason(LISTED, {}, game.rules_of(top.key))
    )


def offered_to(game: Game[Any], state: Any, seat: int) -> set[str]:
    """The elements that the seat can choose now, at once or as what an answer is for."""
    choices = game.choices(state, seat)
    found = _touched(choices)
    for after, _ in _goals(game, state, state.stack[-1], choices) if choices else []:
        found |= _touched(game.choices(after, seat))
    return found


def _touched(choices: tuple[Choice, ...]) -> set[str]:
    return {element for choice in choices for element in choice.touches}


def _goals(game: Game[Any], state: Any, top: Step[Any], choices: tuple[Choice, ...]) -> list[tuple[Any, Ask[Any]]]:
    """The questions at the end of a path, whose answers may be named before the one that leads there."""
    found: list[tuple[Any, Ask[Any]]] = []
    if not isinstance(top, Ask) or not top.path:
        return found
    for choice in choices:
        after = state.copy()
        events: list[Event] = []
        after.out = events
        after.stack.pop()
        top.take(after, choice)
        game.settle(after)
        if unforeseen(state, after, events) or game.actors(after) != (top.seat,):
            continue
        following: Step[Any] = after.stack[-1]
        if isinstance(following, Ask) and following.goal:
            found.append((after, following))
    return found


def _reason(id: str, args: Facts, rules: tuple[str, ...]) -> WhyNot:
    return {"id": id, "args": args, "rules": list(rules)}
