"""The component data of La Famiglia: the shipped set and overlays over it."""

from pathlib import Path
from shutil import copytree
from typing import Any, cast

import pytest

import cosca
from cosca.games import data_sets
from cosca.games.la_famiglia.components import data as lf
from cosca.kernel.component_sets import ShippedSets, content_hash, default_set
from cosca.kernel.datafiles import DataError
from cosca.kernel.errors import CoscaError

DATA = lf.load()
ORDERS = cast("Any", DATA.source["orders.toml"])["order"]


def order(data: lf.Data, id: str) -> lf.Order:
    return data.orders[data.order_index[id]]


# ---------------------------------------------------------------- the shipped set


def test_component_counts():
    assert DATA.name == "house-2"
    assert len(DATA.hash) == 16
    assert (len(DATA.areas), len(DATA.seas), len(DATA.mandamenti)) == (36, 9, 12)
    assert (len(DATA.orders), len(DATA.mats), len(DATA.sheets)) == (78, 6, 5)
    assert (len(DATA.tiles), len(DATA.characters), len(DATA.cards)) == (11, 6, 3)
    assert [sheet.size for sheet in DATA.sheets] == [24, 18, 20, 23, 25]
    assert lf.load() is DATA
    assert lf.load("house-2") is DATA


def test_indices_match_positions():
    assert [o.index for o in DATA.orders] == list(range(78))
    assert all(o.index == o.family * 13 + o.slot for o in DATA.orders)
    assert [s.index for s in DATA.spaces] == list(range(len(DATA.spaces)))
    for sheet in DATA.sheets:
        local = [k for column in sheet.columns for k in column]
        assert local == list(range(sheet.size))
        for column, places in enumerate(sheet.columns):
            spaces = [DATA.spaces[sheet.first + k] for k in places]
            assert all(s.sheet == sheet.number and s.column == column for s in spaces)
    assert tuple(t.id for t in DATA.tiles) == lf.shipped_tiles()
    assert (len(DATA.tiles), DATA.tiles[10].id) == (11, "vendetta")
    for names, index in [
        (DATA.areas, DATA.area_index),
        (DATA.seas, DATA.sea_index),
        (DATA.mandamenti, DATA.mandamento_index),
        (lf.FAMILIES, DATA.family_index),
        (tuple(s.id for s in DATA.spaces), DATA.space_index),
        (tuple(t.id for t in DATA.tiles), DATA.tile_index),
        (tuple(c.id for c in DATA.characters), DATA.character_index),
    ]:
        assert [index[name] for name in names] == list(range(len(names)))


def test_map_has_its_printed_facts():
    at = DATA.area_index
    assert DATA.tie_breaker == at["bronte"]
    for a, b in [("camastra", "enna"), ("caltagirone", "scordia"), ("scordia", "palagonia")]:
        assert at[b] in DATA.neighbours[at[a]]
        assert DATA.distance[at[a]][at[b]] == 1
    assert {DATA.seas[s] for s in DATA.area_seas[at["licata"]]} == {"mare_agrigento", "mare_licata"}
    mandamento = DATA.mandamento_of[at["camastra"]]
    assert {DATA.areas[a] for a in DATA.mandamento_areas[mandamento]} == {
        "caltanissetta",
        "agrigento",
        "camastra",
    }


def test_seats_have_their_line_up():
    assert DATA.turn_order == (1, 4, 2, 3)
    assert DATA.team_of == (0, 1, 1, 2, 2)
    assert DATA.mate_of == (0, 2, 1, 4, 3)
    assert [DATA.start_holder.count(seat) for seat in range(5)] == [12, 6, 6, 6, 6]
    assert sum(n for n, seat in zip(DATA.start_soldati, DATA.start_holder, strict=True) if seat == 0) == 28


def test_distances_form_a_metric():
    for a in range(36):
        assert DATA.distance[a][a] == 0
        for b in range(36):
            assert DATA.distance[a][b] == DATA.distance[b][a]
            assert (DATA.distance[a][b] == 1) == (b in DATA.neighbours[a])


