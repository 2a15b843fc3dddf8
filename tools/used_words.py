"""Which messages the code uses, for `tools/language.py check`.

Code names a message outright (`text("end.title")`, `say("list-none")`) or by a computed key (`text(`end.${result}`)`,
`message_id("reason", key)`): such a key makes a family. The kinds of questions, events and choices of a game are
known from the types of its documents, with the arguments that they are given. Families that no code shows, because
their ids come from data, are declared by the place itself: `families.toml` with `families = ["effect-*"]`.
"""

from __future__ import annotations

import ast
import fnmatch
import importlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from catalogues import Place
from typing_extensions import is_typeddict

from cosca.words import message_id

# Families that a speaker itself knows, and the dictionary of documents that lists their kinds.
SPOKEN: Final = {"ask": "QUESTIONS", "event": "EVENTS"}
SPOKEN_FREELY: Final = ("choice", "confirm", "outcome", "term", "option", "game", "reason", "refused")
_SCRIPT_TEXT: Final = re.compile(r"""(?<![\w$])(["'])((?:\\.|(?!\1)[^\\\n])*)\1|`((?:\\.|[^`\\])*)`""")
_SCRIPT_CALL: Final = re.compile(r"""\b(text|t)\(\s*["']([\w.]+)["']""")
_SCRIPT_FAMILY: Final = re.compile(r"""\b(text|t)\(\s*`([^`]*)`""")
_HOLE: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


class Uses:
    """What code uses of one place: exact ids, families as patterns, and the arguments of those that are typed."""

    def __init__(self) -> None:
        self.exact: set[str] = set()
        self.families: set[re.Pattern[str]] = set()
        self.needed: dict[str, str] = {}
        self.kinds: dict[str, dict[str, set[str]]] = {}  # by family: the message ids of its kinds, with their arguments
        self.choices: dict[str, set[str]] = {}  # by kind of choice: its facts
        self.calls: dict[str, list[set[str] | None]] = {}  # the arguments of calls with a plain key; None: not known
        self.count: Counter[str] = Counter()

    def names(self, id: str) -> bool:
        """Whether code may say this message."""
        family = id.partition("-")[0]
        if family in self.kinds:
            return id in self.kinds[family]
        return id in self.exact or self._computed(id)

    def given(self, id: str) -> set[str] | None:
        """The arguments that this message is given by somebody; None where that is not known."""
        family, _, rest = id.partition("-")
        if family in self.kinds:
            return self.kinds[family].get(id)
        if family in ("choice", "confirm") and self.choices:
            return self.choices.get(rest, self.choices.get(rest.rpartition("--")[2]))
        calls = self.calls.get(id, [])
        if len(calls) < self.count[id] or self._computed(id) or not calls:
            return None
        found: set[str] = set()
        for call in calls:
            if call is None:
                return None
            found |= call
        return found

    def _computed(self, id: str) -> bool:
        return any([pattern.fullmatch(id) for pattern in self.families])

    def add(self, key: str) -> None:
        """A text of the code, which may be a message's key."""
        self.exact.add(message_id(key))
        self.count[message_id(key)] += 1

    def family(self, parts: Iterable[str | None]) -> None:
        """A computed key: its fixed parts, None for what is computed; one that fixes nothing at its start is none."""
        listed = list(parts)
        if not listed or listed[0] is None or not re.match(r"[A-Za-z_]{2,}[-.]", listed[0]):
            return
        pattern = "".join([".+" if part is None else re.escape(message_id(part)) for part in listed])
        self.families.add(re.compile(pattern))


def uses_of(place: Place, root: Path, package: Uses) -> Uses:
    """What the code around a place uses of it; `package` is what all Python code uses."""
    uses = Uses()
    declared = place.folder / "families.toml"
    if declared.is_file():
        globs: list[str] = tomllib.loads(declared.read_text(encoding="utf-8"))["families"]
        uses.families.update([re.compile(fnmatch.translate(each)) for each in globs])
    where = place.folder.relative_to(root).parts
    if where[0] == "web":
        own = place.folder.parent
        others = [each.parent for each in own.rglob("words") if (each / "en").is_dir() and each != place.folder]
        for path in sorted([*own.rglob("*.ts"), *own.rglob("*.svelte")]):
            if not path.name.endswith(".test.ts"):
                elsewhere = any(path.is_relative_to(each) for each in others)
                _script(path, uses, root, "text" if own.name == "src" else "t", elsewhere)
        return uses
    uses.exact |= package.exact
    uses.families |= package.families
    if "games" in where:
        _game(where[where.index("games") + 1], uses)
    return uses


# ---------------------------------------------------------------- the page


