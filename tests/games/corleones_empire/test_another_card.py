"""A job or ally is added by an entry in a component set, and by its effect in the rules if that is new."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import cosca
from cosca.bots.arena import play_game
from cosca.games import kit
from cosca.games.corleones_empire.components.printed import Effect
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules import cards, effects
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.i18n import Speaker
from cosca.kernel.datafiles import DataError

JOB = """
[[job]]
new = true
id = "night_shift"
colour = "blue"
copies = 8
name = "Night Shift"
goods = ["booze"]
money = [2]
effect = [{ op = "suitcase", n = 1 }]
"""
ALLY = """
[[ally]]
new = true
id = "night_watchman"
act = 1
name = "Night Watchman"
effect = [{ op = "draw_jobs", look = 2, keep = 1 }]
"""


@pytest.fixture
def game(tmp_path: Path) -> CorleonesEmpire:
    (tmp_path / "jobs.toml").write_text(JOB, encoding="utf-8")
    (tmp_path / "allies.toml").write_text(ALLY, encoding="utf-8")
    return CorleonesEmpire(data=tmp_path, seats=5)


def test_added_job_and_ally_are_played_and_described(game: CorleonesEmpire):
    own = kit(game.name)
    speaker = Speaker([own.words], "en", own.argument_kinds, own.names(game), strict=True)
    for key in ("job:night_shift", "ally:night_watchman"):
        assert speaker.name(key).startswith("Night ")
        assert speaker.name(key, "text").endswith(".")
        assert own.glossary(game)[key]["rules"]
    assert (sum([job.copies for job in game.data.jobs]), len(game.data.allies)) == (52, 19)
    sentences: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        match = cosca.Match(game, seed=seed)
        while actors := game.actors(match.state):
            sentences |= {speaker.event(facts) for facts in cosca.visible(match.events, None)}
            seat = rng.choice(actors)
            match.apply(seat, rng.choice(game.choices(match.state, seat)))
            assert not game.laws(match.state)
        assert game.from_json(match.state.to_json()).digest() == match.state.digest()
    for name in ("Night Shift", "Night Watchman"):
        assert any(name in line for line in sentences)
    assert play_game(game, 1, ("soldato", "caporegime", "soldato", "caporegime", "don:2x")).outcome.reason


NEW_EFFECT = """
[[job]]
new = true
id = "night_school"
colour = "gray"
copies = 12
name = "Night School"
text = "Take $1 cards from the bank."
goods = ["booze"]
money = []
effect = [{ op = "night_school", n = 2 }]
"""


def learn(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    for _ in range(effect.n):
        cards.take_money(s, seat, 0)


def test_new_effect_needs_one_function_in_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "jobs.toml").write_text(NEW_EFFECT, encoding="utf-8")
    with pytest.raises(DataError, match=r'^jobs.toml: night_school.effect\[0\].op: unknown effect "night_school"'):
        CorleonesEmpire(data=tmp_path)
    monkeypatch.setitem(effects.OPS, "night_school", learn)
    monkeypatch.setitem(effects.KEYS, "night_school", ("n",))
    game = CorleonesEmpire(data=tmp_path)
    own = kit(game.name)
    speaker = Speaker([own.words], "en", own.argument_kinds, own.names(game), strict=True)
    sentences: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        match = cosca.Match(game, seed=seed)
        while actors := game.actors(match.state):
            sentences |= {speaker.event(facts) for facts in cosca.visible(match.events, None)}
            seat = rng.choice(actors)
            match.apply(seat, rng.choice(game.choices(match.state, seat)))
        assert not game.laws(match.state)
    assert any("Night School" in line for line in sentences)
    assert play_game(game, 1, ("soldato",) * 4).outcome.reason
