"""Starts a game at this terminal, or a simulation: from the options of the command line to the last line printed."""

from __future__ import annotations

import json as json_format
import secrets
from pathlib import Path
from typing import Any

import typer

import cosca
from cosca.bots import bot as make_bot
from cosca.terminal.drawing import drawing_of
from cosca.terminal.play import Play, Quit
from cosca.terminal.screen import err, out
from cosca.terminal.session import USUAL, Session, new_save, write_text
from cosca.terminal.simulate import SimTask, as_csv, seats_of_bots, show, simulate, summary
from cosca.terminal.speech import Voice


def sit_down(
    name: str,
    options: dict[str, Any],
    humans: tuple[int, ...] | None,
    bot: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    record: Path | None,
    language: str | None,
) -> None:
    """A game from its start or its save to its end, or until the player leaves."""
    console = out()
    if resume is not None:
        if set(options) - {"data"} or seed is not None:
            raise cosca.BadOption(why="resume")
        session = Session.resume(resume, humans, bot, save, options.get("data"))
    else:
        game = cosca.game(name, **options)
        seats = (game.seats[0],) if humans is None else humans or game.seats
        path = save or new_save(game.name)
        session = Session.new(game, secrets.randbits(64) if seed is None else seed, seats, bot or USUAL, path)
    voice = Voice(session.game, language)
    console.print(voice.say("play-saved-in", {"file": str(session.path)}), style="dim", soft_wrap=True)
    if session.gone:
        console.print(voice.say("play-bot-gone", {"bot": session.gone, "instead": USUAL}))
    console.print(voice.say("play-start"), style="dim")
    sitting = Play(session, console, voice)
    try:
        sitting.run()
    except (EOFError, Quit, KeyboardInterrupt) as left:
        session.save()
        again = f"cosca play --resume {session.path}" + (f" --data {options['data']}" if "data" in options else "")
        console.print("\n" + voice.say("play-left", {"command": again}), soft_wrap=True)
        if isinstance(left, KeyboardInterrupt):
            raise typer.Exit(130) from None
        return
    path = record or session.path
    write_text(path, session.text())
    console.print(voice.say("play-record", {"file": str(path), "seed": str(session.match.seed)}), soft_wrap=True)


def simulate_games(
    name: str,
    options: dict[str, Any],
    games: int,
    seed: int,
    processes: int,
    bots: list[str],
    csv: Path | None,
    json: Path | None,
    language: str | None = None,
) -> None:
    """Plays the games, prints the tables, writes the files."""
    game = cosca.game(name, **options)
    voice = Voice(game, language)
    names = seats_of_bots(game, bots)
    for each in set(names):
        make_bot(each, game, game.seats[0])
    rows, seconds = simulate([SimTask(name, options, seed + i, names) for i in range(games)], processes, err())
    found = {"game": name, "options": options, "seed": seed, "bots": list(names), **summary(rows, game.seats)}
    if csv is not None:
        write_text(csv, as_csv(rows))
    if json is not None:
        write_text(json, json_format.dumps(found, indent=2) + "\n")
    show(found, seconds, drawing_of(game, voice), out())
