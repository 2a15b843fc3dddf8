"""Records a game of bots as a page is told it, for web/dev.html: python tools/recorded.py [GAME] [SEED] [MORE...]

With --moves SEED... [--seats N], writes what the tests of the page's pacing need of these games (what was asked of
whom, and which events came of it, as seat 1 is told) to web/src/games/GAME/moves.recorded.json.

Writes web/.fixtures/GAME: components.json, glossary.json, words_LANGUAGE.json, rules_LANGUAGE.json, stream_SEAT.json
(every frame of a seat in order; None is the public), and states/KIND.json (the first state, whole, in which seat 1 is
asked a question of that kind; of the games of MORE seeds those of kinds that were not there yet, and then of the
scenarios of the game, as the seat that is asked there sees it). Says how large frames are. With --seats N, the games
have as many seats, and only states/KIND-N.json are written beside what is there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import orjson
from held import Held

import cosca
from cosca.bots import bot, view_of
from cosca.kernel.events import Event
from cosca.kernel.scenario import Run, read
from cosca.server.frames import Frames
from cosca.server.shelf import glossary_document, rules_document, words_document, words_of
from cosca.server.telling import Stream, Teller, Told, Viewer, pack
from cosca.words import available

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src" / "games"
OF_A_MOVE = ("event", "seat", "seats", "leader", "whose", "phase", "round")
FOLDER = ROOT / "web" / ".fixtures"


class Frame:
    """A line that keeps what it is told, and adds up its size."""

    def __init__(self, front: int | None) -> None:
        self.user: str | None = None
        self.front = front
        self.frames: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.frames.append(message)

    def close(self, code: int, why: str) -> None:
        raise AssertionError(why)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [orjson.loads(frame) for frame in self.frames]


def play(
    name: str, seed: int, viewers: Callable[[Any], tuple[Viewer, ...]], options: dict[str, Any] | None = None
) -> dict[Viewer, Frame]:
    """A game of bots as its viewers are told it, frame by frame."""
    game = cosca.game(name, **(options or {}))
    match: Any = cosca.Match(game, seed)
    teller, stream, rng = Teller(game), Stream(game), Random(seed)
    frames = Frames()
    players = {seat: bot("soldato", game, seat) for seat in game.seats}
    lines = {viewer: Frame(viewer) for viewer in viewers(game)}

    def tell(kind: str, seat: int | None, events: list[Event]) -> None:
        stream.add(Told(kind, seat, (), pack(events), stream.vocabulary))
        telling = lambda: teller.snapshots(match, dict.fromkeys(game.seats, len(match.log)), True)  # noqa: E731
        frames.tell(list(lines.values()), stream, telling)

    tell("start", None, match.events)
    while actors := game.actors(match.state):
        seat = actors[0]
        decision = game.decision(match.state, seat)
        assert decision is not None
        memory = game.memory(seat, match.state)
        choice = players[seat].choose(decision, view_of(game, match.state, seat), memory, rng)
        tell("choice", seat, match.apply(seat, choice))
    return lines


def sizes(lines: dict[Viewer, Frame]) -> str:
    """How large the frames of the seats are, without the first, which is whole."""
    found = sorted([len(frame) for seat, line in lines.items() if seat is not None for frame in line.frames[1:]])
    first = max([len(line.frames[0]) for line in lines.values()])
    mean = sum(found) / len(found)
    middle, largest = found[len(found) // 2], found[-1]
    return f"{len(found)} frames: mean {mean:.0f} bytes, median {middle}, largest {largest}; first {first}"


def staged(name: str, kinds: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of the scenarios of a game, the first question of each kind that is not among these, as a whole frame."""
    for file in sorted((ROOT / "tests" / "scenarios" / name).glob("*.yaml")):
        for scenario in read(file.read_text(encoding="utf-8"), file.name):
            game = cosca.game(name, **scenario.options)
            run = Run(scenario, game)
            for step in list(scenario.play):
                for seat in game.actors(run.state):
                    decision = game.decision(run.state, seat)
                    if decision is not None and decision.kind not in kinds:
                        kinds.add(decision.kind)
                        yield decision.kind, whole(game, run.state, seat)
                scenario.play[:] = [step]  # one at a time
                run.go()


