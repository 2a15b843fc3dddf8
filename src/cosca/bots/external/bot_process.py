"""The process of an external bot: one JSON document per line each way, with time and size limits.

Whatever the program does (hang, flood, send nonsense, exit), the caller gets an answer in time or a `BotFault`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from cosca.kernel.documents import JsonObject
from cosca.kernel.errors import CoscaError
from cosca.kernel.narrowing import mapping

MAX_OUTPUT_BYTES: Final = 1 << 16  # per question
ERROR_TAIL_BYTES: Final = 2000  # of its error output that are kept
SHOWN: Final = 200  # characters of its output in messages
# The environment of a program: paths and language, nothing private.
ENVIRONMENT: Final = (
    "HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "VIRTUAL_ENV",
)  # fmt: skip


class BotFault(CoscaError):
    """An external bot failed; the caller takes the default choice."""


class BotProcess:
    """A running program. After a fault it is terminated and cannot be used again."""

    def __init__(self, command: tuple[str, ...], label: str) -> None:
        self.command: Final = command
        self.label: Final = label
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
                start_new_session=True,  # Ctrl-C only reaches our own process; the whole group is killed at the end
                preexec_fn=_child_setup(),
            )
        except (OSError, ValueError) as error:
            raise BotFault(f"{label} cannot be started: {error}") from None
        self._output = bytearray()
        self._errors = bytearray()
        self._output_changed = threading.Condition()
        self._ended = False  # its output has ended
        self.broken = False
        threading.Thread(target=self._read_output, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def send(self, document: JsonObject, deadline: float) -> None:
        """Write a line; raise BotFault if the program does not read it in time."""
        line = json.dumps(document, separators=(",", ":")).encode() + b"\n"
        writing = threading.Thread(target=self._write, args=(line,), daemon=True)
        writing.start()
        writing.join(max(0.0, deadline - time.monotonic()))
        if writing.is_alive():
            raise self._fault("does not read its input")

    def receive(self, deadline: float, seconds: float) -> JsonObject:
        """Return the next line as a document; raise BotFault if there is none in time or it is not a document."""
        with self._output_changed:
            while b"\n" not in self._output:
                left = deadline - time.monotonic()
                if len(self._output) > MAX_OUTPUT_BYTES:
                    raise self._fault(f"wrote more than {MAX_OUTPUT_BYTES} bytes without a line end")
                if self._ended:
                    raise self._fault("has exited")
                if left <= 0:
                    raise self._fault(f"no answer after {seconds:g} s")
                self._output_changed.wait(left)
            line, _, rest = bytes(self._output).partition(b"\n")
            self._output[:] = rest
        try:
            document = mapping(json.loads(line))
        except ValueError:
            document = None
        if document is None:
            raise self._fault(f"not a JSON object: {_shown(line)}")
        return document

    def check_silence(self) -> None:
        """Raise BotFault if there is output without a question."""
        with self._output_changed:
            if self._output:
                raise self._fault(f"output without a question: {_shown(bytes(self._output))}")

    def close(self) -> None:
        """Kill the program and its children."""
        self.broken = True
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (AttributeError, OSError):  # it has exited, or the system has no process groups
            self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                try:
                    stream.close()
                except (OSError, ValueError):
                    continue

    def _fault(self, why: str) -> BotFault:
        self.close()
        errors = _shown(bytes(self._errors).strip().rpartition(b"\n")[2])
        return BotFault(f"{self.label}: {why}" + (f" ({errors})" if errors else ""))

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):  # it has exited: the answer will be missing
            return

    def _read_output(self) -> None:
        assert self._process.stdout is not None
        stream: Any = self._process.stdout
        try:
            while len(self._output) <= MAX_OUTPUT_BYTES and (chunk := stream.read1(MAX_OUTPUT_BYTES)):
                with self._output_changed:
                    self._output += chunk
                    self._output_changed.notify_all()
        except (OSError, ValueError):
            pass
        with self._output_changed:
            self._ended = True
            self._output_changed.notify_all()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        stream: Any = self._process.stderr
        try:
            while chunk := stream.read1(ERROR_TAIL_BYTES):
                self._errors[:] = (self._errors + chunk)[-ERROR_TAIL_BYTES:]
        except (OSError, ValueError):
            return


def _shown(text: bytes) -> str:
    return " ".join(text.decode("utf-8", "replace").split())[:SHOWN]


def _child_setup() -> Callable[[], None] | None:
    """Return a function for the child that ties its life to the parent's (Linux); elsewhere its input ends.

    It also lifts the soft limits of memory and processor time, which are meant for our own process.
    """
    if sys.platform != "linux":
        return None
    import ctypes
    import resource

    library = ctypes.CDLL(None, use_errno=True)

    def setup() -> None:
        library.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
        for limit in (resource.RLIMIT_AS, resource.RLIMIT_CPU):
            hard = resource.getrlimit(limit)[1]
            resource.setrlimit(limit, (hard, hard))

    return setup
