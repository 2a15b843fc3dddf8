"""The evaluator of Corleone's Empire: it scores every question, finds obvious choices and gives reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.corleones_empire import evaluator as judge_module
from cosca.bots.corleones_empire.evaluator import EmpireEvaluator
from cosca.bots.corleones_empire.outcome_metrics import marked, measure
from cosca.bots.corleones_empire.state_features import FEATURE_NAMES
from cosca.bots.evaluator import Reason, load_weights
from cosca.games import kit
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.i18n import Catalogue, Speaker
from cosca.terminal.render.game_texts import places_of

FOLDER = Path(judge_module.__file__).parent


def table(seats: int) -> tuple[CorleonesEmpire, EmpireEvaluator]:
    game = cosca.game("corleones_empire", seats=seats)
    assert isinstance(game, CorleonesEmpire)
    return game, EmpireEvaluator(game)


def played(
    seats: int, seed: int, wild: float = 0.3
) -> Iterator[tuple[CorleonesEmpire, EmpireEvaluator, EmpireState, int]]:
    """Yield every decision of a game in which some choices are random."""
    game, evaluator = table(seats)
    rng = Random(seed)
    state = game.new(seed)
    while actors := game.actors(state):
        seat = actors[0]
        yield game, evaluator, state, seat
        choices = game.choices(state, seat)
        game.apply(state, seat, rng.choice(choices) if rng.random() < wild else evaluator.choose(state, seat, rng))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scoring_covers_every_choice_and_keeps_the_state(seats: int) -> None:
    for game, evaluator, state, seat in played(seats, seats):
        before = state.to_json()
        scores = evaluator.action_scores(state, seat)
        assert len(scores) == len(game.choices(state, seat))
        assert all([isinstance(score, float) for score in scores])
        assert state.to_json() == before


def test_scores_do_not_depend_on_hidden_jobs() -> None:
    """Other jobs in rivals' hands and another deck change no score."""
    for _game, evaluator, state, seat in played(4, 9):
        scores = evaluator.action_scores(state, seat)
        other = state.copy()
        hidden = [job for rival in state.rivals(seat) for job in state.jobs[rival]] + state.job_deck
        Random(1).shuffle(hidden)
        for rival in state.rivals(seat):
            held = len(state.jobs[rival])
            other.jobs[rival], hidden = tuple(sorted(hidden[:held])), hidden[held:]
        other.job_deck = hidden
        assert evaluator.action_scores(other, seat) == scores


def test_evaluator_beats_random_players() -> None:
    game, evaluator = table(4)
    won = 0.0
    for seed in range(12):
        rng = Random(seed)
        state = game.new(seed)
        me = 1 + seed % 4
        while actors := game.actors(state):
            seat = actors[0]
            mine = evaluator.choose(state, seat, rng) if seat == me else rng.choice(game.choices(state, seat))
            game.apply(state, seat, mine)
        won += evaluator.win_probabilities(state)[me - 1]
    assert won >= 11


def test_win_probabilities_sum_to_one_and_grow_with_money() -> None:
    moments: list[int] = []
    for game, evaluator, state, _seat in played(3, 5):
        chances = evaluator.win_probabilities(state)
        assert len(chances) == len(game.teams)
        assert sum(chances) == pytest.approx(1.0)
        assert len(evaluator.state_features(state, (1,))) == len(evaluator.feature_names)
        richer = state.copy()
        richer.suitcase[1 * 4 + 3] += 2
        assert evaluator.win_probabilities(richer)[0] > chances[0]
        if not moments or evaluator.rollout_horizon(state) != moments[-1]:
            moments.append(evaluator.rollout_horizon(state))
    assert moments == [1, 2, 3, 4]


def test_weights_match_the_feature_names() -> None:
    weights = load_weights(FOLDER.name, EmpireEvaluator.feature_names)
    assert len(weights) == 3
    assert {len(stage) for stage in weights} == {len(EmpireEvaluator.feature_names)}


