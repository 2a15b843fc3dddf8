"""The terminal renderer of a game: what the terminal needs besides the contract and its words.

A game's renderer is `GameRenderer` of the package here with its name. A game without one is playable too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, TypedDict

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games import package_of
from cosca.i18n import message_id
from cosca.kernel.documents import GameOptions
from cosca.kernel.events import View
from cosca.kernel.facts import GameFacts
from cosca.terminal.game_lookup import make_game
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.layout import wrap_long_words


class VisibleState(NamedTuple):
    """What a seat (None: the public) sees: its view, and facts derived from it."""

    view: View
    facts: GameFacts


class Tally(TypedDict, total=False):
    """What a simulation counts besides wins; the families and teams are by seat."""

    rounds: int
    families: dict[int, str]
    teams: dict[int, int]


Panel = Callable[[VisibleState], RenderableType]


def visible_state(game: cosca.Game[Any], state: Any, seat: int | None) -> VisibleState:
    """Return what a seat sees of a state."""
    return VisibleState(game.view(state, seat), game.facts(state, seat))


class TableRenderer:
    """Renders a table for the active seat. This default knows no game and prints the view, key by key.

    A key of the view is called as the message `view-<key>` says, if the game has one.

    `words` is the start of the ids of its messages: `<words>-panel-<name>` says what a panel shows,
    `<words>-anytime` and `<words>-look` what these commands are for, `<words>-rules-example` how rules are looked up.
    """

    words: ClassVar[str] = "table"
    turns: ClassVar[tuple[str, ...]] = ()  # kinds of questions that start a turn: the table is shown again
    breaks: ClassVar[tuple[str, ...]] = ()  # kinds of events before which the log has an empty line
    done_by: ClassVar[tuple[str, ...]] = ()  # events whose sentence starts with the acting seat, not the piece's owner
    cards: ClassVar[tuple[str, ...]] = ()  # kinds of questions that ask for one card after the other
    has_anytime: ClassVar[bool] = False  # whether a seat may do something at any moment
    has_look: ClassVar[bool] = False  # whether a part of the board can be shown in detail
    examples: ClassVar[dict[str, str]] = {}  # for the help: example answers, the same in all languages

    def __init__(self, game: cosca.Game[Any], texts: GameTexts) -> None:
        self.texts = texts
        self.panels: dict[str, Panel] = {"table": self.whole_view}  # further panels of the table, by command

    def scene(self, visible: VisibleState) -> dict[str, RenderableType]:
        """Return the panels that a question needs, by name; unchanged ones are not printed again."""
        return {"table": self.compact(visible)}

    def hint(self, visible: VisibleState) -> tuple[str, ...]:
        """Return the panels to point at below a question."""
        return tuple(self.panels)[:4]

    def compact(self, visible: VisibleState) -> RenderableType:
        """Return the table in short form: at the end, and for `replay --board`."""
        table = Table.grid(padding=(0, 2))
        for key, value in visible.view.items():
            if key not in self.texts.kit.within:
                id = message_id("view", key)
                table.add_row(Text(self.texts.say(id) if self.texts.speaker.has(id) else key, "dim"), _shown(value))
        return wrap_long_words(table)

    def panel(self, name: str, visible: VisibleState) -> RenderableType:
        """Return one of the panels."""
        return self.panels[name](visible)

    def whole_view(self, visible: VisibleState) -> RenderableType:
        """Return the view as it is, as JSON."""
        return Text(json.dumps(visible.view, indent=1))

    def look(self, name: str, visible: VisibleState) -> RenderableType | None:
        """Return a part of the board in detail; None if there is none of that name."""
        return None

    def teams(self) -> dict[int, int]:
        """Return the team of each seat, from 1; empty if everyone plays alone."""
        return {}

    def share(self, one: int, two: int) -> bool:
        """Return whether two seats may look at each other's screens."""
        return one == two

    def sign(self, seat: int) -> Text:
        """Return the short symbol of a seat, in its colour."""
        return Text(str(seat))

    def mark(self, seat: int) -> Text:
        """Return the name of a seat, coloured and with its symbol."""
        return Text(self.texts.seat(seat))

    def style(self, seat: int) -> str:
        """Return the colour of a seat."""
        return ""

    def paint(self, text: str) -> Text:
        """Return a sentence with the names of seats in their colours."""
        painted = Text(text)
        for seat in self.texts.families:
            painted.highlight_words([self.texts.seat(seat)], self.style(seat))
        return painted

    def verdict(self, outcome: cosca.Outcome, seat: int) -> str:
        """Return the id of a message about the result for the seat; "" if there is none."""
        if not outcome.winners:
            return ""
        if seat not in outcome.winners:
            return "verdict-lost"
        return "verdict-won" if len(outcome.winners) == 1 else "verdict-shared"

    def ending(self, visible: VisibleState) -> RenderableType | None:
        """Return the final count; None if there is none."""
        return None

    def tally(self, state: Any) -> Tally:
        """Return what a simulation counts besides wins: seats by name (such as their family), and rounds."""
        return {}


def _shown(value: object) -> str:
    """Return a value of a view in one line, without JSON syntax."""
    if isinstance(value, Mapping):
        return ", ".join([f"{key}: {_shown(each)}" for key, each in value.items()])
    return ", ".join([_shown(each) for each in value]) if isinstance(value, list) else str(value)


def renderer_of(game: cosca.Game[Any], texts: GameTexts) -> TableRenderer:
    """Return the renderer of the game's table."""
    package = package_of("cosca.terminal", game.name)
    renderer: TableRenderer = TableRenderer(game, texts) if package is None else package.GameRenderer(game, texts)
    return renderer


_games: dict[str, tuple[cosca.Game[Any], TableRenderer]] = {}


def cached_game(name: str, options: GameOptions) -> tuple[cosca.Game[Any], TableRenderer]:
    """Return the named game with these options and its renderer; cached, because a process plays many games."""
    key = f"{name} {json.dumps(options, sort_keys=True)}"
    if key not in _games:
        game = make_game(name, options)
        _games[key] = game, renderer_of(game, GameTexts(game))
    return _games[key]


def component_set(name: str, options: GameOptions) -> str:
    """Return the components that a process would play with; a folder may have other contents on another machine."""
    return cached_game(name, options)[0].data_name()
