"""Reports of finished games: made when somebody asks, after all bots and advice, and kept.

Nothing of a report is there before the end of its game: it is made of the finished one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy import delete, insert, select

from cosca.bots.review import Review
from cosca.bots.reviewer import Played
from cosca.server import wire, wire_http
from cosca.server.errors import Refused
from cosca.server.schema import reports
from cosca.server.store import Store
from cosca.server.thinking import ForReview, Thought, new_life

if TYPE_CHECKING:
    from cosca.server.table.live import LiveTable
    from cosca.server.telling import Teller

FORMAT: Final = 1  # of a kept report; one of another format is made anew
WAIT: Final = 30.0  # seconds for one piece, on however busy a machine
_log = logging.getLogger("cosca.reports")


class Making:
    """A report that is being made."""

    def __init__(self, user: str, review: Review) -> None:
        self.user: Final = user
        self.review: Final = review
        self.seconds = 0.0  # of processor time
        self.task: asyncio.Task[None] | None = None


class Reports:
    """The reports of one server. It holds no table: what it thinks about is the game as it was played."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store: Final = store
        self._seconds: Final = seconds  # of processor time, at most, for one game
        self._making: dict[str, Making] = {}  # by table

    async def state(self, table: LiveTable) -> wire_http.ReportState:
        """What there is of the report of a finished game; Refused before its end."""
        if table.status != "over":
            raise Refused("not_allowed", "not_over")
        making = self._making.get(table.id)
        if making is not None:
            return {"state": "thinking", "progress": round(making.review.progress, 3), "report": None}
        kept = await self._kept(table.id)
        return {"state": "none" if kept is None else "made", "progress": 0.0 if kept is None else 1.0, "report": kept}

    async def ask(self, table: LiveTable, user: str) -> wire_http.ReportState:
        """Has the report made, if it is not there; Refused before the end, and while another is made for the user."""
        state = await self.state(table)
        if state["state"] != "none":
            return state
        if any(making.user == user for making in self._making.values()):
            raise Refused("too_many", "reports")
        match = table.match
        played = Played(match.seed, match.start, [(seat, choice.text) for seat, choice in match.log])
        making = self._making[table.id] = Making(user, Review(table.game, played))
        making.task = asyncio.create_task(self._make(table, making, played))
        id = table.id
        making.task.add_done_callback(lambda _: self._making.pop(id, None))
        return {"state": "thinking", "progress": 0.0, "report": None}

    def _make(self, table: LiveTable, making: Making, played: Played) -> Any:
        """As a coroutine that holds no table."""
        return self._made(table.id, making, played, table.made_of, table.journal.teller, table.tables.thinking)

    async def _made(
        self,
        id: str,
        making: Making,
        played: Played,
        made_of: tuple[str, dict[str, Any], str],
        teller: Teller,
        thinking: Any,
    ) -> None:
        review, life = making.review, new_life()
        try:
            while True:
                enough = making.seconds >= self._seconds
                piece = review.closing() if enough else review.next()
                if piece is None:
                    break
                task = ForReview(*made_of, played, piece, secrets.token_hex(8), life)
                thought: Thought = await thinking.later(f"report {id}", making.user, task, WAIT)
                making.seconds += thought.seconds
                review.take(piece, thought.found)
            document = orjson.dumps({"format": FORMAT, "report": report_of(review, teller, making.seconds)}).decode()
            row = {"table_id": id, "made": time.time(), "document": document}
            await self._store.write(delete(reports).where(reports.c.table_id == id), insert(reports).values(row))
        except Exception as wrong:  # whoever waits asks again
            said = {"table": id, "error": f"{type(wrong).__name__}: {wrong}"}
            _log.error("a report could not be made", extra=said)

    async def _kept(self, id: str) -> wire_http.Report | None:
        wanted = select(reports.c.document).where(reports.c.table_id == id)
        found: Any = await self._store.read(lambda connection: connection.execute(wanted).scalar())
        try:
            document = orjson.loads(found or "{}")
        except orjson.JSONDecodeError:
            return None
        report: wire_http.Report | None = document.get("report") if document.get("format") == FORMAT else None
        return report

    async def stop(self) -> None:
        """Before the server ends; who wants a report asks again after the next start."""
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def report_of(review: Review, teller: Teller, seconds: float) -> wire_http.Report:
    """A review as it is kept and told."""
    outline = review.outline
    assert outline is not None
    return {
        "whole": outline.whole,
        "steps": outline.steps,
        "teams": [list(team) for team in teller.game.teams],
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
                "step": each.turn.step,
                "until": each.until,
                "seat": each.turn.seat,
                "round": each.turn.round,
                "before": [round(chance, 3) for chance in each.before],
                "after": [round(chance, 3) for chance in each.after],
                "items": each.happened,
            }
            for each in review.turnings()
        ],
        "mistakes": [
            {
                "step": each.step,
                "seat": each.turn.seat,
                "round": each.turn.round,
                "chance": round(each.chance, 3),
                "best": round(each.best, 3),
                "question": {"kind": each.told.question["kind"], "facts": each.told.question["facts"]},
                "chosen": _choice(each.told.chosen),
                "better": _choice(each.told.better),
                "reasons": teller.advice([each.told.advice])[0]["reasons"],
            }
            for each in review.mistakes()
        ],
    }


def _choice(facts: Any) -> wire.Choice:
    return {"text": facts["text"], "kind": facts["kind"], "touches": facts["touches"], "facts": facts["facts"]}
