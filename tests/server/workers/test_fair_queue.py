"""The fair queue: fair by user, limited by table; a flooding user delays only themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cosca.server.workers.fair_queue import FairQueue, Job, Priority
from cosca.server.workers.pool import MAX_WAITING_FOR_ADVICE, WorkerPool, WorkerProcess
from cosca.server.workers.tasks import AdviceTask, BotTask, new_session
from tests.server.workers.test_pool import asked

FLOOD = 30


def no_distance(_: Job) -> int:
    return 0


class Bench:
    """A queue with processes that take as long as they are told, by a clock of its own."""

    def __init__(self, processes: int = 1) -> None:
        self.turns: FairQueue[Job] = FairQueue(max(1, processes - 1))
        self.now = 0.0
        self.processes = processes
        self.running: list[tuple[float, Job]] = []
        self.served: list[Job] = []  # in the order in which they began

    def put(self, user: str, table: str, priority: Priority = Priority.BOT, address: str = "") -> Job:
        job = Job(table, user, priority, address)
        self.turns.put(job)
        return job

    def begin(self, seconds: float = 0.3) -> None:
        """Gives all idle processes something to do."""
        while len(self.running) < self.processes:
            job = self.turns.next(self.now, no_distance)
            if job is None:
                return
            self.served.append(job)
            self.running.append((self.now + seconds, job))

    def finish(self) -> Job:
        """The task that is finished next."""
        self.running.sort(key=lambda each: each[0])
        self.now, job = self.running.pop(0)
        self.turns.done(job, self.now)
        return job


@pytest.mark.parametrize("processes", [1, 2, 4])
def test_many_tables_of_one_user_delay_another_only_by_running_tasks(processes: int) -> None:
    bench, rng = Bench(processes), Random(1)
    for table in range(FLOOD):
        bench.put("eve", f"e{table}")
    waited: list[int] = []
    mine: Job | None = None
    for step in range(400):
        bench.begin(0.3 if processes == 1 else rng.uniform(0.2, 0.4))
        done = bench.finish()
        if done.user == "eve":
            bench.put("eve", done.table)  # its bot goes on at once
        if done is mine:
            mine = None
        if mine is None and step % 7 == 0:  # Anna's bot owes a choice now and then
            before = len(bench.served)
            mine = bench.put("anna", "a")
            bench.begin()
            waited.append(0)
            while mine not in bench.served:
                job = bench.finish()
                bench.put("eve", job.table)
                bench.begin()
                waited[-1] = bench.served.index(mine) - before if mine in bench.served else waited[-1]
    assert len(waited) > 20
    assert max(waited) <= 1
    assert len([job for job in bench.served if job.user == "eve"]) > 200  # idle time is hers


@pytest.mark.parametrize("processes", [1, 3])
def test_many_guests_of_one_address_delay_another_only_by_running_tasks(processes: int) -> None:
    """Else each of them would have a turn before whoever comes once in a while: 15 tasks of 1.5 s."""
    bench, waited = Bench(processes), list[float]()
    for guest in range(15):
        for table in range(2):
            bench.put(f"guest{guest}", f"g{guest}-{table}", address="198.51.100.1")
    mine: Job | None = None
    asked = 0.0
    for step in range(300):
        bench.begin(1.5)
        if mine is not None and mine in bench.served:
            waited.append(bench.now - asked)
            mine = None
        if mine is None and step % 5 == 0:
            mine, asked = bench.put("anna", "a", address="203.0.113.1"), bench.now
        done = bench.finish()
        if done.user != "anna":
            bench.put(done.user, done.table, address=done.address)
    assert len(waited) > 20
    assert max(waited) <= 1.5
    served = Counter(job.user for job in bench.served if job.user != "anna")
    assert max(served.values()) - min(served.values()) <= 2  # among themselves they are served alike


def test_share_of_an_address_does_not_grow_with_its_users() -> None:
    """Five friends behind one connection are together served as much as somebody who floods from another."""
    bench = Bench()
    for friend in range(5):
        bench.put(f"friend{friend}", f"f{friend}", address="203.0.113.1")
    for table in range(FLOOD):
        bench.put("eve", f"e{table}", address="198.51.100.1")
    for _ in range(300):
        bench.begin()
        job = bench.finish()
        bench.put(job.user, job.table, address=job.address)
    served = Counter(job.user for job in bench.served)
    assert abs(served["eve"] - 150) <= 2
    assert all(abs(served[f"friend{n}"] - 30) <= 2 for n in range(5))


def test_steady_user_gets_as_many_seconds_as_a_flooding_one() -> None:
    """Also if the tasks of one take ten times as long: then the other has ten for each of them."""
    bench = Bench()
    for table in range(FLOOD):
        bench.put("eve", f"e{table}")
    bench.put("anna", "a")
    spent: Counter[str] = Counter()
    for _ in range(300):
        job = bench.turns.next(bench.now, no_distance)
        assert job is not None
        took = 3.0 if job.user == "eve" else 0.3
        bench.now += took
        bench.turns.done(job, bench.now)
        spent[job.user] += round(took * 10)
        bench.put(job.user, job.table)
    assert abs(spent["eve"] - spent["anna"]) <= 40


def test_unused_turns_are_not_saved() -> None:
    """Whoever comes after another had all for long does not get all for as long."""
    bench = Bench()
    for table in range(FLOOD):
        bench.put("eve", f"e{table}")
    for step in range(300):
        if step == 200:
            for table in range(FLOOD):
                bench.put("bob", f"b{table}")
        bench.begin()
        job = bench.finish()
        bench.put(job.user, job.table)
    late = Counter(job.user for job in bench.served[200:])
    assert abs(late["eve"] - late["bob"]) <= 2


def test_bots_run_before_advice_and_background_tasks_run_last() -> None:
    bench = Bench()
    for user, priority in (
        ("eve", Priority.BACKGROUND),
        ("anna", Priority.ADVICE),
        ("anna", Priority.BOT),
        ("eve", Priority.ADVICE),
    ):
        bench.put(user, f"{user}{priority}", priority)
    order: list[tuple[str, Priority]] = []
    for _ in range(4):
        bench.begin()
        job = bench.finish()
        order.append((job.user, job.priority))
    assert order[-1] == ("eve", Priority.BACKGROUND)
    assert order.index(("anna", Priority.BOT)) < order.index(("anna", Priority.ADVICE))
    assert order.index(("eve", Priority.ADVICE)) < 2


def test_background_tasks_are_charged_separately_and_fair() -> None:
    """A report is thought about for minutes; whoever asked for it has the same bots as before, and so have others."""
    bench = Bench()
    bench.put("anna", "report a", Priority.BACKGROUND)
    for _ in range(100):  # nobody else wants anything
        bench.begin()
        bench.put("anna", "report a", Priority.BACKGROUND)
        bench.finish()
    before = len(bench.served)
    for user in ("anna", "bob"):
        bench.put(user, user)
    bench.put("bob", "report b", Priority.BACKGROUND)
    for _ in range(40):
        bench.begin()
        job = bench.finish()
        if job.priority is Priority.BACKGROUND:
            bench.put(job.user, job.table, Priority.BACKGROUND)
        elif len(bench.served) - before < 11:
            bench.put(job.user, job.table)
    after = [(job.user, job.priority) for job in bench.served[before:]]
    assert after[:10].count(("anna", Priority.BOT)) == after[:10].count(("bob", Priority.BOT)) == 5
    late = Counter(user for user, priority in after if priority is Priority.BACKGROUND)
    assert abs(late["anna"] - late["bob"]) <= 2
    assert bench.turns.waiting(user="anna") == 0


def test_one_task_per_table_and_priority_and_no_user_occupies_all_processes() -> None:
    bench = Bench(4)
    for user in ("anna", "bob", "cleo"):
        bench.put(user, "same", Priority.ADVICE)
    bench.put("anna", "same", Priority.BOT)
    bench.begin()
    assert sorted(job.priority for job in bench.served) == [Priority.BOT, Priority.ADVICE]
    flood = Bench(4)
    for table in range(FLOOD):
        flood.put("eve", f"e{table}")
    flood.begin()
    assert len(flood.running) == 3
    flood.put("anna", "a")
    flood.begin()
    assert flood.served[-1].user == "anna"


def test_cancelled_waiting_task_is_not_charged() -> None:
    bench = Bench()
    bench.put("bob", "b")
    bench.begin()
    for table in range(FLOOD):
        bench.turns.drop(bench.put("eve", f"e{table}"))
    bench.put("anna", "a")
    bench.put("eve", "e")
    assert [bench.turns.waiting(user=user) for user in ("anna", "eve", "bob")] == [1, 1, 0]
    for _ in range(3):
        bench.finish()
        bench.begin()
    assert [job.user for job in bench.served] == ["bob", "anna", "eve"]
    assert bench.turns.empty


# -------------------------------------------------------------------- with processes


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool(1)
    yield made
    made.close()


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Processes answer without thinking; what they were asked is listed."""
    found: list[bytes] = []

    async def ask(self: WorkerProcess, task: bytes, anew: bool, seconds: float, session: int = 0) -> str:
        found.append(task)
        await asyncio.sleep(0.002)
        return "an answer"

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    return found


