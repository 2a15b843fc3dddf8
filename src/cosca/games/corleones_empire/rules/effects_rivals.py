"""Effects of cards on the money of rivals (H30, H31); what they secretly choose is revealed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.rules import answers, cards, events
from cosca.games.corleones_empire.rules.state import KINDS, EmpireState
from cosca.games.corleones_empire.rules.turns import asked, turn
from cosca.games.corleones_empire.rules.why import because, seat_of
from cosca.games.corleones_empire.rules.why_cards import no_money, no_savings
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Ask, Sealed

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


class Offers(Sealed[EmpireState]):
    """Every rival with money in hand puts up one card; the highest goes into the acting seat's suitcase (H30)."""

    __slots__ = ("to",)
    key = "offer.card"

    def __init__(self, seats: tuple[int, ...], to: int) -> None:
        super().__init__(seats)
        self.to: Final = to

    def choices_of(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(cards.money_choices(s, seat))

    def why_not(self, s: EmpireState, seat: int, element: str) -> RuleMessage | None:
        return no_money(s, seat, element, "H30")

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        kinds = [mine[0].value for mine in picks]
        best = kinds.index(max(kinds))
        events.offers_revealed(s, self.seats, kinds, self.to, self.seats[best])
        for i, (seat, kind) in enumerate(zip(self.seats, kinds, strict=True)):
            s.money[seat * KINDS + kind] -= 1
            if i == best:
                s.suitcase[self.to * KINDS + kind] += 1
            else:
                s.bank_money[kind] += 1

    def about(self, s: EmpireState, seat: int) -> Facts:
        return {"to": self.to}

    def facts(self, s: EmpireState, seat: int) -> Facts:
        return asked(s, seat, to=self.to)

    def facts_of(self, s: EmpireState, seat: int, choice: Choice) -> Facts:
        return answers.card(s, seat, choice)


class SuitcaseTax(Sealed[EmpireState]):
    """Every rival picks one money card of the own suitcase, which goes to the bank (H31)."""

    __slots__ = ()
    key = "tax.card"

    def choices_of(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple([s.menu.money[kind] for kind in range(KINDS) if s.suitcase[seat * KINDS + kind]])

    def why_not(self, s: EmpireState, seat: int, element: str) -> RuleMessage | None:
        return no_savings(s, seat, element, "H31")

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        kinds = [mine[0].value for mine in picks]
        events.tax_revealed(s, self.seats, kinds)
        for seat, kind in zip(self.seats, kinds, strict=True):
            cards.suitcase_to_bank(s, seat, kind)

    def facts(self, s: EmpireState, seat: int) -> Facts:
        return asked(s, seat, by=turn(s))

    def facts_of(self, s: EmpireState, seat: int, choice: Choice) -> Facts:
        return answers.money(choice, s.suitcase[seat * KINDS + choice.value])


class RobSuitcase(Ask[EmpireState]):
    """The rival from whose suitcase chance picks a money card for the hand (H31)."""

    __slots__ = ()
    key = "rob.rival"

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.seat[rival] for rival in s.rivals(self.seat) if cards.has_savings(s, rival)]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        seat = seat_of(element)
        if seat < 0:
            return None
        if seat == self.seat or not 1 <= seat <= s.seats:
            return because("why-seat-rival", "H31", seat=seat, n=seat)
        return because("why-seat-empty", "H31 W20", seat=seat, n=seat)

    def take(self, s: EmpireState, choice: Choice) -> None:
        at = choice.value * KINDS
        pile = [kind for kind in range(KINDS) for _ in range(s.suitcase[at + kind])]
        kind = pile[s.draw(len(pile))]
        s.suitcase[at + kind] -= 1
        s.money[self.seat * KINDS + kind] += 1
        events.suitcase_robbed(s, self.seat, choice.value, kind)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat)

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {"seat": choice.value, "owned": answers.owned(self.seat, choice.value)}
