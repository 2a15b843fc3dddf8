"""Chat of the table and of the teams, mutes, and pins of the teams on the board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from cosca.kernel.events import Facts
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import statements
from cosca.server.storage.rows import ChatRow, PinRow
from cosca.server.storage.statements import Writes

MAX_LINES: Final = 200  # chat lines in memory, and sent to a page
MAX_PINS: Final = 40  # of one seat


class TableChat:
    """Chat and pins of one table. Lines and pins of a team are for that team only.

    Lines are numbered per viewer, so that the numbers reveal nothing of another team's lines. `before` is the number of
    lines before the first of `rows`, by team (None: lines for everybody).
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
        self.unsent: list[ChatRow] = []  # lines that were not broadcast yet
        self.changed_pins: set[int] = set()  # seats whose pins changed since the last broadcast
        self.resend_to: set[str | None] = set()  # users who get the whole chat with the next broadcast
        self.muted: Final = muted  # pairs of a reader and a user whom they muted

    # ---------------------------------------------------------------- chat

    def add_line(
        self, user: str, name: str, seat: int | None, team: int | None, text: str, at: float, message: str
    ) -> Writes:
        """Add a line for the table, or for a team."""
        return self._add(ChatRow(self._id, self._next_number(), seat, user, name, text, team, at, message))

    def add_seat_event(self, event: Facts, at: float, newcomer: str | None = None) -> Writes:
        """Add an event of a seat. A newcomer who joins a team by it does not get older lines of the team."""
        return self._add(
            ChatRow(self._id, self._next_number(), event.get("seat"), newcomer, "", "", None, at, None, event)
        )

    @property
    def last_number(self) -> int:
        """The number of the newest line; 0 if there is none."""
        return self._rows[-1].n if self._rows else 0

    def _next_number(self) -> int:
        return self.last_number + 1

    def _add(self, row: ChatRow) -> Writes:
        self._rows.append(row)
        self.unsent.append(row)
        if len(self._rows) > MAX_LINES:
            old = self._rows.pop(0)
            self._before[old.team] = self._before.get(old.team, 0) + 1
        return [statements.insert_line(row)]

    def lines(
        self, team: int | None, reader: str | None, only: Collection[ChatRow] = ()
    ) -> list[server_messages.ChatLine]:
        """Return the lines that a reader in the team may read, or those of them in `only`."""
        lines: list[server_messages.ChatLine] = []
        joined_at = self._joined_at(reader)
        number = self._before.get(None, 0) + (self._before.get(team, 0) if team is not None else 0)
        for row in self._rows:
            if row.team is not None and row.team != team:
                continue
            number += 1
            if (only and row not in only) or (row.team is not None and row.n < joined_at):
                continue
            if row.event is None and (reader or "", row.user_id) in self.muted:
                continue
            line: server_messages.ChatLine = {
                "n": number,
                "seat": row.seat,
                "user": row.user_id if row.event is None else None,
                "name": row.name,
                "text": row.text,
                "team": row.team is not None,
                "at": row.at,
            }
            if row.event is not None:
                line["event"] = row.event
            lines.append(line)
        return lines

    def _joined_at(self, reader: str | None) -> int:
        """Return the line with which the reader joined a team of the running game; 0 if it is not in memory."""
        own = (row.n for row in self._rows if row.event is not None and row.user_id == reader)
        return 0 if reader is None else next(own, 0)

    def mute(self, reader: str, other: str, on: bool) -> Writes:
        """Hide the lines of another user from the reader, or show them again."""
        self.resend_to.add(reader)
        if on:
            self.muted.add((reader, other))
        else:
            self.muted.discard((reader, other))
        return statements.mute(reader, other, on)

    # ---------------------------------------------------------------- pins

    def pin(self, seat: int, on: str, sign: server_messages.Sign | None) -> Writes:
        """Put a sign on an element of the board, or take it off."""
        own = [pin for pin in self._pins if pin.seat == seat and pin.on_element != on]
        if sign is not None and len(own) >= MAX_PINS:
            raise Refused("too_many", "pins", most=MAX_PINS)
        self.changed_pins.add(seat)
        rest = [pin for pin in self._pins if pin.seat != seat or pin.on_element != on]
        if sign is None:
            self._pins = rest
            return [statements.delete_pin(self._id, seat, on)]
        row = PinRow(self._id, seat, on, sign)
        self._pins = [*rest, row]
        return statements.replace_pin(row)

    def unpin(self, seat: int) -> Writes:
        """Remove all pins of a seat, because another user plays it now."""
        removed = [pin for pin in self._pins if pin.seat == seat]
        self._pins = [pin for pin in self._pins if pin.seat != seat]
        self.changed_pins |= {seat} if removed else set()
        return [statements.delete_pin(self._id, seat, pin.on_element) for pin in removed]

    def pins(self, team: Collection[int]) -> list[server_messages.Pin]:
        """Return the pins of a team."""
        return [{"seat": pin.seat, "on": pin.on_element, "sign": pin.sign} for pin in self._pins if pin.seat in team]
