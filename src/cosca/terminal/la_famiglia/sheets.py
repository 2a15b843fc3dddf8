"""The action sheets and the family mats in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cosca.games.la_famiglia.components import printed_texts
from cosca.games.la_famiglia.components.printed import COLUMNS, FAMILIES, ROWS, Space
from cosca.games.la_famiglia.documents.types import TableFacts, View
from cosca.games.la_famiglia.rules.facts import COLUMN_TOKENS, column_gives, printed_mat_space
from cosca.kernel.events import MutableFacts
from cosca.terminal.la_famiglia.symbols import Signs
from cosca.terminal.render.layout import wrap_long_words


class Flow:
    """Texts in sequence; lines break between them, not inside."""

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


def lower_sheet(view: View) -> int:
    """Return the number of the sheet that tokens move down to; before the first round it is the first."""
    return max(1, view["round"])


def short(signs: Signs, space: Space) -> str:
    """Return what a space does, in few letters: `order + place+1 -1$`."""
    parts = [{"id": f"famiglia-short-{part.do}", "args": {"n": part.n}} for part in space.parts]
    facts: MutableFacts = {"parts": parts, "join": space.join, "infinite": space.infinite}
    facts |= {"cost": max(0, -space.money), "receives": max(0, space.money)}
    return signs.texts.say("famiglia-space", facts)


def column_spaces(signs: Signs, number: int, column: int) -> list[Space]:
    """Return the spaces of a column of a sheet."""
    sheet = signs.data.sheets[number]
    return [signs.data.spaces[sheet.first + at] for at in sheet.columns[column]]


def upper_tokens(signs: Signs, view: View, column: int) -> Text:
    """Return the tokens of a column of the upper sheet, each with its space: `1○ 3●R`."""
    cells: list[Text] = []
    for line, space in enumerate(column_spaces(signs, lower_sheet(view) - 1, column), 1):
        owners = view["top"].get(space.id, [])
        if owners:
            cells.append(Text(str(line), style="dim").append_text(Text("").join(map(signs.sign, owners))))
    return Text(" ").join(cells) if cells else Text("·", style="dim")


def lower_spaces(signs: Signs, view: View, column: int) -> Flow:
    """Return what the free spaces of a column of the lower sheet do; a taken one shows its tokens."""
    cells: list[Text] = []
    for line, space in enumerate(column_spaces(signs, lower_sheet(view), column), 1):
        owners = view["bottom"].get(space.id, [])
        cell = Text(f"{line}", style="dim").append_text(Text("").join(map(signs.sign, owners)))
        if space.id in view["busts"].values():
            cell.append("♟", style="bold")
        if not owners or space.infinite:
            cell.append(f" {short(signs, space)}", style="not dim")
        cells.append(cell)
    return Flow(cells, Text(" │ ", style="dim"))


def compact(signs: Signs, view: View, table: TableFacts) -> RenderableType:
    """Return both sheets in few lines, one per column."""
    say = signs.texts.say
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    shown.add_column("", no_wrap=True)
    shown.add_column(say("famiglia-upper"))
    shown.add_column(say("famiglia-b-costs"), justify="right")
    shown.add_column(say("famiglia-lower"))
    for column, name in enumerate(COLUMNS):
        price = table["columns"].get(name, {"tokens": 0, "cost": 0})
        shown.add_row(
            signs.texts.name(f"column:{name}", "short"),
            upper_tokens(signs, view, column),
            str(price["cost"]) if price["tokens"] else "",
            lower_spaces(signs, view, column),
        )
    return wrap_long_words(shown)


def sheets(signs: Signs, view: View, table: TableFacts) -> RenderableType:
    """Return both sheets in full."""
    say, number = signs.texts.say, lower_sheet(view)
    upper = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for name in ("column", "tokens", "b-costs", "b-gives"):
        upper.add_column(say(f"famiglia-{name}"), justify="right" if name == "b-costs" else "left")
    for column, name in enumerate(COLUMNS):
        price = table["columns"].get(name, {"tokens": 0, "cost": 0})
        gives = Text(say("phrase-column-gives", column_gives(column)), style="" if price["tokens"] else "dim")
        cost = Text(str(price["cost"])) if price["tokens"] else Text(say("famiglia-empty"), style="dim")
        upper.add_row(signs.texts.name(f"column:{name}", "name"), upper_tokens(signs, view, column), cost, gives)
    return Group(
        Text(say("famiglia-upper-sheet", {"sheet": f"sheet:{number - 1}"}), style="bold"),
        wrap_long_words(upper),
        Text(say("famiglia-lower-sheet", {"sheet": f"sheet:{number}"}), style="bold"),
        lower_grid(signs, view, number),
        Text(say("famiglia-sheets-note"), style="dim"),
    )


def lower_grid(signs: Signs, view: View, number: int) -> Table:
    """Return the lower sheet as a grid, with what its spaces do."""
    columns = [column_spaces(signs, number, column) for column in range(len(COLUMNS))]
    table = Table(box=box.ROUNDED, padding=(0, 1), show_lines=True)
    for name in COLUMNS:
        table.add_column(signs.texts.name(f"column:{name}", "name"), width=14)
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
    return wrap_long_words(table)


def mats(signs: Signs, view: View, table: TableFacts) -> RenderableType:
    """Return all rows of all mats; for the seat's own also what its next orders do."""
    texts = signs.texts
    if not texts.families:
        return Text(texts.say("famiglia-no-families"))
    shown = Table(box=box.ROUNDED, show_header=False)
    for seat, family in texts.families.items():
        taken, values = view["mats"][str(seat)], table["values"][str(seat)]
        about = [
            signs.mark(seat),
            Text(texts.name(f"family:{family}", "house")),
            Text(texts.say("famiglia-mat-soldati", values)),
            Text(texts.say("famiglia-mat-cars", values)),
        ]
        for i, row in enumerate(ROWS):
            spaces = mat_row(signs, FAMILIES.index(family), i, taken[row], seat == view["seat"])
            shown.add_row(about[i], texts.name(f"row:{row}", "short"), spaces)
        shown.add_section()
    return Group(wrap_long_words(shown), Text(texts.say("famiglia-mats-note"), style="dim"))


def mat_row(signs: Signs, family: int, row: int, taken: int, orders: bool) -> RenderableType:
    """Return a row of a mat, `× place 2  ▸ place 3 + Roadblock  ▸ place 4  · place 5`, and what the next orders do."""
    texts, data = signs.texts, signs.data
    steps: list[Text] = []
    details: list[Text] = []
    for at in range(len(data.mats[family].rows[row])):
        facts = printed_mat_space(data, family, row, at)
        unlocks, coming = facts["unlocks"], taken <= at < taken + COLUMN_TOKENS
        sign, style = ("×", "dim") if at < taken else ("▸", "bold") if coming else ("·", "")
        steps.append(Text(f"{sign} {texts.say('famiglia-mat-space', facts)}", style=style))
        if orders and unlocks and coming:
            details.append(Text(texts.say("famiglia-order", order_facts(signs, unlocks)), style="dim"))
    return Group(Flow(steps, Text("  ")), *details)


def order_facts(signs: Signs, name: str) -> MutableFacts:
    """Return what an order token shows."""
    order = signs.data.orders[signs.data.order_index[name]]
    return {"order": name, "supply": order.supply, "initiative": order.initiative, "shows": printed_texts.shows(order)}
