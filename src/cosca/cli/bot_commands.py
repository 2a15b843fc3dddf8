"""Commands about playing well: arena, advice, reports, solved conflicts. `cosca.cli` registers them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cosca.batch.addresses import LOCAL
from cosca.cli.game_flags import Cluster, Data, Fresh, Further, GameArgument, GameName, Language, which_game
from cosca.cli.option_values import collect, complete_bot, complete_game, parse_int
from cosca.kernel.documents import GameOptions


def arena(
    given: GameOptions,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)],
    a: Annotated[str, typer.Argument(metavar="A", autocompletion=complete_bot)],
    b: Annotated[
        str,
        typer.Argument(metavar="B", autocompletion=complete_bot),
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N")] = 200,
    seed: Annotated[
        str | None,
        typer.Option(metavar="N"),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 2,
    cluster: Cluster = LOCAL,
    csv: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    fresh: Fresh = False,
    data: Data = None,
    option: Further = None,
    language: Language = None,
) -> None:
    """Find out which of two bots is better.

    A block is one seed, played once with A on each team (in games without teams, in each seat). The results depend only
    on the seed, not on --jobs, unless a bot thinks for a set time instead of a set number of iterations.
    """
    from cosca.terminal.arena.compare import compare

    options = collect(game, given, data, option)
    first = parse_int("--seed", seed)
    seed_of_first = 1 if first is None else first
    compare(game, options, (a, b), games, seed_of_first, jobs, csv, json, plot, fresh, language, cluster)


def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, metavar="S")] = 1.0,
    to: Annotated[int | None, typer.Option(metavar="N")] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    data: Data = None,
    language: Language = None,
) -> None:
    """Ask the Consigliere to rank the choices, based only on what the player knows."""
    from cosca.terminal.commands.advise import advise_on
    from cosca.terminal.render.console import out

    advise_on(file, seat, seconds, to, every, None if data is None else str(data), language, out())


def puzzle(
    game: GameArgument = None,
    named: GameName = None,
    theme: Annotated[str, typer.Option(metavar="NAME")] = "",
    today: Annotated[bool, typer.Option("--today")] = False,
    id: Annotated[str, typer.Option("--id", metavar="ID")] = "",
    rating: Annotated[int, typer.Option(metavar="N")] = 1500,
    language: Language = None,
) -> None:
    """Solve a puzzle: a position from a game between bots with one best answer."""
    from cosca.terminal.commands.puzzle import solve_puzzle
    from cosca.terminal.render.console import out

    solve_puzzle(which_game(game, named), theme, today, id, rating, language, out())


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seconds: Annotated[float, typer.Option(min=1, max=3600, metavar="N")] = 120.0,
    data: Data = None,
    language: Language = None,
) -> None:
    """Look back at a finished game: who was ahead and when, what turned it, and which choices cost the most."""
    from cosca.terminal.commands.report import report_on
    from cosca.terminal.render.console import out

    report_on(file, seconds, None if data is None else str(data), language, out())


def conflict(
    attackers: Annotated[int | None, typer.Option(metavar="N")] = None,
    defenders: Annotated[int | None, typer.Option(metavar="N")] = None,
    attacker_supply: Annotated[int, typer.Option(metavar="N")] = 50,
    defender_supply: Annotated[int, typer.Option(metavar="N")] = 50,
    neutral: Annotated[bool, typer.Option("--neutral")] = False,
    agitated: Annotated[bool, typer.Option("--agitated")] = False,
    predictable: Annotated[bool, typer.Option("--predictable", "--predictable-conflict")] = False,
    vendetta: Annotated[bool, typer.Option("--vendetta")] = False,
    area: Annotated[float, typer.Option(metavar="X")] = 3.0,
    emptied: Annotated[float, typer.Option(metavar="X")] = 0.0,
    soldato: Annotated[float, typer.Option(metavar="X")] = 1.0,
    home: Annotated[float, typer.Option(metavar="X")] = 0.5,
    recruit: Annotated[float, typer.Option(metavar="X")] = 0.0,
    table: Annotated[bool, typer.Option("--table")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """La Famiglia: how both sides best play a conflict, the odds, and whether brute force is better."""
    from cosca.terminal.commands.conflict import Position, Weights, run_conflict
    from cosca.terminal.render.console import out

    weights = Weights(area, soldato, home, emptied, recruit)
    rest = Position(1, 1, attacker_supply, defender_supply, agitated, neutral, predictable)
    run_conflict(attackers, defenders, rest, weights, vendetta, table, json, out(), language)
