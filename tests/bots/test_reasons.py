"""Reasons of the Consigliere in words: the game's names, and always some sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosca
from cosca.bots.judge import Reason
from cosca.bots.reason_words import _speaker, sentence  # pyright: ignore[reportPrivateUsage]
from cosca.games import wording


def test_reasons_are_told_in_the_games_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosca.bots.reason_words.FOLDER", tmp_path)
    for folder, text in (
        ("la_famiglia/words/en", "reason-takes = It takes { NAME($area) } from { NAME($whose) }, { $n } strong.\n"),
        ("words/en", "reason-unknown = It is good.\n"),
    ):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "reasons.ftl").write_text(text, encoding="utf-8")
    _speaker.cache_clear()
    words = wording(cosca.game("la_famiglia"))
    facts = {"area": "cefalu", "whose": 0, "n": 2}
    assert sentence(Reason("takes", facts), words) == "It takes Cefalù from Neutrals, 2 strong."
    assert sentence(Reason("takes", facts), words, "tlh") == "It takes Cefalù from Neutrals, 2 strong."
    assert sentence(Reason("takes", {"area": "cefalu"}), words) == "It takes Cefalù from ?, ? strong."
    assert sentence(Reason("nothing of the kind", {}), words) == "It is good."
    _speaker.cache_clear()


def test_there_is_always_a_sentence() -> None:
    for name in cosca.game_names():
        words = wording(cosca.game(name))
        assert sentence(Reason("even", {}), words)
        assert sentence(Reason("?", {"area": "nowhere"}), words)
