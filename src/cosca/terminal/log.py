"""The log in the terminal: whole sentences, with the sign of whoever acted at the left."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from cosca.kernel.events import Facts
from cosca.terminal.drawing import Drawing

LEFT: Final = 4  # cells of the sign and the blank after it


class LogBlock:
    """Lines of a log: a sign at the left, sentences beside it, wrapped; no line ends with blanks."""

    def __init__(self, lines: list[tuple[Text, Text] | None]) -> None:
        self.lines = lines  # None: an empty line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            if line is None:
                yield Text()
                continue
            sign, sentences = line
            for at, part in enumerate(sentences.wrap(console, max(20, options.max_width - LEFT))):
                part.rstrip()
                shown = sign.copy() if not at else Text()
                yield shown.append(" " * (LEFT - shown.cell_len), style="not bold").append_text(part)


class LogWriter:
    """Tells events in words. What a seat did in a row is one paragraph; what happens by itself has its own line."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.voice = drawing.voice

    def tell(self, events: list[Facts]) -> RenderableType:
        """The events as one block."""
        runs: list[tuple[int, list[str]] | None] = []
        for facts in events:
            sentence = self.voice.event(facts)
            if not sentence:
                continue
            if facts["event"] in self.drawing.breaks and runs:
                runs.append(None)
            seat = self.actor(facts)
            last = runs[-1] if runs else None
            if last is not None and seat and last[0] == seat:
                last[1].append(sentence)
            else:
                runs.append((seat, [sentence]))
        return LogBlock([None if run is None else self.line(*run) for run in runs])

    def actor(self, facts: Facts) -> int:
        """The seat that a sentence begins with, 0 if with none: whose piece it is about, or who did it."""
        first = "by" if facts["event"] in self.drawing.done_by else "seat"
        return int(facts.get(first) or facts.get("seat") or facts.get("by") or 0)

    def line(self, seat: int, sentences: list[str]) -> tuple[Text, Text]:
        """The sign of a seat, and its sentences."""
        sign = self.drawing.sign(seat) if seat else Text("—", style="dim")
        return sign, self.drawing.paint(" ".join(sentences))
