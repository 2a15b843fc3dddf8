"""Studies: of a running game never its true state; edited with the laws kept; run by `cosca scenario`; played on."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import cosca
from cosca.bots.levels import judge_of
from cosca.server.errors import Refused
from cosca.server.replay import Act, Replay
from cosca.server.settings import Settings
from cosca.server.studies import Studies
from cosca.server.study import ForStudy, No, Shown, studied
from cosca.server.tables import Tables
from cosca.server.thinking import Failed, Worker
from cosca.terminal.scenarios import run_scenarios
from tests.server.people import house
from tests.server.visiting import House, Visitor, serving


class Keys:
    def seal(self, content: bytes) -> str:
        return "seal"


def played(name: str, choices: int, seed: int = 3) -> cosca.Match:
    """A game as good players play it, so that there is something to hide."""
    game = cosca.game(name)
    match, judge, rng = cosca.Match(game, seed), judge_of(game), Random(seed)
    while len(match.log) < choices:
        seat = game.actors(match.state)[0]
        match.apply(seat, judge.choose(match.state, seat, rng, 1.0))
    return match


def secrets_of(game: cosca.Game[Any], state: Any, seat: int) -> str:
    """What a seat may not know of a state: what its whole description says beyond the seat's view."""
    whole, view = json.loads(json.dumps(game.describe(state))), json.loads(json.dumps(game.view(state, seat)))
    hidden = {key: value for key, value in whole.items() if view.get(key) != value}
    return json.dumps(hidden, sort_keys=True)


# -------------------------------------------------------------------- attacks


@pytest.mark.parametrize(("name", "choices"), [("la_famiglia", 130), ("corleones_empire", 90)])
def test_a_study_of_a_running_game_is_drawn_from_what_the_seat_knows(name: str, choices: int) -> None:
    """Over many studies what is hidden varies as in fresh draws, and all that is open is as it is."""
    match = played(name, choices)
    game, seat = match.game, 1
    replay = Replay(game, match.seed)
    replay.add([Act("start"), *[Act("choice", who, choice.text) for who, choice in match.log]])
    assert replay.state(replay.moments).digest() == match.state.digest()
    studies = Studies.__new__(Studies)
    studies._keys = Keys()  # type: ignore[misc,assignment]
    truth = secrets_of(game, match.state, seat)
    own = json.loads(json.dumps(game.view(match.state, seat)))
    found: list[str] = []
    told = ""
    for _ in range(40):
        study = studies.sampled(replay, seat, replay.moments)
        state = game.position(study["position"])
        assert json.loads(json.dumps(game.view(state, seat))) == own
        assert state.key != match.state.key
        assert not {"seed", "key"} & study["position"].keys()
        found.append(secrets_of(game, state, seat))
        told += json.dumps(study)
    assert len(set(found)) > 5
    assert found.count(truth) < 20

    assert match.state.key.hex() not in told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("studies")) as running:
        yield running


def opened(who: Visitor, **form: Any) -> Any:
    return who.post("/api/study/open", form)


def test_only_who_plays_there_studies_a_running_game_and_only_where_counsel_is_allowed(server: House) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    table = anna.table(spectators=True, open=True)
    silent = anna.table(hints=False)
    assert opened(anna, table=table, view="1").status_code == 200
    assert anna.error(opened(anna, table=table, view="2"), 403) == "not_yours"
    assert anna.error(opened(anna, table=table, view="all"), 403) == "not_allowed"
    assert anna.error(opened(anna, table=table, view="public"), 403) == "not_allowed"
    assert anna.error(opened(anna, table=silent, view="1"), 403) == "no_hints"
    for view in ("1", "2", "all", "public"):
        assert opened(eve, table=table, view=view).status_code == 403
        assert opened(server.visitor(), table=table, view=view).status_code == 401
    assert anna.error(anna.get(f"/api/tables/{table}/report"), 403) == "not_allowed"
    assert anna.error(anna.post(f"/api/tables/{table}/report"), 403) == "not_allowed"


# -------------------------------------------------------------------- what is made of it


def study_of(match: cosca.Match, *choices: str) -> dict[str, Any]:
    game = match.game
    position = json.loads(json.dumps(game.describe(match.state)))
    return {"game": game.name, "options": game.options, "data": game.data_name(), "position": position,
            "choices": list(choices), "seal": ""}  # fmt: skip


def task_of(study: dict[str, Any], what: Any = "show") -> ForStudy:
    choices = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in study["choices"]]
    return ForStudy(study["game"], study["options"], study["data"], study["position"], choices, what)


