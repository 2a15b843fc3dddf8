"""Components, number of seats, and that every figure has a space (N1, N2, H1)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.components.data import COLOURS, GOODS, MONEY, Data, load

DATA: Data = load()
SEATS = (2, 3, 4, 5)


@pytest.mark.rule("CE-N1")
def test_each_of_two_to_five_seats_has_its_own_family() -> None:
    for seats in SEATS:
        game = cosca.game("corleones_empire", seats=seats)
        assert game.seats == tuple(range(1, seats + 1))
        state = game.new(3)
        assert len(set(game.describe(state)["families"].values())) == seats
    for seats in (0, 1, 6, "²", "9" * 5000):
        with pytest.raises(cosca.BadOption, match="2 to 5"):
            cosca.game("corleones_empire", seats=seats)


@pytest.mark.rule("CE-N1")
def test_five_families_have_their_colours() -> None:
    colours = {family.id: family.colour for family in DATA.families}
    assert set(colours) == {"marzullo", "matarazzo", "vitale", "caccamo", "pizzino"}
    assert (colours["marzullo"], colours["matarazzo"], colours["pizzino"]) == ("yellow", "blue", "green")
    assert len(set(colours.values())) == 5


@pytest.mark.rule("CE-N2")
def test_counts_of_tiles_jobs_and_allies() -> None:
    tiles = Counter(business.deck for business in DATA.businesses if business.deck)
    assert sorted(tiles) == ["blue", "red"]
    assert tiles.total() == 12
    jobs: Counter[str] = Counter()
    for job in DATA.jobs:
        jobs[COLOURS[job.colour]] += job.copies
    assert sorted(jobs) == ["blue", "gray", "green", "yellow"]
    assert jobs.total() == 44
    assert Counter(ally.act for ally in DATA.allies) == {1: 6, 2: 6, 3: 6}


@pytest.mark.rule("CE-N2")
@pytest.mark.parametrize("seats", SEATS)
def test_set_up_uses_all_goods_money_and_jobs(seats: int) -> None:
    """Bank, hands, decks and row together: the set-up creates and loses nothing."""
    game = cosca.game("corleones_empire", seats=seats)
    table = game.describe(game.new(11))
    hands = table["hands"].values()
    money = Counter({int(value): n for value, n in table["bank"]["money"].items()})
    money.update(card for hand in hands for card in hand["money"])
    assert sorted(money) == list(MONEY) == [1, 2, 3, 5]
    assert money.total() == 120
    assert sorted(table["bank"]["goods"]) == sorted(GOODS) == ["blood_money", "booze", "gun", "narcotics"]
    assert sum(table["bank"]["goods"].values()) == 32
    jobs = [
        *table["deck"],
        *[job for job in table["public_jobs"] if job],
        *[j for hand in hands for j in hand["jobs"]],
    ]
    assert Counter(jobs) == {job.id: job.copies for job in DATA.jobs}
    tiles = [*table["tiles"].values(), *table["tile_decks"]["blue"], *table["tile_decks"]["red"]]
    assert len(set(tiles)) == len(tiles) == 12
    assert table["markers"] == [9] * seats
    assert sorted(table["neutrals"]) == ["mayor", "police_chief", "union_boss"]
    for figures in table["figures"].values():
        assert sorted(figures) == ["consigliere", "don", "heir", "thugs"]
        assert len(figures["thugs"]) == 3


@pytest.mark.rule("CE-H1")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_always_a_space_for_a_figure(seats: int) -> None:
    """By counting; no neutral figure is on the board in act I, because its card is bought at the end of it."""
    places = [place for place in DATA.places if seats > 2 or not place.three_plus]
    assert len(places) == (11 if seats == 2 else 17)
    opened = {4: 1, 5: 3}.get(seats, 0)
    for act in (1, 2, 3, 4):
        neutral = 1 if act > 1 else 0
        members = seats * {1: 1, 2: 2, 3: 2, 4: 3}[act]
        thugs = seats * (3 if seats == 2 else 2)
        assert len(places) >= members + neutral
        assert 7 + opened + act > thugs + neutral
    assert max(ally.act for ally in DATA.allies if ally.effects[0].op == "place_neutral") == 3


@pytest.mark.rule("CE-H1", "CE-W1", "CE-F1")
@pytest.mark.parametrize("seats", SEATS)
def test_figures_can_always_be_placed_and_passing_is_impossible(seats: int) -> None:
    game = cosca.game("corleones_empire", seats=seats)
    for seed in range(4):
        state: Any = game.new(seed)
        rng = Random(seed)
        turns = 0
        while seat := next(iter(game.actors(state)), 0):
            choices = game.choices(state, seat)
            if state.stack[-1].key == "business.action":
                turns += 1
                kinds = {choice.kind for choice in choices}
                assert kinds <= {"thug", "member", "job", "public", "ally"}
                assert kinds & {"thug", "member"}
            game.apply(state, seat, rng.choice(choices))
        assert turns >= 4 * seats * 3
