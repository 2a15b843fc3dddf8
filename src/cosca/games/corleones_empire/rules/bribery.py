"""Section R: sealed bids of exact cards for the face-up allies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import MONEY
from cosca.games.corleones_empire.rules import answers, cards, events
from cosca.games.corleones_empire.rules.choices import DONE
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.state import HAND, KINDS, ROW, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.games.corleones_empire.rules.why_cards import no_savings, not_for_sale
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Sealed, Step

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


class Bribery(Step[EmpireState]):
    """All seats with money in their suitcase bid at once; the others can bid nothing (R1)."""

    __slots__ = ()
    key = "bribery"

    def run(self, s: EmpireState) -> None:
        bidders: tuple[int, ...] = ()
        if ROW in s.ally_at:
            bidders = tuple([seat for seat in s.clockwise(s.horse) if cards.has_savings(s, seat)])
        events.phase(s, "bribery", bidders)
        if bidders:
            s.stack.append(Bids(bidders))


class Bids(Sealed[EmpireState]):
    """Money cards of the suitcase, one by one, until done (R1)."""

    __slots__ = ()
    key = "bid.card"

    def choices_of(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        left = s.suitcase[seat * KINDS : seat * KINDS + KINDS]
        for pick in picks:
            left[pick.value] -= 1
        return (*[s.menu.money[kind] for kind in range(KINDS) if left[kind]], DONE)

    def why_not(self, s: EmpireState, seat: int, element: str) -> RuleMessage | None:
        return no_savings(s, seat, element, "R1")

    def complete(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> bool:
        return bool(picks) and picks[-1] is DONE

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        sums: list[tuple[int, int, int]] = []
        bids = list(s.bids)
        for turn, (seat, mine) in enumerate(zip(self.seats, picks, strict=True)):
            total = 0
            for pick in mine[:-1]:
                bids[seat * KINDS + pick.value] += 1
                total += MONEY[pick.value]
            if total:
                sums.append((-total, turn, seat))
        s.bids = tuple(bids)
        events.bids_revealed(s, self.seats, picks)
        s.stack.append(Bribes(tuple([seat for _, _, seat in sorted(sums)])))

    def about(self, s: EmpireState, seat: int) -> Facts:
        return {"allies": answers.allies(s, ROW)}

    def facts(self, s: EmpireState, seat: int) -> Facts:
        picked = bid_cards(s.sealed[seat])
        total = sum(picked)
        left, done = savings(s, seat) - total, self.complete(s, seat, s.sealed[seat])
        return asked(s, seat, picked=picked, total=total, left=left, done=done, **self.about(s, seat))

    def facts_of(self, s: EmpireState, seat: int, choice: Choice) -> Facts:
        picks = () if self.complete(s, seat, s.sealed[seat]) else s.sealed[seat]  # who has bid starts over
        if choice is DONE:
            return {"total": sum(bid_cards(picks))}
        return answers.money(choice, s.suitcase[seat * KINDS + choice.value] - picks.count(choice))


def bid_cards(picks: tuple[Choice, ...]) -> list[int]:
    """Return the money cards picked for a bid."""
    return [MONEY[pick.value] for pick in picks if pick is not DONE]


class Bribes(Step[EmpireState]):
    """From the highest bid down each pays and takes an ally; who finds none keeps the bid (R2, R3)."""

    __slots__ = ("queue",)
    key = "bribes"

    def __init__(self, queue: tuple[int, ...]) -> None:
        self.queue: Final = queue

    def run(self, s: EmpireState) -> None:
        if not self.queue or ROW not in s.ally_at:
            s.bids = (0,) * len(s.bids)
            return
        seat = self.queue[0]
        for kind in range(KINDS):
            for _ in range(s.bids[seat * KINDS + kind]):
                cards.suitcase_to_bank(s, seat, kind)
            s.bids = replaced(s.bids, seat * KINDS + kind, 0)
        s.stack.append(Bribes(self.queue[1:]))
        s.stack.append(TakeAlly(seat))


class TakeAlly(Ask[EmpireState]):
    """Which face-up ally the bid has bought (R2)."""

    __slots__ = ()
    key = "bribe.ally"

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.ally[ally] for ally, at in enumerate(s.ally_at) if at == ROW]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        return not_for_sale(s, self.seat, element)

    def take(self, s: EmpireState, choice: Choice) -> None:
        s.ally_at[choice.value] = HAND + self.seat
        events.ally_taken(s, self.seat, choice.value)

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, allies=answers.allies(s, ROW))

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return answers.ally(s, choice.value)
