"""Everything that can be asked, chosen or told has a text, and no text tells what is hidden."""

from __future__ import annotations

import ast
import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import cosca
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules import choices as empire_choices
from cosca.games.corleones_empire.rules.effects import PLAIN
from cosca.games.corleones_empire.words import wording as empire_wording
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules import choices as choices_module
from cosca.games.la_famiglia.rules.movement import WAYS
from cosca.games.la_famiglia.rules.state import HQ, ORDERS
from cosca.games.la_famiglia.words import wording as famiglia_wording
from cosca.games.la_famiglia.words.event_words import ALONE, TOGETHER
from cosca.games.la_famiglia.words.wording import FOLDER, FamigliaWording
from cosca.kernel import steps as steps_module
from cosca.kernel.texts import Catalogue, MissingText, Wording, load
from cosca.terminal.words import Drawing, LogWriter, drawing_of

PACKAGE = Path(choices_module.__file__).parent
TEXTS = load(FOLDER / "en" / "words.toml", strict=True)


class LogBlock(NamedTuple):
    """A game and its words."""

    game: type[Any]
    wording: Any  # the module
    package: Path
    texts: Catalogue

    def make(self, **options: Any) -> tuple[Any, Any]:
        game = self.game(**options)
        return game, self.wording.wording(game, strict=True)


def told(game: type[Any], wording: Any) -> LogBlock:
    package = Path(wording.__file__).parent
    return LogBlock(game, wording, package, load(wording.FOLDER / "en" / "words.toml", strict=True))


GAMES = {"la_famiglia": told(LaFamiglia, famiglia_wording), "corleones_empire": told(CorleonesEmpire, empire_wording)}
both_games = pytest.mark.parametrize("each", GAMES.values(), ids=list(GAMES))


