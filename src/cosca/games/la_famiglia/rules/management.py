"""Section M: after each phase control is checked and control tiles are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.rules import events, facts
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.why_tiles import not_free, not_marked
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


def controller(s: FamigliaState, mandamento: int) -> int:
    """Return the seat that alone holds at least 2 of the 3 areas; 0 if none does (M2)."""
    a, b, c = s.data.mandamento_areas[mandamento]
    holder = s.holder
    for one, two in ((a, b), (a, c), (b, c)):
        if holder[one] == holder[two] and 1 <= holder[one] <= 4:
            return holder[one]
    return 0


def one_area_short(s: FamigliaState, mandamento: int) -> list[int]:
    """Return the seats that would control the Mandamento with one more of its areas (M2)."""
    holders = [s.holder[area] for area in s.data.mandamento_areas[mandamento]]
    return [seat for seat in range(1, 5) if holders.count(seat) == 1]


class Management(Step[FamigliaState]):
    """Control is marked; then tokens leave tiles, then tokens are placed, in turn order (M4, M6, W29)."""

    __slots__ = ()
    key = "management"

    def run(self, s: FamigliaState) -> None:
        was = s.control
        s.control = tuple([controller(s, m) for m in range(len(was))])
        events.control(s, was)
        seats = s.from_first()[::-1]
        for seat in seats:
            s.stack.append(MarkTile(seat))
        for seat in seats:
            s.stack.append(ClearTile(seat))


def marked(s: FamigliaState, seat: int) -> list[int]:
    """Return the tiles of its team on which the seat's tokens lie."""
    first = s.first_tile(seat)
    return [tile for tile in range(len(s.data.tiles)) if s.tiles[first + tile] == seat]


def tiles_due(s: FamigliaState, seat: int) -> tuple[int, int]:
    """Return how many tiles the seat has still to mark and to clear (M4, M5)."""
    more = s.control.count(seat) - len(marked(s, seat))
    if more <= 0:
        return 0, -more
    first = s.first_tile(seat)
    return min(more, s.tiles[first : first + len(s.data.tiles)].count(0), s.tokens_left[seat]), 0


class ClearTile(Ask[FamigliaState]):
    """Which tile loses its token, while the seat has more tokens there than Mandamenti (M4)."""

    __slots__ = ()
    key = "tile.clear"

    def choices(self, s: FamigliaState) -> list[Choice]:
        mine = marked(s, self.seat)
        return [s.menu.tile[tile] for tile in mine] if len(mine) > s.control.count(self.seat) else []

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_marked(s, self.seat, element, "M4")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        s.tiles = replaced(s.tiles, s.first_tile(self.seat) + choice.value, 0)
        s.tokens_left[self.seat] += 1
        events.tile_cleared(s, self.seat, choice.value)
        s.stack.append(ClearTile(self.seat))

    def facts(self, s: FamigliaState) -> questions.Due:
        return {"n": tiles_due(s, self.seat)[1]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.tile(s, choice.value)


class MarkTile(Ask[FamigliaState]):
    """Which free tile of the team gets a token, while the seat has fewer there than Mandamenti (M4, M5)."""

    __slots__ = ()
    key = "tile.mark"

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat = self.seat
        if not s.tokens_left[seat] or len(marked(s, seat)) >= s.control.count(seat):
            return []
        first = s.first_tile(seat)
        return [s.menu.tile[tile] for tile in range(len(s.data.tiles)) if s.tiles[first + tile] == 0]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_free(s, self.seat, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        s.tiles = replaced(s.tiles, s.first_tile(self.seat) + choice.value, self.seat)
        s.tokens_left[self.seat] -= 1
        events.tile_marked(s, self.seat, choice.value)
        s.stack.append(MarkTile(self.seat))

    def facts(self, s: FamigliaState) -> questions.Due:
        return {"n": tiles_due(s, self.seat)[0]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.tile(s, choice.value)
