"""The coached games answer the questions of `coaching_answers.yaml`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = yaml.safe_load(Path(__file__).with_name("coaching_answers.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", list(ANSWERS))
def test_coached_game_gives_every_answer(game: str) -> None:
    folder = ROOT / "web/src/games" / game / "coach"
    catalogue = (folder / "words/en/coach.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^([\w-]+) = (.*)$", catalogue, re.M))
    steps = (folder / "index.ts").read_text(encoding="utf-8")
    covered = {name for group in re.findall(r"covers: \[(.*?)\]", steps) for name in re.findall(r'"(\w+)"', group)}
    assert len(ANSWERS[game]) == 25
    for answer in ANSWERS[game]:
        id = answer["message"]
        assert answer["quote"] in messages[id], f"{id} does not answer: {answer['question']}"
        kind, _, name = id.partition("-")
        assert kind != "step" or name not in covered, f"{id} is not shown to a player who follows the line"
        assert (f'id: "{name}"' if kind == "step" else f"  {name}: {{") in steps
