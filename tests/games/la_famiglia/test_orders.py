"""Each of the 78 orders is carried out once and does what its entry in `orders.toml` says.

The table around it is always the same: the order lies in Gela with 6 Soldati and a car; every kind of neighbour
is there. The seat does all that it can, in the order in which it is offered; `EXPECTED` says for each symbol
what must have happened. The lines are read from the file itself, not through the loader of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

import cosca
from cosca.games.la_famiglia.documents import laws
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.events import Event

SOURCE = Path(cosca.__file__).parent / "games" / "la_famiglia" / "components" / "house-1"
LINES: list[dict[str, Any]] = tomllib.loads((SOURCE / "orders.toml").read_text(encoding="utf-8"))["order"]
DEFAULT = SOURCE.parent / cosca.game("la_famiglia").data_name().split()[0] / "orders.toml"
for changed in tomllib.loads(DEFAULT.read_text(encoding="utf-8"))["order"]:
    next(line for line in LINES if line["id"] == changed["id"]).update(changed)
MATS: list[dict[str, Any]] = tomllib.loads((SOURCE / "mats.toml").read_text(encoding="utf-8"))["mat"]
FAMILIES = ("black", "blue", "green", "red", "white", "yellow")
ROWS = ("justice", "police", "economy", "church")

Facts = dict[str, Any]
AREAS: dict[str, Facts] = {
    "gela": {"holder": 1, "soldati": 6, "cars": 1},
    "licata": {"holder": 3, "soldati": 20, "labs": 1},  # what is attacked: 1 defence bonus
    "enna": {"holder": 4, "soldati": 6},
    "caltagirone": {"holder": 1, "soldati": 3, "cars": 1, "labs": 1},  # own: to rally, to launder
    "vittoria": {"holder": 2, "soldati": 2},  # the teammate's
    "piazza_armerina": {"holder": "neutral", "soldati": 6},  # neutrals 1, 2, 3 and 4 borders away
    "nicosia": {"holder": "neutral", "soldati": 2},
    "mistretta": {"holder": "neutral", "soldati": 2},
    "capo_dorlando": {"holder": "neutral", "soldati": 2},
    "messina": {"holder": 3, "soldati": 1},  # where the last order of the phase lies
}
AWAY = {1: "piazza_armerina", 2: "nicosia", 3: "mistretta", 4: "capo_dorlando"}
EMPTY_NEXT_TO = {1: "palagonia", 2: "cefalu", 3: "cefalu"}
MONEY, IN_HQ = 5, 20


def taken_for(line: Facts) -> int:
    """Return how many tokens are off the row when an advanced order has just been unlocked."""
    mat = next(mat for mat in MATS if mat["family"] == line["family"])
    spaces = next(row for row in mat["row"] if row["row"] == line["set"])["spaces"]
    return 1 + next(i for i, space in enumerate(spaces) if space.get("unlocks") == line["id"])


def base(line: Facts, row: str, value: str) -> int:
    """Return the highest visible number of a row of the order's family at that moment (F7)."""
    mat = next(mat for mat in MATS if mat["family"] == line["family"])
    entry = next(each for each in mat["row"] if each["row"] == row)
    off = taken_for(line) if line["set"] == row else 0
    shown = [space["value"][value] for space in entry["spaces"][:off] if "value" in space]
    return max([entry["start"][value], *shown])


def number_of(line: Facts, symbol: str, key: str = "n") -> int:
    return next((part[key] for part in line["parts"] if part["do"] == symbol), 0)


def has(line: Facts, symbol: str) -> bool:
    return any(part["do"] == symbol for part in line["parts"])


@pytest.fixture(scope="module")
def late_game(tmp_path_factory: pytest.TempPathFactory) -> LaFamiglia:
    """Return the shipped set with `yellow.basic.5` last, which stops the phase for inspection."""
    folder = tmp_path_factory.mktemp("late")
    (folder / "orders.toml").write_text('[[order]]\nid = "yellow.basic.5"\ninitiative = 99\n', encoding="utf-8")
    game = cosca.game("la_famiglia", data=str(folder))
    assert isinstance(game, LaFamiglia)
    return game


@pytest.fixture(scope="module")
def plain_game() -> LaFamiglia:
    game = cosca.game("la_famiglia")
    assert isinstance(game, LaFamiglia)
    return game


