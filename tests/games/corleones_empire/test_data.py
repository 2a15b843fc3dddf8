"""The component data of Corleone's Empire: the shipped set and overlays over it."""

from pathlib import Path

import pytest

from cosca.games.corleones_empire.components import data as ce
from cosca.kernel.datafiles import DataError
from cosca.kernel.errors import CoscaError

DATA = ce.load()


def business(data: ce.Data, id: str) -> ce.Business:
    return data.businesses[data.business_index[id]]


def place(data: ce.Data, id: str) -> ce.Place:
    return data.places[data.place_index[id]]


def job(data: ce.Data, id: str) -> ce.Job:
    return data.jobs[data.job_index[id]]


def ally(data: ce.Data, id: str) -> ce.Ally:
    return data.allies[data.ally_index[id]]


def icons(*names: str) -> tuple[int, ...]:
    return tuple(DATA.icon_index[name] for name in names)


# ---------------------------------------------------------------- the shipped set


def test_component_counts():
    assert DATA.name == "house-1"
    assert len(DATA.hash) == 16
    assert (len(DATA.areas), len(DATA.places), len(DATA.businesses)) == (8, 17, 20)
    assert (sum(j.copies for j in DATA.jobs), len(DATA.allies), len(DATA.families)) == (44, 18, 5)
    assert (sum(DATA.money_cards), sum(DATA.goods_cards)) == (120, 32)
    assert (len(DATA.money_cards), len(DATA.goods_cards)) == (len(ce.MONEY), len(ce.GOODS))
    assert (DATA.markers, DATA.thugs) == (9, 3)
    assert DATA.hand_limits == (5, 4, 3, 2)
    assert len(DATA.act_names) == 4
    assert sum(p.three_plus for p in DATA.places) == 6
    assert [sum(a.act == act for a in DATA.allies) for act in (1, 2, 3)] == [6, 6, 6]
    assert ce.load() is DATA


def test_indices_match_positions():
    for things in (DATA.businesses, DATA.places, DATA.jobs, DATA.allies, DATA.families):
        assert [thing.index for thing in things] == list(range(len(things)))
    for names, index in [
        (DATA.areas, DATA.area_index),
        (tuple(b.id for b in DATA.businesses), DATA.business_index),
        (tuple(p.id for p in DATA.places), DATA.place_index),
        (tuple(j.id for j in DATA.jobs), DATA.job_index),
        (tuple(a.id for a in DATA.allies), DATA.ally_index),
        (tuple(f.id for f in DATA.families), DATA.family_index),
        (ce.ICONS, DATA.icon_index),
    ]:
        assert [index[name] for name in names] == list(range(len(names)))


def test_constants_match_their_names():
    goods = {"gun": ce.GUN, "booze": ce.BOOZE, "blood_money": ce.BLOOD_MONEY, "narcotics": ce.NARCOTICS}
    assert goods == {good: k for k, good in enumerate(ce.GOODS)}
    assert len(ce.GOODS) == ce.CHOICE
    named = {
        "suitcase": ce.SUITCASE,
        "job": ce.JOB,
        "money_1": ce.MONEY_1,
        "money_2": ce.MONEY_2,
        "money_3": ce.MONEY_3,
        "money_5": ce.MONEY_5,
        "gun": ce.GUN_ICON,
        "booze": ce.BOOZE_ICON,
        "blood_money": ce.BLOOD_MONEY_ICON,
        "narcotics": ce.NARCOTICS_ICON,
        "exchange": ce.EXCHANGE,
        "discard_1": ce.DISCARD_1,
        "discard_2": ce.DISCARD_2,
        "discard_3": ce.DISCARD_3,
        "horse_head": ce.HORSE_HEAD,
    }
    assert named == DATA.icon_index
    assert [ce.ICONS[ce.MONEY_1 + m] for m in range(4)] == [f"money_{value}" for value in ce.MONEY]
    assert tuple(ce.ICONS[ce.GUN_ICON + g] for g in range(4)) == ce.GOODS
    assert DATA.areas[ce.CENTRAL_PARK] == "central_park"
    assert len(DATA.areas) == ce.TURFS + 1


