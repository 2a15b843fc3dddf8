"""Documents of users: never sealed if invented, never played in the server, fair by user."""

from __future__ import annotations

import asyncio
import copy
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.errors import BadDocument
from cosca.kernel.record import HEAD
from cosca.server.core.settings import Settings
from cosca.server.protocol.forms import is_too_deep
from cosca.server.protocol.refusal import Refused
from cosca.server.replay import replay_cache
from cosca.server.storage.store import Store
from cosca.server.views.replay import Replay, ReplayEntry
from cosca.server.views.state_history import History
from cosca.server.workers.document_pool import MAX_TASKS_PER_USER, DocumentPool
from cosca.server.workers.process import Stuck
from cosca.server.workers.replay_task import ReplayTask
from cosca.server.workers.study_task import StudyRejected, StudyStart, StudyTask, run_study_task
from tests.server.support.http_client import ServerHarness, Visitor, run_server

SEATS = {"1": "me", "2": "soldato", "3": "soldato", "4": "soldato"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("documents")) as running:
        yield running


def match_of(name: str = "la_famiglia", choices: int = 60, start: dict[str, Any] | None = None) -> cosca.Match:
    game, rng = cosca.game(name), Random(2)
    match = cosca.Match(game, 3, start)
    while len(match.log) < choices:
        seat = game.actors(match.state)[0]
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    return match


def position_of(match: cosca.Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(match.game.describe(match.state)))
    return found


def bring(who: Visitor, record: str) -> str:
    answer = who.post("/api/replay", {"record": record})
    assert answer.status_code == 200, answer.text
    return answer.json()["id"]


def opened(who: Visitor, **form: Any) -> dict[str, Any]:
    answer = who.post("/api/study/open", form)
    assert answer.status_code == 200, answer.text
    return answer.json()["study"]


def go_on(who: Visitor, study: dict[str, Any]) -> Any:
    return who.post("/api/study/table", {"study": study, "seats": SEATS})


# -------------------------------------------------------------------- what is sealed


def test_invented_position_in_a_record_is_not_sealed(server: ServerHarness) -> None:
    """The attack: a record from a position with steps, a study of it, and a table that plays in the server."""
    anna = server.visitor("Anna")
    position = position_of(match_of())
    assert "steps" in position
    position["hq"]["1"]["money"] += 1  # as no game may have led to
    record = match_of(start=position, choices=2).record()
    study = opened(anna, replay=bring(anna, record), view="all")
    assert study["seal"] == ""
    assert anna.error(go_on(anna, study), 403) == "not_allowed"
    shared = anna.post("/api/study/share", {"study": study}).json()["id"]
    assert anna.error(go_on(anna, opened(anna, study=shared)), 403) == "not_allowed"


def test_position_reached_by_legal_choices_is_sealed(server: ServerHarness) -> None:
    anna, bob = server.visitor("Anna"), server.visitor("Bob")
    fresh = opened(anna, replay=bring(anna, match_of().record()), view="all")
    assert "steps" in fresh["position"]
    first = go_on(anna, fresh).json()["id"]
    with anna.socket(first, 1) as connection:
        connection.send("propose", seat=1, what="end")
        connection.wait_for("ack")
    again = opened(anna, table=first, view="all")  # it began with what the server had sealed
    assert again["seal"]
    assert go_on(anna, again).status_code == 200
    shared = anna.post("/api/study/share", {"study": again}).json()["id"]
    assert go_on(bob, opened(bob, study=shared)).status_code == 200


