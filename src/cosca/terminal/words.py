"""What the terminal needs of a game besides the contract and its words: how its table is drawn.

A game's drawing is `GameDrawing` of the package here with its name. A game without one is played all the same.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

import cosca
from cosca.games import package_of
from cosca.kernel.texts import Line, Wording


class Drawing:
    """How a table is drawn for the seat in front. This one knows no game and prints the view."""

    turns: ClassVar[tuple[str, ...]] = ()  # the questions with which a turn starts: the table is shown again
    breaks: ClassVar[tuple[str, ...]] = ()  # the events before which the log has an empty line
    anytime: ClassVar[str] = ""  # what a seat may do at any moment, for the help; "" if there is no such thing
    look_at: ClassVar[tuple[str, str]] = ("", "")  # the command `look`, for the help
    example: ClassVar[str] = ""  # the text of a choice
    rules_example: ClassVar[str] = "`rules V4`"
    round_name: ClassVar[str] = "round"
    score: ClassVar[str] = "score"  # what the scores of an outcome count

    def __init__(self, game: cosca.Game[Any], wording: Wording) -> None:
        self.wording = wording

    def scene(self, view: dict[str, Any], decision: cosca.Decision) -> dict[str, RenderableType]:
        """What a question needs to be seen, by name; a part that did not change since is not printed again."""
        return {"table": self.compact(view)}

    def hint(self, view: dict[str, Any]) -> tuple[str, ...]:
        """The panels to point at below a question."""
        return tuple(self.panels())[:4]

    def compact(self, view: dict[str, Any]) -> RenderableType:
        """The table in short: at the end, and for `replay --board`."""
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


def drawing_of(game: cosca.Game[Any], wording: Wording) -> Drawing:
    """How the game's table is drawn."""
    package = package_of("cosca.terminal", game.name)
    found: Drawing = Drawing(game, wording) if package is None else package.GameDrawing(game, wording)
    return found


class LogBlock:
    """Lines of a log: who at the left, what beside it, wrapped; no line ends with blanks."""

    def __init__(self, lines: list[tuple[Text, Text] | None]) -> None:
        self.lines = lines  # None: an empty line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left = max([9, *[line[0].cell_len for line in self.lines if line]]) + 1
        for line in self.lines:
            if line is None:
                yield Text()
                continue
            who, what = line
            for at, part in enumerate(what.wrap(console, max(20, options.max_width - left))):
                part.rstrip()
                shown = who.copy() if not at else Text()
                yield shown.append(" " * (left - shown.cell_len), style="not bold").append_text(part)


class LogWriter:
    """Tells events in words, one line for what a seat did in a row."""

    def __init__(self, wording: Wording, drawing: Drawing) -> None:
        self.wording = wording
        self.drawing = drawing

    def tell(self, events: list[dict[str, Any]]) -> RenderableType:
        """The events as one block."""
        runs: list[tuple[int, list[str]] | None] = []
        for facts in events:
            line: Line | None = self.wording.event(facts)
            if line is None:
                continue
            if facts["event"] in self.drawing.breaks and runs:
                runs.append(None)
            last = runs[-1] if runs else None
            if last is not None and line.seat >= 0 and last[0] == line.seat:
                last[1].append(line.text)
            else:
                runs.append((line.seat, [line.text]))
        return LogBlock([None if run is None else self.line(*run) for run in runs])

    def line(self, seat: int, texts: list[str]) -> tuple[Text, Text]:
        who = Text("—", style="dim") if seat < 0 else self.drawing.mark(seat)
        return who, self.drawing.paint("; ".join(texts) + ("." if seat >= 0 else ""))
