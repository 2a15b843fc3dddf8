"""Overlays for tests of the component hash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def written(folder: Path, files: dict[str, str]) -> str:
    """Write these files to a folder and return it."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def _left_out(key: str, unread: tuple[str, ...]) -> bool:
    return key in unread or (key[-3:-2] == "_" and key[:-3] in unread)


def bare(value: Any, unread: tuple[str, ...]) -> Any:
    """Return the file without the keys that the hash omits."""
    if isinstance(value, dict):
        return {k: bare(v, unread) for k, v in value.items() if not _left_out(k, unread)}
    return [bare(each, unread) for each in value] if isinstance(value, list) else value


def other(value: Any, unread: tuple[str, ...]) -> Any:
    """Return the file with other values for all keys that the rules do not read."""
    if isinstance(value, dict):
        return {k: _changed(v) if _left_out(k, unread) else other(v, unread) for k, v in value.items()}
    return [other(each, unread) for each in value] if isinstance(value, list) else value


def _changed(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _changed(v) for k, v in value.items()}
    if isinstance(value, list):
        return [_changed(each) for each in value]
    return f"other {value}" if isinstance(value, str) else value if isinstance(value, bool) else value + 1


def toml(value: Any, top: bool = True) -> str:
    """Return the file as TOML."""
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {toml(inner, top=False)}" for key, inner in value.items()]
        return "\n".join(pairs) if top else "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([toml(each, top=False) for each in value]) + "]"
    return json.dumps(value)
