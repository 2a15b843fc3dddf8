"""How the terminal draws this game: `GameDrawing` is what `terminal.drawing` looks for."""

from cosca.terminal.la_famiglia.drawing import FamigliaDrawing as GameDrawing

__all__ = ["GameDrawing"]
