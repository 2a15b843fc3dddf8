"""Measure what connections that read nothing cost a server: python -m bench.server_slow_readers"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tools.harness.guests import Guest
from tools.harness.raw_clients import NonReadingClient, resident
from tools.harness.server import Server


def measure_slow_readers(lines: int, guests: int, seconds: float, env: dict[str, str]) -> None:
    """Print the memory of a server at default settings every second while connections read nothing."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), env=env) as server:
        people = [Guest.new(server.url, f"Reader {n}") for n in range(guests)]
        seats = {str(seat): "soldato" for seat in (2, 3, 4)} | {"1": "me"}
        body = {"game": "la_famiglia", "seats": seats, "start": True, "open": True}
        table = people[0].call("POST", "/api/tables", body)["id"]
        time.sleep(2)
        print(f"before: {resident(server.pid):.0f} MB")
        connections = [NonReadingClient(people[n % guests], table, None) for n in range(lines)]
        started, last_second = time.monotonic(), -1
        while (passed := time.monotonic() - started) < seconds:
            if passed < seconds / 2:
                for connection in connections:
                    connection.say("chat", seat=None, text="x" * 450, team=False)
                    connection.say("hello", seat=None, since=0)
            if int(passed) > last_second:
                last_second = int(passed)
                gone = sum(connection.dropped for connection in connections)
                print(f"{last_second:3} s: {resident(server.pid):.0f} MB, {gone} of {lines} dropped", flush=True)
            time.sleep(0.02)
        print(server.log.read_text(errors="replace")[-1500:])


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=measure_slow_readers.__doc__)
    parser.add_argument("--lines", type=int, default=60)
    parser.add_argument("--guests", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args(arguments)
    measure_slow_readers(given.lines, given.guests, given.seconds, {"COSCA_LOG_LEVEL": "warning"})


if __name__ == "__main__":
    main(sys.argv[1:])
