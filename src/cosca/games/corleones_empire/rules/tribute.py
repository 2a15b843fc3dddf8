"""Section D: played allies return, and every hand is cut to the act's limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules import answers, cards, events
from cosca.games.corleones_empire.rules.names import element
from cosca.games.corleones_empire.rules.state import HAND, PLAYED, ROW, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why import because
from cosca.games.corleones_empire.rules.why_cards import ally_of, no_card
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Sealed, Step

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def excess(s: EmpireState, seat: int) -> int:
    """Return how many cards the seat has over the limit (D1, H37)."""
    return s.hand_size(seat) - s.data.hand_limits[s.act - 1]


class Tribute(Step[EmpireState]):
    """Allies come back; seats over the limit choose what to give up, all at once (D1, W11)."""

    __slots__ = ()
    key = "tribute"

    def run(self, s: EmpireState) -> None:
        for ally, at in enumerate(s.ally_at):
            if at >= PLAYED:
                s.ally_at[ally] = at - PLAYED + HAND
        over = tuple([seat for seat in s.clockwise(s.horse) if excess(s, seat) > 0])
        events.phase(s, "tribute", over)
        if over:
            s.stack.append(TributeCards(over))


class TributeCards(Sealed[EmpireState]):
    """The cards that a seat discards, one by one, exactly down to the limit (W11)."""

    __slots__ = ()
    key = "tribute.card"

    def choices_of(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple([card for card in cards.hand_choices(s, seat) if cards.in_hand(s, seat, card) > picks.count(card)])

    def why_not(self, s: EmpireState, seat: int, element: str) -> RuleMessage | None:
        ally = ally_of(s, element)
        if ally >= 0 and s.ally_at[ally] == ROW:  # bribery is over
            return because("why-ally-left", "D1 I2", ally=s.data.allies[ally].id)
        return no_card(s, seat, element, "D1 W11")

    def complete(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> bool:
        return len(picks) >= excess(s, seat)

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        events.tribute_revealed(s, self.seats, picks)
        for seat, mine in zip(self.seats, picks, strict=True):
            for pick in mine:
                cards.discard(s, seat, pick, "tribute")

    def about(self, s: EmpireState, seat: int) -> Facts:
        return {"n": excess(s, seat)}

    def facts(self, s: EmpireState, seat: int) -> Facts:
        due, picks = excess(s, seat), s.sealed[seat]
        return asked(
            s,
            seat,
            n=due,
            picked=[element(pick) for pick in picks],
            left=due - len(picks),
            limit=s.data.hand_limits[s.act - 1],
            hand=s.hand_size(seat),
            done=self.complete(s, seat, picks),
        )

    def facts_of(self, s: EmpireState, seat: int, choice: Choice) -> Facts:
        picks = () if self.complete(s, seat, s.sealed[seat]) else s.sealed[seat]  # who has chosen starts over
        return answers.card(s, seat, choice, picks.count(choice))
