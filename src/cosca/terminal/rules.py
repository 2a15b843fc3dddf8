"""`cosca rules`: the guide to a game, its numbered rules by id or word, and which of them the tests prove."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import cosca
from cosca.games import kit, prefix, rulebook
from cosca.kernel.guide import ENTRY, HEADING, PART, PICTURE, SYMBOL, Block
from cosca.kernel.rulebook import Rule, Rulebook, UnknownRule
from cosca.terminal.speech import language_for
from cosca.testing.coverage import coverage

GUIDE = "guide"


def show_rules(game: str, words: list[str], console: Console, language: str | None = None) -> None:
    """The rules with these ids, or all that hold every word; UnknownRule if there are none.

    `guide` shows the guide instead, `guide PART` a part of it; nothing lists the parts and the sections.
    """
    book = kit(game).rulebook(language_for(language))
    if words and words[0] == GUIDE:
        show_guide(game, words[1:], console, language)
        return
    found: list[Rule] = []
    try:
        found = [book.get(word) for word in words]
    except UnknownRule:
        found = list(book.search(" ".join(words)))
    if not words:
        for block in kit(game).guide(cosca.game(game), language_for(language)).blocks:
            if block.kind == HEADING:
                console.print(f"{GUIDE} {block.name}  {block.text}", highlight=False)
        for section, title, count in sections(book):
            console.print(f"{section:>3}  {title} ({count})")
        return
    if not found:
        raise UnknownRule(why="no-rule", facts={"words": " ".join(words)})
    title = ""
    for rule in found:
        if rule.section_title != title:
            title = rule.section_title
            console.print(Text(title, style="bold"))
        console.print(Text(rule.id, style="cyan"))
        console.print(Padding(Text(_plain(rule.text)), (0, 0, 0, 4)))


def show_guide(game: str, parts: list[str], console: Console, language: str | None = None) -> None:
    """What a newcomer reads before the rules, or these parts of it; UnknownRule if there are none of that name."""
    guide = kit(game).guide(cosca.game(game), language_for(language))
    found = [block for part in parts for block in guide.part(part)] if parts else list(guide.blocks)
    if not found:
        names = [block.name for block in guide.blocks if block.kind in (HEADING, PART)]
        raise UnknownRule(why="no-part", facts={"words": " ".join(parts), "known": names})
    for block in found:
        _show_block(block, console)


def _show_block(block: Block, console: Console) -> None:
    """A picture is told by its words, a symbol by its name."""
    text = _plain(block.text)
    if block.kind in (HEADING, PART):
        console.print()
        console.print(Text(text, style="bold underline" if block.kind == HEADING else "bold"))
    elif block.kind in (ENTRY, SYMBOL):
        console.print(Padding(Text(f"- {text}"), (0, 0, 0, 2)))
    else:
        console.print(Text(text, style="italic" if block.kind == PICTURE else ""))


def _plain(text: str) -> str:
    return text.replace("**", "").replace("*", "")


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
        raise cosca.BadOption(why="no-tests", facts={"file": str(tests)})
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
