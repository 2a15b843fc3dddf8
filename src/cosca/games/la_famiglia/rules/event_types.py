"""The facts of events by kind, in the current vocabulary; `events` and `events_war` make the events."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from cosca.games.la_famiglia.documents.types import MatGives, NoFacts, OrderShows, Role, Token
from cosca.kernel.events import FactTypes

PhaseName = Literal["planning", "encounter"]
Way = Literal["land", "sea", "allies"]
Approach = Literal["brute_force", "finesse"]


class Seat(TypedDict):
    seat: int


class SeatArea(TypedDict):
    seat: int
    area: str


class SeatAreaNumber(TypedDict):
    seat: int
    area: str
    n: int


class SeatSea(TypedDict):
    seat: int
    sea: str


class SeatSpace(TypedDict):
    seat: int
    space: str


class SeatTile(TypedDict):
    seat: int
    tile: str


class SeatOrder(TypedDict):
    seat: int
    order: str


class TilesDrawn(TypedDict):
    tiles: list[str]


class FamiliesDealt(TypedDict):
    team: int
    families: list[str]


class Family(TypedDict):
    """`by` is the seat that chose; 0: it was dealt."""

    seat: int
    family: str
    by: int


class Character(TypedDict):
    seat: int
    character: str


class Phase(TypedDict):
    phase: PhaseName
    round: int
    first: int


class ControlArgs(TypedDict):
    seat: int
    n: int
    mandamenti: list[str]


class ControlMessage(TypedDict):
    id: str
    args: ControlArgs


class ControlChange(TypedDict):
    """A Mandamento that changed hands; seat 0: nobody controls it now, or did before."""

    seat: int
    whose: int
    mandamento: str


class ControlChangeMessage(TypedDict):
    id: str
    args: ControlChange


class Control(TypedDict):
    """`changes`, `counts` and `teams` (Mandamenti of each), `round` and the phase `after` which it is are newer."""

    control: dict[str, int]
    held: list[ControlMessage]
    changes: NotRequired[list[ControlChangeMessage]]
    counts: NotRequired[dict[str, int]]
    teams: NotRequired[list[int]]
    round: NotRequired[int]
    after: NotRequired[PhaseName]


class GameOver(TypedDict):
    """Who controls what at the end, and the element that tipped the scales ("" in a draw) are newer."""

    team: int
    reason: str
    control: NotRequired[dict[str, int]]
    decided_by: NotRequired[str]


class Declined(TypedDict):
    """`question` is the kind of question that was answered with no, `what` the same as a case of a sentence."""

    seat: int
    question: str
    what: str


class BetweenTeammates(TypedDict):
    seat: int
    by: int


class Money(TypedDict):
    """`n` has a sign, `amount` has none."""

    seat: int
    n: int
    why: str
    amount: int
    gets: bool
    by: int


class Recruited(TypedDict):
    seat: int
    n: int
    why: str


class Added(TypedDict):
    seat: int
    area: str
    n: int
    by: int


class Removed(TypedDict):
    seat: int
    area: str
    n: int
    why: str
    by: int


class LabRemoved(TypedDict):
    area: str
    by: int


class BoatMoved(TypedDict):
    seat: int
    origin: str
    sea: str


class BoatRemoved(TypedDict):
    seat: int
    sea: str
    by: int


class TokenLaid(TypedDict):
    seat: int
    owner: int
    space: str


class TokenMoved(TypedDict):
    seat: int
    owner: int
    origin: str
    space: str
    token: Token
    down: bool


class TokenSwapped(TypedDict):
    seat: int
    space: str
    n: int


class ColumnTaken(TypedDict):
    seat: int
    column: str
    tokens: int
    cost: int


class MatRevealed(TypedDict):
    seat: int
    row: str
    taken: int
    gives: MatGives
    value: int
    bomb: int
    opens: NotRequired[bool]
    unlocks: str | None


class OrderLaid(TypedDict):
    """`order` is there only for those from whom it is not hidden."""

    seat: int
    area: str
    hidden: bool
    order: NotRequired[str]


class ShownOrder(TypedDict):
    seat: int
    area: str
    order: str


class SequenceArgs(ShownOrder):
    initiative: int
    supply: bool


class SequenceMessage(TypedDict):
    id: str
    args: SequenceArgs


class OrderUnlocked(OrderShows):
    seat: int
    order: str


class OrderExecuted(OrderShows):
    seat: int
    area: str
    order: str


class OrdersRevealed(TypedDict):
    """`orders` by seat, `sequence` in the order of execution (E2)."""

    orders: list[ShownOrder]
    sequence: list[SequenceMessage]
    count: int


class Moved(TypedDict):
    seat: int
    origin: str
    area: str
    n: int
    cars: int
    way: Way
    by: int


class Attack(TypedDict):
    seat: int
    leader: int
    area: str
    n: int
    whose: int


class Replaced(TypedDict):
    seat: int
    whose: int
    area: str
    n: int


class Bonuses(TypedDict):
    area: str
    attack: int
    defence: int


class Strike(TypedDict):
    seat: int
    area: str
    attack: int
    defence: int
    car: bool


class Conflict(TypedDict):
    seat: int
    area: str
    approach: Approach


class Defender(TypedDict):
    seat: int
    area: str
    by: int


class CardsLaid(TypedDict):
    seats: list[int]


class CardDecided(TypedDict):
    seat: int
    role: Role


class CardsRevealed(TypedDict):
    """Names of cards; `seats` are attacker and defender."""

    attacker: list[str]
    defender: list[str]
    played: list[str]
    seats: list[int]


class Turncoat(TypedDict):
    seat: int
    area: str
    lost: int
    won: int


class AttackOver(TypedDict):
    """`whose` area it was, how the attack ended and how many Soldati of both sides fell in its last step are newer."""

    seat: int
    area: str
    taken: bool
    leader: int
    whose: NotRequired[int]
    result: NotRequired[Literal["taken", "held", "empty"]]
    fallen: NotRequired[int]


class SealedCard(TypedDict):
    """Told to the seat alone."""

    choice: str
    element: str


EVENTS: Final[FactTypes] = {
    "tiles_drawn": TilesDrawn,
    "families_dealt": FamiliesDealt,
    "family": Family,
    "line_up": NoFacts,
    "primo": Seat,
    "character": Character,
    "phase": Phase,
    "control": Control,
    "tile_marked": SeatTile,
    "tile_cleared": SeatTile,
    "game_over": GameOver,
    "declined": Declined,
    "money_asked": BetweenTeammates,
    "money_refused": BetweenTeammates,
    "money": Money,
    "recruited": Recruited,
    "placed": SeatAreaNumber,
    "added": Added,
    "removed": Removed,
    "lab_removed": LabRemoved,
    "lab_built": SeatArea,
    "car_placed": SeatArea,
    "cars_removed": SeatAreaNumber,
    "boat_placed": SeatSea,
    "boat_moved": BoatMoved,
    "boat_removed": BoatRemoved,
    "token_laid": TokenLaid,
    "token_moved": TokenMoved,
    "token_swapped": TokenSwapped,
    "column_taken": ColumnTaken,
    "bust_placed": SeatSpace,
    "bust_back": Seat,
    "mat_revealed": MatRevealed,
    "order_unlocked": OrderUnlocked,
    "order_issued": OrderLaid,
    "order_back": OrderLaid,
    "order_sold": SeatOrder,
    "orders_revealed": OrdersRevealed,
    "order_executed": OrderExecuted,
    "moved": Moved,
    "attack": Attack,
    "replaced": Replaced,
    "bonuses": Bonuses,
    "strike": Strike,
    "conflict": Conflict,
    "defender": Defender,
    "cards_laid": CardsLaid,
    "card_taken": CardDecided,
    "card_left": CardDecided,
    "cards_revealed": CardsRevealed,
    "turncoat": Turncoat,
    "withdrawn": SeatAreaNumber,
    "attack_over": AttackOver,
    "sealed": SealedCard,
}