def _script(path: Path, uses: Uses, root: Path, says: str, elsewhere: bool) -> None:
    """What a script says: the shell's words with `text`, those of a part of the page with its own `t`.

    `elsewhere`: it has other words of its own, so only what it calls by that name is of this place.
    """
    source = path.read_text(encoding="utf-8")
    for _, plain, template in [] if elsewhere else _SCRIPT_TEXT.findall(source):
        if template and "${" in template:
            uses.family(_template(template))
        else:
            uses.add(plain or template)
    # A quote in a comment can hide the next text: a call with a plain key counts anyhow.
    for call in _SCRIPT_CALL.finditer(source):
        if call[1] != says:
            continue
        id = message_id(call[2])
        uses.exact.add(id)
        uses.needed.setdefault(id, path.relative_to(root).as_posix())
        uses.calls.setdefault(id, []).append(_arguments(source[call.end() :]))
    if elsewhere:
        for each in [found[2] for found in _SCRIPT_FAMILY.finditer(source) if found[1] == says]:
            uses.family(_template(each))
        return
    for template in re.findall(r"`([a-z][\w.]*\.\$\{[^`]*)`", source):
        uses.family(_template(template))


def _arguments(rest: str) -> set[str] | None:
    """The names in the object after the key of a call; None if it is not written out there."""
    if not rest.lstrip().startswith(","):
        return set()
    text = rest.lstrip()[1:].lstrip()
    if not text.startswith("{"):
        return None
    names: set[str] = set()
    depth, at_name = 0, True
    for token in re.findall(r"""[{}()\[\],:]|\.\.\.|[\w$]+|"(?:\\.|[^"])*"|`[^`]*`|\S""", text):
        if token in ("{", "(", "["):
            depth += 1
        elif token in ("}", ")", "]"):
            depth -= 1
            if not depth:
                return names
        elif depth == 1 and token == ",":
            at_name = True
        elif depth == 1 and at_name:
            if token == "...":
                return None
            names.add(token)
            at_name = False
    return None


def _template(text: str) -> Iterator[str | None]:
    at = 0
    for hole in _HOLE.finditer(text):
        if text[at : hole.start()]:
            yield text[at : hole.start()]
        yield None
        at = hole.end()
    if text[at:]:
        yield text[at:]


# ---------------------------------------------------------------- Python


def python_uses(root: Path) -> Uses:
    """What the package uses: sentences of one place are said from another, so they are looked for in all of it."""
    uses = Uses()
    uses.families.update([re.compile(f"{family}-.+") for family in (*SPOKEN, *SPOKEN_FREELY)])
    for path in sorted((root / "src" / "cosca").rglob("*.py")):
        _python(path, uses)
    return uses


def _python(path: Path, uses: Uses) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
            uses.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            uses.family([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values])
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "message_id" and node.args:
            fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.args]
            if isinstance(fixed[0], str):
                uses.families.add(re.compile(f"{message_id(fixed[0])}-.+"))


def _game(game: str, uses: Uses) -> None:
    """The names of a game's things, and the kinds of its questions, events and choices."""
    kit: Any = importlib.import_module(f"cosca.games.{game}.kit").KIT
    kinds = {kind for named in kit.things.values() for kind in named}
    uses.families.update([re.compile(f"{kind}(-.+)?") for kind in kinds])
    for family, dictionary in SPOKEN.items():
        types = _types(game, dictionary)
        if types:
            uses.kinds[family] = {message_id(family, kind): {"event"} | _fields(each) for kind, each in types.items()}
            uses.needed.update(dict.fromkeys(uses.kinds[family], f"{dictionary} of {game}"))
    choices = _types(game, "CHOICES")
    uses.choices = {message_id(kind): {"n", "name"} | _fields(each) for kind, each in choices.items()}


def _types(game: str, dictionary: str) -> dict[str, Any]:
    """`QUESTIONS`, `EVENTS` or `CHOICES` of the modules `types*` of a game's documents; {} while there is none."""
    package = importlib.import_module(f"cosca.games.{game}.documents")
    found: dict[str, Any] = {}
    for path in sorted(Path(str(package.__file__)).parent.glob("types*.py")):
        module = importlib.import_module(f"{package.__name__}.{path.stem}")
        found.update(getattr(module, dictionary, {}))
    return found


def _fields(document: Any) -> set[str]:
    """The facts of a document, and those of documents in its lists: LIST says each of them with a message."""
    if not is_typeddict(document):
        return set()
    found: set[str] = set()
    for name, each in get_type_hints(document).items():
        found |= {name, *[field for item in get_args(each) for field in _fields(item)]}
    return found
