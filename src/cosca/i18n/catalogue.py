"""Catalogues: the messages of one language from all places. A file is split into its entries when it is read; an
entry is parsed on first use, because parsing a whole catalogue takes a second."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.resolver import Message as Compiled

from cosca.i18n.values import UNKNOWN, Given, MissingText

ENGLISH: Final = "en"
COMMON: Final = Path(__file__).parent.parent / "words"  # lists and cases of names, which every speaker may use
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
# A Fluent function receives only the value of its argument; the kind of element follows from the argument's name.
_NAMED_CALL = re.compile(r"\b(NAME|LIST)\(\s*\$([A-Za-z][\w-]*)")

Function = Callable[..., Any]


class Catalogue:
    """The entries of `.ftl` texts by id (a term by `-id`), unparsed; the first of two entries of one id counts."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.entries: Final[dict[str, str]] = {}
        for text in texts:
            clean = _NAMED_CALL.sub(r'\1($\2, of: "\2"', _COMMENT.sub("", text.replace("\r\n", "\n")))
            starts = [(match.start(), match[1]) for match in _ENTRY.finditer(clean)]
            ends = [start for start, _ in starts[1:]] + [len(clean)]
            for (start, id), end in zip(starts, ends, strict=True):
                self.entries.setdefault(id, clean[start:end])


@lru_cache(maxsize=256)
def read(places: tuple[Path, ...], language: str) -> Catalogue:
    """Return the catalogue of a language from these places, cached."""
    files = [path for place in places for path in sorted((place / language).glob("*.ftl"))]
    return Catalogue([path.read_text(encoding="utf-8") for path in files])


def available(places: Iterable[Path]) -> list[str]:
    """Return the languages with catalogues in any of these places, sorted."""
    languages = {path.parent.name for place in places for path in place.glob("*/*.ftl")}
    return sorted(languages)


def best_language(wanted: Iterable[str], there: Sequence[str]) -> str:
    """Return the first wanted language that is available, with `de` for `de-AT`; English if none is."""
    for candidate in wanted:
        tag = candidate.partition(".")[0].replace("_", "-").lower()
        while tag:
            for language in there:
                if language.lower() == tag:
                    return language
            tag = tag.rpartition("-")[0]
    return ENGLISH


def wanted_languages(environ: Mapping[str, str]) -> list[str]:
    """Return the languages that the environment asks for, by priority."""
    values = [environ.get(name, "") for name in ("COSCA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    several = environ.get("LANGUAGE", "").split(":")
    return [language for language in [*values[:1], *several, *values[1:]] if language]


class Bundle(FluentBundle):
    """The messages of one language, with the functions of one speaker."""

    def __init__(self, language: str, catalogue: Catalogue, functions: dict[str, Function], strict: bool) -> None:
        super().__init__([language, ENGLISH], functions, use_isolating=False)
        self.language: Final = language
        self._entries: Final = catalogue.entries
        self._strict: Final = strict
        self._there: Final[dict[tuple[str, str], bool]] = {}  # cache of `has`

    def has_message(self, message_id: str) -> bool:
        return message_id in self._entries

    def has(self, id: str, attribute: str = "") -> bool:
        """Return whether the message, or that attribute of it, exists."""
        if id not in self._entries:
            return False
        there = self._there.get((id, attribute))
        if there is None:
            there = self._there[id, attribute] = self._find(id, attribute)
        return there

    def _find(self, id: str, attribute: str) -> bool:
        try:
            message = self.get_message(id)
        except LookupError:  # also an entry that Fluent cannot read
            return False
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, id: str, attribute: str, args: dict[str, Any]) -> str:
        """Return the formatted message, which must exist; see `has`."""
        message = self.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        errors: list[Exception] = []
        # Not `format_pattern`: it turns every int argument into a plain number, including the length of a list.
        given = CurrentEnvironment(args=Given(args, self._strict))
        try:
            text = pattern(ResolverEnvironment(context=self, current=given, errors=errors))
        except ValueError as too_long:  # Fluent's guard against endless texts
            errors.append(too_long)
            text = UNKNOWN
        if errors and self._strict:
            raise MissingText(f"message '{id}' ({self.language}): {errors[0]}") from errors[0]
        return str(text)

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:
        full = f"-{entry_id}" if term else entry_id
        if full not in self._compiled:
            self.add_resource(FluentResource(self._entries[full]))  # KeyError: Fluent reports an unknown reference
        return super()._lookup(entry_id, term)
