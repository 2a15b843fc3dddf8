"""Checks that the table of a state read from a document fits the steps on its stack.

A state reached by the rules has no faults.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from cosca.games.la_famiglia.documents.stack import EXTRA
from cosca.games.la_famiglia.rules import sheets
from cosca.games.la_famiglia.rules.actions import GatherCars, GatherSoldati, IssueOrder, PlaceNumber
from cosca.games.la_famiglia.rules.agitate import AgitateNumber, AgitateTarget, targets
from cosca.games.la_famiglia.rules.anytime import Grant
from cosca.games.la_famiglia.rules.attack import FightAsk
from cosca.games.la_famiglia.rules.conflict import Approach, LayCards, NameDefender, TakeCard
from cosca.games.la_famiglia.rules.encounter import (
    AttackOrder,
    NextOrder,
    OrderDone,
    OrderUnit,
    SupplyOrder,
    WhichOrder,
)
from cosca.games.la_famiglia.rules.equipment import FULL_SEA, MoveBoat, PlaceBoat
from cosca.games.la_famiglia.rules.fight import Garrison
from cosca.games.la_famiglia.rules.gaining import DealToken, next_token
from cosca.games.la_famiglia.rules.mat import TokenGoes, TokenToSheet, tokens_in
from cosca.games.la_famiglia.rules.movement import Move, MoveCar, MoveStart, MoveTarget
from cosca.games.la_famiglia.rules.planning import MoveTokens, Parts, UltimaAzione, UseSpace
from cosca.games.la_famiglia.rules.setup import ChooseFamily, FirstToken, LineUp
from cosca.games.la_famiglia.rules.special import GuardLabs, PullNumber
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    ENCOUNTER,
    NEUTRAL,
    ORDERS,
    PLANNING,
    SEAS,
    SETUP,
    FamigliaState,
)
from cosca.games.la_famiglia.rules.tiles import START, StartTiles, SwapToken, can_swap
from cosca.kernel.soundness import step_faults

SEATS: Final = (1, 2, 3, 4)
OF_FIGHT: Final = ("attack.bonuses", "conflict.approach", "conflict.card", "conflict.defender", "conflict.take")

OF_ROUND: Final = ("round.end", "management", "encounter", "encounter.end")
ROUND: Final = (  # what is left of a round: in and after its encounter phase, after and in its planning phase
    ("round.end", "management", "encounter.end"),
    ("round.end",),
    ("round.end", "management", "encounter"),
    ("round.end", "management", "encounter", "management"),
)


def faults(s: FamigliaState) -> list[str]:
    """Return contradictions between the table and its steps."""
    return step_faults(s, _FAULTS) + _moment(s) + _unsettled(s)


def _moment(s: FamigliaState) -> list[str]:
    """Check that the round, the phase and the attack in progress fit the stack as a whole."""
    keys = [step.key for step in s.stack]
    if not keys:
        return []
    problems: list[str] = []
    if (s.fight is not None) != any([key in OF_FIGHT for key in keys]):
        problems.append("an attack needs its steps on the stack, and they need an attack")
    if keys[0].startswith("setup") != (s.round == 0):
        problems.append(f"{keys[0]}: it is round {s.round}")
    if s.phase != (SETUP if keys[0] != "round.end" else PLANNING if "encounter" in keys else ENCOUNTER):
        problems.append(f"{keys[-1]}: belongs to another phase")
    if s.round == 0 and _supplies(s) != _supplies(s.game.blank()):
        problems.append("before the line-up all pieces must be in their supply")
    if s.vacated and "order.done" not in keys:
        problems.append("vacated areas need an order in progress")
    if keys[0] == "round.end":
        if tuple([key for key in keys if key in OF_ROUND]) not in ROUND:
            problems.append("the phases of a round must follow each other once")
        if "planning.turn" not in keys:
            due = [step.seat for step in s.stack if isinstance(step, UltimaAzione)]
            if any(s.top):
                problems.append("tokens are left on the upper sheet after the planning phase")
            if any([at >= 0 and seat not in due for seat, at in enumerate(s.bust)]):
                problems.append("a bust is left after the planning phase")
        if any([key in EXTRA and above in EXTRA for key, above in pairwise(keys)]):
            problems.append("the extra pieces of the set-up are placed before the first round")
    return problems


def _unsettled(s: FamigliaState) -> list[str]:
    """Check that what the rules leave temporarily unsettled has its step on the stack."""
    problems: list[str] = []
    under_way = [step.seat for step in s.stack if isinstance(step, OrderDone)]
    for a in [a for a in range(AREAS) if s.vacated >> a & 1]:  # W7
        for seat in SEATS:
            left = s.cars[seat * AREAS + a] or a in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]
            if left and seat != s.holder[a] and seat not in under_way:
                problems.append(f"seat {seat} has cars or orders in {s.data.areas[a]} without Soldati")
    arriving = [step.sea for step in s.stack if isinstance(step, MoveBoat)]
    for sea, name in enumerate(s.data.seas):  # A8
        if sea not in arriving and sum([s.boats[seat * SEAS + sea] for seat in SEATS]) >= FULL_SEA:
            problems.append(f"{name} has {FULL_SEA} speedboats, but two must be removed")
    return problems


def _supplies(s: FamigliaState) -> list[object]:
    """Return the supplies of pieces, money and characters, for comparison."""
    return [s.supply, s.cars_left, s.boats_left, s.labs_left, s.tokens_left, s.mat, s.money, s.character]


# ---------------------------------------------------------------- planning


def _move_tokens(s: FamigliaState, step: MoveTokens) -> str:
    return "" if any(s.top) else "no token is left on the upper sheet"


def _use_space(s: FamigliaState, step: UseSpace) -> str:
    fits = step.at < len(s.top) and sheets.count(s.top[step.at], step.owner)
    return "" if fits else "no such token is there"


def _parts(s: FamigliaState, step: Parts) -> str:
    space = s.data.spaces[step.space]
    if space.sheet != s.round or not s.bottom[step.space - s.data.sheets[s.round].first]:
        return f"no token is on {space.id}"
    return "" if _once(step.left) and all([i < len(space.parts) for i in step.left]) else "the space has no such parts"


def _ultima(s: FamigliaState, step: UltimaAzione) -> str:
    at, same = s.bust[step.seat], [other for other in s.stack if isinstance(other, UltimaAzione)]
    fits = at >= 0 and s.bottom[at] and _once(tuple([other.seat for other in same]))
    return "" if fits else "the bust of the seat is not beside a token"


def _deal_token(s: FamigliaState, step: DealToken) -> str:
    return "" if next_token(s, step.column)[0] >= 0 else "the column holds no token"


def _token_to_sheet(s: FamigliaState, step: TokenToSheet) -> str:
    return "" if tokens_in(s, step.seat, step.row) > 0 else "the row holds no token"


def _token_goes(s: FamigliaState, step: TokenGoes) -> str:
    return "" if tokens_in(s, step.seat, step.row) > 0 else "the row holds no token"


def _issue(s: FamigliaState, step: IssueOrder) -> str:
    due = [other for other in s.stack if isinstance(other, IssueOrder) and other.area == step.area]
    if s.orders_in[step.area] + len(due) > 2:
        return f"{s.data.areas[step.area]} has no room for an order"
    return _held(s, step.seat, step.area)


def _grant(s: FamigliaState, step: Grant) -> str:
    return "" if step.seat == s.data.mate_of[step.asked_by] else "only the teammate can be asked"


def _start_tiles(s: FamigliaState, step: StartTiles) -> str:
    fits = _once(step.left) and all([s.lookups.effect[tile] in START for tile in step.left])
    return "" if fits else "these tiles have no effect at the start"


def _swap(s: FamigliaState, step: SwapToken) -> str:
    return "" if can_swap(s, step.seat) else "the seat cannot swap a token"


def _place_boat(s: FamigliaState, step: PlaceBoat) -> str:
    return "" if step.moves == (s.stack[0].key == "round.end") else "a new speedboat moves, except at set-up"


def _boat(s: FamigliaState, step: MoveBoat) -> str:
    return "" if s.boats[step.seat * SEAS + step.sea] > 0 else "the seat has no boat there"


# ---------------------------------------------------------------- Soldati that are placed or move


def _held(s: FamigliaState, seat: int, *areas: int) -> str:
    """Check that these areas hold Soldati of the seat."""
    for area in areas:
        if s.holder[area] != seat:
            return f"{s.data.areas[area]} is not held by seat {seat}"
    return ""


def _place(s: FamigliaState, step: PlaceNumber) -> str:
    free = s.holder[step.area] == EMPTY
    return "" if free else _held(s, step.seat, step.area)


def _gather_soldati(s: FamigliaState, step: GatherSoldati) -> str:
    return _held(s, step.seat, step.origin, step.to)


def _gather_cars(s: FamigliaState, step: GatherCars) -> str:
    if step.origin == step.to or step.n > s.soldati[step.origin]:
        return f"{step.n} Soldati cannot come from {s.data.areas[step.origin]}"
    return _held(s, step.seat, step.origin, step.to)


def _move_start(s: FamigliaState, step: MoveStart) -> str:
    return _held(s, step.seat, step.area, step.last)


def _move_target(s: FamigliaState, step: MoveTarget) -> str:
    return _held(s, step.seat, step.start)


def _move(s: FamigliaState, step: Move) -> str:
    if step.target is None or step.target == step.start or s.holder[step.target] == s.data.mate_of[step.seat]:
        return "nobody can move there"
    return _held(s, step.seat, step.start)


def _move_car(s: FamigliaState, step: MoveCar) -> str:
    if not 1 <= step.n <= s.soldati[step.start]:
        return f"{step.n} Soldati cannot leave {s.data.areas[step.start]}"
    return _move(s, step)


def _guard(s: FamigliaState, step: GuardLabs) -> str:
    return _held(s, step.seat, *step.left)


def _garrison(s: FamigliaState, step: Garrison) -> str:
    return _held(s, step.seat, step.area)


def _unit(s: FamigliaState, step: OrderUnit) -> str:
    left = s.cars_left[step.seat] > 0 if step.car else s.labs_left > 0 and s.labs[step.area] < 2
    return _held(s, step.seat, step.area) if left else "nothing can be placed there"


def _pull(s: FamigliaState, step: PullNumber) -> str:
    friends = (step.seat, s.data.mate_of[step.seat], EMPTY)
    return "nobody can be pulled from there" if s.holder[step.origin] in friends else _held(s, step.seat, step.area)


def _agitate_number(s: FamigliaState, step: AgitateNumber) -> str:
    fits = s.holder[step.origin] == NEUTRAL and step.target in targets(s, step.seat, step.origin)
    return "" if fits else "no neutrals can go there"


def _agitate_target(s: FamigliaState, step: AgitateTarget) -> str:
    return "" if s.holder[step.origin] == NEUTRAL else "no neutrals are there"


# ---------------------------------------------------------------- orders


def _next(s: FamigliaState, step: NextOrder) -> str:
    return "" if _once(step.queue) else "an order is there twice"


def _which(s: FamigliaState, step: WhichOrder) -> str:
    ours = [at for at in step.level if at in step.queue and at // ORDERS == step.seat and s.order_at[at] >= 0]
    fits = len(ours) == len(step.level) > 1 and _once(step.level) and _once(step.queue)
    return "" if fits else "the seat cannot choose between these orders"


def _supply(s: FamigliaState, step: SupplyOrder) -> str:
    order = s.data.orders[s.order(step.seat, step.slot)]
    if not order.supply:
        return "it is not a supply order"
    known = [i for i, part in enumerate(order.parts) if part.do != "coin"]
    return "" if _once(step.left) and set(step.left) <= set(known) else "the order has no such parts"


def _attack(s: FamigliaState, step: AttackOrder) -> str:
    order = s.data.orders[s.order(step.seat, step.slot)]
    if order.supply:
        return "it is not an attack order"
    return "" if step.part <= len(order.parts) else "the order has no such part"


# ---------------------------------------------------------------- attacks


def _before(s: FamigliaState, step: FightAsk) -> str:
    return "" if s.fight is not None and step.seat == s.fight.leader == s.fight.side else "the seat does not attack"


def _approach(s: FamigliaState, step: Approach) -> str:
    if s.fight is None:
        return "there is no attack"
    return "" if step.seat == s.fight.leader else "another seat attacks"


def _lay(s: FamigliaState, step: LayCards) -> str:
    f = s.fight
    return "" if f is not None and step.seats == (f.leader, f.defender) else "these seats are not in conflict"


def _take(s: FamigliaState, step: TakeCard) -> str:
    f = s.fight
    if f is None or f.card_a < 0 or f.card_d < 0:
        return "no cards are laid"
    return "" if step.seat == (f.leader if step.attacker else f.defender) else "this seat is not in conflict"


def _defender(s: FamigliaState, step: NameDefender) -> str:
    f = s.fight
    if f is None or f.defender != NEUTRAL:
        return "no defender has to be named"
    others = [seat for seat in SEATS if s.data.team_of[seat] != s.data.team_of[f.leader]]
    return "" if sorted(step.among) == others and step.seat in others else "these seats do not defend"


# ---------------------------------------------------------------- set-up


def _line_up(s: FamigliaState, step: LineUp) -> str:
    asked = {s.data.team_of[other.leader] for other in s.stack if isinstance(other, ChooseFamily)}
    missing = [seat for seat in SEATS if s.family[seat] < 0 and s.data.team_of[seat] not in asked]
    return f"nobody chooses the family of seat {missing[0]}" if missing else ""


def _family(s: FamigliaState, step: ChooseFamily) -> str:
    team = s.data.team_of[step.seat]
    unled = [seat for seat in SEATS if s.data.team_of[seat] == team and s.family[seat] < 0]
    dealt = [family for other in s.stack if isinstance(other, ChooseFamily) for family in other.left]
    if step.leader not in unled or len(step.left) <= len(unled) or not _once(tuple(dealt)):
        return "this family cannot be chosen now"
    return "a family already has a leader" if set(dealt) & set(s.family) else ""


def _first_token(s: FamigliaState, step: FirstToken) -> str:
    first = s.data.sheets[0].first
    free = [i for i, cell in enumerate(s.top) if not cell and not s.data.spaces[first + i].grey]
    due = [other.seat for other in s.stack if isinstance(other, FirstToken)]
    if s.tokens_left[step.seat] < due.count(step.seat):
        return "the seat does not have enough tokens"
    return "" if len(free) >= len(due) else "there are not enough free spaces"


def _once(values: tuple[int, ...]) -> bool:
    return len(set(values)) == len(values)


_FAULTS: Final[dict[str, Callable[[FamigliaState, Any], str]]] = {
    "agitate.number": _agitate_number,
    "agitate.target": _agitate_target,
    "attack.parts": _attack,
    "attack.pay": _before,
    "attack.replace": _before,
    "attack.unit": _unit,
    "boat.move": _boat,
    "boat.sea": _place_boat,
    "column.token": _deal_token,
    "conflict.approach": _approach,
    "conflict.card": _lay,
    "conflict.defender": _defender,
    "conflict.take": _take,
    "encounter.next": _next,
    "encounter.which": _which,
    "gather.cars": _gather_cars,
    "gather.soldati": _gather_soldati,
    "influence.space": _token_to_sheet,
    "influence.to": _token_goes,
    "labs.guard": _guard,
    "move.car": _move_car,
    "move.number": _move,
    "move.start": _move_start,
    "move.target": _move_target,
    "order.which": _issue,
    "place.number": _place,
    "planning.move": _move_tokens,
    "planning.space": _use_space,
    "pull.number": _pull,
    "raise.grant": _grant,
    "setup.family": _family,
    "setup.lineup": _line_up,
    "setup.token": _first_token,
    "space.part": _parts,
    "supply.part": _supply,
    "tiles.bribery": _before,
    "tiles.recruitment": _garrison,
    "tiles.start": _start_tiles,
    "tiles.swap": _swap,
    "ultima.space": _ultima,
}
