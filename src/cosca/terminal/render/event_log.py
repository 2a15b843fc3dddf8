"""The event log in the terminal: whole sentences, with the symbol of the acting seat at the left."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from cosca.kernel.events import Facts
from cosca.terminal.render.drawing import TableRenderer

LEFT: Final = 4  # cells of the symbol and the blank after it


class LogBlock:
    """Lines of a log: a symbol at the left, wrapped sentences beside it; no trailing blanks."""

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
    """Formats events. Consecutive events of one seat are one paragraph; events without a seat have their own line."""

    def __init__(self, renderer: TableRenderer) -> None:
        self.renderer = renderer
        self.texts = renderer.texts

    def tell(self, events: list[Facts]) -> RenderableType:
        """Return the events as one block."""
        runs: list[tuple[int, list[str]] | None] = []
        for facts in events:
            sentence = self.texts.event(facts)
            if not sentence:
                continue
            if facts["event"] in self.renderer.breaks and runs:
                runs.append(None)
            seat = self.actor(facts)
            last = runs[-1] if runs else None
            if last is not None and seat and last[0] == seat:
                last[1].append(sentence)
            else:
                runs.append((seat, [sentence]))
        return LogBlock([None if run is None else self.line(*run) for run in runs])

    def actor(self, facts: Facts) -> int:
        """Return the seat that a sentence begins with, 0 if none: the owner of the piece, or the seat that acted."""
        first = "by" if facts["event"] in self.renderer.done_by else "seat"
        return int(facts.get(first) or facts.get("seat") or facts.get("by") or 0)

    def line(self, seat: int, sentences: list[str]) -> tuple[Text, Text]:
        """Return the symbol of a seat, and its sentences."""
        sign = self.renderer.sign(seat) if seat else Text("—", style="dim")
        return sign, self.renderer.paint(" ".join(sentences))
