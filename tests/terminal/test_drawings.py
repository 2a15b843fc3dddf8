"""Terminal rendering: it fits the screen, follows the facts, and shows no secrets."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import cosca
from cosca.games.la_famiglia.rules.state import HQ, ORDERS
from cosca.terminal.render.drawing import TableRenderer, renderer_of, visible_state
from cosca.terminal.render.event_log import LogWriter
from cosca.terminal.render.game_texts import GameTexts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise for a missing message or argument."""
    monkeypatch.setattr("cosca.terminal.render.game_texts.STRICT", True)


def made(name: str, **options: Any) -> tuple[Any, TableRenderer]:
    game = cosca.game(name, **options)
    return game, renderer_of(game, GameTexts(game, "en"))


def printed(*renderables: Any) -> str:
    console = Console(file=StringIO(), width=100, force_terminal=False)
    for each in renderables:
        console.print(each)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(game: Any, drawing: TableRenderer, state: Any, seat: int | None) -> str:
    """Return all that the seat is shown: the table, all panels, and its question."""
    visible = visible_state(game, state, seat)
    drawing.texts.learn(visible.view["families"])
    question = visible.facts["question"] if seat in game.actors(state) else None
    asked = [] if question is None else [drawing.texts.question(question)]
    asked += [] if question is None else [drawing.texts.choice(question["kind"], each) for each in question["choices"]]
    scene = [] if question is None else drawing.scene(visible).values()
    return printed(drawing.compact(visible), *[drawing.panel(name, visible) for name in drawing.panels], *scene, *asked)


def test_every_panel_has_a_help_text() -> None:
    for name in cosca.game_names():
        _, drawing = made(name)
        for panel in drawing.panels:
            assert drawing.texts.say(f"{drawing.words}-panel-{panel}")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("la_famiglia", {}),
        ("la_famiglia", {"edition": "1.0", "first_game": True}),
        ("la_famiglia", {"predictable_conflict": True}),
        ("corleones_empire", {"seats": 2}),
        ("corleones_empire", {"seats": 5}),
    ],
)
def test_full_games_are_rendered_for_every_seat(name: str, options: dict[str, Any]) -> None:
    game, drawing = made(name, **options)
    log = LogWriter(drawing)
    match, rng = cosca.Match(game, 1), Random(1)
    events = list(match.events)
    while actors := game.actors(match.state):
        seat = rng.choice(actors)
        if len(match.log) % 60 == 1:
            text = drawn(game, drawing, match.state, seat)
            assert "…" not in text, "nothing is cut off"
            table = text[: text.rindex("\n", 0, len(text) - 1)]
            assert max(len(line) for line in table.splitlines()) <= 100
        events += match.apply(seat, rng.choice(game.choices(match.state, seat)))
    for viewer in (None, *game.seats):
        assert printed(log.tell(cosca.visible(events, viewer)))
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert drawing.texts.outcome(outcome).endswith(".")
    ending = drawing.ending(visible_state(game, match.state, None))
    assert (ending is not None) == (name == "corleones_empire")
    if ending is not None:
        assert all(f"${score}" in printed(ending) for score in outcome.scores.values())


def test_rendering_does_not_depend_on_hidden_jobs() -> None:
    """A rival's hidden job is swapped with one of the deck: all others see the same table and question."""
    game, drawing = made("corleones_empire", seats=3)
    swaps = 0
    for seed in range(2):
        match, rng = cosca.Match(game, seed), Random(seed)
        while actors := game.actors(match.state):
            seat = rng.choice(actors)
            match.apply(seat, rng.choice(game.choices(match.state, seat)))
            state: Any = match.state
            if len(match.log) % 120:
                continue
            for seat in game.seats:
                deck = [at for at, job in enumerate(state.job_deck) if job not in state.jobs[seat]]
                if not state.jobs[seat] or not deck:
                    continue
                other = state.copy()
                mine, at = state.jobs[seat][0], rng.choice(deck)
                other.jobs[seat] = tuple(sorted((*state.jobs[seat][1:], state.job_deck[at])))
                other.job_deck[at] = mine
                other.listed = None
                swaps += 1
                for viewer in (None, *game.seats):
                    same = drawn(game, drawing, other, viewer) == drawn(game, drawing, state, viewer)
                    assert same == (viewer != seat), (seed, len(match.log), seat, viewer)
    assert swaps >= 6


def test_rendering_does_not_depend_on_hidden_orders() -> None:
    """An enemy's order face down and one in its hand are swapped: the other team sees the same table."""
    game, drawing = made("la_famiglia")
    swaps = 0
    for seed in range(3):
        match, rng = cosca.Match(game, seed), Random(seed)
        while (actors := game.actors(match.state)) and swaps < 12:
            match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
            state: Any = match.state
            if len(match.log) % 25 or state.phase != 1:
                continue
            for seat in (1, 2, 3, 4):
                first = seat * ORDERS
                down = [i for i in range(ORDERS) if state.order_at[first + i] >= 0]
                hand = [i for i in range(ORDERS) if state.order_at[first + i] == HQ]
                if not down or not hand:
                    continue
                other = state.copy()
                other.order_at[first + hand[0]], other.order_at[first + down[0]] = state.order_at[first + down[0]], HQ
                swaps += 1
                foe = 3 if seat < 3 else 1
                assert drawn(game, drawing, other, foe) == drawn(game, drawing, state, foe)
                assert drawn(game, drawing, other, None) == drawn(game, drawing, state, None)
                assert drawn(game, drawing, other, seat) != drawn(game, drawing, state, seat)
    assert swaps >= 6


