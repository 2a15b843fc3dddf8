"""Facts for people: what a seat needs besides its view in order to decide, computed by the rules.

`Game.facts` returns them; bots and search never call it, so it costs them nothing. The games narrow these types in
their `documents`; pages and terminals only present the facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.kernel.events import Event, Facts
from cosca.kernel.steps import Ask, Sealed, Step
from cosca.kernel.types_facts import ChoiceFacts as ChoiceFacts
from cosca.kernel.types_facts import GameFacts as GameFacts
from cosca.kernel.types_facts import LastOffer as LastOffer
from cosca.kernel.types_facts import NextOffer as NextOffer
from cosca.kernel.types_facts import QuestionFacts as QuestionFacts
from cosca.kernel.types_facts import WaitsFor as WaitsFor

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.game import Game


def facts_for(game: Game[Any], state: Any, seat: int | None, common: Facts) -> GameFacts:
    """Return the facts of a state for a seat (None: the public); `common` are those that every viewer has."""
    question = None if seat is None else _question(game, state, seat)
    anytime = () if seat is None else game.anytime(state, seat)
    return {
        "table": game.table_facts(state, seat, common),
        "question": question,
        "anytime": [_choice(choice, game.anytime_facts(state, seat or 0, choice)) for choice in anytime],
    }


def question_facts(state: Any, seat: int) -> Facts:
    """Return the facts of the question on top, which the seat is asked; {} if the game is over."""
    top: Step[Any] | None = state.stack[-1] if state.stack else None
    if isinstance(top, Sealed):
        return top.facts(state, seat)
    return top.facts(state) if isinstance(top, Ask) else {}


def _question(game: Game[Any], state: Any, seat: int) -> QuestionFacts | None:
    choices = game.choices(state, seat)
    if not choices:
        return None
    top: Step[Any] = state.stack[-1]
    sealed = isinstance(top, Sealed)
    assert isinstance(top, (Ask, Sealed))
    facts = top.facts(state, seat) if isinstance(top, Sealed) else top.facts(state)
    listed: list[ChoiceFacts] = []
    usual = top.usual(state, choices) if isinstance(top, Ask) else None
    for choice in choices:
        answer = _choice(choice, facts_of(top, state, seat, choice))
        if choice is usual:
            answer["usual"] = True
        if isinstance(top, Ask):
            _look_ahead(game, state, top, choice, answer)
        listed.append(answer)
    rules = list(game.rules_of(top.key))
    question: QuestionFacts = {"kind": top.key, "sealed": sealed, "facts": facts, "rules": rules, "choices": listed}
    if top.odds:
        question["odds"] = True
    return question


def facts_of(top: Step[Any], state: Any, seat: int, choice: Choice) -> Facts:
    """Return the facts of one answer to the question on top."""
    assert isinstance(top, (Ask, Sealed))
    return top.facts_of(state, seat, choice) if isinstance(top, Sealed) else top.facts_of(state, choice)


def choice_facts(state: Any, seat: int, choice: Choice) -> ChoiceFacts:
    """Return one answer of the seat to the question on top, with its facts."""
    return _choice(choice, facts_of(state.stack[-1], state, seat, choice))


def _look_ahead(game: Game[Any], state: Any, top: Ask[Any], choice: Choice, answer: ChoiceFacts) -> None:
    """Add to the answer its certain effects, down to the game's `floor`, and in a path the next offers.

    Nothing is added that depends on a draw, a reveal or another seat's decision.
    """
    after = state.copy()
    events: list[Event] = []
    after.out = events
    after.stack.pop()
    floor = game.floor(after, top.seat)
    top.take(after, choice)
    game.settle(after, floor)
    certain = (
        game.certain(state, after, top.seat, events) if events and not drew_or_revealed(state, after, events) else []
    )
    if certain:
        answer["certain"] = certain
    if not top.path:
        return
    game.settle(after)
    answer["next"] = []
    if drew_or_revealed(state, after, events) or game.actors(after) != (top.seat,):
        return
    following: Step[Any] = after.stack[-1]
    answer["next"] = _offers(game, after, top.seat, following)
    if isinstance(following, Ask) and following.goal:
        answer["goal"] = True
        if top.far and following.path:
            _add_last_offers(game, after, following, answer["next"])


def drew_or_revealed(state: Any, after: Any, events: list[Event]) -> bool:
    """Return whether something was drawn or revealed between the two states."""
    return after.draws != state.draws or any([event.reveals for event in events])


def _offers(game: Game[Any], after: Any, seat: int, top: Step[Any]) -> list[NextOffer]:
    """Return the answers to the question on top."""
    offers: list[NextOffer] = []
    choices = game.choices(after, seat)
    usual = top.usual(after, choices) if isinstance(top, Ask) else None
    for choice in choices:
        offer: NextOffer = {"text": choice.text, "element": choice.touches[0] if choice.touches else ""}
        cost = top.price_of(after, choice) if isinstance(top, Ask) else facts_of(top, after, seat, choice).get("cost")
        if cost is not None:
            offer["cost"] = cost
        if choice is usual:
            offer["usual"] = True
        offers.append(offer)
    return offers


def _add_last_offers(game: Game[Any], state: Any, top: Ask[Any], offers: list[NextOffer]) -> None:
    """Add to each offer of the question on top what would follow it: goals, or numbers of which one is usual."""
    lists: list[list[LastOffer]] = []
    first: list[int] = []  # for each list: which offer has it
    for at, (choice, offer) in enumerate(zip(game.choices(state, top.seat), offers, strict=True)):
        after = state.copy()
        events: list[Event] = []
        after.out = events
        after.stack.pop()
        top.take(after, choice)
        game.settle(after)
        if drew_or_revealed(state, after, events) or game.actors(after) != (top.seat,):
            continue
        last: Step[Any] = after.stack[-1]
        if not isinstance(last, Ask):
            continue
        answers = game.choices(after, top.seat)
        usual = last.usual(after, answers)
        if not last.goal and usual is None:
            continue
        listed = [_last_offer(answer, answer is usual) for answer in answers]
        if listed in lists:
            offer["then"] = first[lists.index(listed)]
        else:
            offer["then"] = listed
            lists.append(listed)
            first.append(at)


def _last_offer(choice: Choice, usual: bool) -> LastOffer:
    offer: LastOffer = {"text": choice.text, "element": choice.touches[0] if choice.touches else ""}
    if usual:
        offer["usual"] = True
    return offer


def _choice(choice: Choice, facts: Facts) -> ChoiceFacts:
    answer: ChoiceFacts = {"text": choice.text, "kind": choice.kind, "touches": list(choice.touches), "facts": facts}
    group = facts.get("group")
    if group is not None:
        answer["facts"] = {name: value for name, value in facts.items() if name != "group"}
        answer["group"] = group
    return answer


def waits_for(stack: list[Step[Any]]) -> WaitsFor | None:
    """Return what the table waits for; None once the game is over. All viewers may know it, for the stack is public."""
    if not stack:
        return None
    top = stack[-1]
    if isinstance(top, Ask):
        return {"kind": top.key, "seats": [top.seat]}
    assert isinstance(top, Sealed)
    return {"kind": top.key, "seats": list(top.seats)}