# ---------------------------------------------------------------- what is plainly best


def best(game: CorleonesEmpire, evaluator: EmpireEvaluator, document: dict[str, Any], seat: int) -> str:
    state = game.position(document)
    scores = evaluator.action_scores(state, seat)
    return game.choices(state, seat)[scores.index(max(scores))].text


HANDS = {
    "1": {"money": [1, 2, 5], "goods": ["gun", "booze"], "jobs": ["armored_car"], "allies": []},
    "2": {"money": [5, 5, 5], "goods": [], "jobs": [], "allies": []},
    "3": {"money": [], "goods": [], "jobs": [], "allies": []},
}


def test_last_tribute_keeps_the_highest_money() -> None:
    game, evaluator = table(3)
    document = {"act": 4, "phase": "tribute", "hands": HANDS}
    state = game.position(document)
    given: Counter[str] = Counter()
    while 1 in game.actors(state):
        choice = evaluator.choose(state, 1, Random(1))
        given[choice.text] += 1
        game.apply(state, 1, choice)
    assert "money 5" not in given
    assert "money 2" not in given


def test_payable_job_is_preferred_to_the_last_figure() -> None:
    game, evaluator = table(3)
    hand = {"money": [1], "goods": ["gun", "booze"], "jobs": ["drive_upstate"], "allies": []}
    figures = {"thugs": ["merchants_trust", "red_hook_docks"], "don": "reserve"}
    document = {"hands": {"1": hand}, "figures": {"1": figures}, "public_jobs": [], "turn": 1}
    assert best(game, evaluator, document, 1) == "job drive_upstate"


# ---------------------------------------------------------------- reasons


def test_reasons_and_their_messages_match() -> None:
    speaker = Speaker(places_of("corleones_empire"), things=kit("corleones_empire").argument_kinds, strict=True)
    used: Counter[str] = Counter()
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (4, 5)):
        for game, evaluator, state, seat in played(seats, seed, 0.4):
            speaker.learn(game.view(state, seat)["families"])
            for choice in game.choices(state, seat):
                reason = evaluator.reason(state, seat, choice)
                if reason is not None:
                    sentence = speaker.say(f"reason-{reason.key}", reason.facts)
                    assert sentence.endswith(".")
                    assert "{" not in sentence
                    used[reason.key] += 1
    texts = (FOLDER / "words" / "en" / "reasons.ftl").read_text("utf-8")
    keys = {id.removeprefix("reason-") for id in Catalogue([texts]).entries}
    assert set(used) <= keys
    played_on = {f"played_{sign}" for sign in EmpireEvaluator.feature_names}  # said by the Consigliere
    assert played_on <= keys
    outlook = {reason.key: speaker.say(f"reason-{reason.key}", reason.facts) for reason in outlooks()}
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in outlook.values())
    assert keys - set(used) - played_on - set(outlook) <= {"many_gone", "horse_last"}, "sentences that nobody says"


def outlooks() -> list[Reason]:
    """Return the reasons for each outcome metric, above and below the average."""
    game, _ = table(3)
    state, weights = game.new(1), [1.0] * len(FEATURE_NAMES)
    points = [
        marked(state, 1, weights, mark, *difference)
        for mark in range(len(measure(state, 1)))
        for difference in ((9.0, 0.0), (0.0, 9.0))
    ]
    return [point.reason for point in points if point is not None]


def test_choices_have_different_reasons() -> None:
    """Two choices of a question never share a reason, except the one without content."""
    for seats, seed in ((2, 3), (3, 4), (5, 6)):
        for game, evaluator, state, seat in played(seats, seed, 0.4):
            given: dict[str, str] = {}
            for choice in game.choices(state, seat):
                reason = evaluator.reason(state, seat, choice)
                if reason is not None:
                    other = given.setdefault(str(reason), choice.text)
                    assert other == choice.text, f"{choice.text} and {other}: {reason}"
