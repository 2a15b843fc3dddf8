"""The kit of a game: all that the outside must know of its rules and words, in one object.

Each game's folder has a module `kit` with the object `KIT`; whoever needs a game finds it by that name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Container, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from cosca.kernel.errors import BadOption
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.kernel.decision import Outcome
    from cosca.kernel.game import Game
    from cosca.kernel.guide import Guide
    from cosca.kernel.rulebook import Rulebook


class _Args(TypedDict, total=False):
    args: Facts  # not NotRequired[...]: compiled, that is only understood of built-in types


class Message(_Args):
    """What is said in words, in any language: the id of a message with its arguments, which may be left out."""

    id: str


class Term(TypedDict):
    """What an element of the board is and does, and the ids of the rules that explain it."""

    text: Message
    rules: list[str]


Complete = Callable[[str, Facts, int], Facts]
Laws = dict[str, tuple[str, ...]]

ENGLISH: Final = "en"
_laws: dict[Path, dict[str, Laws]] = {}


def as_stored(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """The facts of an event of an older vocabulary, unchanged: right as long as no fact was added."""
    return facts


def no_terms(game: Any) -> dict[str, Term]:
    """The glossary of a game that has none."""
    return {}


def no_names(game: Any) -> dict[str, str | Message]:
    """The names of a game whose catalogues have all of them."""
    return {}


def no_facts(game: Any, outcome: Outcome) -> Facts:
    """The facts of an outcome that needs none in words."""
    return {}


def no_numbers(game: Any) -> dict[str, int]:
    """The numbers of a game whose guide names none."""
    return {}


def no_measures(game: Any, state: Any) -> dict[str, dict[int, int]]:
    """The measures of a game that names none."""
    return {}


class Kit:
    """What a game tells the outside beside the contract.

    `things` says of a fact's name which kinds of things it names (`"origin": ("area", "space")`), so that words can
    name them. `event_vocabulary` is raised when events get new facts; `complete` adds to an event of an older
    vocabulary what can be told from its own facts. `glossary` gives the terms of a game's components by element key,
    `names` what its catalogues do not hold as it is: own names of an overlay, messages for what is printed on things.
    `ending` gives the arguments of the message `outcome-<reason>`. `measures` gives what each seat has, secrets too, by
    measure (`measure-<name>` names it): what a report of a finished game shows round by round. `starts` are the phases
    that a position may name (`start-<name>` says it), `within` its keys that stand for where a game is within a rule.
    `numbers` gives the numbers of a game's components that its guide names.
    Games are listed by `order`, then by name.
    """

    __slots__ = (
        "_books", "complete", "ending", "event_vocabulary", "game", "glossary", "measures", "names", "numbers",
        "order", "prefix", "starts", "things", "within",
    )  # fmt: skip

    def __init__(
        self,
        game: type[Game[Any]],
        prefix: str,
        things: Mapping[str, tuple[str, ...]],
        order: int,
        event_vocabulary: int = 1,
        complete: Complete = as_stored,
        glossary: Callable[[Any], dict[str, Term]] = no_terms,
        names: Callable[[Any], dict[str, str | Message]] = no_names,
        ending: Callable[[Any, Outcome], Facts] = no_facts,
        measures: Callable[[Any, Any], dict[str, dict[int, int]]] = no_measures,
        starts: tuple[str, ...] = (),
        within: tuple[str, ...] = ("steps",),
        numbers: Callable[[Any], dict[str, int]] = no_numbers,
    ) -> None:
        self.game: Final = game
        self.prefix: Final = prefix  # of the ids of its rules
        self.things: Final = dict(things)
        self.order: Final = order
        self.event_vocabulary: Final = event_vocabulary
        self.complete: Final = complete
        self.glossary: Final = glossary
        self.names: Final = names
        self.ending: Final = ending
        self.measures: Final = measures
        self.starts: Final = starts
        self.within: Final = within
        self.numbers: Final = numbers
        self._books: dict[str, Rulebook] = {}

    @property
    def name(self) -> str:
        """The game's name: that of its folder."""
        return self.game.name

    @property
    def words(self) -> Path:
        """The folder of the game's words: one folder per language, and which rules explain what."""
        return self.game.folder / "words"

    @property
    def components(self) -> Path:
        """The folder of the component sets."""
        return self.game.folder / "components"

    def elements_in(self, facts: Facts, elements: Container[str]) -> list[str]:
        """Which of these elements the facts name one by one: what a question is about.

        Seats are who does it, and lists are what there is; neither is what it is about.
        """
        found = [
            f"{kind}:{value}"
            for name, value in facts.items()
            for kind in self.things.get(name, ())
            if isinstance(value, str) and kind != "seat"
        ]
        return [each for each in dict.fromkeys(found) if each in elements]

    def rules_of(self, *keys: str) -> tuple[str, ...]:
        """The ids of the rules that explain these things, without repetition."""
        explains = laws_in(self.words)["explains"]
        return tuple(dict.fromkeys([law for key in keys for law in explains.get(key, ())]))

    @property
    def event_rules(self) -> Laws:
        """The ids of the rules that an event tells of, by its kind, and more narrowly by `KIND.WHY`."""
        return laws_in(self.words)["event"]

    def rulebook(self, language: str = ENGLISH) -> Rulebook:
        """The rules page that ships with the game, read once; in English if that language has none.

        Ids and editions are those of the English page; the words are the language's.
        """
        from cosca.kernel.rulebook import Rulebook  # here, because few who play need the rules and their parser

        pages = self._pages("rules.md", language)
        if not pages:
            raise BadOption(f"{self.name} has no rules page yet")
        there = list(pages)
        if there[0] not in self._books:
            book = Rulebook.parse(pages[there[0]].read_text(encoding="utf-8"), self.prefix)
            self._books[there[0]] = book if there[0] == there[-1] else self.rulebook().translated(book)
        return self._books[there[0]]

    def guide(self, game: Game[Any], language: str = ENGLISH) -> Guide:
        """What a newcomer reads before the rules, with the numbers of that game; empty if there is none."""
        from cosca.kernel.guide import Guide  # here, because few who play need it

        pages = list(self._pages("guide.md", language).values())
        return Guide.parse(pages[0].read_text(encoding="utf-8")).filled(self.numbers(game)) if pages else Guide()

    def _pages(self, name: str, language: str) -> dict[str, Path]:
        """The pages of that name by language: in that one, then in English, as far as they are there."""
        pages = {each: self.words / each / name for each in (language, ENGLISH)}
        return {each: page for each, page in pages.items() if page.is_file()}


def laws_in(words: Path) -> dict[str, Laws]:
    """Which rules explain what: `rules.toml` of a folder of words, by table (`ask`, `explains`, `event`); read once."""
    found = _laws.get(words)
    if found is None:
        path = words / "rules.toml"
        tables: dict[str, dict[str, list[str]]] = {}
        if path.is_file():
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        found = _laws[words] = {
            name: {key: tuple(laws) for key, laws in tables.get(name, {}).items()}
            for name in ("ask", "explains", "event")
        }
    return found
