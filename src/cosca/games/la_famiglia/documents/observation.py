"""Observations of La Famiglia for learners, with no more information than `view` (N7, W13, W16).

Seats are relative to the observer: 0 itself, 1 its teammate, 2 and 3 the opponents in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.options import EDITIONS
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    ENCOUNTER,
    HQ,
    MAT,
    ORDERS,
    OWNER_BITS,
    OWNER_MASK,
    ROWS,
    SEAS,
    SOLD,
    FamigliaState,
    Fight,
)
from cosca.kernel.observation import Asked, Layout, Observer, Sparse, Spread, asked_blocks

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

SEATS: Final = 4
ROUNDS: Final = 5
SOLDATI: Final = 50
MONEY: Final = 255
TOKENS: Final = 63
FAMILY: Final = len(FAMILIES)
CARD: Final = len(CARDS) + 1  # the cards, and one that is hidden
FIGHT: Final = 5  # attackers, car, by sea, lost, card taken
MASKS: Final = ("fresh", "vacated", "gained")

# Where an order lies: on the mat, in HQ, sold, somewhere unknown, in an area.
ON_MAT: Final = 0
IN_HQ: Final = 1
WAS_SOLD: Final = 2
UNKNOWN: Final = 3
LAID: Final = 4
ORDER: Final = LAID + AREAS

SPREAD: Final[Spread] = {
    "area": ("area", AREAS),
    "start": ("start", AREAS),
    "origin": ("start", AREAS),
    "target": ("target", AREAS),
    "to": ("target", AREAS),
    "not_in": ("not_in", AREAS),
    "slot": ("slot", ORDERS),
    "sea": ("sea", SEAS),
    "left": ("left", 16),
    "hit": ("hit", AREAS),
}
BAGS: Final = ("left", "hit")
SEAT_FIELDS: Final = ("owner", "asked_by", "leader")
OF_SEAT: Final = ("money", "hq", "supply", "cars_left", "boats_left", "tokens_left", "tokens_out")


class FamigliaObserver(Observer[FamigliaState]):
    """Writer of observations of La Famiglia."""

    def __init__(self, game: LaFamiglia) -> None:
        super().__init__(game)
        data = game.data
        self.spaces: Final = max([sheet.size for sheet in data.sheets])
        self.characters: Final = len(data.characters)
        self.tiles: Final = len(data.tiles)
        self.relations: Final = [self._relation(game, seat) for seat in range(SEATS + 1)]
        self.layout = layout = Layout(
            [
                ("seat", SEATS, 1), ("edition", len(EDITIONS), 1), ("predictable_conflict", 1, 1),
                ("round", ROUNDS, 1), ("phase", 3, 1), ("first", SEATS, 1), ("primo", SEATS, 1),
                ("family", SEATS * FAMILY, 1), ("character", SEATS * self.characters, 1),
                ("holder", AREAS * (SEATS + 2), 1), ("soldati", AREAS, SOLDATI), ("labs", AREAS, 2),
                ("cars", SEATS * AREAS, 5), ("laid", SEATS * AREAS, ORDERS), ("boats", SEATS * SEAS, 4),
                ("orders", SEATS * ORDERS * ORDER, 1), ("mat", SEATS * ROWS, 8),
                *[(name, SEATS, MONEY if name == "money" else SOLDATI) for name in OF_SEAT],
                ("neutral", 3, SOLDATI),
                ("top", self.spaces * (SEATS + 1), TOKENS), ("bottom", self.spaces * (SEATS + 1), TOKENS),
                ("bust", SEATS * self.spaces, 1), ("tiles", self.tiles * 2 * 3, 1), ("control", 12 * SEATS, 1),
                *[(name, AREAS, 1) for name in MASKS],
                ("fight.area", AREAS, 1), ("fight.leader", SEATS + 1, 1), ("fight.side", SEATS + 1, 1),
                ("fight.defender", SEATS + 1, 1), ("fight.order", ORDERS, 1), ("fight", FIGHT, SOLDATI),
                ("fight.cards", 2 * CARD, 1), ("sealed", SEATS * CARD, 1),
                *asked_blocks(game, SEATS, SPREAD, BAGS),
            ]
        )  # fmt: skip
        self.asked = Asked(game, layout, SPREAD, SEAT_FIELDS, BAGS)
        at = layout.start
        self.edition: Final = at("edition") + EDITIONS.index(game.chosen.edition)
        self.predictable: Final = at("predictable_conflict") if game.chosen.predictable_conflict else -1
        self.round: Final = at("round")
        self.phase: Final = at("phase")
        self.first: Final = at("first")
        self.primo: Final = at("primo")
        self.family: Final = at("family")
        self.character: Final = at("character")
        self.holder: Final = at("holder")
        self.soldati: Final = at("soldati")
        self.labs: Final = at("labs")
        self.cars: Final = at("cars")
        self.laid: Final = at("laid")
        self.boats: Final = at("boats")
        self.orders: Final = at("orders")
        self.mat: Final = at("mat")
        self.money: Final = at("money")
        self.neutral: Final = at("neutral")
        self.top: Final = at("top")
        self.bottom: Final = at("bottom")
        self.bust: Final = at("bust")
        self.tile: Final = at("tiles")
        self.control: Final = at("control")
        self.masks: Final = at(MASKS[0])
        self.fight: Final = at("fight.area")
        self.numbers: Final = at("fight")
        self.sealed: Final = at("sealed")

    def write(self, s: FamigliaState, seat: int, out: Sparse) -> None:
        rel = self.relations[seat]
        out.one(seat - 1)
        out.one(self.edition)
        if self.predictable >= 0:
            out.one(self.predictable)
        out.one(self.round + min(s.round, ROUNDS - 1))
        out.one(self.phase + s.phase)
        if s.first:
            out.one(self.first + rel[s.first])
        if s.primo:
            out.one(self.primo + rel[s.primo])
        at = self.holder
        for who in s.holder:
            out.one(at + rel[who])
            at += SEATS + 2
        out.row(self.soldati, s.soldati)
        out.row(self.labs, list(s.labs))
        for other in range(1, SEATS + 1):
            self._seat(s, other, rel[other], out)
        out.put(self.neutral, s.supply[0])
        out.put(self.neutral + 1, s.tokens_left[0])
        out.put(self.neutral + 2, s.labs_left)
        self._sheet(self.top, s.top, rel, out)
        self._sheet(self.bottom, s.bottom, rel, out)
        self._tiles(s, seat, rel, out)
        for mandamento, who in enumerate(s.control):
            if who:
                out.one(self.control + mandamento * SEATS + rel[who])
        self._mask(self.masks, s.fresh, out)
        self._mask(self.masks + AREAS, s.vacated, out)
        if s.gained >= 0:
            out.one(self.masks + 2 * AREAS + s.gained)
        if s.fight is not None:
            self._fight(s.fight, rel, out)
        for other in range(1, SEATS + 1):
            picks = s.sealed[other]
            if picks:
                shown = picks[0].value if rel[other] < 2 else CARD - 1
                out.one(self.sealed + rel[other] * CARD + shown)
        self.asked.write(s, rel, out)

    def relation(self, seat: int) -> list[int]:
        return self.relations[seat]

    def _relation(self, game: LaFamiglia, seat: int) -> list[int]:
        """Return the relative number of each holder: seats relative to the observer, 4 the neutrals, 5 nobody."""
        relation = [SEATS, 0, 0, 0, 0, SEATS + 1]
        if seat:
            data = game.data
            after = data.turn_order.index(seat)
            others = [*data.turn_order[after:], *data.turn_order[:after]]
            opponents = [other for other in others if data.team_of[other] != data.team_of[seat]]
            relation[data.mate_of[seat]] = 1
            relation[opponents[0]], relation[opponents[1]] = 2, 3
        return relation

    def _seat(self, s: FamigliaState, seat: int, k: int, out: Sparse) -> None:
        """Write the pieces of a seat; `k` is its number relative to the observer."""
        family = s.family[seat]
        if family >= 0:
            out.one(self.family + k * FAMILY + family)
        if s.character[seat] >= 0:
            out.one(self.character + k * self.characters + s.character[seat])
        if s.bust[seat] >= 0:
            out.one(self.bust + k * self.spaces + s.bust[seat])
        out.row(self.cars + k * AREAS, list(s.cars[seat * AREAS : seat * AREAS + AREAS]))
        out.row(self.boats + k * SEAS, list(s.boats[seat * SEAS : seat * SEAS + SEAS]))
        out.row(self.mat + k * ROWS, list(s.mat[seat * ROWS : seat * ROWS + ROWS]))
        at = self.money + k
        if k < 2:
            out.put(at, min(s.money[seat], MONEY))
            out.put(at + SEATS, s.hq[seat])
        out.put(at + 2 * SEATS, s.supply[seat])
        out.put(at + 3 * SEATS, s.cars_left[seat])
        out.put(at + 4 * SEATS, s.boats_left[seat])
        out.put(at + 5 * SEATS, s.tokens_left[seat])
        out.put(at + 6 * SEATS, s.tokens_out[seat])
        if family < 0:
            return
        known = k < 2 or s.phase == ENCOUNTER
        laid = [0] * AREAS
        at = self.orders + k * ORDERS * ORDER
        for where in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]:
            if where == MAT:
                out.one(at + ON_MAT)
            elif where == SOLD:
                out.one(at + WAS_SOLD)
            elif where == HQ:
                out.one(at + (IN_HQ if known else UNKNOWN))
            else:
                laid[where] += 1
                out.one(at + (LAID + where if known else UNKNOWN))
            at += ORDER
        out.row(self.laid + k * AREAS, laid)

    def _sheet(self, at: int, cells: list[int], rel: list[int], out: Sparse) -> None:
        """Write the tokens on the spaces of a sheet, by owner."""
        for cell in cells:
            owner = 0
            while cell:
                if cell & OWNER_MASK:
                    out.put(at + rel[owner], cell & OWNER_MASK)
                cell >>= OWNER_BITS
                owner += 1
            at += SEATS + 1

    def _tiles(self, s: FamigliaState, seat: int, rel: list[int], out: Sparse) -> None:
        """Write the control tiles of both teams: unmarked, or the owner of the token on it."""
        own = s.data.team_of[seat]
        at = self.tile
        for tile in range(self.tiles):
            for team in (own, 3 - own):
                who = s.tiles[team * self.tiles + tile]
                if who == 0:
                    out.one(at)
                elif who > 0:
                    out.one(at + 1 + (rel[who] & 1))
                at += 3

    def _mask(self, at: int, bits: int, out: Sparse) -> None:
        while bits:
            if bits & 1:
                out.one(at)
            bits >>= 1
            at += 1

    def _fight(self, fight: Fight, rel: list[int], out: Sparse) -> None:
        at = self.fight
        out.one(at + fight.area)
        at += AREAS
        for who in (fight.leader, fight.side, fight.defender):
            out.one(at + rel[who])
            at += SEATS + 1
        if fight.order >= 0:
            out.one(at + fight.order % ORDERS)
        out.row(self.numbers, [fight.attackers, fight.car, fight.sea, fight.lost, fight.taken_a])
        at = self.numbers + FIGHT
        if fight.card_a >= 0:
            out.one(at + (fight.card_a if rel[fight.leader] < 2 else CARD - 1))
        if fight.card_d >= 0:
            out.one(at + CARD + (fight.card_d if rel[fight.defender] < 2 else CARD - 1))