def test_businesses_have_their_icons():
    assert DATA.area_names[:2] == ("Wall Street", "Brooklyn")
    assert [b.deck for b in DATA.businesses] == [""] * 8 + ["blue"] * 8 + ["red"] * 4
    assert (DATA.tiles_blue, DATA.tiles_red) == (tuple(range(8, 16)), tuple(range(16, 20)))
    penn = DATA.businesses[DATA.area_index["chelsea"]]
    assert (penn.id, penn.front, penn.back) == (
        "penn_central_railroad",
        icons("job", "money_2"),
        icons("job"),
    )
    park = DATA.businesses[ce.CENTRAL_PARK]
    assert (park.front, park.back) == ((), icons("suitcase"))
    assert business(DATA, "atlantic_holding").front == icons("suitcase", "suitcase", "discard_3")
    assert all(b.front for b in DATA.businesses if b is not park)
    assert all(b.back for b in DATA.businesses)


def test_spaces_have_their_printed_areas():
    at = DATA.area_index
    for id, names in [
        ("fm01", ("chelsea", "midtown", "central_park")),
        ("fm02", ("midtown", "queens")),
        ("fm03", ("chelsea", "midtown", "wall_street")),
    ]:
        assert place(DATA, id).areas == tuple(sorted(at[name] for name in names))
        assert not place(DATA, id).three_plus
    assert place(DATA, "fm17").three_plus
    assert all(len(set(p.areas)) in (2, 3) for p in DATA.places)


def test_jobs_have_their_printed_values():
    shakedown = job(DATA, "shakedown")
    assert (shakedown.name, shakedown.colour) == ("Shakedown", ce.COLOURS.index("yellow"))
    assert (shakedown.goods, shakedown.money) == ((1, 1, 1), (ce.MONEY.index(5),))
    (front,) = shakedown.effects
    assert (front.op, front.where, front.n) == ("use_front", "any", 1)
    assert (front.kind, front.whose, front.icon, front.look, front.cards, front.goods) == ("", "", -1, 0, (), ())
    bomb = job(DATA, "car_bomb")
    assert (bomb.copies, bomb.goods, bomb.money) == (2, (2, 1, 1), (0, 3))
    assert (bomb.effects[0].op, bomb.effects[0].whose, bomb.effects[0].n) == ("gun_down", "all", -1)
    takeover = job(DATA, "hostile_takeover").effects
    assert [(e.op, e.kind, e.where) for e in takeover] == [("gun_down", "thug", "any"), ("use_front", "", "emptied")]
    dues = job(DATA, "neighborhood_dues").effects[0]
    assert (dues.op, dues.cards, dues.most) == ("control_bonus", (1,), 3)
    audit = job(DATA, "surprise_audit").effects[0]
    assert (audit.who, audit.pick, audit.to) == ("each", "owner", "bank")
    assert job(DATA, "loan_sharking").effects[0].icon == ce.DISCARD_1
    assert job(DATA, "kickbacks").effects[0].scope == "turf"
    assert job(DATA, "smuggling_run").effects[0].goods == (ce.CHOICE, ce.CHOICE)


def test_allies_and_families_have_their_values():
    assert [(e.op, e.n) for e in ally(DATA, "family_accountant").effects] == [("suitcase", 2)]
    first = ally(DATA, "mayor_1")
    assert (first.act, [e.op for e in first.effects]) == (1, ["pay_cards", "place_neutral"])
    assert (first.effects[1].figure, first.effects[1].where) == ("mayor", "two_areas")
    editor = ally(DATA, "newspaper_editor").effects[0]
    assert (editor.look, editor.keep) == (4, 2)
    assert ally(DATA, "hired_muscle").effects[1].goods == (ce.GUN,)
    assert [f.colour for f in DATA.families] == ["yellow", "blue", "red", "purple", "green"]
    assert DATA.families[DATA.family_index["pizzino"]].name == "Pizzino"


# ---------------------------------------------------------------- overlays