class Doer:
    """Plays the order of seat 1 in Gela with everything that it offers."""

    def __init__(self, game: LaFamiglia, line: Facts) -> None:
        self.game, self.line = game, line
        family = line["family"]
        others = [name for name in ("red", "green", "blue", "white") if name != family][:2]
        late = "yellow" if family != "yellow" else "black"  # black.justice.b has the highest initiative of all
        last = "yellow.basic.5" if late == "yellow" else "black.justice.b"
        areas = {name: dict(area) for name, area in AREAS.items()}
        areas["gela"]["orders"] = [line["id"]]
        areas["messina"]["orders"] = [last]
        mats: dict[int, dict[str, int]] = {3: {"justice": 3} if late == "black" else {}}
        if line["set"] != "basic":
            mats[1] = {line["set"]: taken_for(line)}
        # planning_end: seat 4 has a Mandamento to mark first, so that all of the phase is seen as events
        areas["trapani"] = areas["marsala"] = {"holder": 4, "soldati": 1}
        self.state: FamigliaState = game.position(
            {
                "clear": True,
                "phase": "planning_end",
                "families": {1: family, 2: others[0], 3: late, 4: others[1]},
                "mats": mats,
                "areas": areas,
                "hq": {1: {"money": MONEY, "soldati": IN_HQ}},
            }
        )
        self.events: list[Event] = []
        self.asked: list[str] = []
        self.reach: set[str] = set()
        self.choose(4, "tile allies")

    def choose(self, seat: int, text: str) -> None:
        self.game.apply(self.state, seat, self.game.parse(self.state, seat, text), self.events)
        assert laws.broken(self.state) == []

    def go(self) -> None:
        """Play until the last order has its turn."""
        while not (self.state.stack[-1].key == "move.target" and self.game.actors(self.state) == (3,)):
            (seat,) = self.game.actors(self.state)
            key = self.state.stack[-1].key
            self.asked.append(key)
            offered = [str(choice) for choice in self.game.choices(self.state, seat)]
            self.choose(seat, self.answer(key, offered))

    def answer(self, key: str, offered: list[str]) -> str:
        """Return the choice given for this question, otherwise the first one offered."""
        if key == "agitate.origin":
            self.reach = {text.removeprefix("area ") for text in offered if text != "skip"}
        for text in self.WANTED.get(key, ()):
            if text in offered:
                return text
        if key == "agitate.origin":
            return f"area {AWAY[number_of(self.line, 'agitate', 'range')]}"
        if key == "agitate.target":
            return f"area {EMPTY_NEXT_TO[number_of(self.line, 'agitate', 'range')]}"
        if key == "gather.from":
            return "done" if self.asked.count(key) == 2 else "area caltagirone"
        return offered[0]

    WANTED: ClassVar[dict[str, tuple[str, ...]]] = {
        "attack.pay": ("number 2",),
        "boat.move": ("skip",),
        "conflict.approach": ("brute_force",),
        "either.first": ("do shotgun",),
        "gather.soldati": ("number 2",),
        "labs.guard": ("area caltagirone", "area gela"),
        "move.car": ("cars 1",),
        "move.number": ("number 1",),
        "move.target": ("land licata",),
        "pentito.area": ("area licata", "area enna", "area piazza_armerina"),
        "pull.area": ("area licata",),
        "spread.area": ("area vittoria", "area piazza_armerina"),
        "strike.target": ("car_bomb licata", "strike licata"),
    }

    def seen(self) -> list[Facts]:
        return [{"event": event.kind, **(event.public or {})} for event in self.events]


# ---------------------------------------------------------------- what each symbol must lead to


