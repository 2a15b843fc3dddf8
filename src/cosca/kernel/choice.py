"""Choices: small immutable values, made once and shared.

A choice is what a seat may answer. Its text holds no list index, so records survive changes of the lists.
`touches` names the board elements that the choice is about, so that a page can highlight them.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.kernel.narrowing import items, mapping


class Choice:
    """One answer. Choices are interned and compare by identity: make them with `choice`."""

    __slots__ = ("declines", "extra", "kind", "text", "touches", "value")

    def __init__(
        self, text: str, kind: str, value: int, extra: int, touches: tuple[str, ...], declines: bool = False
    ) -> None:
        self.text: Final = text
        self.kind: Final = kind
        self.value: Final = value
        self.extra: Final = extra
        self.touches: Final = touches
        self.declines: Final = declines  # it declines an offer, so it is always a safe default

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        name = self.text[len(self.kind) + 1 :]
        return choice, (self.kind, name, self.value, self.extra, self.touches, self.declines)


def choices_by_text(*sources: object) -> dict[str, Choice]:
    """Return all choices in these objects, tuples, lists and mappings by text; raise TypeError if two share a text."""
    by_text: dict[str, Choice] = {}
    todo: list[Any] = list(sources)
    while todo:
        value = todo.pop()
        if isinstance(value, Choice):
            if by_text.setdefault(value.text, value) is not value:
                raise TypeError(f"duplicate choice '{value.text}'")
            continue
        table = mapping(value)
        todo.extend(items(value) or () if table is None else table.values())
    return by_text


_made: dict[tuple[str, int, int], Choice] = {}


def choice(
    kind: str, name: str = "", value: int = 0, extra: int = 0, touches: tuple[str, ...] = (), declines: bool = False
) -> Choice:
    """Return the interned choice of this kind, name and value; the rules read `value` and `extra`."""
    text = f"{kind} {name}" if name else kind
    key = (text, value, extra)
    interned = _made.get(key)
    if interned is None:
        interned = _made[key] = Choice(text, kind, value, extra, touches, declines)
    return interned


UNSEEN: Final = choice("hidden")  # placeholder for another seat's sealed choice
