"""What `docs/learning.md` quotes is what the coached games say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
TITLES = {"la_famiglia": "La Famiglia", "corleones_empire": "Corleone's Empire"}


def steps_of(game: str) -> str:
    """The steps of the coached game, as the page lists them."""
    return (ROOT / "web/src/games" / game / "coach" / "index.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("head", ["Ten questions", "Ten more questions"])
@pytest.mark.parametrize("game", list(TITLES))
def test_each_of_the_ten_answers_is_said(game: str, head: str) -> None:
    part = PAGE.split(f"## {head} about {TITLES[game]}\n")[1].split("\n## ")[0]
    answers = re.findall(r"^\d+\. .*`(step-\w+)`\n +> (.*)$", part, re.M)
    assert len(answers) == 10
    said = (ROOT / "web/src/games" / game / "coach/words/en/coach.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^([\w-]+) = (.*)$", said, re.M))
    for id, quoted in answers:
        assert quoted in messages[id], f"{id} does not say: {quoted}"
        assert f'id: "{id.removeprefix("step-")}"' in steps_of(game)
