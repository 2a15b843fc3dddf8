"""Which choice a typed line means: a number, the choice's text, or some of its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from cosca.kernel.choice import Choice

SHORTEST = 3  # letters that are looked for inside a choice's words, not only at their start


class Ambiguous(Exception):
    """Several choices are called so."""

    def __init__(self, found: Sequence[Choice]) -> None:
        super().__init__(", ".join(choice.text for choice in found))
        self.found = tuple(found)


def plain(text: str) -> str:
    """Without accents, case and signs, so that `cefalu` finds Cefalù."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().casefold()
    return " ".join(re.findall(r"[a-z0-9]+", bare))


def labels(choices: Sequence[Choice]) -> list[int]:
    """What to type for each choice: where all are amounts the amount itself, else 1, 2, 3..."""
    if all(choice.kind in ("number", "cars") for choice in choices):
        return [choice.value for choice in choices]
    return list(range(1, len(choices) + 1))


def find(
    line: str, choices: Sequence[Choice], anytime: Sequence[Choice], words: Callable[[Choice], str]
) -> Choice | None:
    """The choice meant; None if there is none, Ambiguous if there are several."""
    number = re.fullmatch(r"(a?)\s*([0-9]+)", line.strip().lower())
    if number:
        among = anytime if number[1] else choices
        return dict(zip(labels(among), among, strict=True)).get(int(number[2]))
    wanted = " ".join(line.split())
    for choice in (*choices, *anytime):
        if choice.text == wanted:
            return choice
    start = plain(line)
    if not start:
        return None
    for among in (choices, anytime):
        found = [choice for choice in among if _starts(choice, start, words(choice))]
        exact = [choice for choice in found if start in (plain(choice.text), plain(choice.text.partition(" ")[2]))]
        found = exact if len(exact) == 1 else found
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(found)
    inside = [choice for choice in choices if len(start) >= SHORTEST and f" {start}" in f" {plain(words(choice))}"]
    if len(inside) > 1:
        raise Ambiguous(inside)
    return inside[0] if inside else None


def _starts(choice: Choice, start: str, words: str) -> bool:
    name = choice.text.partition(" ")[2]
    return any(plain(text).startswith(start) for text in (choice.text, name, words) if text)
