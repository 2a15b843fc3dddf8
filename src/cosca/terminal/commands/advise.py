"""`cosca advise`: what the Consigliere recommends in a saved game, a record or a position."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import cosca
from cosca.bots.advisor import advise
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import BadDocument
from cosca.kernel.record import HEAD
from cosca.kernel.scenario import read
from cosca.terminal.records import RecordReplayer, memory_of, read_text
from cosca.terminal.render.advice import SHOWN, show_advice
from cosca.terminal.render.drawing import renderer_of, visible_state
from cosca.terminal.render.game_texts import GameTexts


def advise_on(
    file: Path,
    seat: int | None,
    seconds: float,
    to: int | None,
    every: bool,
    data: str | None,
    language: str | None,
    console: Console,
) -> None:
    """Print advice for the seat to decide in a saved game, a record or a position."""
    game, state, start, history = _position(file, to, data)
    actors = game.actors(state)
    if not actors:
        raise BadDocument(why="over", facts={"file": str(file)})
    seat = actors[0] if seat is None else seat
    if seat not in game.seats:
        raise cosca.BadOption(
            why="no-seat", facts={"n": seat, "game": game.name, "known": [str(each) for each in game.seats]}
        )
    decision = game.decision(state, seat)
    if decision is None:
        raise BadDocument(why="not-asked", facts={"file": str(file), "n": seat, "other": actors[0]})
    texts = GameTexts(game, language)
    visible = visible_state(game, state, seat)
    question = visible.facts["question"]
    assert question is not None
    texts.learn(visible.view.get("families", {}))
    renderer = renderer_of(game, texts)
    seen = [facts for events in history for facts in cosca.visible(events, seat)]
    memory = memory_of(game, seat, start, seen)
    ranking = advise(game, decision, visible.view, memory, Random(f"advice/{seat}"), seconds)
    named = seat in texts.families
    console.print(renderer.paint(texts.say("play-front", {"seat": seat, "n": seat, "named": named})))
    console.print(renderer.paint(texts.question(question)), style="bold")
    show_advice(ranking, question, renderer, console, None if every else SHOWN, "--all")


def _position(
    file: Path, to: int | None, data: str | None
) -> tuple[cosca.Game[Any], Any, PositionDocument | None, list[list[cosca.Event]]]:
    """Return the game of a file, its current state, the position that it started from, and the events since."""
    text = read_text(file)
    if text.startswith(HEAD):
        replayer = RecordReplayer(file, data)
        total = len(replayer.record.choices)
        if to is not None and not 0 <= to <= total:
            raise BadDocument(why="to", facts={"file": str(file), "to": str(to), "n": total})
        while len(replayer.match.log) < (total if to is None else to):
            replayer.step()
        return replayer.game, replayer.match.state, replayer.record.position, replayer.history
    scenario, *others = read(text, str(file))
    if others:
        raise BadDocument(why="many-scenarios", facts={"file": str(file), "n": len(others) + 1})
    if scenario.position is None:
        raise BadDocument(why="no-position", facts={"file": str(file)})
    game = cosca.game(scenario.game, **scenario.options, **({} if data is None else {"data": data}))
    try:
        return game, game.position(scenario.position), scenario.position, []
    except BadDocument as wrong:
        raise BadDocument(f"{file}: {wrong}") from None
