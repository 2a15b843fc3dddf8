"""A seat's view as a state with blanks, and full states that fit it, sampled or listed (N7, W13, W16).

The blanks do not depend on the hidden values: face-down orders are all in their HQ, which is empty, and a played card
is `UNSEEN_CARD`. A test checks that `seen` agrees with the view.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING

from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.documents.memory import TableMemory
from cosca.games.la_famiglia.documents.position import SEATS, Builder
from cosca.games.la_famiglia.rules.state import ENCOUNTER, HQ, ORDERS, UNSEEN_CARD, FamigliaState
from cosca.kernel.choice import UNSEEN
from cosca.kernel.documents import PositionDocument
from cosca.kernel.events import Facts
from cosca.kernel.game import Memory

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia


def seen(s: FamigliaState, seat: int | None) -> FamigliaState:
    """Return the state with blanks for what the seat's rivals hide."""
    blank = s.copy()
    blank.key, blank.draws, blank.listed = bytes(len(s.key)), 0, None
    for rival in _rivals(s, seat):
        blank.supply[rival] += blank.hq[rival]
        blank.money[rival] = blank.hq[rival] = 0
        if s.phase != ENCOUNTER:
            for at in range(rival * ORDERS, (rival + 1) * ORDERS):
                if blank.order_at[at] >= 0:
                    blank.order_at[at] = HQ
        if blank.sealed[rival]:
            blank.sealed[rival] = (UNSEEN,)
        f = blank.fight
        if f is not None:
            if f.leader == rival and f.card_a >= 0:
                f.card_a = UNSEEN_CARD
            if f.defender == rival and f.card_d >= 0:
                f.card_d = UNSEEN_CARD
    return blank


def seen_in(game: LaFamiglia, view: Facts) -> FamigliaState:
    """Return the state with blanks of a view; see `seen`."""
    document: PositionDocument = dict(view)
    document["hq"] = {**{seat: {"money": 0, "soldati": 0} for seat in view["families"]}, **view["hq"]}
    return Builder(game, document, unseen=True).blanks()


def fill(blank: FamigliaState, memory: Memory, rng: Random) -> FamigliaState:
    """Return a state drawn uniformly from all that fit what the seat sees and remembers."""
    assert isinstance(memory, TableMemory)
    s = blank.copy()
    d = s.data
    for rival in _rivals(s, memory.seat):
        if s.family[rival] >= 0:
            s.money[rival], s.hq[rival] = memory.money[rival], memory.hq[rival]
            s.supply[rival] -= s.hq[rival]
            for area, order in memory.guess(rival, rng):
                s.order_at[rival * ORDERS + d.orders[d.order_index[order]].slot] = d.area_index[area]
    for seat, picks in enumerate(s.sealed):
        if picks == (UNSEEN,):
            s.sealed[seat] = (rng.choice(s.menu.card),)
    f = s.fight
    if f is not None:
        if f.card_a == UNSEEN_CARD:
            f.card_a = rng.randrange(len(CARDS))
        if f.card_d == UNSEEN_CARD:
            f.card_d = rng.randrange(len(CARDS))
    s.key = rng.randbytes(32)
    return s


def possibilities(
    blank: FamigliaState, memory: Memory, seats: tuple[int, ...], limit: int
) -> list[tuple[FamigliaState, Memory, float]] | None:
    """Return the blanks with every possible placement of the seats' orders and every card they may have laid."""
    assert isinstance(memory, TableMemory)
    knowing = copy(memory)
    knowing.face_down = [[] if seat in seats else laid for seat, laid in enumerate(memory.face_down)]
    found: list[tuple[FamigliaState, Memory, float]] = [(blank, knowing, 1.0)]
    for seat in seats:
        placements = memory.placements(seat, limit // len(found))
        if placements is None:
            return None
        found = [
            (_placed(s, seat, placement), knowing, weight * ways)
            for s, _, weight in found
            for placement, ways in placements.items()
        ]
    f = blank.fight
    for seat, unseen in () if f is None else ((f.leader, f.card_a), (f.defender, f.card_d)):
        if unseen == UNSEEN_CARD and seat in seats:
            found = [(_laid(s, seat, card), knowing, weight) for s, _, weight in found for card in range(len(CARDS))]
    return found if len(found) <= limit else None


def _placed(blank: FamigliaState, seat: int, placement: tuple[tuple[str, str], ...]) -> FamigliaState:
    """Return a copy in which these orders of the seat lie in their areas."""
    s = blank.copy()
    for area, order in placement:
        s.order_at[seat * ORDERS + s.data.orders[s.data.order_index[order]].slot] = s.data.area_index[area]
    return s


def _laid(blank: FamigliaState, seat: int, card: int) -> FamigliaState:
    """Return a copy in which the seat has laid this card in the fight."""
    s = blank.copy()
    f = s.fight
    assert f is not None
    if f.leader == seat:
        f.card_a = card
    else:
        f.card_d = card
    return s


def _rivals(s: FamigliaState, seat: int | None) -> list[int]:
    """Return the seats whose secrets the seat does not know: the other team, or all for the public."""
    return [other for other in SEATS if seat is None or s.data.team_of[other] != s.data.team_of[seat]]
