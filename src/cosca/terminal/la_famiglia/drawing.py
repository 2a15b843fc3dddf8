"""The table of La Famiglia in 100 columns: seats, map, sheets, mats, tiles and orders, as one seat sees them.

Every seat has its own colour, letter and symbol, so the table can be read without colours.
"""

from __future__ import annotations

from typing import Any, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games.la_famiglia.components.printed import FAMILIES
from cosca.games.la_famiglia.documents.types import TableFacts, View
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.terminal.la_famiglia import sheets as famiglia_sheets
from cosca.terminal.la_famiglia.map import Map, near
from cosca.terminal.la_famiglia.symbols import Signs
from cosca.terminal.render.drawing import TableRenderer, Tally, VisibleState
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.layout import wrap_long_words

ON_SHEETS: Final = (
    "planning.move",
    "planning.space",
    "ultima.space",
    "column.token",
    "influence.space",
    "tiles.swap",
    "setup.token",
)
HEADS: Final = ("seat", "mandamenti", "areas", "soldati", "money", "hq", "orders", "recruit", "place", "car")
UNKNOWN: Final = "·"


def of(visible: VisibleState) -> tuple[View, TableFacts]:
    """Return the view of a seat with its type."""
    return cast("View", visible.view), cast("TableFacts", visible.facts["table"])


