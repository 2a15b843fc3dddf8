"""The state: all cards, figures and markers as small ints in flat lists, and in tuples where they seldom change.

Money cards and goods go by kind (0 to 3) and are counted; a job goes by its type, since copies are alike. Lists by
seat have index 0 for nobody or the neutrals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from cosca.kernel.documents import StateDocument
from cosca.kernel.saved_state import fields_to_json, heading
from cosca.kernel.state import State, own_fields

if TYPE_CHECKING:
    from cosca.games.corleones_empire.components.data import Data
    from cosca.games.corleones_empire.options import Options
    from cosca.games.corleones_empire.rules.choices import Choices
    from cosca.kernel.game import Game

TURFS: Final = 7
KINDS: Final = 4  # of money cards, and of goods
FIGURES: Final = 6  # a family: 3 Thugs, Don, Consigliere, Heir
DON: Final = 3
CONSIGLIERE: Final = 4
HEIR: Final = 5
MAYOR: Final = 0  # the figures of "seat" 0
UNION_BOSS: Final = 1
POLICE_CHIEF: Final = 2
NOBODY: Final = -1

# Where a figure is, if not on the board. On the board: a Thug space, PLACE + a Family Member space, TURF + a turf.
RESERVE: Final = -1
OUT: Final = -2
HUDSON: Final = -3
PLACE: Final = 20
TURF: Final = 40

# Where an ally card is.
BOX: Final = 0
ROW: Final = 1
HAND: Final = 10  # + seat
PLAYED: Final = 20  # + seat


class EmpireState(State):
    """The whole table of Corleone's Empire."""

    __slots__ = (
        "act",
        "ally_at",
        "aside",
        "bank_goods",
        "bank_money",
        "bids",
        "borrowed",
        "completed",
        "data",
        "emptied",
        "family",
        "goods",
        "horse",
        "job_deck",
        "job_discards",
        "job_row",
        "jobs",
        "looked",
        "markers",
        "member_on",
        "menu",
        "money",
        "options",
        "scores",
        "seats",
        "spot",
        "stacks",
        "suitcase",
        "thug_on",
        "tile_at",
        "tiles_blue",
        "tiles_red",
        "where",
        "winner",
    )  # fmt: skip

    shared = ("data", "menu", "options", "seats")

    def __init__(self, game: Game[Any], seed: int, data: Data, menu: Choices, options: Options) -> None:
        super().__init__(game, seed)
        seats = len(game.seats)
        self.seats = seats
        self.data = data
        self.menu = menu
        self.options = options
        self.act = 0
        self.horse = 0  # who has the Horse Head
        self.family: tuple[int, ...] = (NOBODY,) * (seats + 1)
        self.money = [0] * ((seats + 1) * KINDS)  # in hand: seat * KINDS + kind
        self.goods = [0] * ((seats + 1) * KINDS)
        self.suitcase = [0] * ((seats + 1) * KINDS)
        self.bank_money = list(data.money_cards)
        self.bank_goods = list(data.goods_cards)
        self.jobs: list[tuple[int, ...]] = [()] * (seats + 1)  # in hand, sorted: secret
        self.completed: tuple[tuple[int, ...], ...] = ((),) * (seats + 1)
        self.job_deck: list[int] = []  # the top is the last
        self.job_discards: list[int] = []
        self.job_row: tuple[int, ...] = (NOBODY,) * 4  # public places; -1 empty or not in play
        self.looked: tuple[int, ...] = ()  # jobs that the acting seat looks at: secret
        self.aside = NOBODY  # the job being completed (W6)
        self.ally_at = [BOX] * len(data.allies)
        self.tiles_blue: list[int] = []
        self.tiles_red: list[int] = []
        self.tile_at: tuple[int, ...] = (NOBODY,) * TURFS  # the business on the empty space of a turf
        self.where = [OUT] * ((seats + 1) * FIGURES)  # seat * FIGURES + figure
        self.thug_on = [NOBODY] * (2 * TURFS)  # 2 * turf: printed business, + 1: tile
        self.member_on = [NOBODY] * len(data.places)
        self.stacks: tuple[tuple[int, ...], ...] = ((),) * TURFS  # markers from the bottom up
        self.markers: tuple[int, ...] = (0,) + (data.markers,) * seats
        self.bids: tuple[int, ...] = (0,) * ((seats + 1) * KINDS)  # revealed bids
        self.spot = NOBODY  # the turf, and
        self.emptied = NOBODY  # the business, that the effect before refers to (H11)
        self.borrowed = NOBODY  # the neutral figure of the card in effect (H38)
        self.winner = 0  # 1 when the game is over
        self.scores: tuple[int, ...] = (0,) * (seats + 1)

    def moment(self) -> str:
        return f"act {self.act}"

    def copy(self) -> Self:
        new: Self = State.__new__(type(self))  # a direct call when compiled
        new.copy_kernel(self)
        new.seats = self.seats
        new.data = self.data
        new.menu = self.menu
        new.options = self.options
        new.act = self.act
        new.horse = self.horse
        new.family = self.family
        new.money = self.money[:]
        new.goods = self.goods[:]
        new.suitcase = self.suitcase[:]
        new.bank_money = self.bank_money[:]
        new.bank_goods = self.bank_goods[:]
        new.jobs = self.jobs[:]
        new.completed = self.completed
        new.job_deck = self.job_deck[:]
        new.job_discards = self.job_discards[:]
        new.job_row = self.job_row
        new.looked = self.looked
        new.aside = self.aside
        new.ally_at = self.ally_at[:]
        new.tiles_blue = self.tiles_blue[:]
        new.tiles_red = self.tiles_red[:]
        new.tile_at = self.tile_at
        new.where = self.where[:]
        new.thug_on = self.thug_on[:]
        new.member_on = self.member_on[:]
        new.stacks = self.stacks
        new.markers = self.markers
        new.bids = self.bids
        new.spot = self.spot
        new.emptied = self.emptied
        new.borrowed = self.borrowed
        new.winner = self.winner
        new.scores = self.scores
        return new

    def decks(self) -> tuple[list[int], ...]:
        return self.job_deck, self.tiles_blue, self.tiles_red

    # ---------------------------------------------------------------- queries that many rules use

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise from this one."""
        return tuple(range(seat, self.seats + 1)) + tuple(range(1, seat))

    def rivals(self, seat: int) -> list[int]:
        """Return the other seats, clockwise."""
        return list(self.clockwise(seat)[1:])

    def controller(self, turf: int) -> int:
        """Return who controls the turf: the owner of the top marker; 0 if nobody (T4)."""
        stack = self.stacks[turf]
        return stack[-1] if stack else 0

    def controlled(self, seat: int) -> int:
        """Return how many turfs the seat controls."""
        return sum([1 for stack in self.stacks if stack and stack[-1] == seat])

    def allies(self, seat: int) -> list[int]:
        """Return the ally cards in the seat's hand."""
        here = HAND + seat
        return [ally for ally, at in enumerate(self.ally_at) if at == here] if here in self.ally_at else []

    def hand_size(self, seat: int) -> int:
        """Return how many cards the seat has in hand: open to all (W9)."""
        at = seat * KINDS
        money, goods = self.money, self.goods
        count = money[at] + money[at + 1] + money[at + 2] + money[at + 3]  # written out: tribute asks for it often
        count += goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]
        return count + len(self.jobs[seat]) + self.ally_at.count(HAND + seat)

    def figures(self, seat: int) -> list[int]:
        """Return the seat's figures in reserve."""
        first = seat * FIGURES
        return [figure for figure in range(first, first + FIGURES) if self.where[figure] == RESERVE]

    def business_on(self, space: int) -> int:
        """Return the business of a Thug space; -1 if there is none yet."""
        turf = space // 2
        return self.tile_at[turf] if space % 2 else turf

    def thug_space(self, business: int) -> int:
        """Return the Thug space of a business on the board."""
        return 2 * business if business < TURFS else 2 * self.tile_at.index(business) + 1

    def businesses_in(self, area: int) -> list[int]:
        """Return the businesses of a turf or of Central Park."""
        if area == TURFS:
            return [area]
        return [area] if self.tile_at[area] < 0 else [area, self.tile_at[area]]

    def backs(self, areas: tuple[int, ...]) -> tuple[int, ...]:
        """Return the icons of all backs in these areas (F6)."""
        return tuple(
            [
                icon
                for area in areas
                for business in self.businesses_in(area)
                for icon in self.data.businesses[business].back
            ]
        )

    def turfs_of(self, figure: int) -> tuple[int, ...]:
        """Return the turfs that a figure is in (H9)."""
        at = self.where[figure]
        if at >= TURF:
            return (at - TURF,)
        if at >= PLACE:
            return tuple([area for area in self.data.places[at - PLACE].areas if area != TURFS])
        return (at // 2,) if at >= 0 else ()

    def to_json(self) -> StateDocument:
        document = heading("corleones_empire", self.options.to_json(), self.data.hash)
        return {**document, **self.kernel_to_json(), **fields_to_json(self, PLAIN)}


PLAIN: Final = own_fields(EmpireState)
