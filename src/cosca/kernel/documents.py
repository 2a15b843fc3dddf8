"""Names for the parsed documents that pass between packages, so that a signature says which one it takes."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]  # a table of a parsed JSON, YAML or TOML document
PositionDocument = JsonObject  # where a game starts instead of at a fresh set-up; `Game.position` reads it
StateDocument = JsonObject  # a whole state; `State.to_json` writes it and `Game.from_json` reads it
GameOptions = JsonObject  # arguments of `cosca.game` by name, not checked yet; `TableOptions` are those of a game
GameSpec = tuple[str, GameOptions, str]  # what a game is created from: name, options, component set