def overlay(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_overlay_changes_one_number(tmp_path: Path):
    data = ce.load(overlay(tmp_path, board="[[act]]\nnumber = 1\nhand_limit = 7\n", set='name = "mine"\n'))
    assert (data.name, data.hand_limits) == ("mine", (7, 4, 3, 2))
    assert data.act_names == DATA.act_names
    assert data.hash != DATA.hash
    assert ce.load().hand_limits == (5, 4, 3, 2)


def test_overlay_merges_entries_and_replaces_lists(tmp_path: Path):
    board = '[[turf]]\nid = "queens"\n[turf.printed]\nname = "Aqueduct"\nback = ["money_1", "money_1"]\n'
    jobs = '[[job]]\nid = "shakedown"\ngoods = ["gun", "gun"]\neffect = [{ op = "suitcase", n = 3 }]\n'
    data = ce.load(overlay(tmp_path, board=board, jobs=jobs))
    changed = data.businesses[3]
    assert (changed.id, changed.name) == ("ozone_park_racetrack", "Aqueduct")
    assert changed.front == DATA.businesses[3].front
    assert changed.back == icons("money_1", "money_1")
    assert (job(data, "shakedown").goods, job(data, "shakedown").money) == ((2, 0, 0), (3,))
    assert [(e.op, e.n) for e in job(data, "shakedown").effects] == [("suitcase", 3)]


def test_unbalanced_overlay_is_accepted(tmp_path: Path):
    """The balance budget is not a rule: other splits, copies, rewards and adjacencies load."""
    data = ce.load(
        overlay(
            tmp_path,
            board='[money]\n"1" = 30\n"2" = 30\n"3" = 30\n"5" = 30\n[goods]\ngun = 8\nbooze = 8\nblood_money = 8\n'
            'narcotics = 8\n[[family_space]]\nid = "fm09"\nadjacent = ["wall_street", "midtown"]\n',
            jobs='[[job]]\nid = "car_bomb"\ncopies = 0\nmoney = []\n[[job]]\nid = "shakedown"\ncopies = 4\n'
            'colour = "gray"\nmoney = [5, 5, 5]\neffect = []\n',
            allies='[[ally]]\nid = "tax_advisor"\neffect = [{ op = "take_goods", goods = ["narcotics"] }]\n',
            businesses='[[tile]]\nid = "hudson_fish_market"\ndeck = "red"\nfront = ["narcotics"]\n',
        )
    )
    assert (data.money_cards, data.goods_cards) == ((30, 30, 30, 30), (8, 8, 8, 8))
    assert place(data, "fm09").areas == (0, 5)
    assert (job(data, "car_bomb").copies, job(data, "car_bomb").money) == (0, ())
    assert (job(data, "shakedown").money, job(data, "shakedown").effects) == ((3, 3, 3), ())
    assert ally(data, "tax_advisor").effects[0].goods == (ce.NARCOTICS,)
    assert (len(data.tiles_blue), len(data.tiles_red)) == (7, 5)
    assert [b.index for b in data.businesses] == list(range(20))


def test_the_hash_does_not_depend_on_layout(tmp_path: Path):
    same = ce.load(overlay(tmp_path, families='# nothing new\n[[family]]\nid="vitale"\ncolour   = "red"\n'))
    assert same.hash == DATA.hash


OVERLAY_ERRORS = [
    ("jobs.toml", "[[job]\n", "jobs.toml: cannot be parsed"),
    ("job.toml", "", 'job.toml: unknown data file "job.toml"; near: jobs.toml'),
    ("jobs.toml", '[[job]]\nid = "shakedwn"\n', 'job[0].id: unknown id "shakedwn"; near: shakedown'),
    ("jobs.toml", '[[job]]\nid = "shakedown"\nprice = 3\n', "shakedown.price: unknown key"),
    ("board.toml", "[[act]]\nnumber = 5\n", 'board.toml: act[0].number: unknown number "5"'),
    ("board.toml", "[money]\n1 = 13\n", "board.toml: money: must be 120 cards in total, not 121"),
]


@pytest.mark.parametrize(("name", "text", "says"), OVERLAY_ERRORS)
def test_invalid_overlay_gives_one_clear_line(tmp_path: Path, name: str, text: str, says: str):
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        ce.load(tmp_path)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, CoscaError)


def test_missing_overlay_folder_is_refused(tmp_path: Path):
    with pytest.raises(DataError, match="is neither an existing folder nor a component set"):
        ce.load(tmp_path / "nowhere")