async def idle(pool: WorkerPool) -> None:
    """Waits until nothing is thought about."""
    async with asyncio.timeout(20):
        while len(pool._idle) < len(pool._workers):
            await asyncio.sleep(0.001)


def test_flood_of_bot_tasks_does_not_delay_advice_of_another_user(pool: WorkerPool, answered: list[bytes]) -> None:
    async def think() -> None:
        bot = BotTask(asked(), "random", new_session())
        flood = [asyncio.create_task(pool.choose(f"e{i}", "eve", bot, 30)) for i in range(FLOOD)]
        await asyncio.sleep(0)
        assert pool.is_crowded("e0", "eve")
        assert not pool.is_crowded("a", "anna")
        served = len(answered)
        await pool.advise("a", "anna", AdviceTask(asked(), 1), 30, lambda: True)
        assert len(answered) - served <= 2  # the one under way, and hers
        await asyncio.gather(*flood)

    asyncio.run(think())


def test_a_table_is_crowded_by_all_its_members_together(pool: WorkerPool, answered: list[bytes]) -> None:
    async def think() -> None:
        task = AdviceTask(asked(), 1)
        asking: list[asyncio.Task[object]] = []
        for user in range(MAX_WAITING_FOR_ADVICE + 2):
            assert not pool.is_crowded("t", f"u{user}")
            asking.append(asyncio.create_task(pool.advise("t", f"u{user}", task, 30, lambda: True)))
            await asyncio.sleep(0)
        assert pool.is_crowded("t", "somebody")
        assert not pool.is_crowded("another", "somebody")
        await asyncio.gather(*asking)
        assert not pool.is_crowded("t", "somebody")

    asyncio.run(think())


