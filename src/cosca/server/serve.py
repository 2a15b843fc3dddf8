"""`cosca serve`: takes the port, serves until it is told to stop, opens a browser if that is wished."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import uvicorn

import cosca
from cosca.server.app import create_app
from cosca.server.connections import Config, cut_overdue
from cosca.server.settings import ANYWHERE, BadSetting, Settings
from cosca.server.watch import logging_to

TEXT_BROWSERS = ("www-browser", "links", "links2", "elinks", "lynx", "w3m")
QUICK = f"/quick/{cosca.game_names()[0]}"  # the page's route that seats a guest at a table with bots
BROWSER_SECONDS = 10.0
TURN_SECONDS = 0.0005  # of a thread, before another that waits has its own
UNREAD_MS = 30_000  # after which the system gives up what is not read, though the connection is closed here
SEND_BYTES = 131_072  # that the system keeps for a connection that reads slowly, instead of megabytes


def serve(settings: Settings) -> None:
    """Serves until SIGINT or SIGTERM; then every table keeps its state. A busy port is a BadSetting."""
    server = Server(settings)
    loop = server.config.get_loop_factory()
    with logging_to(sys.stderr, settings), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.live())


def take_port(host: str, port: int) -> socket.socket:
    """A socket on that port; BadSetting says why there is none, and what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
        if sys.platform == "linux":
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        found.bind((host, port))
        found.listen(2048)
    except OSError as wrong:
        found.close()
        if wrong.errno == errno.EADDRINUSE:
            raise BadSetting(
                f"port {port} is busy on {host}: stop what uses it, or give another with --port (0: any free one)"
            ) from None
        if wrong.errno in (errno.EACCES, errno.EPERM):
            raise BadSetting(f"port {port} may not be used by you: give one from 1024 up with --port") from None
        raise BadSetting(f"cannot listen on {host} port {port}: {wrong.strerror or wrong}") from None
    return found


class Server(uvicorn.Server):
    """Says where it is when it listens, and ends quietly when it is told to."""

    def __init__(self, settings: Settings) -> None:
        self.taken = take_port(settings.host, settings.port)
        self.settings = replace(settings, port=self.taken.getsockname()[1])
        self.app = create_app(self.settings)
        config = Config(
            self.app,
            self.settings,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=settings.idle_seconds,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
            ws_per_message_deflate=settings.compress,
            lifespan="off",  # `live` does it, so that what goes wrong at the start reaches the caller as it is
            timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
        )
        super().__init__(config)
        self.listening = threading.Event()

    async def live(self) -> None:
        """Opens the database, serves, and closes it."""
        self.loop = asyncio.get_running_loop()
        spare_collections()
        share_interpreter()
        with self.taken:
            async with self.app.router.lifespan_context(self.app):
                await self.serve([self.taken])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settings = self.settings
        print(f"Cosca is at {settings.base}/ (Ctrl-C stops it)", flush=True)
        if settings.host in ANYWHERE and not settings.base_url:
            print(
                "Others reach it by this machine's IP address; --base-url sets a name for it.",
                flush=True,
            )
        self.listening.set()
        if settings.open:
            threading.Thread(target=open_browser, args=[settings.base + QUICK], daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # ten ticks are a second
            cut_overdue(self.server_state.connections, self.loop.time)
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that stopped the server has done its work: unlike in uvicorn, it is not raised again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def spare_collections() -> None:
    """Full collections of garbage become rare: with hundreds of tables in memory one of them halts every game."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def share_interpreter() -> None:
    """The thread that writes gets its turn soon: it needs one after each statement, and with Python's own 5 ms for a
    turn a commit of many tables waits for most of a second behind tables that are busy.
    """
    sys.setswitchinterval(TURN_SECONDS)


def open_browser(link: str) -> None:
    """Opens a graphical browser, or says that there is none; a text browser would take the terminal over."""
    opened = threading.Event()

    def attempt() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            if _graphical() and webbrowser.get().open(link):
                opened.set()

    trying = threading.Thread(target=attempt, daemon=True)
    trying.start()
    trying.join(BROWSER_SECONDS)
    if not opened.is_set() and not trying.is_alive():
        print(f"No browser could be opened here. Open this link: {link}", flush=True)


def _graphical() -> bool:
    """Whether the default browser has a window."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    name = getattr(webbrowser.get(), "name", "")
    return Path(str(name)).name not in TEXT_BROWSERS
