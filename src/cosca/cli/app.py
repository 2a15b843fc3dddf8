"""The command line. Every user error is one line on standard error and exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import cosca
from cosca.batch.addresses import LOCAL
from cosca.cli import bot_commands as cli_bots
from cosca.cli.game_flags import (
    FLAGS,
    Cluster,
    Data,
    Fresh,
    Further,
    GameArgument,
    GameName,
    Language,
    examples,
    forms_by_option,
    which_game,
    with_game_options,
)
from cosca.cli.help_texts import format_usage_error, localize_help, needs_help, speaker_for
from cosca.cli.option_values import collect, complete_bot, humans, parse_int
from cosca.compiled import is_compiled
from cosca.kernel.documents import GameOptions
from cosca.server.entrypoints import admin_cli, games_cli
from cosca.server.entrypoints import database_cli as database_commands
from cosca.terminal.render.game_texts import language_for

app = typer.Typer(
    name="cosca",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(database_commands.app)
app.add_typer(admin_cli.app)
app.add_typer(games_cli.app)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cosca {cosca.__version__}{' (compiled)' if is_compiled() else ''}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    language: Language = None,
) -> None:
    """Play heavy board games against bots or friends, with the complete rules."""
    if language is not None:
        language_for(language)  # rejects an unknown language, also for commands without the flag
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    elif language is not None:  # becomes the default of the command's own flag
        context.default_map = {context.invoked_subcommand: {"language": language}}


@app.command(
    epilog=examples(
        "cosca play",
        "cosca play --first-game --seat 3",
        "cosca play --seats all",
        "cosca play corleones_empire --players 3",
        "cosca play --resume FILE",
    ),
)
@with_game_options
def play(
    given: GameOptions,
    game: GameArgument = None,
    named: GameName = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(metavar="N"),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="all|LIST"),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", autocompletion=complete_bot),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="N"),
    ] = None,
    data: Data = None,
    option: Further = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard. The game is saved after each choice."""
    from cosca.terminal.play.run import run_game

    game = which_game(game, named)
    options = collect(game, given, data, option)
    run_game(
        game,
        options,
        humans(seat, seats),
        bot,
        parse_int("--seed", seed),
        save,
        resume,
        record,
        language,
    )


@app.command(
    epilog=examples(
        "cosca sim --games 200 --bot soldato --bot random",
        "cosca sim --jobs 4 --csv games.csv",
        "cosca sim corleones_empire --players 3 --bot soldato --bot random --bot random",
        "cosca sim la_famiglia --games 10000 --jobs 8 --bot caporegime --records games.parquet",
    ),
)
@with_game_options
def sim(
    given: GameOptions,
    game: GameArgument = None,
    named: GameName = None,
    games: Annotated[int, typer.Option(min=1, metavar="N")] = 100,
    seed: Annotated[
        str | None,
        typer.Option(metavar="N"),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    cluster: Cluster = LOCAL,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            autocompletion=complete_bot,
        ),
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    observations: Annotated[bool, typer.Option("--observations")] = False,
    fresh: Fresh = False,
    data: Data = None,
    option: Further = None,
    language: Language = None,
) -> None:
    """Let bots play many games and count who wins. The results depend only on the seed, not on --jobs."""
    from cosca.terminal.commands.simulate import run_simulation

    game = which_game(game, named)
    options = collect(game, given, data, option)
    first = parse_int("--seed", seed)
    seed_of_first = 1 if first is None else first
    bots = bot or ["soldato"]
    run_simulation(
        game, options, games, seed_of_first, jobs, bots, csv, json, fresh, language, cluster, records, observations
    )


app.command(
    epilog=examples(
        "cosca arena la_famiglia soldato picciotto --jobs 2",
        "cosca arena corleones_empire capo:0.25 soldato --players 3 --csv games.csv --plot games.png",
    ),
)(with_game_options(cli_bots.arena))


@app.command(
    epilog=examples(
        "cosca replay game.cosca",
        "cosca replay game.cosca --at 2 --board --seat 1",
        "cosca replay game.cosca --step",
    )
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option(metavar="N")] = None,
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N"),
    ] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    data: Data = None,
    language: Language = None,
) -> None:
    """Replay a record, check that it ends the same way, and describe the game in words."""
    from cosca.terminal.commands.replay import Replay
    from cosca.terminal.render.console import out

    Replay(file, seat, None if data is None else str(data), out(), language).run(to, at, step, board, strict)


app.command(epilog=examples("cosca advise game.cosca", "cosca advise game.cosca --to 40 --seconds 5 --all"))(
    cli_bots.advise
)


app.command(epilog=examples("cosca report game.cosca", "cosca report game.cosca --seconds 20"))(cli_bots.report)


@app.command(epilog=examples("cosca scenario tests/scenarios", "cosca scenario puzzle.yaml"))
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    language: Language = None,
) -> None:
    """Run scenarios: a position, choices, and expected results. The exit code is 1 if anything differs."""
    from cosca.terminal.commands.scenario import run_scenarios
    from cosca.terminal.render.console import out

    if not run_scenarios(files, language, out()):
        raise typer.Exit(1)


app.command(
    epilog=examples(
        "cosca puzzle --today", "cosca puzzle corleones_empire --theme bribery", "cosca puzzle --rating 1700"
    )
)(cli_bots.puzzle)


