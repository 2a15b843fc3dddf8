"""`cosca play`: start or resume a game with the options of the command line."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

import cosca
from cosca.kernel.documents import GameOptions
from cosca.terminal.game_lookup import find_kit, make_game
from cosca.terminal.play.loop import PlayLoop, Quit
from cosca.terminal.play.session import Session, new_save, usual_bot
from cosca.terminal.records import write_text
from cosca.terminal.render.console import out
from cosca.terminal.render.game_texts import GameTexts


def run_game(
    name: str,
    options: GameOptions,
    humans: tuple[int, ...] | None,
    bot: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    record: Path | None,
    language: str | None,
) -> None:
    """Play a game from its start or its save until it is over or the player quits."""
    console = out()
    kit = find_kit(name)
    if resume is not None:
        if set(options) - {"data"} or seed is not None:
            raise cosca.BadOption(why="resume")
        session = Session.resume(resume, humans, bot, save, options.get("data"))
    else:
        game = make_game(name, options)
        seats = (game.seats[0],) if humans is None else humans or game.seats
        path = save or new_save(game.name)
        session = Session.new(game, secrets.randbits(64) if seed is None else seed, seats, bot or usual_bot(game), path)
    texts = GameTexts(session.game, language)
    console.print(texts.say("play-saved-in", {"file": str(session.path)}), style="dim", soft_wrap=True)
    if session.gone:
        console.print(texts.say("play-bot-gone", {"bot": session.gone, "instead": session.bot_name}))
    console.print(texts.say("play-start"), style="dim")
    loop = PlayLoop(session, console, texts)
    try:
        loop.run()
    except (EOFError, Quit, KeyboardInterrupt) as left:
        session.save()
        ours = name == kit.name
        again = f"cosca play {'' if ours else f'{name} '}--resume {session.path}" + (
            f" --data {options['data']}" if "data" in options else ""
        )
        console.print("\n" + texts.say("play-left", {"command": again}), soft_wrap=True)
        if isinstance(left, KeyboardInterrupt):
            raise typer.Exit(130) from None
        return
    path = record or session.path
    write_text(path, session.text())
    console.print(texts.say("play-record", {"file": str(path), "seed": str(session.match.seed)}), soft_wrap=True)
