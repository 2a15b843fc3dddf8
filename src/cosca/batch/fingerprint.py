"""What must be the same in all processes that play the games of one run, so that each seed gives the same game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cosca

Fingerprint = dict[str, object]  # what is compared, by name
Same = Callable[[], object]  # something else that must be the same everywhere, such as the components of a game

SUFFIXES = (".py", ".toml", ".weights")
PACKAGES = ("cosca.kernel", "cosca.games", "cosca.bots", "cosca.batch")


def fingerprint(module: str, same: Same | None = None) -> Fingerprint:
    """Return Python and Cosca of this process, with the code of the engine and of the module that plays."""
    return {
        "python": ".".join(map(str, sys.version_info[:2])),
        "cosca": cosca.__version__,
        "rules": {name: cosca.game(name).rules_version for name in cosca.game_names()},
        "code": code_hash((*PACKAGES, module.rpartition(".")[0])),
        "data": None if same is None else same(),
    }


@lru_cache(maxsize=8)
def code_hash(packages: tuple[str, ...]) -> str:
    """Hash the modules and data of packages: a version stays the same while the code is worked on."""
    digest = sha256()
    for package in packages:
        spec = find_spec(package) if package else None
        for folder in map(Path, spec.submodule_search_locations or ()) if spec is not None else ():
            for path in sorted(folder.rglob("*")):
                if path.suffix in SUFFIXES:
                    digest.update(f"{package}\0{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def difference(own: Fingerprint, other: Fingerprint) -> str:
    """Return the first thing that the other process has differently, as a phrase; empty if all is the same."""
    for name, value in own.items():
        if other.get(name) != value:
            if name == "code":
                return "other code (Cosca or the tool that runs)"
            return f"another {name}: {other.get(name)}, not {value}"
    return ""


def module_of(work: Callable[..., Any]) -> str:
    """Return the module of a function that is called with jobs; `partial` may bind its first arguments."""
    return str((work.func if isinstance(work, partial) else work).__module__)
