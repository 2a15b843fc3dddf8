"""Structured logs and the list of recent errors. Neither contains secrets."""

from __future__ import annotations

import contextlib
import logging
import time
import traceback
from collections import deque
from collections.abc import Iterator
from typing import Any, TextIO

import orjson

from cosca.kernel.errors import CoscaError
from cosca.server.core.settings import Settings
from cosca.server.protocol.admin_models import LoggedError

log = logging.getLogger("cosca")

LogFields = dict[str, Any]  # the extra fields of a log record, by name

_STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def record_facts(record: logging.LogRecord) -> LogFields:
    """Return the extra fields of a record, with kind and place of its error; see `LogFormatter`."""
    facts = {name: value for name, value in record.__dict__.items() if name not in _STANDARD_FIELDS}
    if record.exc_info and record.exc_info[1] is not None:
        facts |= _error_facts(record.exc_info[1])
    return facts


class LogFormatter(logging.Formatter):
    """Formats a record as one line: JSON, or plain text for a terminal.

    Of an unexpected error it shows kind and place, and its text only where that was written for people: other texts
    may quote what must not be in a log.
    """

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        facts = record_facts(record)
        if self._as_json:
            line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
            return orjson.dumps(line | facts, default=str).decode()
        shown = " ".join(f"{name}={value}" for name, value in facts.items() if name != "request")
        return f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {shown}".rstrip()


def _error_facts(error: BaseException) -> LogFields:
    text = f": {error}" if isinstance(error, CoscaError | OSError) else ""
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    facts: LogFields = {"error": type(error).__name__ + text, "trace": frames[-12:]}
    if error.__cause__ is not None:
        facts["cause"] = type(error.__cause__).__name__
    return facts


class RecentErrors(logging.Handler):
    """The last errors that were logged, for administrators."""

    def __init__(self, max_errors: int = 100) -> None:
        super().__init__(logging.ERROR)
        self._errors: deque[LoggedError] = deque(maxlen=max_errors)

    def emit(self, record: logging.LogRecord) -> None:
        facts = {name: _shorten(value) for name, value in record_facts(record).items()}
        self._errors.append({"at": record.created, "what": record.getMessage()[:500], "facts": facts})

    def to_wire(self) -> list[LoggedError]:
        """Return the errors, the newest first."""
        return list(reversed(self._errors))

    def clear(self) -> None:
        """Forget all errors."""
        self._errors.clear()


def _shorten(value: Any) -> Any:
    return [str(item)[:300] for item in value] if isinstance(value, list) else str(value)[:500]


@contextlib.contextmanager
def logging_to(stream: TextIO, settings: Settings) -> Iterator[None]:
    """Send all log records to the stream; restore the previous logging at the end."""
    root = logging.getLogger()
    before = root.handlers, root.level, log.level
    handler = logging.StreamHandler(stream)
    handler.setFormatter(LogFormatter(settings.log_json))
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's debug records contain cookies and messages
    log.setLevel(settings.log_level.upper())
    try:
        yield
    finally:
        root.handlers = before[0]
        root.setLevel(before[1])
        log.setLevel(before[2])


def log_event(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """Log one line. Never pass a cookie, token, invite, password, seed, choice or chat text."""
    if log.isEnabledFor(level):
        log.log(level, what, extra=facts, exc_info=error)
