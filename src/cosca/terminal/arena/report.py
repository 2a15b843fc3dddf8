"""Tables and sentences with the result of a comparison."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from cosca.terminal.arena.statistics import BLOCKS, ArenaSummary, Share
from cosca.terminal.commands.simulate import say_when
from cosca.terminal.render.drawing import TableRenderer
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.numbers import signed


def show(result: ArenaSummary, renderer: TableRenderer, console: Console) -> None:
    """Print the whole report; failures come last, where they are noticed."""
    a, b, texts = result["a"], result["b"], renderer.texts
    say = texts.say
    if not result["games"]:
        console.print(say("arena-nothing"))
        return
    console.print(say("game-title") if texts.speaker.has("game-title") else result["title"])
    console.print(say("arena-who", {"a": a["bot"], "b": b["bot"]}))
    console.print(say("arena-blocks", {"games": result["games"], "blocks": result["blocks"]}))
    if result["left_out"]:
        console.print(say("arena-left-out", {"n": result["left_out"]}))
    low, high = result["interval"]
    shares = {"share": result["share"], "low": low, "high": high, "even": result["even"]}
    console.print("\n" + say("arena-share", {name: texts.percent(value, 1) for name, value in shares.items()}))
    console.print(say("arena-interval", {"method": "blocks" if result["interval_is"] == BLOCKS else "games"}))
    console.print(_elo(result, texts))
    better = "a" if low > result["even"] else "b" if high < result["even"] else "none"
    console.print(say("arena-verdict", {"better": better}) + "\n")
    console.print(_shares(result, texts))
    console.print(_pace(result, renderer))
    ends = [{"reason": reason, "n": n} for reason, n in result["ends"].items()]
    console.print(say("sim-ends", {"ends": ends, "draws": result["draws"], "shared": result["shared"]}))
    if any(result["rounds"]):
        console.print(say_when(result["rounds"], renderer))
    pace = {name: texts.number(result[name], 1) for name in ("decisions", "turns")}
    console.print(say("arena-pace", pace))
    processor = {side: texts.number(result[side]["processor_a_seat"], 2) for side in "ab"}
    console.print(say("arena-processor", processor))
    failures = {"a": a["failures"], "b": b["failures"]}
    if n := sum(failures.values()):
        failure_text = say("arena-failures", {"n": n, **failures, "first": result["first_failure"]})
        console.print("\n" + failure_text, soft_wrap=True, style="bold")


def _elo(result: ArenaSummary, texts: GameTexts) -> str:
    low, high = result["elo_interval"]
    bounds = {(True, True): "both", (True, False): "low", (False, True): "high", (False, False): "none"}
    ends = {
        name: signed(value, texts.language, 0) for name, value in (("low", low), ("high", high)) if value is not None
    }
    reach = {"id": "arena-reach", "args": {"bounds": bounds[low is not None, high is not None], **ends}}
    if result["elo"] is None:
        return texts.say("arena-elo", {"sort": "all" if result["share"] else "none", "reach": reach})
    elo = signed(result["elo"], texts.language, 0)
    return texts.say("arena-elo", {"sort": "number", "elo": elo, "reach": reach})


def _table(title: str) -> Table:
    """Return a table that fits into 80 columns in every language."""
    style: Any = {"box": box.SIMPLE_HEAD, "collapse_padding": True, "pad_edge": False}
    return Table(title=title, title_justify="left", **style)


def _shares(result: ArenaSummary, texts: GameTexts) -> Table:
    """Return the shares; a shared win counts in parts, a draw equally for all."""
    table = _table(texts.say("arena-shares"))
    heads = [
        texts.say(f"arena-head-{name}", {"side": side}) for side in "AB" for name in ("games", "share", "interval")
    ]
    for name in ("", "", *heads):
        table.add_column(name.replace(" ", "\n"), justify="right" if name else "left", no_wrap=True)
    for group in ("seat", "family"):
        sides = (result["a"][f"by_{group}"], result["b"][f"by_{group}"])
        for name in sorted(set(sides[0]) | set(sides[1])):
            called = texts.name(f"family:{name}") if group == "family" else name
            cells = [cell for side in sides for cell in _cells(side.get(name), texts)]
            table.add_row(texts.say(f"sim-group-{group}"), called, *cells)
        table.add_section()
    return table


def _cells(entry: Share | None, texts: GameTexts) -> tuple[str, str, str]:
    if entry is None:
        return "0", "–", ""
    low, high = [texts.percent(value) for value in entry["interval"]]
    return texts.number(entry["games"]), texts.percent(entry["share"], 1), f"{low} – {high}"


def _pace(result: ArenaSummary, renderer: TableRenderer) -> Table:
    texts = renderer.texts
    table = _table(texts.say("arena-bots"))
    average = texts.say("sim-head-average", {"score": {"id": f"{renderer.words}-score"}})
    names = ("decisions", "turns", "decision", "slowest", "turn", "slowest")
    table.add_column("")
    table.add_column(texts.say("arena-head-bot"), overflow="fold")
    for name in (average, *[texts.say(f"arena-head-{each}") for each in names]):
        table.add_column(name.replace(" ", "\n"), justify="right", no_wrap=True)
    for side in ("a", "b"):
        each = result[side]
        numbers = [texts.number(each[name], 1) for name in ("score", "decisions", "turns")]
        seconds = ("seconds_a_decision", "slowest_decision", "seconds_a_turn", "slowest_turn")
        table.add_row(side.upper(), each["bot"], *numbers, *[_time(each[name], texts) for name in seconds])
    return table


def _time(seconds: float, texts: GameTexts) -> str:
    if seconds >= 1.0:
        return f"{texts.number(seconds, 2)} s"
    return f"{texts.number(seconds * 1000, 2)} ms" if seconds >= 0.00001 else f"< {texts.number(0.01, 2)} ms"
