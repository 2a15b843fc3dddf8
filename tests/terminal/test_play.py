"""`cosca play`: full games by piped input, commands, several players at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cosca
from tests.terminal.support import ONES, Cli, screens


def test_full_game_by_piped_input(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    played = cli("play", "--seed", "3", "--bot", "random", "--record", path, typed=ONES)
    assert played.code == 0
    assert "\x1b[" not in played.out
    assert "Game over" in played.out
    assert f"The record is in {path}" in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 100 + len(str(path)) + 60
    result = cli("replay", path)
    assert result.code == 0
    assert "The record is intact" in result.out
    assert cli("replay", path, "--strict").code == 0
    match = cosca.Match.from_record(path.read_text())
    assert match.game.outcome(match.state) is not None


def test_full_game_of_the_empire_by_piped_input(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    words = ["--game", "corleones_empire", "--option", "seats=2", "--seed", "3", "--bot", "random", "--record", path]
    played = cli("play", *words, typed=ONES)
    assert played.code == 0
    assert "\x1b[" not in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 100 + len(str(path)) + 60
    for text in (
        "Act IV: The Reckoning · Family Business · hand limit 2",
        "Wall Street",
        "Columbus Circle",
        "Your turn. What do you do?",
        "Tribute to the Don: which card do you discard?",
        "Bribery: which money cards from your suitcase do you bid?",
        "turf dominance",
        "most jobs of a color",
        "Game over",
        "You have ",
        f"The record is in {path}",
    ):
        assert text in played.out, text
    assert "Lincoln Square" not in played.out  # a space for 3 and more
    assert "anytime" not in played.out
    result = cli("replay", path, "--strict")
    assert result.code == 0
    assert "The record is intact" in result.out
    assert "turf dominance" in result.out
    second = cli("replay", path, "--at", "2", "--board").out
    assert "Act II: A Dangerous Proposal" in second
    assert "Act III" not in second
    assert "--at 9: the record ends in round or act 4" in cli.wrong("replay", path, "--at", "9")


def test_game_of_the_empire_is_resumed_and_handed_from_seat_to_seat(cli: Cli, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.cosca", tmp_path / "half.cosca"
    words = ["--game", "corleones_empire", "--players", "3", "--seed", "9"]
    cli("play", *words, "--save", whole, typed="1\n" * 30)
    cli("play", *words, "--save", half, typed="1\n" * 12)
    assert half.read_text() != whole.read_text()
    assert cli("play", "--resume", half, typed="1\n" * 18).code == 0
    assert half.read_text() == whole.read_text()
    output = cli("play", "--resume", half, "--seats", "all", typed="1\n" * 40).out
    assert re.search(r"Pass the keyboard to [^.]*player 2", output)
    assert re.search(r"Pass the keyboard to [^.]*player 3", output)
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
    output = cli("play", *words, typed="\n".join(asked) + "\n").out
    for text in (
        "one turf in detail",
        "`rules horse head`",
        "Penn Central Railroad",
        "backs around it",
        "Blood, Job, Case",
        "money cards",
        "Suitcase: $",
        "Sutton Place (Upper East Side, Queens, Midtown)",
        "No single area starts with",
        "CE-F4",
        "Nothing right now.",
        "● Vitale you",
    ):
        assert text in output, text


def test_a_game_is_saved_and_resumed_exactly(cli: Cli, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.cosca", tmp_path / "half.cosca"
    cli("play", "--seed", "9", "--first-game", "--save", whole, typed="1\n" * 24)
    left = cli("play", "--seed", "9", "--first-game", "--save", half, typed="1\n" * 11)
    assert left.code == 0
    assert f"The game is saved. To continue: cosca play --resume {half}" in left.out
    assert half.read_text() != whole.read_text()
    assert cli("play", "--resume", half, typed="1\n" * 13).code == 0
    assert half.read_text() == whole.read_text()
    assert "Round 1 of 4" in cli("play", "--resume", half).out
    assert "unfinished" in cli("replay", half).out
    assert "already has its options and seed" in cli.wrong("play", "--resume", half, "--seed", "1")


def test_default_save_is_in_the_state_folder(cli: Cli, tmp_path: Path) -> None:
    result = cli("play", "--seed", "1", typed="quit\n")
    assert result.code == 0
    (save,) = (tmp_path / "state" / "cosca").iterdir()
    assert str(save) in result.out.replace("\n", "")


def test_the_commands_at_a_question(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.cosca"
    asked = ["help", "map", "sheets", "mats", "orders", "tiles", "mandamenti", "log", "a", "again", "look cefalù"]
    asked += ["rules V4", "rules zzz", "undo", "", "nonsense", "99", "look nowhere", f"save {copy}", "anytime", "quit"]
    options = ["--families", "red,green,blue,yellow", "--seed", "8", "--seat", "1"]
    output = cli("play", *options, typed="\n".join(asked) + "\n").out
    for text in (
        "undo your last choice",
        "~Palermo",
        "Bottom action sheet: Handshakes",
        "Famiglia Vermiglio",
        "First Blood",
        "Player 1 leads the Red family",
        "a1  sell First Blood for 1 Money",
        "adjacent to Mistretta",
        "LF-V4",
        "no rule has the id or contains the words “zzz”",
        "nothing to undo",
        "Type a number, the choice in words, or help.",
        "“nonsense” is not one of the choices",
        "“99” is not one of the choices",
        "No single area starts with",
        f"Saved in {copy}",
    ):
        assert text in output, text
    assert copy.read_text().startswith("cosca record 1\n# humans: 1; bots: soldato\n")


def test_undo_anytime_and_choices_in_words(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    typed = "family\nfamily gr\nundo\nred\na\nquit\n"
    output = cli("play", "--seed", "5", "--save", path, typed=typed).out
    assert "“family” matches several choices. Type a number, or more of the words:\n  1  Green: " in output
    assert "Undone: Green: " in output
    assert path.read_text().splitlines()[-3:-2] == ["1 family red"]
    options = ["--families", "red,green,blue,yellow", "--seed", "5", "--save", path]
    output = cli("play", *options, typed="sell red.basic.1\nundo\ngive\nquit\n").out
    assert "sells the order First Blood" in output
    assert "You can’t undo this: others have acted" in output
    assert "pays 2 Money (help between teammates)" in output
    assert "1 sell red.basic.1\n1 " in path.read_text()


def test_two_teams_at_one_keyboard_do_not_see_each_other(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    output = cli("play", "--seats", "all", "--seed", "2", "--save", path, typed="1\n" * 120).out
    assert re.search(r"Pass the keyboard to [^.]*player 3", output)
    assert "Press Enter when nobody else is looking." in output
    assert path.read_text().splitlines()[1] == "# humans: 1, 2, 3, 4; bots: soldato"
    assert cli("play", "--resume", path, "--seat", "2", typed="quit\n").code == 0
    assert path.read_text().splitlines()[1] == "# humans: 2; bots: soldato"


def test_secret_order_of_a_bot_is_not_shown(cli: Cli) -> None:
    output = cli("play", "--seed", "5", typed="1\n" * 40).out
    assert "face down" in output
    lines = [line for line in output.splitlines() if "issues an order face down in" in line]
    assert lines


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_a_turn_fits_a_screen(cli: Cli, game: str) -> None:
    """45 rows of 100 columns hold table and question of every turn; in La Famiglia mostly the log too."""
    output = cli("play", "--game", game, "--seed", "5", typed="1\n" * 150).out
    asked = [each for each in screens(output) if "\nYour turn." in each]
    assert len(asked) >= 4
    for each in asked:
        table = each[each.index("\nRound " if game == "la_famiglia" else "\nAct ") :]
        assert len(table.splitlines()) <= 45, table
    assert not any(line.endswith(" ") for line in output.splitlines())


def test_table_is_not_reprinted_within_a_turn_or_conflict(cli: Cli) -> None:
    output = cli("play", "--seed", "5", "--families", "red,green,blue,yellow", typed="1\n" * 150).out
    asked = screens(output)
    for each in asked:
        assert each.count("~Palermo") <= 1
        if "Conflict: " in each:
            assert "~Palermo" not in each
            fight = r"\nIn [^,]+, \w+ attacks? with \d+ .*; \w+ defends? with \d+ \w+\.\sConflict: "
            assert re.search(fight, each), each
    assert any("Conflict: " in each for each in asked)
    turns = [each for each in asked if "\nYour turn." in each]
    assert turns
    assert all("bottom sheet: " in each and "~Palermo" not in each for each in turns)


def test_several_cards_are_discarded_in_one_line(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.cosca"
    options = ["play", "corleones_empire", "--players", "3", "--seed", "9", "--save", path]
    output = cli(*options, typed="1\n" * 60).out
    asked = screens(output)
    at = next(n for n, each in enumerate(asked) if "Tribute to the Don: which card" in each and " 2 to go" in each)
    assert "To choose several, type their numbers with spaces between them, such as 1 2." in asked[at]
    before = path.with_name("again.cosca")
    output = cli(*options[:-1], before, typed="1\n" * at + "1 2\nquit\n").out
    assert "Nothing is done" not in screens(output)[-1]
    own = [line for line in before.read_text().splitlines() if line.startswith("1 ")]
    assert len(own) == at + 2


def test_why_command_explains_an_element(cli: Cli) -> None:
    typed = "why Gela\nwhy black\nwhy nothing of this name\nquit\n"
    output = cli("play", "--seed", "3", "--bot", "random", typed=typed).out
    assert "This question asks for a family. (LF-S4, LF-W12)" in output
    assert "You can choose Black now." in output
    assert "There is nothing called “nothing of this name”." in output
