"""Choices: small immutable values, made once and shared.

A choice is what a seat may answer. Its text holds no list index, so records survive changes of the lists.
`touches` names the board elements that the choice is about, so that a page can light them up.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.kernel.plain import items, mapping


class Choice:
    """One answer. Two choices are equal only if they are the same object: make them with `choice`."""

    __slots__ = ("declines", "extra", "kind", "text", "touches", "value")

    def __init__(
        self, text: str, kind: str, value: int, extra: int, touches: tuple[str, ...], declines: bool = False
    ) -> None:
        self.text: Final = text
        self.kind: Final = kind
        self.value: Final = value
        self.extra: Final = extra
        self.touches: Final = touches
        self.declines: Final = declines  # it turns down what is offered, so it is always safe

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
    """All choices in these objects, tuples, lists and mappings, by their text; two of one text are an error."""
    found: dict[str, Choice] = {}
    todo: list[Any] = list(sources)
    while todo:
        each = todo.pop()
        if isinstance(each, Choice):
            if found.setdefault(each.text, each) is not each:
                raise TypeError(f"duplicate choice '{each.text}'")
            continue
        inside = mapping(each)
        todo.extend(items(each) or () if inside is None else inside.values())
    return found


_made: dict[tuple[str, int, int], Choice] = {}


def choice(
    kind: str, name: str = "", value: int = 0, extra: int = 0, touches: tuple[str, ...] = (), declines: bool = False
) -> Choice:
    """The one choice of this kind, name and value; `value` and `extra` are what the rules read."""
    text = f"{kind} {name}" if name else kind
    key = (text, value, extra)
    found = _made.get(key)
    if found is None:
        found = _made[key] = Choice(text, kind, value, extra, touches, declines)
    return found


UNSEEN: Final = choice("hidden")  # stands where a seat sees that another has chosen, and not what
