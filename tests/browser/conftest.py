"""A browser, a server, and visitors whose pages must not complain."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import CHROMIUM, Visitor, running_browser
from playwright.sync_api import Browser, expect
from serving import UNHURRIED, Server

from tests import needed

Visit = Callable[..., Visitor]

# What both games have alike is tried with one of them in `make test`, with the other in `make whole`.
EITHER_GAME = ["la_famiglia", pytest.param("corleones_empire", marks=pytest.mark.long)]

expect.set_options(timeout=60_000)  # a busy machine may be slow; what never comes fails all the same


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # Once more, as Playwright's own runner does in CI: page, server and test are three clocks, and a crowded
            # machine may hold any of them for seconds. A rerun is printed (`-rR`), and is a race to be mended.
            item.add_marker(pytest.mark.flaky(reruns=1))


# These live as long as the package and not the session: while Playwright runs, nothing else in this process can use
# asyncio, and the tests of the server do.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    if shutil.which(CHROMIUM) is None:
        needed.missing("Chromium is not on this machine")
    with running_browser() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share: each makes its own guests and tables."""
    with Server(tmp_path_factory.mktemp("server"), env=UNHURRIED) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path, env=UNHURRIED) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; at the end, no page of theirs has had an error in its console."""
    made: list[Visitor] = []

    def visitor(server: Server | None = None, **options: Any) -> Visitor:
        running = server or request.getfixturevalue("server")
        made.append(Visitor(browser, running.url, **options))
        return made[-1]

    yield visitor
    problems = [problem for each in made for problem in each.problems]
    for each in made:
        each.close()
    assert problems == []
