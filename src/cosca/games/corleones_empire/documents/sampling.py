"""A seat's view as a state with blanks, and full states sampled from it (N3, W5, W8, W9).

The blanks do not depend on the hidden values: rivals have no cards, their money and goods are in the bank and their
allies in the box, the job deck is empty and the tile decks are in the order of the data. A test checks that `seen`
agrees with the view.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from cosca.games.corleones_empire.documents.memory import TableMemory
from cosca.games.corleones_empire.documents.position import Builder
from cosca.games.corleones_empire.documents.view import looking
from cosca.games.corleones_empire.rules.bribery import Bids
from cosca.games.corleones_empire.rules.cards import hand_choices, in_hand
from cosca.games.corleones_empire.rules.choices import DONE
from cosca.games.corleones_empire.rules.state import BOX, HAND, KINDS, EmpireState
from cosca.games.corleones_empire.rules.tribute import TributeCards, excess
from cosca.kernel.choice import UNSEEN, Choice
from cosca.kernel.documents import PositionDocument
from cosca.kernel.events import Facts
from cosca.kernel.game import Memory
from cosca.kernel.state import replaced
from cosca.kernel.steps import Sealed

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire


def seen(s: EmpireState, seat: int | None) -> EmpireState:
    """Return the state with blanks for what the seat's rivals and the decks hide."""
    blank = s.copy()
    blank.key, blank.draws, blank.listed = bytes(len(s.key)), 0, None
    blank.job_deck = []
    blank.tiles_blue = [tile for tile in s.data.tiles_blue if tile in s.tiles_blue]
    blank.tiles_red = [tile for tile in s.data.tiles_red if tile in s.tiles_red]
    if looking(s) != seat:
        blank.looked = ()
    top = s.stack[-1] if s.stack else None
    for rival in _rivals(s, seat):
        for kind in range(KINDS):
            at = rival * KINDS + kind
            blank.bank_money[kind] += blank.money[at] + blank.suitcase[at]
            blank.bank_goods[kind] += blank.goods[at]
            blank.money[at] = blank.suitcase[at] = blank.goods[at] = 0
        blank.jobs[rival] = ()
        blank.completed = replaced(blank.completed, rival, ())
        for ally in s.allies(rival):
            blank.ally_at[ally] = BOX
        chosen = isinstance(top, Sealed) and rival in top.seats and top.complete(s, rival, s.sealed[rival])
        blank.sealed[rival] = (UNSEEN,) if chosen else ()
    return blank


def seen_in(game: CorleonesEmpire, view: Facts) -> EmpireState:
    """Return the state with blanks of a view; see `seen`."""
    nothing: dict[str, list[Any]] = {"money": [], "goods": [], "jobs": [], "allies": []}
    document: PositionDocument = dict(view)
    document["hands"] = {**{str(seat): nothing for seat in game.seats}, **view["hands"]}
    return Builder(game, document, unseen=True).blanks()


def fill(blank: EmpireState, memory: Memory, rng: Random) -> EmpireState:
    """Return a state drawn from all that fit what the seat sees and remembers."""
    assert isinstance(memory, TableMemory)
    s = blank.copy()
    jobs, allies = s.data.job_index, s.data.ally_index
    world = rng.choices(memory.worlds, [world.weight for world in memory.worlds])[0]
    piles = [list(pool.elements()) for pool in world.pools]
    for pile in piles:
        pile.sort()
        rng.shuffle(pile)
    looked = [piles[deck].pop() for deck in world.looking]
    rng.shuffle(looked)
    for rival in _rivals(s, memory.seat):
        hand = memory.shown[rival] + [piles[deck].pop() for deck in world.hidden[rival]]
        if world.keeping and rival == looking(s):
            hand += looked[: world.keeping]
        s.jobs[rival] = tuple(sorted([jobs[name] for name in hand]))
        s.completed = replaced(s.completed, rival, tuple(sorted([jobs[name] for name in memory.completed[rival]])))
        for name in memory.allies[rival]:
            s.ally_at[allies[name]] = HAND + rival
        for kind in range(KINDS):
            at = rival * KINDS + kind
            s.money[at], s.suitcase[at], s.goods[at] = memory.money[at], memory.suitcase[at], memory.goods[at]
            s.bank_money[kind] -= s.money[at] + s.suitcase[at]
            s.bank_goods[kind] -= s.goods[at]
    if looked:
        s.looked = tuple(sorted([jobs[name] for name in looked[world.keeping :]]))
    s.job_deck = [jobs[name] for name in reversed(piles[-1])]
    for deck in (s.tiles_blue, s.tiles_red):
        rng.shuffle(deck)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Sealed):
        for seat in top.seats:
            if s.sealed[seat] == (UNSEEN,):
                s.sealed[seat] = _guess_picks(s, top, seat, rng)
    s.key = rng.randbytes(32)
    return s


def _rivals(s: EmpireState, seat: int | None) -> list[int]:
    return [other for other in range(1, s.seats + 1) if other != seat]


def _guess_picks(s: EmpireState, top: Sealed[Any], seat: int, rng: Random) -> tuple[Choice, ...]:
    """Return complete picks that the seat may have sealed."""
    if isinstance(top, Bids):
        counts = s.suitcase[seat * KINDS : seat * KINDS + KINDS]
        bid = [s.menu.money[kind] for kind, n in enumerate(counts) for _ in range(rng.randint(0, n))]
        return (*bid, DONE)
    if isinstance(top, TributeCards):
        return _guess_tribute(s, seat, rng)
    picks: tuple[Choice, ...] = ()
    while not top.complete(s, seat, picks):
        picks = (*picks, rng.choice(top.choices_of(s, seat, picks)))
    return picks


def _guess_tribute(s: EmpireState, seat: int, rng: Random) -> tuple[Choice, ...]:
    """Return cards that the seat may give up; all sets of cards are equally likely."""
    kinds = hand_choices(s, seat)
    due = excess(s, seat)
    ways = [[1] + [0] * due]  # by the number of last kinds, then by the number of cards to choose from them
    for card in reversed(kinds):
        n, fewer = in_hand(s, seat, card), ways[-1]
        ways.append([sum(fewer[max(0, cards - n) : cards + 1]) for cards in range(due + 1)])
    picks: list[Choice] = []
    for at, card in enumerate(kinds):
        fewer = ways[len(kinds) - at - 1]
        most = min(in_hand(s, seat, card), due)
        taken = rng.choices(range(most + 1), [fewer[due - n] for n in range(most + 1)])[0]
        picks += [card] * taken
        due -= taken
    return tuple(picks)
