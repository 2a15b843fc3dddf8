"""Records a game of bots as a page is told it, for web/dev.html: python tools/recorded.py [SEED]

Writes web/.fixtures: components.json, stream_SEAT.json (every message `state` of a seat; None is the public), and
states/KIND.json (the first one in which seat 1 is asked a question of that kind).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import cosca
from cosca.bots import bot
from cosca.kernel.events import Event
from cosca.server.telling import Stream, Teller, Told, pack

FOLDER = Path(__file__).resolve().parent.parent / "web" / ".fixtures"
VIEWERS = (1, 3, None)


def record(seed: int) -> None:
    """Plays the game and writes what its viewers are told."""
    game = cosca.game("la_famiglia")
    match: Any = cosca.Match(game, seed)
    teller, stream, rng = Teller(game), Stream(game.seats), Random(seed)
    players = {seat: bot("soldato", game, seat) for seat in game.seats}
    told: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in VIEWERS}

    def tell(kind: str, seat: int | None, events: list[Event]) -> None:
        last = {viewer: stream.last(viewer) for viewer in VIEWERS}
        stream.add(Told(kind, seat, (), pack(events)))
        for viewer in VIEWERS:
            told[viewer].append(teller.state(match, stream, viewer, last[viewer], len(match.log), True))

    tell("start", None, match.events)
    while actors := game.actors(match.state):
        seat = actors[0]
        decision = game.decision(match.state, seat)
        assert decision is not None
        memory = game.memory(seat, match.state)
        choice = players[seat].choose(decision, lambda seat=seat: game.view(match.state, seat), memory, rng)
        tell("choice", seat, match.apply(seat, choice))

    (FOLDER / "states").mkdir(parents=True, exist_ok=True)
    write("components", game.components())
    for viewer, messages in told.items():
        write(f"stream_{viewer}", messages)
    write("states/end", told[1][-1])
    for message in reversed(told[1]):
        if message["ask"] is not None:
            write(f"states/{message['ask']['kind']}", message)
    print(f"{len(match.log)} choices recorded in {FOLDER}")


def write(name: str, document: Any) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")


if __name__ == "__main__":
    record(int(sys.argv[1]) if len(sys.argv) > 1 else 11)
