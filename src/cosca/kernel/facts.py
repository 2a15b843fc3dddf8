"""Facts for people: what a seat needs to know beside its view to decide, reckoned once by the rules.

`Game.facts` makes them; bots and search never call it, so they pay nothing. The games narrow these types in their
`documents`; pages and terminals only lay the facts out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired

from typing_extensions import TypedDict

from cosca.kernel.events import Event, Facts
from cosca.kernel.steps import Ask, Sealed, Step

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.game import Game


class NextOffer(TypedDict):
    """An answer to the question that would follow: its text, the element that it is about, and its price."""

    text: str
    element: str
    cost: NotRequired[int]


class WaitsFor(TypedDict):
    """What the table waits for: a kind of question, and who is asked."""

    kind: str
    seats: list[int]


class Said(TypedDict):
    """A message: the id of a sentence, and what it is about."""

    id: str
    args: Facts


class ChoiceFacts(TypedDict):
    """One answer. Answers of one `group` come to the same; `next` is there for questions that are a path.

    If `goal` is true, an answer of `next` may be named first: it says what this one is for. `certain` is what is sure
    to come of the answer at once.
    """

    text: str
    kind: str
    touches: list[str]
    facts: Facts
    group: NotRequired[str]
    next: NotRequired[list[NextOffer]]
    goal: NotRequired[bool]
    certain: NotRequired[list[Said]]


class QuestionFacts(TypedDict):
    """A question with all its answers; `rules` are the ids of the rules behind it; `odds`: its answers have odds."""

    kind: str
    sealed: bool
    facts: Facts
    rules: list[str]
    choices: list[ChoiceFacts]
    odds: NotRequired[bool]


class GameFacts(TypedDict):
    """All that the rules tell a viewer beside the view."""

    table: Facts
    question: QuestionFacts | None
    anytime: list[ChoiceFacts]


def facts_for(game: Game[Any], state: Any, seat: int | None, common: Facts) -> GameFacts:
    """The facts of a state for a seat (None: the public), of which these are common to all."""
    question = None if seat is None else _question(game, state, seat)
    anytime = () if seat is None else game.anytime(state, seat)
    return {
        "table": game.table_facts(state, seat, common),
        "question": question,
        "anytime": [_choice(choice, game.anytime_facts(state, seat or 0, choice)) for choice in anytime],
    }


def _question(game: Game[Any], state: Any, seat: int) -> QuestionFacts | None:
    choices = game.choices(state, seat)
    if not choices:
        return None
    top: Step[Any] = state.stack[-1]
    sealed = isinstance(top, Sealed)
    assert isinstance(top, (Ask, Sealed))
    facts = top.facts(state, seat) if isinstance(top, Sealed) else top.facts(state)
    listed: list[ChoiceFacts] = []
    for choice in choices:
        answer = _choice(choice, facts_of(top, state, seat, choice))
        if isinstance(top, Ask):
            _look_ahead(game, state, top, choice, answer)
        listed.append(answer)
    rules = list(game.rules_of(top.key))
    told: QuestionFacts = {"kind": top.key, "sealed": sealed, "facts": facts, "rules": rules, "choices": listed}
    if top.odds:
        told["odds"] = True
    return told


def facts_of(top: Step[Any], state: Any, seat: int, choice: Choice) -> Facts:
    """The facts of one answer to the question on top."""
    assert isinstance(top, (Ask, Sealed))
    return top.facts_of(state, seat, choice) if isinstance(top, Sealed) else top.facts_of(state, choice)


def choice_facts(state: Any, seat: int, choice: Choice) -> ChoiceFacts:
    """One answer of the seat to the question on top, as people are told it."""
    return _choice(choice, facts_of(state.stack[-1], state, seat, choice))


def _look_ahead(game: Game[Any], state: Any, top: Ask[Any], choice: Choice, told: ChoiceFacts) -> None:
    """What is sure to come of the answer itself, before all that was due already; in a path also what is asked next.

    Nothing is told of what lies behind a draw, a reveal or another seat's decision.
    """
    after = state.copy()
    events: list[Event] = []
    after.out = events
    after.stack.pop()
    floor = top.floor(after)
    top.take(after, choice)
    game.settle(after, floor)
    certain = game.certain(state, after, top.seat, events) if events and not unforeseen(state, after, events) else []
    if certain:
        told["certain"] = certain
    if not top.path:
        return
    game.settle(after)
    told["next"] = []
    if unforeseen(state, after, events) or game.actors(after) != (top.seat,):
        return
    following: Step[Any] = after.stack[-1]
    told["next"] = _offers(game, after, top.seat, following)
    if isinstance(following, Ask) and following.goal:
        told["goal"] = True


def unforeseen(state: Any, after: Any, events: list[Event]) -> bool:
    """Whether something was drawn or revealed on the way."""
    return after.draws != state.draws or any([event.reveals for event in events])


def _offers(game: Game[Any], after: Any, seat: int, top: Step[Any]) -> list[NextOffer]:
    """The answers to the question on top."""
    found: list[NextOffer] = []
    for each in game.choices(after, seat):
        offer: NextOffer = {"text": each.text, "element": each.touches[0] if each.touches else ""}
        cost = top.price_of(after, each) if isinstance(top, Ask) else facts_of(top, after, seat, each).get("cost")
        if cost is not None:
            offer["cost"] = cost
        found.append(offer)
    return found


def _choice(choice: Choice, facts: Facts) -> ChoiceFacts:
    told: ChoiceFacts = {"text": choice.text, "kind": choice.kind, "touches": list(choice.touches), "facts": facts}
    group = facts.get("group")
    if group is not None:
        told["facts"] = {name: value for name, value in facts.items() if name != "group"}
        told["group"] = group
    return told


def waits_for(stack: list[Step[Any]]) -> WaitsFor | None:
    """What the table waits for; None once the game is over. It lies on the stack, which holds open facts only."""
    if not stack:
        return None
    top = stack[-1]
    if isinstance(top, Ask):
        return {"kind": top.key, "seats": [top.seat]}
    assert isinstance(top, Sealed)
    return {"kind": top.key, "seats": list(top.seats)}
