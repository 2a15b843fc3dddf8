"""`cosca conflict`: optimal mixed strategies of a conflict of La Famiglia, the odds, and brute force for comparison."""

from __future__ import annotations

import json as as_text
from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import cosca
from cosca.bots.la_famiglia.conflict_model import Force, Position, Weights, brute_force
from cosca.bots.la_famiglia.finesse_solver import Solution, solve
from cosca.games.la_famiglia.components.printed import CARDS
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST
from cosca.games.la_famiglia.rules.tile_effects import VENDETTA
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.numbers import short, signed

LARGEST = 8  # Soldati per side in the tables
SAME = 1e-9
BAR = 20
ATTACKER, DEFENDER = "red", "blue"


def run_conflict(
    attackers: int | None,
    defenders: int | None,
    rest: Position,
    weights: Weights,
    vendetta: bool,
    table: bool,
    json: bool,
    console: Console,
    language: str | None = None,
) -> None:
    """Run the command: print tables of all numbers, or one fight as JSON or text."""
    if table:
        given = {
            "--attackers": attackers is not None,
            "--defenders": defenders is not None,
            "--predictable": rest.predictable,
            "--vendetta": vendetta,
            "--json": json,
        }
        for flag in [flag for flag, is_given in given.items() if is_given]:
            raise cosca.BadOption(why="conflict-table", facts={"flag": flag})
        console.file.write(tables(rest, weights))
        return
    if attackers is None or defenders is None:
        side = "attackers" if attackers is None else "defenders"
        raise cosca.BadOption(why="conflict-side", facts={"side": side})
    if vendetta and rest.neutral_attackers:
        raise cosca.BadOption(why="conflict-vendetta")
    position = rest._replace(attackers=attackers, defenders=defenders)
    cost = cost_of_brute_force(vendetta)
    if json:
        console.file.write(as_json(position, weights, cost))
    else:
        show_conflict(position, weights, cost, console, language)


def cost_of_brute_force(vendetta: bool) -> int:
    """Return how many attackers brute force costs (K2), with the tile Vendetta or without."""
    if not vendetta:
        return BRUTE_FORCE_COST
    game = cosca.game("la_famiglia")
    assert isinstance(game, LaFamiglia)
    return game.lookups.tile[VENDETTA].n


# ---------------------------------------------------------------- one position


def better(solution: Solution, force: Force) -> str:
    """Return which way is better for the attacker: finesse, brute_force or either."""
    if abs(solution.value - force.value) < SAME:
        return "either"
    return "finesse" if solution.value > force.value else "brute_force"


def as_json(position: Position, weights: Weights, cost: int) -> str:
    """Return all numbers, for other programs."""
    solution, force = solve(position, weights), brute_force(position, weights, cost)

    def by_card(shares: tuple[Any, ...]) -> dict[str, Any]:
        return dict(zip(CARDS, shares, strict=True))

    document = {
        "position": position._asdict(),
        "weights": weights._asdict(),
        "finesse": {
            "value": solution.value,
            "attacker": {"lays": by_card(solution.attack.cards), "takes": by_card(solution.attack.takes)},
            "defender": {
                "lays": by_card(solution.defence.cards),
                "takes_when_left": by_card(tuple(takes[0] for takes in solution.defence.takes)),
                "takes_when_taken": by_card(tuple(takes[1] for takes in solution.defence.takes)),
            },
            "odds": solution.odds._asdict(),
        },
        "brute_force": {"cost": cost, "value": force.value, "odds": force.odds._asdict()},
        "better": better(solution, force),
    }
    return as_text.dumps(document, indent=2) + "\n"


def show_conflict(
    position: Position, weights: Weights, cost: int, console: Console, language: str | None = None
) -> None:
    """Print the mixes, the odds and the better way as tables."""
    solution, force = solve(position, weights), brute_force(position, weights, cost)
    texts = GameTexts(cosca.game("la_famiglia"), language)
    say = texts.say
    console.print(Text(say("conflict-title", position._asdict()), style="bold"))
    console.print(Text(say("conflict-worths", _worths(weights, position, texts.language)), style="dim"))
    takes = {say("conflict-takes"): solution.attack.takes}
    console.print(_mixes(texts, "conflict-attacker", ATTACKER, solution.attack.cards, takes))
    left, taken = zip(*solution.defence.takes, strict=True)
    takes = {say("conflict-takes-left"): left, say("conflict-takes-taken"): taken}
    console.print(_mixes(texts, "conflict-defender", DEFENDER, solution.defence.cards, takes))
    if 0.0 in (*solution.attack.cards, *solution.defence.cards):
        console.print(Text(say("conflict-brackets") + "\n", style="dim"))
    console.print(_ends(texts, position, solution, force, cost))
    facts = {"better": better(solution, force), "by": texts.number(abs(solution.value - force.value), 2)}
    console.print(Text(say("conflict-verdict", facts), style="bold"))


