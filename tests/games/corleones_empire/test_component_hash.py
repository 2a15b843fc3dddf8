"""The component hash of Corleone's Empire covers what the rules read; older overlays are recognised."""

from pathlib import Path
from random import Random
from typing import Any

import cosca
from cosca.games import game_as_it_was
from cosca.games.corleones_empire.components import data as ce
from cosca.kernel.component_sets import content_hash, load_set
from tests.support.overlays import bare, other, toml, written

NAMED = {"set.toml": 'name = "mine"\n', "allies.toml": '[[ally]]\nid = "mayor_1"\nname = "Mayor: Parade"\n'}
OLDER = "mine e458484dcceface2"  # of this overlay while the hash covered names and texts too


def test_released_set_keeps_its_hash():
    assert ce.load("house-1").hash == ce.load("house-1").older_hash == "b52a41611e0a1aa1"


def test_rules_data_of_the_released_set_is_unchanged():
    files = load_set(ce.FOLDER, [], ce.FILES, ce.KEYS, ce.UNREAD).files
    assert content_hash({name: bare(table.raw, ce.UNREAD[name]) for name, table in files.items()}) == "e487f5ffaf9ed9ea"


def test_hash_covers_numbers_but_not_names_and_places(tmp_path: Path):
    assert ce.load(written(tmp_path / "names", NAMED)).hash == ce.load().hash
    limit = {"board.toml": "[[act]]\nnumber = 1\nhand_limit = 6\n"}
    assert ce.load(written(tmp_path / "limit", limit)).hash != ce.load().hash


def test_rules_do_not_read_what_the_hash_omits(tmp_path: Path):
    """With every name, text, note and coordinate changed, a game plays exactly the same."""
    source: Any = ce.load().source
    changed = {name: other(raw, ce.UNREAD[name]) for name, raw in source.items()}
    changed["board.toml"]["phase"] = source["board.toml"]["phase"]  # their ids are fixed
    mine = written(tmp_path, {name: toml(raw) for name, raw in changed.items()})
    game, plain = cosca.game("corleones_empire", data=mine), cosca.game("corleones_empire")
    one, two, rng = game.new(seed=5), plain.new(seed=5), Random(5)
    while actors := game.actors(one):
        choice = rng.choice(game.choices(one, actors[0]))
        game.apply(one, actors[0], choice)
        plain.apply(two, actors[0], plain.parse(two, actors[0], choice.text))
    assert one.digest() == two.digest()


def test_an_overlay_is_found_by_its_older_hash(tmp_path: Path):
    mine = written(tmp_path, NAMED)
    now = cosca.game("corleones_empire", data=mine).data_name()
    assert now == "mine b52a41611e0a1aa1"
    for named in (now, OLDER):
        assert game_as_it_was("corleones_empire", {"data": mine}, named).data_name() == named
