"""Section R: sealed bids of exact cards for the face-up allies."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.components.data import MONEY
from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.choices import DONE
from cosca.games.corleones_empire.rules.state import HAND, KINDS, ROW, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.steps import Ask, Sealed, Step


class Bribery(Step[EmpireState]):
    """All seats with money in their suitcase bid at once; the others can bid nothing (R1)."""

    __slots__ = ()
    key = "bribery"

    def run(self, s: EmpireState) -> None:
        if s.out is not None:
            cards.tell(s, "phase", phase="bribery", act=s.act)
        bidders = tuple([seat for seat in s.clockwise(s.horse) if cards.has_savings(s, seat)])
        if bidders and ROW in s.ally_at:
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

    def complete(self, s: EmpireState, seat: int, picks: tuple[Choice, ...]) -> bool:
        return bool(picks) and picks[-1] is DONE

    def opened(self, s: EmpireState, picks: list[tuple[Choice, ...]]) -> None:
        sums: list[tuple[int, int, int]] = []
        for turn, (seat, mine) in enumerate(zip(self.seats, picks, strict=True)):
            total = 0
            for pick in mine[:-1]:
                s.bids[seat * KINDS + pick.value] += 1
                total += MONEY[pick.value]
            if total:
                sums.append((-total, turn, seat))
        if s.out is not None:
            shown = [
                {"seat": seat, "cards": [MONEY[pick.value] for pick in mine[:-1]]}
                for seat, mine in zip(self.seats, picks, strict=True)
            ]
            s.out.append(Event("bids_revealed", {"bids": shown}, reveals=True))
        s.stack.append(Bribes(tuple([seat for _, _, seat in sorted(sums)])))

    def about(self, s: EmpireState, seat: int) -> dict[str, Any]:
        return {"allies": [s.data.allies[i].id for i, at in enumerate(s.ally_at) if at == ROW]}


class Bribes(Step[EmpireState]):
    """From the highest bid down each pays and takes an ally; who finds none keeps the bid (R2, R3)."""

    __slots__ = ("queue",)
    key = "bribes"

    def __init__(self, queue: tuple[int, ...]) -> None:
        self.queue: Final = queue

    def run(self, s: EmpireState) -> None:
        if not self.queue or ROW not in s.ally_at:
            s.bids = [0] * len(s.bids)
            return
        seat = self.queue[0]
        for kind in range(KINDS):
            for _ in range(s.bids[seat * KINDS + kind]):
                cards.suitcase_to_bank(s, seat, kind)
            s.bids[seat * KINDS + kind] = 0
        s.stack.append(Bribes(self.queue[1:]))
        s.stack.append(TakeAlly(seat))


class TakeAlly(Ask[EmpireState]):
    """Which face-up ally the bid has bought (R2)."""

    __slots__ = ()
    key = "bribe.ally"

    def choices(self, s: EmpireState) -> list[Choice]:
        return [s.menu.ally[ally] for ally, at in enumerate(s.ally_at) if at == ROW]

    def take(self, s: EmpireState, choice: Choice) -> None:
        s.ally_at[choice.value] = HAND + self.seat
        if s.out is not None:
            cards.tell(s, "ally_taken", seat=self.seat, ally=s.data.allies[choice.value].id)
