"""What storing games costs: processor time beside playing them, size in each format, time to read and verify.

    python -m bench.dataset --games 60 --bot caporegime

Each game is played, stored as `cosca sim --records` does, written in both formats with and without observations, and
read back; games that are read must equal those that were written.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import process_time

import cosca
from cosca.bots.arena import play_game
from cosca.compiled import is_compiled
from cosca.dataset import StoredGame, read_games
from cosca.dataset.files import json_line, open_writer

FORMATS = ("jsonl", "parquet")


def measure(name: str, games: int, bot: str, folder: Path) -> bool:
    """Print the figures of one game; return whether all games were read as they were written."""
    game = cosca.game(name)
    bots = (bot,) * len(game.seats)
    play_game(game, 0, bots)  # loads weights and tables
    playing = storing = 0.0
    observed: list[StoredGame] = []
    for seed in range(1, games + 1):
        start = process_time()
        played = play_game(game, seed, bots)
        middle = process_time()
        log = [(seat, choice.text) for seat, choice in played.log]
        json_line(StoredGame.of_log(game, seed, log, bots).to_row())
        playing, storing = playing + middle - start, storing + process_time() - middle
        observed.append(StoredGame.of_log(game, seed, log, bots, observations=True))
    choices = sum(len(stored.choices) for stored in observed)
    build = "compiled" if is_compiled() else "plain Python"
    print(f"{name}: {games} games of {bot}, {choices / games:.0f} choices each, {build}")
    share = storing / (playing + storing)
    print(f"  per game: playing {1000 * playing / games:.0f} ms, storing {1000 * storing / games:.1f} ms ({share:.1%})")
    equal = True
    for ending in FORMATS:
        for observations in (False, True):
            wanted = observed if observations else [replace(stored, observed=None) for stored in observed]
            path = folder / f"{name}.{ending}"
            start = process_time()
            with open_writer(path, observations) as writer:
                for stored in wanted:
                    writer.write(stored.to_row())
            middle = process_time()
            same = list(read_games(path, verify=False)) == wanted
            read = process_time()
            equal = equal and same and len(list(read_games(path))) == games
            verified = process_time() - read
            size = path.stat().st_size / games
            label = f"{ending:8}{'with observations' if observations else '':18}"
            print(f"  {label}{size / 1000:8.1f} kB per game, {size / 100:7,.0f} MB for 10,000; per game:", end="")
            times = {"write": middle - start, "read": read - middle, "read and verify": verified}
            print(",".join(f" {what} {1000 * seconds / games:.1f} ms" for what, seconds in times.items()))
    print(f"  {'all games were read as written and replayed' if equal else 'GAMES DIFFER'}")
    return equal


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="caporegime")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if all([measure(name, args.games, args.bot, Path(folder)) for name in cosca.game_names()]) else 1


if __name__ == "__main__":
    sys.exit(main())
