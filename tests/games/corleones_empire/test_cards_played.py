"""Every job and ally of the house set is played in the scenarios of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import load
from cosca.kernel.game import Game
from cosca.kernel.scenario import Run, Scenario, read

FOLDER = Path(__file__).parents[2] / "scenarios" / "corleones_empire"
COLOURS = ("yellow", "blue", "green", "gray")
ACTS = (1, 2, 3)


class Played(Run):
    """A scenario run that records every action chosen on a family business turn."""

    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        super().__init__(scenario, game)
        self.actions: list[str] = []

    def _choose(self, line: str) -> None:
        action = self.state.stack[-1].key == "business.action"
        super()._choose(line)
        if action:
            self.actions.append(line.split(maxsplit=1)[1])


def played(file: str) -> set[str]:
    """Return the cards that the scenarios of a file play: `job ID`, `public ID`, `ally ID`."""
    path = FOLDER / file
    cards: set[str] = set()
    for scenario in read(path.read_text(encoding="utf-8"), file):
        run = Played(scenario, cosca.game(scenario.game, **scenario.options))
        assert run.go() == []
        cards.update(run.actions)
    return cards


@pytest.mark.parametrize("colour", COLOURS)
def test_every_job_of_a_colour_is_played(colour: str) -> None:
    jobs = [job for job in load().jobs if COLOURS[job.colour] == colour]
    assert sum(job.copies for job in jobs) == 11
    cards = played(f"jobs_{colour}.yaml")
    assert [job.id for job in jobs if not {f"job {job.id}", f"public {job.id}"} & cards] == []


@pytest.mark.parametrize("act", ACTS)
def test_every_ally_of_an_act_is_played(act: int) -> None:
    allies = [ally for ally in load().allies if ally.act == act]
    assert len(allies) == 6
    cards = played(f"allies_{act}.yaml")
    assert [ally.id for ally in allies if f"ally {ally.id}" not in cards] == []
