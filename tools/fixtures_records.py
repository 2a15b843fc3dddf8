"""Records and saved states of games between bots, with options and component sets of all kinds.

Part of tools/fixtures.py: made with version 0.1.0 at commit 029c092, and only that version is meant to run it.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

from fixtures_situations import wander

import cosca
from cosca.bots import bot
from cosca.games.match import Match
from cosca.kernel.game import Game
from cosca.kernel.record import read

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "before" / "fixtures"
RECORDS = 100  # of each game
BOTS = ("random", "picciotto", "soldato")
THEN = 30  # choices that follow a saved state


def table(name: str, number: int) -> tuple[Game[Any], str]:
    """The game of a record with options of all kinds, and its component set: "", a name, or an overlay."""
    options = cosca.game(name).some_options(Random(f"options/{number}"))
    overlay = str(FOLDER / "overlay" / name)
    data = ""
    if number % 25 == 12:
        data = "overlay"
    elif name == "la_famiglia" and number % 6 == 3:
        data = "house-1+overlay" if number == 93 else "house-1"
    named = data.replace("overlay", overlay)
    return cosca.game(name, **options, **({"data": named} if named else {})), data


def play(match: Any, names: list[str], rng: Random, most: int) -> None:
    """Bots play; those that remember are told what their seats see."""
    game = match.game
    players = {seat: bot(each, game, seat) for seat, each in zip(game.seats, names, strict=True)}
    start = None if match.start is None else match.state
    memories = {seat: game.memory(seat, start) for seat in game.seats}
    events = match.events if start is None else []
    while len(match.log) < most and (actors := game.actors(match.state)):
        for seat, memory in memories.items():
            for facts in [found for event in events if (found := event.seen_by(seat)) is not None]:
                memory.see(facts)
        seat = actors[0]
        decision = game.decision(match.state, seat)

        def look(seat: int = seat) -> dict[str, Any]:
            return game.view(match.state, seat)

        events = match.apply(seat, players[seat].choose(decision, look, memories[seat], rng))


def document(name: str, number: int) -> dict[str, Any]:
    """A record with what it takes to read it."""
    game, data = table(name, number)
    rng = Random(f"{name}/{number}")
    seed = number if number % 3 else rng.getrandbits(256)
    position = None
    if number % 20 == 5:  # a game that starts from a position
        early: Any = Match(game, seed)
        for _ in wander(early, rng):
            if len(early.log) > 150:
                break
        position = game.describe(early.state)
    match: Any = Match(game, seed, position)
    most = rng.randrange(40, 350) if number % 10 == 9 else 1_000_000
    if number % 4 == 0:
        names = ["random"] * len(game.seats)
        for _ in wander(match, rng):
            if len(match.log) >= most:
                break
    else:
        names = [rng.choice(BOTS) for _ in game.seats] if number % 4 < 3 else ["soldato"] * len(game.seats)
        play(match, names, rng, most)
    over = game.outcome(match.state) is not None
    return {"name": f"{name}/{number:03}", "data": data, "bots": names, "over": over, "record": match.record()}


def saved(made: dict[str, Any], number: int) -> dict[str, Any]:
    """A state of that game in its middle as documents, and the choices that followed."""
    name = made["name"].split("/")[0]
    game, data = table(name, number)
    record = read(made["record"])
    match: Any = Match(game, record.seed, record.position)
    middle = len(record.choices) * (number % 7 + 1) // 9
    for seat, text, _ in record.choices[:middle]:
        match.apply(seat, text)
    state, described = match.state.to_json(), game.describe(match.state)
    facts = {
        "name": made["name"],
        "game": name,
        "options": game.options,
        "data": data,
        "state": state,
        "digest": match.state.digest(),
        "position": described,
        "position_digest": game.position(described).digest(),
    }
    then = [(seat, text) for seat, text, _ in record.choices[middle : middle + THEN]]
    for seat, text in then:
        match.apply(seat, text)
    return {**facts, "then": then, "then_digest": match.state.digest()}


def pack_lines(file: Path, documents: list[dict[str, Any]]) -> None:
    """One document a line, gzipped; the same documents give the same file."""
    lines = "".join([json.dumps(each, ensure_ascii=False) + "\n" for each in documents])
    file.write_bytes(gzip.compress(lines.encode(), 9, mtime=0))


def make_records() -> None:
    """A file of records for each game, and one of saved states."""
    states: list[dict[str, Any]] = []
    for name in cosca.game_names():
        made = [document(name, number) for number in range(RECORDS)]
        states += [saved(made[number], number) for number in range(4, RECORDS, 10)]
        pack_lines(FOLDER / f"{name}.jsonl.gz", made)
        print(f"{name}: {len(made)} records, {sum(each['over'] for each in made)} to the end", flush=True)
    pack_lines(FOLDER / "states.jsonl.gz", states)
