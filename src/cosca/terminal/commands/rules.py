"""`cosca rules`: the guide to a game, its numbered rules by id or word, and which of them are covered by tests."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import cosca
from cosca.games import kit, prefix, rulebook
from cosca.kernel.guide import ENTRY, HEADING, PART, PICTURE, SYMBOL, Block
from cosca.kernel.rulebook import Rule, Rulebook, UnknownRule
from cosca.terminal.render.game_texts import language_for
from cosca.testing.coverage import coverage

GUIDE = "guide"


def show_rules(game: str, words: list[str], console: Console, language: str | None = None) -> None:
    """Print the rules with these ids, or all that contain every word, then the definitions of the terms they use.

    Raise UnknownRule if there are none.

    `guide` prints the guide instead, `guide PART` a part of it; without arguments the parts and sections are listed.
    """
    book = kit(game).rulebook(language_for(language))
    if words and words[0] == GUIDE:
        show_guide(game, words[1:], console, language)
        return
    rules: list[Rule] = []
    try:
        rules = [book.get(word) for word in words]
    except UnknownRule:
        rules = list(book.search(" ".join(words)))
    if not words:
        for block in kit(game).guide(cosca.game(game), language_for(language)).blocks:
            if block.kind == HEADING:
                console.print(f"{GUIDE} {block.name}  {block.text}", highlight=False)
        for section, title, count in sections(book):
            console.print(f"{section:>3}  {title} ({count})")
        return
    if not rules:
        raise UnknownRule(why="no-rule", facts={"words": " ".join(words)})
    title = ""
    for rule in rules:
        if rule.section_title != title:
            title = rule.section_title
            console.print(Text(title, style="bold"))
        console.print(Text(rule.id, style="cyan"))
        console.print(Padding(Text(_plain(rule.text)), (0, 0, 0, 4)))
    definitions = book.definitions_for(rules)
    if definitions:
        console.print()
    for definition in definitions:
        text = _plain(definition.text)
        console.print(Text(text[:1].upper() + text[1:], style="italic"))


def show_guide(game: str, parts: list[str], console: Console, language: str | None = None) -> None:
    """Print the guide for newcomers, or these parts of it; raise UnknownRule if a part does not exist."""
    guide = kit(game).guide(cosca.game(game), language_for(language))
    blocks = [block for part in parts for block in guide.part(part)] if parts else list(guide.blocks)
    if not blocks:
        names = [block.name for block in guide.blocks if block.kind in (HEADING, PART)]
        raise UnknownRule(why="no-part", facts={"words": " ".join(parts), "known": names})
    for block in blocks:
        _show_block(block, console)


def _show_block(block: Block, console: Console) -> None:
    """Print a block; a picture by its description, a symbol by its name."""
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
    """Print the sections of a page and how many statements each has."""
    counts: dict[str, tuple[str, int]] = {}
    for rule in book:
        if not rule.is_variant:
            title, count = counts.get(rule.section, (rule.section_title, 0))
            counts[rule.section] = (title, count + 1)
    return [(section, title, count) for section, (title, count) in counts.items()]


def show_coverage(game: str, tests: Path, console: Console) -> bool:
    """Print rules without tests and tests of unknown rules; return whether all rules are covered."""
    book = rulebook(game)
    if not tests.is_dir():
        raise cosca.BadOption(why="no-tests", facts={"file": str(tests)})
    result = coverage(book, tests)
    others = tuple(f"{prefix(name)}-" for name in cosca.game_names() if name != game)
    # names with the prefix of another game are rules of that game
    strange = [reference for reference in result.unknown if not reference.name.startswith(others)]
    for rule_id in result.unproven:
        console.print(f"{rule_id}  {book.get(rule_id).text.replace('**', '')}", no_wrap=True, overflow="ellipsis")
    for unknown in strange:
        console.print(str(unknown), style="red")
    console.print(
        f"{game}: {len(result.proven)} of {len(book)} rules are proven by tests, "
        f"{len(result.unproven)} are not; {len(strange)} names in tests are not rules."
    )
    return not result.unproven and not strange
