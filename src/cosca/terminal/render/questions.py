"""Questions in the terminal: the sentence, and the list of choices with what to type for each."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosca.kernel.facts import ChoiceFacts, QuestionFacts
from cosca.terminal.render.drawing import TableRenderer
from cosca.terminal.render.labels import choice_labels
from cosca.terminal.render.layout import wrap_long_words

RUNS: Final = 3  # how often a list may switch between columns and single lines


class QuestionWriter:
    """Prints questions and messages of a game."""

    def __init__(self, renderer: TableRenderer, console: Console) -> None:
        self.renderer = renderer
        self.texts = renderer.texts
        self.console = console

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Print a message."""
        self.console.print(self.renderer.paint(self.texts.say(id, args)), style=style)

    def question(self, question: QuestionFacts) -> None:
        """Print the question and its answers."""
        self.console.print(self.renderer.paint(self.texts.question(question)), style="bold")
        self.choices(question["choices"], question["kind"])

    def choices(
        self, choices: list[ChoiceFacts], kind: str, mark: str = "", only: list[ChoiceFacts] | None = None
    ) -> None:
        """Print a list with what to type, or a part of it; short texts in columns, long ones below each other."""
        listed = [
            (Text(f"{mark}{label}".rjust(3), "cyan"), self.renderer.paint(self.words_of(kind, choice)))
            for label, choice in zip(choice_labels(choices), choices, strict=True)
            if only is None or choice in only
        ]
        runs = [list(run) for _, run in groupby(listed, key=lambda row: row[1].cell_len <= self.console.width // 2 - 6)]
        for run in runs if len(runs) <= RUNS else [listed]:
            self.columns(run)

    def words_of(self, kind: str, choice: ChoiceFacts) -> str:
        """Return an answer with its certain consequences."""
        text = self.texts.choice(kind, choice)
        certain = choice.get("certain")
        return self.texts.say("play-certain", {"choice": text, "certain": certain}) if certain else text

    def columns(self, listed: list[tuple[Text, Text]]) -> None:
        """Return the number of columns: as many as fit, but no more than the list needs to be readable."""
        longest = max(text.cell_len for _, text in listed)
        across = max(1, min((self.console.width + 2) // (longest + 7), (len(listed) + 3) // 4))
        down = -(-len(listed) // across)
        table = Table.grid(padding=(0, 2))
        for at in range(down):
            table.add_row(*[cell for pair in listed[at::down] for cell in pair])
        self.console.print(wrap_long_words(table))
