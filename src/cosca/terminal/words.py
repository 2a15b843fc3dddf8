"""What the terminal needs of a game besides the contract: its words and how its table is drawn.

A game's words are the class `wording` of its module `wording`; its drawing is registered here. A game with
neither is played all the same, in the engine's own words.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.kernel.texts import Line, Wording


class Drawing:
    """How a table is drawn for the seat in front. This one knows no game and prints the view."""

    def __init__(self, game: cosca.Game[Any], wording: Wording) -> None:
        self.wording = wording

    def compact(self, view: dict[str, Any]) -> RenderableType:
        """What is shown at every turn."""
        return Text()

    def panels(self) -> dict[str, str]:
        """The commands that show more, each with what it shows."""
        return {"table": "the whole table as you see it"}

    def panel(self, name: str, view: dict[str, Any]) -> RenderableType:
        """One of the panels."""
        return Text(json.dumps(view, indent=1))

    def look(self, name: str, view: dict[str, Any]) -> RenderableType | None:
        """A part of the board from near; None if there is none of that name."""
        return None

    def share(self, one: int, two: int) -> bool:
        """Whether two seats may look at each other's screens."""
        return one == two

    def mark(self, seat: int) -> Text:
        """The name of a seat, coloured and with its sign."""
        return Text(self.wording.seat(seat))

    def paint(self, text: str) -> Text:
        """A sentence with the names of seats in their colours."""
        return Text(text)

    def tally(self, state: Any) -> dict[str, Any]:
        """What a simulation counts besides wins: seats by name (such as their family), and rounds."""
        return {}


def wording_of(game: cosca.Game[Any]) -> Wording:
    """The words of a game."""
    try:
        module = import_module(f"cosca.games.{game.name}.wording")
    except ModuleNotFoundError:
        return Wording(game)
    found: Wording = module.wording(game)
    return found


def drawing_of(game: cosca.Game[Any], wording: Wording) -> Drawing:
    """How the game's table is drawn."""
    if game.name == "la_famiglia":
        from cosca.terminal.famiglia import FamigliaDrawing

        return FamigliaDrawing(game, wording)
    return Drawing(game, wording)


class Teller:
    """Tells events in words, one line for what a seat did in a row."""

    def __init__(self, wording: Wording, drawing: Drawing) -> None:
        self.wording = wording
        self.drawing = drawing

    def tell(self, events: list[dict[str, Any]]) -> RenderableType:
        """The events as one block."""
        runs: list[tuple[int, list[str]]] = []
        for facts in events:
            line: Line | None = self.wording.event(facts)
            if line is None:
                continue
            if runs and line.seat >= 0 and runs[-1][0] == line.seat:
                runs[-1][1].append(line.text)
            else:
                runs.append((line.seat, [line.text]))
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True, min_width=9)
        table.add_column(ratio=1)
        for seat, texts in runs:
            who = Text("—", style="dim") if seat < 0 else self.drawing.mark(seat)
            table.add_row(who, self.drawing.paint("; ".join(texts) + ("." if seat >= 0 else "")))
        return table
