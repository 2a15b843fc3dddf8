"""Fixtures of the browser tests: browser, servers, and visitors whose consoles must stay empty."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.support import requirements
from tools.harness.browser import CHROMIUM, Visitor, running_browser
from tools.harness.server import NO_LIMITS, Server

Visit = Callable[..., Visitor]

# What is common to both games: one of them in `make test`, the other in `make test-e2e`.
EITHER_GAME = ["la_famiglia", pytest.param("corleones_empire", marks=pytest.mark.long)]

expect.set_options(timeout=60_000)  # ms: a busy machine may be slow


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


# These live as long as the package and not the session: while Playwright runs, nothing else in this process can use
# asyncio, and the tests of the server do.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium."""
    if shutil.which(CHROMIUM) is None:
        requirements.missing("Chromium is not on this machine")
    with running_browser() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server shared by all tests; each creates its own guests and tables."""
    with Server(tmp_path_factory.mktemp("server"), env=NO_LIMITS) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that a test may kill."""
    with Server(tmp_path, env=NO_LIMITS) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Return a function that creates visitors; their consoles must be free of errors at the end."""
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
