"""Reports of finished games: made in the background on request, and stored.

Nothing of a report exists before the end of its game.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy.exc import IntegrityError

from cosca.bots.review.analysis import RecordedGame
from cosca.bots.review.review import Mistake, Review
from cosca.kernel.documents import GameSpec
from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.reports import replace_report, report_document
from cosca.server.storage.rows import ReportRow
from cosca.server.storage.store import Store
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.tasks import AnalysisResult, ReviewTask, new_session

if TYPE_CHECKING:
    from cosca.server.table.live_table import LiveTable
    from cosca.server.views.snapshots import SnapshotBuilder

FORMAT: Final = 2  # of a stored report; one of another format is made again
TASK_SECONDS: Final = 30.0  # seconds for one task, also on a busy machine
_log = logging.getLogger("cosca.reports")


class ReportJob:
    """A report that is being made."""

    def __init__(self, user: str, review: Review) -> None:
        self.user: Final = user
        self.review: Final = review
        self.seconds = 0.0  # of processor time
        self.task: asyncio.Task[None] | None = None


class ReportService:
    """The reports of one server. It holds no table, only the game as it was played."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store: Final = store
        self._seconds: Final = seconds  # of processor time, at most, for one game
        self._jobs: dict[str, ReportJob] = {}  # by table

    async def state(self, table: LiveTable) -> http_models.ReportState:
        """Return the state of the report of a finished game; Refused before its end."""
        if table.status != "over":
            raise Refused("not_allowed", "not_over")
        job = self._jobs.get(table.id)
        if job is not None:
            return {"state": "thinking", "progress": round(job.review.progress, 3), "report": None}
        report = await self._load(table.id)
        if report is None:
            return {"state": "none", "progress": 0.0, "report": None}
        return {"state": "made", "progress": 1.0, "report": report}

    async def ask(self, table: LiveTable, user: str) -> http_models.ReportState:
        """Start the report if there is none, or say that another is being made for the user; Refused before the end."""
        state = await self.state(table)
        if state["state"] != "none":
            return state
        if any(job.user == user for job in self._jobs.values()):
            return {"state": "busy", "progress": 0.0, "report": None}
        match = table.match
        played = RecordedGame(match.seed, match.start, [(seat, choice.text) for seat, choice in match.log])
        job = self._jobs[table.id] = ReportJob(user, Review(table.game, played))
        job.task = asyncio.create_task(self._make(table, job, played))
        id = table.id
        job.task.add_done_callback(lambda _: self._jobs.pop(id, None))
        return {"state": "thinking", "progress": 0.0, "report": None}

    def _make(self, table: LiveTable, job: ReportJob, played: RecordedGame) -> Any:
        """Return a coroutine that holds no table."""
        return self._run(table.id, job, played, table.game_spec, table.journal.snapshot_builder, table.context.workers)

    async def _run(
        self,
        id: str,
        job: ReportJob,
        played: RecordedGame,
        game_spec: GameSpec,
        snapshot_builder: SnapshotBuilder,
        workers: WorkerPool,
    ) -> None:
        review, session = job.review, new_session()
        try:
            while True:
                enough = job.seconds >= self._seconds
                analysis = review.closing() if enough else review.next()
                if analysis is None:
                    break
                task = ReviewTask(*game_spec, played, analysis, secrets.token_hex(8), session)
                result: AnalysisResult = await workers.run_in_background(f"report {id}", job.user, task, TASK_SECONDS)
                job.seconds += result.seconds
                review.add_result(analysis, result.value)
            document = orjson.dumps(
                {"format": FORMAT, "report": report_of(review, snapshot_builder, job.seconds)}
            ).decode()
            await self._store.write(*replace_report(ReportRow(id, time.time(), document)))
        except IntegrityError:
            pass  # the table was deleted meanwhile
        except Exception as error:  # the user may request it again
            fields = {"table": id, "error": f"{type(error).__name__}: {error}"}
            _log.error("report failed", extra=fields)

    async def _load(self, id: str) -> http_models.Report | None:
        try:
            document = orjson.loads(await report_document(self._store, id) or "{}")
        except orjson.JSONDecodeError:
            return None
        report: http_models.Report | None = document.get("report") if document.get("format") == FORMAT else None
        return report

    async def stop(self) -> None:
        """Cancel the reports that are being made, before the server ends."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def report_of(review: Review, snapshot_builder: SnapshotBuilder, seconds: float) -> http_models.Report:
    """Return a review as it is stored and sent."""
    outline = review.outline
    assert outline is not None
    return {
        "whole": outline.whole,
        "steps": outline.steps,
        "teams": [list(team) for team in snapshot_builder.game.teams],
        "seconds": round(seconds, 1),
        "points": [
            {
                "step": point.step,
                "seat": point.turn.seat,
                "round": point.turn.round,
                "chances": [round(chance, 3) for chance in point.chances],
            }
            for point in review.points()
        ],
        "measures": list(outline.rounds[0][2]) if outline.rounds else [],
        "rounds": [
            {
                "round": number,
                "step": step,
                "values": {name: {str(seat): n for seat, n in by.items()} for name, by in values.items()},
            }
            for number, step, values in outline.rounds
        ],
        "turnings": [
            {
                "step": turning.turn.step,
                "until": turning.until,
                "seat": turning.turn.seat,
                "round": turning.turn.round,
                "before": [round(chance, 3) for chance in turning.before],
                "after": [round(chance, 3) for chance in turning.after],
                "items": turning.happened,
                "mistake": None if turning.mistake is None else _mistake(turning.mistake, snapshot_builder),
            }
            for turning in review.turnings()
        ],
        "mistakes": [_mistake(mistake, snapshot_builder) for mistake in review.mistakes()],
    }


def _mistake(mistake: Mistake, snapshot_builder: SnapshotBuilder) -> http_models.ReportMistake:
    return {
        "step": mistake.step,
        "seat": mistake.turn.seat,
        "round": mistake.turn.round,
        "chance": round(mistake.chance, 3),
        "best": round(mistake.best, 3),
        "question": {"kind": mistake.report.question["kind"], "facts": mistake.report.question["facts"]},
        "chosen": _choice(mistake.report.chosen),
        "better": _choice(mistake.report.better),
        "reasons": snapshot_builder.advice([mistake.report.advice])[0]["reasons"],
    }


def _choice(facts: Any) -> server_messages.Choice:
    return {"text": facts["text"], "kind": facts["kind"], "touches": facts["touches"], "facts": facts["facts"]}
