"""The terminal renderer of Corleone's Empire: `terminal.render.drawing` looks for `GameRenderer`."""

from cosca.terminal.corleones_empire.drawing import EmpireRenderer as GameRenderer

__all__ = ["GameRenderer"]
