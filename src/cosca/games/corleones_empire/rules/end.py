"""Section X: the end, the bonuses, and the ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import COLOURS, MONEY
from cosca.games.corleones_empire.rules import cards, events
from cosca.games.corleones_empire.rules.state import KINDS, TURFS, EmpireState
from cosca.kernel.state import replaced

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import ColourCount, Count

BONUS: Final = 5  # dollars for a turf, and for a colour of jobs


def finish(s: EmpireState) -> None:
    """Move money in hand into the suitcase, discard other cards, then count the money (X1)."""
    for seat in range(1, s.seats + 1):
        for kind in range(KINDS):
            for _ in range(s.money[seat * KINDS + kind]):
                cards.pack(s, seat, kind)
        while s.hand_size(seat):
            cards.discard(s, seat, cards.hand_choices(s, seat)[0], "end")
        s.scores = replaced(s.scores, seat, final_money(s, seat))
    s.winner = 1
    if s.out is not None:
        events.game_over(s, [dominance(s, seat) for seat in range(1, s.seats + 1)], counts(s))


def savings(s: EmpireState, seat: int) -> int:
    """Return the money in a suitcase, in dollars."""
    return sum([MONEY[kind] * s.suitcase[seat * KINDS + kind] for kind in range(KINDS)])


def dominant(stack: tuple[int, ...]) -> int:
    """Return who has most markers in a stack; a tie goes to whose topmost marker is higher; 0 if it is empty (X2)."""
    best = 0
    for seat in reversed(stack):  # from the top: of two with equal numbers the first met stays
        if not best or stack.count(seat) > stack.count(best):
            best = seat
    return best


def dominance(s: EmpireState, seat: int) -> int:
    """Return in how many turfs the seat has most markers."""
    return sum([1 for stack in s.stacks if stack and dominant(stack) == seat])


def of_colour(s: EmpireState, seat: int, colour: int) -> int:
    """Return how many jobs of the colour the seat has completed."""
    return sum([1 for job in s.completed[seat] if s.data.jobs[job].colour == colour])


def best_colours(s: EmpireState, seat: int) -> list[int]:
    """Return the colours in which nobody has completed more jobs; a colour without jobs earns nothing (X3, W18)."""
    colours: list[int] = []
    for colour in range(len(COLOURS)):
        counts = [of_colour(s, other, colour) for other in range(s.seats + 1)]
        if counts[seat] and counts[seat] == max(counts):
            colours.append(colour)
    return colours


def final_money(s: EmpireState, seat: int) -> int:
    """Return suitcase money plus bonuses, which are counted, not taken from the bank (W14)."""
    return savings(s, seat) + BONUS * (dominance(s, seat) + len(best_colours(s, seat)))


def ranks(s: EmpireState) -> dict[int, int]:
    """Return all seats by final money, then by dominance; equal in both: the same rank (X4, W15)."""
    keys = {seat: (s.scores[seat], dominance(s, seat)) for seat in range(1, s.seats + 1)}
    return {seat: 1 + sum([1 for other in keys.values() if other > keys[seat]]) for seat in keys}


def counts(s: EmpireState) -> list[Count]:
    """Return the itemised final money of each seat, best first (X1 to X4)."""
    places = ranks(s)
    totals: list[Count] = []
    for seat in sorted(places, key=lambda other: (places[other], other)):
        turfs = [s.data.areas[turf] for turf in range(TURFS) if dominant(s.stacks[turf]) == seat]
        best = best_colours(s, seat)
        colours: list[ColourCount] = [{"colour": COLOURS[colour], "n": of_colour(s, seat, colour)} for colour in best]
        totals.append(
            {
                "seat": seat,
                "rank": places[seat],
                "suitcase": savings(s, seat),
                "turfs": turfs,
                "turf_bonus": BONUS * len(turfs),
                "colours": colours,
                "colour_bonus": BONUS * len(colours),
                "total": s.scores[seat],
            }
        )
    return totals
