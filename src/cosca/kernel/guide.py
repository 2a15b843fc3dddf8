"""The guide to a game, which newcomers read before the numbered rules, parsed from Markdown.

One line is one block. `## Title {#id}` and `### Title {#id}` are headings, `- ...` an entry of a list,
`![Words.](name)` a picture that the page draws, `- ![](name) ...` a symbol with what it means; any other line is a
paragraph. `{name}` stands for a number of the game's components, an id such as V4 for a rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from cosca.kernel.errors import CoscaError

_HEADING: Final = re.compile(r"(#{2,3})\s+(.+?)\s+\{#([a-z_]+)\}")
_PICTURE: Final = re.compile(r"!\[(.+)\]\(([a-z_]+)\)")
_SYMBOL: Final = re.compile(r"-\s+!\[\]\(([a-z0-9_]+)\)\s+(.+)")
_NUMBER: Final = re.compile(r"\{([a-z0-9_]+)\}")
_RULE: Final = re.compile(r"\b[A-Z]{1,2}[0-9]{1,3}\b")
_RULES: Final = re.compile(rf" \({_RULE.pattern}(, {_RULE.pattern})*\)")

HEADING: Final = "heading"
PART: Final = "part"
PICTURE: Final = "picture"
SYMBOL: Final = "symbol"
ENTRY: Final = "entry"
TEXT: Final = "text"


class GuideError(CoscaError):
    """A guide that cannot be read; the message names the line."""


class Block(NamedTuple):
    """A block of a guide: `kind` is one of the constants above; headings, pictures and symbols have a `name`."""

    kind: str
    text: str
    name: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it mentions, without the game's prefix."""
        return tuple(_RULE.findall(self.text))

    @property
    def plain(self) -> str:
        """The text without the rules in parentheses."""
        return _RULES.sub("", self.text)


class Guide:
    """The blocks of a guide in their order."""

    def __init__(self, blocks: tuple[Block, ...] = ()) -> None:
        self.blocks: Final = blocks

    @staticmethod
    def parse(text: str) -> Guide:
        """Parse a page; raise GuideError if a heading has no id or a duplicate one."""
        blocks: list[Block] = []
        names: set[str] = set()
        for number, line in enumerate([line.rstrip() for line in text.splitlines()], 1):
            if not line or line.startswith("# "):
                continue
            block = _block(line)
            if block is None:
                raise GuideError(f"line {number}: a heading needs an id: {line[:40]}")
            if block.kind in (HEADING, PART):
                if block.name in names:
                    raise GuideError(f"line {number}: duplicate id {block.name}")
                names.add(block.name)
            blocks.append(block)
        return Guide(tuple(blocks))

    def filled(self, numbers: Mapping[str, object]) -> Guide:
        """Return the guide with the numbers filled in; raise GuideError if it mentions an unknown number."""
        return Guide(tuple([block._replace(text=_filled(block.text, numbers)) for block in self.blocks]))

    def part(self, name: str) -> tuple[Block, ...]:
        """Return the heading of that name with all blocks below it; () if there is none."""
        blocks: list[Block] = []
        for block in self.blocks:
            if blocks and (block.kind == HEADING or block.kind == blocks[0].kind):
                break
            if blocks or (block.kind in (HEADING, PART) and block.name == name):
                blocks.append(block)
        return tuple(blocks)


def _block(line: str) -> Block | None:
    heading = _HEADING.fullmatch(line)
    if heading:
        return Block(HEADING if heading[1] == "##" else PART, heading[2], heading[3])
    if line.startswith("#"):
        return None
    picture = _PICTURE.fullmatch(line)
    if picture:
        return Block(PICTURE, picture[1], picture[2])
    symbol = _SYMBOL.fullmatch(line)
    if symbol:
        return Block(SYMBOL, symbol[2], symbol[1])
    return Block(ENTRY, line[2:].strip()) if line.startswith("- ") else Block(TEXT, line)


def _filled(text: str, numbers: Mapping[str, object]) -> str:
    for name in _NUMBER.findall(text):
        if name not in numbers:
            raise GuideError(f"unknown number {name!r}; one of {', '.join(numbers)}")
    return _NUMBER.sub(lambda found: str(numbers[found[1]]), text)
