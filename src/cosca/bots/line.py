"""The line to a program that plays: one JSON document per line each way, a time limit, and a bound on what it may say.

Whatever the program does (nothing, too much, nonsense, its end), the answer is in time or a `BotFault` that says why.
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

from cosca.kernel.errors import CoscaError
from cosca.kernel.plain import mapping

SAID: Final = 1 << 16  # bytes that a program may say without being asked anew
TAIL: Final = 2000  # bytes of its error output that are kept
SHOWN: Final = 200  # characters of it that are told
# What a program gets of the environment: nothing that says more of whoever starts it than where things are.
ENVIRONMENT: Final = (
    "HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "VIRTUAL_ENV",
)  # fmt: skip


class BotFault(CoscaError):
    """A bot that is not of this house did not answer as it must; the text says how. The default choice is taken."""


class Line:
    """A program under way. After a fault it has been ended, and is of no more use."""

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
                start_new_session=True,  # Ctrl-C is for whoever started the game, and its children end with it
                preexec_fn=_end_with_the_parent(),
            )
        except (OSError, ValueError) as wrong:
            raise BotFault(f"{label} cannot be started: {wrong}") from None
        self._said = bytearray()
        self._complaint = bytearray()
        self._heard = threading.Condition()
        self._over = False  # it says nothing more
        self.broken = False
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._listen_aside, daemon=True).start()

    def tell(self, document: dict[str, Any], deadline: float) -> None:
        """Writes a line; BotFault if the program does not take it in time."""
        line = json.dumps(document, separators=(",", ":")).encode() + b"\n"
        writing = threading.Thread(target=self._write, args=(line,), daemon=True)
        writing.start()
        writing.join(max(0.0, deadline - time.monotonic()))
        if writing.is_alive():
            raise self._fault("it does not read what it is told")

    def answer(self, deadline: float, seconds: float) -> dict[str, Any]:
        """The next line that it says, as a document; BotFault if there is none in time, or if it is none."""
        with self._heard:
            while b"\n" not in self._said:
                left = deadline - time.monotonic()
                if len(self._said) > SAID:
                    raise self._fault(f"it says more than {SAID} bytes")
                if self._over:
                    raise self._fault("it has ended")
                if left <= 0:
                    raise self._fault(f"no answer after {seconds:g} s")
                self._heard.wait(left)
            line, _, rest = bytes(self._said).partition(b"\n")
            self._said[:] = rest
        try:
            found = mapping(json.loads(line))
        except ValueError:
            found = None
        if found is None:
            raise self._fault(f"it says what is no document: {_shown(line)}")
        return found

    def check_silence(self) -> None:
        """BotFault if it has said what nobody asked for."""
        with self._heard:
            if self._said:
                raise self._fault(f"it says what nobody asked for: {_shown(bytes(self._said))}")

    def close(self) -> None:
        """Ends the program, with all that it has started."""
        self.broken = True
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (AttributeError, OSError):  # it is gone, or this system has no groups
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
        complaint = _shown(bytes(self._complaint).strip().rpartition(b"\n")[2])
        return BotFault(f"{self.label}: {why}" + (f" ({complaint})" if complaint else ""))

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):  # it has ended, which the missing answer will tell
            return

    def _listen(self) -> None:
        assert self._process.stdout is not None
        stream: Any = self._process.stdout
        try:
            while len(self._said) <= SAID and (chunk := stream.read1(SAID)):
                with self._heard:
                    self._said += chunk
                    self._heard.notify_all()
        except (OSError, ValueError):
            pass
        with self._heard:
            self._over = True
            self._heard.notify_all()

    def _listen_aside(self) -> None:
        assert self._process.stderr is not None
        stream: Any = self._process.stderr
        try:
            while chunk := stream.read1(TAIL):
                self._complaint[:] = (self._complaint + chunk)[-TAIL:]
        except (OSError, ValueError):
            return


def _shown(text: bytes) -> str:
    return " ".join(text.decode("utf-8", "replace").split())[:SHOWN]


def _end_with_the_parent() -> Callable[[], None] | None:
    """On Linux a program ends even if whoever started it is killed; elsewhere it sees the end of its input."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None, use_errno=True)

    def ask() -> None:
        library.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG

    return ask
