"""What the terminal needs of a game besides the contract: its words and how its table is drawn.

A game's words are the class `wording` of its module `wording`; its drawing is registered in DRAWINGS. A game with
neither is played all the same, in the engine's own words.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.kernel.texts import Line, Wording


class Drawing:
    """How a table is drawn for the seat in front. This one knows no game and prints the view."""

    turns: ClassVar[tuple[str, ...]] = ()  # the questions with which a turn starts: the table is shown again
    anytime: ClassVar[str] = ""  # what a seat may do at any moment, for the help; "" if there is no such thing
    look_at: ClassVar[tuple[str, str]] = ("", "")  # the command `look`, for the help
    example: ClassVar[str] = ""  # the text of a choice
    rules_example: ClassVar[str] = "`rules V4`"
    round_name: ClassVar[str] = "round"
    score: ClassVar[str] = "score"  # what the scores of an outcome count

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

    def teams(self) -> dict[int, int]:
        """The team of each seat, from 1; none where everyone plays alone."""
        return {}

    def share(self, one: int, two: int) -> bool:
        """Whether two seats may look at each other's screens."""
        return one == two

    def mark(self, seat: int) -> Text:
        """The name of a seat, coloured and with its sign."""
        return Text(self.wording.seat(seat))

    def paint(self, text: str) -> Text:
        """A sentence with the names of seats in their colours."""
        return Text(text)

    def verdict(self, outcome: cosca.Outcome, seat: int) -> str:
        """What the end means for the seat."""
        if not outcome.winners:
            return ""
        if seat not in outcome.winners:
            return "You have lost."
        return "You have won." if len(outcome.winners) == 1 else "You share the win."

    def ending(self, table: dict[str, Any]) -> RenderableType | None:
        """How the end is counted, from the table with nothing hidden; None if there is nothing to count."""
        return None

    def round(self, state: Any) -> int:
        """The round, or whatever a game is divided into."""
        return int(getattr(state, "round", 0))

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


DRAWINGS = {  # by the name of the game: module and class; loaded only when the game is played
    "la_famiglia": ("famiglia", "FamigliaDrawing"),
    "corleones_empire": ("empire", "EmpireDrawing"),
}


def drawing_of(game: cosca.Game[Any], wording: Wording) -> Drawing:
    """How the game's table is drawn."""
    if game.name not in DRAWINGS:
        return Drawing(game, wording)
    module, name = DRAWINGS[game.name]
    found: Drawing = getattr(import_module(f"cosca.terminal.{module}"), name)(game, wording)
    return found


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
