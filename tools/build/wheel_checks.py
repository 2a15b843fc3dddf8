"""Check an installed compiled wheel as its users meet it: commands, bots and games of their own, the server.

    python tools/build/wheel_checks.py

It uses the package that this Python has installed, with the extra `server`, never the sources of the checkout.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import cosca
from cosca.bots import Bot, bot, view_of
from cosca.compiled import is_compiled

ROOT: Final = Path(__file__).resolve().parents[2]

BOT: Final = """
from cosca.bots import Bot

class Last(Bot):
    name = "last"

    def __init__(self, game, seat):
        super().__init__(game, seat)
        self.asked = 0

    def choose(self, decision, view, memory, rng):
        self.asked += 1
        assert view()["seat"] == self.seat
        return decision.choices[-1]
"""
ENTRY_POINT: Final = {
    "METADATA": "Metadata-Version: 2.1\nName: cosca-last\nVersion: 1.0\n",
    "RECORD": "",
    "entry_points.txt": "[cosca.bots]\nlast = cosca_last_bot:Last\n",
}


def command(*words: str, cwd: Path) -> str:
    """Return the output of a `cosca` command; raise if it fails."""
    env = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "cosca", *words], cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"cosca {' '.join(words)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def check_version(folder: Path) -> None:
    """The installed package is used, and it is compiled."""
    assert not Path(cosca.__file__).is_relative_to(ROOT / "src"), cosca.__file__
    assert is_compiled()
    assert command("--version", cwd=folder) == f"cosca {cosca.__version__} (compiled)\n"


def check_inherited_bot(folder: Path) -> None:
    """A Python class may inherit from `Bot`, in this process and as `module:Class` in another."""
    (folder / "my_bots.py").write_text(BOT, encoding="utf-8")
    space: dict[str, Any] = {}
    exec(BOT, space)
    game = cosca.game("la_famiglia")
    state = game.new(1)
    [seat] = game.actors(state)[:1]
    mine: Any = space["Last"](game, seat)
    decision = game.decision(state, seat)
    assert issubclass(type(mine), Bot)
    assert decision is not None
    assert mine.choose(decision, view_of(game, state, seat), None, Random(1)) is decision.choices[-1]
    assert (mine.asked, mine.seat) == (1, seat)
    played = arena(folder, "my_bots:Last")
    assert played["games"] == 2, played


def arena(folder: Path, spec: str) -> Any:
    """Return the summary of two games of that bot, none of whose answers may have failed."""
    summary = folder / "summary.json"
    output = command("arena", "la_famiglia", spec, "random", "--games", "2", "--json", str(summary), cwd=folder)
    document = json.loads(summary.read_text(encoding="utf-8"))
    assert "fail" not in output.lower(), output
    return document


def check_entry_point(folder: Path) -> None:
    """An installed bot is found by the name of its entry point."""
    site = Path(sysconfig.get_path("purelib"))
    info = site / "cosca_last-1.0.dist-info"
    module = site / "cosca_last_bot.py"
    try:
        info.mkdir(exist_ok=True)
        for name, text in ENTRY_POINT.items():
            (info / name).write_text(text, encoding="utf-8")
        module.write_text(BOT, encoding="utf-8")
        assert arena(folder, "last")["games"] == 2
    finally:
        module.unlink(missing_ok=True)
        for path in [*info.iterdir(), info]:
            path.rmdir() if path.is_dir() else path.unlink()


def check_inherited_game(folder: Path) -> None:
    """A game of a user inherits from the compiled kernel: its states, steps and memories too."""
    target = folder / "examples"
    source = ROOT / "examples" / "tiny_game"
    for path in source.rglob("*"):
        if path.is_file() and path.suffix != ".pyc":
            copy = target / path.relative_to(source.parent)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    summary = folder / "tiny.json"
    words = ("arena", "examples.tiny_game", "random", "default", "--games", "8", "--json", str(summary))
    command(*words, cwd=folder)
    assert json.loads(summary.read_text(encoding="utf-8"))["games"] == 8


def check_sim(folder: Path) -> None:
    """`cosca sim` plays in worker processes, with the same results as in one."""
    summaries: list[Any] = []
    for jobs in ("1", "2"):
        file = folder / f"sim-{jobs}.json"
        words = ("sim", "corleones_empire", "--games", "4", "--jobs", jobs, "--bot", "soldato", "--bot", "caporegime")
        command(*words, "--players", "2", "--json", str(file), cwd=folder)
        document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        summaries.append({name: value for name, value in document.items() if "second" not in name})
    assert summaries[0] == summaries[1]


def answer(question: bytes) -> str:
    """Return the choice of a bot in another process."""
    game, seat, state, memory = pickle.loads(question)
    decision = game.decision(state, seat)
    return str(bot("caporegime", game, seat).choose(decision, view_of(game, state, seat), memory, Random(1)))


def check_pickling(folder: Path) -> None:
    """Games, states and memories reach a worker process, which answers as this one does."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as workers:
        for name in cosca.game_names():
            game = cosca.game(name)
            state = game.new(5)
            [seat] = game.actors(state)[:1]
            question = pickle.dumps((game, seat, state, game.memory(seat, state)))
            assert workers.submit(answer, question).result() == answer(question), name


def check_server(folder: Path) -> None:
    """The server says that it is compiled, and a table is played to its end, with bots in its other seats."""
    from tools.harness.guests import Guest, SeatClient, play_fast, table_of
    from tools.harness.server import NO_LIMITS, Server

    with Server(folder, env={**NO_LIMITS, "PYTHONPATH": ""}) as server:
        with urllib.request.urlopen(f"{server.url}/healthz") as health:
            assert json.load(health)["compiled"] is True
        guest = Guest.new(server.url, "Wheel")
        table = table_of([guest], {2: "picciotto", 3: "soldato", 4: "caporegime"}, game="la_famiglia")

        async def play() -> dict[str, Any]:
            client = SeatClient(guest, table, 1)
            await play_fast([client], lambda _: False, Random(1))
            return client.state

        final = asyncio.run(play())
        assert not final["waiting"]
        assert "digest: " in str(guest.call("GET", f"/api/tables/{table}/record"))
    log = server.log.read_text(encoding="utf-8")
    assert "compiled engine" in log, log
    assert "Traceback" not in log, log


CHECKS: Final = (
    check_version,
    check_inherited_bot,
    check_entry_point,
    check_inherited_game,
    check_sim,
    check_pickling,
    check_server,
)


def main() -> None:
    sys.path[0] = str(ROOT)  # for `tools`; the package of the checkout is in src, which is not on the path
    for check in CHECKS:
        if check is check_server and sys.platform == "win32":
            print("not checked on Windows: a table on a server", flush=True)  # the harness stops servers by signals
            continue
        with tempfile.TemporaryDirectory() as folder:
            check(Path(folder))
        print(f"{check.__name__.removeprefix('check_').replace('_', ' ')}: as expected", flush=True)


if __name__ == "__main__":
    main()
