"""The result of a comparison in tables and sentences."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from cosca.terminal.drawing import Drawing


def show(found: dict[str, Any], drawing: Drawing, console: Console) -> None:
    """All of it; failures come last, where they are seen."""
    a, b = found["a"], found["b"]
    if not found["games"]:
        console.print("No block is whole yet: there is nothing to tell.")
        return
    console.print(f"{found['title']}\nA is {a['bot']} in one team, B is {b['bot']} in all others")
    console.print(f"{found['games']} games in {found['blocks']} blocks (a seed with A in each place once)")
    if found["left_out"]:
        console.print(f"Left out, because their blocks are not whole yet: {found['left_out']}")
    low, high = found["interval"]
    console.print(
        f"\nShare of A: {found['share']:.1%}, 95 % interval {low:.1%} – {high:.1%}; even: {found['even']:.1%}"
    )
    console.print(f"The interval is {found['interval_is']}.")
    console.print(_elo(found))
    console.print(_verdict(found) + "\n")
    console.print(_shares(found))
    console.print(_pace(found, drawing))
    ends = ", ".join(f"{name} {n}" for name, n in found["ends"].items())
    console.print(f"How games end: {ends}; draws {found['draws']}, shared wins {found['shared']}")
    if any(found["rounds"]):
        rounds = ", ".join(
            drawing.voice.say(f"{drawing.words}-when", {"n": int(name), "games": n})
            for name, n in found["rounds"].items()
        )
        console.print(f"When: {rounds}")
    console.print(f"A game has {found['decisions']:.1f} decisions in {found['turns']:.1f} turns")
    failures = a["failures"] + b["failures"]
    if failures:
        console.print(
            f"\nFAILURES: {failures} ({a['failures']} of A, {b['failures']} of B); the default was played instead. "
            f"The first: {found['first_failure']}",
            soft_wrap=True,
            style="bold",
        )


def _elo(found: dict[str, Any]) -> str:
    low, high = found["elo_interval"]
    middle = found["elo"]
    if low is None and high is None:
        reach = "no bound on either side yet"
    elif high is None:
        reach = f"95 % interval {low:+.0f} or more"
    elif low is None:
        reach = f"95 % interval {high:+.0f} or less"
    else:
        reach = f"95 % interval {low:+.0f} – {high:+.0f}"
    if middle is None:
        middle_text = "without bound, because A won everything" if found["share"] else "without bound, A won nothing"
        return f"Elo of A over B: {middle_text}; {reach}"
    return f"Elo of A over B: {middle:+.0f}, {reach}"


def _verdict(found: dict[str, Any]) -> str:
    low, high = found["interval"]
    if low > found["even"]:
        return "A is the better one."
    if high < found["even"]:
        return "B is the better one."
    return "No difference is shown: even lies in the interval."


def _shares(found: dict[str, Any]) -> Table:
    """A win that is shared counts in parts, a draw alike for all."""
    table = Table(box=box.SIMPLE_HEAD, title="Shares of the wins", title_justify="left")
    for name in ("", "", "A: games", "share", "95 % (games)", "B: games", "share", "95 % (games)"):
        table.add_column(name, justify="right" if name else "left", no_wrap=True)
    for group, word in (("by_seat", "seat"), ("by_family", "family")):
        sides = (found["a"][group], found["b"][group])
        for name in sorted(set(sides[0]) | set(sides[1])):
            cells = [cell for side in sides for cell in _cells(side.get(name))]
            table.add_row(word, name.replace("_", " "), *cells)
        table.add_section()
    return table


def _cells(entry: dict[str, Any] | None) -> tuple[str, str, str]:
    if entry is None:
        return "0", "–", ""
    low, high = entry["interval"]
    return str(entry["games"]), f"{entry['share']:.1%}", f"{low:.0%} – {high:.0%}"


def _pace(found: dict[str, Any], drawing: Drawing) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="The bots", title_justify="left")
    average = drawing.voice.say("sim-head-average", {"score": {"id": f"{drawing.words}-score"}})
    names = (
        "",
        "bot",
        average,
        "decisions",
        "turns",
        "a decision",
        "slowest",
        "a turn",
        "slowest",
    )
    for name in names:
        table.add_column(name, justify="left" if name in ("", "bot") else "right")
    for side in ("a", "b"):
        each = found[side]
        table.add_row(
            side.upper(),
            each["bot"],
            f"{each['score']:.1f}",
            f"{each['decisions']:.1f}",
            f"{each['turns']:.1f}",
            _time(each["seconds_a_decision"]),
            _time(each["slowest_decision"]),
            _time(each["seconds_a_turn"]),
            _time(each["slowest_turn"]),
        )
    return table


def _time(seconds: float) -> str:
    if seconds >= 1.0:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.2f} ms" if seconds >= 0.00001 else "< 0.01 ms"
