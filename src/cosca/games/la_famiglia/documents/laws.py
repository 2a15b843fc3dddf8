"""Laws of the game: invariants that hold between two choices (N3, N4, N6, A9, A14, M1), reported as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.rules.equipment import FULL_SEA
from cosca.games.la_famiglia.rules.lookups import ULTIMA
from cosca.games.la_famiglia.rules.sheets import OWNERS, count
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    ENCOUNTER,
    HQ,
    MAT,
    NEUTRAL,
    ORDERS,
    OWNER_BITS,
    ROWS,
    SEAS,
    SETUP,
    SOLD,
    FamigliaState,
)

SEATS: Final = (1, 2, 3, 4)
MOST_MONEY: Final = 10_000


def broken(s: FamigliaState) -> list[str]:
    """Return the laws that the table breaks; [] if it is valid."""
    problems = _numbers(s)
    if problems:
        return problems  # the other checks use these numbers as indices
    f = s.fight
    filled = [cell for cell in s.top + s.bottom if cell]
    for seat in (0, *SEATS):
        board = sum([s.soldati[a] for a in range(AREAS) if s.holder[a] == seat])
        fighting = f.attackers if f is not None and f.side == seat else 0
        total = 50 if seat else 30
        if s.supply[seat] + s.hq[seat] + board + fighting != total:
            problems.append(f"seat {seat} does not have {total} Soldati in total")
        tokens = s.tokens_left[seat] + s.tokens_out[seat] + sum([count(cell, seat) for cell in filled])
        if seat:
            taken = sum(s.mat[seat * ROWS : seat * ROWS + ROWS])
            tokens += 17 - taken + s.tiles.count(seat)
        if tokens != (25 if seat else 8):
            problems.append(f"seat {seat} does not have {25 if seat else 8} influence tokens in total")
    for seat in SEATS:
        cars = sum(s.cars[seat * AREAS : seat * AREAS + AREAS]) + (f.car if f is not None and f.side == seat else 0)
        if s.cars_left[seat] + cars != 5:
            problems.append(f"seat {seat} does not have 5 cars in total")
        if s.boats_left[seat] + sum(s.boats[seat * SEAS : seat * SEAS + SEAS]) != 4:
            problems.append(f"seat {seat} does not have 4 speedboats in total")
        for slot in range(ORDERS):
            at = s.order_at[seat * ORDERS + slot]
            if not (at in (MAT, HQ, SOLD) or 0 <= at < AREAS):
                problems.append(f"an order of seat {seat} is nowhere")
    if s.labs_left + sum(s.labs) != 30:
        problems.append("there are not 30 drug labs in total")
    numbers = (
        s.supply, s.hq, s.money, s.soldati, s.labs, s.cars, s.boats, s.cars_left, s.boats_left, s.tokens_left,
        s.tokens_out, s.mat, s.orders_in, [s.labs_left],
    )  # fmt: skip
    if any([min(pieces) < 0 for pieces in numbers]):
        problems += _too_many(s) or ["a number of pieces or of money is negative"]
    problems += _areas(s) + _sheets(s) + _mats(s) + _fight(s)
    return problems


def _numbers(s: FamigliaState) -> list[str]:
    """Return sentences about numbers that refer to nothing."""
    d, seats = s.data, range(1 if s.round else 0, 5)
    bounds: tuple[tuple[str, Sequence[int], range], ...] = (
        ("round", [s.round], range(len(d.sheets))),
        ("phase", [s.phase], range(ENCOUNTER + 1)),
        ("seat", [s.first, s.primo], seats),
        ("family", s.family[1:], range(0 if s.round else -1, len(FAMILIES))),
        ("character", s.character[1:], range(0 if s.round else -1, len(d.characters))),
        ("money", s.money, range(MOST_MONEY)),
        ("holder", s.holder, range(EMPTY + 1)),
        ("bust", s.bust, range(-1, len(s.bottom))),
        ("area", [s.gained], range(-1, AREAS)),
        ("areas", [s.fresh, s.vacated], range(1 << AREAS)),
        ("tile", s.tiles, range(-1, 5)),
        ("control token", s.control, range(5)),
        ("space", s.top + s.bottom, range(1 << OWNER_BITS * len(OWNERS))),
        ("ownerless order", s.order_at[:ORDERS], range(MAT, MAT + 1)),
        ("ownerless bust", s.bust[:1], range(-1, 0)),
        ("ownerless tile", s.tiles[: len(d.tiles)], range(-1, 0)),
        ("ownerless piece", (*s.cars[:AREAS], *s.boats[:SEAS], *s.mat[:ROWS], s.money[0], s.hq[0]), range(1)),
    )
    problems = [f"there is no {what} {n}" for what, given, allowed in bounds for n in given if n not in allowed]
    led = [family for family in s.family if family >= 0]
    return problems or ([] if len(set(led)) == len(led) else ["two seats lead one family"])


def _too_many(s: FamigliaState) -> list[str]:
    """Return sentences about pieces of which there are more on the table than exist."""
    kinds = (
        ("Soldati", s.supply), ("influence tokens", s.tokens_left), ("cars", s.cars_left), ("speedboats", s.boats_left),
    )  # fmt: skip
    problems: list[str] = []
    for what, left in kinds:
        for seat, n in enumerate(left):
            if n < 0:
                problems.append(f"{f'seat {seat}' if seat else 'neutral'} has {-n} {what} too many")
    if s.labs_left < 0:
        problems.append(f"there are {-s.labs_left} drug labs too many")
    return problems


def _areas(s: FamigliaState) -> list[str]:
    problems: list[str] = []
    orders: list[list[int]] = [[] for _ in range(AREAS)]  # whose orders lie in each area
    for seat in SEATS:
        for at in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]:
            if 0 <= at < AREAS:
                orders[at].append(seat)
    for a, name in enumerate(s.data.areas):
        holder = s.holder[a]
        if not NEUTRAL <= holder <= EMPTY or (holder == EMPTY) != (s.soldati[a] == 0):
            problems.append(f"{name} is held by {holder} with {s.soldati[a]} Soldati")
        if s.labs[a] > 2:
            problems.append(f"{name} has more than 2 labs")
        if s.orders_in[a] > 2:
            problems.append(f"{name} has more than 2 orders")
        lying = orders[a]
        if len(lying) != s.orders_in[a]:
            problems.append(f"{name} counts {s.orders_in[a]} orders, but holds {len(lying)}")
        if holder == EMPTY and s.vacated >> a & 1:
            continue  # W7: cars and orders wait until the order is done
        for seat in SEATS:
            if holder != seat and (s.cars[seat * AREAS + a] or seat in lying):
                problems.append(f"seat {seat} has cars or orders in {name} without Soldati")
    for sea, name in enumerate(s.data.seas):
        if sum([s.boats[seat * SEAS + sea] for seat in SEATS]) > FULL_SEA:
            problems.append(f"{name} has more than {FULL_SEA} speedboats")
    return problems


def _mats(s: FamigliaState) -> list[str]:
    """Check that an order is on the mat while its space is covered (F2), and all are before a family is chosen."""
    problems: list[str] = []
    for seat in SEATS:
        led = s.family[seat] >= 0
        locked = set(range(0 if led else ORDERS))
        for row, spaces in enumerate(s.data.mats[s.family[seat]].rows if led else ()):
            taken = s.mat[seat * ROWS + row]
            if taken > len(spaces):
                problems.append(f"seat {seat} has taken {taken} tokens of a row of {len(spaces)}")
            locked |= {space.unlocks for space in spaces[taken:]}
        if any([(s.order_at[seat * ORDERS + slot] == MAT) != (slot in locked) for slot in range(ORDERS)]):
            problems.append(f"an order of seat {seat} is not where its mat puts it")
    return problems


def _fight(s: FamigliaState) -> list[str]:
    """Check that an attack is by a seat, or by neutrals that it agitates, on Soldati of others (V6, R2)."""
    f = s.fight
    if f is None:
        return []
    if f.leader not in SEATS or f.side not in (NEUTRAL, f.leader) or not 0 <= f.area < AREAS:
        return ["the attack has no attacker or no area"]
    holder, team = s.holder[f.area], s.data.team_of
    others = [seat for seat in SEATS if team[seat] != team[f.leader]]
    defended = holder in others or (holder == NEUTRAL and f.side != NEUTRAL)
    defenders = [NEUTRAL, *others] if holder == NEUTRAL else [holder]
    order = f.order == -1 if f.side == NEUTRAL else f.order in range(*_orders(s, f.leader))
    small = f.car in (0, 1) and f.sea in (0, 1) and f.taken_a in (0, 1) and 0 <= f.lost <= 50 and f.attackers > 0
    cards = all([card in range(-2, len(CARDS)) for card in (f.card_a, f.card_d)])
    fits = defended and f.defender in defenders and order and small and cards and not (f.car and f.side == NEUTRAL)
    return [] if fits else ["the attack is not possible by the rules"]


def _orders(s: FamigliaState, seat: int) -> tuple[int, int]:
    """Return the first of the seat's orders in the data, and the one after the last."""
    return s.family[seat] * ORDERS, (s.family[seat] + 1) * ORDERS


