"""External bots: they receive only what a seat may know, and cannot hang or break a game."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
import cosca.bots
from cosca.bots import bot, bot_class, bots, registry, spec_of, view_of
from cosca.bots.arena import play_game
from cosca.bots.base import Bot, SeatView
from cosca.bots.external import program_bot
from cosca.bots.external.bot_process import BotFault, BotProcess
from cosca.bots.external.program_bot import MAX_FAULTS, ProgramBot
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory
from cosca.testing.secrecy import Watched

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = f"program:{sys.executable} {ROOT / 'examples' / 'first_bot.py'}"
HERE = "tests.bots.test_external_bots"

HELLO = (
    "import json, sys, time, os\nprint(json.dumps({'type': 'hello', 'wants': []}), flush=True)\nsys.stdin.readline()\n"
)
GAME = "sys.stdin.readline()\nasked = json.loads(sys.stdin.readline())\n"
ATTACKS = {
    "never answers": ("time.sleep(60)", "no answer after"),
    "does not even read": ("", "no answer after"),
    "floods": ("while True: os.write(1, b'x' * 65536)", "more than 65536 bytes"),
    "talks without being asked": ("os.write(1, b'{}\\n' * 3); time.sleep(60)", "not an answer to question 1"),
    "answers with an illegal choice": (
        "print(json.dumps({'type': 'answer', 'id': asked['id'], 'choice': 'win'}), flush=True); time.sleep(60)",
        "with one of its choices",
    ),
    "says nonsense": ("print('[1, 2]', flush=True); time.sleep(60)", "not a JSON object"),
    "dies": ("sys.exit('out of memory')", "has exited (out of memory)"),
}


class Last(Bot):
    """A bot that checks its input and takes the last choice; it runs in its own process."""

    name = "last"
    needs_memory = True

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        assert memory is not None
        drawn = self.game.sample(view(), memory, rng)
        assert self.game.choices(drawn, self.seat) == decision.choices
        print("what a bot prints is no answer")
        return decision.choices[-1]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def program_with(code: str, seconds: float = 5.0) -> tuple[ProgramBot, Any, Any, Any]:
    """Return a program with this code in seat 1, and its decision, view and memory."""
    watched = Watched(1, cosca.game("corleones_empire"))
    while watched.game.actors(watched.state) != (1,):
        watched.step()
    decision = watched.game.decision(watched.state, 1)
    player = ProgramBot(watched.game, 1, (sys.executable, "-c", code), seconds)
    return player, decision, view_of(watched.game, watched.state, 1), watched.memories[1]


def test_example_bot_plays_a_full_game() -> None:
    game = cosca.game("corleones_empire", seats=2)
    played = play_game(game, 3, (TEMPLATE, "default"))
    assert played.failures == ()
    assert played.paces[1].decisions > 10
    lines = (ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 20


@pytest.mark.parametrize("attack", ATTACKS)
def test_misbehaving_program_is_killed_and_reported(attack: str) -> None:
    code, message = ATTACKS[attack]
    reads = "" if attack == "does not even read" else GAME
    seconds = 0.5 if "no answer after" in message else 20.0
    player, decision, view, memory = program_with(HELLO + reads + (code or "time.sleep(60)"), seconds)
    process: Any = player._running[0]._process
    begun = time.monotonic()
    with pytest.raises(BotFault) as fault:
        player.choose(decision, view, memory, Random(1))
    assert message in str(fault.value)
    assert time.monotonic() - begun < 60
    assert process.poll() is not None, "the program still runs"


def test_program_is_not_asked_again_after_too_many_faults() -> None:
    player, decision, view, memory = program_with(HELLO + GAME + "sys.exit(1)")
    for _ in range(MAX_FAULTS):
        with pytest.raises(BotFault, match="has exited"):
            player.choose(decision, view, memory, Random(1))
    with pytest.raises(BotFault, match="not asked again"):
        player.choose(decision, view, memory, Random(1))


def test_default_choice_replaces_a_failing_program(caplog: pytest.LogCaptureFixture) -> None:
    game = cosca.game("corleones_empire", seats=2)
    broken = play_game(game, 3, (f"program:{sys.executable} -c {shlex.quote(HELLO + GAME)}", "default"))
    assert {failure.seat for failure in broken.failures} == {1}
    assert "the default choice is taken" in caplog.text
    assert broken.state.digest() == play_game(game, 3, ("default", "default")).state.digest()


def test_question_to_a_program_has_no_hidden_information() -> None:
    """The question is the same for all states that look the same to the seat."""
    watched, rng = Watched(4, cosca.game("la_famiglia")), Random(4)
    asked = 0
    for i, _ in enumerate(watched.steps()):
        seat = (watched.game.actors(watched.state) or (0,))[0]
        if i % 40 or not seat:
            continue
        asked += 1
        questions: list[str] = []
        for state in (watched.state, watched.sample(seat, rng)):
            player = ProgramBot.__new__(ProgramBot)
            Bot.__init__(player, watched.game, seat)
            player._question_id, player._wants = 1, ("view", "facts", "observation")
            decision = watched.game.decision(state, seat)
            assert decision is not None
            looking = view_of(watched.game, state, seat)
            question = player._question(decision, looking, watched.memories[seat], Random(1))
            assert question["facts"] == json.loads(json.dumps(watched.game.facts(watched.state, seat)))
            questions.append(json.dumps(question))
        assert questions[0] == questions[1]
    assert asked > 5


def test_python_bot_plays_the_same_in_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cosca.game("corleones_empire", seats=2)
    hosted = play_game(game, 5, (f"{HERE}:Last", "random"))
    assert hosted.failures == ()
    monkeypatch.setitem(cosca.bots._BOTS, "last", Last)
    assert hosted.state.digest() == play_game(game, 5, ("last", "random")).state.digest()


def test_invalid_bot_spec_is_refused_before_the_game() -> None:
    game = cosca.game("corleones_empire")
    for spec, why in (
        ("tests.bots.test_external_bots:Nobody", "has no attribute"),
        ("tests.bots.test_external_bots:ATTACKS", "has no method choose"),
        ("no_such_module:Bot", "No module named"),
        ("program:/no/such/program", "cannot be started"),
        ("program:", "give a command"),
        ("program:'", "quotation"),
    ):
        with pytest.raises(cosca.BadOption, match=why):
            bot(spec, game, 1)


def test_installed_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    about = tmp_path / "their_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[cosca.bots]\nmine = {HERE}:Last\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_class("mine") is ProgramBot
    assert registry.command_of("mine") == program_bot.python_host_command(f"{HERE}:Last")


def test_registered_bot_is_offered_until_cleared() -> None:
    try:
        registry.register("mine", f"{HERE}:Last", bots())
        assert "mine" in bots("la_famiglia")
        assert spec_of("mine") == f"{HERE}:Last"
        assert spec_of("soldato") == "soldato"
        for name, spec in (("soldato", TEMPLATE), ("Mine!", TEMPLATE), ("other", "nothing")):
            with pytest.raises(cosca.BadOption):
                registry.register(name, spec, bots())
    finally:
        registry.clear()
    assert "mine" not in bots()


def test_program_does_not_inherit_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSCA_SMTP_URL", "smtp://user:password@example.org")
    code = "import os, sys; sys.exit('secret' if 'COSCA_SMTP_URL' in os.environ else 'nothing')"
    with pytest.raises(cosca.BadOption, match="nothing"):
        ProgramBot(cosca.game("corleones_empire"), 1, (sys.executable, "-c", code))


@pytest.mark.skipif(sys.platform != "linux", reason="only there worker processes are limited")
def test_program_does_not_inherit_the_memory_limit() -> None:
    import resource

    program = (
        "import json, resource; print(json.dumps({'most': resource.getrlimit(resource.RLIMIT_AS)[0]}), flush=True)"
    )
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (1 << 40, before[1]))
    try:
        line = BotProcess((sys.executable, "-c", program), "it")
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    assert line.receive(time.monotonic() + 30, 30) == {"most": before[1]}
    line.close()
