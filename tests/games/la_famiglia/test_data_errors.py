"""Corrupt component data of La Famiglia give one line with file, key and reason."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosca.games.la_famiglia.components import data as lf
from cosca.games.la_famiglia.rules.lookups import Lookups
from cosca.kernel.datafiles import DataError

Raw = dict[str, Any]


def find(raw: Raw, array: str, id: object, key: str = "id") -> Raw:
    return next(entry for entry in raw[array] if entry[key] == id)


def area(raw: Raw, id: str) -> Raw:
    return find(raw, "areas", id)


def drop_border(raw: Raw) -> None:
    area(raw, "enna")["neighbours"].remove("camastra")


def cut_off(raw: Raw) -> None:
    for entry in raw["areas"]:
        entry["neighbours"] = [] if entry["id"] == "trapani" else [n for n in entry["neighbours"] if n != "trapani"]


def swap_mandamenti(raw: Raw) -> None:
    """Swap Trapani and Siracusa, at opposite ends of the island."""
    for a, b in [("trapani", "siracusa"), ("siracusa", "trapani")]:
        home = next(m for m in raw["mandamenti"] if a in m["areas"])
        home["areas"] = [f"+{b}" if x == a else x for x in home["areas"]]
    for m in raw["mandamenti"]:
        m["areas"] = [x.lstrip("+") for x in m["areas"]]
        for x in m["areas"]:
            area(raw, x)["mandamento"] = m["id"]


BOARD_ERRORS: list[tuple[Callable[[Raw], object], str]] = [
    (lambda b: b.pop("tieBreaker"), "tieBreaker: missing"),
    (lambda b: b.update(tieBreaker="bronto"), 'tieBreaker: unknown area "bronto"; near: bronte'),
    (lambda b: b["areas"].pop(), "areas: must be 36, not 35"),
    (lambda b: b["seas"].append(dict(b["seas"][0])), 'seas[9].id: duplicate "mare_trapani"'),
    (
        lambda b: area(b, "enna")["neighbours"].append("atlantis"),
        'enna.neighbours[6]: unknown area "atlantis"',
    ),
    (lambda b: area(b, "enna")["neighbours"].append("enna"), "enna.neighbours: names itself"),
    (drop_border, 'camastra.neighbours: "enna" does not list it'),
    (cut_off, "cannot be reached by land"),
    (swap_mandamenti, "areas: the areas must be connected"),
    (lambda b: area(b, "trapani").update(mandamento="M02"), 'M01.areas: "trapani" belongs to another Mandamento'),
    (lambda b: area(b, "trapani").update(mandamento="M99"), 'trapani.mandamento: unknown Mandamento "M99"'),
    (lambda b: area(b, "licata").update(coast=False), "licata.coast: does not match its seas"),
    (lambda b: area(b, "licata").update(coast=1), "licata.coast: must be true or false, not 1"),
    (lambda b: area(b, "licata").update(seas=["mare_licata"]), "does not list it in its seas"),
    (
        lambda b: area(b, "trapani")["start"].update(soldati=4),
        "trapani.start.soldati: must be from 2 to 3, not 4",
    ),
    (lambda b: area(b, "trapani")["start"].update(seat=0), "seats[4].areas: does not match the starting areas"),
    (lambda b: b.update(neutralSoldati=31), "neutralSoldati: must be from 0 to 30, not 31"),
    (lambda b: b.update(neutralSoldati=27), "neutralSoldati: must be 28"),
    (lambda b: b.update(turnOrder=[1, 2, 3, 4]), "turnOrder: the teams must alternate"),
    (lambda b: b.update(turnOrder=[1, 4, 2]), "turnOrder: must name each of the 4 seats once"),
    (lambda b: b["seats"][1].update(team="B"), "seats: must be two teams of two seats"),
    (lambda b: b["seats"].pop(), "seats: must be 4, not 3"),
    (lambda b: b["adjacency"]["land"].pop(), "are adjacent but not listed"),
    (lambda b: b["adjacency"]["sea"].append(["mare_trapani", "enna"]), "are not adjacent in their own entries"),
    (lambda b: b["adjacency"]["coast"].append("enna"), 'must be a pair of strings, not ["enna"]'),
    (lambda b: b.update(extra=1), "extra: unknown key"),
]


@pytest.mark.parametrize(("spoil", "says"), BOARD_ERRORS, ids=[says for _, says in BOARD_ERRORS])
def test_corrupt_map_gives_one_clear_line(tmp_path: Path, spoil: Callable[[Raw], object], says: str):
    folder = tmp_path / "data"
    shutil.copytree(lf.FOLDER, folder)
    raw = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    spoil(raw)
    (folder / "board.json").write_text(json.dumps(raw), encoding="utf-8")
    check(folder, "board.json", says)


def check(folder: Path, name: str, says: str) -> None:
    with pytest.raises(DataError) as caught:
        Lookups(lf.read(folder))
    text = str(caught.value)
    assert text.startswith(name + ": ")
    assert says in text
    assert "\n" not in text


# By file: the original text (first occurrence), its replacement, the message.
TEXT_ERRORS = {
    "orders.toml": [
        (
            'do = "shotgun"',
            'do = "shotgn"',
            'red.basic.1.parts[0].do: unknown symbol "shotgn"; near: shotgun',
        ),
        ("initiative = 4\n", "", "red.basic.1.initiative: missing"),
        ("initiative = 4\n", 'initiative = "4"\n', 'red.basic.1.initiative: must be a whole number, not "4"'),
        ("initiative = 4\n", "initiative = 0\n", "red.basic.1.initiative: must be from 1 to 99, not 0"),
        ('"shotgun", n = 1', '"shotgun", n = 3', "red.basic.1.parts[0].n: must be from 1 to 2, not 3"),
        ('"shotgun", n = 1', '"shotgun", bonus = 1', 'red.basic.1.parts[0].bonus: unknown key "bonus"'),
        ('"skull", n = 2', '"shotgun", n = 2', 'red.basic.1.parts[1].do: duplicate "shotgun"'),
        ('{do = "shotgun", n = 1}, {do = "skull", n = 2}', '{do = "skull", n = 2}', "needs a shotgun"),
        ('kind = "attack"', 'kind = "supply"', 'red.basic.1.parts: a supply order cannot have "shotgun"'),
        ('kind = "attack"', 'kind = "defence"', 'red.basic.1.kind: unknown kind "defence"'),
        ('{do = "rally"}, {do = "shotgun", n = 1}', '{do = "shotgun", n = 1}, {do = "rally"}', "rally must come"),
        ('{do = "shotgun", n = 1}, {do = "skull', '{do = "shotgun", n = 1}, {do = "bomb', "either_order"),
        ('id = "red.basic.1"', 'id = "red.basic.2"', "red.basic.2.id: duplicate id"),
        ('id = "red.basic.1"', 'id = "red.basic.0"', "red.basic.1: missing"),
        ('id = "red.basic.1"', 'id = "red.basic.1"\nname = " "', "red.basic.1.name: is empty"),
    ],
    "mats.toml": [
        ('unlocks = "red.justice.a"', 'unlocks = "red.police.a"', "red.justice.spaces[0].unlocks: "),
        ('unlocks = "red.justice.a"', 'unlocks = "red.justice.x"', 'unknown order "red.justice.x"'),
        (', unlocks = "red.justice.b"', "", "red.justice.spaces[2].unlocks: belongs on the first space"),
        ('instant = "car"', 'instant = "lab"', "red.justice.spaces[1].instant: unknown instant"),
        ('instant = "car"', "value = {attack = 2, bomb = 1}", "red.justice.spaces[1]: values and cars must alternate"),
        ('  {column = "A", instant = "lab"},\n', "", "red.row: the mat must have 17 spaces, not 16"),
        ("start = {place = 2}", "start = {}", "red.police.start.place: missing"),
        ('instant = "money", n = 1', 'instant = "money"', "red.economy.spaces[0].n: is for money"),
        ('{column = "B", value = {attack', '{column = "C", value = {attack', "the columns must follow"),
        ('family = "red"', 'family = "blue"', "duplicate family"),
    ],
    "sheets.toml": [
        ("capacity = 1", "capacity = 2", "s1.primo.1.capacity: must be from 1 to 1, not 2"),
        ('parts = [{do = "order"}]', 'parts = [{do = "orders"}]', "s1.primo.1.parts[0].do: unknown action"),
        ('join = "one"', 'join = "and"', 's1.primo.1.parts: 1 partial actions do not fit join "and"'),
        ('to = "sheets"', 'to = "sheet"', 'unknown place "sheet"; near: sheets'),
        ("primo = 2, justice = 1", "primo = 1, justice = 1", "sheet[0].grey: must be 8 grey circles"),
        ("cost = {primo = 1, ", "cost = {", "sheet[0].cost.primo: missing"),
        (
            '{do = "recruit", bonus = 0}, {do = "launder"}',
            '{do = "ultima"}, {do = "launder"}',
            "must be the only action",
        ),
    ],
    "control_tiles.toml": [
        ('phase = "encounter"', 'phase = "night"', 'allies.phase: unknown phase "night"'),
        ('key = "reach_over"', 'key = "fly"', 'allies.effect.key: unknown effect "fly"; one of reach_over, '),
        ('key = "car_defence"', 'key = "boat_attack_bonus"', "armoured_cars.effect.key: miniguns has the same effect"),
        ('"reach_over", price = 1', '"reach_over", n = 1', "allies.effect: its numbers must be price, not n"),
        ('"reach_over", price = 1', '"reach_over"', "allies.effect: its numbers must be price, not none"),
        ("price = 1, n = 1", "price = 1, n = 1, max = 2", "bribery.effect.max: cannot be given together with n"),
        ("price = 1, n = 1", "price = 1, much = 1", 'bribery.effect.much: unknown key "much"'),
        ('id = "allies"', 'id = "bribery"', "bribery.id: duplicate id"),
    ],
    "characters.toml": [
        ("money = 3\n", "money = 0\n", "chemist.money: must be from 1 to 99, not 0"),
        ("car = 1, boat = 0", "car = 6, boat = 0", "chemist.extra.car: must be from 0 to 5, not 6"),
    ],
    "conflict_cards.toml": [
        ("n = 2", "n = 3", "coward_2.effect.n: must be from 2 to 2, not 3"),
    ],
    "set.toml": [
        ('name = "house-1"', "", "set.toml: name: missing"),
    ],
}


@pytest.mark.parametrize(
    ("name", "old", "new", "says"), [(name, *case) for name, cases in TEXT_ERRORS.items() for case in cases]
)
def test_corrupt_data_gives_one_clear_line(tmp_path: Path, name: str, old: str, new: str, says: str):
    folder = tmp_path / "data"
    shutil.copytree(lf.FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    code = text.index("\n\n")  # past the opening comment
    assert old in text[code:]
    (folder / name).write_text(text[:code] + text[code:].replace(old, new, 1), encoding="utf-8")
    check(folder, name, says)


def test_sheet_without_a_free_space_is_refused(tmp_path: Path):
    folder = tmp_path / "data"
    shutil.copytree(lf.FOLDER, folder)
    path = folder / "sheets.toml"
    shipped = path.read_text(encoding="utf-8")
    path.write_text(shipped.replace('capacity = "inf"', "capacity = 1"), encoding="utf-8")
    check(folder, "sheets.toml", "sheet[1]: the sheet has no infinity space that costs nothing")
    orders = shipped
    for do in ("order", "order_two_areas", "order_double"):
        orders = orders.replace(f'{{do = "{do}"}}', '{do = "equipment"}')
    path.write_text(orders, encoding="utf-8")
    check(folder, "sheets.toml", "sheet[1]: the sheet has no space where an order can be issued")


def test_missing_file_is_refused(tmp_path: Path):
    folder = tmp_path / "data"
    shutil.copytree(lf.FOLDER, folder)
    (folder / "mats.toml").unlink()
    check(folder, "mats.toml", "cannot be read")