class FamigliaRenderer(TableRenderer):
    """The terminal renderer of La Famiglia."""

    words = "famiglia"
    turns = ("planning.move",)
    breaks = ("phase", "control")
    done_by = ("money_asked",)
    has_anytime = True
    has_look = True
    examples = {  # noqa: RUF012 (never changed)
        "choice": "area bronte",
        "several": "token s0.two.3 of 0; space s1.church.1",
    }

    def __init__(self, game: cosca.Game[Any], texts: GameTexts) -> None:
        super().__init__(game, texts)
        self.panels = {
            "map": self.map,
            "sheets": self.sheets,
            "mats": self.mats,
            "orders": self.orders,
            "tiles": self.tiles,
            "mandamenti": self.mandamenti,
        }
        assert isinstance(game, LaFamiglia)
        self.game = game
        self.data = game.data
        self.signs = Signs(game.data, texts)

    def sign(self, seat: int) -> Text:
        return self.signs.sign(seat)

    def mark(self, seat: int) -> Text:
        return self.signs.mark(seat)

    def style(self, seat: int) -> str:
        return self.signs.style(seat)

    def teams(self) -> dict[int, int]:
        return {seat: self.data.team_of[seat] for seat in self.game.seats}

    def share(self, one: int, two: int) -> bool:
        return two in (one, self.data.mate_of[one])

    def verdict(self, outcome: cosca.Outcome, seat: int) -> str:
        if not outcome.winners:
            return ""
        return "verdict-team-won" if seat in outcome.winners else "verdict-team-lost"

    def tally(self, state: Any) -> Tally:
        families = {seat: FAMILIES[state.family[seat]] for seat in self.game.seats}
        return {"rounds": state.round, "families": families, "teams": self.teams()}

    # ---------------------------------------------------------------- shown without a command

    def scene(self, visible: VisibleState) -> dict[str, RenderableType]:
        """Return the sheets for tokens, the map for areas and seas; nothing in a conflict: its questions say enough."""
        view, table = of(visible)
        question = visible.facts["question"]
        assert question is not None
        if view["fight"] is not None:
            return {}
        parts: dict[str, RenderableType] = {"header": self.header(visible)}
        if not view["round"]:
            return parts
        if question["kind"] in ON_SHEETS:
            parts["header"] = Group(self.header(visible), self.seats(visible))
            return parts | {"sheets": famiglia_sheets.compact(self.signs, view, table)}
        if any(key.startswith(("area:", "sea:")) for choice in question["choices"] for key in choice["touches"]):
            parts |= {"map": Map(self.game, self.signs, view), "legend": self.legend()}
        return parts

    def hint(self, visible: VisibleState) -> tuple[str, ...]:
        encounter = visible.view["phase"] == "encounter"
        return ("orders", "map", "tiles") if encounter else ("map", "sheets", "mats", "orders")

    def compact(self, visible: VisibleState) -> RenderableType:
        if not visible.view["round"]:
            return self.header(visible)
        return Group(self.header(visible), self.seats(visible), self.map(visible))

    # ---------------------------------------------------------------- panels

    def header(self, visible: VisibleState) -> Text:
        """Return the round, the phase, and who is first."""
        view, table = of(visible)
        facts = {
            "phase": table["phase"],
            "after": view["phase"],
            "round": view["round"],
            "rounds": table["score"]["rounds"],
            "begun": bool(view["first"]),
            "first": view["first"],
            "changes": bool(view["primo"]) and view["primo"] != view["first"],
            "next": f"seat:{view['primo']}",
            "tokens": sum([column["tokens"] for column in table["columns"].values()]),
        }
        return self.paint(self.texts.say("famiglia-header", facts))

    def legend(self) -> Text:
        return Text(self.texts.say("famiglia-legend"), style="dim")

    def heads(self, *names: str, right: tuple[str, ...] = (), padding: tuple[int, ...] = (0, 1)) -> Table:
        """Return a table with these headings."""
        table = Table(box=box.SIMPLE_HEAD, padding=cast("Any", padding), show_edge=False)
        for name in names:
            table.add_column(self.texts.say(f"famiglia-head-{name}"), justify="right" if name in right else "left")
        return wrap_long_words(table)

    def seats(self, visible: VisibleState) -> Table:
        """Return what every seat has, as far as the seat knows."""
        view, table = of(visible)
        shown = self.heads(*HEADS, right=HEADS[1:], padding=(0, 0, 0, 1))
        for seat in self.game.seats:
            own = [area for area in view["areas"].values() if area["holder"] == seat]
            hq, values = view["hq"].get(str(seat)), table["values"].get(str(seat))
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" " + self.texts.say("famiglia-you"), style="not bold")
            elif view["seat"] and seat == self.data.mate_of[view["seat"]]:
                name.append(" " + self.texts.say("famiglia-mate"), style="not bold dim")
            shown.add_row(
                name,
                str(table["score"]["seats"][str(seat)]),
                str(len(own)),
                str(sum([area["soldati"] for area in own])),
                *([str(hq["money"]), str(hq["soldati"]), str(len(hq["orders"]))] if hq else [UNKNOWN] * 3),
                *([str(values["recruit"]), str(values["place"])] if values else [UNKNOWN] * 2),
                f"{values['attack']}/{values['bomb']}" if values else UNKNOWN,
            )
        return shown

    def map(self, visible: VisibleState) -> RenderableType:
        """Return the map, with the current attack."""
        view, table = of(visible)
        parts: list[RenderableType] = [Map(self.game, self.signs, view)]
        if table["fight"] is not None:
            parts.append(self.paint(self.texts.say("phrase-fight", table["fight"])))
        return Group(*parts, self.legend())

    def sheets(self, visible: VisibleState) -> RenderableType:
        return famiglia_sheets.sheets(self.signs, *of(visible))

    def mats(self, visible: VisibleState) -> RenderableType:
        return famiglia_sheets.mats(self.signs, *of(visible))

    def orders(self, visible: VisibleState) -> RenderableType:
        """Return the orders on the board, in sequence once it is known, then those in HQ and sold."""
        view, table = of(visible)
        if not self.texts.families:
            return Text(self.texts.say("famiglia-no-orders"))
        shown = self.heads("where", "whose", "order", "does")
        for entry in table["sequence"]:
            where = "" if entry["area"] is None else self.texts.name(f"area:{entry['area']}")
            shown.add_row(where, *self.order(entry["seat"], entry["order"], entry["state"]))
        if not table["sequence"]:
            for area, there in view["areas"].items():
                for token in there["orders"]:
                    shown.add_row(self.texts.name(f"area:{area}"), *self.order(token["seat"], token.get("order", "")))
        for place in ("hq", "sold"):
            for seat, orders in table["orders"].items():
                for name, at in orders.items():
                    if at == place:
                        where = self.texts.say(f"famiglia-place-{place}")
                        shown.add_row(where, *self.order(int(seat), name))
        return shown

    def order(self, seat: int, name: str, moment: str = "") -> tuple[Text, Text, Text]:
        """Return owner, name and effect of an order; `moment` is its place in the sequence."""
        if not name:
            return self.mark(seat), Text("?"), Text(self.texts.say("famiglia-face-down"))
        facts = {**famiglia_sheets.order_facts(self.signs, name), "moment": moment}
        style = {"now": "bold", "done": "dim"}.get(moment, "")
        return (
            self.mark(seat),
            Text(self.texts.name(f"order:{name}")),
            Text(self.texts.say("famiglia-does", facts), style),
        )

    def tiles(self, visible: VisibleState) -> RenderableType:
        """Return the control tiles in play, and their owners."""
        view, _ = of(visible)
        shown = self.heads("tile", "phase", "team-1", "team-2", "does")
        for name, marks in view["tiles"].items():
            phase = self.data.tiles[self.data.tile_index[name]].phase
            owners = [self.mark(seat) if seat else Text() for seat in marks]
            shown.add_row(
                self.texts.name(f"tile:{name}"),
                self.texts.say("famiglia-tile-phase", {"phase": phase}),
                *owners,
                self.texts.name(f"tile:{name}", "text"),
            )
        return shown

    def mandamenti(self, visible: VisibleState) -> RenderableType:
        """Return who controls the Mandamenti, and who holds their areas."""
        view, _ = of(visible)
        shown = self.heads("mandamento", "control", "areas")
        for m, id in enumerate(self.data.mandamenti):
            areas = Text()
            for a in self.data.mandamento_areas[m]:
                name = self.data.areas[a]
                areas.append(f"{self.texts.name(f'area:{name}')} ")
                areas.append_text(self.signs.area(name, view)).append("   ")
            seat = view["control"].get(id)
            shown.add_row(self.texts.name(f"mandamento:{id}"), self.mark(seat) if seat else "", areas)
        return shown

    def look(self, name: str, visible: VisibleState) -> RenderableType | None:
        return near(name, self.signs, of(visible)[0])