def test_cancelled_task_frees_its_process(pool: WorkerPool, answered: list[bytes]) -> None:
    """While it waits, when its turn comes at the same moment, and at work."""

    async def think() -> None:
        bot = BotTask(asked(), "random", new_session())
        for pause in (0, 1, 2, 3):
            asking = [asyncio.create_task(pool.choose(f"t{i}", f"u{i}", bot, 30)) for i in range(4)]
            for _ in range(pause):
                await asyncio.sleep(0.001)
            for each in asking[:3]:
                each.cancel()
            assert await asking[3] == "an answer"
            await asyncio.gather(*asking, return_exceptions=True)
            await idle(pool)
            assert pool._queue.empty

    asyncio.run(think())


def test_process_assigned_to_a_cancelled_task_is_reassigned(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is cancelled is told so a moment later, and the process is free in between."""
    asking: list[asyncio.Task[object]] = []

    async def ask(self: WorkerProcess, task: bytes, anew: bool, seconds: float, session: int = 0) -> str:
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(asking[1].cancel)
        return "an answer"

    monkeypatch.setattr(WorkerProcess, "ask", ask)

    async def think() -> None:
        bot = BotTask(asked(), "random", new_session())
        asking.extend(asyncio.create_task(pool.choose(f"t{i}", f"u{i}", bot, 30)) for i in range(3))
        async with asyncio.timeout(20):
            assert await asking[2] == "an answer"
        assert asking[1].cancelled()
        await idle(pool)

    asyncio.run(think())


def test_failing_caller_releases_the_process(pool: WorkerPool, answered: list[bytes]) -> None:
    async def think() -> None:
        def broken() -> bool:
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            await pool.advise("t", "u", AdviceTask(asked(), 1), 30, broken)
        await idle(pool)

    asyncio.run(think())


def test_cancelled_running_task_finishes_and_is_charged() -> None:
    """Else the next user would wait for a process to be started."""
    pool = WorkerPool(1)

    async def think() -> None:
        await pool.advise("t", "eve", AdviceTask(asked(), 0.01), 30, lambda: True)
        pid = pool._workers[0].pid
        asking = asyncio.create_task(pool.advise("t", "eve", AdviceTask(asked(), 0.5), 30, lambda: True))
        await asyncio.sleep(0.05)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert pool._queue._now.shares["eve"].started
        await pool.choose("a", "anna", BotTask(asked(), "random", new_session()), 30)
        assert pool._workers[0].pid == pid
        await idle(pool)

    asyncio.run(think())
    pool.close()


def test_bot_returns_to_its_process_or_is_recreated(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_of: list[tuple[WorkerProcess, bool]] = []
    hold = asyncio.Event()

    async def ask(self: WorkerProcess, task: bytes, anew: bool, seconds: float, session: int = 0) -> str:
        asked_of.append((self, anew))
        if seconds == 1:
            await hold.wait()
        return "an answer"

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    pool = WorkerPool(3)

    async def think() -> None:
        lives = [BotTask(asked(), "random", new_session()) for _ in range(3)]
        for _ in range(2):
            for bot in lives:
                await pool.choose("t", "u", bot, 30)
        homes = [worker for worker, _ in asked_of[:3]]
        assert [worker for worker, _ in asked_of[3:]] == homes
        assert [anew for _, anew in asked_of] == [True] * 3 + [False] * 3
        held = asyncio.create_task(pool.choose("other", "v", lives[0], 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        busy = asked_of[-1][0]
        await pool.choose("t", "u", lives[0], 30)  # its process is busy: it does not wait for it
        assert asked_of[-1][0] is not busy
        assert asked_of[-1][1]
        hold.set()
        await held
        await pool.choose("t", "u", lives[0], 30)
        assert asked_of[-1] == (asked_of[-2][0], False)

    asyncio.run(think())
    pool.close()
