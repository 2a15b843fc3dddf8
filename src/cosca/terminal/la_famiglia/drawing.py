"""The table of La Famiglia in 100 columns: seats, map, sheets, mats, tiles and orders, as one seat sees them.

Every seat has a colour, a letter and a sign of its own, so that no colour is needed to read the table.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games.la_famiglia.components.printed import FAMILIES
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.state import ORDERS
from cosca.games.la_famiglia.words.wording import FamigliaWording
from cosca.kernel.texts import Wording
from cosca.terminal.la_famiglia import sheets as famiglia_sheets
from cosca.terminal.la_famiglia.map import LEGEND, Map, near
from cosca.terminal.la_famiglia.signs import Signs
from cosca.terminal.words import Drawing

PANELS = {
    "map": "the map of Sicily",
    "sheets": "both action sheets: tokens, and what columns and spaces do",
    "mats": "the family mats: base values, what is taken and what comes next",
    "orders": "your team's orders, and those on the board; when they are open, in their sequence",
    "tiles": "the control tiles in play",
    "mandamenti": "who holds what in the 12 Mandamenti",
}
ON_SHEETS = (
    "planning.move",
    "planning.space",
    "ultima.space",
    "column.token",
    "influence.space",
    "tiles.swap",
    "setup.token",
)


class FamigliaDrawing(Drawing):
    """La Famiglia."""

    turns = ("planning.move",)
    breaks = ("phase", "control")
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
        self.signs = Signs(game.data, wording)

    def mark(self, seat: int) -> Text:
        return self.signs.mark(seat)

    def paint(self, text: str) -> Text:
        return self.signs.paint(text)

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

    # ---------------------------------------------------------------- what is shown by itself

    def scene(self, view: dict[str, Any], decision: cosca.Decision) -> dict[str, RenderableType]:
        """The sheets for tokens, the map for areas and seas; nothing in a conflict: its questions say who fights."""
        self.words.learn(view)
        if view["fight"] is not None:
            return {}
        parts: dict[str, RenderableType] = {"header": self.header(view)}
        if not view["round"]:
            return parts
        if decision.kind in ON_SHEETS:
            parts["header"] = Group(self.header(view), self.seats(view))
            return parts | {"sheets": famiglia_sheets.compact(self.signs, view)}
        if any(touched.startswith(("area:", "sea:")) for each in decision.choices for touched in each.touches):
            parts |= {"map": Map(self.game, self.signs, view), "legend": Text(LEGEND, style="dim")}
        return parts

    def hint(self, view: dict[str, Any]) -> tuple[str, ...]:
        return ("orders", "map", "tiles") if view["phase"] == "encounter" else ("map", "sheets", "mats", "orders")

    def compact(self, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        if not view["round"]:
            return self.header(view)
        return Group(self.header(view), self.seats(view), self.map(view))

    # ---------------------------------------------------------------- panels

    def panels(self) -> dict[str, str]:
        return PANELS

    def panel(self, name: str, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        found: RenderableType = getattr(self, name)(view)
        return found

    def header(self, view: dict[str, Any]) -> Text:
        if view["phase"] == "setup":
            text = Text("Set-up", style="bold")
        else:
            text = Text(f"Round {view['round']} of 4 · {self.phase(view)}", style="bold")
        if view["first"]:
            text.append(" · first ", style="not bold").append_text(self.mark(view["first"]))
        if view["primo"] and view["primo"] != view["first"]:
            text.append(" · next first ", style="not bold").append_text(self.mark(view["primo"]))
        left = sum(len(owners) for owners in view["top"].values())
        if left and view["phase"] == "planning":
            text.append(f" · {left} token{'s' if left > 1 else ''} left on the upper sheet", style="not bold")
        return text

    def phase(self, view: dict[str, Any]) -> str:
        """What goes on, in words."""
        if view["result"] is not None:
            return "game over"
        top = view["steps"][-1][0] if view["steps"] else ""
        return f"management after the {view['phase']} phase" if top.startswith("tile.") else f"{view['phase']} phase"

    def fight(self, view: dict[str, Any]) -> Text:
        return self.paint(self.words.fight(view))

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
        parts: list[RenderableType] = [Map(self.game, self.signs, view)]
        if view["fight"] is not None:
            parts.append(self.fight(view))
        return Group(*parts, Text(LEGEND, style="dim"))

    def sheets(self, view: dict[str, Any]) -> RenderableType:
        return famiglia_sheets.sheets(self.signs, view)

    def mats(self, view: dict[str, Any]) -> RenderableType:
        return famiglia_sheets.mats(self.signs, view)

    def orders(self, view: dict[str, Any]) -> RenderableType:
        if not self.words.families:
            return Text("Nobody leads a family yet, so there are no orders.")
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        for name in ("where", "whose", "order", "what it does"):
            table.add_column(name)
        on_board = [
            (each, self.data.area_names[self.data.area_index[name]])
            for name, area in view["areas"].items()
            for each in area["orders"]
        ]
        waiting, now = self.sequence(view)
        for each, where in sorted(on_board, key=lambda found: self.moment(found[0], waiting, view)):
            if "order" not in each:
                table.add_row(where, self.mark(each["seat"]), "?", "face down")
                continue
            order = self.data.orders[self.data.order_index[each["order"]]]
            at = (each["seat"], order.slot)
            text = Text(self.words.order(order))
            if view["phase"] == "encounter" and at == now:
                text.append("  ◂ now", style="bold")
            elif view["phase"] == "encounter" and at not in waiting:
                text = Text("done; it stays for its vest: ", style="dim").append_text(text)
            table.add_row(where, self.mark(each["seat"]), order.name, text)
        for place, found in (
            ("HQ", {seat: hq["orders"] for seat, hq in view["hq"].items()}),
            ("sold", view["sold"]),
        ):
            for seat, names in found.items():
                for name in names:
                    order = self.data.orders[self.data.order_index[name]]
                    table.add_row(place, self.mark(int(seat)), order.name, self.words.order(order))
        return table

    def sequence(self, view: dict[str, Any]) -> tuple[list[tuple[int, int]], tuple[int, int] | None]:
        """The orders (seat and slot) that are still to come, in sequence, and the one that is carried out now."""
        waiting: list[tuple[int, int]] = []
        now: tuple[int, int] | None = None
        for kind, fields in view["steps"]:
            if kind in ("encounter.next", "encounter.which"):
                waiting = [(at // ORDERS, at % ORDERS) for at in fields["queue"]]
            elif kind == "order.done":
                now = (fields["seat"], fields["slot"])
        return waiting, now

    def moment(self, each: dict[str, Any], waiting: list[tuple[int, int]], view: dict[str, Any]) -> tuple[int, ...]:
        """When an order on the board is carried out, to sort by: kind, initiative, then the turn order."""
        if view["phase"] != "encounter":
            return (0,)
        order = self.data.orders[self.data.order_index[each["order"]]]
        turns = self.data.turn_order
        rank = (turns.index(each["seat"]) - turns.index(view["first"])) % len(turns)
        at = (each["seat"], order.slot)
        return (int(not order.supply), order.initiative, rank, waiting.index(at) if at in waiting else -1)

    def tiles(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        for name in ("tile", "phase", "team 1", "team 2", "what it does"):
            table.add_column(name)
        for name, marks in view["tiles"].items():
            index = self.data.tile_index[name]
            tile = self.data.tiles[index]
            shown = [self.mark(m) if m else "" for m in marks]
            table.add_row(tile.name, tile.phase, *shown, self.words.tile_text(index))
        return table

    def mandamenti(self, view: dict[str, Any]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        for name in ("Mandamento", "control", "areas"):
            table.add_column(name)
        for m, name in enumerate(self.data.mandamento_names):
            areas = Text()
            for a in self.data.mandamento_areas[m]:
                areas.append(f"{self.data.area_names[a]} ")
                areas.append_text(self.signs.area(self.data.areas[a], view)).append("   ")
            seat = view["control"].get(self.data.mandamenti[m])
            table.add_row(name, self.mark(seat) if seat else "", areas)
        return table

    def look(self, name: str, view: dict[str, Any]) -> RenderableType | None:
        self.words.learn(view)
        return near(name, self.signs, view)