def whole(game: Any, state: Any, seat: int) -> dict[str, Any]:
    """The first frame that a seat would be told of a game in that state."""
    match: Any = cosca.Match(game, 0)
    match.state = state.copy()
    line = Frame(seat)
    telling = lambda: Teller(game).snapshots(match, dict.fromkeys(game.seats, 0), True)  # noqa: E731
    Frames().tell([line], Stream(game), telling)
    return Held().take(line.messages[0])


def record(name: str, seed: int, more: list[int]) -> None:
    """Plays the game and writes what its viewers are told; of the games of more seeds, questions of further kinds."""
    lines = play(name, seed, lambda game: (*game.seats, None))
    folder = FOLDER / name
    record_words(name)
    for viewer, line in lines.items():
        write(folder / f"stream_{viewer}", line.messages)
    kinds = asked([lines[1], *[play(name, each, lambda game: (1,))[1] for each in more]])
    kinds.update(staged(name, set(kinds)))
    for kind, state in kinds.items():
        write(folder / "states" / kind, state)
    print(f"{name}: {sizes(lines)}; recorded in {folder}")


def record_words(name: str) -> None:
    """Writes what does not depend on a game that is played: components and words, as they are now."""
    folder, game = FOLDER / name, cosca.game(name)
    (folder / "states").mkdir(parents=True, exist_ok=True)
    write(folder / "components", game.components())
    write(folder / "glossary", glossary_document(game))
    for language in available(words_of(name)):
        write(folder / f"words_{language}", words_document(game, language))
        write(folder / f"rules_{language}", rules_document(name, language))


def asked(lines: list[Frame]) -> dict[str, Any]:
    """The first state in which a question of each kind is asked on these lines, and the first end."""
    kinds: dict[str, Any] = {}
    for line in lines:
        held = Held()
        for message in line.messages:
            state = held.take(message)
            if state["question"] is not None or not state["waiting"]:
                kinds.setdefault((state["question"] or {"kind": "end"})["kind"], state)
    return kinds


def record_seats(name: str, seeds: list[int], seats: int) -> None:
    """Writes the states of games with that many seats."""
    folder = FOLDER / name / "states"
    folder.mkdir(parents=True, exist_ok=True)
    kinds = asked([play(name, seed, lambda game: (1,), {"seats": seats})[1] for seed in seeds])
    for kind, state in kinds.items():
        write(folder / f"{kind}-{seats}", state)
    print(f"{name}, {seats} seats: {len(kinds)} states recorded in {folder}")


def moves(name: str, seeds: list[int], options: dict[str, Any]) -> None:
    """Writes the course of some games: for each frame its events, and then the question and the seats that owe it."""
    games: list[Any] = []
    for seed in seeds:
        held, frames = Held(), []
        for message in play(name, seed, lambda game: (1,), options)[1].messages:
            state = held.take(message)
            told = [item["facts"] for item in message["items"]]
            items = [{key: facts[key] for key in OF_A_MOVE if key in facts} for facts in told]
            asked = state["facts"].get("asked") or {"kind": ""}
            frames.append([items, asked["kind"], state["waiting"], int(state["question"] is not None)])
        games.append({"seed": seed, "frames": frames})
    file = PAGE / name / "moves.recorded.json"
    text = ",\n".join(json.dumps(game, separators=(",", ":")) for game in games)
    file.write_text(f"[{text}]\n", encoding="utf-8")
    print(f"{file}: {file.stat().st_size} bytes")


def write(file: Path, document: Any) -> None:
    file.with_name(f"{file.name}.json").write_text(json.dumps(document), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="la_famiglia")
    parser.add_argument("seed", nargs="?", type=int, default=11)
    parser.add_argument("more", nargs="*", type=int)
    parser.add_argument("--moves", type=int, nargs="+", metavar="SEED")
    parser.add_argument("--seats", type=int, help="of the games, where seats may differ")
    args = parser.parse_args()
    if args.moves:
        moves(args.game, args.moves, {} if args.seats is None else {"seats": args.seats})
    elif args.seats:
        record_seats(args.game, [args.seed, *args.more], args.seats)
    else:
        record(args.game, args.seed, args.more)
