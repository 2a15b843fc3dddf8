"""Compile kernel, games and bots with mypyc: for the tree in build/compiled, and for a compiled wheel.

The sources are compiled unchanged, in a copy; nothing in src is touched. Results are kept in build/compiling, by Python
version and platform: an interrupted build continues where it was, and only changed modules are compiled again.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

ROOT: Final = Path(__file__).resolve().parents[2]
TREE: Final = ROOT / "build" / "compiled"
STAMP: Final = ".sources"
PARTS: Final = ("kernel", "games", "bots")
TYPE_MODULES: Final = ("event_types", "messages")  # besides `types*`: pydantic cannot read a compiled TypedDict
LEVELS: Final = ("0", "1", "2", "3")
LEVEL: Final = "2"  # of the C compiler: that of the published figures
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))  # of binaries of this Python on this platform
WORK: Final = ROOT / "build" / "compiling" / SUFFIX.strip(".").partition(".")[0]
# -g0: no debug information. On Linux calls within the library are direct.
FLAGS: Final = {"linux": "-w -g0 -fvisibility=hidden -fno-semantic-interposition -fno-plt", "darwin": "-w -g0"}

SETUP: Final = """
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class SideBySide(build_ext):
    def build_extensions(self):
        compiler = self.compiler
        one_by_one = compiler.compile

        def compile(sources, output_dir=None, depends=None, **kwargs):
            newest = max([os.path.getmtime(name) for name in depends or []], default=0.0)

            def compiled(source):
                [name] = compiler.object_filenames([source], output_dir=output_dir)
                stamp = Path(name + ".done")
                if not stamp.exists() or stamp.stat().st_mtime < max(newest, os.path.getmtime(source)):
                    one_by_one([source], output_dir=output_dir, depends=depends, **kwargs)
                    stamp.touch()
                return name

            ordered = sorted(sources, key=os.path.getsize, reverse=True)
            objects = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for name in pool.map(compiled, ordered):
                    objects.append(name)
                    if len(ordered) > 1 and (len(objects) % 20 == 0 or len(objects) == len(ordered)):
                        print(len(objects), "of", len(ordered), "modules, the largest first", flush=True)
            return objects

        compiler.compile = compile
        super().build_extensions()

options = ["--strict", "--cache-dir=.mypy_cache", "--disable-error-code=import-untyped"]
setup(
    name="cosca_compiled",
    packages=[],
    cmdclass={{"build_ext": SideBySide}},
    ext_modules=mypycify([*options, *{files!r}], opt_level={level!r}, multi_file=True, target_dir="c"),
)
"""


def binaries(level: str = LEVEL) -> dict[Path, Path]:
    """Compile what has changed; return the binaries by their path in an installed package.

    One library beside the package contains all code; a small binary beside each module loads its part.
    """
    copy_modules()
    files = [str(path.relative_to(WORK)) for path in modules(WORK)]
    (WORK / "setup.py").write_text(SETUP.format(files=files, level=level), encoding="utf-8")
    made = WORK / f"made-{level}-{crc32(' '.join(files).encode()):08x}"  # a folder of its own for each set of modules
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", made.name, "--build-temp", f"objects-{level}"]
    command += ["-j", str(os.cpu_count())]
    flags = f"{FLAGS.get(sys.platform, '')} {os.environ.get('CFLAGS', '')}".strip()
    env = {**os.environ, "PYTHONPATH": "", **({"CFLAGS": flags} if flags else {})}
    done = subprocess.run(command, cwd=WORK, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise SystemExit("compiled: mypyc failed")
    return {path.relative_to(made): path for path in sorted(made.rglob(f"*{SUFFIX}"))}


def copy_modules() -> None:
    """Copy the modules to compile; unchanged ones keep their times and are not compiled again."""
    source = ROOT / "src"
    mirror([*(source / "cosca").glob("*.py"), *all_modules(source)], source, WORK)


def all_modules(folder: Path) -> list[Path]:
    """Return the modules of `PARTS`."""
    return [path for part in PARTS for path in sorted((folder / "cosca" / part).rglob("*.py"))]


def modules(folder: Path) -> list[Path]:
    """Return the modules to compile: all of `PARTS` that contain more than types."""
    return [each for each in all_modules(folder) if not each.stem.startswith("types") and each.stem not in TYPE_MODULES]


def mirror(files: Iterable[Path], source: Path, copy: Path) -> None:
    """Make the package in `copy` consist of these files of the source, besides binaries; equal ones stay untouched."""
    wanted = {path.relative_to(source): path for path in files}
    for path in (copy / "cosca").rglob("*"):
        if path.is_file() and path.relative_to(copy) not in wanted and not path.name.endswith((SUFFIX, ".pyc")):
            path.unlink()
    for name, path in wanted.items():
        target, content = copy / name, path.read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


# ---------------------------------------------------------------- the tree in build/compiled


def make_tree(level: str = LEVEL) -> None:
    """Make build/compiled: the package with its binaries."""
    (TREE / STAMP).unlink(missing_ok=True)
    compiled = binaries(level)
    for path in TREE.rglob(f"*{SUFFIX}"):
        if path.relative_to(TREE) not in compiled:
            path.unlink()
    for name, path in compiled.items():
        target = TREE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)  # a running server keeps the file that it has loaded
        target.write_bytes(path.read_bytes())
    copy_rest()
    (TREE / STAMP).write_text(fingerprint(), encoding="utf-8")


def copy_rest() -> None:
    """Copy everything in the package besides its binaries: modules, data, words, the page."""
    source = ROOT / "src"
    files = [path for path in (source / "cosca").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    mirror(files, source, TREE)


def fingerprint() -> str:
    """Return a hash that changes when a compiled module or the Python that it is compiled for changes."""
    digest = hashlib.sha256(SUFFIX.encode())
    for path in all_modules(ROOT / "src"):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def usable_tree() -> Path | None:
    """Return build/compiled, with all that is not compiled brought up to date; None if it must be compiled (again)."""
    stamp = TREE / STAMP
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != fingerprint():
        return None
    copy_rest()
    return TREE
