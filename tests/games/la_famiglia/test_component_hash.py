"""The component hash covers what the rules read; older sets and overlays are still recognised."""

import json
from pathlib import Path
from random import Random
from typing import Any

import cosca
from cosca.games import game_as_it_was
from cosca.games.la_famiglia.components import data as lf
from cosca.kernel.component_sets import content_hash, load_set
from tests.support.overlays import bare, other, toml, written

OVERLAY = {
    "set.toml": 'name = "mine"\n',
    "orders.toml": '[[order]]\nid = "red.basic.2"\ninitiative = 7\nname = "Hold the Line"\n',
    "control_tiles.toml": '[[tile]]\nid = "bribery"\neffect = {price = 2}\n',
}
# What version 1 of the hash, which covered names and texts too, gave for this overlay.
OVER_2, OVER_1 = "mine d1511436c8642ed1", "mine df0b92b949550567"
RECORD = f"""cosca record 1
game: la_famiglia
options: {{}}
rules: 1
data: {OVER_2}
seed: 3

1 family black
1 family green
3 family blue

digest: 595d4e834ed77a18093d88c3a14dbee9
"""


def test_released_sets_keep_their_hash():
    assert lf.load("house-1").hash == lf.load("house-1").older_hash == "6138411c1916891d"
    assert lf.load("house-2").hash == lf.load("house-2").older_hash == "a2433bcc642472cb"
    assert lf.load("house-3").hash == "906a12a9fccfa542"


def test_rules_data_of_a_released_set_is_unchanged():
    """A change of rules data needs a new component set, because old tables would play differently."""
    hashes: list[str] = []
    for overlays in ([], [lf.FOLDER.parent / "house-2"], [lf.FOLDER.parent / "house-3"]):
        files = load_set(lf.FOLDER, overlays, lf.FILES, lf.KEYS, lf.UNREAD).files
        hashes.append(content_hash({name: bare(table.raw, lf.UNREAD[name]) for name, table in files.items()}))
    assert hashes == ["4e83db1043a3b41e", "b8ab93ec0b88a051", "906a12a9fccfa542"]


def test_hash_covers_numbers_but_not_names_and_texts(tmp_path: Path):
    names = {
        "set.toml": 'name = "mine"\n',
        "orders.toml": '[[order]]\nid = "red.basic.2"\nname = "Hold the Line"\nname_de = "Haltet stand"\n',
        "control_tiles.toml": '[[tile]]\nid = "bribery"\ntext = "Pay a little."\n',
    }
    assert lf.load(written(tmp_path / "names", names)).hash == lf.load().hash
    assert lf.load("house-1+" + str(tmp_path / "names")).hash == lf.load("house-1").hash
    price = {"control_tiles.toml": OVERLAY["control_tiles.toml"]}
    assert lf.load(written(tmp_path / "price", price)).hash != lf.load().hash


def test_rules_do_not_read_what_the_hash_omits(tmp_path: Path):
    """With every name, text, note and coordinate changed, a game plays exactly the same."""
    source: Any = lf.load().source
    changed = {name: other(raw, lf.UNREAD[name]) for name, raw in source.items()}
    files = {name: json.dumps(raw) if name.endswith(".json") else toml(raw) for name, raw in changed.items()}
    game, plain = cosca.game("la_famiglia", data=written(tmp_path, files)), cosca.game("la_famiglia")
    one, two, rng = game.new(seed=5), plain.new(seed=5), Random(5)
    for _ in range(400):
        seat = game.actors(one)[0]
        choice = rng.choice(game.choices(one, seat))
        game.apply(one, seat, choice)
        plain.apply(two, seat, plain.parse(two, seat, choice.text))
        if not game.actors(one):
            break
    assert one.digest() == two.digest()


def test_an_overlay_is_found_by_its_older_hash(tmp_path: Path):
    mine = written(tmp_path, OVERLAY)
    now = cosca.game("la_famiglia", data=mine).data_name()
    assert now.startswith("mine ")
    assert now not in (OVER_2, OVER_1)
    for named in (now, OVER_2, OVER_1):
        assert game_as_it_was("la_famiglia", {"data": mine}, named).data_name() == named
    assert game_as_it_was("la_famiglia", {"data": mine}, "mine 0123456789abcdef").data_name() == now
    assert cosca.game("la_famiglia", data=mine).data_name() == now


def test_record_with_the_older_hash_ends_with_the_same_digest(tmp_path: Path):
    match = cosca.Match.from_record(RECORD, data=written(tmp_path, OVERLAY))
    assert match.record() == RECORD.replace("rules: 1", f"rules: {match.game.rules_version}")


def test_saved_state_with_either_hash_is_accepted(tmp_path: Path):
    mine = written(tmp_path, OVERLAY)
    match = cosca.Match.from_record(RECORD, data=mine)
    document = match.state.to_json()
    assert document["data"] == OVER_2.split()[1]
    game = cosca.game("la_famiglia", data=mine)
    assert game.from_json(document).to_json() == {**document, "data": game.data_name().split()[1]}
    assert match.game.from_json(document).digest() == match.state.digest()


def test_only_names_and_texts_of_an_overlay_override_the_catalogue(tmp_path: Path):
    assert lf.load().own_names == {}
    overlay = {
        **OVERLAY,
        "control_tiles.toml": '[[tile]]\nid = "bribery"\ntext = "Pay a little."\n',
        "mats.toml": '[[mat]]\nfamily = "red"\ntheme = "Fire"\n',
        "sheets.toml": '[[column]]\nid = "church"\nname = "Chiesa"\n',
        "board.json": '{"areas": [{"id": "bronte", "name": "Maniace"}]}',
    }
    data = lf.load(written(tmp_path, overlay))
    own = {key: name for key, name in data.own_names.items() if not key.startswith("space:")}
    assert own == {
        "order:red.basic.2": "Hold the Line",
        "tile:bribery.text": "Pay a little.",
        "family:red.theme": "Fire",
        "column:church": "Chiesa",
        "area:bronte": "Maniace",
    }
    assert data.own_names["space:s1.church.2"] == "Chiesa 2"
