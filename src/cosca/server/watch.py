"""What those who run a server see: structured logs and /metrics. Secrets reach none of them."""

from __future__ import annotations

import contextlib
import logging
import time
import traceback
from collections import deque
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any, TextIO

import orjson
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from cosca.kernel.errors import CoscaError
from cosca.server.errors import Refused
from cosca.server.settings import Settings
from cosca.server.store import Store
from cosca.server.tables import Tables
from cosca.server.wire_admin import Trouble

log = logging.getLogger("cosca")
router = APIRouter(include_in_schema=False)

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Meters:
    """What is counted; each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("cosca_tables", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("cosca_sockets", "Open WebSockets.", registry=self.registry)
        self.choices = Counter("cosca_choices", "Choices of people that were carried out.", registry=self.registry)
        self.told = Histogram(
            "cosca_told_seconds", "From a choice to all who are told.", buckets=QUICK, registry=self.registry
        )
        self.errors = Counter("cosca_errors", "What was refused, by code.", ["code"], registry=self.registry)
        self.requests = Counter("cosca_requests", "HTTP requests.", ["method", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "cosca_request_seconds", "How long a request took.", buckets=QUICK, registry=self.registry
        )

    def watch(self, tables: Tables, store: Store) -> None:
        """Reads, whenever it is asked, what others count themselves."""
        self.tables.set_function(lambda: tables.count)
        self.registry.register(_Commits(store))


class _Commits(Collector):
    """What the writer of the database counts; batches by commits is how many share one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def collect(self) -> Iterator[Metric]:
        scribe = self._store.scribe
        yield CounterMetricFamily("cosca_commits", "Commits to the database.", scribe.commits)
        yield CounterMetricFamily("cosca_batches", "Batches that these commits held.", scribe.batches)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record tells besides its sentence; of an error its kind and place, and its text only if it is our own."""
    facts = {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
    if record.exc_info and record.exc_info[1] is not None:
        facts |= _trouble(record.exc_info[1])
    return facts


class LogLines(logging.Formatter):
    """One line per record: JSON, or plain for a terminal.

    Of an unexpected error it tells kind and place, and its text only where that was written for a person: other texts
    may quote what must not be in a log.
    """

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._json = as_json

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        if self._json:
            line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
            return orjson.dumps(line | facts, default=str).decode()
        shown = " ".join(f"{name}={value}" for name, value in facts.items() if name != "request")
        return f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {shown}".rstrip()


def _trouble(wrong: BaseException) -> dict[str, Any]:
    told = f": {wrong}" if isinstance(wrong, CoscaError | OSError) else ""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(wrong.__traceback__)]
    facts: dict[str, Any] = {"error": type(wrong).__name__ + told, "trace": places[-12:]}
    if wrong.__cause__ is not None:
        facts["cause"] = type(wrong.__cause__).__name__
    return facts


class Recent(logging.Handler):
    """Keeps the last errors that were logged, as the log told them."""

    def __init__(self, most: int = 100) -> None:
        super().__init__(logging.ERROR)
        self._kept: deque[Trouble] = deque(maxlen=most)

    def emit(self, record: logging.LogRecord) -> None:
        told = {name: _short(value) for name, value in facts_of(record).items()}
        self._kept.append({"at": record.created, "what": record.getMessage()[:500], "facts": told})

    def shown(self) -> list[Trouble]:
        """The newest first."""
        return list(reversed(self._kept))


def _short(value: Any) -> Any:
    return [str(each)[:300] for each in value] if isinstance(value, list) else str(value)[:500]


@contextlib.contextmanager
def logging_to(stream: TextIO, settings: Settings) -> Iterator[None]:
    """Sends everything that is logged inside to the stream, one line each; then all is as it was."""
    root = logging.getLogger()
    before = root.handlers, root.level, log.level
    handler = logging.StreamHandler(stream)
    handler.setFormatter(LogLines(settings.log_json))
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # of others nothing more: in uvicorn's details are cookies and messages
    log.setLevel(settings.log_level.upper())
    try:
        yield
    finally:
        root.handlers = before[0]
        root.setLevel(before[1])
        log.setLevel(before[2])


def note(what: str, level: int = logging.INFO, trouble: BaseException | None = None, **facts: Any) -> None:
    """Logs one line. Give it no cookie, token, invite, password, seed, choice or chat."""
    if log.isEnabledFor(level):
        log.log(level, what, extra=facts, exc_info=trouble)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The meters as Prometheus reads them; for this machine alone unless that is set otherwise."""
    state = request.app.state
    if not state.settings.metrics_open and not _loopback(request):
        raise Refused("not_allowed", "metrics")
    return Response(generate_latest(state.meters.registry), media_type=CONTENT_TYPE_LATEST)


def _loopback(request: Request) -> bool:
    """Whether the peer is this machine itself; what a proxy passes on is not."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
