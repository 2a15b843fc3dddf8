"""The types of the facts of questions, by kind of question. `types_choices` has those of their answers."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypedDict

from cosca.games.la_famiglia.documents.types import ColumnGives, FightFacts, NoFacts, Role, Token
from cosca.kernel.events import FactTypes

# ---------------------------------------------------------------- shared types


Goes = Literal["supply", "sheets", "either"]  # where an influence token goes
Chain = Literal["no", "chain", "chain_any"]  # whether Chain of Command lets a second order lie in an area


class AreaAsked(TypedDict):
    area: str


class OriginAsked(TypedDict):
    origin: str


class Optional(TypedDict):
    optional: bool


class OrderAsked(TypedDict):
    order: str
    area: str


# ---------------------------------------------------------------- questions


class SetupFamily(TypedDict):
    leader: int
    own: bool


class Due(TypedDict):
    n: int


class Fee(TypedDict):
    fee: int


class PlanningMove(TypedDict):
    money: int
    must_raise: bool


class PlanningSpace(TypedDict):
    space: str
    owner: int
    token: Token
    cost: int
    money: int
    must_raise: bool


class SpaceAsked(TypedDict):
    space: str
    join: str  # "or": one of them; "and": both, in any order; "then": one is done, the other may follow


class UltimaSpace(TypedDict):
    space: str
    money: int


class ColumnToken(TypedDict):
    space: str
    owner: int
    token: Token
    left: int


class ColumnAction(TypedDict):
    column: str
    gives: ColumnGives
    row: str | None
    takes: int
    acted: bool


class Limit(TypedDict):
    limit: int


class PlaceArea(TypedDict):
    existing: bool
    limit: int
    hq: int


class PlaceNumber(TypedDict):
    area: str
    limit: int
    hq: int


class OrderArea(TypedDict):
    second: bool
    chain: Chain
    double: bool


class OrderWhich(TypedDict):
    area: str
    second: bool


class GatherNumber(TypedDict):
    origin: str
    area: str
    soldati: int
    cars: int


class LabArea(TypedDict):
    optional: bool
    most: int


class BoatSea(TypedDict):
    optional: bool
    area: str | None
    by_order: bool
    sinks: int


class SeaAsked(TypedDict):
    sea: str
    sinks: int


class InfluenceRow(TypedDict):
    goes: Goes
    second: bool


class RowAsked(TypedDict):
    row: str


class InfluenceSpace(TypedDict):
    row: str
    fee: int


class RowTokens(TypedDict):
    goes: Literal["supply", "out"]
    most: int


class RowNumber(TypedDict):
    row: str
    most: int


class RaiseGrant(TypedDict):
    by: int
    cost: int
    gift: int
    money: int


class Soldati(TypedDict):
    soldati: int


class Bribery(FightFacts):
    price: int
    removes: int
    money: int


class Recruitment(TypedDict):
    area: str
    n: int


class EncounterWhich(TypedDict):
    supply: bool
    initiative: int


class AttackUnit(TypedDict):
    area: str
    piece: Literal["car", "lab"]


class AttackReplace(FightFacts):
    most: int


class AttackPay(FightFacts):
    price: int
    money: int


class MoveStart(TypedDict):
    order: str
    area: str
    last: str


class MoveTarget(TypedDict):
    origin: str
    order: str
    bonus: int
    allies: bool
    price: int


class MoveWay(TypedDict):
    origin: str
    order: str
    area: str


class MoveNumber(MoveWay):
    soldati: int


class MoveCar(MoveWay):
    attacks: bool
    value: int


class StrikeTarget(TypedDict):
    origin: str
    order: str
    bonus: int
    detonator: bool
    reach: int
    left: int
    bomb: int


class Pentito(TypedDict):
    area: str
    numbers: list[int]


class PentitoArea(TypedDict):
    origin: str
    n: int


class AreaMost(TypedDict):
    area: str
    most: int


class PullArea(TypedDict):
    area: str
    n: int


class PullNumber(TypedDict):
    origin: str
    area: str
    most: int


class LabsGuard(TypedDict):
    hq: int


class SpreadArea(TypedDict):
    area: str
    friends: bool
    n: int
    left: int


class AgitateOrigin(TypedDict):
    area: str
    reach: int


class AgitateNumber(TypedDict):
    origin: str
    area: str
    soldati: int


class AgitateRecruit(TypedDict):
    lost: int
    most: int


class ConflictApproach(FightFacts):
    neutral: bool


class ConflictCard(FightFacts):
    role: Role
    neutral: bool


class ConflictTake(FightFacts):
    role: Role
    taken: bool


QUESTIONS: Final[FactTypes] = {
    "setup.family": SetupFamily,
    "setup.soldato": Due,
    "setup.token": Fee,
    "planning.move": PlanningMove,
    "planning.space": PlanningSpace,
    "space.part": SpaceAsked,
    "ultima.space": UltimaSpace,
    "column.token": ColumnToken,
    "column.action": ColumnAction,
    "recruit.number": Limit,
    "place.area": PlaceArea,
    "place.number": PlaceNumber,
    "order.area": OrderArea,
    "order.which": OrderWhich,
    "gather.into": NoFacts,
    "gather.from": AreaAsked,
    "gather.soldati": GatherNumber,
    "gather.cars": GatherNumber,
    "equipment.which": Optional,
    "car.area": Optional,
    "lab.area": LabArea,
    "boat.sea": BoatSea,
    "boat.move": SeaAsked,
    "boat.other": SeaAsked,
    "influence.row": InfluenceRow,
    "influence.to": RowAsked,
    "influence.space": InfluenceSpace,
    "influence_row.row": RowTokens,
    "influence_row.number": RowNumber,
    "raise.grant": RaiseGrant,
    "tile.clear": Due,
    "tile.mark": Due,
    "tiles.start": NoFacts,
    "tiles.swap": Soldati,
    "tiles.bribery": Bribery,
    "tiles.recruitment": Recruitment,
    "encounter.which": EncounterWhich,
    "supply.part": OrderAsked,
    "attack.unit": AttackUnit,
    "attack.replace": AttackReplace,
    "attack.pay": AttackPay,
    "move.start": MoveStart,
    "move.target": MoveTarget,
    "move.number": MoveNumber,
    "move.car": MoveCar,
    "strike.target": StrikeTarget,
    "strike.start": OrderAsked,
    "either.first": OrderAsked,
    "pentito": Pentito,
    "pentito.area": PentitoArea,
    "pentito.number": AreaMost,
    "pull.area": PullArea,
    "pull.number": PullNumber,
    "labs.guard": LabsGuard,
    "spread.area": SpreadArea,
    "agitate.origin": AgitateOrigin,
    "agitate.target": OriginAsked,
    "agitate.number": AgitateNumber,
    "agitate.recruit": AgitateRecruit,
    "conflict.approach": ConflictApproach,
    "conflict.defender": FightFacts,
    "conflict.card": ConflictCard,
    "conflict.take": ConflictTake,
}
