"""Installs from Debian what the tests need besides Python, where it may; says what and why, or what will be missing.

It never fails: where something stays missing, the tests that need it are skipped (or fail, where CI=true).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Package(NamedTuple):
    """A Debian package, what of the tests needs it, and how to see that it is there."""

    name: str
    use: str
    programs: tuple[str, ...]  # one of these patterns finds it, with or without Debian

    def there(self) -> bool:
        return any(shutil.which(each) or list(Path("/").glob(each.lstrip("/"))) for each in self.programs)


PACKAGES = (
    Package("chromium", "the browser tests", ("chromium",)),
    Package("postgresql", "the tests with PostgreSQL", ("postgres", "/usr/lib/postgresql/*/bin/postgres")),
)
APT = ["apt-get", "-qq", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30", "-o", "DPkg::Lock::Timeout=300"]
# RUNLEVEL: Debian starts a database as a service once it is installed, and the tests start their own.
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}


def missing(packages: tuple[Package, ...] = PACKAGES) -> list[Package]:
    return [package for package in packages if not package.there()]


def listed(packages: list[Package]) -> str:
    return ", ".join(f"{package.name} (for {package.use})" for package in packages)


def hindrance() -> str:
    """Why nothing can be installed here; "" if it can."""
    if not shutil.which("apt-get"):
        return "there is no apt-get here"
    return "" if os.geteuid() == 0 else "only root may install"


def install(packages: list[Package]) -> str:
    """Installs them; what went wrong, in a line, or ""."""
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
    wrong = hindrance()
    if not wrong:
        print(f"Installing from Debian: {listed(wanted)}.", flush=True)
        wrong = install(wanted)
    left = missing(packages)
    if left:
        print(f"Not here: {listed(left)}: {wrong or 'installed, but not found'}.", file=sys.stderr)


if __name__ == "__main__":
    main()
