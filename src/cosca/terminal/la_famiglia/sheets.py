"""The action sheets and the family mats in the terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cosca.games.la_famiglia.components.printed import COLUMNS, FAMILIES, ROWS, Space
from cosca.terminal.la_famiglia.signs import Signs

NOTE = "The rules call them the top and the bottom sheet. ♟ an Ultima Azione   ∞ takes any number of tokens"
MATS = "× taken   ▸ the next two (option B takes both)   · later; + an order that is unlocked"
MATS_NONE = "Nobody leads a family yet."


class Flow:
    """Texts one after the other; a line breaks between them, not inside."""

    def __init__(self, texts: list[Text], joint: Text) -> None:
        self.texts = texts
        self.joint = joint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + self.joint.cell_len + text.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.joint, text) if line else text.copy()
        yield line


def short(signs: Signs, space: Space) -> str:
    """What a space does, in few letters: `order + place+1 -1$`."""
    say = signs.words.text.say
    joint = " + " if space.join == "and" else " / "
    text = joint.join([say("part", f"{part.do}_short", {"n": part.n}) for part in space.parts])
    if space.money:
        text += f" {space.money:+d}$"
    return text + (" ∞" if space.infinite else "")


def column_spaces(signs: Signs, number: int, column: int) -> list[Space]:
    """The spaces of a column of a sheet."""
    sheet = signs.data.sheets[number]
    return [signs.data.spaces[sheet.first + at] for at in sheet.columns[column]]


def upper_tokens(signs: Signs, view: dict[str, Any], column: int) -> Text:
    """`1○ 3●R`: the tokens of a column of the upper sheet, each with its space."""
    found: list[Text] = []
    for line, space in enumerate(column_spaces(signs, signs.words.lower_sheet(view) - 1, column), 1):
        owners = view["top"].get(space.id, [])
        if owners:
            found.append(Text(str(line), style="dim").append_text(Text("").join(map(signs.sign, owners))))
    return Text(" ").join(found) if found else Text("·", style="dim")


def lower_spaces(signs: Signs, view: dict[str, Any], column: int) -> Flow:
    """What the free spaces of a column of the lower sheet do; a taken one shows its tokens."""
    found: list[Text] = []
    for line, space in enumerate(column_spaces(signs, signs.words.lower_sheet(view), column), 1):
        owners = view["bottom"].get(space.id, [])
        cell = Text(f"{line}", style="dim").append_text(Text("").join(map(signs.sign, owners)))
        if space.id in view["busts"].values():
            cell.append("♟", style="bold")
        if not owners or space.infinite:
            cell.append(f" {short(signs, space)}", style="not dim")
        found.append(cell)
    return Flow(found, Text(" │ ", style="dim"))


def compact(signs: Signs, view: dict[str, Any]) -> RenderableType:
    """Both sheets in few lines: a line for each column."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("", "upper sheet", "B costs", "lower sheet: what the free spaces do, who took the others"):
        table.add_column(name, no_wrap=name in ("", "B costs"), justify="right" if name == "B costs" else "left")
    for column, name in enumerate(COLUMNS):
        tokens, cost = signs.words.column_cost(view, column)
        title = signs.words.text.say("column_short", name, {})
        table.add_row(
            title,
            upper_tokens(signs, view, column),
            str(cost) if tokens else "",
            lower_spaces(signs, view, column),
        )
    return table


def sheets(signs: Signs, view: dict[str, Any]) -> RenderableType:
    """Both sheets with all they say."""
    words = signs.words
    number = words.lower_sheet(view)
    upper = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for name in ("column", "tokens", "B costs", "option B: move the whole column, issue an order, and get"):
        upper.add_column(name, justify="right" if name == "B costs" else "left")
    for column, name in enumerate(COLUMNS):
        tokens, cost = words.column_cost(view, column)
        gives = Text(words.text.say("column", name, {}), style="" if tokens else "dim")
        price = Text(str(cost)) if tokens else Text("empty", style="dim")
        upper.add_row(words.column(name), upper_tokens(signs, view, column), price, gives)
    return Group(
        Text(f"Upper sheet: {signs.data.sheets[number - 1].name}", style="bold"),
        upper,
        Text(f"Lower sheet: {signs.data.sheets[number].name}", style="bold"),
        lower_grid(signs, view, number),
        Text(NOTE, style="dim"),
    )


def lower_grid(signs: Signs, view: dict[str, Any], number: int) -> Table:
    """The lower sheet as it lies there, with what its spaces do."""
    columns = [column_spaces(signs, number, column) for column in range(len(COLUMNS))]
    table = Table(box=box.ROUNDED, padding=(0, 1), show_lines=True)
    for name in COLUMNS:
        table.add_column(signs.words.column(name), width=14)
    for line in range(max(len(column) for column in columns)):
        cells: list[Text] = []
        for column in columns:
            cell = Text()
            if line < len(column):
                space = column[line]
                cell = Text(f"{line + 1} ", style="dim").append_text(signs.tokens(view["bottom"].get(space.id, [])))
                if space.id in view["busts"].values():
                    cell.append("♟", style="bold")
                cell.append(f"\n{short(signs, space)}", style="not dim")
            cells.append(cell)
        table.add_row(*cells)
    return table


def mats(signs: Signs, view: dict[str, Any]) -> RenderableType:
    """All rows of all mats; for the own one also what the orders do that come next."""
    words, data = signs.words, signs.data
    if not words.families:
        return Text(MATS_NONE)
    table = Table(box=box.ROUNDED, show_header=False)
    for seat, family in words.families.items():
        mat, taken, values = data.mats[FAMILIES.index(family)], view["mats"][str(seat)], words.values(view, seat)
        about = [
            signs.mark(seat),
            Text(mat.name),
            Text(f"recruit {values['recruit']}, place {values['place']}"),
            Text(f"car {values['attack']}, bomb {values['bomb']}"),
        ]
        for i, row in enumerate(ROWS):
            table.add_row(about[i], words.column(row), mat_row(signs, family, row, taken[row], seat == view["seat"]))
        table.add_section()
    return Group(table, Text(MATS, style="dim"))


def mat_row(signs: Signs, family: str, row: str, taken: int, orders: bool) -> RenderableType:
    """`× place 2  ▸ place 3 + Roadblock  ▸ place 4  · place 5`, and what the next orders do."""
    words = signs.words
    steps: list[Text] = []
    for at in range(len(signs.data.mats[FAMILIES.index(family)].rows[ROWS.index(row)])):
        sign, style = ("×", "dim") if at < taken else ("▸", "bold") if at < taken + 2 else ("·", "")
        steps.append(Text(f"{sign} {words.mat_step(family, row, at)}", style=style))
    found = [words.unlocked(family, row, at) for at in (taken, taken + 1)] if orders else []
    texts = [Text(f"{order.name}: {words.order(order)}", style="dim") for order in found if order is not None]
    return Group(Flow(steps, Text("  ")), *texts)
