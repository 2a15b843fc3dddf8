"""What an answer displays, against what it then does: its price, and its certain effects until the order or turn ends.

`check` plays a random game and tries every answer of every question on a copy. What really happens is read from the
events and from the public facts before and after, never from the code that announces it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import cosca
from cosca.kernel.facts import choice_facts

Json = dict[str, Any]

BESIDES = 0.05  # how often an anytime choice is made instead, so that money and orders get scarce
SHOWN = 20  # differences that are described; the rest is only counted

# Why money moves as the price of an answer (or what an answer receives), not as an effect of what follows.
PRICES = ("column", "token", "space", "allies", "bribery", "pay_off", "gift", "sale")
# Events of La Famiglia that certain effects are about.
EFFECTS = {"removed", "strike", "cars_removed", "boat_removed", "lab_removed", "recruited", "order_back"}
# Events after which something else has begun: another order, another phase, the next turn.
BEYOND = ("order_executed", "phase", "control", "turf_war")


class Tally:
    """How many answers were compared, and how they differ from what was displayed."""

    def __init__(self) -> None:
        self.answers = 0
        self.compared: Counter[str] = Counter()
        self.differences: Counter[str] = Counter()
        self.described: list[str] = []

    def equal(self, what: str, displayed: object, real: object, where: str) -> None:
        """Compare one thing, and describe a difference."""
        self.compared[what] += 1
        if displayed != real:
            self.differences[f"{where.split(':', maxsplit=1)[0]} {what}"] += 1
            if len(self.described) < SHOWN:
                self.described.append(f"{where}: {what}: displayed {displayed}, in fact {real}")

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.answers += other.answers
        self.compared += other.compared
        self.differences += other.differences
        self.described += other.described


def moments(name: str, seed: int) -> Iterator[tuple[Any, Any, int, Json]]:
    """Every question of a random game with random options, with the facts for the seat that is asked."""
    rng = Random(f"displayed {seed}")
    game: Any = cosca.game(name, **cosca.game(name).some_options(rng))
    state = game.new(seed)
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        yield game, state, seat, game.facts(state, seat)
        besides = game.anytime(state, seat)
        if not besides or rng.random() > BESIDES:
            besides = game.choices(state, seat)
        game.apply(state, seat, rng.choice(besides))


def tried(game: Any, state: Any, seat: int, text: str) -> tuple[Any, list[Json], bool, bool]:
    """A copy after the choice; the public part of what happened before anything else began; whether that reveals
    anything; and whether anything else began.
    """
    after = state.copy()
    events: list[cosca.Event] = []
    game.apply(after, seat, game.parse(after, seat, text), events)
    own = next((at for at, event in enumerate(events) if event.kind in BEYOND), len(events))
    reveals = after.draws != state.draws or any(event.reveals for event in events[:own])
    public = [{"kind": event.kind, **event.public} for event in events[:own] if event.public is not None]
    return after, public, reveals, own < len(events)


def check(name: str, seed: int) -> Tally:
    """Compare all answers of one random game."""
    tally = Tally()
    compare = {"la_famiglia": compare_famiglia, "corleones_empire": compare_empire}[name]
    for game, state, seat, facts in moments(name, seed):
        compare(tally, game, state, seat, facts, f"seed {seed}")
    return tally


# ---------------------------------------------------------------- La Famiglia


def compare_famiglia(tally: Tally, game: Any, state: Any, seat: int, facts: Json, run: str) -> None:
    """Compare the answers of a question, and the anytime choices, with what they do."""
    question = facts["question"]
    before = game.view(state, None)
    for choice in [*question["choices"], *facts["anytime"]]:
        besides = choice in facts["anytime"]
        where = f"{'anytime' if besides else question['kind']}: {choice['text']} ({run})"
        if question["sealed"] and not besides:
            continue
        tally.answers += 1
        after, events, reveals, _ = tried(game, state, seat, choice["text"])
        prices_of_famiglia(tally, game, after, seat, question, choice, events, where)
        offers(tally, game, after, seat, choice, where)
        if besides or reveals:
            tally.equal("certain with a reveal", bool(choice.get("certain")), False, where)
            continue
        now = next((each for each in facts["table"]["sequence"] if each["state"] == "now"), None)
        if now is None or now["seat"] == seat:
            certain_of_famiglia(tally, game, before, after, seat, facts["table"]["sequence"], choice, events, where)


def prices_of_famiglia(
    tally: Tally, game: Any, after: Any, seat: int, question: Json, choice: Json, events: list[Json], where: str
) -> None:
    """Compare the displayed price and income with the money that moved."""
    facts = choice["facts"]
    moved = [each for each in events if each["kind"] == "money" and each["seat"] == seat and each["by"] == seat]
    charged = -sum(each["n"] for each in moved if each["why"] in PRICES)
    price = facts.get("cost", 0) - facts.get("receives", 0)
    if choice["kind"] == "token":  # paid with the space, which is chosen next (P3)
        tally.equal("price of the token", price, after.stack[-1].facts(after)["cost"], where)
        price = 0
    elif choice["kind"] == "brute_force":  # paid in Soldati (K2)
        fallen = sum(each["n"] for each in events if each["kind"] == "removed" and each["why"] == "brute_force")
        tally.equal("price in Soldati", price, fallen, where)
        price = 0
    elif question["kind"] == "planning.space" and choice["kind"] == "space":
        price += question["facts"]["cost"]
    tally.equal("price", price, charged, where)


def offers(tally: Tally, game: Any, after: Any, seat: int, choice: Json, where: str) -> None:
    """Compare the prices of the answers that would follow with those of the question that follows."""
    if not choice.get("next"):
        return
    following = [choice_facts(after, seat, each) for each in game.choices(after, seat)]
    real = {each["text"]: each["facts"].get("cost") for each in following}
    tally.equal("next prices", {each["text"]: each.get("cost") for each in choice["next"]}, real, where)


def certain_of_famiglia(
    tally: Tally,
    game: Any,
    before: Json,
    after: Any,
    seat: int,
    sequence: list[Json],
    choice: Json,
    events: list[Json],
    where: str,
) -> None:
    """Compare the certain effects with losses, holders and control until the order ends or something is asked."""
    displayed: dict[str, list[Json]] = {}
    for message in choice.get("certain", []):
        displayed.setdefault(message["id"].removeprefix("certain-"), []).append(message["args"])

    def said(kind: str, *names: str) -> Counter[tuple[Any, ...]]:
        return Counter([tuple(args.get(name, False) for name in names) for args in displayed.get(kind, [])])

    if not displayed and not EFFECTS.intersection([event["kind"] for event in events]):
        holders = [before["areas"][area]["holder"] for area in game.data.areas]
        lost = [at for at, holder in enumerate(after.holder) if holders[at] not in (None, holder)]
        tally.equal("no effects", [], lost, where)
        return
    view, table = game.view(after, None), game.common_facts(after)

    # Soldati (V8, K2, B3, T1)
    removed: Counter[tuple[int, str]] = Counter()
    for event in events:
        if event["kind"] == "removed":
            removed[event["seat"], event["area"]] += event["n"]
    real = Counter([(whose, n, whose == seat) for (whose, _), n in removed.items()])
    tally.equal("Soldati lost", said("lost", "seat", "lost", "hurts"), real, where)
    strikes = [event for event in events if event["kind"] == "strike"]
    tally.equal("nobody falls", bool(displayed.get("nobody")), bool(strikes) and not removed, where)

    # areas (M1) and Mandamenti (M2)
    was = {area: each["holder"] for area, each in before["areas"].items()}
    now = {area: each["holder"] for area, each in view["areas"].items()}
    left = Counter(
        [(area, was[area], was[area] == seat) for area in was if was[area] is not None and now[area] is None]
    )
    tally.equal("areas left", said("empty", "area", "seat", "hurts"), left, where)
    taken = [area for area in was if None not in (was[area], now[area]) and was[area] != now[area]]
    changes = [args for args in displayed.get("holds", []) if not args["stays"]]
    real_changes = [(area, now[area], view["areas"][area]["soldati"], was[area] == seat) for area in taken]
    said_changes = [(each["area"], each["seat"], each["soldati"], each.get("hurts", False)) for each in changes]
    tally.equal("areas taken", sorted(said_changes), sorted(real_changes), where)
    for args in displayed.get("holds", []):
        if args["stays"]:
            there = view["areas"][args["area"]]
            tally.equal("area kept", (args["seat"], args["soldati"]), (there["holder"], there["soldati"]), where)
    ruled = {name: (ruler(game.data, was, name), ruler(game.data, now, name)) for name in game.data.mandamenti}
    turned = Counter(
        [(name, new or old, bool(new), not new and old == seat) for name, (old, new) in ruled.items() if old != new]
    )
    tally.equal("Mandamenti", said("control", "mandamento", "seat", "gains", "hurts"), turned, where)

    # cars (E4, K10; those of car bombs are meant to go), boats, labs, Soldati for neutrals
    bombs = sum(event["car"] for event in strikes)
    cars = total(events, "cars_removed")
    hurt = Counter([(whose, n, whose == seat and n > bombs) for whose, n in cars.items()])
    tally.equal("cars", said("cars_removed", "seat", "count", "hurts"), hurt, where)
    boats = Counter([(whose, n, whose == seat) for whose, n in total(events, "boat_removed").items()])
    tally.equal("boats", said("boat_removed", "seat", "count", "hurts"), boats, where)
    labs = sum(event["kind"] == "lab_removed" for event in events)
    tally.equal("labs", sum(args["count"] for args in displayed.get("lab_removed", [])), labs, where)
    recruits = total([event for event in events if event.get("why") == "neutrals"], "recruited")
    tally.equal("recruits", said("recruited", "seat", "count"), Counter(list(recruits.items())), where)

    # orders (E4): in the encounter those that lie in areas no longer held, but the order itself if it is over (E3)
    current = [each["order"] for each in sequence if each["state"] == "now"]
    if current and any(each["state"] == "now" and each["order"] in current for each in table["sequence"]):
        current = []
    waiting = [each["order"] for each in sequence if each["state"] == "next"]
    back = [each for each in events if each["kind"] == "order_back" and now[each["area"]] != each["seat"]]
    back = [each for each in back if each.get("order") not in current or each["hidden"]]
    lost = Counter([each["seat"] for each in back])
    unused = any(each["seat"] == seat and (each["hidden"] or each["order"] in waiting) for each in back)
    orders = Counter([(whose, n, whose == seat and unused) for whose, n in lost.items()])
    tally.equal("orders", said("order_back", "seat", "count", "hurts"), orders, where)


def total(events: list[Json], kind: str) -> Counter[int]:
    """The pieces that such events are about, by seat."""
    counts: Counter[int] = Counter()
    for event in events:
        if event["kind"] == kind:
            counts[event["seat"]] += event.get("n", 1)
    return counts


def ruler(data: Any, holders: dict[str, int | None], mandamento: str) -> int:
    """Who alone holds 2 of the 3 areas of a Mandamento (M2); 0 if nobody does."""
    areas = data.mandamento_areas[data.mandamenti.index(mandamento)]
    counts = Counter([holders[data.areas[area]] for area in areas])
    return next((seat for seat, n in counts.items() if seat and n > 1), 0)


# ---------------------------------------------------------------- Corleone's Empire


def compare_empire(tally: Tally, game: Any, state: Any, seat: int, facts: Json, run: str) -> None:
    """Compare the answers of a question with what they do."""
    question = facts["question"]
    before = game.common_facts(state)["turfs"]
    if question["sealed"]:
        return
    for choice in question["choices"]:
        where = f"{question['kind']}: {choice['text']} ({run})"
        tally.answers += 1
        after, events, reveals, beyond = tried(game, state, seat, choice["text"])
        if choice["kind"] in ("job", "public") and question["kind"] == "business.action":
            goods_paid(tally, game, state, seat, choice, where)
        elif question["kind"] == "job.money" and choice["text"] == "money_first":
            cards = [each["card"] for each in events if each["kind"] == "money_taken" and each["seat"] == seat]
            displayed = choice["facts"]["cards"]
            tally.equal("money", displayed, cards[: len(displayed)], where)
        offers(tally, game, after, seat, choice, where)
        if reveals:
            continue
        certain_of_empire(tally, game, before, None if beyond else after, seat, choice, events, where)


def goods_paid(tally: Tally, game: Any, state: Any, seat: int, choice: Json, where: str) -> None:
    """Compare the goods of a job, and the Narcotics that it needs, with the cards paid for it."""
    after, events = state.copy(), []
    game.apply(after, seat, game.parse(after, seat, choice["text"]), events)
    while not any(event.kind == "job_begun" for event in events):
        game.apply(after, seat, game.choices(after, seat)[0], events)  # the good itself comes before Narcotics
    paid = [event.public["what"] for event in events if event.kind == "discarded" and event.public]
    facts = choice["facts"]
    tally.equal("number of goods", len(facts["goods"]), len(paid), where)
    tally.equal("Narcotics", facts["narcotics"], paid.count("good:narcotics"), where)
    missing = Counter(facts["goods"]) - Counter([each.removeprefix("good:") for each in paid])
    tally.equal("goods", missing.total(), facts["narcotics"], where)


def certain_of_empire(
    tally: Tally, game: Any, before: Json, after: Any, seat: int, choice: Json, events: list[Json], where: str
) -> None:
    """Compare the certain effects with figures gunned down, control and strength until the turn ends."""
    displayed = choice.get("certain", [])
    fallen = Counter([event["seat"] for event in events if event["kind"] == "gunned_down"])
    real = Counter([(whose, n, whose == seat) for whose, n in fallen.items()])
    said = [args["args"] for args in displayed if args["id"] == "certain-hudson"]
    tally.equal("gunned down", Counter([(a["seat"], a["count"], a.get("hurts", False)) for a in said]), real, where)
    if after is None:  # another turf war or the end of the phase may have changed control
        return
    turfs = game.common_facts(after)["turfs"]
    for id, fact in (("certain-control", "controller"), ("certain-leads", "strongest")):
        turned = Counter(
            [
                (turf, each[fact] or before[turf][fact], bool(each[fact]))
                for turf, each in turfs.items()
                if each[fact] != before[turf][fact]
            ]
        )
        said_turned = Counter(
            [
                (turf, each["args"]["seat"], each["args"]["gains"])
                for each in displayed
                if each["id"] == id
                for turf in each["args"]["turfs"]
            ]
        )
        tally.equal(fact, said_turned, turned, where)
        hurt = {
            turf
            for each in displayed
            if each["id"] == id and each["args"].get("hurts")
            for turf in each["args"]["turfs"]
            if before[turf][fact] == seat
        }
        lost = {turf for turf, each in turfs.items() if before[turf][fact] == seat != each[fact]}
        tally.equal(f"{fact} lost", hurt, lost, where)
