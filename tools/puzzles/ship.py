"""Ship puzzles: give them ratings, and select as many themes and levels of difficulty as there are.

The bots of the ladder have fixed ratings. A puzzle gets the rating at which their results with it are most likely, as
if each attempt had been a game of the bot against the puzzle.

The puzzles in the package stay if they hold for today's rules and no file of `verify` doubts them.

    python -m tools.puzzles.ship la_famiglia build/puzzles/la_famiglia.csv build/puzzles/la_famiglia-verified.csv
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Final

import cosca
import cosca.bots
from cosca.bots.advisor import EVEN_REASON, UNKNOWN_REASON
from cosca.bots.puzzles import Puzzle
from cosca.bots.puzzles.puzzle import FILE, format_puzzles, load_puzzles, shipped_puzzles
from cosca.server.ratings.anchors import anchor
from cosca.server.ratings.scale import MODEL, PAIR_SPREAD, shown_rating
from tools.batch import call
from tools.puzzles.mine import stored

MOST: Final = 90  # per game
SILENT: Final = {EVEN_REASON.key, UNKNOWN_REASON.key}  # reasons that explain nothing
BAND: Final = 150  # rating points; puzzles within as many count as equally hard
PRIOR_SIGMA: Final = 8.0  # of the rating of a puzzle, in mu
SEARCH_STEPS: Final = 400  # of the search for the most likely rating


def rating_of(game: str, shares: Mapping[str, float]) -> int:
    """Return the rating, as people see it, that makes these shares most likely; every bot counts as much."""
    strengths = {name: known.mu for name in shares if (known := anchor(game, name)) is not None}

    def likelihood(mu: float) -> float:
        total = -((mu - MODEL.mu) ** 2) / (2 * PRIOR_SIGMA**2)
        for name, strength in strengths.items():
            solved = 1 / (1 + exp(-(strength - mu) / PAIR_SPREAD))
            total += shares[name] * log(solved) + (1 - shares[name]) * log(1 - solved)
        return total

    steps = [MODEL.mu + (n / SEARCH_STEPS - 0.5) * 8 * PRIOR_SIGMA for n in range(SEARCH_STEPS + 1)]
    return shown_rating(max(steps, key=likelihood))


def select(puzzles: Sequence[Puzzle], most: int = MOST, kept: Collection[str] = ()) -> list[Puzzle]:
    """Return at most so many puzzles, easiest first: those whose ids are in `kept`, then those with rare themes."""
    left = {puzzle.id: puzzle for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id)}
    chosen, themes, bands, kinds = list[Puzzle](), Counter[str](), Counter[int](), Counter[str]()

    def crowd(puzzle: Puzzle) -> float:
        own = [themes[theme] for theme in puzzle.themes] or [most]
        return min(own) + 0.5 * bands[puzzle.rating // BAND] + 0.5 * kinds[puzzle.steps[0].kind] - len(puzzle.steps)

    while left and len(chosen) < most:
        best = min(left.values(), key=lambda puzzle: (puzzle.id not in kept, crowd(puzzle)))
        chosen.append(left.pop(best.id))
        themes.update(best.themes)
        bands[best.rating // BAND] += 1
        kinds[best.steps[0].kind] += 1
    return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))


def ship(game: str, files: Sequence[Path], most: int = MOST) -> None:
    """Write the selection from these files and from what the package has into the package."""
    shipped = list(load_puzzles(cosca.game(game)))
    puzzles = stored(files, shipped)
    explained = [puzzle for puzzle in puzzles if {reason.key for reason in puzzle.reasons} - SILENT]
    rated = [puzzle._replace(rating=rating_of(game, puzzle.bots)) for puzzle in explained]
    chosen = select(rated, most, {puzzle.id for puzzle in shipped})
    path = Path(cosca.bots.__file__).parent / game / FILE
    path.write_text(format_puzzles(game, chosen), encoding="utf-8")
    shipped_puzzles.cache_clear()
    print(f"{len(chosen)} of {len(puzzles)} puzzles in {path}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="ship", description="Ship a selection of mined puzzles.")
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="files of mine, and of verify")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"puzzles to ship (default {MOST})")
    args = parser.parse_args()
    ship(args.game, args.files, args.most)


if __name__ == "__main__":
    sys.exit(call(main))
