"""Ids of messages. Fluent allows letters, digits, `-` and `_`; keys of rules also have dots, slashes and colons."""

from __future__ import annotations

import re

_FOREIGN = re.compile(r"[^A-Za-z0-9_-]")


def message_id(*parts: str | int, case: str | int | None = None) -> str:
    """Return the id of a message: `("ask", "planning.move")` is `ask-planning-move`; a case comes after two dashes."""
    joined = "-".join([_FOREIGN.sub("-", str(part)) for part in parts])
    return joined if case is None else f"{joined}--{_FOREIGN.sub('-', str(case))}"


def element(key: object) -> tuple[str, str] | None:
    """Return kind and id of an element key such as `area:bronte`; None for anything else."""
    if not isinstance(key, str):
        return None
    kind, colon, id = key.partition(":")
    return (kind, id) if colon and id and kind.isidentifier() else None