def _sheets(s: FamigliaState) -> list[str]:
    problems: list[str] = []
    for cells, number in ((s.top, s.round - 1), (s.bottom, s.round)):
        if s.phase == SETUP and not cells:
            continue
        first = s.data.sheets[number].first
        for i, cell in enumerate(cells):
            if cell and sum([count(cell, owner) for owner in OWNERS]) > 1 and not s.data.spaces[first + i].infinite:
                problems.append(f"{s.data.spaces[first + i].id} holds more than one token")
    for at in set(s.bust):
        if at >= 0 and sum([count(s.bottom[at], owner) for owner in OWNERS]) < s.bust.count(at):
            problems.append("a bust is not beside a token")
        if at >= 0 and not s.lookups.needs[s.data.sheets[s.round].first + at] & ULTIMA:
            problems.append("a bust is on a space without Ultima Azione")
    n = len(s.data.tiles)
    for tile in range(n):
        if (s.tiles[n + tile] < 0) != (s.tiles[2 * n + tile] < 0):
            problems.append(f"tile {tile} is in play for one team only")
        for team in (1, 2):
            seat = s.tiles[team * n + tile]
            if seat > 0 and s.data.team_of[seat] != team:
                problems.append(f"tile {tile} of team {team} is marked by seat {seat}")
    return problems
