"""Reasons as sentences: with the names of the game, and always with a fallback."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosca
from cosca.bots.evaluator import Reason
from cosca.terminal.render import game_texts
from cosca.terminal.render.game_texts import GameTexts


def test_reasons_use_the_catalogue_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_texts, "BOTS", tmp_path)
    for folder, text in (
        (
            "la_famiglia/words/en",
            'reason-takes = { NAME($seat, case: "inside") } lose { NAME($area) }: { $n }.\n',
        ),
        ("words/en", "reason-unknown = It is good.\n"),
    ):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "reasons.ftl").write_text(text, encoding="utf-8")
    texts = GameTexts(cosca.game("la_famiglia"), "en")
    assert texts.reason(Reason("takes", {"area": "cefalu", "seat": 0, "n": 2})) == "The neutrals lose Cefalù: 2."
    assert texts.reason(Reason("takes", {"area": "cefalu"})) == "? lose Cefalù: ?."
    assert texts.reason(Reason("nothing of the kind", {})) == "It is good."


def test_unknown_reason_has_a_fallback_sentence() -> None:
    for name in cosca.game_names():
        texts = GameTexts(cosca.game(name), "en")
        assert texts.reason(Reason("even", {}))
        assert texts.reason(Reason("?", {"area": "nowhere"}))
