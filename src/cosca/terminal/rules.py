"""`cosca rules`: the numbered rules of a game by id or word, and which of them the tests prove."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import cosca
from cosca.games import kit, prefix, rulebook
from cosca.kernel.rulebook import Rule, Rulebook, UnknownRule
from cosca.terminal.speech import language_for
from cosca.testing.coverage import coverage


def show_rules(game: str, words: list[str], console: Console, language: str | None = None) -> None:
    """The rules with these ids, or all that hold every word; UnknownRule if there are none."""
    book = kit(game).rulebook(language_for(language))
    found: list[Rule] = []
    try:
        found = [book.get(word) for word in words]
    except UnknownRule:
        found = list(book.search(" ".join(words)))
    if not words:
        for section, title, count in sections(book):
            console.print(f"{section:>3}  {title} ({count})")
        return
    if not found:
        raise UnknownRule(f"no rule has the id or holds the words '{' '.join(words)}'")
    title = ""
    for rule in found:
        if rule.section_title != title:
            title = rule.section_title
            console.print(Text(title, style="bold"))
        console.print(Text(rule.id, style="cyan"))
        console.print(Padding(Text(rule.text.replace("**", "").replace("*", "")), (0, 0, 0, 4)))


def sections(book: Rulebook) -> list[tuple[str, str, int]]:
    """The sections of a page and how many statements each has."""
    found: dict[str, tuple[str, int]] = {}
    for rule in book:
        if not rule.is_variant:
            title, count = found.get(rule.section, (rule.section_title, 0))
            found[rule.section] = (title, count + 1)
    return [(section, title, count) for section, (title, count) in found.items()]


def show_coverage(game: str, tests: Path, console: Console) -> bool:
    """Lists what no test proves and what tests name wrongly; whether all is proven."""
    book = rulebook(game)
    if not tests.is_dir():
        raise cosca.BadOption(f"{tests}: no such folder; name the tests with --tests DIR")
    found = coverage(book, tests)
    others = tuple(f"{prefix(name)}-" for name in cosca.game_names() if name != game)
    strange = [each for each in found.unknown if not each.name.startswith(others)]  # the rest is another game's
    for rule_id in found.unproven:
        console.print(f"{rule_id}  {book.get(rule_id).text.replace('**', '')}", no_wrap=True, overflow="ellipsis")
    for unknown in strange:
        console.print(str(unknown), style="red")
    console.print(
        f"{game}: {len(found.proven)} of {len(book)} rules are proven by tests, "
        f"{len(found.unproven)} are not; {len(strange)} names in tests are not rules."
    )
    return not found.unproven and not strange
