"""The terminal renderer of La Famiglia: `terminal.render.drawing` looks for `GameRenderer`."""

from cosca.terminal.la_famiglia.drawing import FamigliaRenderer as GameRenderer

__all__ = ["GameRenderer"]
