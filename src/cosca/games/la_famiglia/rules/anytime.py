"""Section Y: what a seat may do at any moment, and how money is raised when a move cannot be paid (P4, W17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import events, facts
from cosca.games.la_famiglia.rules.board import hand, pay
from cosca.games.la_famiglia.rules.choices import ASK, GIVE, REFUSE
from cosca.games.la_famiglia.rules.state import ORDERS, SOLD, FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions

SALE: Final = 1  # what the bank pays for an order (Y1)
GIFT_COST: Final = 2  # what helping the teammate costs, and what that gets (Y2)
GIFT: Final = 1


def options(s: FamigliaState, seat: int) -> tuple[Choice, ...]:
    """Return the anytime choices (Y1, Y2), available from S10 to the end (W15)."""
    if not 1 <= seat <= 4 or s.character[seat] < 0 or not s.stack:
        return ()
    choices = sales(s, seat)
    if s.money[seat] >= GIFT_COST:
        choices.append(GIVE)
    return tuple(choices)


def money_facts(s: FamigliaState, seat: int, choice: Choice) -> Facts:
    """Return what a way to raise money or to pass it on costs and brings."""
    if choice.kind == "sell":
        return {"receives": SALE, **facts.order(s.data.orders[s.order(seat, choice.value)])}
    if choice is REFUSE:
        return {}
    return {"cost": 0 if choice is ASK else GIFT_COST, "gift": GIFT, "mate": s.data.mate_of[seat]}


def sales(s: FamigliaState, seat: int) -> list[Choice]:
    """Return the orders that the seat may sell."""
    sell = s.menu.sell
    first = s.family[seat] * ORDERS
    return [sell[first + slot] for slot in hand(s, seat)]


def take(s: FamigliaState, seat: int, choice: Choice) -> None:
    """Sell an order (Y1) or pass money on (Y2)."""
    if choice is GIVE:
        give(s, seat)
    else:
        s.order_at[seat * ORDERS + choice.value] = SOLD
        events.order_sold(s, seat, choice.value)
        pay(s, seat, SALE, "sale")


def give(s: FamigliaState, seat: int) -> None:
    """Let the seat pay 2, of which its teammate gets 1 and the bank the other (Y2)."""
    pay(s, seat, -GIFT_COST, "gift")
    pay(s, s.data.mate_of[seat], GIFT, "gift", seat)


def ways_to_raise(s: FamigliaState, seat: int) -> list[Choice]:
    """Return the ways to raise money: sell an order, or ask a teammate that has enough; [] with no order (W17)."""
    choices = sales(s, seat)
    if choices and s.money[s.data.mate_of[seat]] >= GIFT_COST:
        choices.append(ASK)
    return choices


def could_have(s: FamigliaState, seat: int, price: int) -> bool:
    """Return whether the seat has that much money, or could get it by selling orders (Y1, W58)."""
    return s.money[seat] + SALE * len(hand(s, seat)) >= price


def forced_gift(s: FamigliaState, seat: int) -> bool:
    """Make the teammate give, if no order is left, as far as its money reaches (W17); False if it cannot."""
    mate = s.data.mate_of[seat]
    if s.money[mate] < GIFT_COST:
        return False
    give(s, mate)
    return True


def raise_money(s: FamigliaState, seat: int, choice: Choice) -> None:
    """Apply a way to raise money."""
    if choice is ASK:
        mate = s.data.mate_of[seat]
        events.money_asked(s, mate, seat)
        s.stack.append(Grant(mate, seat))
    else:
        take(s, seat, choice)


class Grant(Ask[FamigliaState]):
    """The teammate is asked for money (W17): it gives or refuses."""

    __slots__ = ("asked_by",)
    key = "raise.grant"

    def __init__(self, seat: int, asked_by: int) -> None:
        super().__init__(seat)
        self.asked_by: Final = asked_by

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [REFUSE, GIVE] if s.money[self.seat] >= GIFT_COST else [REFUSE]

    def about(self, s: FamigliaState) -> Facts:
        return {"by": self.asked_by}

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice is GIVE:
            give(s, self.seat)
        else:
            events.money_refused(s, self.seat, self.asked_by)

    def facts(self, s: FamigliaState) -> questions.RaiseGrant:
        return {"by": self.asked_by, "cost": GIFT_COST, "gift": GIFT, "money": s.money[self.seat]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return money_facts(s, self.seat, choice)