def test_set_up_shows_the_first_two_sheets() -> None:
    game, drawing = made("la_famiglia")
    text = printed(drawing.panel("sheets", visible_state(game, game.new(1), 1)))
    assert "Top action sheet: The Old Order" in text
    assert "Bottom action sheet: Handshakes" in text


def test_orders_on_the_board_are_listed_in_their_sequence() -> None:
    """Pending orders are listed in their sequence; those that stay for their vest are marked."""
    game, drawing = made("la_famiglia")
    listed = done = 0
    for seed in range(2):
        match, rng = cosca.Match(game, seed), Random(seed)
        while actors := game.actors(match.state):
            visible = visible_state(game, match.state, actors[0])
            sequence = visible.facts["table"]["sequence"]
            if sequence:
                drawing.texts.learn(visible.view["families"])
                text = printed(drawing.panel("orders", visible))
                places = [text.index(f" {drawing.texts.name('order:' + each['order'])} ") for each in sequence]
                assert places == sorted(places)
                listed += 1
                done += "executed, stays for its vest" in text
                assert ("now: " in text) == any(each["state"] == "now" for each in sequence)
            match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    assert listed > 20
    assert done > 5


def test_issued_order_is_shown_to_its_team_only() -> None:
    game, drawing = made("la_famiglia")
    log, compared = LogWriter(drawing), 0
    for seed in range(4):
        match, rng = cosca.Match(game, seed), Random(seed)
        while (actors := game.actors(match.state)) and compared < 20:
            seat = actors[0]
            decision = game.decision(match.state, seat)
            assert decision is not None
            orders = [choice for choice in decision.choices if choice.kind == "order"]
            if decision.kind == "order.which" and len(orders) > 1:
                seen: dict[int, set[str]] = {1: set(), 2: set(), 3: set(), 4: set()}
                for choice in orders:
                    events: list[cosca.Event] = []
                    game.apply(match.state.copy(), seat, choice, events)
                    issued = [event for event in events if event.kind == "order_issued"]
                    for viewer, texts in seen.items():
                        texts.add(printed(log.tell(cosca.visible(issued, viewer))))
                mates = (1, 2) if seat < 3 else (3, 4)
                for viewer, texts in seen.items():
                    assert len(texts) == (len(orders) if viewer in mates else 1)
                compared += 1
            match.apply(seat, rng.choice(decision.choices))
    assert compared == 20


def test_bid_question_shows_the_allies_on_offer() -> None:
    game, drawing = made("corleones_empire", seats=3)
    match, rng = cosca.Match(game, 3), Random(3)
    while True:
        seat = game.actors(match.state)[0]
        visible = visible_state(game, match.state, seat)
        question = visible.facts["question"]
        assert question is not None
        if question["kind"] == "bid.card":
            break
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    drawing.texts.learn(visible.view["families"])
    text = " ".join(printed(*drawing.scene(visible).values()).split())
    assert len(visible.view["allies"]) == 2
    for ally in visible.view["allies"]:
        assert f"face-up ally {drawing.texts.name('ally:' + ally)}. " in text
        assert drawing.texts.name(f"ally:{ally}", "text")[:40] in text


def test_new_act_has_a_log_line_for_each_event() -> None:
    game, drawing = made("corleones_empire", seats=3)
    match, rng = cosca.Match(game, 3), Random(3)
    while match.state.act < 2:
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    dealt = [
        event for event in cosca.visible(match.events, None) if event["event"] in ("business_opened", "ally_laid_out")
    ]
    lines = printed(LogWriter(drawing).tell(cosca.visible(match.events, None))).splitlines()
    assert len(dealt) > 2
    assert len([line for line in lines if line.startswith("—   ")]) >= len(dealt)
    assert "" in lines, "the new act stands apart"


def test_game_without_words_and_renderer_has_fallbacks() -> None:
    game = cosca.game("la_famiglia")
    texts = GameTexts(game, "en")
    drawing = TableRenderer(game, texts)
    state = game.new(1)
    visible = visible_state(game, state, 1)
    assert visible.facts["question"] is not None
    question = {**visible.facts["question"], "kind": "not.known", "facts": {"n": 1}}
    choice: Any = {"text": "jump 3", "kind": "jump", "touches": [], "facts": {}}
    assert texts.question(question) == "not.known: n 1"  # pyright: ignore[reportArgumentType]
    assert texts.choice("not.known", choice) == "jump 3"
    assert texts.event({"event": "jumped", "seat": 2}) == "event jumped, seat 2"
    assert printed(drawing.panel("table", visible)).startswith("{")
