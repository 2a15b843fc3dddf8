"""Random parts of the set-up (section S) over many seeds."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.components.data import load
from cosca.kernel.game import Game

SEATS = (1, 2, 3, 4)
LA_FAMIGLIA = cosca.game("la_famiglia")
FIRST_GAME = cosca.game("la_famiglia", first_game=True)
DRAWS = 300  # seeds; the bounds below are 5 standard deviations from the expected values
TURN_ORDERS = {1: (1, 4, 2, 3), 4: (4, 2, 3, 1), 2: (2, 3, 1, 4), 3: (3, 1, 4, 2)}
COLOURS = {"black", "blue", "green", "red", "white", "yellow"}
CARDS = {card.id: card for card in LA_FAMIGLIA.data.characters}  # type: ignore[attr-defined]


def advance(game: Game[Any], state: Any, *kinds: str) -> None:
    """Make default choices until a decision of one of these kinds."""
    for _ in range(200):
        if state.stack[-1].key in kinds:
            return
        seat = game.actors(state)[0]
        game.apply(state, seat, game.default(state, seat))
    raise AssertionError(f"none of {kinds} was asked")


def dealt(seed: int, game: Game[Any] = LA_FAMIGLIA) -> dict[str, Any]:
    """Return the table with families, line-up and characters, before the first unit or lab."""
    state = game.new(seed)
    advance(game, state, "setup.soldato", "car.area", "boat.sea", "lab.area")
    return dict(game.describe(state))


@pytest.mark.rule("LF-S3", "LF-N5")
def test_seven_of_eleven_tiles_are_drawn_for_both_teams() -> None:
    drawn: Counter[str] = Counter()
    sets: set[frozenset[str]] = set()
    for seed in range(DRAWS):
        tiles = LA_FAMIGLIA.describe(LA_FAMIGLIA.new(seed))["tiles"]
        assert len(tiles) == 7
        assert all(marks == [0, 0] for marks in tiles.values())  # in play and free for either team
        drawn.update(list(tiles))
        sets.add(frozenset(tiles))
    assert len(drawn) == 11
    assert all(148 <= n <= 234 for n in drawn.values()), drawn  # 300 * 7 / 11 = 191
    assert len(sets) > 150  # of 330 sets; 197 are to be expected


@pytest.mark.rule("LF-S4", "LF-N2")
def test_each_team_is_dealt_three_of_six_colours() -> None:
    of_first_team: Counter[str] = Counter()
    for seed in range(DRAWS):
        events: list[cosca.Event] = []
        LA_FAMIGLIA.new(seed, events)
        seen = [facts for facts in cosca.visible(events, None) if facts["event"] == "families_dealt"]
        hands = {facts["team"]: facts["families"] for facts in seen}
        assert sorted(hands) == [1, 2]
        assert len(hands[1]) == len(hands[2]) == 3
        assert {*hands[1], *hands[2]} == COLOURS
        of_first_team.update(hands[1])
    assert all(106 <= n <= 194 for n in of_first_team.values()), of_first_team


@pytest.mark.rule("LF-S4", "LF-W12")
def test_lower_seat_of_each_team_assigns_the_families() -> None:
    game = LA_FAMIGLIA
    state = game.new(5)
    taken: dict[int, str] = dict.fromkeys(SEATS, "")
    for speaker, leader, left in ((1, 1, 3), (1, 2, 2), (3, 3, 3), (3, 4, 2)):
        assert game.actors(state) == (speaker,)
        asked = game.decision(state, speaker)
        assert asked is not None
        assert (asked.kind, asked.about["leader"], len(asked.choices)) == ("setup.family", leader, left)
        assert len(game.view(state, speaker)["tiles"]) == 7  # the choice is made knowing the tiles
        pick = asked.choices[-1]  # not the first, so that a choice that is ignored would show
        taken[leader] = pick.text.removeprefix("family ")
        game.apply(state, speaker, pick)
    assert state.stack[-1].key != "setup.family"
    families = game.describe(state)["families"]
    assert families == {str(seat): family for seat, family in taken.items()}
    assert len(set(families.values())) == 4  # the two others are out of the game


@pytest.mark.rule("LF-W12")
def test_the_option_names_the_teammate_who_decides() -> None:
    game = cosca.game("la_famiglia", speaker=[2, 4])
    state = game.new(5)
    for speaker, leader in ((2, 1), (2, 2), (4, 3), (4, 4)):
        assert game.actors(state) == (speaker,)
        asked = game.decision(state, speaker)
        assert asked is not None
        assert (asked.kind, asked.about["leader"]) == ("setup.family", leader)
        game.apply(state, speaker, asked.choices[0])


@pytest.mark.rule("LF-S5")
def test_the_first_game_deals_four_families_without_black_and_white() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(DRAWS):
        state = FIRST_GAME.new(seed)
        assert state.stack[-1].key != "setup.family"  # nothing is left to agree on
        families = tuple(FIRST_GAME.describe(state)["families"][str(seat)] for seat in SEATS)
        seen[families] += 1
    assert set(seen) == set(itertools.permutations(("blue", "green", "red", "yellow")))


@pytest.mark.rule("LF-S6", "LF-N3")
def test_five_basic_orders_in_hq_and_seventeen_tokens_on_a_closed_mat() -> None:
    for seed in range(20):
        state = LA_FAMIGLIA.new(seed)
        advance(LA_FAMIGLIA, state, "setup.token")
        table = LA_FAMIGLIA.describe(state)
        for seat in SEATS:
            family = table["families"][str(seat)]
            assert table["hq"][str(seat)]["orders"] == [f"{family}.basic.{n}" for n in range(1, 6)]
            assert table["mats"][str(seat)] == {"justice": 0, "police": 0, "economy": 0, "church": 0}
            assert table["sold"][str(seat)] == []
            assert table["supply"]["tokens"][seat] == 8  # 25 less the 17 of the mat


@pytest.mark.rule("LF-S6")
def test_mats_contain_nothing_random() -> None:
    """Spaces under the tokens are printed: they are public and the same in every game."""
    rows = ("justice", "police", "economy", "church")
    for family in sorted(COLOURS):
        others = [name for name in sorted(COLOURS) if name != family][:3]
        for row in rows:
            games: list[list[str]] = []
            for first in (1, 3):
                game = cosca.game("la_famiglia", families=[family, *others])
                state = game.position({"first": first, "turn": 1})
                before = state.draws
                for text in ("token s0.primo.1 of neutral", "space s1.two.2", f"row {row}"):
                    game.apply(state, 1, game.parse(state, 1, text))
                assert state.draws == before
                games.append(game.describe(state)["hq"]["1"]["orders"][5:])
            assert games[0] == games[1] == [f"{family}.{row}.a"]


@pytest.mark.rule("LF-S7")
def test_start_line_up_matches_the_map() -> None:
    board: Any = load().source["board.json"]
    symbol = {area: seat["seat"] for seat in board["seats"] for area in seat["areas"]}
    assert Counter(symbol.values()) == dict.fromkeys(SEATS, 6)
    areas: dict[str, Any] = {}
    for seed in range(20):
        areas = dealt(seed)["areas"]
        assert len(areas) == 36
        for name, area in areas.items():
            assert area["holder"] == symbol.get(name, 0)
            assert area["soldati"] in (2, 3)
            assert not area["labs"]
            assert not area["cars"]
    grey = {each["id"]: each["start"]["soldati"] for each in board["areas"] if each["id"] not in symbol}
    assert {name: area["soldati"] for name, area in areas.items() if area["holder"] == 0} == grey


@pytest.mark.rule("LF-S8")
def test_starting_seat_is_random_and_gets_primo_giocatore() -> None:
    first: Counter[int] = Counter()
    for seed in range(DRAWS):
        table = dealt(seed)
        assert table["primo"] == table["first"]
        first[table["first"]] += 1
    assert sorted(first) == [1, 2, 3, 4]
    assert all(38 <= n <= 112 for n in first.values()), first


@pytest.mark.rule("LF-S9", "LF-H27")
def test_character_cards_are_paid_and_the_first_seat_gives_1_to_the_last() -> None:
    cards: Counter[str] = Counter()
    of_first: Counter[str] = Counter()
    for seed in range(DRAWS):
        table = dealt(seed)
        assert len(set(table["characters"].values())) == 4
        cards.update(table["characters"].values())
        order = TURN_ORDERS[table["first"]]
        of_first[table["characters"][str(order[0])]] += 1
        for seat in SEATS:
            card = CARDS[table["characters"][str(seat)]]
            due = card.money + {order[0]: -1, order[-1]: 1}.get(seat, 0)
            assert table["hq"][str(seat)]["money"] == due
            assert table["hq"][str(seat)]["soldati"] == card.soldati
    assert sorted(cards) == sorted(CARDS)
    assert all(159 <= n <= 241 for n in cards.values()), cards  # 300 * 4 / 6 = 200
    assert sorted(of_first) == sorted(CARDS)  # the starting seat may have any card


@pytest.mark.rule("LF-H27")
def test_character_cards_are_public_and_give_3_money() -> None:
    assert len(CARDS) == 6
    assert min(card.money for card in CARDS.values()) >= 3
    state = LA_FAMIGLIA.new(3)
    events: list[cosca.Event] = []
    LA_FAMIGLIA.new(3, events)
    while not LA_FAMIGLIA.describe(state)["characters"]:
        seat = LA_FAMIGLIA.actors(state)[0]
        LA_FAMIGLIA.apply(state, seat, LA_FAMIGLIA.default(state, seat), events)
    characters = {
        facts["seat"]: facts["character"] for facts in cosca.visible(events, None) if facts["event"] == "character"
    }
    assert sorted(characters) == [1, 2, 3, 4]
    shown = {str(seat): card for seat, card in characters.items()}
    for seat in (*SEATS, None):
        assert LA_FAMIGLIA.view(state, seat)["characters"] == shown
    unseen = set(CARDS) - set(characters.values())
    everything = str([LA_FAMIGLIA.view(state, None), cosca.visible(events, None)])
    assert len(unseen) == 2
    assert not [card for card in unseen if card in everything]
