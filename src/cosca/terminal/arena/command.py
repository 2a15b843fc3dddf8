"""`cosca arena`: which of two bots is the better one, with all luck cancelled that can be."""

from __future__ import annotations

import json as json_format
import math
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import cosca
from cosca.bots import bot as make_bot
from cosca.terminal.arena.file import ArenaFile, identity
from cosca.terminal.arena.games import GameResult, GameTask, as_they_end, run_job
from cosca.terminal.arena.plot import check_plot, draw
from cosca.terminal.arena.summary import Teams, estimate, points, summary
from cosca.terminal.arena.tables import show
from cosca.terminal.drawing import drawing_of
from cosca.terminal.screen import err, out
from cosca.terminal.session import write_text
from cosca.terminal.speech import Voice

PLAIN_EVERY = 15.0  # seconds between two lines where there is no terminal to draw a bar on


def compare(
    name: str,
    options: dict[str, Any],
    bots: tuple[str, str],
    games: int,
    seed: int,
    processes: int,
    csv: Path | None,
    json: Path | None,
    plot: Path | None,
    fresh: bool,
    language: str | None,
) -> None:
    """Plays the games that the file does not have yet, prints the tables, writes the files."""
    game = cosca.game(name, **options)
    voice = Voice(game, language)
    a, b = bots
    for each in bots:
        make_bot(each, game, game.seats[0])
    for flag, path in (("--csv", csv), ("--json", json), ("--plot", plot)):
        if path is not None and path.is_dir():
            raise cosca.BadOption(why="is-folder", facts={"flag": flag, "file": str(path)})
    if plot is not None:
        check_plot(plot)
    blocks = -(-games // len(game.teams))
    jobs = [
        GameTask(game.name, options, a, b, seed + block, team)
        for block in range(blocks)
        for team in range(1, len(game.teams) + 1)
    ]
    file = ArenaFile(csv, game, a, b, fresh) if csv is not None else None
    console = out()
    if len(jobs) != games:
        console.print(voice.say("arena-rounded", {"games": games, "whole": len(jobs), "block": len(game.teams)}))
    results, stopped, seconds = _play(jobs, file, processes, console, voice)
    found = {
        **identity(game, a, b),
        "title": game.title,
        "seed": seed,
        "wanted": len(jobs),
        "complete": not stopped,
        **summary(results, game.teams),
        "seconds": round(seconds, 3),
    }
    for side, bot in (("a", a), ("b", b)):
        found[side] = {"bot": bot, **found[side]}
    if json is not None:
        write_text(json, json_format.dumps(found, indent=2) + "\n")
    if plot is not None and found["games"]:
        draw(plot, found, results, game.teams)
    show(found, drawing_of(game, voice), console)
    if stopped:
        kept = "none" if csv is None else str(csv)
        console.print(voice.say("arena-stopped", {"n": len(results), "of": len(jobs), "file": kept}), soft_wrap=True)
        raise typer.Exit(130)


def _play(
    jobs: list[GameTask], file: ArenaFile | None, processes: int, console: Console, voice: Voice
) -> tuple[list[GameResult], bool, float]:
    """The results of the jobs, from the file or played now; whether Ctrl-C ended it; the seconds it took."""
    wanted = {(job.seed, job.team) for job in jobs}
    had = {(each.seed, each.team): each for each in (file.results if file is not None else [])}
    results = [each for key, each in had.items() if key in wanted]
    if file is not None and had:
        counts = {"n": len(results), "of": len(jobs), "others": len(had) - len(results)}
        console.print(voice.say("arena-had", {"file": str(file.path), **counts}), soft_wrap=True)
    todo = [job for job in jobs if (job.seed, job.team) not in had]
    start, stopped = time.perf_counter(), False
    with Running(len(jobs), voice, results) as running, closing(as_they_end(run_job, todo, processes)) as ending:
        try:
            for result in ending:
                results.append(result)
                if file is not None:
                    file.add(result)
                running.add(result)
        except KeyboardInterrupt:
            stopped = True
    if file is not None:
        file.close()
    return results, stopped, time.perf_counter() - start


class Running:
    """Tells how it goes: a bar on a terminal, else a line now and then."""

    def __init__(self, total: int, voice: Voice, results: list[GameResult]) -> None:
        self.total = total
        self.voice = voice
        self.teams: Teams = voice.game.teams
        self.blocks: dict[int, list[float]] = {}  # A's points, by seed
        for result in results:
            self._count(result)
        self.done = self.had = len(results)
        self.start = self.told = time.perf_counter()
        self.console = err()
        columns = (
            TextColumn(voice.say("arena-games")),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.description}"),
        )
        terminal = self.console.is_terminal
        self.bar = Progress(*columns, console=self.console, disable=not terminal, transient=True)
        self.task = self.bar.add_task("", total=total, completed=self.done)

    def __enter__(self) -> Running:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def add(self, result: GameResult) -> None:
        """One more game."""
        self._count(result)
        self.done += 1
        now = time.perf_counter()
        if self.console.is_terminal:
            self.bar.update(self.task, completed=self.done, description=self.text(now))
        elif now - self.told >= PLAIN_EVERY:
            self.told = now
            told = {"n": self.done, "of": self.total, "text": self.text(now)}
            self.console.print(self.voice.say("arena-running", told))

    def text(self, now: float) -> str:
        """The share so far, and how long the rest will take."""
        means = [sum(block) / len(block) for block in self.blocks.values() if len(block) == len(self.teams)]
        found = estimate(means, len(self.teams))
        left = math.ceil((now - self.start) / (self.done - self.had) * (self.total - self.done))
        minutes, seconds = divmod(left, 60)
        hours, minutes = divmod(minutes, 60)
        left_over = f"{f'{hours}:{minutes:02}' if hours else minutes}:{seconds:02}"
        if not means:
            return self.voice.say("arena-left", {"time": left_over})
        parts = {"share": found.share, "low": found.low, "high": found.high}
        shares = {name: self.voice.percent(each, 1) for name, each in parts.items()}
        return self.voice.say("arena-so-far", {"time": left_over, **shares})

    def _count(self, result: GameResult) -> None:
        self.blocks.setdefault(result.seed, []).append(points(result, self.teams)[result.team - 1])
