"""Parsing of catalogues for `tools/i18n/language.py`: where words are, and what each message takes and refers to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[2]
ENGLISH: Final = "en"
SOURCES: Final = ("src/cosca", "web/src")
FUNCTIONS: Final = frozenset({"NAME", "LIST", "SAY", "NUMBER", "DATETIME"})


class Entry(NamedTuple):
    """A message or term (`-id`). `args` and `refers` are by attribute; "" is the message itself. `items` are messages
    by which its lists say their items: these have their own arguments."""

    id: str
    file: str
    args: dict[str, frozenset[str]]
    refers: dict[str, frozenset[str]]
    calls: frozenset[str]
    items: frozenset[str]


class Place(NamedTuple):
    """A folder with words, with one folder per language."""

    folder: Path

    @property
    def name(self) -> str:
        return self.folder.relative_to(ROOT).as_posix() if self.folder.is_relative_to(ROOT) else str(self.folder)

    def languages(self) -> list[str]:
        return sorted({path.parent.name for path in self.folder.glob("*/*.ftl")})

    def files(self, language: str) -> list[Path]:
        return sorted((self.folder / language).glob("*.ftl"))


def places(root: Path = ROOT) -> list[Place]:
    """Return all folders that have words in English."""
    folders = {
        path.parent.parent
        for source in SOURCES
        for path in (root / source).glob(f"**/{ENGLISH}/*.ftl")
        if "node_modules" not in path.parts and path.parent.parent.name == "words"
    }
    return [Place(folder) for folder in sorted(folders)]


class _Uses(Visitor):
    """What a pattern uses: arguments, other messages (`id`, `id.attribute`, `-term`), functions."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.refers: set[str] = set()
        self.calls: set[str] = set()
        self.items: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.calls.add(node.id.name)
        for each in node.arguments.named:
            if node.id.name == "LIST" and isinstance(each.value, ftl.StringLiteral):
                self._of_a_list(each.name.name, str(each.value.value))
        self.generic_visit(node)

    def _of_a_list(self, option: str, value: str) -> None:
        if option in ("each", "times"):
            self.refers.add(value)
            self.items.add(value)
        elif option == "type":
            self.refers.update([f"list-{value}", f"list-{value}-last"])


@cache
def parse(source: str) -> ftl.Resource:
    """Parse a catalogue; cached by its text, because every check reads all catalogues. Do not change the result."""
    return FluentParser(with_spans=False).parse(source)


def read(place: Place, language: str) -> tuple[dict[str, Entry], list[str]]:
    """Return the messages of a place in a language, and errors of the files themselves."""
    entries: dict[str, Entry] = {}
    faults: list[str] = []
    for path in place.files(language):
        for item in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ftl.Junk):
                line = (item.content or "").strip().splitlines()[0]
                faults.append(f"{path.name}: cannot be read: {line}")
            elif isinstance(item, ftl.Message | ftl.Term):
                entry = _entry(item, path.name)
                if entry.id in entries:
                    faults.append(f"{path.name}: duplicate message '{entry.id}', also in {entries[entry.id].file}")
                entries[entry.id] = entry
    return entries, faults


def _entry(item: ftl.Message | ftl.Term, file: str) -> Entry:
    patterns = {each.id.name: each.value for each in item.attributes}
    if item.value is not None:
        patterns[""] = item.value
    args: dict[str, frozenset[str]] = {}
    refers: dict[str, frozenset[str]] = {}
    calls: set[str] = set()
    items: set[str] = set()
    for name, pattern in patterns.items():
        uses = _Uses()
        uses.visit(pattern)
        args[name], refers[name] = frozenset(uses.args), frozenset(uses.refers)
        calls |= uses.calls
        items |= uses.items
    id = f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name
    return Entry(id, file, args, refers, frozenset(calls), frozenset(items))


def all_args(entries: dict[str, Entry], id: str, attribute: str = "") -> set[str]:
    """Return the arguments of a message, including those of messages that it refers to."""
    args: set[str] = set()
    reached = list(_reached(entries, id, attribute))
    items = {item for entry, _ in reached for item in entry.items}
    for entry, part in reached:
        if not entry.id.startswith("list-") and entry.id not in items:  # LIST passes the arguments of these
            args |= entry.args.get(part, frozenset())
    return args


def _reached(entries: dict[str, Entry], id: str, attribute: str) -> Iterator[tuple[Entry, str]]:
    seen: set[tuple[str, str]] = set()
    open_: list[tuple[str, str]] = [(id, attribute)]
    while open_:
        at = open_.pop()
        entry = entries.get(at[0])
        if at in seen or entry is None:
            continue
        seen.add(at)
        yield entry, at[1]
        for other in entry.refers.get(at[1], ()):
            name, _, part = other.partition(".")
            open_.append((name, part))
