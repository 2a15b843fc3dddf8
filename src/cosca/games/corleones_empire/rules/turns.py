"""Whose turn it is, which card is in effect, and why a seat is asked, derived from the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypedDict

from cosca.games.corleones_empire.rules.names import card_id, card_kind
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Phase


class CardFacts(TypedDict):
    """The job or ally whose effects are in progress."""

    card: str | None
    card_kind: Literal["job", "ally", "none"]


def turn(s: EmpireState) -> int | None:
    """Return the seat whose turn it is, from the next turn on the stack; None outside the family business."""
    for step in s.stack[::-1]:
        if step.key == "business.turn":
            after = int(getattr(step, "seat", 1))
            return after - 1 if after > 1 else s.seats
    return None


def carried_out(s: EmpireState) -> int | None:
    """Return the job or ally whose effects are in progress; None if there is none."""
    for step in s.stack[::-1]:
        if step.key in ("card.effects", "effect.use"):
            return int(getattr(step, "card", 0))
    return None


def card_facts(s: EmpireState) -> CardFacts:
    """Return the card in effect, as facts."""
    card = carried_out(s)
    if card is None:
        return {"card": None, "card_kind": "none"}
    return {"card": card_id(s, card), "card_kind": card_kind(card)}


def asked(s: EmpireState, seat: int, **facts: Any) -> Facts:
    """Return the facts of every question: whose turn it is, why this seat is asked, and the card in effect."""
    now = turn(s)
    return {"turn": now, "why": _why(s, seat, now), **card_facts(s), **facts}


def _why(s: EmpireState, seat: int, now: int | None) -> str:
    """Return why the seat is asked: its turn, the controller's share of a front, a rival's card, or the phase."""
    if now is None:
        return phase(s)
    if now == seat:
        return "turn"
    return "rival" if s.stack[-1].key in ("offer.card", "tax.card") else "controller"


def phase(s: EmpireState) -> Phase:
    """Return the phase of the act: the next one waits on the stack until this one is over."""
    if not s.stack:
        return "over" if s.winner else "setup"
    if turn(s) is not None:
        return "family_business"
    waiting = [step.key for step in s.stack]
    if "turf_war" in waiting or "marker.recycle" in waiting:
        return "turf_war"
    if "bid.card" in waiting or "bribes" in waiting:
        return "bribery"
    return "tribute"
