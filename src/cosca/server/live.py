"""A table in memory: its one writer. Everything that changes it goes through here, one act at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy.sql import Executable

from cosca.kernel.choice import Choice
from cosca.kernel.errors import IllegalPath
from cosca.server import wire
from cosca.server.advice import Consigliere
from cosca.server.bot_player import Aside, BotPlayer
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.limits import Limit
from cosca.server.log import whole
from cosca.server.proposals import Proposals
from cosca.server.shelf import set_id
from cosca.server.store import ChatRow, EntryRow, PinRow, StateRow, TableRow

if TYPE_CHECKING:
    from cosca.server.tables import Tables

_log = logging.getLogger("cosca.tables")
SLICE: Final = 0.02  # seconds of bots' choices after which others get their turn


class LiveTable(Proposals):
    """A table that people and bots play at."""

    def __init__(self, tables: Tables, *args: Any) -> None:
        super().__init__(*args)
        self.tables: Final = tables
        self.chat: list[ChatRow] = []
        self.pins: list[PinRow] = []
        self.chatter = Limit(self.settings.chats_per_minute, 60)
        self.played: dict[str, set[int]] = {}
        self.gone_since: dict[str, float] = {}
        self.read_at = self.idle_since = time.time()
        self.next_game: Final = asyncio.Lock()  # one rematch, however many ask at once
        self._met: dict[Listener, int] = {}  # a hash of what each line was told last about the table
        self._bots: dict[int, BotPlayer] = {}
        self._driving: asyncio.Task[None] | None = None
        self._resting = False
        self.consigliere: Final = Consigliere(self)

    async def load(
        self, entries: list[EntryRow], kept: StateRow | None, chat: list[ChatRow], pins: list[PinRow]
    ) -> None:
        """Brings everything back."""
        await self.recall(entries, kept)
        self.chat, self.pins = chat, pins
        for line in chat:
            if line.message is not None:
                self.note(line.message)
        for entry in entries:
            if entry.user_id is not None and entry.seat is not None:
                self.played.setdefault(entry.user_id, set()).add(entry.seat)
        self.look_on()
        await self.bring_back_proposal()

    # ---------------------------------------------------------------- lines

    def attach(self, listener: Listener) -> None:
        """A line that is told what happens, from its `hello` on."""
        new = not self.here(listener.user)
        self.listeners.append(listener)
        if new:
            self.tell_table(but=listener)

    def detach(self, listener: Listener) -> None:
        """The line is gone."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self._met.pop(listener, None)
        self.frames.forget(listener)
        self.idle_since = time.time()
        if listener.user is not None and not self.here(listener.user):
            if self.is_member(listener.user):
                self.gone_since[listener.user] = time.time()
            else:
                self.names.pop(listener.user, None)
            self.tell_soon()

    @whole
    async def hello(self, listener: Listener, seat: int | None, since: int) -> None:
        """Brings a seat, or the public view, to the front of a line, and tells all that it missed."""
        if seat is None:
            if not self.may_follow(listener.user):
                raise Refused("not_allowed", "no_spectators")
        else:
            self.check_own(listener.user or "", seat)
        listener.front = seat
        if listener.user is not None and listener.user not in self.names:
            found = await self.store.user(listener.user)
            self.names[listener.user] = found.name if found is not None else ""
        if listener not in self.listeners:
            self.attach(listener)
        self._met.pop(listener, None)
        self._tell_about(listener)
        self.tell_one(listener, since)
        self.tell_talk(listener)
        self.wake()

    @whole
    async def tell_again(self, listener: Listener) -> None:
        """Tells a line the present state, as it is in the log."""
        self.tell_one(listener, self.stream.last(listener.front))

    # ---------------------------------------------------------------- play

    @whole
    async def choose(self, user: str, seat: int, act: int, choices: Sequence[str], message: str) -> None:
        """Answers a question, and those that follow it for the same seat: all of them or none.

        The same message again changes nothing; an answer to an old question is refused.
        """
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        self.check_running()
        if act != self.act_of(seat):
            raise Refused("stale")
        if self.seats[seat].bot:
            raise Refused("not_allowed", "bot_plays")
        proposed = self.proposal
        try:
            await self.apply(seat, choices, user, message)
        except IllegalPath as wrong:
            why = "path" if wrong.between else ""
            raise Refused("illegal", why, seat=seat, text=choices[wrong.at], at=wrong.at) from None
        if proposed != self.proposal:
            self.tell_table()
        self.after()

    def after(self) -> None:
        """What follows a change of the game."""
        if self.status == "over":
            self.tell_table()
        else:
            self.wake()

    def wake(self) -> None:
        """Lets the bots go on, if one of them owes a decision."""
        if self._driving is None and self._next_bot() is not None:
            self._driving = asyncio.create_task(self._drive())

    def _next_bot(self) -> int | None:
        """The next seat to be played by a bot. While an undo is asked for, bots wait for the answer."""
        proposal = self.proposal
        if self.broken or self._resting or (proposal is not None and proposal["what"] == "undo"):
            return None
        return next((seat for seat in self.waiting_for() if self.seats[seat].bot), None)

    async def _drive(self) -> None:
        try:
            pause = time.monotonic() + SLICE
            while not self.broken and await self._bot_choice():
                if time.monotonic() > pause:
                    await asyncio.sleep(0)
                    pause = time.monotonic() + SLICE
        except Exception as wrong:
            if not (self.broken and isinstance(wrong, Refused)):  # spoiled meanwhile: its next reading goes on
                _log.exception("a bot's choice could not be carried out", extra={"table": self.id})
        finally:
            self._driving = None

    async def _bot_choice(self) -> bool:
        """One choice of one bot; False if none owes any."""
        found = await self._quick_choice()
        if isinstance(found, Aside):
            await self._bot_thought(found, await found.player.choose_aside(found, self.tables.thinking, self.id))
            return True
        return found

    @whole
    async def _quick_choice(self) -> bool | Aside:
        """One choice of a bot that thinks here and now; what a slow one has to think about; False if none owes any."""
        seat = self._next_bot()
        if seat is None:
            return False
        player = self._player(seat)
        if player.slow:
            return player.aside(self.match, self.stream, self.made_of)
        await self._bot_chose(seat, await player.choose(self.match, self.stream))
        return True

    @whole
    async def _bot_thought(self, thought: Aside, choice: Choice) -> None:
        """Carries out what a slow bot chose while the table was free, unless anything happened meanwhile."""
        seat = self._next_bot()
        if seat is not None and self._bots.get(seat) is thought.player and len(self.stream.log) == thought.at:
            await self._bot_chose(seat, choice)
        else:
            thought.player.overtaken()

    async def _bot_chose(self, seat: int, choice: Choice) -> None:
        await self.apply(seat, [choice], None, None)
        if self.status == "over":
            self.tell_table()

    def _player(self, seat: int) -> BotPlayer:
        player = self._bots.get(seat)
        if player is None:
            player = self._bots[seat] = BotPlayer(self.game, seat, self.seats[seat].bot or "")
        return player

    @property
    def made_of(self) -> tuple[str, dict[str, Any], str]:
        """What its game is made of: the name, the options, and the component set."""
        row = self.row
        return row.game, self.settings.options(row.game, row.options), row.data

    async def set_seat(self, seat: int, user: str | None, bot: str | None) -> None:
        before = self.seats[seat].bot
        await super().set_seat(seat, user, bot)
        if bot != before:  # also if a person plays it: the bot's thoughts are of another course of the game
            self._bots.pop(seat, None)

    async def take_back(
        self, seat: int, consent: bool, user: str | None, message: str | None, *more: Executable
    ) -> None:
        await super().take_back(seat, consent, user, message, *more)
        for player in self._bots.values():
            player.forget()
        self.consigliere.forget()

    async def rest(self) -> None:
        """Stops bots and Consigliere for good, and keeps the state after what is being done."""
        self._resting = True
        driving = [] if self._driving is None else [self._driving]
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, self.consigliere.rest(), return_exceptions=True)
        if self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        async with self.lock:
            await self.keep_state()

    @property
    def busy_bots(self) -> bool:
        """Whether bots are at work."""
        return self._driving is not None

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: somebody is connected, or something is being done."""
        return bool(self.listeners or self.busy_bots or self.tasks)

    # ---------------------------------------------------------------- telling about the table

    def tell_table(self, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                self._tell_about(listener)

    def _tell_about(self, listener: Listener) -> None:
        packed = orjson.dumps(self.meta(listener.user, listener.front))
        if self._met.get(listener) != hash(packed):
            self._met[listener] = hash(packed)
            listener.push(packed)

    def tell_soon(self) -> None:
        """Tells everyone about the table; if something is being done, only after that is committed."""
        if self.lock.locked():
            task = asyncio.create_task(self._tell_later())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self.tell_table()

    async def _tell_later(self) -> None:
        async with self.lock:
            if not self.broken:
                self.tell_table()

    @whole
    async def shown_to(self, user: str | None) -> wire.Table:
        """The message `table` for somebody without a line, as it is in the log."""
        return self.meta(user, None)

    def meta(self, user: str | None, front: int | None) -> wire.Table:
        """The message `table`: what everyone may know, and what is so for this person."""
        row = self.row
        return {
            "v": wire.VERSION,
            "type": "table",
            "id": row.id,
            "game": row.game,
            "set": set_id(self.game.data_name()),
            "options": row.options,
            "status": row.status,
            "open": row.open,
            "spectators": row.spectators,
            "hints": row.hints,
            "host": row.host,
            "me": {"user": user, "seats": self.seats_of(user), "front": front, "host": self.is_host(user)},
            "seats": [self._seat(seat, user) for seat in self.game.seats],
            "watching": len({line.user for line in self.listeners if not self.seats_of(line.user)}),
            "proposal": self.proposal_for(user),
            "settled": self.settled_for(user),
            "commitment": self.commitment,
            "waiting": list(self.waiting_for()),
            "rematch": row.rematch,
            "invite": self.settings.invitation(row.id, row.invite) if self.is_member(user) else None,
            "outcome": outcome_of(row),
        }

    def _seat(self, seat: int, user: str | None) -> wire.Seat:
        row = self.seats[seat]
        return {
            "seat": seat,
            "team": self.team_of(seat),
            "user": row.user_id,
            "name": self.names.get(row.user_id, "") if row.user_id else None,
            "bot": row.bot,
            "here": self.here(row.user_id),
            "mine": row.user_id is not None and row.user_id == user,
        }

    # ---------------------------------------------------------------- after the end

    @whole
    async def ending(self) -> wire.Ending:
        """Everything, with nothing hidden: only after the end."""
        self._check_over()
        return {
            "outcome": outcome_of(self.row),
            "seed": self.row.seed,
            "commitment": self.commitment,
            "table": self.game.describe(self.match.state),
        }

    @whole
    async def record(self) -> str:
        """The record of the game: only after the end, because it holds the seed."""
        self._check_over()
        return self.match.record()

    def _check_over(self) -> None:
        if self.row.status != "over":
            raise Refused("not_allowed", "before_end")


def outcome_of(row: TableRow) -> wire.Outcome | None:
    """How the game of a table ended, without the sentence that older versions kept beside it."""
    found = row.outcome
    if found is None:
        return None
    return {
        "winners": found["winners"],
        "ranks": found["ranks"],
        "scores": found["scores"],
        "reason": found["reason"],
        "facts": found.get("facts", {}),
    }
