"""Observations of La Famiglia for learners, with no more information than `view` (N7, W13, W16).

Seats are relative to the observer: 0 itself, 1 its teammate, 2 and 3 the opponents in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.documents.observation_layout import (
    BAGS,
    HOLDERS,
    MONEY,
    OWNERS,
    PLACES,
    ROUNDS,
    SEAT_FIELDS,
    SEATS,
    SEEN_CARDS,
    layout,
    spread,
)
from cosca.games.la_famiglia.options import EDITIONS
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    ENCOUNTER,
    ORDERS,
    OWNER_BITS,
    OWNER_MASK,
    ROWS,
    SEAS,
    FamigliaState,
    Fight,
)
from cosca.kernel.observation import ASKED_PARTS, Asked, Observer, Parts, counts, one_hot, row

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

HIDDEN: Final = len(CARDS)  # a card that is not shown
TEAM: Final = 2  # seats with a lower relative number are of the observer's team
MEMO: Final = 10_000  # spaces with tokens whose pieces are kept

# The parts of an observation, in the order of the layout.
HEAD: Final = 0
ROUND: Final = 1
PHASE: Final = 2
FIRST: Final = 3
PRIMO: Final = 4
FAMILY: Final = 5
CHARACTER: Final = 6
HOLDER: Final = 7
SOLDATI: Final = 8
LABS: Final = 9
CARS: Final = 10
ORDERS_IN_AREAS: Final = 11
BOATS: Final = 12
ORDERS_AT: Final = 13
MAT: Final = 14
STOCKS: Final = 15
TOP: Final = 16
BOTTOM: Final = 17
BUST: Final = 18
TILES: Final = 19
CONTROL: Final = 20
FRESH: Final = 21
VACATED: Final = 22
GAINED: Final = 23
FIGHT: Final = 24
SEALED: Final = 25
QUESTION: Final = 26
PARTS: Final = QUESTION + ASKED_PARTS

CELL: Final = bytes(len(OWNERS))
ONE_AREA: Final = one_hot(AREAS)
ONE_CARD: Final = one_hot(len(SEEN_CARDS))
ONE_OWNER: Final = one_hot(len(OWNERS))
ONE_SLOT: Final = one_hot(ORDERS)
NO_FIGHT: Final = bytes(AREAS + 3 * len(OWNERS) + ORDERS + 5 + 2 * len(SEEN_CARDS))


class Perspective:
    """What differs between observers: the order of seats, and the pieces for what belongs to a seat."""

    __slots__ = ("cells", "first", "head", "holders", "relation", "seats", "teams", "tiles")

    def __init__(self, game: LaFamiglia, seat: int) -> None:
        data = game.data
        start = data.turn_order.index(seat)
        others = [*data.turn_order[start:], *data.turn_order[:start]]
        opponents = [other for other in others if data.team_of[other] != data.team_of[seat]]
        self.seats: Final = [seat, data.mate_of[seat], *opponents]
        # The relative number of each holder: after the seats 4 for the neutrals, which come first here, 5 for nobody.
        self.relation: Final = [SEATS, *[self.seats.index(other) for other in range(1, SEATS + 1)], SEATS + 1]
        options = [EDITIONS.index(game.chosen.edition) == at for at in range(len(EDITIONS))]
        self.head: Final = one_hot(SEATS)[seat - 1] + bytes([*options, game.chosen.predictable_conflict])
        owner, holder, mark = one_hot(SEATS), one_hot(len(HOLDERS)), one_hot(3)
        self.first: Final = [owner[-1], *[owner[self.relation[other]] for other in range(1, SEATS + 1)]]
        self.holders: Final = [holder[self.relation[who]] for who in range(EMPTY + 1)]
        self.teams: Final = (data.team_of[seat], 3 - data.team_of[seat])
        # Not in play is -1, the last entry; the two seats of a team have relative numbers that differ in the last bit.
        self.tiles: Final = [
            mark[0],
            *[mark[1 + (self.relation[other] & 1)] for other in range(1, SEATS + 1)],
            mark[-1],
        ]
        self.cells: Final[dict[int, bytes]] = {}

    def cell(self, cell: int) -> bytes:
        """Return the piece for the tokens on a space of a sheet."""
        piece = self.cells.get(cell)
        if piece is None:
            if len(self.cells) == MEMO:
                self.cells.clear()
            tokens = [0] * len(OWNERS)
            for owner in range(len(OWNERS)):
                tokens[self.relation[owner]] = cell >> (OWNER_BITS * owner) & OWNER_MASK
            piece = self.cells[cell] = bytes(tokens)
        return piece


class FamigliaObserver(Observer[FamigliaState]):
    """Writer of observations of La Famiglia."""

    def __init__(self, game: LaFamiglia) -> None:
        super().__init__(game)
        data = game.data
        self.layout = layout(game)
        self.number = PARTS
        self.asked = Asked(game, self.layout, spread(game), SEAT_FIELDS, BAGS)
        self.perspectives: Final = [Perspective(game, seat) for seat in game.seats]
        self.tiles: Final = len(data.tiles)
        self.spaces: Final = max([sheet.size for sheet in data.sheets])
        self.round: Final = one_hot(ROUNDS)
        self.phase: Final = one_hot(3)
        self.family: Final = one_hot(len(FAMILIES))
        self.character: Final = one_hot(len(data.characters))
        self.bust: Final = one_hot(self.spaces)
        place = one_hot(len(PLACES) + AREAS)
        # By where an order lies: areas, then from the end MAT, HQ and SOLD.
        self.known_order: Final = [*place[len(PLACES) : -1], place[2], place[1], place[0]]
        self.hidden_order: Final = [*([place[3]] * AREAS), place[2], place[3], place[0]]
        self.no_orders: Final = bytes(ORDERS * len(place[0]))

    def update(self, s: FamigliaState, seat: int, known: Parts) -> None:
        view = self.perspectives[seat - 1]
        seats, first, holders = view.seats, view.first, view.holders
        parts, made_from = known.parts, known.made_from
        parts[HEAD] = view.head
        parts[ROUND] = self.round[min(s.round, ROUNDS - 1)]
        parts[PHASE] = self.phase[s.phase]
        parts[FIRST] = first[s.first]
        parts[PRIMO] = first[s.primo]
        if made_from[FAMILY] is not s.family:
            known.keep(FAMILY, s.family, [self.family[s.family[other]] for other in seats])
        if made_from[CHARACTER] is not s.character:
            known.keep(CHARACTER, s.character, [self.character[s.character[other]] for other in seats])
        if made_from[HOLDER] != s.holder:
            known.keep(HOLDER, s.holder[:], [holders[who] for who in s.holder])
        if made_from[SOLDATI] != s.soldati:
            known.keep(SOLDATI, s.soldati[:], [row(s.soldati)])
        if made_from[LABS] is not s.labs:
            known.keep(LABS, s.labs, [row(s.labs)])
        if made_from[CARS] is not s.cars:
            known.keep(CARS, s.cars, slices(row(s.cars), AREAS, seats))
        if made_from[BOATS] is not s.boats:
            known.keep(BOATS, s.boats, slices(row(s.boats), SEAS, seats))
        if made_from[ORDERS_AT] != (s.phase, s.family, s.order_at):
            orders = (s.phase, s.family, s.order_at[:])
            known.keep(ORDERS_IN_AREAS, orders, self._orders_in_areas(s, seats))
            known.keep(ORDERS_AT, orders, self._orders(s, seats))
        if made_from[MAT] is not s.mat:
            known.keep(MAT, s.mat, slices(row(s.mat), ROWS, seats))
        stocks = [*s.money, *s.hq, *s.supply, *s.tokens_left, s.labs_left, s.cars_left, s.boats_left, s.tokens_out]
        if made_from[STOCKS] != stocks:
            known.keep(STOCKS, stocks, [self._stocks(s, seats)])
        if made_from[TOP] != s.top:
            known.keep(TOP, s.top[:], self._sheet(s.top, view))
        if made_from[BOTTOM] != s.bottom:
            known.keep(BOTTOM, s.bottom[:], self._sheet(s.bottom, view))
        if made_from[BUST] is not s.bust:
            known.keep(BUST, s.bust, [self.bust[s.bust[other]] for other in seats])
        if made_from[TILES] is not s.tiles:
            known.keep(TILES, s.tiles, self._tiles(s, view))
        if made_from[CONTROL] is not s.control:
            known.keep(CONTROL, s.control, [first[who] for who in s.control])
        if made_from[FRESH] != s.fresh:
            known.keep(FRESH, s.fresh, [mask(s.fresh)])
        if made_from[VACATED] != s.vacated:
            known.keep(VACATED, s.vacated, [mask(s.vacated)])
        parts[GAINED] = ONE_AREA[s.gained]
        parts[FIGHT] = NO_FIGHT if s.fight is None else self._fight(s.fight, view.relation)
        if made_from[SEALED] != s.sealed:
            known.keep(SEALED, s.sealed[:], self._sealed(s, seats))
        self.asked.write(s, view.relation, parts, QUESTION)

    def relation(self, seat: int) -> list[int]:
        return self.perspectives[seat - 1].relation

    def _orders_in_areas(self, s: FamigliaState, seats: list[int]) -> list[bytes]:
        """Return how many orders each seat has in each area."""
        pieces: list[bytes] = []
        for seat in seats:
            areas = [where for where in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS] if where >= 0]
            pieces.append(counts(areas, AREAS) if areas else ONE_AREA[-1])
        return pieces

    def _orders(self, s: FamigliaState, seats: list[int]) -> list[bytes]:
        """Return where each order lies."""
        pieces: list[bytes] = []
        for k, seat in enumerate(seats):
            if s.family[seat] < 0:
                pieces.append(self.no_orders)
                continue
            places = self.known_order if k < TEAM or s.phase == ENCOUNTER else self.hidden_order
            pieces += [places[where] for where in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]]
        return pieces

    def _stocks(self, s: FamigliaState, seats: list[int]) -> bytes:
        """Return what lies beside the board; money and HQ only of the own team."""
        a, b, c, d = seats
        stocks = [min(s.money[a], MONEY), min(s.money[b], MONEY), 0, 0, s.hq[a], s.hq[b], 0, 0]
        supply, cars, boats, left, gone = s.supply, s.cars_left, s.boats_left, s.tokens_left, s.tokens_out
        stocks += [supply[a], supply[b], supply[c], supply[d], cars[a], cars[b], cars[c], cars[d]]
        stocks += [boats[a], boats[b], boats[c], boats[d], left[a], left[b], left[c], left[d]]
        stocks += [gone[a], gone[b], gone[c], gone[d], supply[0], left[0], s.labs_left]
        return row(stocks)

    def _sheet(self, cells: list[int], view: Perspective) -> list[bytes]:
        """Return the tokens on the spaces of a sheet, by owner."""
        pieces = [view.cell(cell) if cell else CELL for cell in cells]
        pieces.append(CELL * (self.spaces - len(cells)))
        return pieces

    def _tiles(self, s: FamigliaState, view: Perspective) -> list[bytes]:
        """Return who has marked the control tiles: of each the copy of the own team, then that of the other."""
        pieces: list[bytes] = []
        own, other = view.teams
        for tile in range(self.tiles):
            pieces.append(view.tiles[s.tiles[own * self.tiles + tile]])
            pieces.append(view.tiles[s.tiles[other * self.tiles + tile]])
        return pieces

    def _fight(self, fight: Fight, relation: list[int]) -> bytes:
        leader, defender = relation[fight.leader], relation[fight.defender]
        pieces = [ONE_AREA[fight.area], ONE_OWNER[leader], ONE_OWNER[relation[fight.side]], ONE_OWNER[defender]]
        pieces.append(ONE_SLOT[fight.order % ORDERS if fight.order >= 0 else -1])
        pieces.append(row([fight.attackers, fight.car, fight.sea, fight.lost, fight.taken_a]))
        for card, who in ((fight.card_a, leader), (fight.card_d, defender)):
            pieces.append(ONE_CARD[-1 if card < 0 else card if who < TEAM else HIDDEN])
        return b"".join(pieces)

    def _sealed(self, s: FamigliaState, seats: list[int]) -> list[bytes]:
        """Return the cards chosen in a simultaneous choice; opponents' are hidden."""
        pieces: list[bytes] = []
        for k, seat in enumerate(seats):
            picks = s.sealed[seat]
            pieces.append(ONE_CARD[-1 if not picks else picks[0].value if k < TEAM else HIDDEN])
        return pieces


def slices(values: bytes, size: int, seats: list[int]) -> list[bytes]:
    """Return the parts of these seats in values of all seats."""
    return [values[seat * size : seat * size + size] for seat in seats]


def mask(bits: int) -> bytes:
    """Return the areas of a bit mask."""
    return bytes([bits >> area & 1 for area in range(AREAS)]) if bits else ONE_AREA[-1]
