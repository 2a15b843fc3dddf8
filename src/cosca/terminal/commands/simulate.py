"""`cosca sim`: many games between bots; the result depends on the seed, not on the number of processes."""

from __future__ import annotations

import json as json_format
import math
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import cosca
from cosca.batch.addresses import LOCAL
from cosca.batch.executors import Executor, WorkersLost, open_executor
from cosca.bots import bot
from cosca.bots.arena import play_game
from cosca.dataset.card import FileSummary
from cosca.dataset.files import json_line, validate_ending
from cosca.dataset.stored_game import StoredGame
from cosca.kernel.documents import GameOptions
from cosca.terminal.commands.sim_files import GamesFile, Row, SimFile, SimResult
from cosca.terminal.game_lookup import make_game
from cosca.terminal.records import validate_outputs, write_text
from cosca.terminal.render.console import err, out
from cosca.terminal.render.drawing import TableRenderer, cached_game, component_set, renderer_of
from cosca.terminal.render.game_texts import GameTexts


class SimTask(NamedTuple):
    """All that is needed to play one game in any process. `stored`: whether the game itself is wanted."""

    game: str
    options: GameOptions
    seed: int
    bots: tuple[str, ...]
    stored: bool = False
    observations: bool = False


class GroupResult(TypedDict):
    """Games, wins and average score of a team, bot, seat or family; `interval` is that of the share."""

    games: int
    wins: float
    share: float
    interval: list[float]
    score: float


SimSummary = dict[str, Any]  # the JSON of a simulation: what `summary` returns, and its options and bots


def run_job(job: SimTask) -> SimResult:
    """Play one game and return its row of the result, with the game itself if it is wanted."""
    game, renderer = cached_game(job.game, job.options)
    played = play_game(game, job.seed, job.bots)
    tally = renderer.tally(played.state)
    row: Row = {
        "seed": job.seed,
        "winners": " ".join(str(seat) for seat in played.outcome.winners),
        "reason": played.outcome.reason,
        "rounds": tally.get("rounds", ""),
        "decisions": played.decisions,
        "digest": played.state.digest(),
    }
    for seat in game.seats:
        row[f"bot_{seat}"] = job.bots[seat - 1]
        row[f"score_{seat}"] = played.outcome.scores[seat]
        if "families" in tally:
            row[f"family_{seat}"] = tally["families"][seat]
        if "teams" in tally:
            row[f"team_{seat}"] = tally["teams"][seat]
    if not job.stored:
        return SimResult(row, "")
    log = [(seat, choice.text) for seat, choice in played.log]
    stored = StoredGame.of_log(game, job.seed, log, job.bots, job.observations)
    assert stored.digest == row["digest"], "the log is the game"
    return SimResult(row, json_line(stored.to_row()))


def seats_of_bots(game: cosca.Game[Any], names: list[str]) -> tuple[str, ...]:
    """Return the bot of each seat: one name for all, one per team where there are teams, or one per seat."""
    for name in names:
        bot(name, game, game.seats[0])
    seats = len(game.seats)
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) == seats:
        return tuple(names)
    teams = renderer_of(game, GameTexts(game)).teams()
    if teams and len(names) == len(set(teams.values())):
        return tuple(names[teams[seat] - 1] for seat in game.seats)
    raise cosca.BadOption(why="bots", facts={"teams": bool(teams), "n": len(names)})


class Simulated(NamedTuple):
    """The games that were played, in the order of the jobs."""

    rows: list[Row]
    stopped: BaseException | None  # what ended it early: Ctrl-C, or the loss of a cluster
    decisions: int  # of the games played in this run
    seconds: float


def simulate(
    jobs: list[SimTask], executor: Executor, console: Console, files: Sequence[SimFile | GamesFile] = ()
) -> Simulated:
    """Play the games that one of the files does not have yet; Ctrl-C ends it early and keeps what was played."""
    start = time.perf_counter()
    row_by_seed = stored_rows(files)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    todo = [job for job in jobs if job.seed not in row_by_seed]
    stopped, decisions = None, 0
    with (
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress,
        closing(executor.run(run_job, todo)) as ending,
    ):
        task = progress.add_task("games", total=len(jobs), completed=len(jobs) - len(todo))
        try:
            for result in ending:
                row_by_seed[result.row["seed"]] = result.row
                decisions += result.row["decisions"]
                for file in files:
                    file.add(result)
                progress.advance(task)
        except (KeyboardInterrupt, WorkersLost) as error:
            stopped = error
    rows = [row_by_seed[job.seed] for job in jobs if job.seed in row_by_seed]
    for file in files:
        file.close(rows, stopped is None)
    return Simulated(rows, stopped, decisions, time.perf_counter() - start)


