"""Section F and A11, A16: influence tokens leave the family mat and reveal its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.rules import board, events, facts, sheets
from cosca.games.la_famiglia.rules.actions import launder
from cosca.games.la_famiglia.rules.equipment import PlaceCar, PlaceLab
from cosca.games.la_famiglia.rules.state import HQ, ORDERS, ROWS, FamigliaState
from cosca.games.la_famiglia.rules.why import bare_row, because, row_of
from cosca.games.la_famiglia.rules.why_sheets import not_open
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.games.la_famiglia.documents.types_choices import RowChosen
    from cosca.games.la_famiglia.documents.types_questions import Goes
    from cosca.kernel.messages import RuleMessage

SUPPLY: Final = 0  # where a token goes
SHEETS: Final = 1
EITHER: Final = 2
OUT: Final = 3
GOES: Final[tuple[Goes, ...]] = ("supply", "sheets", "either")  # the same as a case of a question
MOST_OF_ROW: Final = 2  # tokens of one row that one action takes (A16)


def tokens_in(s: FamigliaState, seat: int, row: int) -> int:
    """Return how many tokens are left in a row."""
    return len(s.data.mats[s.family[seat]].rows[row]) - s.mat[seat * ROWS + row]


def row_facts(s: FamigliaState, seat: int, row: int) -> RowChosen:
    """Return what the leftmost token of a row would reveal, and how many are left there."""
    space = facts.mat_space(s, seat, row, s.mat[seat * ROWS + row])
    return {**space, "row": ROW_NAMES[row], "tokens": tokens_in(s, seat, row)}


class TakeToken(Ask[FamigliaState]):
    """The row whose leftmost token is taken (A11); EITHER: then one of another row goes the other way (G5)."""

    __slots__ = ("not_row", "to")
    key = "influence.row"
    maybe = ("not_row",)
    path = True

    def __init__(self, seat: int, to: int, not_row: int | None = None) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.not_row: Final = not_row

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.row[row] for row in range(ROWS) if row != self.not_row and tokens_in(s, self.seat, row)]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        if self.not_row is not None and row_of(element) == self.not_row:
            return because("why-row-same", "G5", row=ROW_NAMES[self.not_row])
        return bare_row(element, "A11 F1")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if self.to == EITHER:
            s.stack.append(TokenGoes(self.seat, choice.value))
        else:
            send(s, self.seat, choice.value, self.to)

    def facts(self, s: FamigliaState) -> questions.InfluenceRow:
        return {"goes": GOES[self.to], "second": self.not_row is not None}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return row_facts(s, self.seat, choice.value)


class TokenGoes(Ask[FamigliaState]):
    """Whether the first token of Two institutions goes to the supply or to the sheets (G5, W21)."""

    __slots__ = ("row",)
    key = "influence.to"
    path = True

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row: Final = row

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.part["supply"], s.menu.part["sheets"]]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        to = SUPPLY if choice is s.menu.part["supply"] else SHEETS
        s.stack.append(TakeToken(self.seat, SHEETS if to == SUPPLY else SUPPLY, not_row=self.row))
        send(s, self.seat, self.row, to)

    def about(self, s: FamigliaState) -> questions.RowAsked:
        return {"row": ROW_NAMES[self.row]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"part": facts.plain_part(choice.text.split()[1])}


def send(s: FamigliaState, seat: int, row: int, to: int) -> None:
    """Send the token to the supply, out of the game, or to a space of choice on the sheets."""
    s.stack.append(TokenToSheet(seat, row) if to == SHEETS else Reveal(seat, row, to))


class TokenToSheet(Ask[FamigliaState]):
    """The space for the token (A11 b): top sheet beside another token, or empty on the bottom sheet."""

    __slots__ = ("row",)
    key = "influence.space"
    goal = True

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row: Final = row

    def choices(self, s: FamigliaState) -> list[Choice]:
        return sheets.free_on_top(s) + sheets.free_on_bottom(s)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return not_open(s, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        events.token_laid(s, self.seat, choice.extra, choice.value)
        sheets.lay(s.bottom if choice.extra == s.round else s.top, choice.value, self.seat)
        reveal(s, self.seat, self.row)

    def facts(self, s: FamigliaState) -> questions.InfluenceSpace:
        return {"row": ROW_NAMES[self.row], "fee": facts.TOKEN_FEE}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.upper_space(s, self.seat, choice)


class RowTokens(Ask[FamigliaState]):
    """The row from which up to 2 tokens are taken (A16, H19)."""

    __slots__ = ()
    key = "influence_row.row"
    path = True

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.row[row] for row in range(ROWS) if tokens_in(s, self.seat, row)]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return bare_row(element, "A16 H19")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(RowNumber(self.seat, choice.value))

    def facts(self, s: FamigliaState) -> questions.RowTokens:
        return {"goes": "out" if s.options.row_tokens_leave_game else "supply", "most": MOST_OF_ROW}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return row_facts(s, self.seat, choice.value)


class RowNumber(AskNumber[FamigliaState]):
    """Whether 1 or 2 tokens of the row are taken (W19)."""

    __slots__ = ("row",)
    key = "influence_row.number"

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row: Final = row

    def highest(self, s: FamigliaState) -> int:
        return min(MOST_OF_ROW, tokens_in(s, self.seat, self.row))

    def number(self, s: FamigliaState, n: int) -> None:
        to = OUT if s.options.row_tokens_leave_game else SUPPLY
        for _ in range(n):
            s.stack.append(Reveal(self.seat, self.row, to))

    def usual(self, s: FamigliaState, choices: Sequence[Choice]) -> Choice | None:
        return choices[0]  # both

    def facts(self, s: FamigliaState) -> questions.RowNumber:
        return {"row": ROW_NAMES[self.row], "most": self.highest(s)}


class Reveal(Step[FamigliaState]):
    """One token off a row, to the supply or out of the game, and what its space shows (F2, F6, H18)."""

    __slots__ = ("row", "seat", "to")
    key = "mat.reveal"

    def __init__(self, seat: int, row: int, to: int) -> None:
        self.seat: Final = seat
        self.row: Final = row
        self.to: Final = to

    def run(self, s: FamigliaState) -> None:
        if tokens_in(s, self.seat, self.row):
            if self.to == OUT:
                s.tokens_out = replaced(s.tokens_out, self.seat, s.tokens_out[self.seat] + 1)
            else:
                s.tokens_left[self.seat] += 1
            reveal(s, self.seat, self.row)


def reveal(s: FamigliaState, seat: int, row: int) -> None:
    """Reveal the leftmost space of the row: its order goes to HQ, then its instant is done (H18)."""
    at = seat * ROWS + row
    space = s.data.mats[s.family[seat]].rows[row][s.mat[at]]
    s.mat = replaced(s.mat, at, s.mat[at] + 1)
    events.mat_revealed(s, seat, row, s.mat[at])
    if space.unlocks >= 0:
        s.order_at[seat * ORDERS + space.unlocks] = HQ
        events.order_unlocked(s, seat, space.unlocks)
    if space.instant == "car":
        s.stack.append(PlaceCar(seat, optional=True))
    elif space.instant == "lab":
        s.stack.append(PlaceLab(seat, optional=True))
    elif space.instant == "money":
        board.pay(s, seat, space.n, "instant")
    elif space.instant == "launder":
        launder(s, seat)
