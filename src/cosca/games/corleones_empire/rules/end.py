"""Section X: the end, the bonuses, and the ranks."""

from __future__ import annotations

from cosca.games.corleones_empire.components.data import COLOURS, MONEY
from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.state import KINDS, EmpireState

BONUS = 5  # dollars for a turf, and for a colour of jobs


def finish(s: EmpireState) -> None:
    """Money in hand goes into the suitcase, other cards are discarded; then the money is counted (X1)."""
    for seat in range(1, s.seats + 1):
        for kind in range(KINDS):
            for _ in range(s.money[seat * KINDS + kind]):
                cards.pack(s, seat, kind)
        while s.hand_size(seat):
            cards.discard(s, seat, cards.hand_choices(s, seat)[0])
        s.scores[seat] = final_money(s, seat)
    s.winner = 1
    if s.out is not None:
        cards.tell(s, "game_over", scores=s.scores[1:], dominance=[dominance(s, x) for x in range(1, s.seats + 1)])


def savings(s: EmpireState, seat: int) -> int:
    """The money in a suitcase, in dollars."""
    return sum([MONEY[kind] * s.suitcase[seat * KINDS + kind] for kind in range(KINDS)])


def dominant(stack: tuple[int, ...]) -> int:
    """Who has most markers in a stack; a tie goes to whose topmost marker is higher; 0 if it is empty (X2)."""
    best = 0
    for seat in reversed(stack):  # from the top: of two with equal numbers the first met stays
        if not best or stack.count(seat) > stack.count(best):
            best = seat
    return best


def dominance(s: EmpireState, seat: int) -> int:
    """In how many turfs the seat has most markers."""
    return sum([1 for stack in s.stacks if stack and dominant(stack) == seat])


def colour_bonuses(s: EmpireState, seat: int) -> int:
    """In how many colours nobody has completed more jobs; a colour without jobs earns nothing (X3, W18)."""
    bonuses = 0
    for colour in range(len(COLOURS)):
        counts = [sum([1 for job in done if s.data.jobs[job].colour == colour]) for done in s.completed]
        if counts[seat] and counts[seat] == max(counts):
            bonuses += 1
    return bonuses


def final_money(s: EmpireState, seat: int) -> int:
    """Suitcase money and bonuses; the bonuses are counted, not taken from the bank (W14)."""
    return savings(s, seat) + BONUS * (dominance(s, seat) + colour_bonuses(s, seat))


def ranks(s: EmpireState) -> dict[int, int]:
    """All seats by final money, then by dominance; equal in both: the same rank (X4, W15)."""
    keys = {seat: (s.scores[seat], dominance(s, seat)) for seat in range(1, s.seats + 1)}
    return {seat: 1 + sum([1 for other in keys.values() if other > keys[seat]]) for seat in keys}
