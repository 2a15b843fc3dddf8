"""Tables that stand exactly before what a correction of the rules may touch: found by random play, written as played.

Part of tools/fixtures.py: made with version 0.1.0 at commit 029c092, and only that version is meant to run it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import cosca
from cosca.games.la_famiglia.anytime import ways_to_raise
from cosca.games.la_famiglia.conflict import TURNCOAT
from cosca.games.la_famiglia.data import BRIBERY
from cosca.games.la_famiglia.planning import usable
from cosca.games.la_famiglia.state import EMPTY, NEUTRAL
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.game import Decision
from cosca.server.live import LiveTable
from cosca.server.log import KEEP_EVERY
from cosca.server.store import UserRow
from cosca.server.tables import Tables

LIKED = 0.85  # how often what is liked is chosen
BESIDES = 0.03  # how often somebody does something besides, or chooses a sealed card anew


class Moment(NamedTuple):
    """A choice of a game: the state before it, what was asked and chosen, what it caused, and the match after it."""

    before: Any
    decision: Decision
    choice: Choice
    events: list[Event]
    match: Any

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def seat(self) -> int:
        return self.decision.seat

    def told(self, kind: str, **facts: object) -> bool:
        """Whether an event of that kind, with these facts, was caused."""
        return any(
            event.kind == kind and facts.items() <= (event.public or {}).items() for event in self.events
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Situation:
    """What is looked for; the table stands before the choice, or `after` it."""

    name: str
    game: str
    about: str
    holds: Callable[[Moment], bool]
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    likes: tuple[str, ...] = ()  # what is mostly chosen in the games that are searched for it: beginnings of choices
    after: bool = False


class Found(NamedTuple):
    """A situation with the seed and the choices that lead to it, and the choice that came next."""

    situation: Situation
    options: dict[str, Any]
    seed: int
    log: list[tuple[int, str]]
    then: str


# ---------------------------------------------------------------- La Famiglia


def _neutrals_attack(m: Moment) -> bool:
    return m.before.fight is not None and m.before.fight.side == NEUTRAL


def _sealed(m: Moment, attacker: bool) -> bool:
    """Agitated neutrals attack; one side has laid a Turncoat, and the other one is asked."""
    f = m.before.fight
    if m.kind != "conflict.card" or not _neutrals_attack(m):
        return False
    picks = m.before.sealed[f.leader if attacker else f.defender]
    return m.seat == (f.defender if attacker else f.leader) and bool(picks) and picks[0].value == TURNCOAT


def _laid(m: Moment) -> bool:
    f = m.before.fight
    return m.kind == "conflict.take" and _neutrals_attack(m) and TURNCOAT in (f.card_a, f.card_d)


def _single(m: Moment) -> bool:
    """One action alone, which the edition lets go: `done` is offered beside it."""
    top = m.before.stack[-1]
    single = m.kind == "space.part" and not top.did and m.before.data.spaces[top.space].join == "one"
    return single and any(choice.kind == "done" for choice in m.decision.choices)


def _around(m: Moment, area: int) -> tuple[bool, bool]:
    """Whether neutrals and enemies of the seat are next to the area."""
    s, own = m.before, (m.seat, m.before.data.mate_of[m.seat], NEUTRAL, EMPTY)
    holders = [s.holder[a] for a in s.data.neighbours[area]]
    return NEUTRAL in holders, any(holder not in own for holder in holders)


def _pull(m: Moment) -> bool:
    return m.kind == "pull.area" and _around(m, m.before.stack[-1].area)[0]


def _pull_order(m: Moment, enemies: bool) -> bool:
    """An order that pulls is about to be carried out, neutrals next door."""
    if m.kind == "pull.area" or m.told("pulled"):
        return False
    shown = [event.public or {} for event in m.events if event.kind == "order_executed"]
    for facts in shown:
        order = m.before.data.orders[m.before.data.order_index[facts["order"]]]
        if facts["seat"] == m.seat and any(part.do == "pull" for part in order.parts):
            return _around(m, m.before.data.area_index[facts["area"]]) == (True, enemies)
    return False


def _poor(m: Moment) -> bool:
    """The choice starts an attack of a seat without money that could raise some."""
    s = m.before
    return (
        m.match.game.name == "la_famiglia"
        and m.told("attack", seat=m.seat)
        and not s.money[m.seat]
        and bool(ways_to_raise(s, m.seat))
    )


def _poor_bribery(m: Moment) -> bool:
    return _poor(m) and m.before.has_tile(m.seat, BRIBERY)


def _poor_pay(m: Moment) -> bool:
    f = m.match.state.fight
    return _poor(m) and f is not None and m.before.data.orders[f.order].pay_remove


def _prices(s: Any, seat: int) -> list[int]:
    first = s.data.sheets[s.round].first
    return [s.look.price[first + at] for at in usable(s, seat, 0)]


def _ultima_paid(m: Moment) -> bool:
    return m.kind == "ultima.space" and min(_prices(m.before, m.seat), default=0) > 0


def _ultima_poor(m: Moment) -> bool:
    """Some usable spaces cost more than the seat has."""
    return m.kind == "ultima.space" and max(_prices(m.before, m.seat), default=0) > m.before.money[m.seat]


def _ultima_lapses(m: Moment) -> bool:
    """The bust of a seat without the money for any space comes back by itself."""
    moved = [event.kind for event in m.events if event.kind in ("bust_back", "token_moved")]
    return m.kind != "ultima.space" and "bust_back" in moved and moved[-1] == "bust_back"


# ---------------------------------------------------------------- Corleone's Empire


def _opened(m: Moment, kind: str) -> bool:
    """The choice laid something open, and may still be taken back freely, also after a restart."""
    return (
        m.told(kind)
        and bool(m.match.game.actors(m.match.state))
        and len(m.match.log) % KEEP_EVERY != 0
        and m.match.may_undo(m.seat)
    )


LF, CE = "la_famiglia", "corleones_empire"
FRUGAL = ("icon suitcase", "icon discard", "done", "skip")  # keeps hands below the limit, so that no tribute follows
MUSTER = ("do ultima", "do recruit", "number 9", "number 8", "number 7", "number 6", "number 5", "number 4", "skip")
PAYING = ("order yellow.economy.c", "order yellow", "row economy", "do order", "do influence")  # the order that pays
YELLOW = {"families": ["yellow", "white", "red", "green"]}
SITUATIONS = (
    Situation("agitate_number", LF, "neutrals are agitated: how many go (R2)", lambda m: m.kind == "agitate.number"),
    Situation(
        "agitate_approach", LF, "agitated neutrals attack: finesse or brute force (R3, K1)",
        lambda m: m.kind == "conflict.approach" and _neutrals_attack(m),
    ),
    Situation(
        "agitate_cards", LF, "agitated neutrals attack: no card is laid, Turncoat is offered (R3, K6)",
        lambda m: m.kind == "conflict.card" and _neutrals_attack(m) and not any(m.before.sealed),
    ),
    Situation("agitate_turncoat_attacker", LF, "agitated neutrals attack: their leader has laid a Turncoat (R3)",
              lambda m: _sealed(m, True)),
    Situation("agitate_turncoat_defender", LF, "agitated neutrals attack: the defender has laid a Turncoat (R3)",
              lambda m: _sealed(m, False)),
    Situation("agitate_turncoat_laid", LF, "agitated neutrals attack: both cards lie, one a Turncoat (R3, K4)", _laid),
    Situation("forgo_1.0", LF, "edition 1.0: a single action that may be forgone (P9)", _single, {"edition": "1.0"}),
    Situation("forgo_1.1", LF, "edition 1.1: a single action that may be forgone (P9)", _single, {"edition": "1.1"}),
    Situation("pull_area", LF, "an order pulls: enemies and neutrals next door (O7)", _pull),
    Situation("pull_neutrals", LF, "`then` reveals an order that pulls: neutrals alone next door (O7)",
              lambda m: _pull_order(m, False)),
    Situation("pull_both", LF, "`then` reveals an order that pulls: enemies and neutrals next door (O7)",
              lambda m: _pull_order(m, True)),
    Situation("bribery_without_money", LF, "`then` starts an attack with Bribery, 0 money, orders to sell (C2)",
              _poor_bribery),
    Situation("pay_without_money", LF, "`then` starts an attack that may pay off, 0 money, orders to sell (O3)",
              _poor_pay, YELLOW, PAYING),
    Situation("ultima_paid", LF, "a last action: every space that is left costs money (A12)", _ultima_paid, {}, MUSTER),
    Situation("ultima_poor", LF, "a last action: some spaces cost more than the seat has (A12)", _ultima_poor),
    Situation("ultima_lapses", LF, "`then` brings a bust back by itself: no space can be paid (A12)",
              _ultima_lapses, {}, MUSTER),
    *[
        Situation(f"opened_{kind}", CE, f"the last choice laid something open ({kind}), undo is free",
                  lambda m, kind=kind: _opened(m, kind), {"seats": seats}, FRUGAL, True)
        for kind, seats in (("public_job", 3), ("business_opened", 4), ("ally_laid_out", 2))
    ],
)  # fmt: skip


# ---------------------------------------------------------------- looking for them


def liked(choices: tuple[Choice, ...], likes: tuple[str, ...], rng: Random) -> Choice:
    """Mostly a choice that begins as the first of these does, else any."""
    if likes and rng.random() < LIKED:
        for like in likes:
            for choice in choices:
                if choice.text.startswith(like):
                    return choice
    return rng.choice(choices)


def wander(match: Any, rng: Random, likes: tuple[str, ...] = ()) -> Iterator[Moment]:
    """Plays at random to the end; sometimes a seat does something besides, or picks a sealed choice anew."""
    game = match.game
    while actors := game.actors(match.state):
        seat = rng.choice(game.seats)
        extra = game.anytime(match.state, seat) + (() if seat in actors else game.choices(match.state, seat))
        besides = bool(extra) and rng.random() < BESIDES
        if not besides:
            seat = rng.choice(actors)
        decision = game.decision(match.state, seat)
        if besides or decision is None:
            match.apply(seat, rng.choice(extra))
            continue
        before, choice = match.state.copy(), liked(decision.choices, likes, rng)
        yield Moment(before, decision, choice, match.apply(seat, choice), match)


def search(seconds: float) -> tuple[list[Found], list[Situation]]:
    """What was found within that time, and what was not."""
    found: dict[str, Found] = {}
    end, tries = time.process_time() + seconds, Counter[str]()
    while time.process_time() < end and (open := [each for each in SITUATIONS if each.name not in found]):
        wanted = min(open, key=lambda each: tries[each.name])
        rng = Random(f"situation/{tries[wanted.name]}")
        tries[wanted.name] += 1
        game = cosca.game(wanted.game, **wanted.options)
        seed = rng.getrandbits(256)
        for moment in wander(cosca.Match(game, seed), rng, wanted.likes):
            for each in open:
                same = (each.game, each.options) == (wanted.game, wanted.options) and each.name not in found
                if same and each.holds(moment):
                    log = [(seat, choice.text) for seat, choice in moment.match.log]
                    then = "" if each.after else f"{log[-1][0]} {log[-1][1]}"
                    found[each.name] = Found(each, game.options, seed, log if each.after else log[:-1], then)
    return list(found.values()), [each for each in SITUATIONS if each.name not in found]


# ---------------------------------------------------------------- writing them


async def write(tables: Tables, found: Found, people: list[UserRow]) -> LiveTable:
    """A table with that seed at which people, all seats being theirs, have made these choices one by one."""
    host = people[0]
    table = await tables.create(host, found.situation.game, found.options, {}, False, True, False)
    for seat in table.game.seats:
        person = people[(seat - 1) % len(people)]
        await table.join(person, table.row.invite)
        await table.sit(person, seat, "me")
    await table.write(table.set_row(seed=f"{found.seed:064x}"))
    await table.start(host.id)
    for number, (seat, choice) in enumerate(found.log):
        person = people[(seat - 1) % len(people)]
        await table.choose(person.id, seat, table.ask_of(seat), choice, f"{table.id}-{number}")
    return table
