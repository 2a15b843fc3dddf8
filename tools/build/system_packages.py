"""Install the Debian packages that the tests need besides Python, if allowed; otherwise list what is missing.

It never fails: if something stays missing, the tests that need it are skipped (or fail if CI=true).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Package(NamedTuple):
    """A Debian package, which tests need it, and how to detect it."""

    name: str
    use: str
    programs: tuple[str, ...]  # found if one of these patterns matches, with or without Debian

    def there(self) -> bool:
        return any(shutil.which(each) or list(Path("/").glob(each.lstrip("/"))) for each in self.programs)


PACKAGES = (
    Package("chromium", "the browser tests", ("chromium",)),
    Package("postgresql", "the tests with PostgreSQL", ("postgres", "/usr/lib/postgresql/*/bin/postgres")),
)
APT = ["apt-get", "-qq", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30", "-o", "DPkg::Lock::Timeout=300"]
# RUNLEVEL: Debian starts a database as a service after installing it, but the tests start their own.
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}


def missing(packages: tuple[Package, ...] = PACKAGES) -> list[Package]:
    return [package for package in packages if not package.there()]


def listed(packages: list[Package]) -> str:
    return ", ".join(f"{package.name} (for {package.use})" for package in packages)


def hindrance() -> str:
    """Return why nothing can be installed here; "" if it can."""
    if not shutil.which("apt-get"):
        return "there is no apt-get here"
    return "" if os.geteuid() == 0 else "only root may install"


def install(packages: list[Package]) -> str:
    """Install the packages; return what went wrong in one line, or ""."""
    names = [package.name for package in packages]
    for command in ([*APT, "update"], [*APT, "install", "--yes", "--no-install-recommends", *names]):
        done = subprocess.run(command, env=os.environ | QUIET, capture_output=True, text=True, check=False)
        if done.returncode:
            return (done.stderr.strip().splitlines() or [f"apt-get ended with {done.returncode}"])[-1]
    return ""


def main(packages: tuple[Package, ...] = PACKAGES) -> None:
    wanted = missing(packages)
    if not wanted:
        return
    problem = hindrance()
    if not problem:
        print(f"Installing from Debian: {listed(wanted)}.", flush=True)
        problem = install(wanted)
    left = missing(packages)
    if left:
        print(f"Not here: {listed(left)}: {problem or 'installed, but not found'}.", file=sys.stderr)


if __name__ == "__main__":
    main()
