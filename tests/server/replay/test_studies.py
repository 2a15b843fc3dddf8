"""Studies: never the true state of a running game; edited within the laws; exported as scenario; continued."""

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
from cosca.bots.heuristic_bots import load_evaluator
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.replay.studies import StudyService
from cosca.server.views.replay import Replay, ReplayEntry
from cosca.server.views.replay_queries import sampled_position
from cosca.server.workers.document_pool import DocumentPool
from cosca.server.workers.process import Stuck, WorkerProcess
from cosca.server.workers.study_task import StudyRejected, StudyTask, StudyView, run_study_task
from cosca.terminal.commands.scenario import run_scenarios
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.players import open_harness


class Keys:
    def seal(self, content: bytes) -> str:
        return "seal"


def played(name: str, choices: int, seed: int = 3) -> cosca.Match:
    """A game as good players play it, so that there is something to hide."""
    game = cosca.game(name)
    match, judge, rng = cosca.Match(game, seed), load_evaluator(game), Random(seed)
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
def test_study_of_a_running_game_is_sampled_from_the_seats_knowledge(name: str, choices: int) -> None:
    """Over many studies what is hidden varies as in fresh draws, and all that is open is as it is."""
    match = played(name, choices)
    game, seat = match.game, 1
    replay = Replay(game, match.seed)
    replay.add([ReplayEntry("start"), *[ReplayEntry("choice", who, choice.text) for who, choice in match.log]])
    assert replay.state(replay.moments).digest() == match.state.digest()
    seen = replay.state(replay.moment_of(seat, None))  # when something happened for the seat last
    truth = secrets_of(game, seen, seat)
    own = json.loads(json.dumps(game.view(seen, seat)))
    found: list[str] = []
    answer = ""
    for chance in range(40):
        study = {"position": json.loads(sampled_position(replay, seat, None, chance))}
        state = game.position(study["position"])
        assert json.loads(json.dumps(game.view(state, seat))) == own
        assert state.key != match.state.key
        assert not {"seed", "key"} & study["position"].keys()
        found.append(secrets_of(game, state, seat))
        answer += json.dumps(study)
    assert len(set(found)) > 5
    assert found.count(truth) < 20

    assert match.state.key.hex() not in answer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("studies")) as running:
        yield running


def opened(who: Visitor, **form: Any) -> Any:
    return who.post("/api/study/open", form)


def test_study_of_a_running_game_needs_a_seat_and_allowed_advice(server: ServerHarness) -> None:
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


def task_of(study: dict[str, Any], what: Any = "show") -> StudyTask:
    choices = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in study["choices"]]
    return StudyTask(study["game"], study["options"], study["data"], study["position"], choices, what)


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
    text = run_study_task(game, task_of(study, "scenario"))
    assert isinstance(text, str)
    file = tmp_path / "study.yaml"
    file.write_text(text, encoding="utf-8")
    assert run_scenarios([file], "en", Console(quiet=True))
    file.write_text(text.replace("- asked: ", "- asked: not_"), encoding="utf-8")
    assert not run_scenarios([file], "en", Console(quiet=True))


def test_study_shows_everything_and_the_open_question() -> None:
    match = played("la_famiglia", 130)
    game = match.game
    found = run_study_task(game, task_of(study_of(match)))
    assert isinstance(found, StudyView)
    assert found.seat in game.actors(match.state)
    assert found.snapshot["question"] is not None
    assert set(found.snapshot["view"]["hq"]) == {"1", "2", "3", "4"}
    assert "steps" not in found.snapshot["view"]
    text = found.snapshot["question"]["choices"][0]["text"]
    then = run_study_task(game, task_of(study_of(match, f"{found.seat} {text}")))
    assert isinstance(then, StudyView)
    assert then.items
    no = run_study_task(game, task_of(study_of(match, f"{found.seat} {text}", f"{found.seat} nonsense")))
    assert isinstance(no, StudyRejected)
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
def test_position_that_breaks_a_law_is_refused_with_a_reason(change: Any, words: str) -> None:
    match = played("la_famiglia", 60)
    study = study_of(match)
    change(study["position"])
    no = run_study_task(match.game, task_of(study))
    assert isinstance(no, StudyRejected)
    assert words in no.problem
    assert no.problem


def test_any_position_is_shown_or_refused(server: ServerHarness) -> None:
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


