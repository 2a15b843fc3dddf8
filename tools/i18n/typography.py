"""No-break spaces of a translation; part of `tools/i18n/language.py`.

Polish never ends a line with a word of one letter (w, z, i ...) and never parts an amount from its currency. Only text
changes: in a catalogue the text of messages, in a page (rules.md, guide.md) all but code, links and ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools.i18n.catalogues import ROOT, Place, places

NO_BREAK: Final = "\u00a0"
PAGES: Final = "*.md"
# A capital is a word only where a sentence starts: "akcie I lub II" and "opcja A albo B" name an act and an option.
_SMALL: Final = re.compile(r"(?:(?<=[\s(\[„«–—/])|^)([wzioau])[ ](?=\S|$)")
_CAPITAL: Final = re.compile(r"(?:(?<=[.!?:;*–—…] )|(?<=[„(\[\n])|^)([WZIOAU])[ ](?=\S|$)")
_CURRENCY: Final = re.compile(r"(?<=\S)[ ](?=[£$](?!\w))|^[ ](?=[£$](?!\w))")
_FIXED: Final = re.compile(r"`[^`]*`|\{[^}]*\}|\]\([^)]*\)")  # code, numbers and ids in braces, names of pictures


def polish(text: str) -> str:
    """Return a text with the no-break spaces of Polish. It starts and ends where words start and end."""
    for _ in range(2):  # a one-letter word may follow another: "i w domu"
        text = _SMALL.sub(rf"\1{NO_BREAK}", text)
        text = _CAPITAL.sub(rf"\1{NO_BREAK}", text)
    return _CURRENCY.sub(NO_BREAK, text)


RULES: Final[dict[str, Callable[[str], str]]] = {"pl": polish}


class _Spans(Visitor):
    """Where the texts of a file are, and whether each starts a word: not right after the value of a placeable."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int, bool]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 (Fluent's name)
        starts = True
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                assert element.span is not None
                self.found.append((element.span.start, element.span.end, starts))
            else:
                starts = _is_space(element)
                self.visit(element)


def _is_space(placeable: ftl.Placeable) -> bool:
    """Return whether a placeable is a literal that ends with a space, or is empty."""
    value = placeable.expression.value if isinstance(placeable.expression, ftl.StringLiteral) else "x"
    return not str(value).strip() or str(value).endswith(" ")


def catalogue(source: str, spaced: Callable[[str], str]) -> str:
    """Return a catalogue with the spaces of a language in its texts; all else is unchanged."""
    spans = _Spans()
    spans.visit(FluentParser().parse(source))
    parts: list[str] = []
    done = 0
    for start, end, fresh in sorted(spans.found):
        guard = "" if fresh else "\x00"  # stands for the value before, to which the first letters belong
        parts += [source[done:start], spaced(guard + source[start:end]).removeprefix(guard)]
        done = end
    return "".join([*parts, source[done:]])


def page(source: str, spaced: Callable[[str], str]) -> str:
    """Return a page with the spaces of a language; code, ids and names of pictures are unchanged."""
    return "".join([_line(line, spaced) for line in source.splitlines(keepends=True)])


def _line(line: str, spaced: Callable[[str], str]) -> str:
    kept: list[str] = []

    def put_aside(fixed: re.Match[str]) -> str:
        kept.append(fixed[0])
        return "\x00"

    text = spaced(_FIXED.sub(put_aside, line))
    return re.sub("\x00", lambda _: kept.pop(0), text)


def texts(language: str, root: Path = ROOT) -> Iterator[tuple[Path, str, str]]:
    """Yield each file of a language, its text, and the text with the spaces that the language wants."""
    spaced = RULES.get(language)
    for place in places(root) if spaced else ():
        for path in _files(place, language):
            source = path.read_text(encoding="utf-8")
            assert spaced is not None
            yield path, source, (catalogue if path.suffix == ".ftl" else page)(source, spaced)


def _files(place: Place, language: str) -> list[Path]:
    return [*place.files(language), *sorted((place.folder / language).glob(PAGES))]


def faults(language: str, root: Path = ROOT) -> list[str]:
    """Return the lines of a language that lack a no-break space."""
    wrong: list[str] = []
    for path, source, wanted in texts(language, root):
        lines = zip(source.splitlines(), wanted.splitlines(), strict=True)
        name = path.relative_to(root).as_posix()
        wrong += [
            f"{name}:{number}: a no-break space is missing (make i18n ARGS=typography)"
            for number, (is_, should) in enumerate(lines, 1)
            if is_ != should
        ]
    return wrong


def write(root: Path = ROOT) -> list[Path]:
    """Put the no-break spaces into all texts of the languages that have rules; return the changed files."""
    changed: list[Path] = []
    for language in RULES:
        for path, source, wanted in texts(language, root):
            if source != wanted:
                path.write_text(wanted, encoding="utf-8")
                changed.append(path)
    return changed
