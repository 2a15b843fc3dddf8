"""Makes the learned player of a game: games as samples, weights out of them, and what they are worth in the arena.

    python tools/learn.py la_famiglia
    python tools/learn.py la_famiglia --again    # a second round: the learned player plays

Samples are kept in build/learning and not made again, so a run can be stopped and resumed. Every game follows from its
seed; a fit on a GPU adds in any order, so its last digits differ from run to run. Of several fits the one that plays
best against a soldato is written into the package. Games to learn from, games that choose between fits, and games that
measure the outcome have seeds of their own, from 50, 80 and 90 million on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from learning.devices import device
from learning.fit import gathered, learn
from learning.samples import cores, make, read
from learning.trial import MEASURED, TUNING, trial

import cosca
from cosca.bots.learned import file_name
from cosca.bots.levels import judge_of
from cosca.games import package_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "learning"


def main() -> None:
    """Plays, fits, lets play decide, writes, measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--games", type=int, default=20_000, help="how many games to learn from")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no more games after so long")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--again", action="store_true", help="learn from games of the learned player")
    parser.add_argument("--tries", type=int, default=200, help="games that choose between fits, each")
    parser.add_argument("--measure", type=int, default=400, help="games that measure the outcome")
    args = parser.parse_args()
    folder = KEPT / f"{args.game}{'-again' if args.again else ''}"
    paths = make(args.game, {}, args.again, args.games, args.seconds, args.jobs, folder)
    game = cosca.game(args.game)
    package = package_of("cosca.bots", args.game)
    assert package is not None
    about: dict[str, Any] = {
        "game": args.game,
        "data": game.data_name(),
        "rules": game.rules_version,
        "by": "the learned player" if args.again else "the judge",
    }
    samples = gathered(list(read(paths)))
    fits = learn(samples, package.GameEncoder.stages, judge_of(game).warmth, device(), about)
    into = ROOT / "src" / "cosca" / "bots" / args.game / "learned"
    into.mkdir(exist_ok=True)
    path = into / file_name(game.data_name().split(" ")[0], game.rules_version)
    shares: list[float] = []
    for each in fits:
        path.write_bytes(each.pack())
        found = trial(args.game, {}, "caporegime", "soldato", args.tries, TUNING, args.jobs)
        shares.append(found.share)
        print(f"pull {each.about['pull']:.0f}: {found.share:.1%} ({found.low:.1%} – {found.high:.1%})", flush=True)
    best = fits[shares.index(max(shares))]
    path.write_bytes(best.pack())
    print(f"written: {path.name} with pull {best.about['pull']:.0f}, {path.stat().st_size} bytes", flush=True)
    if args.measure:
        found = trial(args.game, {}, "caporegime", "soldato", args.measure, MEASURED, args.jobs)
        print(f"caporegime against soldato: {found.share:.1%}, 95 % {found.low:.1%} – {found.high:.1%}", flush=True)


if __name__ == "__main__":
    main()
