"""The rulebook of a game: numbered statements parsed from a page, with lookup by id and search.

A page is Markdown. `## V. Movement` opens a section, `- **V4** ...` is a statement of it. The id of a
statement is the game's prefix and its number: `LF-V4`. A statement that an option `edition` changes has,
in addition, one id for each edition (`LF-A16[1.0]`), because a test of one edition does not cover the others.
Before the first section, a sentence with an emphasized `*term*` defines a term that the statements use.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cosca.kernel.errors import CoscaError

_SECTION: Final = re.compile(r"##\s+([A-Z]+)\.\s+(.+)")
_STATEMENT: Final = re.compile(r"-\s+\*\*([A-Z]+)([0-9]+)\*\*\s+(.+)")
_HEADING: Final = re.compile(r"#+\s")
_TERM: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_INTRODUCTION: Final = re.compile(r"^[^*]+?:\s+(?=[^:]*\*)")  # "Words used here: "
_SENTENCE_END: Final = re.compile(r"(?<=[\w)]{2}\.)\s+")  # not after an abbreviation of one letter
_WORD: Final = re.compile(r"\w+")
_EDITION_LIST: Final = re.compile(r"`edition`:.*")  # matches no words, for a page may be in any language
_EDITION: Final = re.compile(r"`([0-9]+(?:\.[0-9]+)*)`")
# the sentence after the list
_DIFFERENCES: Final = re.compile(r"`edition`:.*?\.\s[^.:]+:\s*([A-Z]+[0-9]+(?:,\s*[A-Z]+[0-9]+)*)\.")


class RulebookError(CoscaError):
    """A rules page that contradicts itself; the message names the line or the id."""


class UnknownRule(CoscaError):
    """A rule id that no statement has."""


class Rule(NamedTuple):
    """One statement; where editions differ, one statement in one edition."""

    id: str
    section: str
    section_title: str
    text: str
    editions: tuple[str, ...]
    """The editions it speaks of: all that the page knows, or the one of a variant; () on a page without."""

    @property
    def plain_id(self) -> str:
        """The id without an edition: of `LF-A16[1.0]`, `LF-A16`."""
        return self.id.partition("[")[0]

    @property
    def is_variant(self) -> bool:
        return self.id.endswith("]")


class Definition(NamedTuple):
    """A sentence that defines terms before the first section."""

    terms: tuple[str, ...]
    text: str

    def is_used_in(self, text: str) -> bool:
        """Return whether the text has one of the terms, in any inflected form."""
        words = _WORD.findall(_folded(text))
        return any(_contains(words, _WORD.findall(_folded(term))) for term in self.terms)


class Rulebook:
    """All statements of one game in the order of its page, each variant right after its plain statement."""

    def __init__(self, prefix: str, rules: Iterable[Rule], definitions: Iterable[Definition] = ()) -> None:
        self.prefix: str = prefix
        self.definitions: tuple[Definition, ...] = tuple(definitions)
        self.rules: tuple[Rule, ...] = tuple(rules)
        self._by_key: dict[str, Rule] = {rule.id.upper(): rule for rule in self.rules}

    @staticmethod
    def parse(text: str, prefix: str) -> Rulebook:
        """Parse a page; raise RulebookError if an id is duplicated or in a section of another letter."""
        statements = _statements(text, prefix)
        editions, differing = _editions(text, prefix)
        absent = differing.difference(rule.id for rule in statements)
        if absent:
            raise RulebookError(f"the editions differ in {', '.join(sorted(absent))}, which no statement defines")
        rules: list[Rule] = []
        for rule in statements:
            rules.append(rule._replace(editions=editions))
            if rule.id in differing:
                rules += [rule._replace(id=f"{rule.id}[{name}]", editions=(name,)) for name in editions]
        return Rulebook(prefix, rules, _definitions(text))

    @staticmethod
    def load(path: Path, prefix: str) -> Rulebook:
        return Rulebook.parse(path.read_text(encoding="utf-8"), prefix)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def get(self, rule_id: str) -> Rule:
        """Return the rule of an id in any case, prefixed or not (`V4`, `lf-v4`, `A16[1.0]`); raise UnknownRule."""
        key = rule_id.strip().upper()
        rule = self._by_key.get(key) or self._by_key.get(f"{self.prefix.upper()}-{key}")
        if rule is None:
            raise UnknownRule(f"no rule {rule_id!r}")
        return rule

    def translated(self, page: Rulebook) -> Rulebook:
        """Return the rules with the texts of a page in another language; rules that it lacks are unchanged."""
        by_id = {rule.id: rule for rule in page}
        rules = [by_id.get(rule.plain_id, rule) for rule in self.rules]
        both = zip(self.rules, rules, strict=True)
        translated = [rule._replace(section_title=to.section_title, text=to.text) for rule, to in both]
        return Rulebook(self.prefix, translated, page.definitions or self.definitions)

    def search(self, words: str) -> tuple[Rule, ...]:
        """Return the plain statements with every word in text, id or section title, ignoring case and accents."""
        wanted = _folded(words).split()
        matches: list[Rule] = []
        for rule in self.rules:
            if wanted and not rule.is_variant:
                text = _folded(f"{rule.id} {rule.section_title} {rule.text}")
                if all(word in text for word in wanted):
                    matches.append(rule)
        return tuple(matches)

    def definitions_for(self, rules: Iterable[Rule]) -> tuple[Definition, ...]:
        """Return the definitions of the terms in these statements and in the definitions themselves, in page order."""
        text = " ".join(rule.text for rule in rules)
        used: list[Definition] = []
        while found := [each for each in self.definitions if each not in used and each.is_used_in(text)]:
            used += found
            text = " ".join(each.text for each in found)
        return tuple(each for each in self.definitions if each in used)


def _contains(words: list[str], term: list[str]) -> bool:
    """Return whether the words of the term follow one another, each in any inflected form."""
    starts = range(len(words) - len(term) + 1)
    return any(all(map(_is_form, words[start:], term)) for start in starts)


def _is_form(word: str, of: str) -> bool:
    """Return whether a word looks like a form of another: the same stem with a short ending (`areas`, `Mandamenti`)."""
    if len(of) < 4:
        return word in (of, f"{of}s")
    stem = of[:-1] if of[-1] in "aeiouy" else of
    least = len(stem) + (len(stem) < 4)  # `are` is not a form of `area`
    return word.startswith(stem) and least <= len(word) <= len(stem) + (2 if len(stem) < 5 else 3)


def _definitions(text: str) -> list[Definition]:
    definitions: list[Definition] = []
    for line in re.split(r"^##\s", text, maxsplit=1, flags=re.MULTILINE)[0].splitlines():
        for sentence in _sentences(_INTRODUCTION.sub("", line)):
            terms = [term for found in _TERM.findall(sentence) for term in found.split(" / ")]
            if terms:
                definitions.append(Definition(tuple(terms), sentence))
    return definitions


def _sentences(line: str) -> list[str]:
    sentences: list[str] = []
    for part in _SENTENCE_END.split(line):
        if sentences and part[:1].islower():  # after an abbreviation
            sentences[-1] += f" {part}"
        else:
            sentences.append(part)
    return sentences


def _folded(text: str) -> str:
    """Return the text in lower case without accents and with straight apostrophes; Unicode does not decompose ł."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def _statements(text: str, prefix: str) -> list[Rule]:
    rules: list[Rule] = []
    seen: set[str] = set()
    section = title = ""
    open_statement = False
    for number, line in enumerate(text.splitlines(), 1):
        heading = _SECTION.fullmatch(line.strip())
        statement = _STATEMENT.fullmatch(line.rstrip())
        if heading:
            section, title = heading[1], heading[2].strip()
        if statement:
            if statement[1] != section:
                raise RulebookError(f"line {number}: {statement[1]}{statement[2]} is in section {section or '-'}")
            rule_id = f"{prefix}-{statement[1]}{statement[2]}"
            if rule_id in seen:
                raise RulebookError(f"line {number}: duplicate id {rule_id}")
            seen.add(rule_id)
            rules.append(Rule(rule_id, section, title, statement[3], ()))
        elif line.startswith("- **"):
            raise RulebookError(f"line {number}: not a numbered statement: {line[:40]}")
        elif open_statement and line[:1].isspace() and line.strip():
            rules[-1] = rules[-1]._replace(text=f"{rules[-1].text} {line.strip()}")
            continue
        open_statement = statement is not None
    return rules


def _editions(text: str, prefix: str) -> tuple[tuple[str, ...], set[str]]:
    """Return the editions that the page names, oldest first, and the ids in which they differ."""
    listed = _EDITION_LIST.search(text)
    differences = _DIFFERENCES.search(text)
    if listed is None and differences is None:
        return (), set()
    if listed is None or differences is None:
        raise RulebookError("a page must list both its editions and their differences, or neither")
    editions = sorted(set(_EDITION.findall(listed[0])), key=lambda name: [int(part) for part in name.split(".")])
    return tuple(editions), {f"{prefix}-{name.strip()}" for name in differences[1].split(",")}
