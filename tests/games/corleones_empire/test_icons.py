"""Empty piles and decks of bank and jobs (N5, W12, W13, W17, B3)."""

from __future__ import annotations

from typing import Any

import pytest

import cosca

GAME = cosca.game("corleones_empire", seats=3)
COPIES: dict[str, int] = {job.id: job.copies for job in GAME.data.jobs}  # type: ignore[attr-defined]
CARDS = {1: 12, 2: 36, 3: 36, 5: 36}
NONE_PUBLIC = [None, None, None]


class Table:
    """A table of three seats at which seat 1 plays, with all its events."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.state = GAME.position(position)
        self.events: list[cosca.Event] = []

    def play(self, *texts: str) -> Table:
        for text in texts:
            seat = GAME.actors(self.state)[0]
            GAME.apply(self.state, seat, GAME.parse(self.state, seat, text), self.events)
        return self

    @property
    def choices(self) -> list[str]:
        return [choice.text for choice in GAME.choices(self.state, GAME.actors(self.state)[0])]

    def hand(self, kind: str) -> list[Any]:
        cards: list[Any] = GAME.describe(self.state)["hands"]["1"][kind]
        return cards

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def jobs_except(used: list[str]) -> list[str]:
    """Return all job cards except these."""
    left = [job for job, copies in COPIES.items() for _ in range(copies)]
    for job in used:
        left.remove(job)
    return left


def railroad(deck: list[str], discards: list[str], jobs: list[str] | None = None, **more: Any) -> Table:
    """Return a position with exactly these jobs in deck and discards."""
    held = jobs or []
    return Table(
        {
            "public_jobs": NONE_PUBLIC,
            "deck": deck,
            "job_discards": discards,
            "hands": {"1": {"jobs": held, "goods": ["booze"]}},
            "suitcases": {"3": {"jobs": jobs_except([*deck, *discards, *held])}},
            **more,
        }
    )


def without(*empty: int, left: dict[int, int] | None = None, **more: Any) -> Table:
    """Return a position with these money piles empty and others with `left` cards."""
    away = dict.fromkeys(empty, 0) | (left or {})
    hand: list[int] = more.pop("money", [])
    rich = [card for card, n in away.items() for _ in range(CARDS[card] - n - hand.count(card))]
    hands = {"1": {"money": hand, **more.pop("hand", {})}, "2": {"money": []}, "3": {"money": []}}
    return Table({"hands": hands, "suitcases": {"3": {"money": rich}}, "public_jobs": NONE_PUBLIC, **more})


# ---------------------------------------------------------------- the job deck


@pytest.mark.rule("CE-N5", "CE-W12")
def test_empty_job_deck_is_refilled_from_the_discards() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(20):
        table = railroad([], ["offer", "car_bomb", "kickbacks"])
        table.state.key = bytes([seed]) * 32
        table.play("thug", "business penn_central_railroad")
        assert not GAME.describe(table.state)["decks"]["jobs"]  # not before a card must be drawn
        table.play("icon job")
        assert len(table.choices) == 2
        seen.add(tuple(sorted(table.choices)))
        now = GAME.describe(table.state)
        assert (now["decks"]["jobs"], now["job_discards"]) == (1, [])
    assert len(seen) == 3  # shuffled: any two of the three


@pytest.mark.rule("CE-W12")
def test_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    table = railroad(["shakedown", "fresh_paint"], ["offer", "car_bomb"])
    table.play("thug", "business penn_central_railroad", "icon job", "job shakedown", "done")
    assert "jobs_shuffled" not in table.kinds()
    now = GAME.describe(table.state)
    assert (now["decks"]["jobs"], now["job_discards"]) == (0, ["offer", "car_bomb", "fresh_paint"])


@pytest.mark.rule("CE-W12", "CE-B3")
def test_the_second_card_comes_from_the_shuffled_discards() -> None:
    table = railroad(["shakedown"], ["offer", "car_bomb"])
    table.play("thug", "business penn_central_railroad", "icon job")
    assert table.kinds()[-3:] == ["job_looked_at", "jobs_shuffled", "job_looked_at"]
    assert table.events[-2].public == {"n": 2}
    assert "job shakedown" in table.choices
    assert {"job offer", "job car_bomb"} & set(table.choices)


@pytest.mark.rule("CE-W12")
def test_jobs_being_looked_at_are_not_shuffled() -> None:
    """Kitchen Gossip looks at three jobs; only two are left, and neither comes twice."""
    table = railroad(["offer", "car_bomb"], [], ["kitchen_gossip"])
    table.play("job kitchen_gossip", "money_last", "use")
    assert sorted(table.choices) == ["job car_bomb", "job offer"]
    table.play("job offer")
    assert table.hand("jobs") == ["offer"]
    assert GAME.describe(table.state)["job_discards"] == ["car_bomb"]


@pytest.mark.rule("CE-B3")
def test_single_job_is_kept() -> None:
    table = railroad(["offer"], [])
    table.play("thug", "business penn_central_railroad", "icon job")
    assert table.hand("jobs") == ["offer"]
    assert GAME.describe(table.state)["job_discards"] == []
    assert table.choices == ["icon money_2", "done"]


@pytest.mark.rule("CE-N5")
def test_without_deck_and_discards_no_job_is_taken() -> None:
    table = railroad([], [])
    table.play("thug", "business penn_central_railroad")
    assert table.choices == ["icon money_2", "done"]


@pytest.mark.rule("CE-W12", "CE-N5")
@pytest.mark.parametrize(("deck", "discards", "filled"), [(1, 0, 1), (0, 1, 1), (1, 1, 2), (2, 3, 3), (0, 0, 0)])
def test_row_stays_short_if_no_job_is_left_in_the_entracte(deck: int, discards: int, filled: int) -> None:
    known = ["offer", "car_bomb", "kickbacks", "shakedown", "fresh_paint"]
    table = railroad(known[:deck], known[deck : deck + discards], phase="tribute")
    now = GAME.describe(table.state)
    assert now["act"] == 2
    assert [job is not None for job in now["public_jobs"]] == [n < filled for n in range(4)]
    assert set(now["public_jobs"]) - {None} <= set(known[: deck + discards])
    assert now["decks"]["jobs"] + len(now["job_discards"]) == deck + discards - filled


# ---------------------------------------------------------------- money piles


@pytest.mark.rule("CE-W17", "CE-N5", "CE-N4")
@pytest.mark.parametrize(("empty", "given"), [((), [5]), ((5,), [3]), ((5, 3), [2]), ((5, 3, 2), [1]), ((3,), [5])])
def test_empty_pile_gives_one_card_of_the_next_lower_value(empty: tuple[int, ...], given: list[int]) -> None:
    table = without(*empty, tiles={"wall_street": "copper_room_casino"})  # $5, Suitcase
    table.play("thug", "business copper_room_casino")
    assert table.choices == ["icon money_5", "done"]  # still refusable, as the icon is
    table.play("icon money_5")
    assert table.hand("money") == given  # one card, no change


@pytest.mark.rule("CE-W17", "CE-N5")
def test_empty_pile_never_gives_a_higher_card() -> None:
    table = without(1, 2, tiles={"wall_street": "excelsior_pawnshop"}, hand={"goods": ["gun"]})
    table.play("thug", "business yorkville_brewery")  # Booze, $2
    assert table.choices == ["icon booze", "done"]
    table = without(1, tiles={"wall_street": "excelsior_pawnshop"})  # Exchange, Exchange, $1
    table.play("thug", "business excelsior_pawnshop")
    assert GAME.actors(table.state) == (2,)  # nothing to use: an empty hand and no $1


@pytest.mark.rule("CE-W17", "CE-F9")
@pytest.mark.parametrize(
    ("when", "left", "given"), [("first", 1, [2, 2, 3]), ("last", 0, [2, 2, 2]), ("last", 2, [2, 3, 3])]
)
def test_job_money_is_paid_card_by_card_and_mandatory(when: str, left: int, given: list[int]) -> None:
    """Armored Car pays $2, $3, $5; no $5 is left, and so many $3."""
    goods = ["gun", "gun", "booze", "blood_money"]
    table = without(5, left={3: left}, hand={"goods": goods, "jobs": ["armored_car"]})
    table.play("job armored_car", f"money_{when}")
    if when == "first":
        assert table.hand("money") == given
        table.play("done")  # its Suitcase effect
    assert table.hand("money") == given


@pytest.mark.rule("CE-W17")
def test_missing_money_does_not_stop_the_other_rewards() -> None:
    table = without(1, hand={"goods": ["blood_money"], "jobs": ["small_wash"]})
    table.play("job small_wash", "money_last")
    assert table.hand("money") == []
    assert GAME.describe(table.state)["suitcases"]["1"]["jobs"] == ["small_wash"]


@pytest.mark.rule("CE-W13", "CE-W17", "CE-B6")
@pytest.mark.parametrize(
    ("paid", "taken"),
    [
        ("money 5", [2, 5]),
        ("money 2", [3, 5]),
    ],  # a $5 just paid can be taken again
)
def test_discard_is_in_the_bank_before_cards_are_taken(paid: str, taken: list[int]) -> None:
    table = without(5, tiles={"wall_street": "liberty_funeral_home"}, money=[2, 5])  # Discard 1: $5
    table.play("thug", "business liberty_funeral_home", "icon discard_1", paid)
    assert table.hand("money") == taken


@pytest.mark.rule("CE-W13")
def test_discard_icon_is_usable_if_the_bank_is_empty() -> None:
    table = without(1, 2, 3, 5, tiles={"wall_street": "liberty_funeral_home"}, hand={"goods": ["gun"]})
    table.play("thug", "business liberty_funeral_home")
    assert table.choices == ["icon discard_1", "done"]
    table.play("icon discard_1", "good gun")
    assert (table.hand("money"), table.hand("goods")) == ([], [])


@pytest.mark.rule("CE-W13")
def test_two_discards_may_bring_less() -> None:
    table = without(5, tiles={"wall_street": "atlantic_holding"}, act=3, hand={"goods": ["gun", "gun", "booze"]})
    table.play("thug", "business atlantic_holding", "icon discard_3", "good gun", "good gun", "good booze")
    assert table.hand("money") == [3, 3]  # $3 and $5
