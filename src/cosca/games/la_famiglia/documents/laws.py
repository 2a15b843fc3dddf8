"""Laws of conservation, as sentences: what must hold of every table between two choices (N3, N4, N6, A9, A14, M1)."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.rules.sheets import OWNERS, count
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    HQ,
    MAT,
    NEUTRAL,
    ORDERS,
    ROWS,
    SEAS,
    SETUP,
    SOLD,
    FamigliaState,
)

SEATS: Final = (1, 2, 3, 4)


def broken(s: FamigliaState) -> list[str]:
    """The laws that the table breaks; [] if all is well."""
    wrong: list[str] = []
    f = s.fight
    filled = [cell for cell in s.top + s.bottom if cell]
    for seat in (0, *SEATS):
        board = sum([s.soldati[a] for a in range(AREAS) if s.holder[a] == seat])
        fighting = f.attackers if f is not None and f.side == seat else 0
        total = 50 if seat else 30
        if s.supply[seat] + s.hq[seat] + board + fighting != total:
            wrong.append(f"seat {seat} has not {total} Soldati in all")
        tokens = s.tokens_left[seat] + s.tokens_out[seat] + sum([count(cell, seat) for cell in filled])
        if seat:
            taken = sum(s.mat[seat * ROWS : seat * ROWS + ROWS])
            tokens += 17 - taken + s.tiles.count(seat)
        if tokens != (25 if seat else 8):
            wrong.append(f"seat {seat} has not {25 if seat else 8} influence tokens in all")
    for seat in SEATS:
        cars = sum(s.cars[seat * AREAS : seat * AREAS + AREAS]) + (f.car if f is not None and f.side == seat else 0)
        if s.cars_left[seat] + cars != 5:
            wrong.append(f"seat {seat} has not 5 cars in all")
        if s.boats_left[seat] + sum(s.boats[seat * SEAS : seat * SEAS + SEAS]) != 4:
            wrong.append(f"seat {seat} has not 4 speedboats in all")
        for slot in range(ORDERS):
            at = s.order_at[seat * ORDERS + slot]
            if not (at in (MAT, HQ, SOLD) or 0 <= at < AREAS):
                wrong.append(f"an order of seat {seat} is nowhere")
    if s.labs_left + sum(s.labs) != 30:
        wrong.append("there are not 30 drug labs in all")
    numbers = (
        s.supply, s.hq, s.money, s.soldati, s.labs, s.cars, s.boats, s.cars_left, s.boats_left, s.tokens_left,
        s.tokens_out, s.mat, s.orders_in, [s.labs_left],
    )  # fmt: skip
    if any([min(pieces) < 0 for pieces in numbers]):
        wrong += _too_many(s) or ["a number of pieces or of money is negative"]
    wrong += _areas(s) + _sheets(s)
    return wrong


def _too_many(s: FamigliaState) -> list[str]:
    """Who has more of what on the table than there is of it."""
    kinds = (
        ("Soldati", s.supply), ("influence tokens", s.tokens_left), ("cars", s.cars_left), ("speedboats", s.boats_left),
    )  # fmt: skip
    wrong: list[str] = []
    for what, left in kinds:
        for seat, n in enumerate(left):
            if n < 0:
                wrong.append(f"{f'seat {seat}' if seat else 'neutral'} has {-n} {what} too many")
    if s.labs_left < 0:
        wrong.append(f"there are {-s.labs_left} drug labs too many")
    return wrong


def _areas(s: FamigliaState) -> list[str]:
    wrong: list[str] = []
    orders: list[list[int]] = [[] for _ in range(AREAS)]  # whose orders lie in each area
    for seat in SEATS:
        for at in s.order_at[seat * ORDERS : seat * ORDERS + ORDERS]:
            if 0 <= at < AREAS:
                orders[at].append(seat)
    for a, name in enumerate(s.data.areas):
        holder = s.holder[a]
        if not NEUTRAL <= holder <= EMPTY or (holder == EMPTY) != (s.soldati[a] == 0):
            wrong.append(f"{name} is held by {holder} with {s.soldati[a]} Soldati")
        if s.labs[a] > 2:
            wrong.append(f"{name} has more than 2 labs")
        if s.orders_in[a] > 2:
            wrong.append(f"{name} has more than 2 orders")
        lying = orders[a]
        if len(lying) != s.orders_in[a]:
            wrong.append(f"{name} counts {s.orders_in[a]} orders, {len(lying)} lie there")
        if s.vacated >> a & 1:
            continue  # W7: cars and orders wait until the order is done
        for seat in SEATS:
            if holder != seat and (s.cars[seat * AREAS + a] or seat in lying):
                wrong.append(f"seat {seat} has cars or orders in {name} without Soldati")
    for sea, name in enumerate(s.data.seas):
        if sum([s.boats[seat * SEAS + sea] for seat in SEATS]) > 3:
            wrong.append(f"{name} has more than 3 speedboats")
    return wrong


def _sheets(s: FamigliaState) -> list[str]:
    wrong: list[str] = []
    for cells, number in ((s.top, s.round - 1), (s.bottom, s.round)):
        if s.phase == SETUP and not cells:
            continue
        first = s.data.sheets[number].first
        for i, cell in enumerate(cells):
            if cell and sum([count(cell, owner) for owner in OWNERS]) > 1 and not s.data.spaces[first + i].infinite:
                wrong.append(f"{s.data.spaces[first + i].id} holds more than one token")
    n = len(s.data.tiles)
    for tile in range(n):
        for team in (1, 2):
            seat = s.tiles[team * n + tile]
            if seat > 0 and s.data.team_of[seat] != team:
                wrong.append(f"tile {tile} of team {team} is marked by seat {seat}")
    return wrong
