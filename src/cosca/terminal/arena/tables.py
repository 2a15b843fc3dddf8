"""The result of a comparison in tables and sentences."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from cosca.terminal.arena.summary import BLOCKS
from cosca.terminal.drawing import Drawing
from cosca.terminal.numbers import signed
from cosca.terminal.simulate import say_when
from cosca.terminal.speech import Voice


def show(found: dict[str, Any], drawing: Drawing, console: Console) -> None:
    """All of it; failures come last, where they are seen."""
    a, b, voice = found["a"], found["b"], drawing.voice
    say = voice.say
    if not found["games"]:
        console.print(say("arena-nothing"))
        return
    console.print(say("game-title") if voice.speaker.has("game-title") else found["title"])
    console.print(say("arena-who", {"a": a["bot"], "b": b["bot"]}))
    console.print(say("arena-blocks", {"games": found["games"], "blocks": found["blocks"]}))
    if found["left_out"]:
        console.print(say("arena-left-out", {"n": found["left_out"]}))
    low, high = found["interval"]
    shares = {"share": found["share"], "low": low, "high": high, "even": found["even"]}
    console.print("\n" + say("arena-share", {name: voice.percent(each, 1) for name, each in shares.items()}))
    console.print(say("arena-interval", {"method": "blocks" if found["interval_is"] == BLOCKS else "games"}))
    console.print(_elo(found, voice))
    better = "a" if low > found["even"] else "b" if high < found["even"] else "none"
    console.print(say("arena-verdict", {"better": better}) + "\n")
    console.print(_shares(found, voice))
    console.print(_pace(found, drawing))
    ends = [{"reason": reason, "n": n} for reason, n in found["ends"].items()]
    console.print(say("sim-ends", {"ends": ends, "draws": found["draws"], "shared": found["shared"]}))
    if any(found["rounds"]):
        console.print(say_when(found["rounds"], drawing))
    pace = {name: voice.number(found[name], 1) for name in ("decisions", "turns")}
    console.print(say("arena-pace", pace))
    failures = {"a": a["failures"], "b": b["failures"]}
    if n := sum(failures.values()):
        told = say("arena-failures", {"n": n, **failures, "first": found["first_failure"]})
        console.print("\n" + told, soft_wrap=True, style="bold")


def _elo(found: dict[str, Any], voice: Voice) -> str:
    low, high = found["elo_interval"]
    bounds = {(True, True): "both", (True, False): "low", (False, True): "high", (False, False): "none"}
    ends = {name: signed(each, voice.language, 0) for name, each in (("low", low), ("high", high)) if each is not None}
    reach = {"id": "arena-reach", "args": {"bounds": bounds[low is not None, high is not None], **ends}}
    if found["elo"] is None:
        return voice.say("arena-elo", {"sort": "all" if found["share"] else "none", "reach": reach})
    elo = signed(found["elo"], voice.language, 0)
    return voice.say("arena-elo", {"sort": "number", "elo": elo, "reach": reach})


def _table(title: str) -> Table:
    """Close enough for a terminal of 80 columns in every language."""
    style: Any = {"box": box.SIMPLE_HEAD, "collapse_padding": True, "pad_edge": False}
    return Table(title=title, title_justify="left", **style)


def _shares(found: dict[str, Any], voice: Voice) -> Table:
    """A win that is shared counts in parts, a draw alike for all."""
    table = _table(voice.say("arena-shares"))
    heads = [
        voice.say(f"arena-head-{name}", {"side": side}) for side in "AB" for name in ("games", "share", "interval")
    ]
    for name in ("", "", *heads):
        table.add_column(name.replace(" ", "\n"), justify="right" if name else "left", no_wrap=True)
    for group in ("seat", "family"):
        sides = (found["a"][f"by_{group}"], found["b"][f"by_{group}"])
        for name in sorted(set(sides[0]) | set(sides[1])):
            called = voice.name(f"family:{name}") if group == "family" else name
            cells = [cell for side in sides for cell in _cells(side.get(name), voice)]
            table.add_row(voice.say(f"sim-group-{group}"), called, *cells)
        table.add_section()
    return table


def _cells(entry: dict[str, Any] | None, voice: Voice) -> tuple[str, str, str]:
    if entry is None:
        return "0", "–", ""
    low, high = [voice.percent(each) for each in entry["interval"]]
    return voice.number(entry["games"]), voice.percent(entry["share"], 1), f"{low} – {high}"


def _pace(found: dict[str, Any], drawing: Drawing) -> Table:
    voice = drawing.voice
    table = _table(voice.say("arena-bots"))
    average = voice.say("sim-head-average", {"score": {"id": f"{drawing.words}-score"}})
    names = ("decisions", "turns", "decision", "slowest", "turn", "slowest")
    table.add_column("")
    table.add_column(voice.say("arena-head-bot"), overflow="fold")
    for name in (average, *[voice.say(f"arena-head-{each}") for each in names]):
        table.add_column(name.replace(" ", "\n"), justify="right", no_wrap=True)
    for side in ("a", "b"):
        each = found[side]
        numbers = [voice.number(each[name], 1) for name in ("score", "decisions", "turns")]
        seconds = ("seconds_a_decision", "slowest_decision", "seconds_a_turn", "slowest_turn")
        table.add_row(side.upper(), each["bot"], *numbers, *[_time(each[name], voice) for name in seconds])
    return table


def _time(seconds: float, voice: Voice) -> str:
    if seconds >= 1.0:
        return f"{voice.number(seconds, 2)} s"
    return f"{voice.number(seconds * 1000, 2)} ms" if seconds >= 0.00001 else f"< {voice.number(0.01, 2)} ms"