@pytest.mark.parametrize("name", ["la_famiglia", "corleones_empire"])
def test_the_scenario_of_a_study_is_run_by_the_command(name: str, tmp_path: Path) -> None:
    match = played(name, 60)
    game = match.game
    study, going = study_of(match), cosca.Match(game, 0, study_of(match)["position"])
    for _ in range(8):
        seat = game.actors(going.state)[0]
        choice = Random(1).choice(game.choices(going.state, seat))
        going.apply(seat, choice)
        study["choices"].append(f"{seat} {choice.text}")
    text = studied(game, task_of(study, "scenario"))
    assert isinstance(text, str)
    file = tmp_path / "study.yaml"
    file.write_text(text, encoding="utf-8")
    assert run_scenarios([file], "en", Console(quiet=True))
    file.write_text(text.replace("- asked: ", "- asked: not_"), encoding="utf-8")
    assert not run_scenarios([file], "en", Console(quiet=True))


def test_a_study_shows_everything_and_asks_whoever_must_decide() -> None:
    match = played("la_famiglia", 130)
    game = match.game
    found = studied(game, task_of(study_of(match)))
    assert isinstance(found, Shown)
    assert found.seat in game.actors(match.state)
    assert found.snapshot["question"] is not None
    assert set(found.snapshot["view"]["hq"]) == {"1", "2", "3", "4"}
    assert "steps" not in found.snapshot["view"]
    text = found.snapshot["question"]["choices"][0]["text"]
    then = studied(game, task_of(study_of(match, f"{found.seat} {text}")))
    assert isinstance(then, Shown)
    assert then.items
    no = studied(game, task_of(study_of(match, f"{found.seat} {text}", f"{found.seat} nonsense")))
    assert isinstance(no, No)
    assert no.at == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["areas"]["gela"].update(soldati=51), "areas.gela.soldati: 51 is not a number from 0 to 50"),
        (lambda p: p["areas"]["gela"].update(soldati=50, holder=1), "seat 1 has"),
        (lambda p: p["areas"].update(atlantis={}), "no 'atlantis'"),
        (lambda p: p["hq"]["1"].update(money=-1), "hq.1.money: -1 is not a number"),
        (lambda p: p["hq"]["1"].update(orders=["red.basic.9"]), "no order 'red.basic.9'"),
        (lambda p: p.update(steps=[["planning.turn", 99]]), ""),
        (lambda p: p.update(steps="x" * 50), ""),
        (lambda p: p.update(fight={"order": None}), ""),
    ],
)
def test_what_breaks_a_law_is_refused_with_words(change: Any, words: str) -> None:
    match = played("la_famiglia", 60)
    study = study_of(match)
    change(study["position"])
    no = studied(match.game, task_of(study))
    assert isinstance(no, No)
    assert words in no.problem
    assert no.problem


def test_whatever_is_put_into_a_position_is_shown_or_refused(server: House) -> None:
    """No request fails, and the process answers the next one."""
    anna, rng = server.visitor("Anna"), Random(4)
    study = study_of(played("la_famiglia", 60))
    junk: list[Any] = [None, -1, 10**30, "x", [], {}, [[[]]], {"1": {"1": 2}}, True, 1.5, "neutral"]
    for _ in range(25):
        bad = copy.deepcopy(study)
        for _ in range(rng.randint(1, 3)):
            place: Any = bad["position"]
            while True:
                keys = list(place) if isinstance(place, dict) else list(range(len(place)))
                if not keys:
                    break
                key = rng.choice(keys)
                if isinstance(place[key], dict | list) and rng.random() < 0.7:
                    place = place[key]
                else:
                    place[key] = rng.choice(junk)
                    break
        answer = anna.post("/api/study/show", {"study": bad})
        assert answer.status_code in (200, 400), answer.text
    assert anna.post("/api/study/show", {"study": study}).status_code == 200
    deep = '{"a":' * 5000 + "1" + "}" * 5000
    body = '{"study": {"game": "la_famiglia", "data": "x", "choices": [], "position": ' + deep + "}}"
    headers = {"Content-Type": "application/json", "X-Cosca-Token": anna.token}
    assert anna.http.post("/api/study/show", content=body, headers=headers).status_code in (400, 409)


