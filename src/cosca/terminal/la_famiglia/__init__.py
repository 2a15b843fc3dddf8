"""How the terminal draws this game: `GameDrawing` is what `terminal.words` looks for."""

from cosca.terminal.la_famiglia.drawing import FamigliaDrawing as GameDrawing

__all__ = ["GameDrawing"]
