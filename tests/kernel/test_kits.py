"""Kits: a game is found by its folder, and its kit describes it to everything outside the engine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import cosca
from cosca import games
from cosca.games import kit, kits
from cosca.i18n import message_id
from cosca.kernel.advance import DECLINE, FIRST, HIGHEST, LOWEST, MOST, MYSELF, NONE, OTHER
from cosca.kernel.errors import BadOption

THIRD = """
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.kit import Kit

class Third(LaFamiglia):
    name = "a_third_game"

KIT = Kit(Third, prefix="TG", argument_kinds={}, order=9)
"""


@pytest.fixture(params=cosca.game_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_games_are_listed_in_their_order() -> None:
    assert cosca.game_names() == ("la_famiglia", "corleones_empire")


def test_new_game_is_found_by_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_third_game").mkdir()
    (tmp_path / "a_third_game" / "__init__.py").touch()
    (tmp_path / "a_third_game" / "kit.py").write_text(THIRD, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(games, "_kits", {})
    assert cosca.game_names() == ("la_famiglia", "corleones_empire", "a_third_game")
    assert cosca.game("a_third_game").name == "a_third_game"
    for module in ("cosca.games.a_third_game.kit", "cosca.games.a_third_game"):
        monkeypatch.delitem(sys.modules, module)


def test_unknown_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(BadOption, match="no game 'la_familia'; did you mean la_famiglia"):
        kit("la_familia")


def test_kit_matches_its_folder(name: str) -> None:
    descriptor = kits()[name]
    assert descriptor.name == descriptor.game.folder.name == name
    assert descriptor.words.is_dir()
    assert descriptor.components.is_dir()


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_answer_in_advance_has_words_and_belongs_to_a_question(name: str, language: str) -> None:
    game, words = cosca.game(name), (kit(name).words / language / "advance.ftl").read_text(encoding="utf-8")
    for kind in kit(name).advance.values():
        assert kind.kind in game.questions()
        assert kind.answers
        ids = [message_id("advance", kind.kind), *[message_id("advance-fact", fact) for fact in kind.facts]]
        ids += [message_id("advance", kind.kind, case=answer) for answer in kind.answers]
        assert [id for id in ids if f"\n{id} = " not in words] == []
        known = {DECLINE, FIRST, MOST, NONE, LOWEST, HIGHEST, MYSELF, OTHER}
        assert all(answer in known or game.find(answer) is not None for answer in kind.answers)


def test_rules_of_every_question_are_in_the_rulebook(name: str) -> None:
    game = cosca.game(name)
    known = {rule.id for rule in kit(name).rulebook().rules}
    for kind in game.questions():
        rules = game.rules_of(kind)
        assert rules, kind
        assert set(rules) <= known, kind
        assert all([rule.startswith(f"{kit(name).prefix}-") for rule in rules])


def test_rules_of_several_keys_are_listed_once(name: str) -> None:
    key, rules = next(iter(sorted(_explained(name).items())))
    assert kit(name).rules_of(key, key, "nothing of this name") == tuple(dict.fromkeys(rules))


def _explained(name: str) -> dict[str, tuple[str, ...]]:
    from cosca.kernel.kit import laws_in

    return laws_in(kit(name).words)["explains"]


def test_current_event_is_not_changed_by_the_upgrade(name: str) -> None:
    descriptor = kit(name)
    facts = {"seat": 1, "n": 2, "why": "launder"}
    assert descriptor.upgrade_event("money", dict(facts), descriptor.event_vocabulary) == facts
