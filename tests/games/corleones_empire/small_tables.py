"""Small tables of Corleone's Empire, and all possible placements of their jobs by brute force (CE-W5, W9, N5)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import cosca
from cosca.testing.secrecy import plain
from tests.games.corleones_empire.support import NAME, having, looker, without

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]  # jobs of the rivals by seat, looked, deck


class WorldTracker:
    """All possible placements of the jobs for a viewer, by brute force, each with its weight.

    All cards are thought of as different, all orders of the deck and all picks of rivals as equally likely.
    """

    def __init__(self, game: Any, state: Any, viewer: int | None) -> None:
        self.ids = {job.id: job.index for job in game.data.jobs}
        self.viewer = viewer
        self.discards = list(state.job_discards)
        rivals = [seat for seat in game.seats if seat != viewer]
        hidden = [*state.job_deck, *[job for rival in rivals for job in state.jobs[rival]]]
        self.worlds: dict[World, float] = {(((),) * (state.seats + 1), (), tuple(sorted(hidden))): 1.0}
        for rival in rivals:
            for _ in state.jobs[rival]:
                self.each(lambda world, rival=rival: self.drawn(world, rival))

    def each(self, follow: Callable[[World], list[tuple[World, float]]]) -> None:
        """Replace every world by its successors; the weights still sum to 1."""
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            for after, factor in follow(world):
                worlds[after] = worlds.get(after, 0.0) + weight * factor
        total = sum(worlds.values())
        self.worlds = {world: weight / total for world, weight in worlds.items()}

    def drawn(self, world: World, seat: int) -> list[tuple[World, float]]:
        """Return the worlds after a hidden job moved from the deck into a hand, or with seat 0 to those looked at."""
        hands, looked, deck = world
        worlds: list[tuple[World, float]] = []
        for job in set(deck):
            left = without(deck, job)
            after = (self.given(hands, seat, job), looked, left) if seat else (hands, having(looked, job), left)
            worlds.append((after, deck.count(job) / len(deck)))
        return worlds

    def given(self, hands: tuple[tuple[int, ...], ...], seat: int, job: int) -> tuple[tuple[int, ...], ...]:
        return (*hands[:seat], having(hands[seat], job), *hands[seat + 1 :])

    def kept(self, world: World, seat: int) -> list[tuple[World, float]]:
        hands, looked, deck = world
        return [
            ((self.given(hands, seat, job), without(looked, job), deck), looked.count(job) / len(looked))
            for job in set(looked)
        ]

    def passed(self, world: World, job: int) -> list[tuple[World, float]]:
        hands, looked, deck = world
        return [((hands, without(looked, job), deck), 1.0)] if job in looked else []

    def shown(self, world: World, seat: int, job: int) -> list[tuple[World, float]]:
        hands, looked, deck = world
        if job not in hands[seat]:
            return []
        less = (*hands[:seat], without(hands[seat], job), *hands[seat + 1 :])
        return [((less, looked, deck), float(hands[seat].count(job)))]

    def known(self, world: World, job: int) -> list[tuple[World, float]]:
        """Return the worlds after a job that the viewer sees left the deck."""
        hands, looked, deck = world
        return [((hands, looked, without(deck, job)), float(deck.count(job)))] if job in deck else []

    def see(self, facts: dict[str, Any]) -> None:
        kind, seat = facts["event"], facts.get("seat", 0)
        name = facts["card"].removeprefix("job ") if kind == "discarded" else facts.get("job", "")
        job = self.ids.get(name, -1) if kind != "discarded" or facts["card"].startswith("job ") else -1
        mine = seat == self.viewer
        if kind == "public_job" or (kind == "job_looked_at" and mine):
            self.each(lambda world: self.known(world, job))
        elif kind == "job_looked_at":
            self.each(lambda world: self.drawn(world, 0))
        elif kind == "job_gained" and not mine:
            self.each(lambda world: self.kept(world, seat))
        elif kind == "job_passed":
            self.discards.append(job)
            if not mine:
                self.each(lambda world: self.passed(world, job))
        elif job >= 0 and (kind == "discarded" or (kind == "job_shown" and not facts["public"])):
            if kind == "discarded":
                self.discards.append(job)
            if not mine:
                self.each(lambda world: self.shown(world, seat, job))
        elif kind == "jobs_shuffled":
            deck = tuple(sorted(self.discards))
            self.discards = []
            self.each(lambda world: [((world[0], world[1], deck), 1.0)])


def jobs_of(state: Any, viewer: int | None) -> World:
    """Return where the jobs are that the viewer does not see."""
    hands = [() if seat in (0, viewer) else tuple(state.jobs[seat]) for seat in range(state.seats + 1)]
    return tuple(hands), () if viewer and viewer == looker(state) else state.looked, tuple(sorted(state.job_deck))


def small_table(rng: Random) -> tuple[Any, Any]:
    """Return a game with few jobs left, so that all possibilities can be listed and the deck is often reshuffled."""
    seats = rng.randint(2, 3)
    game: Any = cosca.game(NAME, seats=seats)
    kinds = rng.sample(game.data.jobs, len(game.data.jobs))
    twice = {job.id for job in [job for job in kinds if job.copies > 1][:5]}
    jobs = [job.id for job in kinds for _ in range(job.copies)]
    rng.shuffle(jobs)
    jobs.sort(key=lambda job: job in twice)  # so that a job may have come from several decks
    hands = {
        str(seat): {"money": [1, 2, 3], "goods": ["narcotics", "gun"][: rng.randint(0, 2)], "jobs": [jobs.pop()]}
        for seat in game.seats
    }
    document = {
        "act": rng.randint(1, 3),
        "hands": hands,
        "public_jobs": [None] * (2 if seats == 2 else 3),
        "job_discards": [jobs.pop() for _ in range(rng.randint(0, 2))],
        "deck": [jobs.pop() for _ in range(rng.randint(2, 4))],
        "suitcases": {"1": {"money": [1, 5], "jobs": jobs[::2]}, "2": {"money": [2, 3], "jobs": jobs[1::2]}},
    }
    state = game.position(document)
    state.key = rng.randbytes(32)
    return game, state


def small_games(seeds: range) -> Iterator[tuple[Any, Any, WorldTracker, Any, Random]]:
    """Yield small tables with tracker and memory of one viewer whenever a job has moved."""
    for seed in seeds:
        rng = Random(f"small {seed}")
        game, state = small_table(rng)
        viewer = rng.choice((None, *game.seats))
        tracker, memory = WorldTracker(game, state, viewer), game.memory(viewer, state)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            choices = game.choices(state, seat)
            likely = [choice for choice in choices if choice.text == "icon job" or choice.kind == "job"]
            events: list[cosca.Event] = []
            game.apply(state, seat, rng.choice(likely or choices), events)
            before = dict(tracker.worlds)
            for facts in cosca.visible(events, viewer):
                tracker.see(dict(facts))
                memory.see(json.loads(plain(facts)))
            if len(tracker.worlds) > 3000:
                break
            if tracker.worlds != before and game.actors(state) and state.stack[-1].key != "job.pay":
                yield game, state, tracker, memory, rng