def test_orders_have_their_printed_values():
    first = order(DATA, "red.basic.1")
    assert (first.slot, first.row, first.letter, first.supply) == (0, -1, "", False)
    assert (first.initiative, first.skull, first.vest) == (4, 2, 0)
    assert [(p.do, p.n) for p in first.parts] == [("shotgun", 1)]
    assert order(DATA, "green.church.a").replace == 1
    assert order(DATA, "black.church.b").replace == 2
    assert order(DATA, "yellow.economy.c").pay_remove
    assert [p.do for p in order(DATA, "yellow.church.b").parts] == ["car", "lab", "soldati_per_lab"]
    assert order(DATA, "blue.police.b").either_order
    spread = next(p for p in order(DATA, "white.church.a").parts if p.do == "spread")
    assert (spread.n, spread.numbers) == (2, (2,))
    assert next(p.n for p in order(DATA, "white.police.b").parts if p.do == "pull") == 3
    assert any(p.do == "pentito" and p.numbers == (2, 2, 1) for o in DATA.orders for p in o.parts)


def test_mats_have_their_values():
    red = DATA.mats[DATA.family_index["red"]]
    assert red.name == "Famiglia Vermiglio"
    assert red.attack == (1, 2, 2, 3, 3, 3, 3)
    assert red.bomb == (1, 1, 1, 2, 2, 3, 3)
    assert (red.place, red.recruit) == ((2, 3, 4, 4, 5), (3, 4, 5, 5, 6))
    assert [(s.instant, s.n) for s in red.rows[2]] == [("money", 1), ("lab", 0), ("money", 2)]
    for mat in DATA.mats:
        spaces = [(row, space) for row, spaces in enumerate(mat.rows) for space in spaces]
        assert len(spaces) == 17
        unlocks = [(row, space) for row, space in spaces if space.unlocks >= 0]
        assert [space.unlocks for _, space in unlocks] == list(range(5, 13))
        for row, space in unlocks:
            token = DATA.orders[mat.family * 13 + space.unlocks]
            assert (token.row, token.letter) == (row, space.letter)


def test_spaces_have_their_actions():
    grey = [s for s in DATA.spaces if s.grey]
    assert len(grey) == 8
    assert DATA.spaces[0].id == "s0.primo.1"
    assert all(s.sheet == 0 and s.parts == () and s.join == "" for s in DATA.spaces[:24])
    space = DATA.spaces[DATA.space_index["s1.primo.3"]]
    assert (space.infinite, space.money, space.join) == (True, 1, "or")
    assert [(p.do, p.n) for p in space.parts] == [("recruit", 0), ("launder", 0)]
    influence = DATA.spaces[DATA.space_index["s4.two.1"]]
    assert [p.do for p in influence.parts] == ["influence_sheets"]


def test_tiles_and_characters_have_their_values():
    tiles = {t.id: (t.price, t.n) for t in DATA.tiles}
    assert tiles["influence"] == (1, 1)
    assert tiles["bribery"] == (1, 1)
    assert tiles["recruitment"] == (0, 2)
    chemist = DATA.characters[DATA.character_index["chemist"]]
    assert (chemist.money, chemist.soldati, chemist.labs) == (3, 10, 3)
    assert (chemist.extra_soldati, chemist.extra_cars, chemist.extra_boats) == (1, 1, 0)
    assert DATA.cards == ("Turncoat", "Coward 1", "Coward 2")


# ---------------------------------------------------------------- overlays


