"""Management (section M) over several phases: control, sheets, and tiles marked later."""

from __future__ import annotations

from random import Random

import pytest

import cosca
from cosca.games.la_famiglia.components.data import load
from cosca.kernel.events import Event

MANDAMENTI = {
    "M01": ("trapani", "marsala"),
    "M02": ("castelvetrano", "sciacca"),
    "M03": ("palermo", "corleone"),
    "M04": ("cefalu", "lercara_friddi"),
    "M05": ("agrigento", "camastra"),
    "M06": ("enna", "nicosia"),
    "M07": ("licata", "gela"),
    "M08": ("ragusa", "modica"),
}

DATA = load()


@pytest.mark.rule("LF-M9")
@pytest.mark.parametrize("seed", range(12))
def test_no_mandamento_is_controlled_before_the_first_encounter_phase(seed: int) -> None:
    game = cosca.game("la_famiglia")
    events: list[Event] = []
    state = game.new(seed, events)
    rng = Random(seed)
    checked = False
    while game.describe(state)["phase"] != "encounter":
        seat = game.actors(state)[0]
        game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
        table = game.describe(state)
        if table["phase"] == "planning":
            checked = True
            for trio in DATA.mandamento_areas:
                holders = [table["areas"][DATA.areas[a]]["holder"] for a in trio]
                assert len(set(holders) - {0}) == len([h for h in holders if h])  # no seat twice
    assert checked
    (counted,) = [event.public for event in events if event.kind == "control"]  # after the planning phase of round 1
    nothing = {"control": {}, "held": [], "changes": [], "teams": [0, 0]}
    assert counted == {**nothing, "counts": dict.fromkeys("1234", 0), "round": 1, "after": "planning"}
    assert not [event for event in events if event.kind == "tile_marked"]


@pytest.mark.rule("LF-M2")
def test_control_changes_connect_consecutive_managements() -> None:
    game = cosca.game("la_famiglia")
    held: dict[str, int] = {}
    kinds: set[str] = set()
    for seed in range(4):
        events: list[Event] = []
        state = game.new(seed, events)
        rng = Random(seed)
        while game.actors(state):
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
        held.clear()
        for facts in [event.public for event in events if event.kind == "control"]:
            assert facts is not None
            for change in facts["changes"]:
                kinds.add(change["id"])
                args = change["args"]
                assert held.pop(args["mandamento"], 0) == args["whose"] != args["seat"]
                if args["seat"]:
                    held[args["mandamento"]] = args["seat"]
            assert held == facts["control"]
            assert facts["counts"] == {str(seat): list(held.values()).count(seat) for seat in (1, 2, 3, 4)}
            assert sum(facts["teams"]) == len(held)
    assert kinds >= {"control-gained", "control-lost"}


@pytest.mark.rule("LF-M2")
def test_facts_name_who_controls_and_who_is_one_area_short() -> None:
    game = cosca.game("la_famiglia")

    def facts(**holders: int) -> tuple[int | None, list[int] | None]:
        areas = {area: {"holder": holder, "soldati": 1} for area, holder in holders.items()}
        table = game.facts(game.position({"clear": True, "phase": "planning", "areas": areas}), None)["table"]
        return table["leaders"].get("M01"), table["one_short"].get("M01")

    assert facts() == (None, None)
    assert facts(trapani=1) == (None, [1])
    assert facts(trapani=4, marsala=2, alcamo=1) == (None, [1, 2, 4])
    assert facts(trapani=3, marsala=3) == (3, None)
    assert facts(trapani=3, marsala=2, alcamo=3) == (3, [2])  # with one of seat 3's areas seat 2 would have two
    assert facts(trapani=0, marsala=0, alcamo=2) == (None, [2])  # neutrals control nothing


@pytest.mark.rule("LF-W29")
def test_missing_tile_marks_are_made_up_later() -> None:
    game = cosca.game("la_famiglia")
    areas: dict[str, dict[str, object]] = {}
    for number, pair in enumerate(MANDAMENTI.values()):
        for area in pair:
            areas[area] = {"holder": 1 if number < 3 else 2, "soldati": 1}
    # the last Soldato of Gela can be given up as a Pentito: seat 2 loses M07
    areas["gela"]["orders"] = ["green.basic.3"]
    names = ("allies", "bribery", "chain_of_command", "delay_detonator", "influence")
    document = {"clear": True, "phase": "planning_end", "areas": areas, "tiles": dict.fromkeys(names, 2)}
    state = game.position(document)

    def play(seat: int, text: str) -> None:
        game.apply(state, seat, game.parse(state, seat, text))

    # 3 Mandamenti, 2 free tiles
    assert [str(choice) for choice in game.choices(state, 1)] == ["tile miniguns", "tile recruitment"]
    play(1, "tile miniguns")
    tiles = game.describe(state)["tiles"]
    assert [marks[0] for marks in tiles.values()] == [2, 2, 2, 2, 2, 1, 1]
    play(2, "use")  # nobody is next to Gela: the Pentito is all there is
    assert state.stack[-1].key == "tile.clear"
    play(2, "tile bribery")
    assert game.describe(state)["tiles"]["bribery"] == [1, 0]  # the only free tile, for seat 1's third


@pytest.mark.rule("LF-M8")
def test_upper_sheet_is_removed_and_the_next_one_starts_empty() -> None:
    game = cosca.game("la_famiglia")
    for number in (1, 2, 3):
        bottom = {f"s{number}.church.1": "neutral", f"s{number}.two.1": 2}
        state = game.position({"phase": "encounter_end", "round": number, "top": {}, "bottom": bottom})
        table = game.describe(state)
        assert table["round"] == number + 1
        assert table["top"] == {f"s{number}.church.1": [0], f"s{number}.two.1": [2]}
        assert table["bottom"] == {}
        seat = game.actors(state)[0]
        game.apply(state, seat, game.choices(state, seat)[0])
        assert all(str(choice).startswith(f"space s{number + 1}.") for choice in game.choices(state, seat))


@pytest.mark.rule("LF-M4")
def test_tokens_on_tiles_equal_mandamenti_in_random_games() -> None:
    """After each management a seat has as many tokens on tiles as Mandamenti, unless tiles or tokens ran out."""
    game = cosca.game("la_famiglia")
    seen = 0
    for seed in range(6):
        match = cosca.Match(game, seed)
        state, rng = match.state, Random(seed)
        counted = 0
        while game.actors(state):
            managing = state.stack[-1].key.startswith("tile.")
            seat = rng.choice(game.actors(state))
            match.apply(seat, rng.choice(game.choices(state, seat)))
            if managing and state.stack and not state.stack[-1].key.startswith("tile."):
                table = game.describe(state)
                for each in (1, 2, 3, 4):
                    team = 0 if each in (1, 2) else 1
                    mine = sum(marks[team] == each for marks in table["tiles"].values())
                    owed = list(table["control"].values()).count(each)
                    full = all(marks[team] for marks in table["tiles"].values())
                    assert mine == owed or (mine < owed and (full or not table["supply"]["tokens"][each]))
                    counted += mine
        seen += counted
    assert seen  # some management marked something
