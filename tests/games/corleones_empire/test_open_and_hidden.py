"""Views, facts and events contain no secrets, and incomplete picks are invisible (CE-N3, W4, W5, W8, W9)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.rules.state import KINDS
from cosca.kernel.state import replaced
from cosca.testing.secrecy import Watched, known_to, plain
from tests.games.corleones_empire.support import NAME, SEALED, looker, picks_of, sealed_moments
from tests.support.sampling import some


def job_ids(value: Any, ids: set[str]) -> Iterator[str]:
    """Yield all jobs in a document, as `ID`, `job ID` or `public ID`, except under "op" and "effect"."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in ("op", "effect"):
                yield from job_ids(key, ids)
                yield from job_ids(each, ids)
    elif isinstance(value, list):
        for each in value:
            yield from job_ids(each, ids)
    elif isinstance(value, str):
        name = value.rpartition(" ")[2].removeprefix("job:")
        if name in ids:
            yield name


def lying_open(s: Any) -> set[int]:
    """Return the jobs that everyone sees: public ones, discards, the one being paid or carried out."""
    steps = [step for step in s.stack if step.key in ("job.pay", "job.money", "job.reward", "job.done")]
    return {*s.job_row, *s.job_discards, s.aside, *[step.job for step in steps]}


@pytest.mark.rule("CE-W5", "CE-W8", "CE-W9")
@pytest.mark.parametrize("seed", some(3, 12))
def test_views_and_events_contain_no_secret_job_and_the_same_steps(seed: int) -> None:
    table = Watched(700 + seed, NAME)
    game = table.game
    names = {job.id: job.index for job in game.data.jobs}
    for number, events in enumerate(table.steps()):
        s = table.state
        if not any(event.kind == "jobs_shuffled" for event in events):
            shown = {job for done in s.completed for job in done} | lying_open(s)
            for facts in cosca.visible(events, None):
                assert {names[job] for job in job_ids(facts, set(names))} <= shown, facts
        for event in events:
            assert event.kind not in ("job_looked_at", "job_gained") or (
                event.public is not None and set(event.public) == {"seat", "seen"} and not event.public["seen"]
            )
            assert event.kind != "sealed" or event.public is None
        if number % 3:
            continue
        assert len({plain(game.view(s, viewer)["steps"]) for viewer in table.viewers}) == 1
        for viewer in table.viewers:
            text = known_to(game, s, viewer)
            known = lying_open(s)
            if viewer:
                known |= {*s.jobs[viewer], *s.completed[viewer], *(s.looked if viewer == looker(s) else ())}
            assert {names[job] for job in job_ids(json.loads(text), set(names))} <= known
            assert s.key.hex() not in text
            assert '"seed"' not in text


@pytest.mark.rule("CE-N3", "CE-W8", "CE-W9")
@pytest.mark.parametrize("seed", some(2, 6))
def test_view_does_not_depend_on_the_secrets_of_rivals(seed: int) -> None:
    """The view is the same bytes for any content of a rival's suitcase and hand."""
    table = Watched(800 + seed, NAME)
    rng = table.rng
    for number, _ in enumerate(table.steps()):
        if number % 5:
            continue
        for viewer in table.viewers:
            other = table.state.copy()
            jobs = range(len(table.game.data.jobs))
            for rival in [seat for seat in table.game.seats if seat != viewer]:
                at = rival * KINDS
                other.suitcase[at : at + KINDS] = [rng.randint(0, 9) for _ in range(KINDS)]
                completed = tuple(rng.choices(jobs, k=rng.randint(0, 9)))
                other.completed = replaced(other.completed, rival, completed)
                cards = sum([*other.money[at : at + KINDS], *other.goods[at : at + KINDS], len(other.jobs[rival])])
                kinds = Counter(rng.choices(range(2 * KINDS + 1), k=cards))
                other.money[at : at + KINDS] = [kinds[kind] for kind in range(KINDS)]
                other.goods[at : at + KINDS] = [kinds[KINDS + kind] for kind in range(KINDS)]
                other.jobs[rival] = tuple(rng.choices(jobs, k=kinds[2 * KINDS]))
            for deck in (other.job_deck, other.tiles_blue, other.tiles_red):
                rng.shuffle(deck)
            other.listed = None
            assert plain(table.game.view(other, viewer)) == plain(table.game.view(table.state, viewer))
            if table.asked != "over":  # then the money is counted in sight of all (X1)
                assert plain(table.game.facts(other, viewer)) == plain(table.game.facts(table.state, viewer))
            own = {str(viewer)} if viewer else set[str]()
            assert set(table.game.view(other, viewer)["suitcases"]) == own
            assert set(table.game.view(other, viewer)["hands"]) == own


def test_every_state_field_is_classified_as_public_or_secret() -> None:
    """`open_to` treats a new field as public unless it is listed as secret."""
    game: Any = cosca.game(NAME)
    secret = {"job_deck", "jobs", "key", "looked", "sealed", "tiles_blue", "tiles_red"}
    by_events = {"completed", "goods", "money", "suitcase"}  # W8, W9: views do not print them
    shown = {
        "act", "ally_at", "aside", "bank_goods", "bank_money", "bids", "borrowed", "draws", "emptied", "family",
        "horse", "job_discards", "job_row", "markers", "member_on", "scores", "spot", "stack", "stacks", "thug_on",
        "tile_at", "where", "winner",
    }  # fmt: skip
    heading = {"data", "format", "game", "options"}
    assert set(game.new(1).to_json()) == secret | by_events | shown | heading


# ---------------------------------------------------------------- (iv) picks that are not complete, and undo


@pytest.mark.rule("CE-W4", "CE-W5", "CE-W11", "CE-H30", "CE-H31")
@pytest.mark.parametrize("key", SEALED)
def test_partial_picks_and_their_undo_are_invisible_to_others(key: str) -> None:
    moments = partial = 0
    for table, seat in sealed_moments(key):
        if moments >= 60:
            break
        moments += 1
        game, others = table.game, [viewer for viewer in table.viewers if viewer != seat]
        match: Any = cosca.Match(game, 0)
        match.state = table.state.copy()

        def seen(match: Any = match, game: Any = game, others: list[int | None] = others) -> list[str]:
            return [known_to(game, match.state, viewer) for viewer in others]

        before, picks = seen(), picks_of(table, seat)
        for number, text in enumerate(picks, 1):
            events = match.apply(seat, text)
            assert len(cosca.visible(events, seat)) == 1
            assert all(cosca.visible(events, viewer) == [] for viewer in others)
            if number < len(picks):
                partial += 1
                assert seen() == before
        sealed = seen()
        assert seat not in game.actors(match.state)
        for viewer, now in zip(others, sealed, strict=True):
            view = json.loads(now)["view"]
            assert view["sealed"][str(seat)] == "hidden"
            known, old = game.view(match.state, viewer), game.view(table.state, viewer)
            changed = {name for name in known if known[name] != old[name]}
            assert changed == {"actors", "sealed"}, "others see that the seat has chosen, and nothing more"
        assert match.may_undo(seat)
        match.undo(seat)
        for _ in picks[1:]:
            assert seen() == before
            match.undo(seat)
        assert seen() == before
        for text in picks:
            match.apply(seat, text)
        assert seen() == sealed
        if len(picks) == 1:  # chosen again: nobody notices
            events = match.apply(seat, table.rng.choice(game.choices(match.state, seat)))
            assert all(cosca.visible(events, viewer) == [] for viewer in others)
            if seat not in game.actors(match.state):
                assert seen() == sealed
    assert moments >= 10
    assert partial > 20 or key in ("offer.card", "tax.card")
