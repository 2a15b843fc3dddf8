"""Different secrets are indistinguishable until the rules reveal them (CE-W5, W9, H14)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import cosca
from cosca.testing.secrecy import Twins, Watched
from tests.games.corleones_empire.support import (
    NAME,
    SEALED,
    begin_effect,
    having,
    looker,
    open_fields,
    picks_of,
    sealed_moments,
    tables,
    without,
)
from tests.support.sampling import SOAK, some


class Fork(Twins):
    """Two matches that differ in a secret, played with the same public choices until it is revealed."""

    closely = SOAK

    def play_alike(self, rng: Random, longest: int) -> None:
        """Compare both matches for all viewers that may not know the difference by `open_to`."""
        for _ in range(longest):
            actors = self.game.actors(self.one.state)
            if not actors or not self.blind:
                return
            assert self.game.actors(self.two.state) == actors
            seat = rng.choice(actors)
            theirs = {choice.text for choice in self.game.choices(self.two.state, seat)}
            both = [c.text for c in self.game.choices(self.one.state, seat) if c.text in theirs]
            if not both:
                return  # only the secret itself can be chosen
            text = rng.choice(both)
            if not self.step(seat, text, text):
                return

    def step(self, seat: int, one: str, two: str) -> bool:
        """Make a choice in each match and compare; return False if the decks diverge from here."""
        ours, theirs = self.both(seat, one, two)
        if any(event.kind == "jobs_shuffled" for event in ours + theirs):
            return False
        one_saved, two_saved = self.one.state.to_json(), self.two.state.to_json()
        self.blind = [
            each
            for each in self.blind
            if open_fields(self.one.state, one_saved, each) == open_fields(self.two.state, two_saved, each)
            and looks(ours, each) == looks(theirs, each)
        ]
        self.compare(ours, theirs)
        return True


def looks(events: list[cosca.Event], viewer: int | None) -> list[str]:
    """Return the jobs that the viewer itself looks at, in order."""
    return [
        facts["job"] for facts in cosca.visible(events, viewer) if facts["event"] == "job_looked_at" and "job" in facts
    ]


Blind = list[int | None]


def exchange(cards: list[Any], one: int, two: int) -> None:
    cards[one], cards[two] = cards[two], cards[one]


def unlike(cards: list[int], card: int) -> list[int]:
    """Return the places of other cards."""
    return [at for at, other in enumerate(cards) if other != card]


def other_deck(table: Watched, s: Any) -> Blind | None:
    """Swap two jobs of the deck, which no seat knows; return the viewers that must see no difference."""
    at = unlike(s.job_deck, s.job_deck[-1]) if s.job_deck else []
    if not at:
        return None
    exchange(s.job_deck, len(s.job_deck) - 1, table.rng.choice(at))
    return list(table.viewers)


def other_hand(table: Watched, s: Any) -> Blind | None:
    """Swap a job in hand with one of the deck, which only that seat knows."""
    seat = table.rng.choice(table.game.seats)
    at = unlike(s.job_deck, s.jobs[seat][0]) if s.jobs[seat] else []
    if not at:
        return None
    where = table.rng.choice(at)
    s.jobs[seat] = having(s.jobs[seat][1:], s.job_deck[where])
    s.job_deck[where] = table.state.jobs[seat][0]
    return [viewer for viewer in table.viewers if viewer != seat]


def other_hands(table: Watched, s: Any) -> Blind | None:
    """Swap the jobs of two seats, which only they know."""
    seats = table.game.seats
    pairs = [(a, b) for a in seats for b in seats if len(s.jobs[a]) == len(s.jobs[b]) and s.jobs[a] != s.jobs[b]]
    if not pairs:
        return None
    one, two = table.rng.choice(pairs)
    exchange(s.jobs, one, two)
    return [viewer for viewer in table.viewers if viewer not in (one, two)]


def other_tiles(table: Watched, s: Any) -> Blind | None:
    """Swap the next tile with a later one, which no seat knows."""
    deck = s.tiles_blue if s.act < 2 else s.tiles_red
    if len(deck) < 2:
        return None
    exchange(deck, len(deck) - 1, table.rng.randrange(len(deck) - 1))
    return list(table.viewers)


@pytest.mark.rule("CE-W5", "CE-W9")
@pytest.mark.parametrize("batch", some(1, 4))
@pytest.mark.parametrize("edit", [other_deck, other_hand, other_hands, other_tiles])
def test_draws_are_indistinguishable_until_revealed(edit: Callable[[Watched, Any], Blind | None], batch: int) -> None:
    compared = forks = out = 0
    for table in tables(range(400 + 4 * batch, 404 + 4 * batch)):
        for number, _ in enumerate(table.steps()):
            if number % 40 != 7 or table.asked in ("jobs.which", "job.pay") or any(table.state.sealed):
                continue
            other = table.state.copy()
            other.listed = None  # the list of the asked seat is made again
            blind = edit(table, other)
            if blind is None:
                continue
            fork = Fork.of_states(table.game, table.state, other, blind)
            fork.compare([], [])
            fork.play_alike(table.rng, 70)
            compared += fork.compared
            forks += 1
            out += len(fork.blind) < len(blind)
    assert forks >= 8
    assert compared >= 150
    assert out >= 2 or edit is other_hands, "the secrets never come out: the test looks at the wrong thing"


@pytest.mark.rule("CE-W5", "CE-H14")
@pytest.mark.parametrize("batch", some(1, 4))
def test_kept_job_is_known_only_to_the_seat_that_looked(batch: int) -> None:
    """With another job looked at and kept, the others see the same discarded card and nothing else."""
    compared = forks = 0
    for table in tables(range(500 + 6 * batch, 506 + 6 * batch)):
        for _ in table.steps():
            if table.asked == "business.action" and table.rng.random() < 0.04 and len(table.state.job_deck) > 4:
                begin_effect(table, "draw_jobs")  # keeps two of four
            state = table.state
            if table.asked != "jobs.which" or not state.job_deck or not (SOAK or table.rng.random() < 0.5):
                continue
            seat = looker(state)
            kept = table.rng.choice(state.looked)
            at = [at for at in unlike(state.job_deck, kept) if state.job_deck[at] not in state.looked]
            if not at:
                continue
            where = table.rng.choice(at)
            other = state.copy()
            drawn = other.job_deck[where]
            other.job_deck[where] = kept
            other.looked = having(without(other.looked, kept), drawn)
            other.listed = None
            fork = Fork.of_states(table.game, state, other, [each for each in table.viewers if each != seat])
            fork.compare([], [])
            names = table.game.data.jobs
            if fork.step(seat, f"job {names[kept].id}", f"job {names[drawn].id}"):
                assert len(fork.blind) == len(table.viewers) - 1
                fork.play_alike(table.rng, 30)
            compared += fork.compared
            forks += 1
    assert forks >= 20
    assert compared >= 150


@pytest.mark.rule("CE-W4", "CE-W5", "CE-W11", "CE-H30", "CE-H31")
@pytest.mark.parametrize("key", SEALED)
def test_sealed_choices_are_indistinguishable_until_the_reveal(key: str) -> None:
    compared = forks = 0
    for table, seat in sealed_moments(key):
        ours, theirs = picks_of(table, seat), picks_of(table, seat)
        if sorted(ours) == sorted(theirs) or (key == "tribute.card" and table.rng.random() < 0.7):
            continue
        fork = Twins.of_states(table.game, table.state, table.state, [v for v in table.viewers if v != seat])
        events_of_both: list[list[cosca.Event]] = [[], []]
        for events, match, picks in ((events_of_both[0], fork.one, ours), (events_of_both[1], fork.two, theirs)):
            for text in picks:
                events += match.apply(seat, text)
        fork.compare(events_of_both[0], events_of_both[1])
        step = table.state.stack[-1]
        while fork.game.actors(fork.one.state):
            other = table.rng.choice(fork.game.actors(fork.one.state))
            text = table.rng.choice(fork.game.choices(fork.one.state, other)).text
            events, others = fork.both(other, text, text)
            if fork.one.state.stack[-1:] != [step]:
                revealed = [event.kind for event in events if event.kind.endswith("_revealed")]
                assert revealed == [event.kind for event in others if event.kind.endswith("_revealed")]
                assert len(revealed) == 1, "one event reveals all"
                assert cosca.visible(events, None) != cosca.visible(others, None)
                break
            fork.compare(events, others)
        compared += fork.compared
        forks += 1
    assert forks >= 10
    assert compared >= 12


# Two tables that differ in jobs alone; the choices that lead to a question with one answer in one of them.
ONE_ANSWER: dict[str, tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]] = {
    "jobs.which": (
        {"deck": ["kickbacks", "kickbacks"]},
        {"deck": ["kickbacks", "car_bomb"]},
        ("thug", "business penn_central_railroad", "icon job"),
    ),
    "discard.card": (
        {"hands": {"1": {"money": [], "jobs": ["kickbacks", "kickbacks"]}}},
        {"hands": {"1": {"money": [], "jobs": ["kickbacks", "car_bomb"]}}},
        ("thug", "business liberty_funeral_home", "icon discard_1"),
    ),
    "business.action": (
        {"hands": {"1": {"goods": ["gun"], "jobs": ["car_bomb"]}}},
        {"hands": {"1": {"goods": ["gun"], "jobs": ["corner_ambush"]}}},
        (),
    ),
}


@pytest.mark.rule("CE-W5", "CE-W9")
@pytest.mark.parametrize("key", ONE_ANSWER)
def test_secret_question_with_one_choice_is_still_asked(key: str) -> None:
    """Only its seat may know that there is one choice; skipping the question would reveal it."""
    one, two, lines = ONE_ANSWER[key]
    game: Any = cosca.game(NAME, seats=3)
    figures = {"1": {"thugs": ["reserve" if lines else "hudson", "hudson"], "don": "hudson" if lines else "reserve"}}
    tiles = {"wall_street": "liberty_funeral_home"}
    states: list[Any] = []
    for document in (one, two):
        states.append(game.position({"public_jobs": [None] * 3, "tiles": tiles, "figures": figures, **document}))
    fork = Fork.of_states(game, states[0], states[1], [None, 2, 3])
    for text in lines:
        assert fork.step(1, text, text)
    fork.compare([], [])
    for match in (fork.one, fork.two):
        assert match.state.stack[-1].key == key
        assert game.actors(match.state) == (1,)
    assert sorted([len(game.choices(match.state, 1)) for match in (fork.one, fork.two)]) == [1, 2]
