"""How the terminal draws this game: `GameDrawing` is what `terminal.drawing` looks for."""

from cosca.terminal.corleones_empire.drawing import EmpireDrawing as GameDrawing

__all__ = ["GameDrawing"]
