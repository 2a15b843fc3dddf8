"""`cosca serve`: binds the port, serves until a signal, opens a browser on request."""

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
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn

import cosca
from cosca.compiled import is_compiled
from cosca.server.app import create_app
from cosca.server.core.logs import logging_to
from cosca.server.core.settings import ANYWHERE, BadSetting, Settings
from cosca.server.entrypoints.uvicorn_protocols import Config, TimedWebSocketProtocol, abort_stalled
from cosca.server.jobs.drain import drain
from cosca.server.services import Services
from cosca.server.workers.watchdog import run_watchdog

TEXT_BROWSERS = ("www-browser", "links", "links2", "elinks", "lynx", "w3m")
QUICK = f"/quick/{cosca.game_names()[0]}"  # the page's route that seats a guest at a table with bots
BROWSER_SECONDS = 10.0
LOOPBACK = "127.0.0.1"
SLICES, SLICE_SECONDS = 20, 0.05  # in which the WebSockets of a node are closed when it stops
SWITCH_SECONDS = 0.0005  # interpreter switch interval
TCP_TIMEOUT_MS = 30_000  # after which the system drops unread data of a connection closed here
SEND_BUFFER_BYTES = 131_072  # per connection, instead of megabytes for a slow reader


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; every table is stored then. Raise BadSetting for a busy port."""
    if settings.processes > 1:
        from cosca.server.entrypoints.processes import serve_processes

        serve_processes(settings)
    else:
        run_server(Server(settings))


def run_server(server: Server) -> None:
    """Run a server until it is stopped."""
    settings = server.settings
    loop = server.config.get_loop_factory()
    with logging_to(sys.stderr, settings), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve_until_stopped())


def bind_socket(host: str, port: int, shared: bool = False, listen: bool = True) -> socket.socket:
    """Return a bound socket that listens if wanted; raise BadSetting with the reason and what to do.

    The processes of one machine share a port: the system gives each of them a part of the connections.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        if sys.platform == "linux":
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MS)
        listener.bind((host, port))
        if listen:
            listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadSetting(
                f"port {port} on {host} is already in use: stop the other program, or choose another port with --port "
                "(0: any free one)"
            ) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise BadSetting(f"you are not allowed to use port {port}: choose one from 1024 up with --port") from None
        raise BadSetting(f"cannot listen on {host} port {port}: {error.strerror or error}") from None
    return listener


@dataclass(frozen=True, slots=True)
class NodeProcess:
    """A server that is one of several processes of this machine."""

    node_id: str
    own_port: int  # on which it answers alone, from this machine: for health and metrics
    on_ready: Callable[[], None]


class Server(uvicorn.Server):
    """Prints its address when it listens, and ends quietly on a signal."""

    def __init__(self, settings: Settings, process: NodeProcess | None = None) -> None:
        self._process = process
        # A single server takes connections while it starts; they wait. A node listens when it is ready, because until
        # then other nodes can serve what would wait here: those that share its port, or those of a load balancer.
        listen = not settings.nats_url
        self._listeners = [bind_socket(settings.host, settings.port, process is not None, listen)]
        if process is not None:
            self._listeners.append(bind_socket(LOOPBACK, process.own_port, listen=listen))
        self.settings = replace(settings, port=self._listeners[0].getsockname()[1])
        self.app = create_app(self.settings, "" if process is None else process.node_id)
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
            lifespan="off",  # `serve_until_stopped` enters it, so that start-up errors reach the caller
            timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
        )
        super().__init__(config)
        self.listening = threading.Event()

    async def serve_until_stopped(self) -> None:
        """Start the services, serve, and stop them."""
        self.loop = asyncio.get_running_loop()
        tune_garbage_collector()
        shorten_switch_interval()
        with contextlib.ExitStack() as stack:
            for listener in self._listeners:
                stack.enter_context(listener)
            async with self.app.router.lifespan_context(self.app), run_watchdog(self.settings):
                await self.serve(self._listeners)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()
        if self._process is None:
            announce(self.settings)
        else:
            self._process.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections and close those that are open; a node of a cluster drains first."""
        services: Services = self.app.state.services
        if services.cluster is not None:
            started = self.loop.time()
            services.health.ready = False
            await drain(services.cluster, services.tables, lambda: self.force_exit)
            while self.loop.time() < started + self.settings.drain_seconds and not self.force_exit:
                await asyncio.sleep(0.05)
            await self._close_websockets()
        await super().shutdown(sockets)

    async def _close_websockets(self) -> None:
        """Close all WebSockets in slices: not all browsers come back to the other nodes at once."""
        for server in self.servers:
            server.close()
        open_now = [each for each in self.server_state.connections if isinstance(each, TimedWebSocketProtocol)]
        size = math.ceil(len(open_now) / SLICES)
        for start in range(0, len(open_now), size or 1):
            for connection in open_now[start : start + size]:
                connection.shutdown()
            if not self.force_exit:
                await asyncio.sleep(SLICE_SECONDS)

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # ten ticks are a second
            abort_stalled(self.server_state.connections, self.loop.time)
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals as uvicorn does, but do not raise them again after the server has stopped."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def announce(settings: Settings) -> None:
    """Print where the page is, and open a browser if that is wanted."""
    engine = "compiled engine; " if is_compiled() else ""
    print(f"Cosca is at {settings.base}/ ({engine}press Ctrl-C to stop)", flush=True)
    if settings.host in ANYWHERE and not settings.base_url:
        print("Others can reach it at this machine's IP address. Use --base-url to set a name for it.", flush=True)
    if settings.open:
        threading.Thread(target=open_browser, args=[settings.base + QUICK], daemon=True).start()


def tune_garbage_collector() -> None:
    """Make full garbage collections rare: with hundreds of tables in memory, one of them halts every game."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def shorten_switch_interval() -> None:
    """Let the writer thread run soon: it needs the interpreter after each statement, and with Python's default of 5 ms
    a commit of many tables waits for most of a second behind busy tables.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


def open_browser(link: str) -> None:
    """Open a graphical browser, or print the link; a text browser would take over the terminal."""
    opened = threading.Event()

    def attempt() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            if _graphical() and webbrowser.get().open(link):
                opened.set()

    opening = threading.Thread(target=attempt, daemon=True)
    opening.start()
    opening.join(BROWSER_SECONDS)
    if not opened.is_set() and not opening.is_alive():
        print(f"No browser could be opened here. Open this link: {link}", flush=True)


def _graphical() -> bool:
    """Return whether the default browser is graphical."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    name = getattr(webbrowser.get(), "name", "")
    return Path(str(name)).name not in TEXT_BROWSERS
