"""What people say and point at besides the game: chat of the table and of a team, and a team's pins on the map."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from cosca.server import statements, wire
from cosca.server.errors import Refused
from cosca.server.statements import Writes
from cosca.server.store import ChatRow, PinRow

SHOWN: Final = 200  # lines of the chat that a page gets
PINS: Final = 40  # of one seat


class Talk:
    """Chat and pins of one table. What is for a team is told to nobody else.

    Lines are numbered per viewer, so that the numbers tell nothing of another team's lines. `before` is how many lines
    each team heard alone (None: all) before the first of these.
    """

    def __init__(
        self,
        id: str,
        rows: Sequence[ChatRow],
        before: dict[int | None, int],
        pins: list[PinRow],
        muted: set[tuple[str, str]],
    ) -> None:
        self._id: Final = id
        self._rows: Final = list(rows)
        self._before: Final = dict(before)
        self._pins = pins
        self.said: list[ChatRow] = []  # lines that nobody was told yet
        self.pinned: set[int] = set()  # seats whose pins changed since they were told
        self.again: set[str | None] = set()  # readers to whom all is to be told again
        self.muted: Final = muted  # a reader, and of whom that reader wants to read nothing

    # ---------------------------------------------------------------- chat

    def say(
        self, user: str, name: str, seat: int | None, team: int | None, text: str, at: float, message: str
    ) -> Writes:
        """Something said to the table, or to a team."""
        return self._add(ChatRow(self._id, self._next(), seat, user, name, text, team, at, message))

    def tell(self, event: dict[str, Any], at: float) -> Writes:
        """Something that happened to a seat."""
        return self._add(ChatRow(self._id, self._next(), event.get("seat"), None, "", "", None, at, None, event))

    def _next(self) -> int:
        return self._rows[-1].n + 1 if self._rows else 1

    def _add(self, row: ChatRow) -> Writes:
        self._rows.append(row)
        self.said.append(row)
        if len(self._rows) > SHOWN:
            old = self._rows.pop(0)
            self._before[old.team] = self._before.get(old.team, 0) + 1
        return [statements.new_line(row)]

    def lines(self, team: int | None, reader: str | None, only: Collection[ChatRow] = ()) -> list[wire.ChatLine]:
        """The lines that a reader of the team may hear, or those of them that are asked for."""
        found: list[wire.ChatLine] = []
        number = self._before.get(None, 0) + (self._before.get(team, 0) if team is not None else 0)
        for row in self._rows:
            if row.team is not None and row.team != team:
                continue
            number += 1
            if (only and row not in only) or (reader is not None and (reader, row.user_id) in self.muted):
                continue
            line: wire.ChatLine = {
                "n": number,
                "seat": row.seat,
                "user": row.user_id,
                "name": row.name,
                "text": row.text,
                "team": row.team is not None,
                "at": row.at,
            }
            if row.event is not None:
                line["event"] = row.event
            found.append(line)
        return found

    def mute(self, reader: str, other: str, on: bool) -> Writes:
        """The reader wants to read nothing of the other, or again."""
        self.again.add(reader)
        if on:
            self.muted.add((reader, other))
        else:
            self.muted.discard((reader, other))
        return statements.mute(reader, other, on)

    # ---------------------------------------------------------------- pins

    def pin(self, seat: int, on: str, sign: wire.Sign | None) -> Writes:
        """Puts a sign on an element of the board, or takes it off."""
        own = [pin for pin in self._pins if pin.seat == seat and pin.on_element != on]
        if sign is not None and len(own) >= PINS:
            raise Refused("too_many", "pins", most=PINS)
        self.pinned.add(seat)
        rest = [pin for pin in self._pins if pin.seat != seat or pin.on_element != on]
        if sign is None:
            self._pins = rest
            return [statements.take_pin(self._id, seat, on)]
        row = PinRow(self._id, seat, on, sign)
        self._pins = [*rest, row]
        return statements.put_pin(row)

    def pins(self, team: Collection[int]) -> list[wire.Pin]:
        """The pins of a team."""
        return [{"seat": pin.seat, "on": pin.on_element, "sign": pin.sign} for pin in self._pins if pin.seat in team]
