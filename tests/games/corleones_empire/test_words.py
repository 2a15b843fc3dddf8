"""Texts of Corleone's Empire: every question, choice, event and element has one with its own facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit
from cosca.games.corleones_empire.components.data import load
from cosca.games.corleones_empire.documents.glossary import glossary
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.i18n import MissingText, Speaker
from tests.support.sampling import SOAK

KIT = kit("corleones_empire")


def speaker(game: CorleonesEmpire, strict: bool = True) -> Speaker:
    return Speaker([KIT.words], things=KIT.argument_kinds, names=KIT.names(game), strict=strict)


def made(**options: Any) -> CorleonesEmpire:
    game = cosca.game("corleones_empire", **options)
    assert isinstance(game, CorleonesEmpire)
    return game


def good_sentence(text: str) -> bool:
    """Return whether a sentence has a capital, a full stop and no gaps; an invisible event has none."""
    clean = "  " not in text and ".." not in text and "{" not in text and "?" not in text and " ," not in text
    return not text or (clean and text[:1].upper() == text[:1] and text.endswith("."))


@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 1), (3, 3), (4, 4), (5, 6), *([(2, 2), (4, 5), (5, 7)] if SOAK else [])]
)
def test_full_games_have_all_their_texts(seats: int, seed: int) -> None:
    game, rng = made(seats=seats), Random(seed)
    words = speaker(game)
    events: list[cosca.Event] = []
    state = game.new(seed, events)
    while actors := game.actors(state):
        for seat in (*game.seats, None):
            words.learn(game.view(state, seat)["families"])
            for facts in cosca.visible(events, seat):
                assert good_sentence(words.event(facts)), words.event(facts)
        for seat in actors:
            question = game.facts(state, seat)["question"]
            assert question is not None
            assert words.question(question).endswith(("?", ".", "again."))
            assert good_sentence(words.only(question)), words.only(question)
            sentences: dict[str, str] = {}
            for choice in question["choices"]:
                label = words.choice(question["kind"], choice)
                other = sentences.setdefault(label, choice["text"])
                assert other == choice["text"], f"{label}: {other} and {choice['text']}"
                confirm = words.confirm(question["kind"], choice)
                assert not confirm or good_sentence(confirm)
                for certain in choice.get("certain", []):
                    assert "  " not in words.say(certain["id"], certain.get("args"))
        events = []
        seat = rng.choice(actors)
        game.apply(state, seat, rng.choice(game.choices(state, seat)), events)
    for facts in cosca.visible(events, None):
        assert good_sentence(words.event(facts)), words.event(facts)
    outcome = game.outcome(state)
    assert outcome is not None
    sentence = words.outcome(outcome.reason, outcome.winners, KIT.ending(game, outcome))
    assert good_sentence(sentence)
    assert str(max(outcome.scores.values())) in sentence


# Facts of each kind of event before `by` and other facts were added.
OLDER = {
    "family": "seat family",
    "act": "act horse",
    "phase": "phase act",
    "entracte": "act",
    "business_opened": "turf business",
    "public_job": "job",
    "job_gained": "seat job",
    "job_looked_at": "seat job",
    "job_passed": "seat job",
    "job_shown": "seat job public",
    "job_begun": "seat job public",
    "job_completed": "seat job",
    "jobs_shuffled": "n",
    "ally_laid_out": "ally",
    "ally_played": "seat ally",
    "ally_taken": "seat ally",
    "horse_head": "seat",
    "money_taken": "seat card",
    "banked": "seat card",
    "packed": "seat card",
    "suitcase_paid": "seat card",
    "good_taken": "seat good",
    "discarded": "seat card",
    "front_used": "seat business",
    "figure_placed": "seat figure at",
    "gunned_down": "seat figure at",
    "set_aside": "seat figure",
    "turf_war": "turf influence winner",
    "marker_placed": "seat turf",
    "marker_removed": "seat turf height",
    "bids_revealed": "bids",
    "tribute_revealed": "tribute",
    "offers_revealed": "offers to",
    "tax_revealed": "cards",
    "suitcase_robbed": "seat rival card",
    "game_over": "scores dominance",
    "sealed": "choice",
}
DERIVED = ("seen", "what", "element", "counts", "result", "best")  # follow from the older facts


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 9), (5, 10)])
def test_events_of_older_logs_read_well(seats: int, seed: int) -> None:
    game, rng = made(seats=seats), Random(seed)
    words = speaker(game)
    events: list[cosca.Event] = []
    state = game.new(seed, events)
    while actors := game.actors(state):
        for viewer in (1, None):
            for facts in cosca.visible(events, viewer):
                if facts["event"] in OLDER:
                    kept = ("event", *OLDER[facts["event"]].split())
                    older = {name: value for name, value in facts.items() if name in kept}
                    now = KIT.upgrade_event(facts["event"], older, 1)
                    assert good_sentence(words.event(now)), words.event(now)
                    if facts["event"] != "game_over":
                        assert {name: now[name] for name in DERIVED if name in now} == {
                            name: facts[name] for name in DERIVED if name in now
                        }
                assert KIT.upgrade_event(facts["event"], facts, 2) == facts
        events = []
        seat = rng.choice(actors)
        game.apply(state, seat, rng.choice(game.choices(state, seat)), events)


def test_every_element_has_a_name_a_text_and_rules_of_the_rulebook() -> None:
    game = made()
    words, rules = speaker(game), KIT.rulebook()
    terms = glossary(game)
    assert {choice.touches[0] for choice in [*game.menu.job, *game.menu.place, *game.menu.icon]} <= set(terms)
    for key, term in terms.items():
        assert words.name(key)
        assert good_sentence(words.message(term["text"])), words.message(term["text"])
        assert term["rules"]
        assert all([rules.get(rule) for rule in term["rules"]])


def test_card_text_describes_its_effects(tmp_path: Any) -> None:
    jobs = '[[job]]\nid = "kitchen_gossip"\neffect = [{ op = "draw_jobs", look = 5, keep = 2 }]\n'
    (tmp_path / "jobs.toml").write_text(jobs, encoding="utf-8")
    plain, changed = speaker(made()), speaker(made(data=str(tmp_path)))
    said = [each.name("job:kitchen_gossip", "text") for each in (plain, changed)]
    assert said == [
        "Look at the top 3 jobs of the deck, keep 1 and discard the rest.",
        "Look at the top 5 jobs of the deck, keep 2 and discard the rest.",
    ]


def test_names_and_texts_of_an_overlay_win(tmp_path: Any) -> None:
    (tmp_path / "jobs.toml").write_text('[[job]]\nid = "shakedown"\nname = "Squeeze"\ntext = "Take it all."\n', "utf-8")
    (tmp_path / "board.toml").write_text('[[turf]]\nid = "queens"\nname = "Kings"\n', "utf-8")
    words = speaker(made(data=str(tmp_path)))
    assert (words.name("job:shakedown"), words.name("job:shakedown", "text")) == ("Squeeze", "Take it all.")
    assert words.name("turf:queens") == "Kings"
    assert words.name("turf:brooklyn") == "Brooklyn"
    assert not [key for key in load().own_names if not key.endswith(".text")]


def test_strict_speaker_raises_for_a_missing_text() -> None:
    with pytest.raises(MissingText):
        speaker(made()).event({"event": "money_taken", "seat": 1})


def test_a_turf_has_its_preposition(tmp_path: Any) -> None:
    (tmp_path / "board.toml").write_text('[[turf]]\nid = "queens"\nname = "Kings"\n', "utf-8")
    words = speaker(made(data=str(tmp_path)))
    assert words.name("turf:wall_street", "at") == "on Wall Street"
    assert words.name("turf:upper_east_side", "at") == "on the Upper East Side"
    assert words.name("turf:midtown", "at") == "in Midtown"
    assert words.name("turf:queens", "at") == "in Kings"


@pytest.mark.rule("CE-H22")
def test_a_card_says_that_it_does_not_gun_down_your_own_figures() -> None:
    words = speaker(made())
    assert words.name("job:rooftop_watch", "text") == "Gun down up to 2 Thugs anywhere on the board, but not your own."
    assert words.name("job:car_bomb", "text").endswith("including your own and neutral ones.")