def test_table_from_an_edited_position_yields_no_sealed_study(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    study = opened(anna, replay=bring(anna, match_of().record()), view="all")
    edited = copy.deepcopy(study)
    edited["position"]["hq"]["1"]["money"] += 1
    assert anna.error(go_on(anna, edited), 403) == "not_allowed"
    for key in ("steps", "sealed", "fight"):
        edited["position"].pop(key, None)
    edited["position"].update(phase="planning", bottom={}, top={}, busts={})
    made = go_on(anna, edited)
    assert made.status_code == 200, made.text
    table = made.json()["id"]
    with anna.socket(table, 1) as connection:
        connection.send("propose", seat=1, what="end")
        connection.wait_for("ack")
    after = opened(anna, table=table, view="all")
    assert after["seal"] == ""
    if "steps" in after["position"]:
        assert anna.error(go_on(anna, after), 403) == "not_allowed"


def test_edited_position_is_played_out_before_a_table_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("corleones_empire")
    task = StudyTask("corleones_empire", {}, "", position_of(match), [], "start")
    found = run_study_task(match.game, task)
    assert isinstance(found, StudyStart)
    monkeypatch.setattr("cosca.server.workers.study_task.MAX_PLAYOUT_CHOICES", 3)
    no = run_study_task(match.game, task)
    assert isinstance(no, StudyRejected)
    assert "no end" in no.problem


# -------------------------------------------------------------------- limits and turns


def hang(replay: Replay) -> None:
    while True:
        pass


def fill(replay: Replay) -> int:
    return len(bytearray(4_000_000_000))


def rest(replay: Replay, seconds: float) -> float:
    """When it was asked; it takes a while."""
    time.sleep(seconds)
    return time.monotonic()


def replaying(query: Any) -> ReplayTask:
    match = match_of(choices=5)
    acts = [ReplayEntry("start"), *[ReplayEntry("choice", seat, choice.text) for seat, choice in match.log]]
    return ReplayTask("la_famiglia", {}, "", "key", 3, None, 0, acts, query)


def test_endless_or_huge_task_ends_only_its_process() -> None:
    async def play() -> None:
        documents = DocumentPool(256)
        try:
            for user, query in (("eve", hang), ("mallory", fill)):
                with pytest.raises(Stuck):
                    await documents.ask(user, replaying(query), 1.0)
                with pytest.raises(Refused) as no:
                    await documents.ask(user, replaying(hang), 1.0)
                assert (no.value.code, no.value.why) == ("too_many", "replays")
                # Everybody else is served, and the culprit may still look at games of the server.
                assert await documents.ask("anna", replaying(partial(rest, seconds=0)), 30)
                assert await documents.ask(user, replaying(partial(rest, seconds=0)), 30, untrusted=False)
        finally:
            documents.close()

    asyncio.run(play())


def test_busy_user_delays_others_by_at_most_one_task() -> None:
    async def play() -> None:
        documents = DocumentPool(0)
        order: list[str] = []

        async def ask(user: str) -> None:
            await documents.ask(user, replaying(partial(rest, seconds=0.05)), 30)
            order.append(user)

        try:
            await documents.ask("warm", replaying(partial(rest, seconds=0)), 30)
            heavy = [asyncio.create_task(ask("eve")) for _ in range(4)]
            while not documents._workers._queue.waiting(user="eve"):
                await asyncio.sleep(0.001)
            await ask("anna")
            assert order.index("anna") <= 1
            await asyncio.gather(*heavy)
        finally:
            documents.close()

    asyncio.run(play())


# -------------------------------------------------------------------- long logs


@pytest.mark.parametrize("name", cosca.game_names())
def test_a_replay_of_many_undos_applies_each_choice_about_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, applied = cosca.game(name), 0
    apply = History.__init__

    def counted(self: History, choose: Any) -> None:
        def one(*args: Any) -> None:
            nonlocal applied
            applied += 1
            choose(*args)

        apply(self, one)

    monkeypatch.setattr(History, "__init__", counted)
    match, rng = match_of(name, 45), Random(4)
    acts = [ReplayEntry("start"), *[ReplayEntry("choice", seat, choice.text) for seat, choice in match.log]]
    seat = game.actors(match.state)[0]
    while len(acts) < 3000:
        acts.append(ReplayEntry("choice", seat, rng.choice(game.choices(match.state, seat)).text))
        acts.append(ReplayEntry("undo", seat, removes=(len(acts),)))
    replay = Replay(game, 3)
    replay.add(acts)
    assert replay.digest() == match.state.digest()
    assert applied < 100  # all of them anew after each undo would be 60,000


def test_states_of_any_moment_follow_the_effective_choices() -> None:
    """Also where choices are taken back out of the middle, as picks that are made in secret are."""

    class State(list[str]):
        def copy(self) -> State:
            return State(self)

    history, rng = History(lambda state, seat, text: state.append(f"{seat}{text}")), Random(1)
    history.add_unchanged()
    history.begin(State())
    expected: dict[int, list[str]] = {1: []}
    counted: list[tuple[int, str]] = []
    for moment in range(2, 800):
        if counted and rng.random() < 0.45:
            gone = set(rng.sample([at for at, _ in counted[-5:]], min(len(counted[-5:]), rng.randint(1, 2))))
            counted = [each for each in counted if each[0] not in gone]
            history.undo(gone)
        else:
            text = rng.choice("abc")
            history.choose(1, text)
            counted.append((moment, f"1{text}"))
        expected[moment] = [text for _, text in counted]
    for moment in rng.sample(sorted(expected), 300):
        assert list(history.state(moment)) == expected[moment]


# -------------------------------------------------------------------- depth


@pytest.mark.parametrize("depth", [100, 900, 5000])
def test_deeply_nested_document_is_refused(server: ServerHarness, depth: int) -> None:
    anna = server.visitor("Anna")
    deep = '{"a":' * depth + "1" + "}" * depth
    data = cosca.game("la_famiglia").data_name()
    head = f"cosca record 1\ngame: la_famiglia\nrules: 1\ndata: {data}\nseed: 1\n"
    for record in (f"{head}position: {deep}\n", f"{head}options: {deep}\n"):
        answer = anna.post("/api/replay", {"record": record})
        assert anna.error(answer, 400) == "malformed"
    headers = {"Content-Type": "application/json", "X-Cosca-Token": anna.token}
    study = '{"study": {"game": "la_famiglia", "data": "x", "choices": [], "position": ' + deep + "}}"
    table = '{"game": "la_famiglia", "seats": {}, "options": ' + deep + "}"
    bodies = [(f"/api/study/{way}", study) for way in ("show", "share", "scenario", "odds")]
    for path, body in [*bodies, ("/api/tables", table)]:
        if depth * 6 + 200 < 8192 or path != "/api/tables":
            answer = anna.http.post(path, content=body, headers=headers)
            assert anna.error(answer, 400) == "malformed", path


def test_only_nesting_depth_is_limited() -> None:
    assert not is_too_deep(json.dumps([[{"a": "[" * 5000}]] * 1000).encode())
    assert not is_too_deep(json.dumps({"quote": '"' + "[" * 100}).encode())
    assert not is_too_deep(b"[" * 5000)  # no JSON at all, and told so
    assert is_too_deep(b"[" * 41 + b"]" * 41)
    assert not is_too_deep(b"[" * 40 + b"]" * 40)


# -------------------------------------------------------------------- reading


def test_user_with_many_records_delays_only_themselves(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: guests who bring many records at once, whose reading held up every thread of the server."""
    release, begun = threading.Event(), list[str]()

    def slow(text: str) -> Any:
        begun.append(text)
        assert release.wait(60)
        raise BadDocument("record: it was read")

    monkeypatch.setattr(replay_cache, "read", slow)

    async def bring() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        store = await Store.open(sqlite_url)
        documents = DocumentPool(0)
        found = replay_cache.ReplayCache(store, Settings(), documents)
        asked = [asyncio.create_task(found.add_record(f"record {n}", "eve")) for n in range(MAX_TASKS_PER_USER + 20)]
        try:
            while sum(each.done() for each in asked) < 20:
                await asyncio.sleep(0.001)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 5) == "free"
            assert len(begun) <= 1
        finally:
            release.set()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            documents.close()
            await store.close()
        refused = [(answer.code, answer.why) for answer in answers if isinstance(answer, Refused)]
        assert refused == [("malformed", "record")] * MAX_TASKS_PER_USER + [("too_many", "replays")] * 20
        assert len(begun) == MAX_TASKS_PER_USER

    asyncio.run(asyncio.wait_for(bring(), 60))


@pytest.mark.parametrize("line", ["\n", "\r", "\r\n", "\u2028", "# nothing\n"])
def test_record_with_too_many_lines_is_refused_unread(
    server: ServerHarness, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    """The attack: 148,000 blank lines, each of which was looked at."""
    monkeypatch.setattr(replay_cache, "read", lambda _: pytest.fail("it was read"))
    eve = server.visitor("Eve")
    answer = eve.post("/api/replay", {"record": HEAD + "\n" + line * (replay_cache.MAX_LINES + 1)})
    assert eve.error(answer, 413) == "too_large"
    assert answer.json()["error"]["facts"]["most"] == replay_cache.MAX_LINES


def test_long_record_may_use_any_line_break(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    head = match_of(choices=0).record().partition("digest")[0]
    long = "\r\n".join([*head.splitlines(), *["1 done"] * replay_cache.MAX_CHOICES])
    bring(anna, long)
    answer = anna.post("/api/replay", {"record": f"{long}\r\n1 done"})
    assert anna.error(answer, 413) == "too_large"
    assert answer.json()["error"]["facts"]["most"] == replay_cache.MAX_CHOICES


def test_strings_do_not_affect_the_nesting_depth() -> None:
    for text in ('"', "\\", '\\"', '"\\', "[" * 100, '"' * 5 + "{" * 100, "\\" * 5 + '"' + "[" * 100):
        assert not is_too_deep(json.dumps([text, {text: text}]).encode())
        assert is_too_deep(json.dumps([text]).encode().join([b"[" * 40, b"]" * 40]))
