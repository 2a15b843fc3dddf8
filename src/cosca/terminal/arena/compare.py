"""`cosca arena`: find out which of two bots is better, with as little influence of luck as possible."""

from __future__ import annotations

import json as json_format
import math
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import cosca
from cosca.batch.addresses import LOCAL
from cosca.batch.executors import Executor, WorkersLost, open_executor
from cosca.bots import bot as make_bot
from cosca.kernel.documents import GameOptions
from cosca.terminal.arena.matches import GameResult, GameTask, run_job
from cosca.terminal.arena.plot import check_plot, draw
from cosca.terminal.arena.report import show
from cosca.terminal.arena.results_file import ArenaFile
from cosca.terminal.arena.statistics import Teams, estimate, points, summary
from cosca.terminal.game_lookup import make_game
from cosca.terminal.records import validate_outputs, write_text
from cosca.terminal.render.console import err, out
from cosca.terminal.render.drawing import component_set, renderer_of
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.resumable_file import run_identity

PLAIN_EVERY = 15.0  # seconds between two progress lines without a terminal


def compare(
    name: str,
    options: GameOptions,
    bots: tuple[str, str],
    games: int,
    seed: int,
    processes: int,
    csv: Path | None,
    json: Path | None,
    plot: Path | None,
    fresh: bool,
    language: str | None,
    cluster: str = LOCAL,
) -> None:
    """Play the games that the file does not have yet, print the tables and write the files."""
    game = make_game(name, options)
    texts = GameTexts(game, language)
    a, b = bots
    for spec in bots:
        make_bot(spec, game, game.seats[0])
    validate_outputs({"--csv": csv, "--json": json})
    if plot is not None and plot.is_dir():
        raise cosca.BadOption(why="is-folder", facts={"flag": "--plot", "file": str(plot)})
    if plot is not None:
        check_plot(plot)
    blocks = -(-games // len(game.teams))
    jobs = [
        GameTask(name, options, a, b, seed + block, team)
        for block in range(blocks)
        for team in range(1, len(game.teams) + 1)
    ]
    with open_executor(cluster, processes, partial(component_set, name, options)) as executor:
        file = ArenaFile(csv, game, a, b, fresh) if csv is not None else None
        console = out()
        if len(jobs) != games:
            console.print(texts.say("arena-rounded", {"games": games, "whole": len(jobs), "block": len(game.teams)}))
        results, stopped, seconds = _play(jobs, file, executor, console, texts)
    result = {
        **run_identity(game, a=a, b=b),
        "title": game.title,
        "seed": seed,
        "wanted": len(jobs),
        "complete": stopped is None,
        **summary(results, game.teams),
        "seconds": round(seconds, 3),
    }
    for side, bot in (("a", a), ("b", b)):
        result[side] = {"bot": bot, **result[side]}
    if json is not None:
        write_text(json, json_format.dumps(result, indent=2) + "\n")
    if plot is not None and result["games"]:
        draw(plot, result, results, game.teams)
    show(result, renderer_of(game, texts), console)
    if stopped is not None:
        file_name = "none" if csv is None else str(csv)
        console.print(
            texts.say("arena-stopped", {"n": len(results), "of": len(jobs), "file": file_name}), soft_wrap=True
        )
        raise stopped if isinstance(stopped, WorkersLost) else typer.Exit(130)


def _play(
    jobs: list[GameTask], file: ArenaFile | None, executor: Executor, console: Console, texts: GameTexts
) -> tuple[list[GameResult], BaseException | None, float]:
    """Return the results of the jobs, from the file or newly played; what ended it early; the seconds it took."""
    wanted = {(job.seed, job.team) for job in jobs}
    had = {(each.seed, each.team): each for each in (file.results if file is not None else [])}
    results = [each for key, each in had.items() if key in wanted]
    if file is not None and had:
        counts = {"n": len(results), "of": len(jobs), "others": len(had) - len(results)}
        console.print(texts.say("arena-had", {"file": str(file.path), **counts}), soft_wrap=True)
    todo = [job for job in jobs if (job.seed, job.team) not in had]
    start, stopped = time.perf_counter(), None
    with Running(len(jobs), texts, results) as running, closing(executor.run(run_job, todo)) as ending:
        try:
            for result in ending:
                results.append(result)
                if file is not None:
                    file.add(result)
                running.add(result)
        except (KeyboardInterrupt, WorkersLost) as error:
            stopped = error
    if file is not None:
        file.close()
    return results, stopped, time.perf_counter() - start


class Running:
    """Progress display: a bar on a terminal, otherwise a line now and then."""

    def __init__(self, total: int, texts: GameTexts, results: list[GameResult]) -> None:
        self.total = total
        self.texts = texts
        self.teams: Teams = texts.game.teams
        self.blocks: dict[int, list[float]] = {}  # A's points, by seed
        for result in results:
            self._count(result)
        self.done = self.had = len(results)
        self.start = self.told = time.perf_counter()
        self.console = err()
        columns = (
            TextColumn(texts.say("arena-games")),
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
        """Add one more game."""
        self._count(result)
        self.done += 1
        now = time.perf_counter()
        if self.console.is_terminal:
            self.bar.update(self.task, completed=self.done, description=self.text(now))
        elif now - self.told >= PLAIN_EVERY:
            self.told = now
            facts = {"n": self.done, "of": self.total, "text": self.text(now)}
            self.console.print(self.texts.say("arena-running", facts))

    def text(self, now: float) -> str:
        """Return the share so far and the estimated remaining time."""
        means = [sum(block) / len(block) for block in self.blocks.values() if len(block) == len(self.teams)]
        share = estimate(means, len(self.teams))
        left = math.ceil((now - self.start) / (self.done - self.had) * (self.total - self.done))
        minutes, seconds = divmod(left, 60)
        hours, minutes = divmod(minutes, 60)
        left_over = f"{f'{hours}:{minutes:02}' if hours else minutes}:{seconds:02}"
        if not means:
            return self.texts.say("arena-left", {"time": left_over})
        parts = {"share": share.share, "low": share.low, "high": share.high}
        shares = {name: self.texts.percent(value, 1) for name, value in parts.items()}
        return self.texts.say("arena-so-far", {"time": left_over, **shares})

    def _count(self, result: GameResult) -> None:
        self.blocks.setdefault(result.seed, []).append(points(result, self.teams)[result.team - 1])