def test_who_brings_what_never_ends_waits_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended with it; the others have their studies at once."""

    async def play() -> None:
        match = played("la_famiglia", 20)
        study: Any = study_of(match)
        settings = Settings(database_url="sqlite://")
        tables = Tables(None, settings)  # type: ignore[arg-type]
        studies = Studies(tables, Keys())  # type: ignore[arg-type]
        ask = Worker.ask

        async def stuck(self: Worker, task: bytes, anew: bool, seconds: float) -> Any:
            if b"eternal" in task:
                raise Failed("no answer after 10 s")
            return await ask(self, task, anew, seconds)

        monkeypatch.setattr(Worker, "ask", stuck)
        eternal: Any = {**study, "choices": ["1 eternal"]}
        with pytest.raises(Refused) as no:
            await studies.show("eve", eternal)
        assert (no.value.code, no.value.why) == ("malformed", "study")
        with pytest.raises(Refused) as no:
            await studies.show("eve", study)
        assert (no.value.code, no.value.why) == ("too_many", "studies")
        assert (await studies.show("anna", study))["seat"] in match.game.seats
        studies.close()
        tables.thinking.close()

    asyncio.run(play())


# -------------------------------------------------------------------- at the server


def test_a_study_is_tried_advised_shared_exported_and_played_on(server: House, tmp_path: Path) -> None:
    anna, bob = server.visitor("Anna"), server.visitor("Bob")
    table = anna.table()
    shown = opened(anna, table=table, view="1").json()
    study, seat = shown["study"], shown["seat"]
    study["choices"] = [f"{seat} {shown['snapshot']['question']['choices'][0]['text']}"]
    then = anna.post("/api/study/show", {"study": study}).json()
    assert then["snapshot"]["view"] != shown["snapshot"]["view"]
    advice = anna.http.post(
        "/api/study/advise", json={"study": study}, headers={"X-Cosca-Token": anna.token}, timeout=60
    )
    assert advice.status_code == 200, advice.text
    asked = {each["text"] for each in then["snapshot"]["question"]["choices"]}
    assert {each["text"] for each in advice.json()["choices"]} <= asked
    for element in {
        "area:gela",
        *(each for offer in then["snapshot"]["question"]["choices"] for each in offer["touches"]),
    }:
        told = anna.post("/api/study/why", {"study": study, "seat": then["seat"], "element": element}).json()
        offered = any(element in each["touches"] for each in then["snapshot"]["question"]["choices"])
        assert (told["act"], told["why"] is None) == (1, offered)
    shared = anna.post("/api/study/share", {"study": study}).json()["id"]
    assert opened(bob, study=shared).json()["snapshot"] == then["snapshot"]
    assert bob.error(opened(bob, study="nothing"), 404) == "not_found"
    file = tmp_path / "study.yaml"
    file.write_text(anna.post("/api/study/scenario", {"study": study}).json()["text"], encoding="utf-8")
    assert run_scenarios([file], "en", Console(quiet=True))
    seats = {"1": "me", "2": "soldato", "3": "soldato", "4": "soldato"}
    made = anna.post("/api/study/table", {"study": study, "seats": seats})
    assert made.status_code == 200, made.text
    with anna.socket(made.json()["id"], 1) as line:
        state = line.until("state") if not line.heard else next(m for m in line.heard if m["type"] == "state")
        assert state["view"]["round"] == then["snapshot"]["view"]["round"]
    study["position"]["hq"]["1"]["money"] += 1
    assert anna.error(anna.post("/api/study/table", {"study": study, "seats": seats}), 403) == "not_allowed"
    for key in ("steps", "sealed", "fight"):
        study["position"].pop(key, None)
    study["position"]["phase"], study["choices"] = "planning", []
    study["position"].update(round=1, bottom={}, top={}, busts={})
    answer = anna.post("/api/study/table", {"study": study, "seats": seats})
    assert answer.status_code in (200, 400), answer.text


def test_a_conflict_in_a_study_has_odds(server: House) -> None:
    match = played("la_famiglia", 130)
    anna, game, judge, rng = server.visitor("Anna"), match.game, judge_of(match.game), Random(1)
    while not (match.state.stack[-1].key == "conflict.card" and game.actors(match.state)):
        seat = game.actors(match.state)[0]
        match.apply(seat, judge.choose(match.state, seat, rng, 1.0))
    seat = game.actors(match.state)[0]
    told = anna.post("/api/study/odds", {"study": study_of(match), "seat": seat}).json()
    assert told["kind"] == "conflict.card"
    assert set(told["choices"]) == {each.text for each in game.choices(match.state, seat)}
    for each in told["choices"].values():
        assert (each["id"], sum(each["args"].values())) == ("odds-conflict", 100)
    bad = study_of(match)
    bad["position"]["areas"]["gela"]["soldati"] = 51
    assert anna.error(anna.post("/api/study/odds", {"study": bad, "seat": seat}), 400) == "malformed"
    nobody = server.visitor()
    assert nobody.post("/api/study/odds", {"study": study_of(match), "seat": seat}).status_code == 401


def test_a_table_that_began_with_a_position_comes_back_and_its_bots_know_what_was_open(sqlite_url: str) -> None:
    async def play() -> None:
        match = played("la_famiglia", 130)
        position = json.loads(json.dumps(match.game.describe(match.state)))
        async with house(sqlite_url) as home:
            anna = await home.user("anna")
            seats = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
            table = await home.tables.create(anna, "la_famiglia", {}, seats, False, True, True, position=position)
            line = await home.line(table, "anna", 1)
            await home.rest(table)
            rng = Random(2)
            for _ in range(60):
                await home.play(table, {1: line}, rng, 1)
                await home.rest(table)
            assert len(table.match.log) > 60  # bots played too
            digest, record = table.match.state.digest(), table.match.record()
            again = await home.again(table)
            assert again.match.state.digest() == digest
            assert cosca.Match.from_record(record).state.digest() == digest
            home.tables.thinking.close()

    asyncio.run(play())
