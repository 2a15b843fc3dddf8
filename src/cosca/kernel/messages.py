"""Messages: sentences as data, which `i18n` and the page format in a language."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from cosca.kernel.events import Facts


class Message(TypedDict):
    """A sentence as data: the id of a message and its optional arguments."""

    id: str
    args: NotRequired[Facts]


class RuleMessage(Message):
    """A message with the ids of the rules that it comes from."""

    rules: list[str]
