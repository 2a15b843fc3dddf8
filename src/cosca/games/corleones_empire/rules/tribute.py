"""Section D: played allies return, and every hand is cut to the act's limit."""

from __future__ import annotations

from typing import Any

from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.state import HAND, KINDS, PLAYED, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.steps import Sealed, Step


def excess(s: EmpireState, seat: int) -> int:
    """How many cards the seat has over the limit (D1, H37)."""
    return s.hand_size(seat) - s.data.hand_limits[s.act - 1]


class Tribute(Step[EmpireState]):
    """Allies come back; seats over the limit choose what to give up, all at once (D1, W11)."""

    __slots__ = ()
    key = "tribute"

    def run(self, s: EmpireState) -> None:
        for ally, at in enumerate(s.ally_at):
            if at >= PLAYED:
                s.ally_at[ally] = at - PLAYED + HAND
        if s.out is not None:
            cards.tell(s, "phase", phase="tribute", act=s.act)
        over = tuple([seat for seat in s.clockwise(s.horse) if excess(s, seat) > 0])
        if over:
            s.stack.append(TributeCards(over))


class TributeCards(Sealed[EmpireState]):
    """The cards that a seat discards, one by one, exactly down to the limit (W11)."""

    __slots__ = ()
    key = "tribute.card"

    def choices_of(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple([card for card in cards.hand_choices(s, seat) if in_hand(s, seat, card) > picks.count(card)])

    def complete(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> bool:
        return len(picks) >= excess(s, seat)

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        if s.out is not None:
            shown = [
                {"seat": seat, "cards": [pick.text for pick in mine]}
                for seat, mine in zip(self.seats, picks, strict=True)
            ]
            s.out.append(Event("tribute_revealed", {"tribute": shown}, reveals=True))
        for seat, mine in zip(self.seats, picks, strict=True):
            for pick in mine:
                cards.discard(s, seat, pick)

    def about(self, s: EmpireState, seat: int) -> dict[str, Any]:
        return {"n": excess(s, seat)}


def in_hand(s: EmpireState, seat: int, card: Choice) -> int:
    """How many of that card the seat has in hand."""
    if card.kind == "money":
        return s.money[seat * KINDS + card.value]
    if card.kind == "good":
        return s.goods[seat * KINDS + card.value]
    return s.jobs[seat].count(card.value) if card.kind == "job" else 1
