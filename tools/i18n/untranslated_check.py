"""Checks for English words and missing plural forms in a translation; parts of `tools/i18n/language.py check`.

A word is English if the English catalogues use it. Words that a language shares with English, and names, are listed in
docs/terms/LANGUAGE.md under "Words that stay", one in backticks each; a language without that page is not checked.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools.i18n.catalogues import ENGLISH, Place, parse, places

TERMS: Final = "docs/terms"
STAY: Final = "## Words that stay"
FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_WORD = re.compile(r"[^\W\d_]{2,}")
_LISTED = re.compile(r"^`([^`]+)`", re.MULTILINE)
_ADDRESS = re.compile(r"\S*[/@]\S*|`[^`]*`|--[a-z-]+")  # URLs, paths, flags: not words


class _Texts(Visitor):
    """The texts of an entry, and the keys of each of its numeric selectors."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.forms: list[set[str]] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (Fluent's name)
        self.texts.append(str(node.value))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {str(each.key.name) for each in node.variants if isinstance(each.key, ftl.Identifier)}
        if keys & {"one", "few", "many"} and keys <= FORMS:
            self.forms.append(keys)
        self.generic_visit(node)


@cache
def _parsed(source: str) -> list[tuple[str, _Texts]]:
    """Return the entries of a file, cached by its text, because tests rewrite files."""
    entries: list[tuple[str, _Texts]] = []
    for item in parse(source).body:
        if isinstance(item, ftl.Message | ftl.Term):
            texts = _Texts()
            for pattern in [item.value, *[each.value for each in item.attributes]]:
                if pattern is not None:
                    texts.visit(pattern)
            entries.append((item.id.name, texts))
    return entries


def words_in(text: str) -> set[str]:
    """Return the words of a text unchanged, without URLs and what is typed into a computer."""
    return set(_WORD.findall(_ADDRESS.sub(" ", text.replace("\u00ad", ""))))


def staying(language: str, root: Path) -> frozenset[str]:
    """Return the words that the language shares with English, in lower case; empty without a list."""
    page = root / TERMS / f"{language}.md"
    section = page.read_text(encoding="utf-8").partition(STAY)[2] if page.is_file() else ""
    return frozenset([each.lower() for listed in _LISTED.findall(section) for each in _WORD.findall(listed)])


def english_words(root: Path) -> frozenset[str]:
    """Return all words of the English catalogues, in lower case."""
    words: set[str] = set()
    for place in places(root):
        for path in place.files(ENGLISH):
            for _, texts in _parsed(path.read_text(encoding="utf-8")):
                words |= {word.lower() for text in texts.texts for word in words_in(text)}
    return frozenset(words)


class Foreign:
    """Detects English words in texts of another language."""

    def __init__(self, language: str, root: Path) -> None:
        self.stay: Final = staying(language, root)
        self.english: Final = english_words(root) if self.stay else frozenset[str]()

    def left(self, text: str) -> list[str]:
        """Return the English words in a text; none without a list of shared words."""
        return sorted([word for word in words_in(text) if word.lower() in self.english - self.stay])


def faults(place: Place, language: str, foreign: Foreign) -> list[str]:
    """Return English words in the messages of a place, and numeric selectors that lack a form of the language."""
    found: list[str] = []
    wanted = set(Locale.parse(language, sep="-").plural_form.tags)
    for path in place.files(language):
        for id, texts in _parsed(path.read_text(encoding="utf-8")):
            found += [f"{id}: English word '{word}'" for word in foreign.left(" ".join(texts.texts))]
            for keys in texts.forms:
                if missing := sorted(wanted - keys):
                    found.append(f"{id}: a number without the form [{'], ['.join(missing)}]")
                if extra := sorted(keys - wanted - {"other"}):
                    found.append(f"{id}: the language has no form [{'], ['.join(extra)}]")
    return found
