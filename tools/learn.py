"""Makes the learned player of a game: games as samples, weights out of them, and what they are worth in the arena.

    python tools/learn.py la_famiglia                         # from games of the judge
    python tools/learn.py corleones_empire --rounds 6 --afresh   # from games of the learned player, round by round

Samples and rounds are kept in build/learning and not made again, so a run can be stopped and resumed. Every game
follows from its seed; a fit on a GPU adds in any order, so its last digits differ from run to run. Of several fits the
one that plays best against a soldato is written into the package. Games to learn from, games that choose between fits,
and games that measure the outcome have seeds of their own, from 50, 80 and 90 million on.

Rounds begin with the lessons in the package, or with the plain judge (`--afresh`: needed where features have changed).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from learning.advance import Step
from learning.company import blank
from learning.devices import device
from learning.fit import gathered, learn
from learning.rounds import Settings, rounds_of
from learning.samples import cores, make, read
from learning.seeds import MEASURED, TUNING
from learning.trial import trial

import cosca
from cosca.bots.learned import Lessons, file_name
from cosca.bots.levels import judge_of
from cosca.games import package_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "learning"
PULLS = (60.0, 200.0)  # of rounds, where lessons are in dollars


def main() -> None:
    """Plays, fits, lets play decide, writes, measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=cosca.game_names())
    parser.add_argument("--games", type=int, default=20_000, help="how many games to learn from (of a round, if any)")
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="begin no more games after so long (in a round, if any)"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--rounds", type=int, default=0, help="so many rounds of the learned player")
    parser.add_argument("--afresh", action="store_true", help="the first round is played as the judge does")
    parser.add_argument("--warmth", type=float, default=0.7, help="how much better a choice is drawn 3 times as often")
    parser.add_argument("--pulls", type=float, nargs="+", default=list(PULLS), help="of the steps, one is taken")
    parser.add_argument(
        "--later", type=float, default=0.5, help="0: what is told at the next moment counts, 1: the end"
    )
    parser.add_argument("--tries", type=int, default=400, help="games that choose between fits, each")
    parser.add_argument("--measure", type=int, default=400, help="games that measure the outcome")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where samples and rounds are kept")
    args = parser.parse_args()
    game = cosca.game(args.game)
    into = ROOT / "src" / "cosca" / "bots" / args.game / "learned"
    into.mkdir(exist_ok=True)
    path = into / file_name(game.data_name().split(" ")[0], game.rules_version)
    about: dict[str, Any] = {"game": args.game, "data": game.data_name(), "rules": game.rules_version}
    best = by_rounds(args, about, path) if args.rounds else by_judge(args, about, path)
    path.write_bytes(best.pack())
    print(f"written: {path.name}, {path.stat().st_size} bytes", flush=True)
    if args.measure:
        found = trial(args.game, {}, "caporegime", "soldato", args.measure, MEASURED, args.jobs)
        print(f"caporegime against soldato: {found.share:.1%}, 95 % {found.low:.1%} – {found.high:.1%}", flush=True)


def by_rounds(args: argparse.Namespace, about: dict[str, Any], path: Path) -> Lessons:
    """The lessons of the best of several rounds."""
    about |= {"by": "the learned player", "rounds": args.rounds, "warmth": args.warmth}
    if args.afresh:
        first = blank(args.game, about, args.warmth)
    else:
        first = Lessons.unpack(path.read_bytes())
        first = first._replace(about={**first.about, **about})
    tried = tuple([Step(args.later, pull) for pull in args.pulls])
    settings = Settings(args.game, {}, args.seconds, args.games, args.tries, args.warmth, tried, args.jobs)
    best, _share = rounds_of(settings, args.folder / f"{args.game}-rounds", device(), first, args.rounds)
    return Lessons.unpack(best.read_bytes())


def by_judge(args: argparse.Namespace, about: dict[str, Any], path: Path) -> Lessons:
    """The best of the fits to games that the judge played."""
    paths = make(args.game, {}, args.games, args.seconds, args.jobs, args.folder / args.game)
    game = cosca.game(args.game)
    package = package_of("cosca.bots", args.game)
    assert package is not None
    samples = gathered(list(read(paths)))
    about["by"] = "the judge"
    fits = learn(samples, package.GameEncoder.stages, judge_of(game).warmth, device(), about)
    shares: list[float] = []
    for each in fits:
        path.write_bytes(each.pack())
        found = trial(args.game, {}, "caporegime", "soldato", args.tries, TUNING, args.jobs)
        shares.append(found.share)
        print(f"pull {each.about['pull']:.0f}: {found.share:.1%} ({found.low:.1%} – {found.high:.1%})", flush=True)
    return fits[shares.index(max(shares))]


if __name__ == "__main__":
    main()
