"""The compiled build: whether this is one, and the decorator for classes that users may inherit from.

`make build-compiled` and `make wheel-compiled` compile kernel, games and bots with mypyc. This module is not compiled,
because it stands in for `mypy_extensions`, which only the compiler needs.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")

    def mypyc_attr(**_: object) -> Callable[[Class], Class]:
        """Return a decorator without effect: what it is given is read when a module is compiled."""
        return lambda decorated: decorated


def is_compiled() -> bool:
    """Return whether the engine of this process is compiled."""
    from cosca.kernel import game

    return str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
