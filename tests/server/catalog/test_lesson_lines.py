"""The advised lines of lessons: they come out as their cards say, and a learner who leaves one is never stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

import cosca
from cosca.bots import Bot, SeatView, bot
from cosca.kernel.events import Event, Facts
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.server.catalog.lessons import BOT, SEAT, Lesson, LinePlace, LineStep, find_lesson, lessons_of
from cosca.server.protocol import http_models
from cosca.server.table.live_table import LiveTable
from cosca.server.table.question_help import load_hint
from tests.server.support.players import TableHarness, open_harness

GAMES: Final = ("la_famiglia", "corleones_empire")
MOST_DECISIONS: Final = 22  # of the learner on an advised line: about ten minutes with reading
AFTER: Final = 6  # decisions after a deviation, in the short test


def first(game: str) -> Lesson:
    lesson = find_lesson(game, "first")
    assert lesson is not None
    return lesson


class LinePlayer:
    """Plays an advised line as a table does; in secret choices the learner or the bots come first."""

    def __init__(self, name: str, learner_first: bool, line: tuple[LineStep, ...] = ()) -> None:
        self.lesson: Final = first(name)
        self.line: Final = line or self.lesson.line
        self.game: Final[Game[Any]] = cosca.game(name, **self.lesson.options)
        self.match: Final = Match(self.game, self.lesson.seed, self.lesson.position)
        start = self.game.position(self.lesson.position or {})
        self.learner_first: Final = learner_first
        self.bots: Final[dict[int, Bot]] = {seat: bot(BOT, self.game, seat) for seat in self.game.seats if seat != SEAT}
        self.memories: Final[dict[int, Memory]] = {seat: self.game.memory(seat, start) for seat in self.bots}

    def play(self) -> Iterator[Event]:
        """Play the line and yield its events."""
        done = 0
        while True:
            actors = sorted(self.game.actors(self.match.state), key=lambda seat: (seat == SEAT) != self.learner_first)
            seat = actors[0]
            decision = self.game.decision(self.match.state, seat)
            assert decision is not None
            if seat == SEAT and done == len(self.line):
                return
            if seat == SEAT:
                step = self.line[done]
                assert decision.kind == step.asked, f"{step.card}: asked {decision.kind}"
                assert step.choice in [each.text for each in decision.choices], step.card
                done += 1
                events = self.match.apply(seat, step.choice)
            else:
                rng = Random(f"{self.match.seed}/{seat}/{len(self.match.log)}")
                view, seen = self.game.view(self.match.state, seat), self.game.seen(self.match.state, seat)
                seat_view = SeatView(lambda view=view: view, lambda seen=seen: seen)
                events = self.match.apply(seat, self.bots[seat].choose(decision, seat_view, self.memories[seat], rng))
            for event in events:
                for each, memory in self.memories.items():
                    facts = event.seen_by(each)
                    if facts is not None:
                        memory.see(facts)
                yield event


def own(events: list[Event], kind: str, who: str = "seat") -> list[Facts]:
    """Return the public facts of the learner's events of a kind."""
    return [event.public for event in events if event.kind == kind and event.public and event.public[who] == SEAT]


@pytest.mark.parametrize("learner_first", [False, True])
def test_the_first_battle_is_won_by_a_bluff(learner_first: bool) -> None:
    events = list(LinePlayer("la_famiglia", learner_first).play())
    conflict = next(event.public for event in events if event.kind == "cards_revealed" and event.public)
    assert conflict["attacker"] == []
    assert sorted(conflict["defender"]) == ["coward_1", "coward_1"], "they took the Coward that was laid for them"
    assert {each["area"] for each in own(events, "attack_over")} == {"licata"}
    control = next(event.public for event in events if event.kind == "control" and event.public)
    assert control["counts"][str(SEAT)] == 2
    assert len(own(events, "tile_marked")) == 2
    assert own(events, "order_issued")[0]["area"] == "camastra"
    assert len(first("la_famiglia").line) <= MOST_DECISIONS


def taking_everything() -> tuple[LineStep, ...]:
    """Return the line of the first act where Illegal Goods are taken at once and the suitcase is used afterwards."""
    line = first("corleones_empire").line
    goods = [step for step in line if step.card in ("goods", "goods_more")]
    rest = [step for step in line if step not in goods]
    at = [step.card for step in rest].index("stash")
    return (*rest[:at], *goods, *rest[at:])


@pytest.mark.parametrize("line", [(), taking_everything()], ids=["advised", "taking everything"])
@pytest.mark.parametrize("learner_first", [False, True])
def test_the_first_act_has_a_job_a_shot_turfs_and_an_ally(learner_first: bool, line: tuple[LineStep, ...]) -> None:
    events = list(LinePlayer("corleones_empire", learner_first, line).play())
    assert [each["job"] for each in own(events, "job_completed")] == ["drive_upstate"]
    assert [each["at"] for each in own(events, "gunned_down", "by")] == ["merchants_trust"]
    assert [each["turf"] for each in own(events, "marker_placed")] == ["wall_street", "brooklyn"]
    wars = [event.public for event in events if event.kind == "turf_war" and event.public]
    assert "midtown" in [each["turf"] for each in wars if each["result"] == "tied"]
    bids = next(event.public["bids"] for event in events if event.kind == "bids_revealed" and event.public)
    assert max(bid["total"] for bid in bids if bid["seat"] != SEAT) < 3, "3 dollars are sure to win"
    assert [each["ally"] for each in own(events, "ally_taken")] == ["small_time_bookie"]
    assert not own(events, "discarded") or all(each["why"] == "job" for each in own(events, "discarded"))
    assert len(first("corleones_empire").line) <= MOST_DECISIONS


