"""How one game changes ratings: places, teams, ties, bots as anchors, and partial play."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from cosca.server.ratings.anchors import SIGMA, anchor, ladders
from cosca.server.ratings.model import rate_game
from cosca.server.ratings.scale import CENTER, MODEL, PAIR_SPREAD, Rating, shown_rating
from tests.server.ratings.games import free_for_all, teams, with_seat


def test_places_order_the_changes_and_ties_are_equal() -> None:
    new = rate_game(free_for_all(a=1, b=1, c=3, d=4), {})
    assert new["a"].mu == new["b"].mu > new["c"].mu > new["d"].mu
    assert new["a"].mu > MODEL.mu > new["d"].mu
    assert all(rating.sigma < MODEL.sigma and rating.games == 1 for rating in new.values())


def test_third_place_stays_below_two_tied_winners() -> None:
    """PlackettLuce gives the third of five the highest rating here."""
    new = rate_game(free_for_all(a=1, b=1, c=3, d=4, e=5), {})
    assert new["c"].mu < new["a"].mu


def test_teams_win_and_lose_together() -> None:
    before = {"a": Rating(30, 5, 7), "b": Rating(20, 5, 7)}
    new = rate_game(teams(["a", "b"], ["c", "d"], winner=1), before)
    assert new["a"].mu > 30
    assert new["b"].mu > 20
    assert new["c"].mu == new["d"].mu < MODEL.mu
    assert new["a"].games == 8


def test_draw_between_equals_changes_no_mu() -> None:
    new = rate_game(teams(["a", "b"], ["c", "d"], winner=0), {})
    assert {rating.mu for rating in new.values()} == {MODEL.mu}


def test_bots_are_anchors_and_are_not_rated() -> None:
    results = with_seat(free_for_all(a=1, b=2), 2, user_id=None, bot="caporegime")
    new = rate_game(results, {})
    assert set(new) == {"a"}
    weak = with_seat(free_for_all(a=1, b=2), 2, user_id=None, bot="soldato")
    assert new["a"].mu > rate_game(weak, {})["a"].mu, "winning against a stronger bot is worth more"


@pytest.mark.parametrize("change", [{"user_id": None, "bot": "program:own"}, {"user_id": None, "bot": "default"}])
def test_game_with_a_bot_that_is_not_on_the_ladder_is_not_rated(change: dict[str, str | None]) -> None:
    assert rate_game(with_seat(free_for_all(a=1, b=2), 2, **change), {}) == {}


def test_game_of_bots_alone_is_not_rated() -> None:
    results = with_seat(free_for_all(a=1, b=2), 2, user_id=None, bot="soldato")
    assert rate_game(with_seat(results, 1, user_id=None, bot="soldato"), {}) == {}


def test_deleted_account_counts_as_a_newcomer() -> None:
    new = rate_game(with_seat(free_for_all(a=1, b=2), 2, user_id=None), {})
    assert new["a"] == rate_game(free_for_all(a=1, b=2), {})["a"]


@pytest.mark.parametrize("rank", [1, 2])
def test_partial_play_gets_its_share_of_a_win_and_of_a_loss(rank: int) -> None:
    whole = rate_game(free_for_all(a=rank, b=3 - rank), {})["a"]
    third = rate_game(with_seat(free_for_all(a=rank, b=3 - rank), 1, weight=1 / 3), {})["a"]
    assert third.mu - MODEL.mu == pytest.approx((whole.mu - MODEL.mu) / 3)
    assert MODEL.sigma - third.sigma == pytest.approx((MODEL.sigma - whole.sigma) / 3)


def test_seats_may_be_given_in_any_order() -> None:
    results = free_for_all(a=1, b=2, c=3)
    assert rate_game(results[::-1], {}) == rate_game(results, {})


def test_shown_numbers_are_centered_on_new_players() -> None:
    assert shown_rating(MODEL.mu) == CENTER == 1500


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_ladder_has_every_rank_in_its_order(game: str) -> None:
    ladder = ladders()[game]
    mus = [each["mu"] for each in ladder["bots"]]
    assert mus == sorted(mus, reverse=True)
    assert all(each["low"] <= each["mu"] <= each["high"] for each in ladder["bots"])
    ratings = {name: anchor(game, name) for name in ("picciotto", "soldato", "caporegime", "capo", "don")}
    assert None not in ratings.values()
    assert ratings["soldato"] == Rating(MODEL.mu, SIGMA)
    assert ratings["don"].mu > ratings["soldato"].mu > ratings["picciotto"].mu  # type: ignore[union-attr]


@pytest.mark.parametrize("sides", ["teams", "free_for_all"])
def test_ratings_find_the_order_of_simulated_players(sides: str) -> None:
    """Twenty players whose true strengths are known play 600 games; ranks are drawn from the model of the ladder."""
    rng = Random(sides)
    names = [f"p{number:02}" for number in range(20)]
    truth = {name: rng.gauss(0, 5) for name in names}
    ratings: dict[str, Rating] = {}
    for _ in range(600):
        table = rng.sample(names, 4)
        if sides == "teams":
            lead = sum(truth[name] for name in table[:2]) - sum(truth[name] for name in table[2:])
            winner = 1 if rng.random() < 1 / (1 + exp(-lead / PAIR_SPREAD)) else 2
            results = teams(table[:2], table[2:], winner)
        else:  # Gumbel noise gives each pair the logistic chance
            drawn = sorted(table, key=lambda name: -(truth[name] / PAIR_SPREAD - _gumbel(rng)))
            results = free_for_all(**{name: drawn.index(name) + 1 for name in table})
        ratings.update(rate_game(results, ratings))
    assert _rank_correlation([truth[name] for name in names], [ratings[name].mu for name in names]) > 0.85


def _gumbel(rng: Random) -> float:
    from math import log

    return log(-log(rng.random()))


def _rank_correlation(first: list[float], second: list[float]) -> float:
    """Spearman's rank correlation; there are no ties."""
    n = len(first)
    ranks = [{value: rank for rank, value in enumerate(sorted(values))} for values in (first, second)]
    squares = sum((ranks[0][a] - ranks[1][b]) ** 2 for a, b in zip(first, second, strict=True))
    return 1 - 6 * squares / (n * (n * n - 1))
