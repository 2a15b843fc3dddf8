"""The kit of the game: its descriptor beside the contract."""

from __future__ import annotations

from typing import Final

from cosca.kernel.kit import Kit

from .game import TinyGame

KIT: Final = Kit(
    TinyGame, prefix="TG", argument_kinds={"seat": ("seat",)}, order=99, within=("seat", "steps", "sealed")
)