@app.command(
    epilog=examples("cosca rules guide", "cosca rules V4", "cosca rules car bomb", "cosca rules corleones_empire guide")
)
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME] guide|ID|WORD"),
    ] = None,
    game: GameName = None,
    coverage: Annotated[
        str | None,
        typer.Option(metavar="GAME"),
    ] = None,
    tests: Annotated[Path, typer.Option(metavar="DIR")] = Path("tests"),
    language: Language = None,
) -> None:
    """Read the guide, look up rules by id or word, or see which rules are covered by tests."""
    from cosca.terminal.commands.rules import show_coverage, show_rules
    from cosca.terminal.render.console import out

    if coverage is None:
        first = words[0] if words and words[0] in cosca.game_names() else None
        show_rules(which_game(first, game), (words or [])[1 if first else 0 :], out(), language)
    elif not show_coverage(coverage, tests, out()):
        raise typer.Exit(1)


app.command(
    epilog=examples(
        "cosca conflict --attackers 4 --defenders 3",
        "cosca conflict --attackers 5 --defenders 3 --neutral --area 6",
        "cosca conflict --attackers 3 --defenders 1 --vendetta --json",
        "cosca conflict --table",
    )
)(cli_bots.conflict)


@app.command(epilog=examples("cosca worker --nats nats://db.example.org --secret-file secret --processes 8"))
def worker(
    nats: Annotated[
        str | None, typer.Option(metavar="URL", help="The cluster's NATS. Default: COSCA_NATS_URL.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(metavar="N", help="Tasks computed at once. Default: one per core.")
    ] = None,
    secret_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="A copy of the nodes' secret file, which signs all tasks.")
    ] = None,
    node: Annotated[str | None, typer.Option(metavar="NAME", help="The worker's name. Default: the machine's.")] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info (default), warning or error.")
    ] = None,
) -> None:
    """Compute bot moves, advice and reports for the nodes of a cluster, on this machine."""
    from cosca.server.core.settings import load_settings
    from cosca.server.entrypoints.worker_cli import run_worker

    url = nats if nats is not None else os.environ.get("COSCA_NATS_URL", "")
    given = {"nats_url": "", "secret_file": secret_file, "node": node, "log_level": log_level}
    run_worker(load_settings({**given, "log_json": not sys.stderr.isatty()}), url, processes)


@app.command(
    epilog=examples(
        "cosca serve --open",
        "cosca serve --port 9000 --database sqlite:///games.sqlite3",
        "cosca serve --host 0.0.0.0 --base-url https://play.example.org",
    )
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="The address to listen on. Default: 127.0.0.1 (only this machine). 0.0.0.0: all."
        ),
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="The port. Default: 8765. 0: any free port.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: COSCA_DATABASE_URL, "
            "or a file in the user's data folder.",
        ),
    ] = None,
    nats: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="nats://[USER:PASSWORD@]HOST, or tls://…: be a node of a cluster, which shares a PostgreSQL database. "
            "Default: COSCA_NATS_URL, or a single server.",
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The name of this node of the cluster. Default: the machine's name."),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Run N nodes of the cluster on this machine, on one port. They need PostgreSQL and NATS. Default: 1.",
        ),
    ] = None,
    base_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address people use. Default: COSCA_BASE_URL, or http://HOST:PORT."),
    ] = None,
    open_: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open a browser with a table against bots.", show_default=False),
    ] = None,
    data: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME=SET|DIR",
            help="A component set (house-1), or a folder whose files override the default set. Can be repeated.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="Offer your own bot at the tables: my_module:MyBot, program:COMMAND, or an installed one. "
            "It runs with your permissions. Can be repeated.",
        ),
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info (default), warning or error.")
    ] = None,
    log_json: Annotated[
        bool | None,
        typer.Option(
            "--log-json/--log-plain",
            help="Write log lines as JSON or as plain text. Default: plain text in a terminal.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Run the server for the page and its tables. COSCA_* variables set limits and more; see docs/hosting.md."""
    from cosca.server.core.settings import env_name, load_settings, read_bots, read_data
    from cosca.server.entrypoints.serve import serve as run_server

    if log_json is None and env_name("log_json") not in os.environ:
        log_json = not sys.stderr.isatty()
    run_server(
        load_settings(
            {
                "host": host,
                "port": port,
                "database_url": database,
                "nats_url": nats,
                "node": node,
                "processes": processes,
                "base_url": base_url,
                "open": open_,
                "data": read_data(data) if data else None,
                "bots": read_bots(bot) if bot else None,
                "log_level": log_level,
                "log_json": log_json,
            }
        )
    )


def run(argv: list[str] | None = None) -> int:
    """Run a command line and return its exit code; raise ModuleNotFoundError if a command needs a missing package."""
    typed = sys.argv[1:] if argv is None else argv
    try:
        command = typer.main.get_command(app)
        if needs_help(typed):
            forms = {FLAGS.get(name, name): form for name, form in forms_by_option().items()}
            localize_help(command, speaker_for(typed), forms)
        code: Any = command.main(typed, prog_name="cosca", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        print(f"\ncosca: {speaker_for(typed).say('wrong-stopped')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has closed the pipe, as in `cosca rules | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if not isinstance(error, cosca.CoscaError | OSError) and not hasattr(error, "format_message"):  # else Typer's
            raise
        print(f"cosca: {format_usage_error(error, typed)}", file=sys.stderr)
        return 2
