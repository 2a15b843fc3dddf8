"""Advice of coached games after the scripted start: it nearly always has a reason, and never contradicts itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import cosca
from cosca.bots import Bot, SeatView, bot
from cosca.bots.coaching import suggest
from cosca.bots.evaluator import Reason
from cosca.bots.heuristic_bots import load_evaluator
from cosca.games import kit
from cosca.games.corleones_empire.components.printed import GOODS
from cosca.i18n import Speaker
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.catalog.lessons import BOT, SEAT, find_lesson
from cosca.terminal.render.game_texts import places_of

GAMES: Final = ("la_famiglia", "corleones_empire")
SEEDS: Final = (0, 100, 300)  # added to that of the lesson
LEAST: Final = 0.9  # of the advice has a reason for the choice
MOST_WORDS: Final = {"en": 25, "de": 30, "pl": 30}
# Reasons that fit any choice of the kind.
GENERAL: Final = {"plan_more", "plan_order", "more_soldati", "row", "supplies", "even", "unknown"}


class Advised(NamedTuple):
    """One piece of advice off the line, and the state in which it was given."""

    game: Game[Any]
    state: Any
    decision: Decision
    choice: str
    reason: Reason | None


@cache
def advice(name: str) -> tuple[Advised, ...]:
    """Return the advice of some coached games in which the learner takes all of it."""
    return tuple([each for seed in SEEDS for each in coached(name, seed)])


def coached(name: str, seed: int) -> Iterator[Advised]:
    lesson = find_lesson(name, "first")
    assert lesson is not None
    game: Game[Any] = cosca.game(name, **lesson.options)
    match, start = Match(game, lesson.seed + seed, lesson.position), game.position(lesson.position or {})
    bots: dict[int, Bot] = {seat: bot(BOT, game, seat) for seat in game.seats if seat != SEAT}
    memories = {seat: game.memory(seat, start) for seat in game.seats}
    chosen: list[str] = []
    while actors := game.actors(match.state):
        seat = SEAT if SEAT in actors else actors[0]
        decision = game.decision(match.state, seat)
        assert decision is not None
        rng = Random(f"{match.seed}/{seat}/{len(match.log)}")
        view, seen = game.view(match.state, seat), game.seen(match.state, seat)
        if seat != SEAT:
            seat_view = SeatView(lambda view=view: view, lambda seen=seen: seen)
            text = bots[seat].choose(decision, seat_view, memories[seat], rng).text
        else:
            step = lesson.place(chosen).next
            if step is not None and step.choice in [each.text for each in decision.choices]:
                text = step.choice
            else:
                choice, reason = suggest(game, decision, view, memories[seat], rng)
                text = choice.text
                yield Advised(game, match.state.copy(), decision, text, reason)
            chosen.append(text)
        for event in match.apply(seat, text):
            for each, memory in memories.items():
                facts = event.seen_by(each)
                if facts is not None:
                    memory.see(facts)


@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_advice_has_a_reason_for_the_choice(name: str) -> None:
    given = advice(name)
    without = [(each.decision.kind, each.choice) for each in given if each.reason is None or each.reason.key in GENERAL]
    assert len(without) <= (1 - LEAST) * len(given), without


@pytest.mark.parametrize("name", GAMES)
def test_no_reason_speaks_against_the_choice(name: str) -> None:
    negative = {*load_evaluator(advice(name)[0].game).negative_reasons, "ally_kept", "shares_front", "plan_leaves"}
    assert not negative & {each.reason.key for each in advice(name) if each.reason}


@pytest.mark.parametrize("language", list(MOST_WORDS))
@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_short_sentences_in_every_language(name: str, language: str) -> None:
    speaker = Speaker(places_of(name), language, things=kit(name).argument_kinds, strict=True)
    speaker.learn(dict(enumerate(("red", "green", "blue", "yellow"), 1)))
    if name == "corleones_empire":
        speaker.learn({1: "marzullo", 2: "matarazzo", 3: "vitale"})
    reasons = [each.reason for each in advice(name) if each.reason]
    sentences = [speaker.say(f"reason-{reason.key}", reason.facts) for reason in reasons]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    long = [sentence for sentence in sentences if len(sentence.split()) > MOST_WORDS[language]]
    assert len(long) <= len(sentences) // 20, long


# ---------------------------------------------------------------- no contradictions


def test_bribery_is_not_paid_where_the_attack_bonus_removes_all_defenders() -> None:
    """The line promises that skulls and car can remove all of them without a fight."""
    bribes = [each for each in advice("la_famiglia") if each.decision.kind == "tiles.bribery"]
    needless = [each for each in bribes if each.reason and each.reason.key == "bribery_needless"]
    assert needless
    assert all(each.choice == "skip" for each in needless)
    assert any(each.choice == "use" for each in bribes)


def test_an_ally_that_brings_money_is_played_before_figures() -> None:
    """As the line says: then figures can put the money into the suitcase."""
    actions = [each for each in advice("corleones_empire") if each.decision.kind == "business.action"]
    offered = [each for each in actions if "ally small_time_bookie" in [one.text for one in each.decision.choices]]
    assert offered
    for each in offered:
        assert each.choice == "ally small_time_bookie" or each.choice.startswith(("job", "public", "ally")), each.choice


def test_an_ally_for_a_later_act_is_not_given_as_tribute() -> None:
    tributes = [each for each in advice("corleones_empire") if each.decision.kind == "tribute.card"]
    assert not [each for each in tributes if each.state.act < 4 and each.choice.startswith("ally")]


def test_goods_that_a_job_needs_are_not_called_spare() -> None:
    spare = [each for each in advice("corleones_empire") if each.reason and each.reason.key == "spare_good"]
    assert spare
    for each in spare:
        assert each.reason
        state, kind = each.state, GOODS.index(each.reason.facts["good"])
        jobs = [job for job in (*state.jobs[SEAT], *state.job_row) if job >= 0]
        here = state.goods[SEAT * 4 + kind]
        assert all(state.data.jobs[job].goods[kind] < here for job in jobs), each.choice
