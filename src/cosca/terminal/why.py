"""`why NAME` at a question: why that thing cannot be chosen now, by which rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import cosca
from cosca.kernel.why import GENERAL, WhyNot
from cosca.terminal.answers import plain
from cosca.terminal.speech import Voice


def meant(typed: str, elements: Iterable[str], voice: Voice) -> list[str]:
    """The elements that are called so, or else those whose name or key begins so; a whole key names exactly one."""
    wanted = plain(typed)
    known = list(elements)
    if typed.strip() in known or not wanted:
        return [typed.strip()] if wanted else []
    called = {element: (plain(voice.name(element)), plain(element.partition(":")[2])) for element in known}
    exact = [element for element, names in called.items() if wanted in names]
    return exact or [element for element, names in called.items() if any([name.startswith(wanted) for name in names])]


def why_not(game: cosca.Game[Any], state: Any, seat: int, elements: list[str]) -> tuple[str, WhyNot | None] | None:
    """One of the elements with its reason, None for one that can be chosen: first those that the question is about."""
    found = [(element, game.why_not(state, seat, element)) for element in elements]
    own = [each for each in found if each[1] is None or each[1]["id"] not in GENERAL]
    return (own or found or [None])[0]
