"""Beliefs about hidden jobs and sealed cards compared with all possibilities by brute force (CE-W5, W9, W11, N5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import cosca
from cosca.testing.beliefs import check_belief
from tests.games.corleones_empire.small_tables import WorldTracker, jobs_of, small_games, small_table
from tests.games.corleones_empire.support import NAME, SEALED, begin_effect, looker, tables
from tests.support.sampling import some


def rivals(tracker: WorldTracker, seats: tuple[int, ...], looks: int) -> dict[Any, float]:
    """Return the probability of hands of these seats, and of the jobs that they look at, by brute force."""
    known: dict[Any, float] = {}
    for (hands, looked, _), weight in tracker.worlds.items():
        key = (tuple([hands[seat] for seat in seats]), looked if looks in seats else ())
        known[key] = known.get(key, 0.0) + weight
    return known


def held(belief: cosca.Belief[Any], viewer: int | None) -> dict[Any, float]:
    """Return the same of a belief."""

    def hands(world: Any) -> Any:
        of_seats, looked, _ = jobs_of(world, viewer)
        return tuple([of_seats[seat] for seat in belief.seats]), looked if looker(world) in belief.seats else ()

    return belief.distribution(hands)


@pytest.mark.rule("CE-W5", "CE-W9", "CE-N5")
def test_weights_are_those_of_all_placements() -> None:
    sizes: Counter[int] = Counter()
    accounts = looked = 0
    for game, state, tracker, memory, rng in small_games(some(30, 400)):
        viewer, looks = tracker.viewer, looker(state)
        view = game.view(state, viewer)
        for seats in (None, [rng.choice(game.seats)], [looks] if looks else [1]):
            belief = cosca.belief(game, view, memory, rng, seats)
            expected = rivals(tracker, belief.seats, looks if looks != viewer else 0)
            assert belief.exact == (len(expected) <= 1000)
            if belief.exact:
                assert held(belief, viewer) == pytest.approx(expected)
                assert len(belief.worlds) == len(expected)
                sizes[len(expected)] += 1
                accounts += len(memory.worlds) > 1
                looked += looks in belief.seats
    assert len(sizes) > 15
    assert max(sizes) > 60
    assert accounts > 20, "too few moments when a job may have come from several decks"
    assert looked > 5, "too few moments when a rival looks at jobs"


class SmallTable:
    """A small table whose events go to the brute force and to the memory of the public."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.game, self.state = small_table(rng)
        self.tracker = WorldTracker(self.game, self.state, None)
        self.memory = self.game.memory(None, self.state)

    def tell(self, events: list[cosca.Event]) -> None:
        for facts in cosca.visible(events, None):
            self.tracker.see(dict(facts))
            self.memory.see(facts)

    def choose(self) -> None:
        events: list[cosca.Event] = []
        (seat,) = self.game.actors(self.state)
        self.game.apply(self.state, seat, self.rng.choice(self.game.choices(self.state, seat)), events)
        self.tell(events)


@pytest.mark.rule("CE-W5", "CE-H19")
def test_jobs_kept_so_far_are_weighed_with_the_hand() -> None:
    """A rival keeps two jobs of those it looks at: after the first one, its hand and what is left are weighed."""
    compared = reshuffled = 0
    for seed in range(30):
        table = SmallTable(Random(f"keep {seed}"))
        begin_effect(table, "draw_jobs")
        if not table.state.stack or table.state.stack[-1].key != "jobs.which":
            continue
        table.choose()
        seat = looker(table.state)
        if not seat or not table.memory.worlds[0].keeping:
            continue
        compared += 1
        reshuffled += len(table.memory.worlds[0].pools) > 1
        belief = cosca.belief(
            table.game, table.game.view(table.state, None), table.memory, table.rng, [seat], limit=5000
        )
        assert belief.exact
        assert held(belief, None) == pytest.approx(rivals(table.tracker, (seat,), seat))
    assert compared > 5
    assert reshuffled > 3


@pytest.mark.rule("CE-W11")
def test_sealed_tribute_depends_on_the_hidden_jobs() -> None:
    """Every hand is as likely as its deal, and every tribute of a hand equally likely."""
    game: Any = cosca.game(NAME, seats=2)
    hand = {"money": [1, 1, 2, 2, 5], "jobs": ["shakedown", "kickbacks"]}
    names = [job.id for job in game.data.jobs for _ in range(job.copies)]
    for name in hand["jobs"]:
        names.remove(name)
    deck, rest = [names.pop(names.index(name)) for name in ("car_bomb", "grand_tour", "shakedown")], names
    state = game.position(
        {"phase": "tribute", "hands": {"1": hand, "2": {"money": [1] * 6}}, "deck": deck, "public_jobs": [None] * 2,
         "suitcases": {"2": {"jobs": rest}}}
    )  # fmt: skip
    memory = game.memory(2, state)
    unknown = [*hand["jobs"], *deck]
    for _ in range(2):
        game.apply(state, 1, game.parse(state, 1, "money 2"))
    belief = cosca.belief(game, game.view(state, 2), memory, Random(1))
    expected: Counter[Any] = Counter()
    for jobs in combinations(unknown, 2):
        cards = ["money 1", "money 1", "money 2", "money 2", "money 5", *[f"job {job}" for job in jobs]]
        answers = {tuple(sorted(picks)) for picks in combinations(cards, 2)}
        for picks in answers:
            expected[tuple(sorted(jobs)), picks] += 1 / len(answers)  # type: ignore[assignment]
    ids = [job.id for job in game.data.jobs]
    assert belief.exact
    assert belief.distribution(
        lambda world: (
            tuple(sorted([ids[job] for job in world.jobs[1]])),
            tuple(sorted([pick.text for pick in world.sealed[1]])),
        )
    ) == pytest.approx({key: n / 10 for key, n in expected.items()})


@pytest.mark.parametrize("batch", some(1, 10))
def test_belief_includes_the_truth_and_agrees_with_samples(batch: int) -> None:
    rng = Random(f"belief {batch}")
    asked: Counter[str] = Counter()
    for table in tables(range(500 + 10 * batch, 502 + 10 * batch)):
        for _ in table.steps():
            if rng.random() < (0.07 if table.asked in (*SEALED, "jobs.which", "over") else 0.003):
                asked[table.asked] += 1
                viewer = rng.choice(table.viewers)
                check_belief(table.game, table.state, viewer, table.memories[viewer], rng)
    assert len(asked) > 2
    assert sum(asked[kind] for kind in SEALED) > 2
