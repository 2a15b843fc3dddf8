"""Random tables of Corleone's Empire, and what a viewer may know of one (CE-N3, W5, W8, W9).

What may be known is stated here from the raw state, by `open_to`, and not taken from the view that is under test.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cosca
from cosca.games.corleones_empire.rules import effects
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.kernel.steps import Sealed
from cosca.testing.secrecy import Watched, plain
from tests.support.sampling import SOAK

NAME = "corleones_empire"
SEALED = ("bid.card", "tribute.card", "offer.card", "tax.card")


def looker(s: Any) -> int:
    """Return the seat that looks at jobs; 0 if none does."""
    return s.stack[-1].seat if s.looked else 0


def open_to(s: Any, viewer: int | None) -> str:
    """Return all of the raw state that a viewer may know from events or the table (W5, W8, W9, H14)."""
    return plain(open_fields(s, s.to_json(), viewer))


def open_fields(s: Any, saved: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Return the same as fields of the saved state, built once for all viewers."""
    fields = {name: value for name, value in saved.items() if name != "key"}
    seat = viewer or 0
    for deck in ("job_deck", "tiles_blue", "tiles_red"):
        fields[deck] = len(fields[deck])
    fields["jobs"] = [jobs if each == seat else len(jobs) for each, jobs in enumerate(fields["jobs"])]
    fields["looked"] = fields["looked"] if viewer and viewer == looker(s) else len(fields["looked"])
    complete = [each not in top.seats or top.complete(s, each, s.sealed[each])
                if isinstance(top := s.stack[-1] if s.stack else None, Sealed) else False
                for each in range(s.seats + 1)]  # fmt: skip
    fields["sealed"] = [picks if each == seat else complete[each] for each, picks in enumerate(fields["sealed"])]
    return fields


def tables(seeds: range) -> Iterator[Watched]:
    for seed in seeds:
        yield Watched(seed, NAME)


def begin_effect(table: Any, op: str) -> None:
    """Start the turn with an ally that ends with this effect, which few cards have."""
    data, seat = table.game.data, table.state.stack[-1].seat
    matching = [effect for card in (*data.jobs, *data.allies) for effect in card.effects if effect.op == op]
    effect = next(each for each in matching if each.who != "one" and (each.keep > 1 or op != "draw_jobs"))
    if effects.possible(table.state, seat, effect):
        events: list[cosca.Event] = []
        table.state.out = events
        table.state.stack[-1] = effects.Effects(seat, ALLY, len(data.allies[0].effects))
        effects.PLAIN[op](table.state, seat, effect)
        table.game.settle(table.state)
        table.state.out = None
        table.tell(events)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def having(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def picks_of(table: Watched, seat: int) -> list[str]:
    """Return complete random picks of a sealed choice."""
    game, copy = table.game, table.state.copy()
    picks: list[str] = []
    while seat in game.actors(copy):
        picks.append(table.rng.choice(game.choices(copy, seat)).text)
        game.apply(copy, seat, game.parse(copy, seat, picks[-1]))
    return picks


OF_CARDS = {"offer.card": "offer", "tax.card": "rival_suitcase"}  # the effects that make rivals choose


def sealed_moments(key: str) -> Iterator[tuple[Watched, int]]:
    """Yield tables where at least two seats owe their first pick of such a sealed choice."""
    for table in tables(range(600, 645 if SOAK or key in OF_CARDS else 620)):  # cards are rare
        for _ in table.steps():
            if key in OF_CARDS and table.asked == "business.action" and table.rng.random() < 0.1:
                begin_effect(table, OF_CARDS[key])
            if table.asked == key and len(actors := table.game.actors(table.state)) > 1:
                seat = table.rng.choice(actors)
                if not table.state.sealed[seat]:
                    yield table, seat
