"""Arguments of messages as Fluent values. Selectors see the plain value; lists and messages format themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, cast

from babel import Locale
from fluent.runtime.types import FluentInt, FluentNone, FluentType

from cosca.kernel.errors import CoscaError

Args = Mapping[str, Any]
UNKNOWN = "?"  # shown for a missing argument


class MissingText(CoscaError):
    """A message that no catalogue has, or a missing argument."""

    code: Final = "missing_text"


class Missing(FluentNone):
    """A missing argument: a selector takes its default variant, a text shows `?`; in strict mode it raises."""

    def __init__(self, name: str, strict: bool) -> None:
        super().__init__(name)
        self.strict: Final = strict

    def format(self, locale: Locale) -> str:
        if self.strict:
            raise MissingText(f"the argument '{self.name}' is not given")
        return UNKNOWN


class Given(dict[str, Any]):
    """The arguments of a message; an absent one is Missing."""

    def __init__(self, args: Args, strict: bool) -> None:
        super().__init__(args)
        self._strict: Final = strict

    def __missing__(self, name: str) -> Missing:
        return Missing(name, self._strict)


class NoValue(FluentNone):
    """The argument null: a selector takes its default variant, a text shows nothing."""

    def format(self, locale: Locale) -> str:
        return ""


class Whole(FluentInt):
    """A whole number in the format of the language, cached per number, because Babel is slow."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(maxsize=4096)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


class Several(FluentInt):
    """A list: a selector uses its length, a text joins its items."""

    items: list[Any]
    joined: Callable[[list[Any]], str]

    @classmethod
    def of(cls, items: list[Any], joined: Callable[[list[Any]], str]) -> Several:
        """Return a list of these items, with the function that joins them."""
        made = cast("Several", cls(len(items)))
        made.items, made.joined = items, joined
        return made

    def format(self, locale: Locale) -> str:
        return self.joined(self.items)


class Nested(FluentType):
    """A message as an argument of another."""

    def __init__(self, message: Mapping[str, Any], say: Callable[[Mapping[str, Any]], str]) -> None:
        self.message: Final = message
        self._say: Final = say

    def format(self, locale: Locale) -> str:
        return self._say(self.message)


def is_message(value: object) -> bool:
    """Return whether a value is a message rather than a fact."""
    return isinstance(value, Mapping) and isinstance(value.get("id"), str)  # pyright: ignore[reportUnknownMemberType]