def stored_rows(files: Sequence[SimFile | GamesFile]) -> dict[int, Row]:
    """Return the rows of the games that all files have, by seed."""
    by_file = [{row["seed"]: row for row in file.rows} for file in files]
    return {seed: row for seed, row in by_file[0].items() if all(seed in rows for rows in by_file)} if by_file else {}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def shares(rows: list[Row], seats: Iterable[int]) -> dict[str, dict[str, GroupResult]]:
    """Return games, wins and average score of every team, bot, seat and family, with intervals.

    A side is a team, or a seat where there are none. A win that several sides share counts as a fraction for each. A
    bot has one game for each side that it plays in, so an even share is the same for all bots.
    """
    counts: dict[str, dict[str, list[float]]] = {"team": {}, "bot": {}, "seat": {}, "family": {}}
    for row in rows:
        sides = {seat: str(row.get(f"team_{seat}", seat)) for seat in seats}
        winners = {sides[int(seat)] for seat in row["winners"].split()}
        several_bots = len({row[f"bot_{seat}"] for seat in seats}) > 1
        entries: dict[tuple[str, str, str], int] = {}  # group, name and side; a seat of it
        for seat, side in sides.items():
            entries[("seat", str(seat), side)] = seat
            for group in ("team", "family"):
                if f"{group}_{seat}" in row:
                    entries[(group, str(row[f"{group}_{seat}"]), side)] = seat
            if several_bots:
                entries[("bot", str(row[f"bot_{seat}"]), side)] = seat
        for (group, name, side), seat in entries.items():
            count = counts[group].setdefault(name, [0.0, 0.0, 0.0])
            count[0] += 1
            count[1] += 1 / len(winners) if side in winners else 0.0
            count[2] += row[f"score_{seat}"]
    return {
        group: {name: _share(int(n), wins, score) for name, (n, wins, score) in sorted(entries_by_name.items())}
        for group, entries_by_name in counts.items()
        if entries_by_name
    }


def _share(games: int, wins: float, score: float) -> GroupResult:
    return {
        "games": games,
        "wins": round(wins, 6),
        "share": wins / games,
        "interval": list(wilson(wins, games)),
        "score": score / games,
    }


def summary(rows: list[Row], seats: tuple[int, ...]) -> SimSummary:
    """Return the totals of the games; nothing in it depends on the machine."""
    reasons: dict[str, int] = {}
    rounds: dict[str, int] = {}
    for row in rows:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
        rounds[str(row["rounds"])] = rounds.get(str(row["rounds"]), 0) + 1
    return {
        "games": len(rows),
        "draws": len([row for row in rows if not row["winners"]]),
        "shared": len([row for row in rows if len({row.get(f"team_{s}", s) for s in row["winners"].split()}) > 1]),
        "score": sum(row[f"score_{seat}"] for row in rows for seat in seats) / max(1, len(rows) * len(seats)),
        "wins": shares(rows, seats),
        "ends": dict(sorted(reasons.items())),
        "rounds": dict(sorted(rounds.items())),
        "decisions": sum(row["decisions"] for row in rows) / max(1, len(rows)),
    }


