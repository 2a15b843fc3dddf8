"""Mining of puzzles: ratings from bots, the selection, doubts, and a whole run on one game."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import cosca
from cosca.bots.puzzles import grade
from cosca.bots.puzzles.puzzle import puzzle_from_json, shipped_puzzles
from cosca.server.ratings.anchors import find_anchor
from cosca.server.ratings.scale import shown_rating
from tests.support.sampling import SOAK
from tools.puzzles import mine, ship, solving, verify

SHARES = {"random": 0.2, "picciotto": 0.5, "soldato": 1.0, "caporegime": 1.0, "capo:16x": 1.0, "don:16x": 1.0}


def test_a_puzzle_is_rated_by_the_bots_that_solve_it() -> None:
    easy, hard = ship.rating_of("la_famiglia", SHARES), ship.rating_of("la_famiglia", dict.fromkeys(SHARES, 0.0))
    middle = ship.rating_of("la_famiglia", SHARES | {"soldato": 0.5, "caporegime": 0.5, "capo:16x": 0.7})
    assert easy < middle < hard
    soldato, don = (find_anchor("la_famiglia", bot) for bot in ("soldato", "don:16x"))
    assert soldato is not None
    assert don is not None
    assert easy < shown_rating(soldato["mu"])
    assert hard > shown_rating(don["mu"])


def test_the_selection_prefers_rare_themes_and_is_sorted_by_difficulty() -> None:
    puzzles = [puzzle for puzzle in shipped_puzzles("la_famiglia") if len(puzzle.steps) == 1]
    rare = puzzles[0]._replace(id="rare", themes=("tiles",))
    common = [puzzle._replace(id=f"c{n}", themes=("orders",), rating=1500 + n) for n, puzzle in enumerate(puzzles[:5])]
    chosen = ship.select([*common, rare], 2)
    assert "rare" in [puzzle.id for puzzle in chosen]
    assert [puzzle.rating for puzzle in chosen] == sorted(puzzle.rating for puzzle in chosen)
    kept = common[-1].id
    assert kept not in {puzzle.id for puzzle in ship.select([*common, rare], 1)}
    assert [puzzle.id for puzzle in ship.select([*common, rare], 1, {kept})] == [kept]
    assert ship.select(puzzles, 1000) == sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def test_doubted_puzzles_are_not_shipped(tmp_path: Path) -> None:
    puzzles = shipped_puzzles("la_famiglia")[:3]
    mined, verified = tmp_path / "mined.csv", tmp_path / "verified.csv"
    with mined.open("w", encoding="utf-8") as file:
        file.write("# cosca puzzles: {}\n")
        rows = csv.DictWriter(file, mine.COLUMNS)
        rows.writeheader()
        for n, puzzle in enumerate(puzzles):
            rows.writerow(
                {"seed": n, "looked": 1, "long_runs": 2, "agreed": 2, "puzzles": json.dumps([puzzle.to_json()])}
            )
    measured = {"random": 0.25, "soldato": 1.0}
    with verified.open("w", encoding="utf-8") as file:
        file.write("# cosca verify: {}\n")
        rows = csv.DictWriter(file, verify.COLUMNS)
        rows.writeheader()
        for puzzle, agreed in zip(puzzles, (1, 2), strict=False):
            rows.writerow({"id": puzzle.id, "runs": 2, "agreed": agreed, "bots": json.dumps(measured)})
    again = puzzles[1]._replace(bots=measured)
    assert mine.stored([mined]) == list(puzzles)
    assert mine.stored([mined, verified]) == [again, puzzles[2]]
    assert mine.stored([verified], puzzles[:2]) == [again], "a shipped puzzle stays"
    newer = puzzles[2]._replace(rating=1)
    assert mine.stored([mined], [newer]) == [newer, *puzzles[:2]], "the shipped one counts"


@pytest.mark.skipif(not SOAK, reason="searches take long")
def test_what_is_mined_is_proven_and_reproducible() -> None:
    effort = solving.Effort(proof_seeds=2, proof_iterations=60, long_seeds=1, long_iterations=100)
    found = [mine.mine(mine.Job("corleones_empire", "", seed, 6, effort)) for seed in range(6)]
    puzzles = [puzzle_from_json(each) for result in found for each in result.puzzles]
    assert puzzles
    puzzle = puzzles[0]
    again = mine.mine(mine.Job("corleones_empire", "", int(puzzle.origin["seed"]), 6, effort))
    assert [puzzle_from_json(each) for each in again.puzzles] == [puzzle]
    game = cosca.game("corleones_empire")
    assert grade(game, puzzle, [step.accepted[0] for step in puzzle.steps]).grade == "solved"
    result = verify.verify(verify.Job("corleones_empire", puzzle, 100, 2, "test"))
    assert result.runs == 2 * len(puzzle.steps)
    assert 0 <= result.agreed <= result.runs