def overlay(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        suffix = ".json" if name == "board" else ".toml"
        (folder / (name + suffix)).write_text(text, encoding="utf-8")
    return folder


def test_newest_component_set_is_the_default():
    assert data_sets("la_famiglia") == ("house-1", "house-2", "house-3")
    assert (lf.load().name, lf.load("house-3").name) == ("house-2", "house-3"), "house-3 is a draft"
    old = lf.load("house-1")
    assert old is lf.load("house-1")
    assert (old.name, order(old, "black.basic.2").skull, order(DATA, "black.basic.2").skull) == ("house-1", 2, 1)
    changed = [one.id for one, two in zip(DATA.orders, old.orders, strict=True) if repr(one.parts) != repr(two.parts)]
    assert "yellow.church.a" in changed
    assert not [id for id in changed if any(each["id"] == id and each["provenance"] == "printed" for each in ORDERS)]
    assert DATA.hash != old.hash


def test_a_draft_is_played_only_by_name(tmp_path: Path):
    shipped = lf.FOLDER.parent
    for name in data_sets("la_famiglia"):
        copytree(shipped / name, tmp_path / name)
    before = default_set(shipped)
    (tmp_path / "house-90").mkdir()
    (tmp_path / "house-90" / "control_tiles.toml").write_text('[[tile]]\nid = "bribery"\neffect = {price = 3}\n')
    hashes: list[str] = []
    for label in ('name = "house-90"\ndraft = true\n', 'name = "house-90"\n'):
        (tmp_path / "house-90" / "set.toml").write_text(label)
        sets = ShippedSets(tmp_path / "house-1", lf.read)
        assert default_set(tmp_path) == sets.load().name == (before if "draft" in label else "house-90")
        drafted = sets.load("house-90")
        assert next(tile.price for tile in drafted.tiles if tile.id == "bribery") == 3
        assert sets.load("house-90") is drafted
        hashes.append(drafted.label())
    assert hashes[0] == hashes[1], "a set keeps its hash when it becomes the default"


def test_record_is_replayed_with_its_component_set(tmp_path: Path):
    old = cosca.Match(cosca.game("la_famiglia", data="house-1"), seed=3)
    old.apply(1, old.game.choices(old.state, 1)[0])
    record = old.record()
    assert "\ndata: house-1 " in record
    again = cosca.Match.from_record(record)
    assert (again.game.data_name(), again.state.digest()) == (old.game.data_name(), old.state.digest())
    mine = overlay(tmp_path, set='name = "mine"\n')
    assert cosca.game("la_famiglia", data=mine).data_name().startswith("mine ")
    assert order(lf.load(mine), "black.basic.2").skull == 1  # an overlay is merged over the newest set
    older = cosca.Match(cosca.game("la_famiglia", data=f"house-1+{mine}"), seed=3)
    assert order(lf.load(f"house-1+{mine}"), "black.basic.2").skull == 2
    again = cosca.Match.from_record(older.record(), data=str(mine))  # the folder alone is enough
    assert again.state.digest() == older.state.digest()


def test_unknown_component_set_is_refused():
    sets = r"\(sets: house-1, house-2, house-3\)"
    with pytest.raises(DataError, match=rf"^house-9: is neither an existing folder nor a component set.*{sets}$"):
        lf.load("house-9")


def test_an_overlay_changes_one_number(tmp_path: Path):
    data = lf.load(overlay(tmp_path, orders='[[order]]\nid = "red.basic.2"\ninitiative = 7\n'))
    assert order(data, "red.basic.2").initiative == 7
    assert order(data, "red.basic.2").name == "Close Ranks"
    assert data.hash != DATA.hash
    assert order(lf.load(), "red.basic.2").initiative == 9


def test_overlay_replaces_lists_without_ids(tmp_path: Path):
    text = '[[order]]\nid = "red.basic.2"\nparts = [{do = "bomb", n = 2}]\n'
    token = order(lf.load(overlay(tmp_path, orders=text)), "red.basic.2")
    assert [(p.do, p.n) for p in token.parts] == [("bomb", 2)]
    assert token.vest == 0


def test_overlay_merges_a_mat_row_by_its_name(tmp_path: Path):
    text = """
    [[mat]]
    family = "red"
    [[mat.row]]
    row = "police"
    spaces = [
      {column = "A", value = {place = 5}, unlocks = "red.police.a"},
      {column = "B", value = {place = 4}, unlocks = "red.police.b"},
      {column = "B", value = {place = 6}},
      {column = "B", value = {place = 7}},
    ]
    """
    mat = lf.load(overlay(tmp_path, mats=text)).mats[DATA.family_index["red"]]
    assert mat.place == (2, 5, 5, 6, 7)  # F7: the highest visible, not the last
    assert mat.attack == DATA.mats[DATA.family_index["red"]].attack


def test_overlay_merges_tables_by_number(tmp_path: Path):
    data = lf.load(overlay(tmp_path, sheets="[[sheet]]\nnumber = 2\ncost = {two = 3}\n", set='name = "mine"'))
    assert data.sheets[2].cost == (*DATA.sheets[2].cost[:5], 3)
    assert data.name == "mine"


def test_an_order_can_move_to_another_row(tmp_path: Path):
    """Sources disagree about the row of White B, so an overlay may move it."""
    mats = """
    [[mat]]
    family = "white"
    row = [
      {row = "police", spaces = [
        {column = "A", value = {place = 3}, unlocks = "white.police.a"},
        {column = "A", value = {place = 3}},
        {column = "B", value = {place = 4}, unlocks = "white.police.c"},
        {column = "B", value = {place = 4}}, {column = "B", value = {place = 5}}]},
      {row = "church", spaces = [
        {column = "A", value = {recruit = 4}, unlocks = "white.church.a"},
        {column = "B", value = {recruit = 4}, unlocks = "white.church.b"},
        {column = "B", value = {recruit = 5}},
        {column = "C", value = {recruit = 5}, unlocks = "white.police.b"}, %s]},
    ]
    """
    white = DATA.mats[DATA.family_index["white"]]
    rest = 17 - 5 - 4 - len(white.rows[0]) - len(white.rows[2])
    orders = """
    [[order]]
    id = "white.police.b"
    set = "church"
    letter = "c"
    [[order]]
    id = "white.police.c"
    letter = "b"
    """
    more = ", ".join(['{column = "C", value = {recruit = 6}}'] * rest)
    data = lf.load(overlay(tmp_path, mats=mats % more, orders=orders))
    assert (order(data, "white.police.b").row, order(data, "white.police.b").letter) == (3, "c")


def test_the_hash_does_not_depend_on_layout(tmp_path: Path):
    same = lf.load(overlay(tmp_path, characters='# nothing new\n[[character]]\nid="chemist"\nmoney   = 3\n'))
    assert same.hash == DATA.hash
    assert content_hash({"a": 1, "b": [1, 2]}) == content_hash({"b": [1, 2], "a": 1})
    assert content_hash({"b": [1, 2]}) != content_hash({"b": [2, 1]})


OVERLAY_ERRORS = [
    ("orders.toml", "[[order]\n", "orders.toml: cannot be parsed"),
    ("board.json", "{", "board.json: cannot be parsed"),
    ("board.json", '{"size": 1, "size": 2}', 'board.json: cannot be parsed: duplicate key "size"'),
    ("board.json", "[]", "board.json: must be a table"),
    ("order.toml", "", 'order.toml: unknown data file "order.toml"; near: orders.toml'),
    ("orders.toml.txt", "", 'orders.toml.txt: unknown data file "orders.toml.txt"'),
    (
        "orders.toml",
        '[[order]]\nid = "red.basic.6"\n',
        'order[0].id: unknown id "red.basic.6"; near: red.basic',
    ),
    ("orders.toml", "[[order]]\ninitiative = 3\n", "orders.toml: order[0].id: missing"),
    ("orders.toml", "order = 3\n", "orders.toml: order: must be an array of tables, not 3"),
    (
        "orders.toml",
        '[[order]]\nid = "red.basic.1"\n[[order]]\nid = "red.basic.1"\n',
        'orders.toml: order[1].id: duplicate "red.basic.1"',
    ),
    ("orders.toml", '[[order]]\nid = "red.basic.1"\ninitative = 3\n', "red.basic.1.initative: unknown key"),
    ("mats.toml", '[[mat]]\nfamily = "rot"\n', 'mats.toml: mat[0].family: unknown family "rot"'),
    ("set.toml", "name = 1979-05-27\n", "set.toml: name: must be a string, a number or a boolean"),
    ("set.toml", "name = nan\n", "set.toml: name: must be a finite number"),
    (
        "sheets.toml",
        "[[sheet]]\nnumber = 1\ncost = 3\n",
        "sheets.toml: sheet[1].cost: must be a table, not 3",
    ),
    ("sheets.toml", "[[sheet]]\nnumber = 7\n", 'sheets.toml: sheet[0].number: unknown number "7"'),
]


@pytest.mark.parametrize(("name", "text", "says"), OVERLAY_ERRORS)
def test_invalid_overlay_gives_one_clear_line(tmp_path: Path, name: str, text: str, says: str):
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        lf.load(tmp_path)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, CoscaError)


def test_missing_overlay_folder_and_invalid_bytes_are_refused(tmp_path: Path):
    with pytest.raises(DataError, match="is neither an existing folder nor a component set"):
        lf.load(tmp_path / "nowhere")
    (tmp_path / "set.toml").write_bytes(b'name = "\xff"')
    with pytest.raises(DataError, match=r"set\.toml: cannot be parsed"):
        lf.load(tmp_path)
    (tmp_path / "set.toml").unlink()
    (tmp_path / ".notes").write_text("hidden files are not data")
    assert lf.load(tmp_path).hash == DATA.hash
