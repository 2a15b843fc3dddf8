"""Build kernel, games and bots with mypyc into build/compiled, test the build, and measure it beside CPython.

    python -m tools.build.compiled [--level N | --keep]
    python -m tools.build.compiled path     print the folder if it belongs to the sources, else nothing

`make play` and the benchmarks use the build as long as it belongs to the sources.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from tools.build.mypyc_modules import LEVEL, LEVELS, ROOT, TREE, make_tree, usable_tree

OUTDATED = "build/compiled is not used, because the sources have changed since: run `make build-compiled` again"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("path",), help="only print where a usable build is")
    parser.add_argument("--level", default=LEVEL, choices=LEVELS, help=f"of the C compiler (default {LEVEL})")
    parser.add_argument("--keep", action="store_true", help="do not build again, only test and measure")
    args = parser.parse_args()
    if args.what == "path":
        return print_path()
    started = time.monotonic()
    if not args.keep:
        make_tree(args.level)
        print(f"built in {time.monotonic() - started:.0f} s", flush=True)
    elif usable_tree() is None:
        raise SystemExit(OUTDATED if TREE.exists() else "there is no build/compiled: run `make build-compiled`")
    from tools.build.compiled_checks import Build, verify

    verify(Build(sys.executable, TREE))
    subprocess.run([sys.executable, "-m", "bench.learning", "--only-cosca", "--only", "rounds"], cwd=ROOT, check=True)
    return 0


def print_path() -> int:
    """Print the folder of a usable build; if there is one that is out of date, say so."""
    tree = usable_tree()
    if tree is not None:
        print(tree)
    elif TREE.exists():
        print(OUTDATED, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
