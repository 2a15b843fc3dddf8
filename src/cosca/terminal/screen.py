"""Where output goes and lines come from: a terminal, or a pipe read line by line."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

from rich import _wrap  # pyright: ignore[reportPrivateUsage]
from rich.console import Console

WIDTH = 100
# Rich breaks lines at every kind of space; those that join a number with its unit hold.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Screen(Console):
    """A console that leaves it to the command line what happens when the reader has gone.

    Lines that go into a file or a pipe do not end with blanks.
    """

    def print(self, *objects: Any, **options: Any) -> None:
        if self.is_terminal:
            super().print(*objects, **options)
            return
        with self.capture() as drawn:
            super().print(*objects, **options)
        text = "\n".join(line.rstrip(" ") for line in drawn.get().split("\n"))
        super().print(text, end="", emoji=False, no_wrap=True, overflow="ignore", crop=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """Standard output; 100 columns if it is not a terminal. Colours go when it is piped or NO_COLOR is set."""
    return _console(stderr=False)


def err() -> Console:
    """Standard error, for progress and complaints."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    fixed = None if stream.isatty() or os.environ.get("COLUMNS") else WIDTH
    return Screen(stderr=stderr, width=fixed, highlight=False, soft_wrap=False, markup=False)


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str, console: Console) -> str:
    """The next line; EOFError at the end of the input. A piped line is printed, so that the output reads well."""
    if interactive():
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(f"{prompt}{line.rstrip()}")
    return line.strip()


def wipe(console: Console) -> None:
    """Clears the screen and what was scrolled away, so that the next player sees nothing of it."""
    if console.is_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
