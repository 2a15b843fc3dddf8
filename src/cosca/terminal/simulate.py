"""`cosca sim`: many games between bots, the same for a seed however many processes share the work."""

from __future__ import annotations

import csv
import json
import math
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from io import StringIO
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import cosca
from cosca.bots import bot
from cosca.bots.arena import play
from cosca.terminal.drawing import Drawing, drawing_of
from cosca.terminal.speech import Voice


class SimTask(NamedTuple):
    """All that it takes to play one game anywhere."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]


Row = dict[str, Any]
_games: dict[str, tuple[cosca.Game[Any], Drawing]] = {}


def run_job(job: SimTask) -> Row:
    """One game, as a row of the result."""
    key = f"{job.game} {json.dumps(job.options, sort_keys=True)}"
    if key not in _games:
        made = cosca.game(job.game, **job.options)
        _games[key] = made, drawing_of(made, Voice(made))
    game, drawing = _games[key]
    played = play(game, job.seed, job.bots)
    tally = drawing.tally(played.state)
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
    return row


def seats_of_bots(game: cosca.Game[Any], names: list[str]) -> tuple[str, ...]:
    """The bot of each seat: one name for all, one per team where there are teams, or one per seat."""
    for name in names:
        bot(name, game, game.seats[0])
    seats = len(game.seats)
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) == seats:
        return tuple(names)
    teams = drawing_of(game, Voice(game)).teams()
    if teams and len(names) == len(set(teams.values())):
        return tuple(names[teams[seat] - 1] for seat in game.seats)
    raise cosca.BadOption(why="bots", facts={"teams": bool(teams), "n": len(names)})


def simulate(jobs: list[SimTask], processes: int, console: Console) -> tuple[list[Row], float]:
    """The rows of all games in the order of the jobs, and the seconds it took."""
    start = time.perf_counter()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        rows = list(progress.track(_rows(jobs, processes), total=len(jobs), description="games"))
    return rows, time.perf_counter() - start


def _rows(jobs: list[SimTask], processes: int) -> Iterator[Row]:
    if processes <= 1 or len(jobs) < 2:
        yield from map(run_job, jobs)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(run_job, jobs, chunksize=max(1, min(8, len(jobs) // (4 * processes))))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def shares(rows: list[Row], seats: Iterable[int]) -> dict[str, dict[str, dict[str, Any]]]:
    """Games, wins and average score of every team, bot, seat and family, with intervals.

    A side is a team, or a seat where there are none. A win that several sides share counts as a share for each. A bot
    has one game for each side that it plays in, so that an even share is the same for all bots.
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
        group: {name: _share(int(n), wins, score) for name, (n, wins, score) in sorted(found.items())}
        for group, found in counts.items()
        if found
    }


def _share(games: int, wins: float, score: float) -> dict[str, Any]:
    return {
        "games": games,
        "wins": round(wins, 6),
        "share": wins / games,
        "interval": list(wilson(wins, games)),
        "score": score / games,
    }


def summary(rows: list[Row], seats: tuple[int, ...]) -> dict[str, Any]:
    """What the games add up to; nothing in it depends on the machine."""
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


def as_csv(rows: list[Row]) -> str:
    """One row a game."""
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else ["seed"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def show(found: dict[str, Any], seconds: float, drawing: Drawing, console: Console) -> None:
    """The tables."""
    voice = drawing.voice
    say, score = voice.say, {"id": f"{drawing.words}-score"}
    table = Table(box=box.SIMPLE_HEAD, title=say("sim-wins"), title_justify="left")
    heads = [say(f"sim-head-{name}") for name in ("games", "wins", "share", "interval")]
    for name in ("", "", *heads, say("sim-head-average", {"score": score})):
        table.add_column(name, justify="right" if name else "left")
    for group, entries in found["wins"].items():
        for name, each in entries.items():
            low, high = each["interval"]
            share = voice.percent(each["share"], 1)
            wins = voice.number(each["wins"], 0 if each["wins"] == int(each["wins"]) else 1)
            interval = f"{voice.percent(low, 1)} – {voice.percent(high, 1)}"
            called = voice.name(f"family:{name}") if group == "family" else name
            label = say(f"sim-group-{group}")
            games = voice.number(each["games"])
            table.add_row(label, called, games, wins, share, interval, voice.number(each["score"], 1))
        table.add_section()
    console.print(table)
    ends = [{"reason": reason, "n": n} for reason, n in found["ends"].items()]
    console.print(say("sim-ends", {"ends": ends, "draws": found["draws"], "shared": found["shared"]}))
    if any(found["rounds"]):
        rounds = [
            {"id": f"{drawing.words}-when", "args": {"n": int(n), "games": m}} for n, m in found["rounds"].items()
        ]
        console.print(say("sim-when", {"rounds": rounds}))
    console.print(say("sim-score", {"score": score, "average": voice.number(found["score"], 2)}))
    total = found["decisions"] * found["games"]
    pace = {"pace": voice.number(total / seconds), "seconds": voice.number(seconds, 1)}
    decisions = voice.number(found["decisions"], 1)
    console.print(say("sim-pace", {"games": found["games"], "decisions": decisions, **pace}))


def say_when(rounds: dict[str, int], drawing: Drawing) -> str:
    """How many games ended in which round or act."""
    id = f"{drawing.words}-when"
    ended = [{"id": id, "args": {"n": int(n), "games": games}} for n, games in rounds.items()]
    return drawing.voice.say("sim-when", {"rounds": ended})
