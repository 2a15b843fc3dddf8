"""Components and limits (section N), counted on described tables."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import cosca

SEATS = (1, 2, 3, 4)
LA_FAMIGLIA: Any = cosca.game("la_famiglia")
SEEDS = (1, 2, 3)


def tables(seed: int) -> list[dict[str, Any]]:
    """Return the described table after the set-up and every 10 choices of a random game."""
    game, rng = LA_FAMIGLIA, Random(seed)
    state = game.new(seed)
    documents: list[dict[str, Any]] = []
    for number in itertools.count():
        actors = game.actors(state)
        table = game.describe(state)
        if not actors or (number % 10 == 0 and table["fight"] is None and table["phase"] != "setup"):
            documents.append(table)
        if not actors:
            return documents
        seat = rng.choice(actors)
        game.apply(state, seat, rng.choice(game.choices(state, seat)))
    raise AssertionError


@pytest.fixture(scope="module")
def games() -> list[list[dict[str, Any]]]:
    return [tables(seed) for seed in SEEDS]


def on_sheets(table: dict[str, Any], owner: int) -> int:
    return sum(owners.count(owner) for sheet in ("top", "bottom") for owners in table[sheet].values())


@pytest.mark.rule("LF-N1")
def test_four_seats_in_two_teams_of_two() -> None:
    game = LA_FAMIGLIA
    assert game.seats == SEATS
    with pytest.raises(cosca.BadOption):
        cosca.game("la_famiglia", seats=3)
    state = game.position({"round": 4, "phase": "encounter_end", "areas": {"licata": {"holder": 1, "soldati": 1}}})
    while game.actors(state):
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 2)  # seat 1 controls one Mandamento, nobody else any
    assert outcome.ranks == {1: 1, 2: 1, 3: 2, 4: 2}


@pytest.mark.rule("LF-N1")
def test_a_game_has_at_most_four_rounds(games: list[list[dict[str, Any]]]) -> None:
    for played in games:
        rounds = [table["round"] for table in played]
        assert rounds == sorted(rounds)
        assert max(rounds) <= 4
        assert played[-1]["result"] is not None


@pytest.mark.rule("LF-N2")
def test_four_of_six_families_are_in_play(games: list[list[dict[str, Any]]]) -> None:
    colours = {"black", "blue", "green", "red", "white", "yellow"}
    offered: set[str] = set()
    for seed in range(30):
        state = LA_FAMIGLIA.new(seed)
        offered |= {choice.text.split()[1] for choice in LA_FAMIGLIA.choices(state, 1)}
    assert offered == colours
    for played in games:
        assert len(set(played[-1]["families"].values()) & colours) == 4
    with pytest.raises(cosca.BadOption):
        cosca.game("la_famiglia", families=["red", "red", "blue", "green"])
    with pytest.raises(cosca.BadOption):
        cosca.game("la_famiglia", families=["red", "pink", "blue", "green"])


@pytest.mark.rule("LF-N3", "LF-N6")
def test_number_of_pieces_of_a_family_is_constant(games: list[list[dict[str, Any]]]) -> None:
    for played in games:
        for table in played:
            areas, supply = table["areas"].values(), table["supply"]
            for seat in SEATS:
                key = str(seat)
                hq = table["hq"][key]
                soldati = sum(area["soldati"] for area in areas if area["holder"] == seat)
                assert supply["soldati"][seat] + hq["soldati"] + soldati == 50
                assert supply["boats"][seat - 1] + sum(sea.get(key, 0) for sea in table["seas"].values()) == 4
                assert supply["cars"][seat - 1] + sum(area["cars"].get(key, 0) for area in areas) == 5
                on_mat = 17 - sum(table["mats"][key].values())
                on_tiles = sum(marks.count(seat) for marks in table["tiles"].values())
                assert supply["tokens"][seat] + on_mat + on_tiles + on_sheets(table, seat) == 25
                placed = [each for area in areas for each in area["orders"] if each["seat"] == seat]
                advanced = 8 - len([each for each in orders_of(table, seat) if ".basic." not in each])
                assert len(hq["orders"]) + len(placed) + len(table["sold"][key]) + advanced == 13
                assert min(supply["soldati"][seat], supply["tokens"][seat], hq["soldati"], hq["money"]) >= 0


def orders_of(table: dict[str, Any], seat: int) -> list[str]:
    """Return all orders of the seat that have left its mat."""
    placed = [each["order"] for area in table["areas"].values() for each in area["orders"] if each["seat"] == seat]
    return table["hq"][str(seat)]["orders"] + table["sold"][str(seat)] + placed


@pytest.mark.rule("LF-N3")
def test_pieces_of_a_family_at_the_start() -> None:
    table = LA_FAMIGLIA.describe(LA_FAMIGLIA.position({"clear": True, "hq": {n: {"soldati": 0} for n in SEATS}}))
    assert table["supply"] == {
        "soldati": [30, 50, 50, 50, 50],
        "cars": [5, 5, 5, 5],
        "boats": [4, 4, 4, 4],
        "labs": 30,
        "tokens": [0, 8, 8, 8, 8],  # all 8 neutral ones lie on the grey circles
    }


@pytest.mark.rule("LF-N3")
def test_family_has_five_basic_and_eight_advanced_orders_and_seventeen_spaces() -> None:
    """With every token off its mat a seat has all 13 orders in HQ and 25 tokens in its supply."""
    data = LA_FAMIGLIA.data
    for number, family in enumerate(("black", "blue", "green", "red", "white", "yellow")):
        others = [name for name in ("red", "white", "blue", "green") if name != family][:3]
        game: Any = cosca.game("la_famiglia", families=[family, *others])
        rows = zip(("justice", "police", "economy", "church"), data.mats[number].rows, strict=True)
        table = game.describe(game.position({"mats": {1: {name: len(spaces) for name, spaces in rows}}}))
        assert sum(table["mats"]["1"].values()) == 17
        orders = table["hq"]["1"]["orders"]
        assert len(set(orders)) == 13
        assert [order for order in orders if ".basic." in order] == [f"{family}.basic.{n}" for n in range(1, 6)]
        assert table["supply"]["tokens"][1] == 25


@pytest.mark.rule("LF-N3")
def test_every_conflict_starts_with_three_cards() -> None:
    game = LA_FAMIGLIA
    state = game.position(
        {
            "phase": "encounter",
            "mats": {1: {"justice": 3}},
            "areas": {
                "gela": {"holder": 1, "soldati": 12, "orders": ["red.justice.b"]},  # two shotguns, skull 1
                "licata": {"holder": 3, "soldati": 6},
                "vittoria": {"holder": 3, "soldati": 6},
            },
        }
    )
    three = {"card turncoat", "card coward_1", "card coward_2"}
    for target in ("licata", "vittoria"):
        for text in (f"land {target}", "number 5", "finesse"):
            if text == f"land {target}" and state.stack[-1].key == "move.start":
                game.apply(state, 1, game.parse(state, 1, "from gela"))
            game.apply(state, 1, game.parse(state, 1, text))
        for seat in (1, 3):
            assert {choice.text for choice in game.choices(state, seat)} == three
            game.apply(state, seat, game.parse(state, seat, "card coward_1"))
        for seat in (1, 3):
            game.apply(state, seat, game.parse(state, seat, "leave"))
    assert game.describe(state)["fight"] is None


@pytest.mark.rule("LF-N4")
def test_number_of_shared_pieces_is_constant(games: list[list[dict[str, Any]]]) -> None:
    for played in games:
        for table in played:
            areas, supply = table["areas"].values(), table["supply"]
            assert supply["labs"] + sum(area["labs"] for area in areas) == 30
            assert supply["soldati"][0] + sum(area["soldati"] for area in areas if area["holder"] == 0) == 30
            assert supply["tokens"][0] + on_sheets(table, 0) == 8
            assert table["primo"] in SEATS
    assert len(LA_FAMIGLIA.data.characters) == 6


@pytest.mark.rule("LF-N4")
def test_sheets_0_to_4_follow_each_other(games: list[list[dict[str, Any]]]) -> None:
    for played in games:
        for table in played:
            assert {space[:2] for space in table["top"]} <= {f"s{table['round'] - 1}"}
            assert {space[:2] for space in table["bottom"]} <= {f"s{table['round']}"}


@pytest.mark.rule("LF-N5")
def test_each_team_has_its_own_copy_of_the_seven_tiles() -> None:
    """Seat 1 and seat 3 control a Mandamento each; what seat 1 marks stays free for seat 3."""
    tiles = ["vendetta", "allies", "city_hall", "miniguns", "bribery", "speedboats", "influence"]
    game: Any = cosca.game("la_famiglia", tiles=tiles)
    held = {"licata": {"holder": 1, "soldati": 2}, "ragusa": {"holder": 3, "soldati": 2}}
    state = game.position({"phase": "planning_end", "areas": held})
    for seat in (1, 3):
        assert game.actors(state) == (seat,)
        assert sorted(choice.text for choice in game.choices(state, seat)) == sorted(f"tile {name}" for name in tiles)
        game.apply(state, seat, game.parse(state, seat, "tile vendetta"))
    assert game.describe(state)["tiles"]["vendetta"] == [1, 3]
    for invalid in (tiles[:6], [*tiles, "recruitment"], [*tiles[:6], "allies"]):
        with pytest.raises(cosca.BadOption):
            cosca.game("la_famiglia", tiles=invalid)


def edges(polygon: list[list[float]]) -> set[frozenset[tuple[float, ...]]]:
    """Return the sides of a polygon, independent of direction."""
    points = [tuple(point) for point in polygon]
    return {frozenset(pair) for pair in zip(points, points[1:] + points[:1], strict=True)}


@pytest.mark.rule("LF-N8")
def test_adjacent_areas_share_a_border_on_the_map() -> None:
    """By the drawn outlines: a common side is enough, a common corner is not."""
    data = LA_FAMIGLIA.data
    board: Any = data.source["board.json"]
    area = [edges(each["polygon"]) for each in board["areas"]]
    sea = [edges(each["polygon"]) for each in board["seas"]]
    assert [each["id"] for each in board["areas"]] == list(data.areas)
    assert [each["id"] for each in board["seas"]] == list(data.seas)
    for a in range(36):
        assert list(data.neighbours[a]) == [b for b in range(36) if b != a and area[a] & area[b]]
        assert list(data.area_seas[a]) == [b for b in range(9) if area[a] & sea[b]]
        assert len(data.area_seas[a]) <= 2
    for a in range(9):
        assert list(data.sea_neighbours[a]) == [b for b in range(9) if b != a and sea[a] & sea[b]]
        assert list(data.sea_areas[a]) == [b for b in range(36) if sea[a] & area[b]]


@pytest.mark.rule("LF-N8")
def test_there_are_twelve_mandamenti_of_three_areas() -> None:
    groups = LA_FAMIGLIA.data.mandamento_areas
    assert len(groups) == 12
    assert all(len(group) == 3 for group in groups)
    assert sorted(area for group in groups for area in group) == list(range(36))


@pytest.mark.rule("LF-N9")
def test_a_round_is_planning_management_encounter_management() -> None:
    """In full games control is checked after each phase, and the game ends only after an encounter phase."""
    for seed in SEEDS:
        rng = Random(seed)
        events: list[cosca.Event] = []
        state = LA_FAMIGLIA.new(seed, events)
        while LA_FAMIGLIA.actors(state):
            seat = rng.choice(LA_FAMIGLIA.actors(state))
            LA_FAMIGLIA.apply(state, seat, rng.choice(LA_FAMIGLIA.choices(state, seat)), events)
        steps: list[Any] = []
        for facts in cosca.visible(events, None):
            if facts["event"] == "phase":
                steps.append((facts["phase"], facts["round"]))
            elif facts["event"] in ("control", "game_over"):
                steps.append(facts["event"])
        rounds = range(1, LA_FAMIGLIA.describe(state)["round"] + 1)
        due = [[("planning", n), "control", ("encounter", n), "control"] for n in rounds]
        assert steps == [*itertools.chain(*due), "game_over"]
