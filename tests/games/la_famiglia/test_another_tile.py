"""A control tile is added by an entry in a component set and its effect in the rules."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import cosca
from cosca.bots import bot, view_of
from cosca.bots.arena import play_game
from cosca.bots.heuristic_bots import load_evaluator
from cosca.games import kit
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules import board, tile_effects, tiles
from cosca.games.la_famiglia.rules.management import MarkTile
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.i18n import Speaker
from cosca.kernel.datafiles import DataError
from cosca.kernel.state import replaced
from cosca.terminal.render.drawing import renderer_of, visible_state
from cosca.terminal.render.game_texts import GameTexts
from tests.games.la_famiglia.test_catalogue import say_all

TILE = """
[[tile]]
new = true
id = "black_market"
name = "Black Market"
text = "When a planning phase starts, you may take money from the bank."
phase = "planning"
effect = {key = "start_money", n = 3}
rule = "LF-C0"
"""
BLACK_MARKET = len(tile_effects.EFFECTS)
SEVEN = ["allies", "bribery", "influence", "miniguns", "speedboats", "vendetta", "black_market"]


def always(s: FamigliaState, seat: int) -> bool:
    return True


def take_money(s: FamigliaState, seat: int) -> None:
    tile = s.lookups.tile[BLACK_MARKET]
    board.pay(s, seat, tile.n, tile.id)


@pytest.fixture
def ruled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Teach the rules a new effect: a row in the table of effects, and one where it applies."""
    monkeypatch.setitem(tile_effects.EFFECTS, BLACK_MARKET, ("start_money", "n"))
    monkeypatch.setitem(tiles.START, BLACK_MARKET, (always, take_money))
    monkeypatch.setattr("cosca.terminal.render.game_texts.STRICT", True)


@pytest.fixture
def added(tmp_path: Path) -> str:
    (tmp_path / "control_tiles.toml").write_text(TILE, encoding="utf-8")
    return str(tmp_path)


def words_of(game: LaFamiglia) -> Speaker:
    own = kit("la_famiglia")
    bots = Path(load_evaluator.__code__.co_filename).parent
    places = [own.words, bots / "words", bots / "la_famiglia" / "words"]
    return Speaker(places, "en", own.argument_kinds, own.names(game), strict=True)


@pytest.mark.usefixtures("ruled")
def test_added_tile_is_drawn_marked_used_and_described(added: str):
    game = LaFamiglia(data=added, tiles=SEVEN)
    speaker, drawing = words_of(game), renderer_of(game, GameTexts(game, "en"))
    sentences: list[str] = []
    for seed in range(6):
        rng = Random(seed)
        match = cosca.Match(game, seed=seed)
        while actors := game.actors(match.state):
            sentences += [speaker.event(facts) for facts in cosca.visible(match.events, None)]
            seat = rng.choice(actors)
            asked = game.decision(match.state, seat)
            assert asked is not None
            offered = [each for each in asked.choices if each.text == "tile black_market"] or list(asked.choices)
            if asked.kind in ("tile.mark", "tiles.start"):
                say_all(game, match.state, seat, speaker)
                same = game.from_json(match.state.to_json())
                assert (same.digest(), game.laws(same)) == (match.state.digest(), [])
                guess = game.sample(game.view(match.state, seat), game.memory(seat, match.state), rng)
                assert guess.tiles == match.state.tiles
                sight = visible_state(game, match.state, seat)
                console = Console(file=StringIO(), width=200)
                console.print(drawing.panel("tiles", sight))
                assert "Black Market" in console.file.getvalue()  # type: ignore[attr-defined]
            match.apply(seat, rng.choice(offered))
        assert cosca.Match.from_record(match.record(), data=added).state.digest() == match.state.digest()
    assert any("3 Money (Black Market)." in line for line in sentences)
    assert any("Black Market" in line and "Money" not in line for line in sentences)  # it was marked


@pytest.mark.usefixtures("ruled")
def test_added_tile_can_be_chosen_and_is_offered_in_forms(added: str):
    game = LaFamiglia(data=added)
    drawn: set[str] = set()
    for seed in range(40):
        in_play = list(game.describe(game.new(seed))["tiles"])
        assert len(in_play) == 7
        drawn |= set(in_play)
    assert drawn == set(game.data.tile_index)
    assert len(drawn) == 12
    form = next(form for form in game.option_forms() if form.name == "tiles")
    assert (len(form.values), form.values[-1]) == (12, "black_market")
    table = game.position({"tiles": {"black_market": 2}})
    assert table.has_tile(2, BLACK_MARKET)
    assert not table.has_tile(1, BLACK_MARKET)
    assert kit("la_famiglia").glossary(game)["tile:black_market"]["rules"][0] == "LF-C0"
    with pytest.raises(cosca.BadOption, match=r"^tiles: give 7 different values, each one of allies, "):
        LaFamiglia(tiles=SEVEN)  # of the set without it


@pytest.mark.usefixtures("ruled")
def test_bots_use_an_added_tile_and_give_reasons(added: str):
    game = LaFamiglia(data=added, tiles=SEVEN)
    assert play_game(game, 1, ("soldato", "caporegime", "don:2x", "soldato")).outcome.reason
    state = game.position({})
    state.control = replaced(state.control, 0, 1)
    state.stack.append(MarkTile(1))
    state.listed = None
    choice = next(each for each in game.choices(state, 1) if each.text == "tile black_market")
    judge: Any = load_evaluator(game)
    reason = judge.reason(state, 1, choice)
    assert reason is not None
    sentence = words_of(game).say(f"reason-{reason.key}", reason.facts)
    assert sentence == "Black Market will help you in the coming rounds."
    decision = game.decision(state, 1)
    assert decision is not None
    picked = bot("soldato", game, 1).choose(decision, view_of(game, state, 1), game.memory(1, state), Random(1))
    assert picked in decision.choices


@pytest.mark.usefixtures("ruled")
def test_component_set_without_the_tile_is_unchanged():
    game = LaFamiglia(data="house-1")
    state = game.new(5)
    assert len(state.tiles) == 33
    assert not any(state.has_tile(seat, BLACK_MARKET) for seat in range(5))
    state.tiles = tuple([-1 if place < 11 else 1 + 2 * (place // 22) for place in range(33)])  # tokens on the others
    assert not any(state.has_tile(seat, BLACK_MARKET) for seat in range(5))
    assert play_game(game, 2, ("random",) * 4).outcome.reason


def test_tile_with_an_unknown_effect_is_refused(added: str):
    with pytest.raises(DataError, match=r'^control_tiles.toml: black_market.effect.key: unknown effect "start_money"'):
        LaFamiglia(data=added)


def test_added_entry_needs_new_and_an_unused_id(tmp_path: Path):
    file = tmp_path / "control_tiles.toml"
    file.write_text(TILE.replace("new = true\n", ""), encoding="utf-8")
    with pytest.raises(DataError, match=r'unknown id "black_market"; .* \(to add an entry, set new = true\)$'):
        LaFamiglia(data=tmp_path)
    file.write_text('[[tile]]\nnew = true\nid = "bribery"\n', encoding="utf-8")
    with pytest.raises(DataError, match=r'tile\[0\]\.new: "bribery" already exists$'):
        LaFamiglia(data=tmp_path)