def show(totals: SimSummary, decisions: int, seconds: float, renderer: TableRenderer, console: Console) -> None:
    """Print the tables; `decisions` were made in so many seconds."""
    texts = renderer.texts
    say, score = texts.say, {"id": f"{renderer.words}-score"}
    table = Table(box=box.SIMPLE_HEAD, title=say("sim-wins"), title_justify="left")
    heads = [say(f"sim-head-{name}") for name in ("games", "wins", "share", "interval")]
    for name in ("", "", *heads, say("sim-head-average", {"score": score})):
        table.add_column(name, justify="right" if name else "left")
    for group, entries in totals["wins"].items():
        for name, entry in entries.items():
            low, high = entry["interval"]
            share = texts.percent(entry["share"], 1)
            wins = texts.number(entry["wins"], 0 if entry["wins"] == int(entry["wins"]) else 1)
            interval = f"{texts.percent(low, 1)} – {texts.percent(high, 1)}"
            called = texts.name(f"family:{name}") if group == "family" else name
            label = say(f"sim-group-{group}")
            games = texts.number(entry["games"])
            table.add_row(label, called, games, wins, share, interval, texts.number(entry["score"], 1))
        table.add_section()
    console.print(table)
    ends = [{"reason": reason, "n": n} for reason, n in totals["ends"].items()]
    console.print(say("sim-ends", {"ends": ends, "draws": totals["draws"], "shared": totals["shared"]}))
    if any(totals["rounds"]):
        rounds = [
            {"id": f"{renderer.words}-when", "args": {"n": int(n), "games": m}} for n, m in totals["rounds"].items()
        ]
        console.print(say("sim-when", {"rounds": rounds}))
    console.print(say("sim-score", {"score": score, "average": texts.number(totals["score"], 2)}))
    # A coarse clock may not have moved during a few short games.
    pace = {"pace": texts.number(decisions / max(seconds, 0.001)), "seconds": texts.number(seconds, 1)}
    per_game = texts.number(totals["decisions"], 1)
    console.print(say("sim-pace", {"games": totals["games"], "decisions": per_game, **pace}))


def say_when(rounds: dict[str, int], renderer: TableRenderer) -> str:
    """Print how many games ended in which round or act."""
    id = f"{renderer.words}-when"
    ended = [{"id": id, "args": {"n": int(n), "games": games}} for n, games in rounds.items()]
    return renderer.texts.say("sim-when", {"rounds": ended})


def run_simulation(
    name: str,
    options: GameOptions,
    games: int,
    seed: int,
    processes: int,
    bots: list[str],
    csv: Path | None,
    json: Path | None,
    fresh: bool = False,
    language: str | None = None,
    cluster: str = LOCAL,
    records: Path | None = None,
    observations: bool = False,
) -> FileSummary | None:
    """Play the games that an interrupted run has not played yet, print the tables and write the files.

    Return what is in the file of `records`, if it is wanted.
    """
    game = make_game(name, options)
    texts = GameTexts(game, language)
    names = seats_of_bots(game, bots)
    for spec in set(names):
        bot(spec, game, game.seats[0])
    validate_outputs({"--csv": csv, "--json": json, "--records": records})
    if records is not None:
        validate_ending(records, "--records")
    elif observations:
        raise cosca.BadOption(why="no-records")
    console = out()
    with open_executor(cluster, min(processes, games), partial(component_set, name, options)) as executor:
        files: list[SimFile | GamesFile] = []
        if csv is not None:
            files.append(SimFile(csv, game, seed, names, fresh))
        stored = None if records is None else GamesFile(records, game, seed, names, observations, fresh)
        if stored is not None:
            files.append(stored)
        paths = ", ".join(str(file.path) for file in files)
        if had := len(stored_rows(files)):
            console.print(texts.say("sim-had", {"file": paths, "n": had, "of": games}), soft_wrap=True)
        tasks = [SimTask(name, options, seed + i, names, stored is not None, observations) for i in range(games)]
        rows, stopped, decisions, seconds = simulate(tasks, executor, err(), files)
    totals = {"game": name, "options": options, "seed": seed, "bots": list(names), **summary(rows, game.seats)}
    if json is not None:
        write_text(json, json_format.dumps({**totals, "wanted": games, "complete": stopped is None}, indent=2) + "\n")
    if rows:
        show(totals, decisions, seconds, renderer_of(game, texts), console)
    if stopped is not None:
        facts = {"n": len(rows), "of": games, "file": paths or "none"}
        console.print(texts.say("sim-stopped", facts), soft_wrap=True)
        raise stopped if isinstance(stopped, WorkersLost) else typer.Exit(130)
    return None if stored is None else stored.summary
