"""Corrupt component data of Corleone's Empire give one line with file, key and reason."""

import shutil
from pathlib import Path

import pytest

from cosca.games.corleones_empire.components import data as ce
from cosca.games.corleones_empire.rules import effects
from cosca.kernel.datafiles import DataError


def check(folder: Path, name: str, says: str) -> None:
    with pytest.raises(DataError) as caught:
        effects.check(ce.read(folder))
    text = str(caught.value)
    assert text.startswith(name + ": ")
    assert says in text
    assert "\n" not in text


# By file: the original text (first occurrence), its replacement, the message.
TEXT_ERRORS = {
    "board.toml": [
        ("number = 2\n", "number = 1\n", "brooklyn.number: duplicate turf 1"),
        ("number = 7\n", "number = 8\n", "chelsea.number: must be from 1 to 7, not 8"),
        ('id = "brooklyn"', 'id = "wall_street"', 'wall_street.id: duplicate "wall_street"'),
        ('front = ["gun", "booze"]', 'front = ["gunn"]', 'brooklyn.printed.front[0]: unknown icon "gunn"; near: gun'),
        ('front = ["gun", "booze"]', "front = []", "brooklyn.printed.front: is empty"),
        ('back = ["gun"]', 'back = "gun"', "brooklyn.printed.back: must be a list"),
        ('back = ["gun"]', "back = []", "brooklyn.printed.back: is empty"),
        ('id = "red_hook_docks"', 'id = "merchants_trust"', 'printed.id: duplicate "merchants_trust"'),
        (
            "front = []",
            'front = ["gun"]',
            "central_park.printed.front: Central Park's business has only a back",
        ),
        ("label = [560, 190]", "label = [560]", "central_park.label: must be two numbers, x and y"),
        ("label = [560, 190]", "label = [560, 1001]", "central_park.label[1]: must be from 0 to 1000, not 1001"),
        ("[[196, 652], ", "[[196, 6520], ", "wall_street.polygon[0][1]: must be from 0 to 1400, not 6520"),
        ("[turf.empty]", "[turf.emtpy]", "wall_street.emtpy: unknown key"),
        ("label = [560, 190]", "number = 8\nlabel = [560, 190]", "central_park.number: unknown key"),
        ('adjacent = ["midtown", "queens"]', 'adjacent = ["midtown"]', "fm02.adjacent: must be 2 or 3 areas, not 1"),
        ('["midtown", "queens"]', '["midtown", "bronx"]', 'fm02.adjacent[1]: unknown area "bronx"'),
        ('["midtown", "queens"]', '["midtown", "midtown"]', 'fm02.adjacent[1]: duplicate "midtown"'),
        ("three_plus = false", "three_plus = true", "family_space: must be 6 marked three_plus, not 7"),
        ("three_plus = true", "three_plus = 1", "fm05.three_plus: must be true or false, not 1"),
        ('id = "fm02"', 'id = "fm01"', 'fm01.id: duplicate "fm01"'),
        ('business_deck = "red"', 'business_deck = "blue"', "act[3].business_deck: unknown deck of this act"),
        ('joins = "consigliere"', 'joins = "heir"', "act[2].joins: unknown figure of this act"),
        ("hand_limit = 5", "hand_limit = -1", "act[1].hand_limit: must be from 0 to 20, not -1"),
        ('id = "bribery"', 'id = "tribute"', "phase: the phases must be open_new_business, "),
        ("gun = 9", "gun = 10", "goods: must be 32 cards in total, not 33"),
        ("gun = 9", "guns = 9", 'goods.guns: unknown key "guns"'),
        ('"1" = 12', '"1" = 4', "money.1: must be from 5 to 120, not 4"),
        ('"1" = 12', '"4" = 12', 'money.4: unknown key "4"'),
    ],
    "businesses.toml": [
        ('kind = "suitcase"', 'kind = "money"', 'suitcase.kind: unknown kind of this icon "money"'),
        ('id = "job"', 'id = "jobs"', 'jobs.id: unknown icon "jobs"; near: job'),
        ('id = "job"', 'id = "suitcase"', 'suitcase.id: duplicate "suitcase"'),
        ('deck = "blue"', 'deck = "green"', 'gotham_gunsmith.deck: unknown deck "green"'),
        (
            'front = ["gun", "money_3"]',
            'front = ["gun", "money_4"]',
            'gotham_gunsmith.front[1]: unknown icon "money_4"',
        ),
        ('id = "gotham_gunsmith"', 'id = "park_boathouse"', 'park_boathouse.id: duplicate "park_boathouse"'),
        ('id = "gotham_gunsmith"', 'id = "gotham_gunsmith"\nname = ""', "gotham_gunsmith.name: is empty"),
    ],
    "families.toml": [
        ("control_markers = 9", "control_markers = 8", "control_markers: must be from 9 to 9, not 8"),
        ("thugs = 3", "thugs = 2", "thugs: must be from 3 to 3, not 2"),
        ('colour = "blue"', 'colour = "yellow"', 'matarazzo.colour: duplicate "yellow"'),
        ('id = "vitale"', 'id = "marzullo"', 'marzullo.id: duplicate "marzullo"'),
        ("heir_f = true", 'heir_f = "yes"', 'caccamo.heir_f: must be true or false, not "yes"'),
        ("[[family]]", '[roles.thugs]\nname = "Thug"\n\n[[family]]', 'roles.thugs: unknown key "thugs"'),
        ('stands_on = "turf"', 'stands_on = "thug_space"', "police_chief.stands_on: unknown place of this figure"),
        ('id = "mayor"', 'id = "judge"', 'judge.id: unknown neutral figure "judge"'),
    ],
    "jobs.toml": [
        ('colour = "yellow"', 'colour = "purple"', 'protection_money.colour: unknown colour "purple"'),
        ('id = "yellow"', 'id = "blue"', "colour: the colours must be yellow, blue, green, gray"),
        ("copies = 1", "copies = 0", "job: the copies must be at least 44 cards in total, not 43"),
        ('goods = ["booze"]', 'goods = ["narcotics"]', "goods[0]: unknown good for a cost"),
        ('goods = ["booze"]', "goods = []", "protection_money.goods: is empty"),
        ("money = [1]", "money = [4]", "protection_money.money[0]: there is no $4 card"),
        ("money = [1]", "money = [6]", "protection_money.money[0]: must be from 1 to 5, not 6"),
        ('id = "kitchen_gossip"', 'id = "protection_money"', 'protection_money.id: duplicate "protection_money"'),
        ('op = "use_back"', 'op = "use_backs"', 'effect[0].op: unknown effect "use_backs"; near: use_back'),
        ('scope = "business", ', "", "protection_money.effect[0].scope: missing"),
        ('scope = "business"', 'scope = "business", n = 1', 'protection_money.effect[0].n: unknown key "n"'),
        ('scope = "business"', 'scope = "space"', 'effect[0].where: must be "any" with scope = "space"'),
        ("look = 3, keep = 1", "look = 3, keep = 4", "kitchen_gossip.effect[0].keep: cannot be more than look"),
        ("look = 3, keep = 1", "look = 10, keep = 1", "kitchen_gossip.effect[0].look: must be from 1 to 9, not 10"),
        ('goods = ["choice"]', 'goods = ["choise"]', 'truck_hijack.effect[0].goods[0]: unknown good "choise"'),
        ('goods = ["choice"]', "goods = []", "truck_hijack.effect[0].goods: is empty"),
        ('where = "own_control", n = 1', 'where = "same_turf", n = 1', "street_tax.effect[0].where: unknown value"),
        ('icon = "discard_1", n = 1', 'icon = "discard_1", n = 2', "effect[0].n: must be from 1 to 1, not 2"),
        ('where = "own_figure", n = 1', 'where = "same_turf", n = 1', "corner_ambush.effect[0].where: same_turf needs"),
        ('where = "any", n = "all"', 'where = "own_figure", n = "all"', 'car_bomb.effect[0].where: must be "any"'),
        ('whose = "other", where = "any"', 'whose = "other", where = "own_figure"', "friendly_advice.effect[0].where"),
        ('op = "use_front", where = "any", n = 1', 'op = "take_money", cards = [1]', '"take_money" is for allies only'),
        ('op = "use_front", where = "any", n = 1', 'op = "pay_cards", n = 1', '"pay_cards" is for allies only'),
        (
            'op = "use_front", where = "any", n = 1',
            'op = "place_neutral", figure = "mayor", where = "any"',
            'shakedown.effect[0].op: "place_neutral" is for allies only',
        ),
        ('whose = "other"', 'whose = "all"', 'friendly_advice.effect[0].whose: unknown value "all"'),
        (
            '"move_figure", kind = "thug"',
            '"move_figure", kind = "any"',
            'new_corner.effect[0].kind: unknown value "any"',
        ),
        ("cards = [2], max = 3", "cards = [], max = 3", "neighborhood_dues.effect[0].cards: is empty"),
        ('"remove_control", where = "any"', '"remove_control", where = "own_control"', "unknown value"),
        ('"place_control", where = "own_figure"', '"place_control", where = "emptied"', 'unknown value "emptied"'),
        ('pick = "owner"', 'pick = "random"', "surprise_audit.effect[0]: who, pick, to must be one, random, hand or"),
        (
            'icon = "discard_1"',
            'icon = "suitcase"',
            'loan_sharking.effect[0].icon: unknown icon "suitcase"',
        ),
        ('n = "all"', "n = 1", 'car_bomb.effect[0].n: "all" belongs with whose = "all", and only there'),
        ('kind = "any", whose = "all"', 'kind = "thug", whose = "all"', 'car_bomb.effect[0].kind: must be "any"'),
        (
            'whose = "other", where = "any", n = 2',
            'whose = "other", where = "any", n = "all"',
            "must be a whole number",
        ),
        ('where = "emptied", n = 1', 'where = "emptied", n = 2', "hostile_takeover.effect[1].n: must be 1"),
        (
            'n = 1 }, { op = "use_front", where = "emptied"',
            'n = 2 }, { op = "use_front", where = "emptied"',
            "hostile_takeover.effect[1].where: emptied needs one Thug gunned down just before",
        ),
    ],
    "allies.toml": [
        ("act = 1", "act = 2", "ally: must be at least 6 of act 1, not 5"),
        ("act = 1", "act = 4", "mayor_1.act: must be from 1 to 3, not 4"),
        ('id = "union_boss_1"', 'id = "mayor_1"', 'mayor_1.id: duplicate "mayor_1"'),
        ('figure = "mayor"', 'figure = "major"', 'mayor_1.effect[1].figure: unknown value "major"; near: mayor'),
        ('figure = "mayor"', 'figure = "union_boss"', "mayor_1.effect[1].where: two_areas is for the mayor only"),
        ('figure = "police_chief"', 'figure = "union_boss"', "police_chief_1.effect[1].where: same_turf needs"),
        (
            '{ op = "pay_cards", n = 1 }, { op = "place_neutral", figure = "mayor", where = "two_areas" }',
            '{ op = "horse_head" }, { op = "pay_cards", n = 1 }',
            "mayor_1.effect[1].op: pay_cards must come first",
        ),
        (
            ', { op = "place_neutral", figure = "mayor", where = "two_areas" }',
            "",
            "mayor_1.effect[0].op: pay_cards pays for nothing",
        ),
        ('effect = [{ op = "suitcase", n = 2 }]', "effect = []", "family_accountant.effect: is empty"),
        (
            'effect = [{ op = "suitcase", n = 2 }]',
            "effect = [2]",
            "family_accountant.effect[0]: must be a table, not 2",
        ),
        ('{ op = "suitcase", n = 2 }', '{ op = "suitcase", n = 0 }', "effect[0].n: must be from 1 to 9, not 0"),
    ],
    "set.toml": [
        ('name = "house-1"', "", "name: missing"),
    ],
}


