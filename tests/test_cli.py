"""The command line: every command, and every mistake as one line with exit code 2."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import cosca
from cosca.cli import run
from cosca.terminal.answers import Ambiguous, find
from cosca.terminal.layout import spread
from cosca.terminal.simulate import shares, wilson

ONES = "1\n" * 2000


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Cli:
    """Runs the command line inside this process, with a state folder of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_STATE_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")

    def __call__(self, *words: object, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run([str(word) for word in words])
        told = self.capsys.readouterr()
        return Result(code, told.out, told.err)

    def wrong(self, *words: object, typed: str = "") -> str:
        """The one line of a mistake."""
        result = self(*words, typed=typed)
        assert result.code == 2, result
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("cosca: ")
        return lines[0].removeprefix("cosca: ")


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    return Cli(monkeypatch, capsys, tmp_path / "state")


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole random game."""
    game = cosca.game("la_famiglia")
    match, rng = cosca.Match(game, 4), Random(4)
    while actors := game.actors(match.state):
        match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    return match.record()


# ---------------------------------------------------------------- the frame


def test_version_and_help(cli: Cli) -> None:
    assert cli("--version") == (0, f"cosca {cosca.__version__}\n", "")
    overview = cli("--help").out
    assert cli().out == overview
    for command in ("play", "sim", "arena", "advise", "conflict", "replay", "scenario", "rules"):
        assert f"  {command} " in overview
        told = cli(command, "--help")
        assert told.code == 0
        assert "Examples:" in told.out
        assert f"  cosca {command}" in told.out


def test_the_installed_command_ends_with_its_exit_code() -> None:
    def command(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "cosca.cli", *words], capture_output=True, text=True, check=False)

    assert command("--version").stdout == f"cosca {cosca.__version__}\n"
    wrong = command("rules", "--nonsense")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("cosca: No such option: --nonsense")
    assert "Traceback" not in wrong.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    script = f"{sys.executable} -m cosca.cli rules area | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["plai"], "No such command 'plai'"),
        (["play", "--colour", "red"], "No such option: --colour"),
        (["play", "--seat", "red"], "Invalid value for '--seat'"),
        (["play", "--seat", "7"], "no seat 7 in la_famiglia (seats: 1, 2, 3, 4)"),
        (["play", "--seat", "1", "--seats", "all"], "--seats and --seat: give one of them"),
        (["play", "--seats", "some"], "--seats: 'some' is neither"),
        (["play", "--seed", "x"], "--seed: 'x' is not a whole number"),
        (["play", "--bot", "clever"], "no bot 'clever' (bots: picciotto, soldato, capo, random, default)"),
        (["play", "--game", "chess"], "no game 'chess' (games: la_famiglia"),
        (["play", "--edition", "3"], "edition: '3' is none of 1.2, 1.1, 1.0"),
        (["play", "--families", "red,pink,blue,green"], "families: give 4 different ones of"),
        (["play", "--option", "colour=1"], "no option 'colour' in la_famiglia"),
        (["play", "--option", "edition"], "--option edition: give NAME=VALUE"),
        (["play", "--resume", "nowhere.cosca"], "nowhere.cosca: No such file or directory"),
        (["play", "--data", "nowhere"], "nowhere: the data folder does not exist"),
        (["sim", "--games", "0"], "Invalid value for '--games'"),
        (["sim", "--bot", "soldato", "--bot", "random", "--bot", "random"], "--bot: give it once"),
        (
            ["sim", "--game", "corleones_empire", "--bot", "soldato", "--bot", "random"],
            "--bot: give it once or once a seat",
        ),
        (["play", "la_famiglia", "--game", "corleones_empire"], "give one of them"),
        (["play", "corleones_empire", "--edition", "1.1"], "no option 'edition' in corleones_empire"),
        (["play", "--players", "3"], "--players: la_famiglia is for 4 players"),
        (["play", "corleones_empire", "--players", "6"], "seats: 6 is not a number from 2 to 5"),
        (["play", "--game", "corleones_empire", "--players", "2", "--seat", "3"], "no seat 3 in corleones_empire"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nowhere.cosca"], "nowhere.cosca: No such file or directory"),
        (["scenario", "nowhere.yaml"], "nowhere.yaml: No such file or directory"),
        (["rules", "zzz"], "no rule has the id or holds the words 'zzz'"),
        (["rules", "--coverage", "chess"], "no game 'chess'"),
        (["rules", "--coverage", "la_famiglia", "--tests", "nowhere"], "nowhere: no such folder"),
    ],
)
def test_a_mistake_is_one_line(cli: Cli, tmp_path: Path, words: list[str], told: str) -> None:
    cli.monkeypatch.chdir(tmp_path)
    assert told in cli.wrong(*words)


def test_an_unknown_option_lists_the_right_ones(cli: Cli) -> None:
    line = cli.wrong("sim", "--option", "familes=red")
    assert "did you mean families" in line
    for name in ("edition", "first_game", "predictable_conflict", "tiles", "speaker", "data"):
        assert name in line


# ---------------------------------------------------------------- play


def test_a_whole_game_by_piped_input(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    played = cli("play", "--seed", "3", "--bot", "random", "--record", path, typed=ONES)
    assert played.code == 0
    assert "\x1b[" not in played.out
    assert "The end" in played.out
    assert f"The record is in {path}" in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 100 + len(str(path)) + 60
    told = cli("replay", path)
    assert told.code == 0
    assert "The record is sound" in told.out
    assert cli("replay", path, "--strict").code == 0
    match = cosca.Match.from_record(path.read_text())
    assert match.game.outcome(match.state) is not None


def test_a_whole_game_of_the_empire_by_piped_input(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    words = ["--game", "corleones_empire", "--option", "seats=2", "--seed", "3", "--bot", "random", "--record", path]
    played = cli("play", *words, typed=ONES)
    assert played.code == 0
    assert "\x1b[" not in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 100 + len(str(path)) + 60
    for text in (
        "Act IV of IV: The Reckoning · family business · hand limit 2",
        "1 Wall Street",
        "Columbus Circle",
        "Your turn. What do you do?",
        "Tribute to the Don: which card do you discard?",
        "Bribery: which money of your suitcase do you bid?",
        "turf dominance",
        "most jobs of a colour",
        "The end",
        "You have ",
        f"The record is in {path}",
    ):
        assert text in played.out, text
    assert "Lincoln Square" not in played.out  # a space for 3 and more
    assert "anytime" not in played.out
    told = cli("replay", path, "--strict")
    assert told.code == 0
    assert "The record is sound" in told.out
    assert "turf dominance" in told.out
    second = cli("replay", path, "--at", "2", "--board").out
    assert "Act II of IV: A Dangerous Proposal" in second
    assert "Act III" not in second
    assert "--at 9: the record ends in act 4" in cli.wrong("replay", path, "--at", "9")


def test_a_game_of_the_empire_is_resumed_and_passed_from_seat_to_seat(cli: Cli, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.cosca", tmp_path / "half.cosca"
    words = ["--game", "corleones_empire", "--players", "3", "--seed", "9"]
    cli("play", *words, "--save", whole, typed="1\n" * 30)
    cli("play", *words, "--save", half, typed="1\n" * 12)
    assert half.read_text() != whole.read_text()
    assert cli("play", "--resume", half, typed="1\n" * 18).code == 0
    assert half.read_text() == whole.read_text()
    told = cli("play", "--resume", half, "--seats", "all", typed="1\n" * 40).out
    assert "Pass the keyboard to seat 2" in told
    assert "Pass the keyboard to seat 3" in told
    assert half.read_text().splitlines()[1] == "# humans: 1, 2, 3; bots: soldato"


def test_the_panels_of_the_empire(cli: Cli) -> None:
    asked = [
        "help",
        "board",
        "jobs",
        "allies",
        "spaces",
        "hand",
        "bank",
        "look mid",
        "look nowhere",
        "rules F4",
        "a",
        "quit",
    ]
    families = ["--families", "vitale,caccamo,pizzino"]
    words = ["--game", "corleones_empire", "--players", "3", "--seed", "8", *families]
    told = cli("play", *words, typed="\n".join(asked) + "\n").out
    for text in (
        "a turf from near",
        "`rules horse head`",
        "Penn Central Railroad",
        "the backs around it",
        "Blood + Job + Case",
        "money cards",
        "Suitcase $",
        "Sutton Place (Upper East Side, Queens, Midtown)",
        "There is no one area",
        "CE-F4",
        "Nothing now.",
        "● Vitale you",
    ):
        assert text in told, text


def test_a_game_is_saved_and_resumed_exactly(cli: Cli, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.cosca", tmp_path / "half.cosca"
    cli("play", "--seed", "9", "--first-game", "--save", whole, typed="1\n" * 24)
    left = cli("play", "--seed", "9", "--first-game", "--save", half, typed="1\n" * 11)
    assert left.code == 0
    assert f"The game is saved. Go on with: cosca play --resume {half}" in left.out
    assert half.read_text() != whole.read_text()
    assert cli("play", "--resume", half, typed="1\n" * 13).code == 0
    assert half.read_text() == whole.read_text()
    assert "Round 1 of 4" in cli("play", "--resume", half).out
    assert "unfinished" in cli("replay", half).out
    assert "has its options and seed already" in cli.wrong("play", "--resume", half, "--seed", "1")


def test_the_default_save_lies_in_the_state_folder(cli: Cli, tmp_path: Path) -> None:
    result = cli("play", "--seed", "1", typed="quit\n")
    assert result.code == 0
    (found,) = (tmp_path / "state" / "cosca").iterdir()
    assert str(found) in result.out.replace("\n", "")


def test_the_commands_at_a_question(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.cosca"
    asked = ["help", "map", "sheets", "mats", "orders", "tiles", "mandamenti", "log", "a", "again", "look cefalù"]
    asked += ["rules V4", "rules zzz", "undo", "", "nonsense", "99", "look nowhere", f"save {copy}", "anytime", "quit"]
    options = ["--families", "red,green,blue,yellow", "--seed", "8", "--seat", "1"]
    told = cli("play", *options, typed="\n".join(asked) + "\n").out
    for text in (
        "take your last choice back",
        "~Palermo",
        "Lower sheet: Handshakes",
        "Famiglia Vermiglio",
        "First Blood",
        "Seat 1 leads the Red family",
        "a1  sell First Blood for 1 money",
        "next to Mistretta",
        "LF-V4",
        "no rule has the id or holds the words 'zzz'",
        "nothing to undo",
        "Type a number, the choice in words, or help.",
        "'nonsense' is none of the choices",
        "'99' is none of the choices",
        "There is no one area",
        f"Saved in {copy}",
    ):
        assert text in told, text
    assert copy.read_text().startswith("cosca record 1\n# humans: 1; bots: soldato\n")


def test_undo_anytime_and_choices_in_words(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    typed = "family\nfamily gr\nundo\nred\na\nquit\n"
    told = cli("play", "--seed", "5", "--save", path, typed=typed).out
    assert "'family' could be several; type a number, or more of the words:\n  1  Green: " in told
    assert "Taken back: Green: " in told
    assert path.read_text().splitlines()[-3:-2] == ["1 family red"]
    options = ["--families", "red,green,blue,yellow", "--seed", "5", "--save", path]
    told = cli("play", *options, typed="sell red.basic.1\nundo\ngive\nquit\n").out
    assert "sells the order First Blood" in told
    assert "You may not undo this: others have acted" in told
    assert "pays 2 money (help between teammates)" in told
    assert "1 sell red.basic.1\n1 " in path.read_text()


def test_two_teams_at_one_keyboard_do_not_see_each_other(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    told = cli("play", "--seats", "all", "--seed", "2", "--save", path, typed="1\n" * 120).out
    assert "Pass the keyboard to seat 3" in told
    assert "Press Enter when nobody else is looking." in told
    assert path.read_text().splitlines()[1] == "# humans: 1, 2, 3, 4; bots: soldato"
    assert cli("play", "--resume", path, "--seat", "2", typed="quit\n").code == 0
    assert path.read_text().splitlines()[1] == "# humans: 2; bots: soldato"


def test_a_bots_secret_order_is_not_told(cli: Cli) -> None:
    told = cli("play", "--seed", "5", typed="1\n" * 40).out
    assert "face down" in told
    lines = [line for line in told.splitlines() if "issues an order in" in line]
    assert lines


def test_finding_a_choice() -> None:
    game = cosca.game("la_famiglia", families="red,green,blue,yellow")
    match = cosca.Match(game, 8)
    seat = game.actors(match.state)[0]
    decision = game.decision(match.state, seat)
    assert decision is not None
    anytime = game.anytime(match.state, seat)

    def words(choice: cosca.Choice) -> str:
        return choice.text

    for number, choice in enumerate(decision.choices, 1):
        assert find(str(number), decision.choices, anytime, words) is choice
        assert find(choice.text, decision.choices, anytime, words) is choice
        assert find(choice.text.upper(), decision.choices, anytime, words) is choice
    assert find("a1", decision.choices, anytime, words) is anytime[0]
    assert find("give", decision.choices, anytime, words) is anytime[-1]
    assert find("0", decision.choices, anytime, words) is None
    assert find("!", decision.choices, anytime, words) is None
    with pytest.raises(Ambiguous, match="sell") as several:
        find("sell", decision.choices, anytime, words)
    assert len(several.value.found) == len(anytime) - 1


def test_a_choice_is_found_by_a_word_inside_if_it_is_unique() -> None:
    game: Any = cosca.game("la_famiglia")
    one, two, three = game.menu.number[1:4]
    called = {one: "Justice 1: issue an order", two: "Justice 2: Ultima Azione", three: "Justice 3: issue two orders"}

    def typed(line: str) -> Any:
        return find(line, (one, two, three), (), called.__getitem__)

    assert typed("ultima") is two
    assert typed("AZIONE") is two
    assert typed("two orders") is three
    assert typed("zione") is None, "words are found from their start"
    assert typed("is") is None, "too short to be looked for inside"
    with pytest.raises(Ambiguous) as several:
        typed("issue")
    assert several.value.found == (one, three)


def screens(told: str) -> list[str]:
    """What was printed between two inputs."""
    return told.split("\n> ")


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_a_turn_fits_a_screen(cli: Cli, game: str) -> None:
    """45 rows of 100 columns hold the table and the question of every turn; in La Famiglia the log too, as a rule."""
    told = cli("play", "--game", game, "--seed", "5", typed="1\n" * 150).out
    asked = [each for each in screens(told) if "\nYour turn." in each]
    assert len(asked) >= 4
    for each in asked:
        table = each[each.index("\nRound " if game == "la_famiglia" else "\nAct ") :]
        assert len(table.splitlines()) <= 45, table
    assert not any(line.endswith(" ") for line in told.splitlines())


def test_a_table_is_not_printed_again_inside_a_turn_or_a_conflict(cli: Cli) -> None:
    told = cli("play", "--seed", "5", "--families", "red,green,blue,yellow", typed="1\n" * 150).out
    asked = screens(told)
    for each in asked:
        assert each.count("~Palermo") <= 1
        if " Conflict: " in each:
            assert "~Palermo" not in each
            assert re.search(r"\nIn [^:]+: \w+ \d+.* attack \w+ \d+\. Conflict: ", each), each
    assert any(" Conflict: " in each for each in asked)
    turns = [each for each in asked if "\nYour turn." in each]
    assert turns
    assert all("lower sheet: " in each and "~Palermo" not in each for each in turns)


def test_amounts_are_typed_as_they_are() -> None:
    game: Any = cosca.game("la_famiglia")
    numbers = tuple(game.menu.number[3:0:-1])
    assert find("3", numbers, (), str).value == 3  # type: ignore[union-attr]
    assert find("1", numbers, (), str).value == 1  # type: ignore[union-attr]
    assert find("4", numbers, (), str) is None


# ---------------------------------------------------------------- replay


def test_replay_to_a_choice_a_round_and_a_seat(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    path.write_text(record)
    whole = cli("replay", path).out
    assert "The record is sound" in whole
    assert "After choice 30 of " in cli("replay", path, "--to", "30").out
    second = cli("replay", path, "--at", "2", "--board").out
    assert "Round 2: the planning phase starts" in second
    assert "Round 2 of 4 · planning phase" in second
    assert "Round 3" not in second
    assert cli("replay", path, "--seat", "1").out != whole
    steps = cli("replay", path, "--step", typed="\n\nb\n\nq\n").out
    assert "[3] Enter: next" in steps
    assert "--to 9999: the record has" in cli.wrong("replay", path, "--to", "9999")
    assert "--at 9: the record ends in round" in cli.wrong("replay", path, "--at", "9")
    assert "no seat 5" in cli.wrong("replay", path, "--seat", "5")


def test_a_bad_record_names_the_line(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    lines = record.splitlines()
    start = lines.index("") + 1

    def written(text: str) -> str:
        path.write_text(text)
        return cli.wrong("replay", path)

    edited = [*lines]
    edited[start + 9] = "1 area nowhere"
    assert f"line {start + 10}: seat 1 may not choose 'area nowhere'" in written("\n".join(edited))
    cut = "\n".join([*lines[: start + 20], lines[-1]])
    assert f"line {start + 21}: digest: the game ends as" in written(cut)
    assert "line 1: a record starts with" in written("hello\n")
    assert f"line {start + 1}: 'what' is neither" in written("\n".join([*lines[:start], "what"]))
    assert "data house 0" in written(record.replace(lines[4], "data: house 0"))
    assert "rules 99: this version knows" in written(record.replace("rules: 1", "rules: 99"))
    path.write_bytes(b"\xff\xfe\x00")
    assert "is no text file" in cli.wrong("replay", path)


def test_a_record_without_its_digest_is_unfinished_or_truncated(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    path.write_text("\n".join(record.splitlines()[:60]) + "\n")
    told = cli("replay", path)
    assert told.code == 0
    assert "The game is unfinished" in told.out
    assert "no digest" in told.out
    assert "line 60: truncated: the record ends without its digest" in cli.wrong("replay", path, "--strict")


def test_a_game_with_an_overlay_needs_it_again(cli: Cli, tmp_path: Path) -> None:
    path, overlay = tmp_path / "game.cosca", tmp_path / "overlay"
    overlay.mkdir()
    (overlay / "set.toml").write_text('name = "mine"')
    left = cli("play", "--seed", "1", "--data", overlay, "--save", path, typed="1\n1\nquit\n")
    assert f"--resume {path} --data {overlay}" in left.out
    assert "another set needs --data DIR" in cli.wrong("replay", path)
    assert cli("replay", path, "--data", overlay).code == 0
    assert cli("play", "--resume", path, "--data", overlay, typed="quit\n").code == 0


# ---------------------------------------------------------------- scenario

SCENARIO = """
name: a car drives along
rules: [LF-V4]
position:
  phase: encounter
  areas:
    gela: {{holder: 1, soldati: 4, cars: 1, orders: [red.basic.1]}}
    {area}: {{holder: neutral, soldati: 3}}
play:
  - asked: move.target
  - 1 land caltagirone
  - expect: {{areas: {{gela: {{soldati: {soldati}}}}}}}
"""


def test_scenarios_pass_fail_or_are_bad(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENARIO.format(area="caltagirone", soldati=4))
    assert cli("scenario", good) == (0, f"ok    {good}: a car drives along\n1 passed, 0 failed\n", "")
    bad.write_text(SCENARIO.format(area="caltagirone", soldati=5))
    told = cli("scenario", tmp_path)
    assert told.code == 1
    assert "FAIL" in told.out
    assert "step 3: areas.gela.soldati: expected 5, is 4" in told.out
    assert told.out.endswith("1 passed, 1 failed\n")
    bad.write_text(SCENARIO.format(area="nowhere", soldati=4))
    assert "nowhere" in cli.wrong("scenario", bad)
    bad.write_text("- [unclosed")
    assert str(bad) in cli.wrong("scenario", bad)
    (tmp_path / "empty").mkdir()
    assert "holds no scenario" in cli.wrong("scenario", tmp_path / "empty")


# ---------------------------------------------------------------- rules


def test_rules_by_id_and_by_word(cli: Cli) -> None:
    told = cli("rules", "v4", "LF-K2")
    assert told.code == 0
    assert "LF-V4" in told.out
    assert "LF-K2" in told.out
    assert "By land the move may take 1 car" in told.out
    found = cli("rules", "brute", "force").out
    assert "LF-K2" in found
    assert "LF-V4" not in found
    assert "A16[1.0]" in cli("rules", "A16[1.0]").out
    assert "V  Movement (and attack): the shotgun" in cli("rules").out
    empire = cli("rules", "--game", "corleones_empire", "f4").out
    assert "CE-F4" in empire
    assert "Thug space of any business" in empire


def test_coverage_lists_what_no_test_proves(cli: Cli, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("LF-V4", "LF-Z99")\ndef test_it() -> None: ...\n'
    )
    told = cli("rules", "--coverage", "la_famiglia", "--tests", tests)
    assert told.code == 1
    lines = told.out.splitlines()
    assert any(line.startswith("LF-V5") for line in lines)
    assert not any(line.startswith("LF-V4 ") for line in lines)
    assert "tests/test_one.py:4: no rule 'LF-Z99'" in told.out
    assert "1 of " in lines[-1]
    assert "1 names in tests are no rule" in lines[-1]
    (tests / "test_one.py").write_text('import pytest\n\n\n@pytest.mark.rule("CE-F4")\ndef test_it() -> None: ...\n')
    told = cli("rules", "--coverage", "corleones_empire", "--tests", tests)
    assert told.code == 1
    assert "corleones_empire: 1 of " in told.out
    assert not any(line.startswith("CE-F4 ") for line in told.out.splitlines())


# ---------------------------------------------------------------- sim


def test_a_simulation_is_the_same_in_any_number_of_processes(cli: Cli, tmp_path: Path) -> None:
    def simulated(jobs: int) -> tuple[str, str]:
        rows, found = tmp_path / f"{jobs}.csv", tmp_path / f"{jobs}.json"
        words = ["--games", "6", "--seed", "20", "--bot", "random", "--edition", "1.1"]
        result = cli("sim", *words, "--jobs", jobs, "--csv", rows, "--json", found)
        assert result.code == 0
        assert "decisions/s" in result.out
        return rows.read_text(), found.read_text()

    one, two = simulated(1), simulated(2)
    assert one == two
    rows = list(csv.DictReader(io.StringIO(one[0])))
    assert [row["seed"] for row in rows] == [str(seed) for seed in range(20, 26)]
    assert {"winners", "reason", "rounds", "decisions", "digest", "family_1", "bot_4"} <= set(rows[0])
    found = json.loads(one[1])
    assert found["games"] == 6
    assert found["options"] == {"edition": "1.1"}
    wins = found["wins"]["team"]
    assert wins["1"]["wins"] + wins["2"]["wins"] + found["draws"] == 6
    assert sum(found["ends"].values()) == 6


def test_a_simulation_of_the_empire(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    words = ["--game", "corleones_empire", "--option", "seats=3", "--games", "40", "--json", path]
    told = cli("sim", *words, "--bot", "default", "--bot", "random", "--bot", "random")
    assert told.code == 0
    assert "average money" in told.out
    assert "Average final money: " in told.out
    found = json.loads(path.read_text())
    assert found["options"] == {"seats": 3}
    assert found["bots"] == ["default", "random", "random"]
    assert set(found["wins"]) == {"bot", "seat", "family"}
    assert set(found["wins"]["seat"]) == {"1", "2", "3"}
    assert sum(each["wins"] for each in found["wins"]["seat"].values()) == pytest.approx(40)
    assert sum(each["wins"] for each in found["wins"]["family"].values()) == pytest.approx(40)
    assert found["wins"]["bot"]["random"]["games"] == 80
    low, high = found["wins"]["seat"]["2"]["interval"]
    assert low < found["wins"]["seat"]["2"]["share"] < high
    mean = sum(each["score"] for each in found["wins"]["seat"].values()) / 3
    assert found["score"] == pytest.approx(mean)


def test_a_shared_win_is_a_share() -> None:
    scores = {f"score_{seat}": 10 * seat for seat in (1, 2, 3)} | {f"bot_{seat}": "random" for seat in (1, 2, 3)}
    row = {"winners": "2 3", **scores}
    found = shares([row, {**row, "winners": "1"}], (1, 2, 3))["seat"]
    assert [found[seat]["wins"] for seat in "123"] == [1, 0.5, 0.5]
    assert [found[seat]["score"] for seat in "123"] == [10, 20, 30]
    teams = {f"team_{seat}": 1 + seat // 2 for seat in (1, 2, 3)}
    found = shares([{**row, **teams}], (1, 2, 3))
    assert found["team"]["2"]["wins"] == 1
    assert [found["seat"][seat]["wins"] for seat in "123"] == [0, 1, 1]


def test_bots_of_a_simulation_are_given_by_team(cli: Cli) -> None:
    told = cli("sim", "--games", "2", "--bot", "soldato", "--bot", "random")
    assert told.code == 0
    assert "soldato" in told.out
    assert "95 % interval" in told.out
    assert told.err == ""


def test_wilson_intervals() -> None:
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-4)
    assert high == pytest.approx(0.7634, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_labels_never_overlap() -> None:
    points = {f"p{i}": (float(i % 7), float(i % 5)) for i in range(30)}
    places = spread(points, 100, 27, (12, 2))
    cells = [(box.x + dx, box.y + dy) for box in places.values() for dx in range(12) for dy in range(2)]
    assert len(cells) == len(set(cells)) == 30 * 24
    assert max(x for x, _ in cells) < 100
    assert max(y for _, y in cells) < 27


def test_no_color_is_kept(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_COLOR": "1", "XDG_STATE_HOME": str(tmp_path)}
    words = [sys.executable, "-m", "cosca.cli", "rules", "V4"]
    done = subprocess.run(words, capture_output=True, text=True, env=environment, check=True)
    assert "\x1b[" not in done.stdout
