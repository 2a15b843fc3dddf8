"""The table of La Famiglia in 100 columns: seats, map, sheets, mats, tiles and orders, as one seat sees them.

Every seat has a colour, a letter and a sign of its own, so that no colour is needed to read the table.
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
from cosca.terminal.drawing import Drawing, Sight
from cosca.terminal.la_famiglia import sheets as famiglia_sheets
from cosca.terminal.la_famiglia.map import Map, near
from cosca.terminal.la_famiglia.signs import Signs
from cosca.terminal.layout import whole
from cosca.terminal.speech import Voice

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


def of(sight: Sight) -> tuple[View, TableFacts]:
    """What a seat sees, by its types."""
    return cast("View", sight.view), cast("TableFacts", sight.facts["table"])


class FamigliaDrawing(Drawing):
    """La Famiglia."""

    words = "famiglia"
    turns = ("planning.move",)
    breaks = ("phase", "control")
    done_by = ("money_asked",)
    panels = ("map", "sheets", "mats", "orders", "tiles", "mandamenti")
    has_anytime = True
    has_look = True
    examples = {  # noqa: RUF012 (never changed)
        "choice": "area bronte",
        "several": "token s0.two.3 of 0; space s1.church.1",
    }

    def __init__(self, game: cosca.Game[Any], voice: Voice) -> None:
        super().__init__(game, voice)
        assert isinstance(game, LaFamiglia)
        self.game = game
        self.data = game.data
        self.signs = Signs(game.data, voice)

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

    def tally(self, state: Any) -> dict[str, Any]:
        families = {seat: FAMILIES[state.family[seat]] for seat in self.game.seats}
        return {"rounds": state.round, "families": families, "teams": self.teams()}

    # ---------------------------------------------------------------- what is shown by itself

    def scene(self, sight: Sight) -> dict[str, RenderableType]:
        """The sheets for tokens, the map for areas and seas; nothing in a conflict: its questions say who fights."""
        view, table = of(sight)
        question = sight.facts["question"]
        assert question is not None
        if view["fight"] is not None:
            return {}
        parts: dict[str, RenderableType] = {"header": self.header(sight)}
        if not view["round"]:
            return parts
        if question["kind"] in ON_SHEETS:
            parts["header"] = Group(self.header(sight), self.seats(sight))
            return parts | {"sheets": famiglia_sheets.compact(self.signs, view, table)}
        if any(touched.startswith(("area:", "sea:")) for each in question["choices"] for touched in each["touches"]):
            parts |= {"map": Map(self.game, self.signs, view), "legend": self.legend()}
        return parts

    def hint(self, sight: Sight) -> tuple[str, ...]:
        encounter = sight.view["phase"] == "encounter"
        return ("orders", "map", "tiles") if encounter else ("map", "sheets", "mats", "orders")

    def compact(self, sight: Sight) -> RenderableType:
        if not sight.view["round"]:
            return self.header(sight)
        return Group(self.header(sight), self.seats(sight), self.map(sight))

    # ---------------------------------------------------------------- panels

    def panel(self, name: str, sight: Sight) -> RenderableType:
        found: RenderableType = getattr(self, name)(sight)
        return found

    def header(self, sight: Sight) -> Text:
        """The round, the phase, and who is first."""
        view, table = of(sight)
        facts = {
            "phase": table["phase"],
            "after": view["phase"],
            "round": view["round"],
            "rounds": table["score"]["rounds"],
            "begun": bool(view["first"]),
            "first": view["first"],
            "changes": bool(view["primo"]) and view["primo"] != view["first"],
            "next": f"seat:{view['primo']}",
            "tokens": sum([each["tokens"] for each in table["columns"].values()]),
        }
        return self.paint(self.voice.say("famiglia-header", facts))

    def legend(self) -> Text:
        return Text(self.voice.say("famiglia-legend"), style="dim")

    def heads(self, *names: str, right: tuple[str, ...] = (), padding: tuple[int, ...] = (0, 1)) -> Table:
        """A table with these heads."""
        table = Table(box=box.SIMPLE_HEAD, padding=cast("Any", padding), show_edge=False)
        for name in names:
            table.add_column(self.voice.say(f"famiglia-head-{name}"), justify="right" if name in right else "left")
        return whole(table)

    def seats(self, sight: Sight) -> Table:
        """What everyone has, as far as the seat knows."""
        view, table = of(sight)
        shown = self.heads(*HEADS, right=HEADS[1:], padding=(0, 0, 0, 1))
        for seat in self.game.seats:
            own = [area for area in view["areas"].values() if area["holder"] == seat]
            hq, values = view["hq"].get(str(seat)), table["values"].get(str(seat))
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" " + self.voice.say("famiglia-you"), style="not bold")
            elif view["seat"] and seat == self.data.mate_of[view["seat"]]:
                name.append(" " + self.voice.say("famiglia-mate"), style="not bold dim")
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

    def map(self, sight: Sight) -> RenderableType:
        """The map, with the attack under way."""
        view, table = of(sight)
        parts: list[RenderableType] = [Map(self.game, self.signs, view)]
        if table["fight"] is not None:
            parts.append(self.paint(self.voice.say("phrase-fight", table["fight"])))
        return Group(*parts, self.legend())

    def sheets(self, sight: Sight) -> RenderableType:
        return famiglia_sheets.sheets(self.signs, *of(sight))

    def mats(self, sight: Sight) -> RenderableType:
        return famiglia_sheets.mats(self.signs, *of(sight))

    def orders(self, sight: Sight) -> RenderableType:
        """Those on the board, in their sequence once it is known, then those in HQ and sold."""
        view, table = of(sight)
        if not self.voice.families:
            return Text(self.voice.say("famiglia-no-orders"))
        shown = self.heads("where", "whose", "order", "does")
        for each in table["sequence"]:
            where = "" if each["area"] is None else self.voice.name(f"area:{each['area']}")
            shown.add_row(where, *self.order(each["seat"], each["order"], each["state"]))
        if not table["sequence"]:
            for area, there in view["areas"].items():
                for token in there["orders"]:
                    shown.add_row(self.voice.name(f"area:{area}"), *self.order(token["seat"], token.get("order", "")))
        for place in ("hq", "sold"):
            for seat, orders in table["orders"].items():
                for name, at in orders.items():
                    if at == place:
                        where = self.voice.say(f"famiglia-place-{place}")
                        shown.add_row(where, *self.order(int(seat), name))
        return shown

    def order(self, seat: int, name: str, moment: str = "") -> tuple[Text, Text, Text]:
        """Whose an order is, what it is called and what it does; `moment` says where it is in the sequence."""
        if not name:
            return self.mark(seat), Text("?"), Text(self.voice.say("famiglia-face-down"))
        facts = {**famiglia_sheets.order_facts(self.signs, name), "moment": moment}
        style = {"now": "bold", "done": "dim"}.get(moment, "")
        return (
            self.mark(seat),
            Text(self.voice.name(f"order:{name}")),
            Text(self.voice.say("famiglia-does", facts), style),
        )

    def tiles(self, sight: Sight) -> RenderableType:
        """The control tiles in play, and whose they are."""
        view, _ = of(sight)
        shown = self.heads("tile", "phase", "team-1", "team-2", "does")
        for name, marks in view["tiles"].items():
            phase = self.data.tiles[self.data.tile_index[name]].phase
            owners = [self.mark(seat) if seat else Text() for seat in marks]
            shown.add_row(
                self.voice.name(f"tile:{name}"),
                self.voice.say("famiglia-tile-phase", {"phase": phase}),
                *owners,
                self.voice.name(f"tile:{name}", "text"),
            )
        return shown

    def mandamenti(self, sight: Sight) -> RenderableType:
        """The Mandamenti: who controls them, and who holds their areas."""
        view, _ = of(sight)
        shown = self.heads("mandamento", "control", "areas")
        for m, id in enumerate(self.data.mandamenti):
            areas = Text()
            for a in self.data.mandamento_areas[m]:
                name = self.data.areas[a]
                areas.append(f"{self.voice.name(f'area:{name}')} ")
                areas.append_text(self.signs.area(name, view)).append("   ")
            seat = view["control"].get(id)
            shown.add_row(self.voice.name(f"mandamento:{id}"), self.mark(seat) if seat else "", areas)
        return shown

    def look(self, name: str, sight: Sight) -> RenderableType | None:
        return near(name, self.signs, of(sight)[0])