def test_place_on_the_line_follows_from_the_choices() -> None:
    one, two = LineStep("one", "q", "a"), LineStep("two", "q", "b")
    lesson = Lesson("first", 1, {}, line=(one, two))
    assert lesson.place([]) == LinePlace(one)
    assert lesson.place(["a"]) == LinePlace(two, one, followed=True)
    assert lesson.place(["x"]) == LinePlace(None, one)
    assert lesson.place(["a", "b"]) == LinePlace(None, two, followed=True)
    assert lesson.place(["a", "b", "c"]) == lesson.place(["x", "b"]) == LinePlace()
    assert Lesson("other", 1, {}).place([]) == LinePlace()


def test_steps_of_a_group_are_taken_in_any_order() -> None:
    one, then = LineStep("one", "q", "a", "g"), LineStep("then", "r", "b")
    again, two = LineStep("again", "q", "a", "g"), LineStep("two", "q", "c", "g")
    lesson = Lesson("first", 1, {}, line=(one, then, again, two))
    assert lesson.place(["c"]) == LinePlace(one, two, followed=True)
    assert lesson.place(["c", "a", "b"]) == LinePlace(again, then, followed=True)
    assert lesson.place(["a", "b", "c"]) == LinePlace(again, two, followed=True)
    assert lesson.place(["c", "a", "b", "a"]) == LinePlace(None, again, followed=True)
    assert lesson.place(["a", "c"]) == LinePlace(None, then), "what follows from a choice does not wait"


def test_whoever_takes_everything_stays_on_the_line() -> None:
    taken = [step.choice for step in taking_everything()]
    assert all(first("corleones_empire").place(taken[:n]).followed for n in range(1, len(taken) + 1))


def test_only_first_lessons_have_a_line() -> None:
    assert {lesson.name for game in GAMES for lesson in lessons_of(game).values() if lesson.line} == {"first"}


# ---------------------------------------------------------------- at a table


async def begun(harness: TableHarness, game: str) -> LiveTable:
    anna, lesson = await harness.user("anna"), first(game)
    seats = lesson.seats(harness.tables.game(game, lesson.options))
    return await harness.tables.create(
        anna, game, lesson.options, seats, False, False, True, position=lesson.position, lesson=lesson
    )


async def hint(harness: TableHarness, table: LiveTable) -> http_models.Hint:
    await harness.wait_until_idle(table)
    return await load_hint(table, "u-anna", SEAT)


async def choose(harness: TableHarness, table: LiveTable, act: int, text: str) -> None:
    await table.choose("u-anna", SEAT, act, [text], harness.message_id())


@pytest.mark.parametrize("game", GAMES)
def test_hints_follow_the_line_and_then_the_soldato(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table, line = await begun(harness, game), first(game).line
            previous: str | None = None
            for step in line:
                told = await hint(harness, table)
                assert (told["card"], told["text"]) == (step.card, step.choice)
                assert told["last"] == (None if previous is None else {"card": previous, "followed": True})
                await choose(harness, table, told["act"], told["text"])
                previous = step.card
            told = await hint(harness, table)
            assert (told["card"], told["last"]) == (None, {"card": line[-1].card, "followed": True})
            await choose(harness, table, told["act"], told["text"])
            told = await hint(harness, table)
            assert told["card"] is told["last"] is None

    asyncio.run(play())


async def deviate(harness: TableHarness, game: str, at: int, rng: Random, decisions: int) -> None:
    """Follow the line to a step, choose something else there, then play at random; there is always a legal hint."""
    table, line = await begun(harness, game), first(game).line
    for step in line[:at]:
        told = await hint(harness, table)
        await choose(harness, table, told["act"], step.choice)
    for number in range(decisions):
        await harness.wait_until_idle(table)
        if not table.running:
            return
        told = await hint(harness, table)
        choices = [each.text for each in table.game.choices(table.match.state, SEAT)]
        assert told["text"] in choices
        if number == 0:
            advised = {step.choice for step in line if line[at].allows(step)}
            others = [text for text in choices if text not in advised]
            assert told["card"] == line[at].card
        else:
            others = choices
            assert told["card"] is None
            assert told["last"] == ({"card": line[at].card, "followed": False} if number == 1 else None)
        await choose(harness, table, told["act"], rng.choice(others or choices))


def deviations(game: str) -> list[int]:
    """Return some steps of a line, spread over it, that offer other choices."""
    return [at for at in range(len(first(game).line)) if at % 5 == 3]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_leaves_the_line_is_advised_on(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            for at in deviations(game):
                await deviate(harness, game, at, Random(f"{game}/{at}"), AFTER)

    asyncio.run(play())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_random_play_from_any_step_reaches_the_end(sqlite_url: str, game: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            for at in deviations(game):
                await deviate(harness, game, at, Random(f"{game}/{at}/long"), 1000)

    asyncio.run(play())
