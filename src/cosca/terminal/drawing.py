"""What the terminal needs of a game besides the contract and its words: how its table is drawn.

A game's drawing is `GameDrawing` of the package here with its name. A game without one is played all the same.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text

import cosca
from cosca.games import package_of
from cosca.kernel.events import View
from cosca.kernel.facts import GameFacts
from cosca.terminal.speech import Voice


class Sight(NamedTuple):
    """What a seat (None: the public) sees: its view, and what follows from it by the rules."""

    view: View
    facts: GameFacts


def sight_of(game: cosca.Game[Any], state: Any, seat: int | None) -> Sight:
    """What a seat sees of a state."""
    return Sight(game.view(state, seat), game.facts(state, seat))


class Drawing:
    """How a table is drawn for the seat in front. This one knows no game and prints the view.

    `words` is the start of the ids of its messages: `<words>-panel-<name>` says what a panel shows,
    `<words>-anytime` and `<words>-look` what these commands are for, `<words>-rules-example` how rules are looked up.
    """

    words: ClassVar[str] = "table"
    turns: ClassVar[tuple[str, ...]] = ()  # the questions with which a turn starts: the table is shown again
    breaks: ClassVar[tuple[str, ...]] = ()  # the events before which the log has an empty line
    done_by: ClassVar[tuple[str, ...]] = ()  # the events of which the log tells who did it before whose piece it is
    cards: ClassVar[tuple[str, ...]] = ()  # the questions that ask for one card after the other
    panels: ClassVar[tuple[str, ...]] = ("table",)  # the commands that show more
    has_anytime: ClassVar[bool] = False  # whether a seat may do something at any moment
    has_look: ClassVar[bool] = False  # whether a part of the board can be seen from near
    examples: ClassVar[dict[str, str]] = {}  # for the help: what may be typed to answer, in no language

    def __init__(self, game: cosca.Game[Any], voice: Voice) -> None:
        self.voice = voice

    def scene(self, sight: Sight) -> dict[str, RenderableType]:
        """What a question needs to be seen, by name; a part that did not change since is not printed again."""
        return {"table": self.compact(sight)}

    def hint(self, sight: Sight) -> tuple[str, ...]:
        """The panels to point at below a question."""
        return self.panels[:4]

    def compact(self, sight: Sight) -> RenderableType:
        """The table in short: at the end, and for `replay --board`."""
        return Text()

    def panel(self, name: str, sight: Sight) -> RenderableType:
        """One of the panels."""
        return Text(json.dumps(sight.view, indent=1))

    def look(self, name: str, sight: Sight) -> RenderableType | None:
        """A part of the board from near; None if there is none of that name."""
        return None

    def teams(self) -> dict[int, int]:
        """The team of each seat, from 1; none where everyone plays alone."""
        return {}

    def share(self, one: int, two: int) -> bool:
        """Whether two seats may look at each other's screens."""
        return one == two

    def sign(self, seat: int) -> Text:
        """The short sign of a seat, in its colour."""
        return Text(str(seat))

    def mark(self, seat: int) -> Text:
        """The name of a seat, coloured and with its sign."""
        return Text(self.voice.seat(seat))

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return ""

    def paint(self, text: str) -> Text:
        """A sentence with the names of seats in their colours."""
        painted = Text(text)
        for seat in self.voice.families:
            painted.highlight_words([self.voice.seat(seat)], self.style(seat))
        return painted

    def verdict(self, outcome: cosca.Outcome, seat: int) -> str:
        """What the end means for the seat, "" if nothing: the id of a message."""
        if not outcome.winners:
            return ""
        if seat not in outcome.winners:
            return "verdict-lost"
        return "verdict-won" if len(outcome.winners) == 1 else "verdict-shared"

    def ending(self, sight: Sight) -> RenderableType | None:
        """How the end is counted; None if there is nothing to count."""
        return None

    def tally(self, state: Any) -> dict[str, Any]:
        """What a simulation counts besides wins: seats by name (such as their family), and rounds."""
        return {}


def drawing_of(game: cosca.Game[Any], voice: Voice) -> Drawing:
    """How the game's table is drawn."""
    package = package_of("cosca.terminal", game.name)
    found: Drawing = Drawing(game, voice) if package is None else package.GameDrawing(game, voice)
    return found
