"""A state sampled from what a seat knows looks the same to it (CE-W5, W8, W9); random games of 2 to 5 seats."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import cosca
from cosca.testing.secrecy import plain
from tests.games.corleones_empire.support import SEALED, begin_effect, looker, open_to, tables
from tests.support.sampling import SOAK, some

BATCHES = some(1, 20)
POSITIONS = 100  # at least, in each batch of 4 games: more than 2,000 in all, each for 3 to 6 viewers
RARE = ("jobs.which", "job.pay", "offer.card", "tax.card", "rob.rival")  # moments that are worth a look each time
EVERYWHERE = {
    "abilities", "bid.card", "bribe.ally", "business.action", "discard.card", "effect.use", "front.first",
    "job.money", "job.pay", "jobs.which", "member.place", "offer.card", "over", "suitcase.card", "tax.card",
    "thug.business", "tribute.card",
}  # fmt: skip


@pytest.mark.rule("CE-W5", "CE-W8", "CE-W9")
@pytest.mark.parametrize("batch", BATCHES)
def test_a_sampled_state_looks_the_same_to_its_seat(batch: int) -> None:
    rng = Random(f"sample {batch}")
    positions = 0
    asked: set[str] = set()
    for table in tables(range(100 * batch, 100 * batch + 4)):
        due = 0
        for _ in table.steps():
            due -= 1
            if due > 0 and (table.asked not in RARE or rng.random() < 0.5) and table.asked != "over":
                continue
            due = rng.randrange(1, 24)
            positions += 1
            asked.add(table.asked)
            for viewer in table.viewers:
                turn = viewer == table.viewers[positions % len(table.viewers)]
                sampled = table.check_sample(viewer, rng, plays_on=SOAK or turn)
                assert open_to(sampled, viewer) == open_to(drawn_alike(table.state, sampled), viewer)
    assert positions >= POSITIONS
    assert len(asked) >= 12, "too few kinds of moments"


def drawn_alike(state: Any, sampled: Any) -> Any:
    """Return the state with the draw counter of the sample, which has its own key."""
    copy = state.copy()
    copy.draws = sampled.draws
    return copy


def test_every_phase_and_kind_of_question_is_sampled() -> None:
    rng = Random("phases")
    asked: Counter[tuple[int, str]] = Counter()
    for table in tables(range(2000, 2080)):
        for _ in table.steps():
            if table.asked == "business.action" and table.rng.random() < 0.01:
                begin_effect(table, table.rng.choice(("offer", "rival_suitcase")))
            at = (len(table.game.seats), table.asked)
            if table.asked in EVERYWHERE and not asked[at]:
                asked[at] += 1
                for viewer in table.viewers:
                    table.check_sample(viewer, rng)
    for seats in (2, 3, 4, 5):
        missing = EVERYWHERE - {key for at, key in asked if at == seats}
        assert missing <= ({"bribe.ally"} if seats == 2 else set()), f"{seats} seats"


@pytest.mark.rule("CE-W5", "CE-W9")
def test_samples_vary_in_everything_unknown() -> None:
    rng = Random("vary")
    varied: Counter[str] = Counter()
    for table in tables(range(3000, 3020)):
        for number, _ in enumerate(table.steps()):
            telling = table.asked in (*SEALED, "jobs.which") and rng.random() < 0.2
            if number % 40 != 39 and not telling:
                continue
            viewer = rng.choice(table.viewers)
            drawn = [table.sample(viewer, rng) for _ in range(12)]
            rivals = [seat for seat in table.game.seats if seat != viewer]
            unknown = {
                "hidden jobs": lambda s, rivals=rivals: [s.jobs[rival] for rival in rivals],
                "deck": lambda s: s.job_deck,
                "tiles": lambda s: [s.tiles_blue, s.tiles_red],
                "looked": lambda s, viewer=viewer: s.looked if looker(s) != viewer else (),
                "sealed": lambda s, rivals=rivals: [[pick.text for pick in s.sealed[rival]] for rival in rivals],
            }
            for what, look in unknown.items():
                varied[what] += len({plain(look(s)) for s in drawn}) > 1
            state = table.state
            view, memory = table.game.view(state, viewer), table.memories[viewer]
            hands = cosca.belief(table.game, view, memory, rng, limit=60).distribution(
                lambda s, rivals=rivals: tuple([s.jobs[rival] for rival in rivals])
            )
            if max(hands.values()) < 0.3:  # it may be certain, if all other cards of an earlier deck have been seen
                assert len({plain(unknown["hidden jobs"](s)) for s in drawn}) > 1
            if len(state.job_deck) >= 5:
                assert len({plain(s.job_deck) for s in drawn}) > 6
            if len(state.tiles_blue) >= 3:
                assert len({plain(s.tiles_blue) for s in drawn}) > 1
            for seat in table.game.seats:
                assert len({plain([pick.text for pick in s.sealed[seat]]) for s in drawn}) == 1 or seat != viewer
    assert all(varied[what] >= 5 for what in ("hidden jobs", "deck", "tiles", "looked", "sealed")), varied
