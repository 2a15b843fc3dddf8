"""`why NAME` at a question: why an element cannot be chosen now, and by which rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import cosca
from cosca.kernel.messages import RuleMessage
from cosca.kernel.why_not import GENERAL
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.labels import normalize


def matching_elements(typed: str, elements: Iterable[str], texts: GameTexts) -> list[str]:
    """Return the elements of that name, else those whose name or key has that prefix; a whole key names exactly one."""
    wanted = normalize(typed)
    known = list(elements)
    if typed.strip() in known or not wanted:
        return [typed.strip()] if wanted else []
    called = {element: (normalize(texts.name(element)), normalize(element.partition(":")[2])) for element in known}
    exact = [element for element, names in called.items() if wanted in names]
    return exact or [element for element, names in called.items() if any([name.startswith(wanted) for name in names])]


def why_not(game: cosca.Game[Any], state: Any, seat: int, elements: list[str]) -> tuple[str, RuleMessage | None] | None:
    """Return an element with its reason, None if it can be chosen: first those that the question is about."""
    matches = [(element, game.why_not(state, seat, element)) for element in elements]
    own = [each for each in matches if each[1] is None or each[1]["id"] not in GENERAL]
    return (own or matches or [None])[0]
