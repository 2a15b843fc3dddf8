"""The state: all pieces of the table as small ints in flat lists, and in tuples where they seldom change.

Index 0 stands for the neutrals wherever a list goes by seat, so `supply[0]` is the shared supply of neutral
Soldati. Areas, seas, spaces and orders are numbers in the order of the data; names appear only at the edges.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, Final, Self

from cosca.kernel.documents import StateDocument
from cosca.kernel.saved_state import fields_to_json, heading
from cosca.kernel.state import State, own_fields, replaced
from cosca.kernel.steps import fields_of

if TYPE_CHECKING:
    from cosca.games.la_famiglia.components.data import Data
    from cosca.games.la_famiglia.options import Options
    from cosca.games.la_famiglia.rules.choices import Choices
    from cosca.games.la_famiglia.rules.lookups import Lookups
    from cosca.kernel.game import Game

AREAS: Final = 36
SEAS: Final = 9
ROWS: Final = 4
ORDERS: Final = 13

NEUTRAL: Final = 0
EMPTY: Final = 5  # holder of an area without Soldati

UNSEEN_CARD: Final = -2  # a card laid that a seat may not know: only in what it sees (`Game.seen`)
MAT: Final = -1  # where an order lies when it is in no area
HQ: Final = -2
SOLD: Final = -3

SETUP: Final = 0
PLANNING: Final = 1
ENCOUNTER: Final = 2

OWNER_BITS: Final = 6  # tokens of one owner on a space: 6 bits of its cell
OWNER_MASK: Final = 63


class Fight:
    """An attack in progress: its leader, the attackers, what they brought, and the conflict cards."""

    __slots__ = (
        "area",
        "attackers",
        "car",
        "card_a",
        "card_d",
        "defender",
        "leader",
        "lost",
        "order",
        "sea",
        "side",
        "taken_a",
    )

    def __init__(self, leader: int, side: int, area: int, attackers: int, car: int, sea: int, order: int) -> None:
        self.leader = leader  # the seat that decides for the attackers
        self.side = side  # whose Soldati they are: the leader's, or 0 for agitated neutrals
        self.area = area
        self.attackers = attackers
        self.car = car  # cars that came along: 0 or 1
        self.sea = sea  # 1 if it came by speedboat
        self.order = order  # index of the order in the data; -1 for agitated neutrals
        self.defender = 0  # the seat that plays the defence
        self.lost = 0  # attackers removed, for R3
        self.card_a = -1  # cards laid: secret until the reveal
        self.card_d = -1
        self.taken_a = 0  # 1 if the attacker took the defender's card

    def copy(self) -> Fight:
        """Return an independent copy."""
        new = Fight(self.leader, self.side, self.area, self.attackers, self.car, self.sea, self.order)
        new.defender = self.defender
        new.lost = self.lost
        new.card_a = self.card_a
        new.card_d = self.card_d
        new.taken_a = self.taken_a
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_fight, ([getattr(self, name) for name in fields_of(Fight)],)


def restored_fight(values: list[int]) -> Fight:
    """Return a fight from a pickle."""
    fight = Fight(0, 0, 0, 0, 0, 0, 0)
    for name, value in zip(fields_of(Fight), values, strict=True):
        setattr(fight, name, value)
    return fight


class FamigliaState(State):
    """The whole table of La Famiglia."""

    __slots__ = (
        "boats",
        "boats_left",
        "bottom",
        "bust",
        "cars",
        "cars_left",
        "character",
        "control",
        "data",
        "family",
        "fight",
        "first",
        "fresh",
        "gained",
        "holder",
        "hq",
        "labs",
        "labs_left",
        "lookups",
        "mat",
        "menu",
        "money",
        "options",
        "order_at",
        "orders_in",
        "phase",
        "primo",
        "result",
        "round",
        "soldati",
        "supply",
        "tiles",
        "tokens_left",
        "tokens_out",
        "top",
        "vacated",
    )  # fmt: skip

    shared = ("data", "lookups", "menu", "options")

    def __init__(
        self, game: Game[Any], seed: int, data: Data, lookups: Lookups, menu: Choices, options: Options
    ) -> None:
        super().__init__(game, seed)
        self.data = data
        self.lookups = lookups
        self.menu = menu
        self.options = options
        self.round = 0
        self.phase = SETUP
        self.first = 0  # the starting seat of the phase
        self.primo = 0  # who has the Primo Giocatore piece: first from the next phase on
        self.family: tuple[int, ...] = (-1,) * 5
        self.character: tuple[int, ...] = (-1,) * 5
        self.money = [0] * 5
        self.hq = [0] * 5
        self.supply = [30, 50, 50, 50, 50]
        self.cars_left: tuple[int, ...] = (0, 5, 5, 5, 5)
        self.boats_left: tuple[int, ...] = (0, 4, 4, 4, 4)
        self.labs_left = 30
        self.tokens_left = [8, 8, 8, 8, 8]
        self.tokens_out: tuple[int, ...] = (0,) * 5
        self.bust: tuple[int, ...] = (-1,) * 5  # the space of the bottom sheet where it stands; -1 in the supply
        self.holder = [EMPTY] * AREAS
        self.soldati = [0] * AREAS
        self.labs: tuple[int, ...] = (0,) * AREAS
        self.cars: tuple[int, ...] = (0,) * (5 * AREAS)  # seat * AREAS + area
        self.boats: tuple[int, ...] = (0,) * (5 * SEAS)  # seat * SEAS + sea
        self.orders_in = [0] * AREAS
        self.order_at = [MAT] * (5 * ORDERS)  # seat * ORDERS + slot: an area, or MAT, HQ, SOLD
        self.fresh = 0  # areas that got an order in this turn
        self.gained = -1  # the area that the current order took (O5, W42)
        self.vacated = 0  # areas that the current order moved out of (W7)
        self.mat: tuple[int, ...] = (0,) * (5 * ROWS)  # tokens taken off: seat * ROWS + row
        self.top: list[int] = []  # tokens on the spaces of the top sheet, OWNER_BITS for each owner
        self.bottom: list[int] = []
        # Team by team: -1 not in play, 0 unmarked, or the seat.
        self.tiles: tuple[int, ...] = (-1,) * (3 * len(data.tiles))
        self.control: tuple[int, ...] = (0,) * 12
        self.fight: Fight | None = None
        self.result: tuple[int, str] | None = None  # winning team (0: a draw) and why

    def moment(self) -> str:
        return f"round {self.round}"

    def copy(self) -> Self:
        new: Self = State.__new__(type(self))  # a direct call when compiled
        new.copy_kernel(self)
        new.data = self.data
        new.lookups = self.lookups
        new.menu = self.menu
        new.options = self.options
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.primo = self.primo
        new.family = self.family
        new.character = self.character
        new.money = self.money[:]
        new.hq = self.hq[:]
        new.supply = self.supply[:]
        new.cars_left = self.cars_left
        new.boats_left = self.boats_left
        new.labs_left = self.labs_left
        new.tokens_left = self.tokens_left[:]
        new.tokens_out = self.tokens_out
        new.bust = self.bust
        new.holder = self.holder[:]
        new.soldati = self.soldati[:]
        new.labs = self.labs
        new.cars = self.cars
        new.boats = self.boats
        new.orders_in = self.orders_in[:]
        new.order_at = self.order_at[:]
        new.fresh = self.fresh
        new.gained = self.gained
        new.vacated = self.vacated
        new.mat = self.mat
        new.top = self.top[:]
        new.bottom = self.bottom[:]
        new.tiles = self.tiles
        new.control = self.control
        new.fight = None if self.fight is None else self.fight.copy()
        new.result = self.result
        return new

    # ---------------------------------------------------------------- queries that many rules use

    def order(self, seat: int, slot: int) -> int:
        """Return the index in the data of a seat's order."""
        return self.family[seat] * ORDERS + slot

    def has_tile(self, seat: int, effect: int) -> bool:
        """Return whether the seat's token lies on its team's copy of the tile with this effect (C0, M5)."""
        return self.tiles[self.lookups.tile_at[seat][effect]] == seat

    def first_tile(self, seat: int) -> int:
        """Return where the copies of the seat's team start in `tiles`."""
        return self.data.team_of[seat] * len(self.data.tiles)

    def put_in_play(self, tile: int) -> None:
        """Give each team its copy of the tile, unmarked (S3)."""
        n = len(self.data.tiles)
        self.tiles = replaced(replaced(self.tiles, n + tile, 0), 2 * n + tile, 0)

    def add_cars(self, seat: int, area: int, n: int) -> None:
        """Add cars of the seat to an area, or remove them if n is negative; the supply stays as it is."""
        if n:
            at = seat * AREAS + area
            self.cars = replaced(self.cars, at, self.cars[at] + n)

    def add_boats(self, seat: int, sea: int, n: int) -> None:
        """Add speedboats of the seat to a sea, or remove them if n is negative; the supply stays as it is."""
        at = seat * SEAS + sea
        self.boats = replaced(self.boats, at, self.boats[at] + n)

    def from_first(self) -> tuple[int, ...]:
        """Return the seats in turn order from the starting seat."""
        return self.lookups.turns_from[self.first]

    def own_labs(self, seat: int) -> int:
        """Return how many labs the seat has (D1)."""
        labs = self.labs
        return sum([n for n, holder in compress(zip(labs, self.holder, strict=True), labs) if holder == seat])

    # ---------------------------------------------------------------- saving

    def to_json(self) -> StateDocument:
        """Return the whole state as a document."""
        document = heading("la_famiglia", self.options.to_json(), self.data.hash)
        document.update(self.kernel_to_json())
        document.update(fields_to_json(self, PLAIN))
        fight = self.fight
        document["fight"] = None if fight is None else {name: getattr(fight, name) for name in fields_of(Fight)}
        document["result"] = None if self.result is None else list(self.result)
        return document


PLAIN: Final = tuple([name for name in own_fields(FamigliaState) if name not in ("fight", "result")])
