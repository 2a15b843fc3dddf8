"""What people say and point at besides the game: chat of the table and of a team, and a team's pins on the map."""

from __future__ import annotations

import dataclasses
import time
from typing import Final

import orjson
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from cosca.server import schema, wire
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.limits import Limit
from cosca.server.log import whole
from cosca.server.seating import Seating
from cosca.server.store import ChatRow, PinRow

SHOWN: Final = 200  # lines of the chat that a page gets
PINS: Final = 40  # of one seat
TICKS: Final = 4  # a second, by which lines are numbered: gaps in a count would tell of another team's lines


class Talk(Seating):
    """Chat and pins of one table. What is for a team goes to lines with a seat of it in front, to nobody else."""

    chat: list[ChatRow]
    pins: list[PinRow]
    chatter: Limit  # how much each person says

    def team_of(self, seat: int | None) -> int | None:
        """The number of a seat's team, from 1."""
        return next((n for n, team in enumerate(self.game.teams, 1) if seat in team), None)

    @whole
    async def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> None:
        """Says something to the table, or to the team."""
        if self.carried_out(message):
            return
        if seat is not None:
            self.check_own(user, seat)
        elif team:
            raise Refused("not_allowed", "no_team")
        text = " ".join(text.split())
        if not text:
            raise Refused("malformed", "empty", field="text")
        if len(text) > self.settings.chat_length:
            raise Refused("too_large", "text", most=self.settings.chat_length)
        if not self.chatter.take(user):
            raise Refused("too_many", "chat")
        now = time.time()
        row = ChatRow(
            table_id=self.id,
            n=max(int(TICKS * (now - self.row.created)), self.chat[-1].n + 1 if self.chat else 1),
            seat=seat,
            user_id=user,
            name=self.names.get(user, ""),
            text=text,
            team=self.team_of(seat) if team else None,
            message=message,
            at=now,
        )
        try:
            await self.store.write(insert(schema.chat).values(dataclasses.asdict(row)))
        except IntegrityError:
            return  # it was said before what the table remembers
        except BaseException:
            self.spoil()
            raise
        self.chat = [*self.chat[-SHOWN:], row]
        self.note(message)
        for listener in self.listeners:
            self._tell_chat(listener, [row])

    @whole
    async def pin(self, user: str, seat: int, on: str, sign: wire.Sign | None, message: str) -> None:
        """Puts a sign on an element of the map, or takes it off."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        own = [pin for pin in self.pins if pin.seat == seat and pin.on_element != on]
        if sign is not None and len(own) >= PINS:
            raise Refused("too_many", "pins", most=PINS)
        table = schema.pins
        old = delete(table).where(table.c.table_id == self.id, table.c.seat == seat, table.c.on_element == on)
        rest = [pin for pin in self.pins if pin.seat != seat or pin.on_element != on]
        if sign is None:
            await self.write(old)
        else:
            row = PinRow(self.id, seat, on, sign)
            await self.write(old, insert(table).values(table_id=self.id, seat=seat, on_element=on, sign=sign))
            rest.append(row)
        self.pins = rest
        self.note(message)
        for listener in self.listeners:
            if listener.front in self.game.mates(seat):
                self.tell_pins(listener)

    def tell_talk(self, listener: Listener) -> None:
        """Everything said lately that the line may hear, and its team's pins."""
        self._tell_chat(listener, self.chat[-SHOWN:])
        self.tell_pins(listener)

    def _tell_chat(self, listener: Listener, rows: list[ChatRow]) -> None:
        team = self.team_of(listener.front)
        lines: list[wire.ChatLine] = [
            {
                "n": row.n,
                "seat": row.seat,
                "name": row.name,
                "text": row.text,
                "team": row.team is not None,
                "at": row.at,
            }
            for row in rows
            if row.team is None or row.team == team
        ]
        if lines:
            listener.push(orjson.dumps(wire.Chat(v=wire.VERSION, type="chat", lines=lines)))

    def tell_pins(self, listener: Listener) -> None:
        """The pins of the team whose seat is in front of the line."""
        team = () if listener.front is None else self.game.mates(listener.front)
        own = [pin for pin in self.pins if pin.seat in team]
        pins: list[wire.Pin] = [{"seat": pin.seat, "on": pin.on_element, "sign": pin.sign} for pin in own]
        listener.push(orjson.dumps(wire.Pins(v=wire.VERSION, type="pins", pins=pins)))
