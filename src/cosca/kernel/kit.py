"""The kit of a game: its descriptor, beside the contract, for everything outside the engine.

Each game's folder has a module `kit` with the object `KIT`, by which a game is found.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Container, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from cosca.kernel.advance import AdvanceKind
from cosca.kernel.errors import BadOption
from cosca.kernel.events import Facts
from cosca.kernel.messages import Message

if TYPE_CHECKING:
    from cosca.kernel.decision import Outcome
    from cosca.kernel.game import Game
    from cosca.kernel.guide import Guide
    from cosca.kernel.rulebook import Rulebook


class Term(TypedDict):
    """What an element of the board is and does, and the ids of the rules that explain it."""

    text: Message
    rules: list[str]


UpgradeEvent = Callable[[str, Facts, int], Facts]
Laws = dict[str, tuple[str, ...]]

ENGLISH: Final = "en"
_laws: dict[Path, dict[str, Laws]] = {}


def as_stored(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """Return the facts of an older event unchanged, which is correct as long as no fact was added."""
    return facts


def no_terms(game: Any) -> dict[str, Term]:
    """Return the glossary of a game that has none."""
    return {}


def no_names(game: Any) -> dict[str, str | Message]:
    """Return the names of a game whose catalogues have all of them."""
    return {}


def no_facts(game: Any, outcome: Outcome) -> Facts:
    """Return the facts of an outcome that needs none in words."""
    return {}


def no_numbers(game: Any) -> dict[str, int]:
    """Return the numbers of a game whose guide names none."""
    return {}


def no_measures(game: Any, state: Any) -> dict[str, dict[int, int]]:
    """Return the measures of a game that names none."""
    return {}


class Kit:
    """The descriptor of a game.

    `argument_kinds` maps the name of a fact to the kinds of elements it refers to (`"origin": ("area", "space")`), so
    that messages can name them. `event_vocabulary` is raised when events get new facts; `upgrade_event` adds to an
    older event what follows from its own facts. `glossary` returns the terms of a game's components by element key,
    `names` the names that its catalogues lack: those of an overlay, and messages for printed texts. `ending` returns
    the arguments of the message `outcome-<reason>`. `measures` returns the values of each seat, secrets included, by
    measure (message `measure-<name>`), for the round by round report of a finished game. `starts` are the phases that a
    position may start with (message `start-<name>`), `within` its keys that describe a point within a rule. `numbers`
    returns the numbers of a game's components that its guide mentions. `advance` lists the questions that a seat may
    answer in advance (messages `advance-<kind>` and `advance-<kind>--<answer>`). Games are listed by `order`, then by
    name.
    """

    __slots__ = (
        "_books",
        "advance",
        "argument_kinds",
        "ending",
        "event_vocabulary",
        "game",
        "glossary",
        "measures",
        "names",
        "numbers",
        "order",
        "prefix",
        "starts",
        "upgrade_event",
        "within",
    )  # fmt: skip

    def __init__(
        self,
        game: type[Game[Any]],
        prefix: str,
        argument_kinds: Mapping[str, tuple[str, ...]],
        order: int,
        event_vocabulary: int = 1,
        upgrade_event: UpgradeEvent = as_stored,
        glossary: Callable[[Any], dict[str, Term]] = no_terms,
        names: Callable[[Any], dict[str, str | Message]] = no_names,
        ending: Callable[[Any, Outcome], Facts] = no_facts,
        measures: Callable[[Any, Any], dict[str, dict[int, int]]] = no_measures,
        starts: tuple[str, ...] = (),
        within: tuple[str, ...] = ("steps",),
        numbers: Callable[[Any], dict[str, int]] = no_numbers,
        advance: tuple[AdvanceKind, ...] = (),
    ) -> None:
        self.game: Final = game
        self.prefix: Final = prefix  # of the ids of its rules
        self.argument_kinds: Final = dict(argument_kinds)
        self.order: Final = order
        self.event_vocabulary: Final = event_vocabulary
        self.upgrade_event: Final = upgrade_event
        self.glossary: Final = glossary
        self.names: Final = names
        self.ending: Final = ending
        self.measures: Final = measures
        self.starts: Final = starts
        self.within: Final = within
        self.numbers: Final = numbers
        self.advance: Final = {kind.kind: kind for kind in advance}
        self._books: dict[str, Rulebook] = {}

    @property
    def name(self) -> str:
        """The name of the game, which is that of its folder."""
        return self.game.name

    @property
    def words(self) -> Path:
        """The folder of the game's words: one folder per language, and `rules.toml`."""
        return self.game.folder / "words"

    @property
    def components(self) -> Path:
        """The folder of the component sets."""
        return self.game.folder / "components"

    def elements_in(self, facts: Facts, elements: Container[str]) -> list[str]:
        """Return those elements that the facts name individually, which are what a question is about.

        Seats (who acts) and lists (what is available) do not count.
        """
        named = [
            f"{kind}:{value}"
            for name, value in facts.items()
            for kind in self.argument_kinds.get(name, ())
            if isinstance(value, str) and kind != "seat"
        ]
        return [element for element in dict.fromkeys(named) if element in elements]

    def rules_of(self, *keys: str) -> tuple[str, ...]:
        """Return the ids of the rules that explain these elements, without duplicates."""
        explains = laws_in(self.words)["explains"]
        return tuple(dict.fromkeys([law for key in keys for law in explains.get(key, ())]))

    @property
    def event_rules(self) -> Laws:
        """The ids of the rules of an event, by its kind, or more specifically by `KIND.WHY`."""
        return laws_in(self.words)["event"]

    def rulebook(self, language: str = ENGLISH) -> Rulebook:
        """Return the rules page of the game, cached; in English if there is none in that language.

        Ids and editions are those of the English page; the texts are those of the language.
        """
        from cosca.kernel.rulebook import Rulebook  # imported here: most processes do not need the rules

        pages = self._pages("rules.md", language)
        if not pages:
            raise BadOption(f"{self.name} has no rules page yet")
        there = list(pages)
        if there[0] not in self._books:
            book = Rulebook.parse(pages[there[0]].read_text(encoding="utf-8"), self.prefix)
            self._books[there[0]] = book if there[0] == there[-1] else self.rulebook().translated(book)
        return self._books[there[0]]

    def guide(self, game: Game[Any], language: str = ENGLISH) -> Guide:
        """Return the guide with the numbers of that game filled in; empty if there is none."""
        return self._guide("guide.md", game, language)

    def tour(self, game: Game[Any], language: str = ENGLISH) -> Guide:
        """Return the game in a few pictures, as a guide that has only pictures; empty if there is none."""
        return self._guide("tour.md", game, language)

    def _guide(self, name: str, game: Game[Any], language: str) -> Guide:
        from cosca.kernel.guide import Guide  # imported here: most processes do not need it

        pages = list(self._pages(name, language).values())
        return Guide.parse(pages[0].read_text(encoding="utf-8")).filled(self.numbers(game)) if pages else Guide()

    def _pages(self, name: str, language: str) -> dict[str, Path]:
        """Return the existing pages of that name by language: in that language, then in English."""
        pages = {tag: self.words / tag / name for tag in (language, ENGLISH)}
        return {tag: page for tag, page in pages.items() if page.is_file()}


def laws_in(words: Path) -> dict[str, Laws]:
    """Return the rule ids in `rules.toml` of a folder of words by table (`ask`, `explains`, `event`); cached."""
    cached = _laws.get(words)
    if cached is None:
        path = words / "rules.toml"
        tables: dict[str, dict[str, list[str]]] = {}
        if path.is_file():
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        cached = _laws[words] = {
            name: {key: tuple(laws) for key, laws in tables.get(name, {}).items()}
            for name in ("ask", "explains", "event")
        }
    return cached