def first_texts(call: ast.Call) -> set[str]:
    """The texts that the event kind of a call may be: the first plain or conditional constants."""
    position = 0 if isinstance(call.func, ast.Name) and call.func.id == "Event" else 1
    if len(call.args) <= position:
        return set()
    return {
        str(node.value)
        for node in ast.walk(call.args[position])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def emitted(package: Path) -> set[str]:
    """Every event kind that the modules of the game and the kernel emit."""
    found: set[str] = set()
    for path in [*(package.parent / "rules").glob("*.py"), *Path(steps_module.__file__).parent.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("tell", "Event"):
                    found |= first_texts(node)
    return found


def choice_kinds(package: Path) -> set[str]:
    """Every kind of choice that the game makes."""
    files = (package.parent / "rules" / "choices.py", Path(steps_module.__file__).with_name("questions.py"))
    return {
        str(node.args[0].value)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("choice", "areas", "businesses", "places")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def famiglia(**options: Any) -> tuple[LaFamiglia, FamigliaWording]:
    game = LaFamiglia(**options)
    return game, FamigliaWording(game, strict=True)


def printed(*renderables: Any) -> str:
    console = Console(file=StringIO(), width=100, force_terminal=False)
    for each in renderables:
        console.print(each)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@both_games
def test_every_question_has_a_text(each: LogBlock) -> None:
    each.game()
    asked = set(each.game.questions())
    assert len(asked) > 30
    told = {key.partition("/")[0] for key in each.texts.tables["ask"]}  # a key with a slash is a case of its kind
    assert asked - told == set()
    assert told - asked - {"raise"} == set(), "texts of questions that are never asked"


@both_games
def test_every_event_has_a_text(each: LogBlock) -> None:
    kinds = emitted(each.package)
    assert len(kinds) > 30
    wanted = {key for kind in kinds for key in each.wording.VARIANTS.get(kind, (kind,))}
    assert wanted - set(each.texts.tables["event"]) == set()
    assert set(each.texts.tables["event"]) - wanted == set(), "texts of events that never happen"
    assert set(each.wording.VARIANTS) - kinds == set()


@both_games
def test_every_choice_has_a_text(each: LogBlock) -> None:
    kinds = choice_kinds(each.package)
    assert len(kinds) > 20
    texts = each.texts.tables
    assert kinds - set(texts["choice"]) - {"number"} == set()  # all games share it; not all ask it
    for key in set(texts["choice"]) - kinds:
        question, _, kind = key.partition("/")
        assert kind in kinds, key
        assert any(ask.partition("/")[0] == question for ask in texts["ask"]), key


def test_every_card_of_the_empire_has_its_words() -> None:
    game, wording = GAMES["corleones_empire"].make()
    for card in (*game.data.jobs, *game.data.allies):
        for effect in card.effects:
            assert effect.op not in PLAIN or wording.effect(effect)
    for job in game.data.jobs:
        assert " for $" in wording.deal(job)
    for business in game.data.businesses:
        assert wording.icons_short(business.back)
    for name in (*game.data.areas, *[family.id for family in game.data.families]):
        assert wording.text.has("short", name)
    every = empire_choices.Choices(game.data)
    for card in (*every.money, *every.good, *every.job, *every.ally):
        assert wording.card(card.text)


def test_every_end_of_the_empire_is_told() -> None:
    _, wording = GAMES["corleones_empire"].make(seats=2, families="vitale,caccamo")
    wording.families = {1: "vitale", 2: "caccamo"}
    alone = cosca.Outcome((2,), {1: 2, 2: 1}, {1: 20, 2: 31}, "money")
    assert wording.outcome(alone) == "Caccamo wins with $31. Caccamo $31, Vitale $20."
    shared = cosca.Outcome((1, 2), {1: 1, 2: 1}, {1: 20, 2: 20}, "money")
    assert wording.outcome(shared) == "Vitale and Caccamo share the win with $20 each. Vitale $20, Caccamo $20."


def test_every_part_of_orders_and_spaces_has_a_text() -> None:
    game, wording = famiglia()
    for order in game.data.orders:
        assert wording.order(order)
    for space in game.data.spaces:
        assert wording.does(space)
        for part in space.parts:
            assert TEXTS.has("part", f"{part.do}_short")
    for name in choices_module.PARTS:
        assert TEXTS.has("part", name)


def test_every_reason_has_a_text() -> None:
    source = "".join(p.read_text(encoding="utf-8") for p in PACKAGE.glob("*.py"))
    calls = r'(?:pay|recruit|remove|attackers_fall|defenders_fall)\(s, .*"(\w+)"(?:, \w+(?:=\w+)?)?\)'
    reasons = set(re.findall(calls, source))
    losses = {"brute_force", "knockout", "bonus", "bribery", "pay_off", "strike", "pentito", "coward", "pulled"}
    assert losses <= reasons
    assert set(TEXTS.tables["why"]) == reasons
    assert set(TEXTS.tables["way"]) == set(WAYS)
    ends = set(re.findall(r'"(\w+)"', (PACKAGE / "end.py").read_text(encoding="utf-8")))
    assert {"mandamenti", "last_round", "bronte", "draw"} <= ends
    won = {ALONE, TOGETHER}  # the two ways of `mandamenti`
    assert {*won, "last_round", "bronte", "draw"} == set(TEXTS.tables["outcome"])


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
def test_whole_games_can_be_told_to_every_seat(name: str, options: dict[str, Any]) -> None:
    game, wording = GAMES[name].make(**options)
    drawing = drawing_of(game, wording)
    teller = LogWriter(wording, drawing)
    for seed in range(2):
        match, rng = cosca.Match(game, seed), Random(seed)
        events = list(match.events)
        while actors := game.actors(match.state):
            seat = rng.choice(actors)
            decision, view = game.decision(match.state, seat), game.view(match.state, seat)
            assert decision is not None
            question = wording.ask(decision, view)
            assert question.endswith((".", "?"))
            assert wording.why_not(decision, view).endswith(".")
            for choice in decision.choices + game.anytime(match.state, seat):
                words = wording.choice(choice, decision.kind, view)
                assert words
                assert "{" not in words
            events += match.apply(seat, rng.choice(decision.choices))
            if len(match.log) % 150 == 1:
                text = printed(drawing.compact(view), *[drawing.panel(name, view) for name in drawing.panels()])
                assert max(len(line) for line in text.splitlines()) <= 100
        for viewer in (None, *game.seats):
            assert printed(teller.tell(cosca.visible(events, viewer)))
        outcome = game.outcome(match.state)
        assert outcome is not None
        assert wording.outcome(outcome)
        ending = drawing.ending(game.describe(match.state))
        assert (ending is not None) == (name == "corleones_empire")
        if ending is not None:
            assert all(f"${score} " in printed(ending) for score in outcome.scores.values())


def drawn(game: Any, wording: Any, state: Any, seat: int | None) -> str:
    """Everything that the seat is shown: the table, all panels, and its question."""
    drawing = drawing_of(game, wording)
    view = game.view(state, seat)
    decision = game.decision(state, seat) if seat in game.actors(state) else None
    asked = [] if decision is None else [wording.ask(decision, view), wording.why_not(decision, view)]
    asked += [] if decision is None else [wording.choice(each, decision.kind, view) for each in decision.choices]
    return printed(drawing.compact(view), *[drawing.panel(name, view) for name in drawing.panels()], *asked)


def test_what_is_drawn_does_not_depend_on_hidden_jobs() -> None:
    """A rival's hidden job is swapped with one of the deck: all others see the same table and are asked the same."""
    game, wording = GAMES["corleones_empire"].make(seats=3)
    swaps = 0
    for seed in range(2):
        match, rng = cosca.Match(game, seed), Random(seed)
        while actors := game.actors(match.state):
            seat = rng.choice(actors)
            match.apply(seat, rng.choice(game.choices(match.state, seat)))
            state: Any = match.state
            if len(match.log) % 90:
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
                    same = drawn(game, wording, other, viewer) == drawn(game, wording, state, viewer)
                    assert same == (viewer != seat), (seed, len(match.log), seat, viewer)
    assert swaps >= 6


def test_a_job_drawn_is_told_to_its_seat_alone() -> None:
    game, wording = GAMES["corleones_empire"].make(seats=3)
    teller = LogWriter(wording, Drawing(game, wording))
    event = cosca.Event("job_gained", {"seat": 2}, {"job": "shakedown"}, (2,))
    assert "keeps the job Shakedown" in printed(teller.tell(cosca.visible([event], 2)))
    for viewer in (None, 1, 3):
        assert "takes a job unseen" in printed(teller.tell(cosca.visible([event], viewer)))


def test_the_sheets_of_the_set_up_are_the_first_two() -> None:
    game, wording = famiglia()
    drawing = drawing_of(game, wording)
    text = printed(drawing.panel("sheets", game.view(game.new(1), 1)))
    assert f"Upper sheet: {game.data.sheets[0].name}" in text
    assert f"Lower sheet: {game.data.sheets[1].name}" in text


def test_the_drawn_table_does_not_depend_on_hidden_orders() -> None:
    """An enemy's order face down and one in its hand are swapped: the other team sees the same table."""
    game, wording = famiglia()
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
                assert drawn(game, wording, other, foe) == drawn(game, wording, state, foe)
                assert drawn(game, wording, other, None) == drawn(game, wording, state, None)
                assert drawn(game, wording, other, seat) != drawn(game, wording, state, seat)
    assert swaps >= 6


FIGHT = {"leader": 3, "side": 3, "area": "noto", "attackers": 5, "car": 1, "sea": 0, "defender": 1}


def test_who_plays_neutrals_reads_of_neutrals() -> None:
    game, wording = famiglia(families="red,green,blue,yellow")
    view = game.view(game.new(1), 1)
    coward, brute = game.menu.card[2], choices_module.BRUTE_FORCE
    view["areas"]["noto"] |= {"holder": 1, "soldati": 2}
    view["fight"] = FIGHT
    wording.learn(view)
    assert wording.fight(view) == "In Noto: Blue 5 with a car attack Red 2"
    assert "your HQ" in wording.choice(coward, "conflict.card", view)
    view["areas"]["noto"]["holder"] = 0
    assert wording.fight(view) == "In Noto: Blue 5 with a car attack Neutrals 2"
    assert wording.choice(coward, "conflict.card", view) == "Coward 2: two neutrals there go back to the supply"
    view["fight"] = {**FIGHT, "leader": 1, "side": 0}
    assert "of the neutral attackers" in wording.choice(brute, "conflict.approach", view)
    view["fight"] = {**FIGHT, "leader": 1, "side": 1}
    assert "of your attackers" in wording.choice(brute, "conflict.approach", view)


def test_orders_on_the_board_are_listed_in_their_sequence() -> None:
    """Those to come in the order in which they then are carried out; those done that stay for their vest are marked."""
    game, wording = famiglia()
    drawing = drawing_of(game, wording)
    listed = done = 0
    for seed in range(3):
        match, rng = cosca.Match(game, seed), Random(seed)
        while actors := game.actors(match.state):
            state: Any = match.state
            view = game.view(state, actors[0])
            queue = [fields["queue"] for kind, fields in view["steps"] if kind == "encounter.next"]
            if queue and queue[0]:
                text = printed(drawing.panel("orders", view))
                names = [game.data.orders[state.order(at // ORDERS, at % ORDERS)].name for at in queue[0]]
                here = [at for at, name in zip(queue[0], names, strict=True) if state.order_at[at] >= 0]
                names = [game.data.orders[state.order(at // ORDERS, at % ORDERS)].name for at in here]
                places = [text.index(f" {name} ") for name in names]
                assert places == sorted(places)
                listed += 1
                done += "done; it stays for its vest" in text
            match.apply(actors[0], rng.choice(game.choices(state, actors[0])))
    assert listed > 20
    assert done > 5


def test_an_order_issued_is_told_to_its_team_alone() -> None:
    game, wording = famiglia()
    teller = LogWriter(wording, Drawing(game, wording))
    told = 0
    for seed in range(4):
        match, rng = cosca.Match(game, seed), Random(seed)
        while (actors := game.actors(match.state)) and told < 20:
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
                        texts.add(printed(teller.tell(cosca.visible(issued, viewer))))
                mates = (1, 2) if seat < 3 else (3, 4)
                for viewer, texts in seen.items():
                    assert len(texts) == (len(orders) if viewer in mates else 1)
                told += 1
            match.apply(seat, rng.choice(decision.choices))
    assert told == 20


def test_a_missing_text_is_an_error_in_tests_and_plain_words_otherwise() -> None:
    tables = {"event": {"placed": "places {n:Soldato|Soldati} in {area}"}}
    strict, plain = Catalogue(tables, strict=True), Catalogue(tables)
    assert strict.say("event", "placed", {"n": 1, "area": "Noto"}) == "places 1 Soldato in Noto"
    assert strict.say("event", "placed", {"n": 2, "area": "Noto"}) == "places 2 Soldati in Noto"
    with pytest.raises(MissingText, match=r"no text event\.gone"):
        strict.say("event", "gone", {})
    with pytest.raises(MissingText, match="no fact 'area'"):
        strict.say("event", "placed", {"n": 2})
    assert plain.say("event", "car_gone", {"area": "Noto"}) == "car gone, area Noto"
    assert plain.say("event", "placed", {"n": 2}) == "places 2 Soldati in ?"


def test_a_game_without_words_is_told_in_the_engines() -> None:
    game, _ = famiglia()
    wording = Wording(game)
    match = cosca.Match(game, 1)
    decision = game.decision(match.state, game.actors(match.state)[0])
    assert decision is not None
    view = game.view(match.state, decision.seat)
    assert wording.ask(decision, view).startswith("setup.family")
    assert wording.choice(decision.choices[0], decision.kind, view) == decision.choices[0].text
    assert wording.event({"event": "removed", "seat": 2, "n": 1}) == (2, "removed n 1")
    assert printed(Drawing(game, wording).panel("table", view)).startswith("{")


@pytest.mark.parametrize("text", ["= broken", 'ask = "no table"'])
def test_a_bad_catalogue_is_one_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "words.toml").write_text(text)
    with pytest.raises(MissingText, match=r"words\.toml: ") as wrong:
        load(tmp_path / "words.toml")
    assert "\n" not in str(wrong.value)
