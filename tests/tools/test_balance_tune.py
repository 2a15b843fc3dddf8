"""Balancing a component set: what may change, what games say about it, and which combination is chosen."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import numpy as np
import pytest

from cosca.games.la_famiglia.components.data import FAMILIES, FOLDER, load, read
from cosca.kernel.component_sets import default_set
from tools import batch
from tools.balance import tune
from tools.balance.changes import Change, changed, changes, overlay
from tools.balance.choice import Bound, likeliest, options, shares, smallest
from tools.balance.effects import Effects, Observation

SOURCE: Any = load("house-1").source
ALL = changes(SOURCE)
BY_NAME = {change.name: change for change in ALL}


def written(folder: Path, texts: dict[str, str]) -> Path:
    folder.mkdir()
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_only_numbers_that_are_ours_change():
    orders = {order["id"]: order for order in SOURCE["orders.toml"]["order"]}
    for change in ALL:
        assert abs(change.new - change.old) == 1
        assert (change.new > change.old) == (change.points > 0)
        if change.id in orders:
            assert change.part not in orders[change.id].get("printed", ()), change
    assert "red.basic.1 skull 2 to 1" not in BY_NAME, "printed"
    assert "blue.police.b skull 1 to 2" in BY_NAME, "the skull of this printed order is ours"
    assert not [name for name in BY_NAME if name.startswith("red.economy space 1 ")], "a printed space"
    assert "red.economy space 3 2 to 3" in BY_NAME
    assert "black.justice.a skull 2 to 3" not in BY_NAME, "it would be like red.church.b"
    assert "black.justice.a skull 2 to 1" in BY_NAME


def test_each_change_gives_a_valid_set(tmp_path: Path):
    """A sample: a part that falls to 0, a bonus, a space of a mat, two numbers of one order."""
    names = ["blue.basic.5 coin 1 to 0", "black.church.a recruit 3 to 4", "red.economy space 3 2 to 3",
             "green.justice.a skull 3 to 4", "green.justice.a coin 1 to 2"]  # fmt: skip
    folder = written(tmp_path / "set", overlay(SOURCE, changed(SOURCE, [BY_NAME[name] for name in names])))
    found: Any = read(FOLDER, [folder]).source
    before = {order["id"]: order["parts"] for order in SOURCE["orders.toml"]["order"]}
    orders = {order["id"]: order["parts"] for order in found["orders.toml"]["order"]}
    different = sorted([id for id, parts in orders.items() if parts != before[id]])
    assert different == ["black.church.a", "blue.basic.5", "green.justice.a"]
    assert [part["do"] for part in orders["blue.basic.5"]] == ["car", "shotgun"]
    assert [part.get("n") for part in orders["green.justice.a"]] == [1, 4, 2, None]
    assert orders["black.church.a"][0] == {"do": "recruit", "bonus": 4}
    mats = {mat["family"]: mat["row"] for mat in found["mats.toml"]["mat"]}
    before = {mat["family"]: mat["row"] for mat in SOURCE["mats.toml"]["mat"]}
    assert [family for family, rows in mats.items() if rows != before[family]] == ["red"]
    assert mats["red"][2]["spaces"][2] == {"column": "A", "instant": "money", "n": 3}


def simulated(rng: Random, strength: dict[str, float], effect: dict[str, float], games: int) -> list[Observation]:
    """Play games by the model: half of the luck belongs to the deal and is common to all sets."""
    played: list[Observation] = []
    for deal in range(games // 4):
        families = rng.sample(FAMILIES, 4)
        teams = (tuple(families[:2]), tuple(families[2:]))
        luck = rng.gauss(0, 0.35)
        for _ in range(4):
            chosen = frozenset([name for name in effect if rng.random() < 0.5])
            worth = [
                sum([strength[f] for f in team]) + sum([effect[n] for n in chosen if BY_NAME[n].family in team])
                for team in teams
            ]
            first = 0.5 + worth[0] - worth[1] + luck + rng.gauss(0, 0.35)
            played.append(Observation(deal, teams, chosen, True, first))
    return played


def test_effects_are_found():
    rng = Random(4)
    strength = {"red": 0.05, "blue": -0.04, "green": 0.0, "yellow": 0.02, "black": -0.03, "white": 0.0}
    effect = {"red.police.b skull 2 to 3": 0.03, "blue.basic.3 skull 2 to 3": 0.0, "black.basic.2 skull 2 to 1": -0.02}
    fitted = Effects(FAMILIES, [BY_NAME[name] for name in effect], {})
    fitted.fit(simulated(rng, strength, effect, 8000))
    for name, value in effect.items():
        change = BY_NAME[name]
        assert abs(fitted.effect(change, fitted.mean) - value) < 3.5 * fitted.spread(change) < 0.05
    assert 0.35 < fitted.common < 0.65
    found = shares(np.array([fitted.mean[fitted.columns[family]] for family in FAMILIES]))
    true = shares(np.array([strength[family] for family in FAMILIES]))
    assert np.abs(found - true).max() < 0.03


def test_common_luck_makes_effects_more_precise():
    games = simulated(Random(5), dict.fromkeys(FAMILIES, 0.0), {"red.police.b skull 2 to 3": 0.02}, 4000)
    change = [BY_NAME["red.police.b skull 2 to 3"]]
    paired, single = Effects(FAMILIES, change, {}), Effects(FAMILIES, change, {})
    paired.fit(games)
    single.fit([game._replace(block=k) for k, game in enumerate(games)])
    assert paired.spread(change[0]) < 0.95 * single.spread(change[0])


def known(values: dict[str, float], listed: list[Change]) -> tuple[Effects, Any]:
    """Return effects that are known: of a step up by number, and strengths by family."""
    effects = Effects(FAMILIES, listed, {})
    effects.mean = np.array([values.get(name, 0.0) for name in effects.columns])
    effects.covariance = np.eye(len(effects.mean)) * 1e-10
    return effects, effects.mean


def test_the_smallest_combination_is_chosen():
    names = ["red.police.b skull 2 to 3", "red.police.b skull 2 to 1", "red.economy.a coin 4 to 3",
             "red.economy.a soldati 3 to 2", "blue.basic.3 skull 2 to 3"]  # fmt: skip
    listed = [BY_NAME[name] for name in names]
    listed += [next(change for change in ALL if change.family == family) for family in FAMILIES[2:]]
    steps = (0.05, 0.02, 0.025, 0.04)
    values = dict(zip([BY_NAME[name].number for name in names[1:]], steps, strict=True))
    choices, bounds = options(listed, 2), [Bound("a", 0.01), Bound("b", 0.03)]
    even = known(values, listed)
    assert smallest({"a": even[0], "b": even[0]}, {"a": even[1], "b": even[1]}, bounds, choices) == []
    strong = known({**values, "red": 0.045}, listed)
    got = smallest({"a": strong[0], "b": strong[0]}, {"a": strong[1], "b": strong[1]}, bounds, choices)
    assert [change.name for change in got] == ["red.police.b skull 2 to 1"], "one change rather than two"
    found, sure = likeliest({"a": strong[0]}, bounds[:1], listed, [], np.random.default_rng(1))
    assert ([change.name for change in found], sure) == (["red.police.b skull 2 to 1"], 1.0)
    # For the other bot red is as strong as the rest, so that only a part of the way is allowed.
    got = smallest({"a": strong[0], "b": even[0]}, {"a": strong[1], "b": even[1]}, bounds, choices)
    assert [change.family for change in got] == ["red"]
    assert all(abs(share - 0.5) < 0.035 for share in after(got, even[0]))


def after(chosen: list[Change], effects: Effects) -> Any:
    """Return the shares of all families after these changes."""
    own = {f: [effects.effect(change, effects.mean) for change in chosen if change.family == f] for f in FAMILIES}
    return shares(np.array([effects.mean[effects.columns[family]] + sum(own[family]) for family in FAMILIES]))


def test_options_do_not_contradict_themselves():
    listed = options(ALL, 2)
    for chosen in [pair for choices in listed.values() for pair in choices if len(pair) == 2]:
        assert chosen[0].family == chosen[1].family
        assert (chosen[0].id, chosen[0].part) != (chosen[1].id, chosen[1].part)
        assert (chosen[0].points > 0) == (chosen[1].points > 0)


ARGS = ["la_famiglia", "--base", "house-2", "--bots", "picciotto=2", "--base-deals", "1", "--rounds", "1",
        "--sets", "2", "--deals", "1", "--best-deals", "1", "--check", "1", "--jobs", "1", "--used", "1.5"]  # fmt: skip


def tuned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *more: str) -> Any:
    monkeypatch.setattr(batch, "FOLDER", tmp_path / "batch")
    monkeypatch.setattr(sys, "argv", ["tune", *ARGS, "--json", str(tmp_path / "run.json"), *more])
    tune.main()
    return json.loads((tmp_path / "run.json").read_text())


def test_a_run_is_resumed_and_repeatable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    copytree(FOLDER, tmp_path / "house-1")
    whole = tuned(monkeypatch, tmp_path, "--write", str(tmp_path / "house-3"))
    assert not list((tmp_path / "batch").iterdir()), "stored games are deleted at the end"
    assert len(whole["games"]["picciotto"]) == 2 + 6 + 2 + 2
    assert default_set(tmp_path) == "house-1", "the new set is a draft"
    source: Any = load("house-2").source
    above: Any = read(FOLDER, [tmp_path / "house-3"]).source
    by_name = {change.name: change for change in changes(source)}
    expected = changed(source, [by_name[name] for name in whole["chosen"]])
    assert {name: above[name] for name in expected} == expected, "it holds the differences of house-2 too"
    play, times = tune.play, 0

    def lost(trial: Any) -> Any:
        nonlocal times
        times += 1
        if times == 5:
            raise RuntimeError("lost")
        return play(trial)

    monkeypatch.setattr(tune, "play", lost)
    with pytest.raises(RuntimeError, match="lost"):
        tuned(monkeypatch, tmp_path)
    assert tuned(monkeypatch, tmp_path) == whole
    assert times == 5 + 8, "the four games before were not played again"


HOUSE_3 = [
    "red.justice.a skull 2 to 1", "red.economy.a coin 4 to 5", "red.church.a recruit 2 to 3",
    "blue.basic.1 skull 3 to 4", "blue.justice.a skull 1 to 2",
    "green.basic.2 soldati 1 to 2", "green.justice.a skull 3 to 4", "green.justice.a coin 1 to 2",
    "yellow.basic.2 coin 1 to 2", "yellow.church.a coin 2 to 1",
    "black.church.a soldati 3 to 4",
    "white.basic.5 recruit 2 to 3", "white.economy.a coin 4 to 5", "white.economy.b skull 2 to 3",
    "white.economy space 3 4 to 5",
]  # fmt: skip


def test_house_3_differs_from_house_2_in_15_numbers_of_ours():
    before, after = load("house-2").source, load("house-3").source
    by_name = {change.name: change for change in changes(before)}
    expected = changed(before, [by_name[name] for name in HOUSE_3])
    assert {name: raw for name, raw in after.items() if name != "set.toml"} == {
        name: expected.get(name, raw) for name, raw in before.items() if name != "set.toml"
    }