class Expectation:
    """Tracks the cars and labs that the symbols to the left have brought."""

    def __init__(self, line: Facts) -> None:
        self.line = line
        self.cars = 1
        self.labs = 1
        self.money = MONEY
        self.hq = IN_HQ

    def coin(self, part: Facts) -> Iterator[Facts]:
        self.money += part["n"]
        yield {"event": "money", "seat": 1, "n": part["n"], "why": "coin"}

    def soldati(self, part: Facts) -> Iterator[Facts]:
        self.hq -= part["n"]
        yield {"event": "placed", "seat": 1, "area": "gela", "n": part["n"]}

    def place(self, part: Facts) -> Iterator[Facts]:
        n = base(self.line, "police", "place") + part["bonus"]
        self.hq -= n
        yield {"event": "placed", "seat": 1, "area": "gela", "n": n}

    def recruit(self, part: Facts) -> Iterator[Facts]:
        n = base(self.line, "church", "recruit") + part["bonus"]
        self.hq += n
        yield {"event": "recruited", "seat": 1, "n": n}

    def car(self, part: Facts) -> Iterator[Facts]:
        self.cars += 1
        yield {"event": "car_placed", "seat": 1, "area": "gela"}

    def boat(self, part: Facts) -> Iterator[Facts]:
        yield {"event": "boat_placed", "seat": 1, "sea": "mare_licata"}

    def lab(self, part: Facts) -> Iterator[Facts]:
        self.labs += 1
        yield {"event": "lab_built", "seat": 1, "area": "gela"}

    def launder(self, part: Facts) -> Iterator[Facts]:
        self.money += self.labs
        yield {"event": "money", "seat": 1, "n": self.labs, "why": "launder"}

    def soldati_per_lab(self, part: Facts) -> Iterator[Facts]:
        assert self.labs == 2
        self.hq -= 2
        yield {"event": "placed", "seat": 1, "area": "caltagirone", "n": 1}
        yield {"event": "placed", "seat": 1, "area": "gela", "n": 1}

    def spread(self, part: Facts) -> Iterator[Facts]:
        assert part["adjacent"] == 2
        self.hq -= part["n"]
        yield {"event": "placed", "seat": 1, "area": "gela", "n": part["n"]}
        yield {"event": "placed", "seat": 2, "area": "vittoria", "n": part["n"]}
        yield {"event": "added", "seat": 0, "area": "piazza_armerina", "n": part["n"]}

    def rally(self, part: Facts) -> Iterator[Facts]:
        self.cars += 1
        yield {"event": "moved", "seat": 1, "origin": "caltagirone", "area": "gela", "n": 2, "cars": 1, "way": "land"}

    def shotgun(self, part: Facts) -> Iterator[Facts]:
        for number in range(part["n"]):
            car = number == 0  # one car in the whole order; it is lost with the only attacker
            yield {"event": "moved", "seat": 1, "origin": "gela", "area": "licata", "n": 1, "cars": int(car)}
            yield {"event": "attack", "seat": 1, "leader": 1, "area": "licata", "n": 1}
            most = number_of(self.line, "replace_defenders", "max")
            if most:
                yield {"event": "replaced", "seat": 1, "whose": 3, "area": "licata", "n": most}
            if has(self.line, "pay_remove"):
                self.money -= 2
                yield {"event": "money", "seat": 1, "n": -2, "why": "pay_off"}
                yield {"event": "removed", "seat": 3, "area": "licata", "n": 2, "why": "pay_off"}
            bonus = number_of(self.line, "skull")
            if car:
                bonus += base(self.line, "justice", "attack")
                self.cars -= 1
            yield {"event": "bonuses", "area": "licata", "attack": bonus, "defence": 1}
            yield {"event": "attack_over", "seat": 1, "area": "licata", "taken": False}

    def bomb(self, part: Facts) -> Iterator[Facts]:
        for _ in range(part["n"]):
            car = self.cars > 0
            strength = number_of(self.line, "skull") + (base(self.line, "justice", "bomb") if car else 0)
            self.cars -= car
            yield {"event": "strike", "seat": 1, "area": "licata", "attack": strength, "defence": 1, "car": car}
            if strength > 1:
                yield {"event": "removed", "seat": 3, "area": "licata", "n": strength - 1}
            if car:
                yield {"event": "cars_removed", "seat": 1, "area": "gela", "n": 1}

    def pentito(self, part: Facts) -> Iterator[Facts]:
        yield {"event": "removed", "seat": 1, "area": "gela", "n": 1}
        for n, (seat, area) in zip(part["remove"], ((3, "licata"), (4, "enna"), (0, "piazza_armerina")), strict=False):
            yield {"event": "removed", "seat": seat, "area": area, "n": n}
            if not seat:
                self.hq += n
                yield {"event": "recruited", "seat": 1, "n": n, "why": "neutrals"}

    def pull(self, part: Facts) -> Iterator[Facts]:
        yield {"event": "removed", "seat": 3, "area": "licata", "n": part["max"], "why": "pulled"}
        yield {"event": "added", "seat": 1, "area": "gela", "n": part["max"]}

    def agitate(self, part: Facts) -> Iterator[Facts]:
        origin, target = AWAY[part["range"]], EMPTY_NEXT_TO[part["range"]]
        yield {"event": "moved", "seat": 0, "origin": origin, "area": target, "cars": 0}

    def expected(self) -> list[Facts]:
        """Return the expected events in order; supply orders take their coins first (W49)."""
        parts = [part for part in self.line["parts"] if part["do"] not in PASSIVE]
        if self.line["kind"] == "supply":
            parts.sort(key=lambda part: part["do"] != "coin")
        elif has(self.line, "either_order"):
            parts.sort(key=lambda part: part["do"] != "shotgun")  # the doer shoots first
        facts: list[Facts] = []
        for part in parts:
            does: Callable[[Facts], Iterator[Facts]] = getattr(self, part["do"])
            facts += does(part)
        return facts


PASSIVE = ("skull", "vest", "replace_defenders", "pay_remove", "either_order")


