"""Messages that the code uses, for `tools/i18n/language.py check`.

Code names a message directly (`text("end.title")`, `say("list-none")`) or by a computed key (`text(`end.${result}`)`,
`message_id("reason", key)`), which defines a family. The kinds of questions, events and choices of a game are
known from the types of its documents, with their arguments. Families that no code shows, because
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

from typing_extensions import is_typeddict

from cosca.i18n import message_id
from tools.i18n.catalogues import Place

# Families that a speaker itself knows, and the dictionary of document types that lists their kinds.
SPOKEN: Final = {"ask": "QUESTIONS", "event": "EVENTS"}
SPOKEN_FREELY: Final = ("choice", "confirm", "outcome", "term", "option", "game", "reason", "refused")
_SCRIPT_TEXT: Final = re.compile(r"""(?<![\w$])(["'])((?:\\.|(?!\1)[^\\\n])*)\1|`((?:\\.|[^`\\])*)`""")
_SCRIPT_CALL: Final = re.compile(r"""\b(text|t)\(\s*["']([\w.]+)["']""")
_SCRIPT_FAMILY: Final = re.compile(r"""\b(text|t)\(\s*`([^`]*)`""")
_HOLE: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


class Uses:
    """What code uses of one place: exact ids, families as patterns, and the arguments of typed families."""

    def __init__(self) -> None:
        self.exact: set[str] = set()
        self.families: set[re.Pattern[str]] = set()
        self.needed: dict[str, str] = {}
        self.kinds: dict[str, dict[str, set[str]]] = {}  # by family: the message ids of its kinds, with their arguments
        self.choices: dict[str, set[str]] = {}  # by kind of choice: its facts
        self.calls: dict[str, list[set[str] | None]] = {}  # the arguments of calls with a literal key; None: unknown
        self.count: Counter[str] = Counter()

    def names(self, id: str) -> bool:
        """Return whether code may use this message."""
        family = id.partition("-")[0]
        if family in self.kinds:
            return id in self.kinds[family]
        return id in self.exact or self._computed(id)

    def given(self, id: str) -> set[str] | None:
        """Return the arguments that this message gets; None if unknown."""
        family, _, rest = id.partition("-")
        if family in self.kinds:
            return self.kinds[family].get(id)
        if family in ("choice", "confirm") and self.choices:
            return self.choices.get(rest, self.choices.get(rest.rpartition("--")[2]))
        calls = self.calls.get(id, [])
        if len(calls) < self.count[id] or self._computed(id) or not calls:
            return None
        arguments: set[str] = set()
        for call in calls:
            if call is None:
                return None
            arguments |= call
        return arguments

    def _computed(self, id: str) -> bool:
        return any([pattern.fullmatch(id) for pattern in self.families])

    def add(self, key: str) -> None:
        """Add a string of the code, which may be a message key."""
        self.exact.add(message_id(key))
        self.count[message_id(key)] += 1

    def family(self, parts: Iterable[str | None]) -> None:
        """Add a computed key: its fixed parts, None for computed ones; one without a fixed start is ignored."""
        listed = list(parts)
        if not listed or listed[0] is None or not re.match(r"[A-Za-z_]{2,}[-.]", listed[0]):
            return
        pattern = "".join([".+" if part is None else re.escape(message_id(part)) for part in listed])
        self.families.add(re.compile(pattern))


def uses_of(place: Place, root: Path, package: Uses) -> Uses:
    """Return what the code around a place uses of it; `package` is what all Python code uses."""
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
    """Collect the uses of a script: the shell's words with `text`, those of a part of the page with its own `t`.

    `elsewhere`: it has other words of its own, so only calls of that name belong to this place.
    """
    source = path.read_text(encoding="utf-8")
    for _, plain, template in [] if elsewhere else _SCRIPT_TEXT.findall(source):
        if template and "${" in template:
            uses.family(_template(template))
        else:
            uses.add(plain or template)
    # A quote in a comment can hide the next string: a call with a literal key counts anyway.
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
    """Return the names in the object after the key of a call; None if it is not a literal."""
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
    """Return what the package uses; messages of one place may be used from another, so all of it is searched."""
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
    """Collect the names of a game's things, and the kinds of its questions, events and choices."""
    kit: Any = importlib.import_module(f"cosca.games.{game}.kit").KIT
    kinds = {kind for named in kit.argument_kinds.values() for kind in named}
    uses.families.update([re.compile(f"{kind}(-.+)?") for kind in kinds])
    for family, dictionary in SPOKEN.items():
        types = _types(game, dictionary)
        if types:
            uses.kinds[family] = {message_id(family, kind): {"event"} | _fields(each) for kind, each in types.items()}
            uses.needed.update(dict.fromkeys(uses.kinds[family], f"{dictionary} of {game}"))
    choices = _types(game, "CHOICES")
    uses.choices = {message_id(kind): {"n", "name"} | _fields(each) for kind, each in choices.items()}


def _types(game: str, dictionary: str) -> dict[str, Any]:
    """Return `QUESTIONS`, `EVENTS` or `CHOICES` of a game's `types*` modules; {} if there is none."""
    package = importlib.import_module(f"cosca.games.{game}.documents")
    types: dict[str, Any] = {}
    for path in sorted(Path(str(package.__file__)).parent.glob("types*.py")):
        module = importlib.import_module(f"{package.__name__}.{path.stem}")
        types.update(getattr(module, dictionary, {}))
    return types


def _fields(document: Any) -> set[str]:
    """Return the facts of a document, and those of documents in its lists: LIST formats each with a message."""
    if not is_typeddict(document):
        return set()
    names: set[str] = set()
    for name, each in get_type_hints(document).items():
        names |= {name, *[field for item in get_args(each) for field in _fields(item)]}
    return names
