"""The table of La Famiglia in 100 columns: seats, map, sheets, mats, tiles and orders, as one seat sees them.

Every seat has a colour, a letter and a sign of its own, so that no colour is needed to read the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games.la_famiglia.components import COLUMNS, FAMILIES, ROWS
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.wording import FamigliaWording
from cosca.kernel.texts import Wording
from cosca.terminal.layout import Box, spread
from cosca.terminal.words import Drawing

SIGNS = ("○", "●", "★", "◆", "▲")  # neutrals and the seats, as on the board
LETTERS = {"black": "K", "blue": "B", "green": "G", "red": "R", "white": "W", "yellow": "Y"}
STYLES = {
    "black": "black on grey70",
    "blue": "bold dodger_blue1",
    "green": "bold green",
    "red": "bold red",
    "white": "bold white on grey30",
    "yellow": "bold yellow",
}
WIDTH, HEIGHT, CELL = 100, 27, (12, 2)
PANELS = {
    "map": "the map of Sicily",
    "sheets": "both action sheets: tokens, and what the spaces do",
    "mats": "the family mats: base values and what comes next",
    "orders": "your team's orders, and those on the board",
    "tiles": "the control tiles in play",
    "mandamenti": "who holds what in the 12 Mandamenti",
}
LEGEND = "●R3 Red, 3 Soldati · empty ○ neutral  l lab  c car  ? order face down  ■ your team's  ! open  ~ sea"


@lru_cache(maxsize=4)
def places(game: LaFamiglia, width: int, height: int) -> dict[str, Box]:
    """Where areas and seas stand on a map of that size."""
    board: Any = game.data.source["board.json"]
    points = {
        str(each["id"]): (float(each["label"]["at"][0]), float(each["label"]["at"][1]))
        for each in [*board["areas"], *board["seas"]]
    }
    return spread(points, width, height, CELL)


class Map:
    """The map, drawn as wide as there is room."""

    def __init__(self, drawing: FamigliaDrawing, view: dict[str, Any]) -> None:
        self.drawing = drawing
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawing.drawn_map(self.view, max(60, min(WIDTH, options.max_width)))


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "."


class FamigliaDrawing(Drawing):
    """La Famiglia."""

    turns = ("planning.move",)
    anytime = "what you may do at any moment: sell an order, help your teammate (also: a)"
    look_at = ("look AREA", "an area and its neighbours")
    example = "area bronte"
    rules_example = "`rules V4` or `rules car bomb`"
    score = "Mandamenti"

    def __init__(self, game: cosca.Game[Any], wording: Wording) -> None:
        super().__init__(game, wording)
        assert isinstance(game, LaFamiglia)
        assert isinstance(wording, FamigliaWording)
        self.game = game
        self.data = game.data
        self.words = wording

    # ---------------------------------------------------------------- signs and colours

    def style(self, seat: int) -> str:
        return STYLES.get(self.words.families.get(seat, ""), "") if seat else "grey62"

    def sign(self, seat: int) -> Text:
        """`●R`: sign and letter."""
        letter = LETTERS.get(self.words.families.get(seat, ""), "") if seat else ""
        return Text(f"{SIGNS[seat]}{letter}", style=self.style(seat))

    def mark(self, seat: int) -> Text:
        return Text(f"{SIGNS[seat]} {self.words.seat(seat)}", style=self.style(seat))

    def paint(self, text: str) -> Text:
        painted = Text(text)
        for seat in self.words.families:
            painted.highlight_words([self.words.seat(seat)], self.style(seat))
        return painted

    def teams(self) -> dict[int, int]:
        return {seat: self.data.team_of[seat] for seat in self.game.seats}

    def share(self, one: int, two: int) -> bool:
        return two in (one, self.data.mate_of[one])

    def verdict(self, outcome: cosca.Outcome, seat: int) -> str:
        if not outcome.winners:
            return ""
        return "Your team has won." if seat in outcome.winners else "Your team has lost."

    def tally(self, state: Any) -> dict[str, Any]:
        families = {seat: FAMILIES[state.family[seat]] for seat in self.game.seats}
        return {"rounds": state.round, "families": families, "teams": self.teams()}

    # ---------------------------------------------------------------- panels

    def compact(self, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        if not view["round"]:
            return self.header(view)
        return Group(self.header(view), self.seats(view), self.map(view))

    def panels(self) -> dict[str, str]:
        return PANELS

    def panel(self, name: str, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        found: RenderableType = getattr(self, name)(view)
        return found

    def header(self, view: dict[str, Any]) -> Text:
        top = sum(len(owners) for owners in view["top"].values())
        text = Text(f"Round {view['round']} of 4 · {view['phase']} phase", style="bold")
        if view["phase"] == "setup":
            text = Text("Set-up", style="bold")
        if view["first"]:
            text.append(" · first ", style="not bold").append_text(self.mark(view["first"]))
        if view["primo"] and view["primo"] != view["first"]:
            text.append(" · next first ", style="not bold").append_text(self.mark(view["primo"]))
        if view["phase"] == "planning":
            text.append(f" · {top} tokens left on the upper sheet", style="not bold")
        return text

    def seats(self, view: dict[str, Any]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), show_edge=False)
        for name in (
            "seat",
            "Mand.",
            "areas",
            "Soldati",
            "money",
            "HQ",
            "orders",
            "recruit",
            "place",
            "car",
        ):
            table.add_column(name, justify="left" if name == "seat" else "right", no_wrap=True)
        for seat in (1, 2, 3, 4):
            own = [area for area in view["areas"].values() if area["holder"] == seat]
            hq = view["hq"].get(str(seat))
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" you", style="not bold")
            elif view["seat"] and seat == self.data.mate_of[view["seat"]]:
                name.append(" team", style="not bold dim")
            values = self.words.values(view, seat)
            table.add_row(
                name,
                str(len([holder for holder in view["control"].values() if holder == seat])),
                str(len(own)),
                str(sum(area["soldati"] for area in own)),
                *([str(hq["money"]), str(hq["soldati"]), str(len(hq["orders"]))] if hq else ["·", "·", "·"]),
                *[str(values.get(key, "·")) for key in ("recruit", "place")],
                f"{values['attack']}/{values['bomb']}" if values else "·",
            )
        return table

    def map(self, view: dict[str, Any]) -> RenderableType:
        return Map(self, view)

    def drawn_map(self, view: dict[str, Any], width: int) -> RenderableType:
        """The map in that many columns; a narrow one is higher."""
        height = HEIGHT if width >= WIDTH else HEIGHT + (WIDTH - width) // 3
        rows = [Text() for _ in range(height)]
        cells: list[tuple[Box, Text, Text]] = []
        for name, at in places(self.game, width, height).items():
            if name in view["areas"]:
                index = self.data.area_index[name]
                title = Text(shortened(self.data.area_names[index], CELL[0] - 1))
                if name == self.data.areas[self.data.tie_breaker]:
                    title.stylize("underline")
                cells.append((at, title, self.area(view["areas"][name], view)))
            else:
                sea = self.data.sea_names[self.data.sea_index[name]].split(" ", 1)[-1]
                title = Text(shortened(f"~{sea}", CELL[0] - 1), style="cyan")
                cells.append((at, title, self.boats(view["seas"][name])))
        for at, title, content in sorted(cells, key=lambda cell: cell[0].x):
            for line, text in ((at.y, title), (at.y + 1, content)):
                rows[line].append(" " * (at.x - rows[line].cell_len)).append_text(text)
        return Group(*rows, Text(LEGEND, style="dim"))

    def area(self, area: dict[str, Any], view: dict[str, Any]) -> Text:
        holder = area["holder"]
        text = Text()
        if holder is None:
            text.append("·", style="dim")
        else:
            text.append_text(self.sign(holder).append(str(area["soldati"])))
        if area["labs"]:
            text.append(f" l{area['labs']}", style="magenta")
        cars = sum(area["cars"].values())
        if cars:
            text.append(f"c{cars}" if area["labs"] else f" c{cars}", style="not bold")
        if area["orders"]:
            text.append(" ")
        for order in area["orders"]:
            if view["phase"] == "encounter":
                text.append("!", style="bold")
            else:
                text.append("■" if "order" in order else "?", style=self.style(order["seat"]))
        return text

    def boats(self, boats: dict[str, int]) -> Text:
        text = Text()
        for seat, n in boats.items():
            text.append_text(self.sign(int(seat))).append(f"{n} ")
        return text

    def tokens(self, owners: list[int]) -> Text:
        text = Text()
        for owner in owners:
            text.append_text(self.sign(owner)).append(" ")
        return text

    def sheets(self, view: dict[str, Any]) -> RenderableType:
        lower = self.words.lower_sheet(view)
        return Group(self.sheet(view, lower - 1, "top"), self.sheet(view, lower, "bottom"))

    def sheet(self, view: dict[str, Any], number: int, place: str) -> RenderableType:
        sheet = self.data.sheets[number]
        upper = place == "top"
        title = f"{'Upper' if upper else 'Lower'} sheet: {sheet.name}"
        table = Table(box=box.ROUNDED, title=title, title_justify="left", padding=(0, 1), show_lines=not upper)
        for column, name in enumerate(COLUMNS):
            heading = Text(self.words.column(name))
            if upper:
                tokens, cost = self.words.column_cost(view, column)
                heading.append(f"\nB costs {cost}" if tokens else "\nempty", style="not bold dim")
            table.add_column(heading, width=14)
        for line in range(max(len(column) for column in sheet.columns)):
            cells: list[Text] = []
            for column in sheet.columns:
                space = self.data.spaces[sheet.first + column[line]] if line < len(column) else None
                if space is None:
                    cells.append(Text())
                    continue
                cell = Text(f"{line + 1} ", style="dim")
                cell.append_text(self.tokens(view[place].get(space.id, [])))
                if space.id in view["busts"].values():
                    cell.append("♟", style="bold")
                if not upper:
                    cell.append(f"\n{self.short(space)}", style="not dim")
                cells.append(cell)
            table.add_row(*cells)
        return table

    def short(self, space: Any) -> str:
        say = self.words.text.say
        joint = " + " if space.join == "and" else " / "
        text = joint.join([say("part", f"{part.do}_short", {"n": part.n}) for part in space.parts])
        if space.money:
            text += f" {space.money:+d}$"
        return text + (" ∞" if space.infinite else "")

    def mats(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.ROUNDED)
        for name in ("seat", "row", "taken", "the next token gives"):
            table.add_column(name)
        for seat, family in self.words.families.items():
            mat, taken = self.data.mats[FAMILIES.index(family)], view["mats"][str(seat)]
            values = self.words.values(view, seat)
            about = [
                self.mark(seat),
                Text(mat.name),
                Text(f"recruit {values['recruit']}, place {values['place']}"),
                Text(f"car {values['attack']}, bomb {values['bomb']}"),
            ]
            for i, row in enumerate(ROWS):
                following = self.words.mat_space(family, row, taken[row])
                table.add_row(about[i], self.words.column(row), f"{taken[row]} of {len(mat.rows[i])}", following)
            table.add_section()
        return table

    def orders(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("where", "whose", "order", "what it does"):
            table.add_column(name)
        for name, area in view["areas"].items():
            where = self.data.area_names[self.data.area_index[name]]
            for each in area["orders"]:
                if "order" in each:
                    order = self.data.orders[self.data.order_index[each["order"]]]
                    table.add_row(where, self.mark(each["seat"]), order.name, self.words.order(order))
                else:
                    table.add_row(where, self.mark(each["seat"]), "?", "face down")
        for place, found in (
            ("HQ", {seat: hq["orders"] for seat, hq in view["hq"].items()}),
            ("sold", view["sold"]),
        ):
            for seat, names in found.items():
                for name in names:
                    order = self.data.orders[self.data.order_index[name]]
                    table.add_row(place, self.mark(int(seat)), order.name, self.words.order(order))
        return table

    def tiles(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("tile", "phase", "team 1", "team 2", "what it does"):
            table.add_column(name)
        for name, marks in view["tiles"].items():
            tile = self.data.tiles[self.data.tile_index[name]]
            table.add_row(tile.name, tile.phase, *[self.mark(m) if m else "" for m in marks], tile.text)
        return table

    def mandamenti(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("Mandamento", "control", "areas"):
            table.add_column(name)
        for m, name in enumerate(self.data.mandamento_names):
            areas = Text()
            for a in self.data.mandamento_areas[m]:
                areas.append(f"{self.data.area_names[a]} ")
                areas.append_text(self.area(view["areas"][self.data.areas[a]], view)).append("   ")
            seat = view["control"].get(self.data.mandamenti[m])
            table.add_row(name, self.mark(seat) if seat else "", areas)
        return table

    def look(self, name: str, view: dict[str, Any]) -> RenderableType | None:
        wanted = name.casefold()
        found = [a for a, full in enumerate(self.data.area_names) if full.casefold().startswith(wanted)]
        if len(found) != 1:
            return None
        self.words.learn(view)
        here = found[0]
        text = Text(f"{self.data.area_names[here]} ", style="bold")
        text.append_text(self.area(view["areas"][self.data.areas[here]], view))
        text.append(f"  Mandamento {self.data.mandamento_names[self.data.mandamento_of[here]]}\n", style="not bold")
        for a in self.data.neighbours[here]:
            text.append(f"  next to {self.data.area_names[a]} ", style="not bold")
            text.append_text(self.area(view["areas"][self.data.areas[a]], view)).append("\n")
        for sea in self.data.area_seas[here]:
            text.append(f"  on {self.data.sea_names[sea]} ", style="cyan not bold")
            text.append_text(self.boats(view["seas"][self.data.seas[sea]])).append("\n")
        return text
