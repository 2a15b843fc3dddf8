"""Whose turn it is, whose card is carried out, and why a seat is asked: read off the steps that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosca.games.corleones_empire.rules.names import card_id, card_kind
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Phase


def turn(s: EmpireState) -> int | None:
    """The seat whose turn it is; None outside the family business. The step that waits names the seat after it."""
    for step in s.stack[::-1]:
        if step.key == "business.turn":
            after = int(getattr(step, "seat", 1))
            return after - 1 if after > 1 else s.seats
    return None


def carried_out(s: EmpireState) -> int | None:
    """The job or ally whose effects are carried out; None if there is none."""
    for step in s.stack[::-1]:
        if step.key in ("card.effects", "effect.use"):
            return int(getattr(step, "card", 0))
    return None


def card_facts(s: EmpireState) -> Facts:
    """Which card is carried out, as facts."""
    card = carried_out(s)
    if card is None:
        return {"card": None, "card_kind": "none"}
    return {"card": card_id(s, card), "card_kind": card_kind(card)}


def asked(s: EmpireState, seat: int, **facts: Any) -> Facts:
    """What every question says: whose turn it is, why this seat is asked, and which card is carried out."""
    now = turn(s)
    return {"turn": now, "why": _why(s, seat, now), **card_facts(s), **facts}


def _why(s: EmpireState, seat: int, now: int | None) -> str:
    """Own turn; the controller's share of a front; a rival's card; or the phase."""
    if now is None:
        return phase(s)
    if now == seat:
        return "turn"
    return "rival" if s.stack[-1].key in ("offer.card", "tax.card") else "controller"


def phase(s: EmpireState) -> Phase:
    """The phase of the act: the next one waits on the stack until this one is over."""
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
