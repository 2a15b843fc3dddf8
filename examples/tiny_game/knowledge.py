"""What a seat knows: its view, the view as a state with blanks, its memory, and the states that fit them."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from cosca.kernel.choice import UNSEEN
from cosca.kernel.events import Facts, View
from cosca.kernel.game import Game
from cosca.kernel.memory import Memory
from cosca.kernel.saved_state import restore
from cosca.kernel.steps import step_to_json

from .rules import CARDS, FIELDS, FOLD, SEATS, SHOW, TinyState


class TinyMemory(Memory):
    """Memory of the cards that its seat folded, which the table no longer shows."""

    __slots__ = ("folded",)

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        super().__init__(game, seat)
        self.folded: list[int] = []

    def see(self, facts: Facts) -> None:
        if facts["event"] == "folded" and "card" in facts:
            self.folded.append(facts["card"])


def seen(state: TinyState, viewer: int | None) -> TinyState:
    """Return the state with blanks for all that the viewer must not know; the only place that decides this."""
    blank = state.copy()
    blank.key, blank.draws, blank.listed = bytes(len(state.key)), 0, None
    blank.deck, blank.folded = [0] * len(state.deck), [0] * len(state.folded)
    for rival in SEATS:
        if rival != viewer:
            blank.cards[rival] = 0
            blank.sealed[rival] = (UNSEEN,) if state.sealed[rival] else ()
    return blank


def view(state: TinyState, viewer: int | None) -> View:
    """Build the view from the state with blanks, so that it cannot reveal more."""
    blank = seen(state, viewer)
    return {
        "seat": viewer,
        "round": blank.round,
        "points": {str(seat): blank.points[seat] for seat in SEATS},
        "card": blank.cards[viewer or 0],
        "stake": blank.stake,
        "shown": blank.shown,
        "folded": len(blank.folded),
        "deck": len(blank.deck),
        "steps": [step_to_json(step) for step in blank.stack],
        "sealed": [[pick.text for pick in picks] for picks in blank.sealed],
    }


def seen_in(blank: TinyState, view: View) -> TinyState:
    """Fill a new state with what the view says."""
    points = [0, *[view["points"][str(seat)] for seat in SEATS]]
    cards = [view["card"] if seat and seat == view["seat"] else 0 for seat in (0, *SEATS)]
    counts = {"deck": [0] * view["deck"], "folded": [0] * view["folded"]}
    kernel = {"key": "00" * 32, "draws": 0, "stack": view["steps"], "sealed": [[], [], []]}
    restore(blank.game, blank, {**view, **counts, **kernel, "points": points, "cards": cards}, FIELDS)
    texts = {each.text: each for each in (SHOW, FOLD, UNSEEN)}
    blank.sealed = [tuple([texts[text] for text in picks]) for picks in view["sealed"]]
    return blank


def fill(seen: TinyState, memory: Memory, rng: Random) -> TinyState:
    """Draw a full state uniformly from all that fit the blanks and the memory."""
    assert isinstance(memory, TinyMemory)
    s = seen.copy()
    hidden = hidden_cards(s, memory)
    rng.shuffle(hidden)
    for seat in SEATS:
        if s.stack and not s.cards[seat]:
            s.cards[seat] = hidden.pop()
        if s.sealed[seat] == (UNSEEN,):
            s.sealed[seat] = (rng.choice((SHOW, FOLD)),)
    s.folded = sorted([*memory.folded, *[hidden.pop() for _ in s.folded[len(memory.folded) :]]])
    s.deck = sorted(hidden)
    s.key = rng.randbytes(len(s.key))
    return s


def possibilities(
    seen: TinyState, memory: Memory, seats: tuple[int, ...], limit: int
) -> list[tuple[TinyState, Memory, float]] | None:
    """Return the blanks with every possible card of the seats; all are equally likely."""
    assert isinstance(memory, TinyMemory)
    holders = [seat for seat in seats if seen.stack and not seen.cards[seat]]
    found: list[tuple[TinyState, Memory, float]] = []
    for cards in permutations(hidden_cards(seen, memory), len(holders)):
        s = seen.copy()
        for seat, card in zip(holders, cards, strict=True):
            s.cards[seat] = card
        found.append((s, memory, 1.0))
    return found if len(found) <= limit else None


def hidden_cards(s: TinyState, memory: TinyMemory) -> list[int]:
    """Return the cards that the memory's seat has not seen."""
    return [card for card in CARDS if card not in (*s.shown, *s.cards, *memory.folded)]
