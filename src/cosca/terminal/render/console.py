"""Consoles for output and input: a terminal, or a pipe read line by line."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

from rich import _wrap  # pyright: ignore[reportPrivateUsage]
from rich.console import Console

WIDTH = 100
# Rich breaks lines at every kind of space; non-breaking ones join a number with its unit.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Screen(Console):
    """A console that leaves a closed pipe to the command line.

    Lines written to a file or a pipe have no trailing blanks.
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
    """Return standard output; 100 columns if it is not a terminal. Colours are off when piped or with NO_COLOR."""
    return _console(stderr=False)


def err() -> Console:
    """Return standard error, for progress and errors."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    fixed = None if stream.isatty() or os.environ.get("COLUMNS") else WIDTH
    return Screen(stderr=stderr, width=fixed, highlight=False, soft_wrap=False, markup=False)


def interactive() -> bool:
    """Return whether input and output are both a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str, console: Console) -> str:
    """Return the next line; raise EOFError at the end of the input. A piped line is echoed for a readable output."""
    if interactive():
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(f"{prompt}{line.rstrip()}")
    return line.strip()


def clear_screen(console: Console) -> None:
    """Clear the screen and its scrollback, so that the next player sees nothing of it."""
    if console.is_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