@pytest.mark.parametrize(
    ("name", "old", "new", "says"), [(name, *case) for name, cases in TEXT_ERRORS.items() for case in cases]
)
def test_corrupt_data_gives_one_clear_line(tmp_path: Path, name: str, old: str, new: str, says: str):
    folder = tmp_path / "data"
    shutil.copytree(ce.FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    code = text.index("\n\n")  # past the opening comment
    assert old in text[code:]
    (folder / name).write_text(text[:code] + text[code:].replace(old, new, 1), encoding="utf-8")
    check(folder, name, says)


# By file: the entry that is taken away, from its id to the next empty line; what is said.
MISSING = [
    ("board.toml", "family_space", "fm17", "family_space: must be 17, not 16"),
    ("board.toml", "phase", "tribute", "phase: the phases must be"),
    ("businesses.toml", "icon", "horse_head", "horse_head: missing"),
    ("businesses.toml", "tile", "atlantic_holding", "tile: must be 12, not 11"),
    ("families.toml", "family", "pizzino", "family: must be 5, not 4"),
    ("families.toml", "neutral", "police_chief", "neutral: the neutral figures must be"),
    ("jobs.toml", "job", "car_bomb", "job: the copies must be at least 44 cards in total, not 42"),
    ("allies.toml", "ally", "swiss_banker", "ally: must be at least 6 of act 3, not 5"),
]


@pytest.mark.parametrize(("name", "array", "id", "says"), MISSING)
def test_missing_entry_is_refused(tmp_path: Path, name: str, array: str, id: str, says: str):
    folder = tmp_path / "data"
    shutil.copytree(ce.FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8") + "\n\n"
    start = text.index(f'[[{array}]]\nid = "{id}"')
    (folder / name).write_text(text[:start] + text[text.index("\n\n", start) :], encoding="utf-8")
    check(folder, name, says)


def replaced(folder: Path, name: str, old: str, new: str) -> None:
    shutil.copytree(ce.FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")


def test_area_without_a_space_is_refused(tmp_path: Path):
    replaced(tmp_path / "data", "board.toml", ', "central_park"]', "]")
    check(tmp_path / "data", "board.toml", 'family_space: no space is adjacent to "central_park"')


def test_too_few_tiles_of_a_deck_are_refused(tmp_path: Path):
    replaced(tmp_path / "data", "businesses.toml", 'deck = "red"', 'deck = "blue"')
    check(tmp_path / "data", "businesses.toml", "tile: must be at least 2 of deck red, not 0")


def test_missing_file_is_refused(tmp_path: Path):
    folder = tmp_path / "data"
    shutil.copytree(ce.FOLDER, folder)
    (folder / "jobs.toml").unlink()
    check(folder, "jobs.toml", "cannot be read")
