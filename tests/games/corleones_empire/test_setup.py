"""The set-up (section S) over many seeds, and the order of acts and phases (A1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import Data, load

DATA: Data = load()
SEATS = (2, 3, 4, 5)
DRAWS = 120
FAMILIES = {"marzullo", "matarazzo", "vitale", "caccamo", "pizzino"}
GAMES = {seats: cosca.game("corleones_empire", seats=seats) for seats in SEATS}


def dealt(seats: int, seed: int) -> dict[str, Any]:
    """Return the table before the first turn."""
    return dict(GAMES[seats].describe(GAMES[seats].new(seed)))


def public_events(seats: int, seed: int) -> list[dict[str, Any]]:
    """Return the public events of the set-up."""
    events: list[cosca.Event] = []
    GAMES[seats].new(seed, events)
    return [dict(facts) for facts in cosca.visible(events, None)]


@pytest.mark.rule("CE-S1", "CE-A2")
@pytest.mark.parametrize(("seats", "turfs"), [(2, 0), (3, 0), (4, 1), (5, 3)])
def test_blue_businesses_are_dealt_at_set_up_and_in_act_i(seats: int, turfs: int) -> None:
    for seed in range(10):
        events = public_events(seats, seed)
        begin = [facts["event"] for facts in events].index("act")
        opened = [
            (facts["turf"], DATA.businesses[DATA.business_index[facts["business"]]].deck, at < begin)
            for at, facts in enumerate(events)
            if facts["event"] == "business_opened"
        ]
        start = [(turf, "blue", True) for turf in ("wall_street", "brooklyn", "upper_east_side")[:turfs]]
        act_i = DATA.areas[turfs]  # the lowest-numbered turf that is still without one
        assert opened == [*start, (act_i, "blue", False)]
        table = dealt(seats, seed)
        assert list(table["tiles"]) == list(DATA.areas[: turfs + 1])
        assert table["decks"]["red"] == 4


@pytest.mark.rule("CE-S2", "CE-S3")
@pytest.mark.parametrize(("seats", "jobs", "allies"), [(2, 2, 1), (3, 3, 2), (4, 3, 3), (5, 4, 4)])
def test_number_of_public_jobs_and_allies_depends_on_the_seats(seats: int, jobs: int, allies: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DRAWS):
        table = dealt(seats, seed)
        assert [job is not None for job in table["public_jobs"]] == [True] * jobs + [False] * (4 - jobs)
        assert len(set(table["allies"])) == allies
        assert GAMES[seats].view(GAMES[seats].new(seed), None)["allies"] == table["allies"]  # face up
        seen.update(table["allies"])
    assert sorted(seen) == sorted(ally.id for ally in DATA.allies if ally.act == 1)
    even = DRAWS * allies / 6
    assert all(0.4 * even < n < 1.7 * even for n in seen.values()), seen


@pytest.mark.rule("CE-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_undealt_allies_leave_the_game(seats: int) -> None:
    game = GAMES[seats]
    events: list[cosca.Event] = []
    state = game.new(2, events)
    while actors := game.actors(state):
        game.apply(state, actors[0], game.default(state, actors[0]), events)
    acts: list[list[int]] = [[]]
    for facts in cosca.visible(events, None):
        if facts["event"] == "ally_laid_out":
            acts[-1].append(DATA.allies[DATA.ally_index[facts["ally"]]].act)
        elif facts["event"] == "entracte":
            acts.append([])
    assert acts == [[act] * (seats - 1) for act in (1, 2, 3)] + [[]]


@pytest.mark.rule("CE-S4")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_starts_with_its_markers_thugs_and_don(seats: int) -> None:
    table = dealt(seats, 5)
    assert table["markers"] == [9] * seats
    assert not table["stacks"]
    third = "reserve" if seats == 2 else "out"
    for seat in map(str, GAMES[seats].seats):
        assert table["figures"][seat] == {
            "thugs": ["reserve", "reserve", third],
            "don": "reserve",
            "consigliere": "out",
            "heir": "out",
        }
    waiting = {2: ("reserve", "out"), 3: ("reserve", "out"), 4: ("reserve", "reserve")}
    for act, (consigliere, heir) in waiting.items():
        later = GAMES[seats].describe(GAMES[seats].position({"act": act - 1, "phase": "tribute", "hands": poor(seats)}))
        assert later["act"] == act
        for figures in later["figures"].values():
            assert (figures["consigliere"], figures["heir"], figures["thugs"][2]) == (
                consigliere,
                heir,
                third,
            )


def poor(seats: int) -> dict[str, Any]:
    """Return hands below the tribute limits."""
    return {str(seat): {"money": []} for seat in range(1, seats + 1)}


@pytest.mark.rule("CE-S5")
@pytest.mark.parametrize("seats", SEATS)
def test_start_hands_and_random_first_seat(seats: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(DRAWS):
        state = GAMES[seats].new(seed)
        table = GAMES[seats].describe(state)
        for hand in table["hands"].values():
            assert (hand["money"], hand["goods"], hand["allies"], len(hand["jobs"])) == ([1, 2, 3], [], [], 2)
        assert all(suitcase == {"money": [], "jobs": []} for suitcase in table["suitcases"].values())
        assert GAMES[seats].actors(state) == (table["horse"],)
        first[table["horse"]] += 1
    assert sorted(first) == list(GAMES[seats].seats)
    assert all(n > 0.4 * DRAWS / seats for n in first.values()), first


@pytest.mark.rule("CE-S6", "CE-W16")
def test_families_are_random_unless_given() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(DRAWS):
        families = dealt(3, seed)["families"]
        assert len(set(families.values())) == 3
        drawn[families["1"]] += 1
    assert set(drawn) == FAMILIES
    wanted = ["pizzino", "vitale", "marzullo"]
    game = cosca.game("corleones_empire", seats=3, families=wanted)
    for seed in range(10):
        assert list(game.describe(game.new(seed))["families"].values()) == wanted


@pytest.mark.rule("CE-S6")
@pytest.mark.parametrize("families", [["vitale", "vitale"], ["vitale"], ["vitale", "corleone"]])
def test_duplicate_family_is_refused(families: list[str]) -> None:
    with pytest.raises(cosca.BadOption, match="different"):
        cosca.game("corleones_empire", seats=2, families=families)


@pytest.mark.rule("CE-W16", "CE-F1")
def test_seats_are_numbered_clockwise() -> None:
    game = GAMES[5]
    state = game.position({"horse": 4})
    turns: list[int] = []
    while len(turns) < 7:
        seat = game.actors(state)[0]
        if state.stack[-1].key == "business.action":
            turns.append(seat)
        game.apply(state, seat, game.default(state, seat))
    assert turns == [4, 5, 1, 2, 3, 4, 5]


@pytest.mark.rule("CE-S7")
def test_the_three_decks_are_shuffled() -> None:
    tops: dict[str, Counter[str]] = {
        "blue": Counter(),
        "red": Counter(),
        "jobs": Counter(),
        "hand": Counter(),
    }
    orders: dict[str, set[tuple[str, ...]]] = {"blue": set(), "red": set(), "jobs": set()}
    for seed in range(300):
        table = dealt(3, seed)
        decks = {**table["tile_decks"], "jobs": table["deck"]}
        for name, deck in decks.items():
            orders[name].add(tuple(deck))
            tops[name][deck[0]] += 1
        tops["hand"].update(table["hands"]["3"]["jobs"])
        assert DATA.businesses[DATA.business_index[table["tiles"]["wall_street"]]].deck == "blue"
    assert set(tops["red"]) == {b.id for b in DATA.businesses if b.deck == "red"}
    assert set(tops["blue"]) == {b.id for b in DATA.businesses if b.deck == "blue"}
    assert set(tops["hand"]) == {job.id for job in DATA.jobs}  # any job can be dealt to any seat
    assert all(45 <= n <= 110 for n in tops["red"].values()), tops["red"]  # 300 / 4 = 75
    assert all(15 <= n <= 65 for n in tops["blue"].values()), tops["blue"]  # 300 / 8 = 37.5
    assert len(orders["red"]) == 24
    assert len(orders["jobs"]) == 300
    assert len(orders["blue"]) > 280


@pytest.mark.rule("CE-S7")
@pytest.mark.parametrize(("seats", "public"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_start_jobs_come_from_the_deck_and_money_from_the_bank(seats: int, public: int) -> None:
    table = dealt(seats, 9)
    assert table["decks"]["jobs"] == len(table["deck"]) == 44 - public - 2 * seats
    assert table["job_discards"] == []
    money = {"1": 12 - seats, "2": 36 - seats, "3": 36 - seats, "5": 36}
    assert table["bank"]["money"] == money
    assert table["decks"]["blue"] + len(table["tiles"]) == 8


@pytest.mark.rule("CE-A1")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_acts_have_their_phases_in_order(seats: int) -> None:
    game = GAMES[seats]
    events: list[cosca.Event] = []
    state = game.new(4, events)
    while actors := game.actors(state):
        game.apply(state, actors[0], game.default(state, actors[0]), events)
    begin = [facts["event"] for facts in cosca.visible(events, None)].index("act")
    phases: list[str] = []
    for facts in cosca.visible(events, None)[begin:]:
        name = {
            "act": f"act {facts.get('act')}",
            "business_opened": "new business",
            "figure_placed": "family business",
            "turf_war": "turf war",
            "phase": facts.get("phase"),
            "entracte": "entr'acte",
            "game_over": "end",
        }.get(facts["event"])
        if name and (not phases or phases[-1] != name):
            phases.append(name)
    one = ["new business", "family business", "turf war", "bribery", "tribute", "entr'acte"]
    last = ["new business", "family business", "turf war", "tribute", "end"]
    assert phases == ["act 1", *one, "act 2", *one, "act 3", *one, "act 4", *last]
