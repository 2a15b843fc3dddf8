"""Section G, option B: a whole column moves down, and the seat does the column's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import COLUMNS
from cosca.games.la_famiglia.rules import board, events, facts, sheets
from cosca.games.la_famiglia.rules.actions import IssueArea
from cosca.games.la_famiglia.rules.choices import DONE
from cosca.games.la_famiglia.rules.equipment import Equipment
from cosca.games.la_famiglia.rules.lookups import ORDER
from cosca.games.la_famiglia.rules.mat import EITHER, SUPPLY, Reveal, TakeToken
from cosca.games.la_famiglia.rules.performable import performable
from cosca.games.la_famiglia.rules.questions import AskOptional
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import CITY_HALL
from cosca.games.la_famiglia.rules.why_sheets import not_below
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.games.la_famiglia.documents.types_choices import ColumnChosen, TokenChosen
    from cosca.kernel.messages import RuleMessage


def tokens_of(s: FamigliaState, column: int) -> list[int]:
    """Return how many tokens of each owner lie in a column of the top sheet."""
    counts = [0, 0, 0, 0, 0]
    for i in s.data.sheets[s.round - 1].columns[column]:
        cell = s.top[i]
        if cell:
            for owner in sheets.owners(cell):
                counts[owner] += sheets.count(cell, owner)
    return counts


def bank_share(s: FamigliaState, seat: int, column: int, tokens: int) -> int:
    """Return the price paid to the bank: the column's sum and 1 per token (G2), less City Hall's discount (H30)."""
    due = s.data.sheets[s.round - 1].cost[column] + tokens
    if s.has_tile(seat, CITY_HALL):
        due = max(0, due - s.lookups.tile[CITY_HALL].n)
    return due


def column_price(s: FamigliaState, seat: int, column: int) -> tuple[int, int, int]:
    """Return how many tokens a column holds, and what it costs the seat: to the bank, and to owners of tokens (G2)."""
    counts = tokens_of(s, column)
    tokens = sum(counts)
    mine = counts[seat] if seat else 0
    return tokens, bank_share(s, seat, column, tokens), facts.TOKEN_FEE * (tokens - counts[0] - mine)


def column_facts(s: FamigliaState, seat: int, column: int) -> ColumnChosen:
    """Return what a whole column costs the seat and brings."""
    tokens, bank, fees = column_price(s, seat, column)
    return {"column": COLUMNS[column], "tokens": tokens, "cost": bank + fees, **facts.column_gives(column)}


def token_facts(s: FamigliaState, seat: int, at: int, owner: int, broke: bool = False) -> TokenChosen:
    """Return a token of the upper sheet: whose it is, and what moving it costs the seat (P3).

    A seat that is `broke` pays no more than it has (W1).
    """
    token = facts.token_of(seat, owner)
    fee = facts.TOKEN_FEE if token == "other" else 0
    return {
        "space": s.data.spaces[s.data.sheets[s.round - 1].first + at].id,
        "owner": owner,
        "token": token,
        "cost": min(fee, s.money[seat]) if broke else fee,
    }


def choose_column(s: FamigliaState, seat: int, column: int) -> None:
    """Pay for a column; then its tokens go down, then its action follows (G1, G2)."""
    counts = tokens_of(s, column)
    tokens, bank, fees = column_price(s, seat, column)
    board.pay(s, seat, -bank, "column")
    for owner in (1, 2, 3, 4):
        if owner != seat and counts[owner]:
            board.pay(s, seat, -counts[owner], "token")
            board.pay(s, owner, counts[owner], "token", seat)
    events.column_taken(s, seat, column, tokens, bank + fees)
    s.stack.append(Gain(seat, column))
    s.stack.append(DealToken(seat, column))


def next_token(s: FamigliaState, column: int) -> tuple[int, int]:
    """Return place and owner of the column's first token; (-1, 0) if none is left."""
    for i in s.data.sheets[s.round - 1].columns[column]:
        if s.top[i]:
            return i, sheets.owners(s.top[i])[0]
    return -1, 0


class DealToken(Ask[FamigliaState]):
    """Where the column's next token goes on the bottom sheet; its action is not performed (G1)."""

    __slots__ = ("column",)
    key = "column.token"

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column

    def choices(self, s: FamigliaState) -> list[Choice]:
        return sheets.free_on_bottom(s)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_below(s, element, "G1")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        at, owner = next_token(s, self.column)
        sheets.lift(s.top, at, owner)
        sheets.lay(s.bottom, choice.value, owner)
        events.token_moved(s, self.seat, owner, at, choice.value, down=True)
        if next_token(s, self.column)[0] >= 0:
            s.stack.append(DealToken(self.seat, self.column))

    def about(self, s: FamigliaState) -> Facts:
        at, owner = next_token(s, self.column)
        return {"space": s.data.spaces[s.data.sheets[s.round - 1].first + at].id, "owner": owner}

    def facts(self, s: FamigliaState) -> questions.ColumnToken:
        at, owner = next_token(s, self.column)
        token = token_facts(s, self.seat, at, owner)
        left = sum(tokens_of(s, self.column))
        return {"space": token["space"], "owner": owner, "token": token["token"], "left": left}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.space_filled(s, self.seat, choice)


class Gain(AskOptional):
    """The column's action, and one order before or after it (G6)."""

    __slots__ = ("acted", "column")
    key = "column.action"
    flags = ("acted",)
    path = True
    far = True

    def __init__(self, seat: int, column: int, acted: bool = False) -> None:
        super().__init__(seat)
        self.column: Final = column
        self.acted: Final = acted

    def choices(self, s: FamigliaState) -> list[Choice]:
        choices = [] if self.acted else [s.menu.part["column"]]
        if performable(s, self.seat) & ORDER:
            choices.append(s.menu.part["order"])
            if self.acted:
                choices.append(DONE)
        return choices

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        if choice is s.menu.part["order"]:
            if not self.acted:
                s.stack.append(ColumnAction(self.seat, self.column))
            s.stack.append(IssueArea(self.seat))
        else:
            s.stack.append(Gain(self.seat, self.column, acted=True))
            s.stack.append(ColumnAction(self.seat, self.column))

    def about(self, s: FamigliaState) -> Facts:
        return {"column": COLUMNS[self.column]}

    def facts(self, s: FamigliaState) -> questions.ColumnAction:
        return {"column": COLUMNS[self.column], **facts.column_gives(self.column), "acted": self.acted}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        if choice is DONE:
            return {}
        if choice is s.menu.part["column"]:
            return {"part": facts.column_part(self.column)}
        return {"part": facts.plain_part("order")}


class ColumnAction(Step[FamigliaState]):
    """G3 to G5: Primo Giocatore and equipment, 2 tokens of one row, or 1 token each of two rows."""

    __slots__ = ("column", "seat")
    key = "column.act"

    def __init__(self, seat: int, column: int) -> None:
        self.seat: Final = seat
        self.column: Final = column

    def run(self, s: FamigliaState) -> None:
        if self.column == facts.PRIMO:
            s.primo = self.seat
            events.primo(s, self.seat)
            s.stack.append(Equipment(self.seat, optional=True))
        elif self.column == facts.TWO:
            s.stack.append(TakeToken(self.seat, EITHER))
        else:
            row = self.column - 1
            s.stack.append(Reveal(self.seat, row, SUPPLY))
            s.stack.append(Reveal(self.seat, row, SUPPLY))
