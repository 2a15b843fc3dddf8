"""An honest table for measurements: players who choose at a human pace and reconnect after any failure."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import orjson

import cosca
from tools.harness.guests import GONE, Guest, SeatClient, next_choice

PACE: Final = {"kind": "live", "seconds": 600, "bank": 3600}  # long enough for everyone who plays
_ALL: Final = {2: "soldato", 3: "soldato", 4: "soldato"}
SEATS: Final[tuple[dict[int, str], ...]] = ({}, {2: "soldato", 4: "soldato"}, _ALL)


@dataclass
class Noted:
    """What happened to honest players."""

    pause: float  # mean thinking time in seconds
    took: list[float] = field(default_factory=list[float])  # seconds from each choice to its answer
    errors: Counter[str] = field(default_factory=Counter[str])
    proposals: int = 0  # proposals of strangers, which were refused

    def wrong(self, table: Table, what: str) -> None:
        """Record that a player was refused, disconnected, or not answered."""
        self.errors[what] += 1
        if sum(self.errors.values()) <= 20:
            print(f"  table {table.number} ({table.game}): {what}", flush=True)

    def check(self, table: Table, what: str, answer: dict[str, Any]) -> bool:
        """Return whether the server accepted a message."""
        if answer["type"] != "ack":
            self.wrong(table, f"{what} refused: {answer['code']} {answer['why']}")
        return answer["type"] == "ack"


class Table:
    """An honest table: players who choose after thinking, and refuse what strangers propose."""

    def __init__(self, number: int, url: str, noted: Noted) -> None:
        self.number, self.url, self.noted = number, url, noted
        self.rng = Random(f"table {number}")
        self.source = f"127.1.{number // 250}.{number % 250 + 1}"
        self.game = cosca.game_names()[number % len(cosca.game_names())]
        self.bots = SEATS[number // 2 % len(SEATS)]
        self.id = self.invite = self.canary = ""
        self.clients: list[SeatClient] = []
        self.acked: list[str] = []
        self.over = False
        self.moved = time.monotonic()
        self._refused: set[int] = set()

    async def open(self) -> None:
        await asyncio.to_thread(self._make)
        for client in self.clients:
            await client.connect()
        if len(self.clients) == 4 and self.game == "la_famiglia":
            self.canary = f"canary {secrets.token_hex(8)}"
            answer = await self.clients[0].ask({"type": "chat", "seat": 1, "text": self.canary, "team": True})
            self.noted.check(self, "chat", answer)

    def _make(self) -> None:
        free = [seat for seat in range(1, 5) if seat not in self.bots]
        guests = [Guest.new(self.url, f"Guest {seat} of {self.number}", self.source) for seat in free]
        seats = {str(seat): bot for seat, bot in self.bots.items()} | {str(free[0]): "me"}
        pace = {"pace": PACE} if self.number % 3 == 0 else {}
        form = {"game": self.game, "seats": seats, "open": self.number % 2 == 0, "spectators": True, **pace}
        made = guests[0].call("POST", "/api/tables", form)
        self.id, self.invite = made["id"], made["invite"].rsplit("#", 1)[-1]
        for guest, seat in zip(guests[1:], free[1:], strict=True):
            guest.call("POST", f"/api/tables/{self.id}/join", {"invite": self.invite})
            guest.call("POST", f"/api/tables/{self.id}/seats/{seat}", {"player": "me"})
        guests[0].call("POST", f"/api/tables/{self.id}/start")
        self.clients = [
            SeatClient(guest, self.id, seat, self._hear(seat)) for guest, seat in zip(guests, free, strict=True)
        ]

    def _hear(self, seat: int) -> Callable[[bytes], None]:
        """Refuse each proposal once: no player here proposes anything."""

        def hear(message: bytes) -> None:
            if b'"table"' not in message[:60]:
                return
            for each in orjson.loads(message).get("proposals") or []:
                if seat in each["waiting"] and each["n"] not in self._refused:
                    self._refused.add(each["n"])
                    asyncio.get_running_loop().create_task(self._refuse(seat, each["n"]))

        return hear

    async def _refuse(self, seat: int, proposal: int) -> None:
        client = next(each for each in self.clients if each.seat == seat)
        with suppress(*GONE):
            await client.ask({"type": "answer", "proposal": proposal, "yes": False})
            self.noted.proposals += 1

    async def play(self) -> None:
        """Play to the end of the game; a choice whose answer was lost is sent again."""
        await asyncio.sleep(self.rng.random() * self.noted.pause)
        pending: tuple[SeatClient, int, str, str] | None = None
        while not self.over:
            try:
                for client in self.clients:
                    if client.gone:
                        self.noted.wrong(self, "a line was cut")
                        await client.close()
                        await client.connect()
                pending = pending or self._next()
                if pending is None:
                    await asyncio.sleep(0.25)
                    continue
                client, act, choice, id = pending
                sent = time.perf_counter()
                answer = await client.choose(act, choice, id)
            except GONE as gone:
                self.noted.wrong(self, f"no answer ({type(gone).__name__})")
                await asyncio.sleep(1)
                continue
            pending = None
            if self.noted.check(self, "choice", answer):
                self.noted.took.append(time.perf_counter() - sent)
                self.acked.append(id)
                self.moved = time.monotonic()
            await asyncio.sleep(min(self.rng.expovariate(1 / self.noted.pause), 10 * self.noted.pause))

    def _next(self) -> tuple[SeatClient, int, str, str] | None:
        self.over, choice = next_choice(self.clients, self.rng)
        return choice
