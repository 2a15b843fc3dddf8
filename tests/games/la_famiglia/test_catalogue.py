"""The catalogue has texts for all questions, choices, events and elements, with the facts they carry."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games import kit
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.i18n import Speaker, message_id
from tests.support.sampling import some

KIT = kit("la_famiglia")
SLIP = re.compile(
    r" [,.;:?)]|\( |[ ]{2,}|\?\?|\.\.|None|\{|\}|\b1 (Soldati|tokens|cars|orders|labs|neutrals|defenders)\b"
)


def speaker_of(game: LaFamiglia) -> Speaker:
    return Speaker([KIT.words], "en", KIT.argument_kinds, KIT.names(game), strict=True)


def valid_text(text: str) -> str:
    """Return the text; fail if it shows that message and facts do not fit."""
    assert text
    assert text.strip() == text
    assert not SLIP.search(text), text
    return text


def sentence(text: str) -> str:
    assert valid_text(text)[0].isupper(), text
    assert text[-1] in ".?!", text
    return text


@pytest.mark.parametrize("seed", some(3, 8))
def test_full_game_has_all_its_texts(seed: int):
    rng = Random(seed)
    options = LaFamiglia().some_options(rng)
    game = LaFamiglia(**options)
    speaker = speaker_of(game)
    match = cosca.Match(game, seed=seed)
    while game.actors(match.state):
        for viewer in (None, *game.seats):
            speaker.learn(game.view(match.state, viewer)["families"])
            for event in match.events:
                facts = event.seen_by(viewer)
                if facts is not None:
                    sentence(speaker.event(facts))
        for seat in game.actors(match.state):
            say_all(game, match.state, seat, speaker)
        seat = rng.choice(game.actors(match.state))
        offered = game.choices(match.state, seat)
        more = game.anytime(match.state, seat)
        match.apply(seat, rng.choice(more) if more and rng.random() < 0.03 else rng.choice(offered))
    outcome = game.outcome(match.state)
    assert outcome is not None
    sentence(speaker.outcome(outcome.reason, outcome.winners, KIT.ending(game, outcome)))


def say_all(game: LaFamiglia, state: Any, seat: int, speaker: Speaker) -> None:
    """Format the question of a seat and all its choices, which must differ."""
    facts = game.facts(state, seat)
    question = facts["question"]
    assert question is not None
    sentence(speaker.question(question))
    sentence(speaker.only(question))
    labels = [valid_text(speaker.choice(question["kind"], choice)) for choice in question["choices"]]
    assert len(set(labels)) == len(labels), labels
    for choice in [*question["choices"], *facts["anytime"]]:
        speaker.confirm(question["kind"], choice)
        for certain in choice.get("certain", []):
            valid_text(speaker.say(certain["id"], certain.get("args")))
    for choice in facts["anytime"]:
        valid_text(speaker.choice("anytime", choice))


def test_every_element_has_a_name_a_text_and_rules():
    game = LaFamiglia()
    speaker = speaker_of(game)
    terms = KIT.glossary(game)
    for key, term in terms.items():
        valid_text(speaker.name(key))
        sentence(speaker.message(term["text"]))
        assert term["rules"]
    assert speaker.name("space:s1.church.2") == "Church 2"


def test_every_option_has_texts():
    speaker = speaker_of(LaFamiglia())
    for form in LaFamiglia.forms:
        valid_text(speaker.say(message_id("option", form.name)))
        sentence(speaker.say(message_id("option", form.name), {"n": form.n, **form.facts}, "help"))
        kind = {"families": "family", "tiles": "tile"}.get(form.name)
        for value in form.values:
            valid_text(
                speaker.name(f"{kind}:{value}") if kind else speaker.say(message_id("option", form.name, case=value))
            )


def test_an_overlay_changes_numbers_and_names(tmp_path: Any):
    text = '[[tile]]\nid = "bribery"\nname = "Hush Money"\neffect = {price = 3}\n'
    text += '[[tile]]\nid = "allies"\ntext = "Reach."\n'
    (tmp_path / "control_tiles.toml").write_text(text, encoding="utf-8")
    game = LaFamiglia(data=tmp_path)
    speaker, terms = speaker_of(game), KIT.glossary(game)
    assert speaker.name("tile:bribery") == "Hush Money"
    assert "pay 3 Money" in speaker.message(terms["tile:bribery"]["text"])
    assert speaker.name("tile:bribery", "short") == "pay 3 Money when you attack, and 1 defender leaves"
    assert speaker.message(terms["tile:allies"]["text"]).startswith("Reach. It works")


# The facts that events had before vocabulary 2, for those that have more now.
OLD_FACTS = {
    "family": "seat family",
    "money": "seat n why",
    "added": "seat area n",
    "removed": "seat area n why",
    "lab_removed": "area",
    "boat_removed": "seat sea",
    "token_moved": "seat owner origin space",
    "column_taken": "seat column",
    "mat_revealed": "seat row taken",
    "order_issued": "seat area order",
    "order_back": "seat area order",
    "orders_revealed": "orders",
    "moved": "seat origin area n cars way",
    "attack": "seat leader area n",
    "defender": "seat area",
    "card_taken": "seat",
    "card_left": "seat",
    "cards_revealed": "attacker defender played",
    "attack_over": "seat area taken",
    "control": "control",
}


def test_events_of_older_logs_read_well():
    game = LaFamiglia()
    speaker, match, rng = speaker_of(game), cosca.Match(game, seed=4), Random(4)
    kinds: set[str] = set()
    while game.actors(match.state):
        speaker.learn(game.view(match.state, None)["families"])
        for event in match.events:
            facts = event.seen_by(rng.choice((None, *game.seats)))
            if facts is not None and event.kind in OLD_FACTS:
                old = {key: facts[key] for key in ("event", *OLD_FACTS[event.kind].split()) if key in facts}
                sentence(speaker.event(KIT.upgrade_event(event.kind, old, 1)))
                kinds.add(event.kind)
        seat = rng.choice(game.actors(match.state))
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    assert len(kinds) > 15
