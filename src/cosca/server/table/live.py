"""A table that people and bots play at: what each of them may do there, one act at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy.exc import IntegrityError

from cosca.games import kit
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalPath
from cosca.kernel.events import Event
from cosca.server import wire, wire_http
from cosca.server.bot_player import Aside
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.patience import persist
from cosca.server.statements import Writes
from cosca.server.store import KeptProposal, SeatRow
from cosca.server.table.journal import NOBODY, Sender
from cosca.server.table.room import whole
from cosca.server.table.timing import Timing

if TYPE_CHECKING:
    from cosca.server.tables import Tables

_log = logging.getLogger("cosca.tables")
SLICE: Final = 0.02  # seconds of bots' choices after which others get their turn
AWAY: Final = 24 * 3600.0  # seconds after which the others together may let a bot play for somebody


class LiveTable(Timing):
    """A table that people and bots play at."""

    def __init__(self, tables: Tables, id: str) -> None:
        super().__init__(tables, id)
        self.next_game: Final = asyncio.Lock()  # one rematch, however many ask at once
        self._driving: asyncio.Task[None] | None = None
        self._resting = False

    # ---------------------------------------------------------------- play

    @whole
    async def choose(self, user: str, seat: int, act: int, choices: Sequence[str], message: str) -> None:
        """Answers a question, and those that follow it for the same seat: all of them or none.

        The same message again changes nothing; an answer to an old question is refused.
        """
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        self.seats.check_own(user, seat)
        self.journal.check_running()
        if act != self.journal.act_of(seat):
            raise Refused("stale")
        if self.seats.rows[seat].bot:
            raise Refused("not_allowed", "bot_plays")
        try:
            await self._apply(seat, choices, sender)
        except IllegalPath as wrong:
            why = "path" if wrong.between else ""
            raise Refused("illegal", why, seat=seat, text=choices[wrong.at], at=wrong.at) from None
        self.wake()

    async def _apply(self, seat: int, choices: Sequence[Choice | str], sender: Sender) -> None:
        writes, outcome = self.journal.apply(seat, choices, sender)
        overtaken = self.proposals.overtaken(outcome is not None)
        if outcome is not None:
            writes += self._over(outcome)
        await self.commit([*writes, *overtaken], about=bool(overtaken) or outcome is not None)

    @whole
    async def undo(self, user: str, seat: int, message: str, turn: bool = False) -> None:
        """Takes the last choice back if that is free, else asks everyone; the whole turn only as far as it is free."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        self.seats.check_own(user, seat)
        self.journal.check_running()
        if self.match.may_undo(seat):
            overtaken = self.proposals.taken_back(seat)
            await self.commit([*self._take_back(seat, False, sender, turn), *overtaken], about=bool(overtaken))
            self.wake()
        elif not any(each == seat for each, _ in self.match.log):
            raise Refused("illegal", "nothing_chosen")
        elif turn:
            raise Refused("illegal", "undo")
        else:
            await self._propose("undo", seat, sender)

    def _take_back(self, seat: int, consent: bool, sender: Sender, turn: bool = False) -> Writes:
        writes = self.journal.take_back(seat, consent, turn, sender)
        self.bots.forget()
        self.consigliere.forget()
        return writes

    # ---------------------------------------------------------------- agreeing

    @whole
    async def propose(
        self,
        user: str,
        seat: int,
        what: Literal["end", "concede", "stand_in"],
        message: str,
        about: int | None = None,
    ) -> None:
        """Asks everyone for an end without a winner or a bot for somebody who is away, or the team to give up."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        self.seats.check_own(user, seat)
        self.journal.check_running()
        if what == "stand_in":
            self._check_away(about)
        await self._propose(what, seat, sender, about if what == "stand_in" else None)

    def _check_away(self, seat: int | None) -> None:
        """Nobody lets a bot play for somebody who is here, or was here lately, or whose clock sees to it."""
        if self.clock.timed:
            raise Refused("not_allowed", "clock_runs")
        row = self.seats.rows.get(seat or 0)
        if row is None or row.user_id is None or row.bot:
            raise Refused("not_found", "seat", seat=seat or 0)
        if not self._away(row):
            raise Refused("not_allowed", "here_lately", hours=int(AWAY // 3600))

    def _away(self, row: SeatRow) -> bool:
        gone = row.user_id is not None and not row.bot and not self.audience.here(row.user_id)
        return gone and row.seen is not None and time.time() - row.seen >= AWAY

    async def _propose(self, what: wire.What, seat: int, sender: Sender, about: int | None = None) -> None:
        until = self.tables.uptime.now() + self.clock.answer
        proposal, writes = self.proposals.propose(what, seat, sender.user or "", sender.key or "", until, about)
        await self._proceed(proposal, sender, writes)

    @whole
    async def answer(self, user: str, proposal: int, yes: bool, message: str) -> None:
        """Agrees or refuses; its author withdraws by refusing."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        found = self.proposals.find(proposal, user)
        if yes:
            await self._proceed(*self._agree(found, user, sender))
            return
        own = self.seats.of(user)
        result: wire.Result = "withdrawn" if found["seat"] in own else "refused"
        writes = self.proposals.settle(found, result, own[0] if own else None)
        self.journal.note(sender)
        await self.commit(writes)
        self.wake()

    def _agree(self, found: KeptProposal, user: str, sender: Sender) -> tuple[KeptProposal, Sender, Writes]:
        agreed, writes = self.proposals.agree(found, user)
        return agreed, sender, writes

    async def _proceed(self, proposal: KeptProposal, sender: Sender, writes: Writes) -> None:
        """Carries out what everyone has agreed on, or waits for the others: one commit."""
        if self.proposals.missing(proposal):
            self.journal.note(sender)
            await self.commit(writes)
            return
        await self.commit([*writes, *self._agreed(proposal, sender)])
        self.wake()

    def _agreed(self, proposal: KeptProposal, sender: Sender) -> Writes:
        seat, what = proposal["seat"], proposal["what"]
        if what == "undo":
            try:
                done = self._take_back(seat, True, sender)
                self.clock.again()
            except Refused:
                return self.proposals.settle(proposal, "refused", seat)
        elif what == "end":
            done = self._stop("end", seat, Event("agreed_end", {}), (), sender)
        elif what == "stand_in":
            if not self._away(self.seats.rows[proposal.get("about", 0)]):  # they came, or left, before all had agreed
                return self.proposals.settle(proposal, "overtaken")
            self.journal.note(sender)
            done = self.change_seat("absent", proposal.get("about", 0), stand_in=True)
        else:
            done = self._give_up(seat, sender)
        return [*self.proposals.settle(proposal, "agreed"), *done]

    def _give_up(self, seat: int, sender: Sender) -> Writes:
        """With two teams the other one wins; with more, a bot plays on for whoever gave up."""
        team = self.game.mates(seat)
        if len(self.game.teams) > 2:
            self.journal.note(sender)
            return [write for each in team for write in self.change_seat("gave_up", each)]
        winners = tuple([each for each in self.game.seats if each not in team])
        return self._stop("concede", seat, Event("conceded", {"seat": seat, "seats": list(team)}), winners, sender)

    def _stop(self, kind: str, seat: int, event: Event, winners: tuple[int, ...], sender: Sender) -> Writes:
        """Ends the game for another reason than its rules: the kind of the event says which."""
        writes = self.journal.stop(kind, seat, event, sender)
        ranks = {each: 1 if not winners or each in winners else 2 for each in self.game.seats}
        return [*writes, *self._over(Outcome(winners, ranks, {}, event.kind))]

    def reconsider(self, sender: Sender) -> Writes:
        open = self.proposals.open()
        writes = Writes()
        if open is not None and "about" in open and not self._away(self.seats.rows[open["about"]]):
            writes += self.proposals.settle(open, "overtaken")
        agreed, settled = self.proposals.reconsider()
        writes += settled
        for proposal in agreed:
            writes += self._agreed(proposal, sender)
        return writes

    # ---------------------------------------------------------------- talk

    @whole
    async def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> None:
        """Says something to the table, or to the team."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        if seat is not None:
            self.seats.check_own(user, seat)
        elif team:
            raise Refused("not_allowed", "no_team")
        if team and not self.journal.started:  # until then people go from one team to another
            raise Refused("not_started")
        name = self.audience.names.get(user, "")
        self.check_name(user, name)
        text = self.talk.check(user, text, self.tables.settings.chat_length)
        number = self.seats.team_of(seat) if team else None
        row, writes = self.talk.say(user, name, seat, number, text, time.time(), sender.key or "")
        self.journal.note(sender)
        self._said.append(row)
        with contextlib.suppress(IntegrityError):  # it was said before what the table remembers
            await self.commit(writes, about=False)

    @whole
    async def mute(self, listener: Listener, other: str, on: bool) -> None:
        """What the other says is told to this person no more, or again."""
        if listener.user is None or other == listener.user:
            raise Refused("not_found", "member")
        if await self.tables.store.user(other) is None:
            raise Refused("not_found", "member")
        await self.commit(self.talk.mute(listener.user, other, on), about=False)
        for each in self.audience.listeners:
            if each.user == listener.user:
                self.audience.tell_talk(each, self.talk, self.seats)

    @whole
    async def pin(self, user: str, seat: int, on: str, sign: wire.Sign | None, message: str) -> None:
        """Puts a sign on an element of the board, or takes it off."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return
        self.seats.check_own(user, seat)
        if not self.journal.started:
            raise Refused("not_started")
        if sign is not None and on not in kit(self.game.name).glossary(self.game):
            raise Refused("not_found", "element", element=on)
        writes = self.talk.pin(seat, on, sign)
        self.journal.note(sender)
        await self.commit(writes, about=False)
        self.audience.tell_pins(self.game.mates(seat), self.talk, self.seats)

    # ---------------------------------------------------------------- bots

    def wake(self) -> None:
        """Lets the bots go on, if one of them owes a decision."""
        if self._driving is None and self._next_bot() is not None:
            self._driving = asyncio.create_task(self._drive())

    def _next_bot(self) -> int | None:
        """The next seat to be played by a bot. While an undo is asked for, bots wait for the answer."""
        if self.broken or self.stale or self._resting or not self.running or self.proposals.holds_bots:
            return None
        return self.bots.next(self.journal, self.seats)

    async def _drive(self) -> None:
        try:
            await persist(self._bots_go_on)
        except Refused:
            pass  # it is gone, or being read again
        except Exception:
            _log.exception("a bot's choice could not be carried out", extra={"table": self.id})
        finally:
            self._driving = None

    async def _bots_go_on(self) -> None:
        pause = time.monotonic() + SLICE
        while not self.broken and await self._bot_choice():
            if time.monotonic() > pause:
                await asyncio.sleep(0)
                pause = time.monotonic() + SLICE

    async def _bot_choice(self) -> bool:
        """One choice of one bot; False if none owes any."""
        found = await self._quick_choice()
        if isinstance(found, Aside):
            thinking, host = self.tables.thinking, self.row.host
            await self._bot_thought(found, await found.player.choose_aside(found, thinking, self.id, host))
            return True
        return found

    @whole
    async def _quick_choice(self) -> bool | Aside:
        """One choice of a bot that thinks here and now; what a slow one has to think about; False if none owes any."""
        seat = self._next_bot()
        if seat is None:
            return False
        player = self.bots.player(seat, self.journal, self.seats)
        if player.slow:
            return player.aside(self.match, self.journal.stream, self.made_of)
        await self._apply(seat, [await player.choose(self.match, self.journal.stream)], NOBODY)
        return True

    @whole
    async def _bot_thought(self, thought: Aside, choice: Choice) -> None:
        """Carries out what a slow bot chose while the table was free, unless anything happened meanwhile."""
        seat = self._next_bot()
        same = seat is not None and self.bots.plays(seat, thought.player)
        if seat is not None and same and len(self.journal.stream.log) == thought.at:
            await self._apply(seat, [choice], NOBODY)
        else:
            thought.player.overtaken()

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
            if not self.stale and not self.broken:
                writes = self.journal.keep_state()
                if writes:
                    await self.commit(writes, about=False)

    @property
    def busy_bots(self) -> bool:
        """Whether bots are at work."""
        return self._driving is not None

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: somebody is connected, or something is being done."""
        return bool(self.audience.listeners or self.busy_bots or self.tasks)

    # ---------------------------------------------------------------- after the end

    @whole
    async def ending(self) -> wire_http.Ending:
        """Everything, with nothing hidden: only after the end."""
        self._check_over()
        return {
            "outcome": self.meta(None, None)["outcome"],
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
