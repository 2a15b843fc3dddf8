"""What follows when people agree: taking back, ending without a winner, giving up, a bot for somebody who is away."""

from __future__ import annotations

from typing import Final

from cosca.kernel.decision import Outcome
from cosca.kernel.events import Event
from cosca.server import wire
from cosca.server.errors import Refused
from cosca.server.statements import Writes
from cosca.server.store import KeptProposal, SeatRow
from cosca.server.table.journal import NOBODY, Sender
from cosca.server.table.parts import Parts
from cosca.server.table.sitting import Sitting

AWAY: Final = 24 * 3600.0  # seconds of uptime after which the others together may let a bot play for somebody


class Agreeing:
    """Carries out what is proposed at one table as soon as nobody's answer is missing."""

    def __init__(self, parts: Parts, sitting: Sitting) -> None:
        self._parts: Final = parts
        self._sitting: Final = sitting

    def undo(self, user: str, seat: int, message: str, turn: bool = False) -> Writes:
        """Takes the last choice back if that is free, else asks everyone; the whole turn only as far as it is free."""
        parts, sender = self._parts, Sender(user, message)
        if not parts.is_new(sender, seat):
            return []
        if parts.journal.match.may_undo(seat):
            return [*parts.proposals.taken_back(seat), *parts.take_back(seat, False, sender, turn)]
        if not any(each == seat for each, _ in parts.journal.match.log):
            raise Refused("illegal", "nothing_chosen")
        if turn:
            raise Refused("illegal", "undo")
        return self.propose(user, seat, "undo", message)

    def propose(self, user: str, seat: int, what: wire.What, message: str, about: int | None = None) -> Writes:
        """Asks everyone to take back, for an end or for a bot for somebody who is away, or the team to give up."""
        parts, sender = self._parts, Sender(user, message)
        if not parts.is_new(sender, seat):
            return []
        if what == "stand_in":
            self._check_away(about)
        else:
            about = None
        until = parts.uptime.now() + parts.clock.answer
        proposal, writes = parts.proposals.propose(what, seat, user, sender.key or "", until, about)
        return [*writes, *self._proceed(proposal, sender)]

    def answer(self, user: str, proposal: int, yes: bool, message: str) -> Writes:
        """Agrees or refuses; its author withdraws by refusing."""
        parts, sender = self._parts, Sender(user, message)
        if parts.journal.carried_out(sender):
            return []
        found = parts.proposals.find(proposal, user)
        if yes:
            agreed, writes = parts.proposals.agree(found, user)
            return [*writes, *self._proceed(agreed, sender)]
        own = parts.seats.of(user)
        parts.journal.note(sender)
        result: wire.Result = "withdrawn" if found["seat"] in own else "refused"
        return parts.proposals.settle(found, result, own[0] if own else None)

    def reconsider(self) -> Writes:
        """Looks at what is proposed after a change of seats: it may be settled by it."""
        parts, writes = self._parts, Writes()
        open = parts.proposals.open()
        if open is not None and "about" in open and not self._away(parts.seats.rows[open["about"]]):
            writes += parts.proposals.settle(open, "overtaken")
        agreed, settled = parts.proposals.reconsider()
        return [*writes, *settled, *[write for each in agreed for write in self._agreed(each, NOBODY)]]

    # ---------------------------------------------------------------- who is away

    def _check_away(self, seat: int | None) -> None:
        """Nobody lets a bot play for somebody who is here, or was here lately, or whose clock sees to it."""
        if self._parts.clock.timed:
            raise Refused("not_allowed", "clock_runs")
        row = self._parts.seats.rows.get(seat or 0)
        if row is None or row.user_id is None or row.bot:
            raise Refused("not_found", "seat", seat=seat or 0)
        if not self._away(row):
            raise Refused("not_allowed", "here_lately", hours=int(AWAY // 3600))

    def _away(self, row: SeatRow) -> bool:
        gone = row.user_id is not None and not row.bot and not self._parts.audience.here(row.user_id)
        uptime = self._parts.uptime
        return gone and row.seen is not None and uptime.now() - uptime.at(row.seen) >= AWAY

    # ---------------------------------------------------------------- when all have agreed

    def _proceed(self, proposal: KeptProposal, sender: Sender) -> Writes:
        """Carries out what everyone has agreed on, or waits for the others."""
        if not self._parts.proposals.missing(proposal):
            return self._agreed(proposal, sender)
        self._parts.journal.note(sender)
        return []

    def _agreed(self, proposal: KeptProposal, sender: Sender) -> Writes:
        parts, seat, what = self._parts, proposal["seat"], proposal["what"]
        if what == "undo":
            try:
                done = parts.take_back(seat, True, sender)
                parts.clock.again()
            except Refused:
                return parts.proposals.settle(proposal, "refused", seat)
        elif what == "end":
            done = self._stop("end", seat, Event("agreed_end", {}), (), sender)
        elif what == "stand_in":
            if not self._away(parts.seats.rows[proposal.get("about", 0)]):  # they came, or left, before all had agreed
                return parts.proposals.settle(proposal, "overtaken")
            parts.journal.note(sender)
            done = self._sitting.change("absent", proposal.get("about", 0), stand_in=True)
        else:
            done = self._give_up(seat, sender)
        return [*parts.proposals.settle(proposal, "agreed"), *done]

    def _give_up(self, seat: int, sender: Sender) -> Writes:
        """With two teams the other one wins; with more, a bot plays on for whoever gave up."""
        game = self._parts.game
        team = game.mates(seat)
        if len(game.teams) > 2:
            self._parts.journal.note(sender)
            return [write for each in team for write in self._sitting.change("gave_up", each)]
        winners = tuple([each for each in game.seats if each not in team])
        return self._stop("concede", seat, Event("conceded", {"seat": seat, "seats": list(team)}), winners, sender)

    def _stop(self, kind: str, seat: int, event: Event, winners: tuple[int, ...], sender: Sender) -> Writes:
        """Ends the game for another reason than its rules: the kind of the event says which."""
        writes = self._parts.journal.stop(kind, seat, event, sender)
        ranks = {each: 1 if not winners or each in winners else 2 for each in self._parts.game.seats}
        return [*writes, *self._parts.over(Outcome(winners, ranks, {}, event.kind))]
