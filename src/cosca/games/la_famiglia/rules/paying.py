"""What a planning turn can pay for: spaces, tokens and columns (P3, P7, W1, W2, W17)."""

from __future__ import annotations

from cosca.games.la_famiglia.rules import sheets
from cosca.games.la_famiglia.rules.gaining import bank_share
from cosca.games.la_famiglia.rules.performable import performable
from cosca.games.la_famiglia.rules.state import OWNER_BITS, OWNER_MASK, FamigliaState
from cosca.kernel.choice import Choice


def usable(s: FamigliaState, seat: int, broke: bool = False) -> list[int]:
    """Return the empty spaces where the seat can do something, or all empty ones if there is none (W2).

    A seat that is `broke` has only spaces without a negative number (W1).
    """
    can = performable(s, seat)
    first = s.data.sheets[s.round].first
    infinite, needs, price = s.lookups.infinite, s.lookups.needs, s.lookups.price
    free = [i for i, cell in enumerate(s.bottom) if not cell or infinite[first + i]]
    if broke:
        free = [i for i in free if not price[first + i]]
    return [i for i in free if needs[first + i] & can] or free


def least_price(s: FamigliaState, seat: int) -> int:
    """Return what the cheapest of the usable spaces costs."""
    can = performable(s, seat)
    first = s.data.sheets[s.round].first
    infinite, needs, price = s.lookups.infinite, s.lookups.needs, s.lookups.price
    for i, cell in enumerate(s.bottom, first):
        if not price[i] and (not cell or infinite[i]) and needs[i] & can:
            return 0
    return min([price[first + i] for i in usable(s, seat)])


def moves(s: FamigliaState, seat: int, broke: bool = False) -> list[Choice]:
    """Return the tokens and columns that the seat can pay for; if it is `broke`, any token (W1, W17)."""
    top = s.top
    sheet = s.data.sheets[s.round - 1]
    money = s.money[seat]
    left = 1 if broke else money - least_price(s, seat)  # for tokens of other seats (P3)
    token, first = s.menu.token, sheet.first
    choices: list[Choice] = []
    columns: list[Choice] = []
    for number, column in enumerate(sheet.columns):
        tokens = foreign = 0
        for i in column:
            cell = top[i]
            if cell:
                for owner in sheets.owners(cell):
                    n = cell >> OWNER_BITS * owner & OWNER_MASK
                    tokens += n
                    due = 1 if owner and owner != seat else 0
                    foreign += n * due
                    if due <= left:
                        choices.append(token[first + i][owner])
        if tokens and not broke and money >= bank_share(s, seat, number, tokens) + foreign:
            columns.append(s.menu.column[number])
    return choices + columns


def must_raise(offered: list[Choice]) -> bool:
    """Return whether these answers are ways to raise money, because no move can be paid (P4, W17)."""
    return offered[0].kind in ("sell", "ask_teammate")