def match(seen: Facts, wanted: Facts) -> bool:
    return all(seen.get(key) == value for key, value in wanted.items())


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
@pytest.mark.rule("LF-E3", "LF-E5", "LF-E7", "LF-H1")
def test_order_does_what_its_entry_says(line: Facts, late_game: LaFamiglia, plain_game: LaFamiglia) -> None:
    doer = Doer(plain_game if line["family"] == "yellow" else late_game, line)
    doer.go()
    hand = Expectation(line)
    wanted = hand.expected()
    seen = doer.seen()

    executed = {"event": "order_executed", "seat": 1, "area": "gela", "order": line["id"]}
    (first,) = [fact for fact in seen if fact["event"] == "order_executed"][:-1]
    assert executed.items() <= first.items()
    seen = seen[seen.index(first) :]

    # Everything that the symbols lead to has happened in their order, and nothing else of these kinds.
    kinds = {fact["event"] for fact in wanted} - {"removed"}
    at = 0
    for fact in wanted:
        while at < len(seen) and not match(seen[at], fact):
            at += 1
        assert at < len(seen), f"{line['id']}: {fact} did not happen; {seen}"
        at += 1
    for kind in kinds:
        happened = [fact for fact in seen if fact["event"] == kind and fact.get("seat", 1) in (0, 1, 2)]
        promised = [fact for fact in wanted if fact["event"] == kind]
        lost_with_attackers = number_of(line, "shotgun") > 0 if kind == "cars_removed" else 0
        assert len(happened) == len(promised) + lost_with_attackers, (kind, happened, promised)

    # What none of its symbols does has not happened.
    silent = {"placed", "recruited", "car_placed", "lab_built", "boat_placed", "strike", "attack", "replaced", "added"}
    for kind in silent - kinds:
        assert not [fact for fact in seen if fact["event"] == kind], kind
    assert ("either.first" in doer.asked) == has(line, "either_order")

    # Agitate reaches exactly the printed distance.
    reach = number_of(line, "agitate", "range")
    assert doer.reach == {AWAY[away] for away in range(1, reach + 1)}

    # The table: HQ, and a vest that stays while all else has gone back (E3).
    table = doer.game.describe(doer.state)
    assert table["hq"]["1"]["money"] == hand.money
    assert table["hq"]["1"]["soldati"] == hand.hq
    assert table["areas"]["gela"]["cars"] == ({"1": hand.cars} if hand.cars else {})
    lying = [{"seat": 1, "order": line["id"]}] if has(line, "vest") else []
    assert table["areas"]["gela"]["orders"] == lying
    assert (line["id"] in table["hq"]["1"]["orders"]) != has(line, "vest")


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
@pytest.mark.rule("LF-E8")
def test_vest_of_an_order_has_its_printed_value(line: Facts, plain_game: LaFamiglia) -> None:
    """Checked by a strike of the first attack order on the order's area."""
    vest = number_of(line, "vest")
    family = line["family"]
    striker = "blue" if family != "blue" else "white"
    others = [name for name in ("red", "green", "yellow") if name != family]
    order = "blue.basic.1" if striker == "blue" else "white.economy.b"
    areas: dict[str, Facts] = {
        "gela": {"holder": 1, "soldati": 20, "orders": [line["id"]]},
        "licata": {"holder": 3, "soldati": 3, "orders": [order]},
    }
    mats: dict[int, dict[str, int]] = {3: {} if striker == "blue" else {"economy": 3}}
    if line["set"] != "basic":
        mats[1] = {line["set"]: taken_for(line)}
    state = plain_game.position(
        {
            "clear": True,
            "phase": "encounter",
            "families": {1: family, 2: others[0], 3: striker, 4: others[1]},
            "mats": mats,
            "areas": areas,
        }
    )
    while plain_game.actors(state) != (3,):  # what comes before the strike is declined
        assert plain_game.actors(state) == (1,)
        plain_game.apply(state, 1, plain_game.default(state, 1))
    events: list[Event] = []
    plain_game.apply(state, 3, plain_game.parse(state, 3, "strike gela"), events)
    (strike,) = [event for event in events if event.kind == "strike"]
    assert strike.public is not None
    assert strike.public["defence"] == vest


def test_there_are_78_orders_and_each_has_its_own_id() -> None:
    ids = [line["id"] for line in LINES]
    assert len(ids) == len(set(ids)) == 78
    for family in FAMILIES:
        mine = [line for line in LINES if line["family"] == family]
        assert len(mine) == 13
        assert sum(line["set"] == "basic" for line in mine) == 5
        assert {line["set"] for line in mine} == {"basic", *ROWS}