def test_user_of_an_endless_study_gets_a_cooldown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended with it; the others have their studies at once."""

    async def play() -> None:
        match = played("la_famiglia", 20)
        study: Any = study_of(match)
        settings = Settings(database_url="sqlite://")
        tables = TableRegistry(None, settings)  # type: ignore[arg-type]
        documents = DocumentPool(0)
        studies = StudyService(tables, Keys(), documents)  # type: ignore[arg-type]
        ask = WorkerProcess.ask

        async def stuck(self: WorkerProcess, task: bytes, *rest: Any) -> Any:
            if b"eternal" in task:
                raise Stuck("no answer after 10 s")
            return await ask(self, task, *rest)

        monkeypatch.setattr(WorkerProcess, "ask", stuck)
        eternal: Any = {**study, "choices": ["1 eternal"]}
        with pytest.raises(Refused) as no:
            await studies.show("eve", eternal)
        assert (no.value.code, no.value.why) == ("malformed", "study")
        with pytest.raises(Refused) as no:
            await studies.show("eve", study)
        assert (no.value.code, no.value.why) == ("too_many", "studies")
        assert (await studies.show("anna", study))["seat"] in match.game.seats
        documents.close()
        tables.workers.close()

    asyncio.run(play())


# -------------------------------------------------------------------- at the server


def test_study_from_opening_to_table(server: ServerHarness, tmp_path: Path) -> None:
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
    asked = {choice["text"] for choice in then["snapshot"]["question"]["choices"]}
    assert {choice["text"] for choice in advice.json()["choices"]} <= asked
    for element in {
        "area:gela",
        *(element for offer in then["snapshot"]["question"]["choices"] for element in offer["touches"]),
    }:
        answer = anna.post("/api/study/why", {"study": study, "seat": then["seat"], "element": element}).json()
        offered = any(element in choice["touches"] for choice in then["snapshot"]["question"]["choices"])
        assert (answer["act"], answer["why"] is None) == (1, offered)
    shared = anna.post("/api/study/share", {"study": study}).json()["id"]
    assert opened(bob, study=shared).json()["snapshot"] == then["snapshot"]
    assert bob.error(opened(bob, study="nothing"), 404) == "not_found"
    file = tmp_path / "study.yaml"
    file.write_text(anna.post("/api/study/scenario", {"study": study}).json()["text"], encoding="utf-8")
    assert run_scenarios([file], "en", Console(quiet=True))
    seats = {"1": "me", "2": "soldato", "3": "soldato", "4": "soldato"}
    made = anna.post("/api/study/table", {"study": study, "seats": seats})
    assert made.status_code == 200, made.text
    with anna.socket(made.json()["id"], 1) as connection:
        state = (
            connection.wait_for("state")
            if not connection.messages
            else next(m for m in connection.messages if m["type"] == "state")
        )
        assert state["view"]["round"] == then["snapshot"]["view"]["round"]
        assert connection.last("table")["position"]  # everybody is told that its maker knows it
    study["position"]["hq"]["1"]["money"] += 1
    assert anna.error(anna.post("/api/study/table", {"study": study, "seats": seats}), 403) == "not_allowed"
    for key in ("steps", "sealed", "fight"):
        study["position"].pop(key, None)
    study["position"]["phase"], study["choices"] = "planning", []
    study["position"].update(round=1, bottom={}, top={}, busts={})
    answer = anna.post("/api/study/table", {"study": study, "seats": seats})
    assert answer.status_code in (200, 400), answer.text


def test_a_conflict_in_a_study_has_odds(server: ServerHarness) -> None:
    match = played("la_famiglia", 130)
    anna, game, judge, rng = server.visitor("Anna"), match.game, load_evaluator(match.game), Random(1)
    while not (match.state.stack[-1].key == "conflict.card" and game.actors(match.state)):
        seat = game.actors(match.state)[0]
        match.apply(seat, judge.choose(match.state, seat, rng, 1.0))
    seat = game.actors(match.state)[0]
    answer = anna.post("/api/study/odds", {"study": study_of(match), "seat": seat}).json()
    assert answer["kind"] == "conflict.card"
    assert set(answer["choices"]) == {each.text for each in game.choices(match.state, seat)}
    for each in answer["choices"].values():
        assert (each["id"], sum(each["args"].values())) == ("odds-conflict", 100)
    bad = study_of(match)
    bad["position"]["areas"]["gela"]["soldati"] = 51
    assert anna.error(anna.post("/api/study/odds", {"study": bad, "seat": seat}), 400) == "malformed"
    nobody = server.visitor()
    assert nobody.post("/api/study/odds", {"study": study_of(match), "seat": seat}).status_code == 401


def test_table_from_a_position_is_reloaded_with_bot_memories(sqlite_url: str) -> None:
    async def play() -> None:
        match = played("la_famiglia", 130)
        position = json.loads(json.dumps(match.game.describe(match.state)))
        async with open_harness(sqlite_url) as harness:
            anna = await harness.user("anna")
            seats = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
            table = await harness.tables.create(anna, "la_famiglia", {}, seats, False, True, True, position=position)
            connection = await harness.connect(table, "anna", 1)
            await harness.wait_until_idle(table)
            rng = Random(2)
            for _ in range(60):
                await harness.play(table, {1: connection}, rng, 1)
                await harness.wait_until_idle(table)
            assert len(table.match.log) > 60  # bots played too
            digest, record = table.match.state.digest(), table.match.record()
            again = await harness.reload(table)
            assert again.match.state.digest() == digest
            assert cosca.Match.from_record(record).state.digest() == digest
            harness.tables.workers.close()

    asyncio.run(play())