def _worths(weights: Weights, p: Position, language: str) -> dict[str, Any]:
    """Return the given values of things; `recruits` says whether neutrals take part, so that a side may recruit."""
    neutrals = p.neutral_attackers or p.neutral_defenders
    values = {name: short(value, language) for name, value in weights._asdict().items()}
    return {**values, "empties": bool(weights.emptied), "recruits": bool(weights.recruit and neutrals)}


def _mixes(
    texts: GameTexts, side: str, style: str, cards: tuple[float, ...], takes: dict[str, tuple[float, ...]]
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(Text(texts.say(side), style=f"bold {style}"), min_width=12)
    table.add_column(texts.say("conflict-lays"), justify="right", min_width=5)
    table.add_column("", min_width=BAR)
    for name in takes:
        table.add_column(name, justify="right", max_width=14)
    for card, id in enumerate(CARDS):
        laid = cards[card]
        replies = [texts.percent(shares[card]) for shares in takes.values()]
        table.add_row(
            Text(texts.name(f"card:{id}")),
            Text(texts.percent(laid)),
            Text("█" * max(round(BAR * laid), 1 if laid else 0), style=style),
            *[Text(reply) if laid else Text(f"({reply})", style="dim") for reply in replies],
            style=None if laid else "dim",
        )
    return table


def _ends(texts: GameTexts, p: Position, solution: Solution, force: Force, cost: int) -> Table:
    say = texts.say
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(say("conflict-ends"), min_width=30)
    table.add_column(say("conflict-finesse"), justify="right")
    table.add_column(say("conflict-brute-force", {"cost": cost}), justify="right")
    both = solution.odds, force.odds
    for name in ("taken", "emptied", "held"):
        table.add_row(say(f"conflict-area-{name}"), *[texts.percent(getattr(odds, name)) for odds in both])
    table.add_section()
    rows = ["attackers_lost", "attackers_home", "defenders_lost", "defenders_home"]
    if p.neutral_attackers or p.neutral_defenders:
        rows.remove("attackers_home" if p.neutral_attackers else "defenders_home")
        rows.append("recruited")
    for name in rows:
        facts = {"by": "defender" if p.neutral_attackers else "attacker"}
        table.add_row(say(f"conflict-{name}", facts), *[texts.number(getattr(odds, name) + SAME, 2) for odds in both])
    table.add_section()
    values = [Text(signed(value + SAME, texts.language, 2), style="bold") for value in (solution.value, force.value)]
    table.add_row(say("conflict-worth"), *values)
    return table


# ---------------------------------------------------------------- all positions


def tables(position: Position, weights: Weights) -> str:
    """Return the values of fights of 1 to 8 against 1 to 8 as Markdown; everything but the numbers is as given."""

    def finesse(p: Position) -> float:
        return solve(p, weights).value

    def forced(vendetta: bool) -> Callable[[Position], float]:
        cost = cost_of_brute_force(vendetta)
        return lambda p: brute_force(p, weights, cost).value

    sections = (
        ("Finesse", position._replace(predictable=False), finesse, False),
        ("Finesse, predictable conflict", position._replace(predictable=True), finesse, False),
        ("Brute force", position, forced(False), True),
        ("Brute force with Vendetta", position, forced(True), True),
    )
    return "\n".join([_section(*section, rival=finesse) for section in sections])


def _section(
    title: str, position: Position, value: Callable[[Position], float], mark: bool, rival: Callable[[Position], float]
) -> str:
    """Return a table; values above those of the alternative are bold."""
    numbers = range(1, LARGEST + 1)
    lines = [f"### {title}", "", "| attackers | " + " | ".join([f"{n}" for n in numbers]) + " |"]
    lines.append("| ---: |" + " ---: |" * LARGEST)
    for attackers in numbers:
        cells: list[str] = []
        for defenders in numbers:
            p = position._replace(attackers=attackers, defenders=defenders)
            cell_value = value(p)
            text = signed(cell_value + SAME, "en", 2)
            cells.append(f"**{text}**" if mark and cell_value > rival(p) + SAME else text)
        lines.append(f"| {attackers} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
