"""Open and settled proposals: undo, an agreed end, conceding, a stand-in, a newcomer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeGuard

from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Proposal, ProposalKind, ProposalResult, Settled
from cosca.server.storage import statements
from cosca.server.storage.rows import StoredProposal, TableRow
from cosca.server.storage.statements import Writes
from cosca.server.table.clock import TableClock
from cosca.server.table.journal import MessageSource
from cosca.server.table.seats import Seats

TABLE: Final = 0  # slot of the proposals to the whole table; those of a team have the team's number
JOIN: Final = 7  # slot of a newcomer's request, which blocks no other proposal
AWAY_SECONDS: Final = 60.0  # of absence, after which the others may let a bot play for a user who must decide
VOTE_LOSS_SECONDS: Final = 300.0  # of absence, after which a user whose clock has expired loses the vote on an end
SLOTS: Final = 8  # proposals are numbered per slot (8, 16, ... for the table), so that no number reveals another slot's


class Proposals:
    """The proposals of one table: at most one open per slot. Those of a team are secret to others.

    Only users vote, never bots: the holder of a seat answers for it, also while a bot plays it. The table's row stores
    the latest proposal of each slot, open or settled, so that numbers are never used twice.
    """

    def __init__(self, seats: Seats, row: TableRow, absence: Callable[[str], float], clock: TableClock) -> None:
        self._seats: Final = seats
        self._absence: Final = absence
        self._clock: Final = clock
        teams = row.team_proposals if isinstance(row.team_proposals, dict) else {}
        self._latest: dict[int, StoredProposal] = {
            int(team): stored for team, stored in teams.items() if self._is_readable(stored)
        }
        if self._is_readable(row.proposal):  # older versions had one slot for all
            self._latest.setdefault(self._slot(row.proposal["what"], row.proposal["seat"]), row.proposal)
        for slot, proposal in self._latest.items():
            if "people" not in proposal:
                yes = {seats.rows[seat].user_id for seat in proposal["yes"] if seat in seats.rows}
                self._latest[slot] = {**proposal, "people": sorted(user for user in yes if user is not None)}

    def _is_readable(self, stored: Any) -> TypeGuard[StoredProposal]:
        """Return whether a stored proposal is undamaged; others are ignored."""
        is_complete = isinstance(stored, dict) and stored.keys() >= {"n", "what", "seat", "yes"}
        return is_complete and stored["seat"] in self._seats.rows and isinstance(stored["yes"], list)

    # ---------------------------------------------------------------- queries

    @property
    def sources(self) -> list[MessageSource]:
        """The messages that created the stored proposals."""
        sent = [proposal for proposal in self._latest.values() if "message" in proposal and proposal["what"] != "join"]
        return [MessageSource.from_stored(self.author(proposal), proposal["message"]) for proposal in sent]

    def author(self, proposal: StoredProposal) -> str | None:
        """Return the user who proposed it; None after they left their seat."""
        if proposal["what"] == "join":
            return proposal.get("user")
        return self._seats.rows[proposal["seat"]].user_id

    def open(self, slot: int = TABLE) -> StoredProposal | None:
        """Return the open proposal of a slot."""
        proposal = self._latest.get(slot)
        return None if proposal is None or "result" in proposal else proposal

    def _all_open(self) -> list[StoredProposal]:
        return [proposal for proposal in self._latest.values() if "result" not in proposal]

    def has_lapsed(self, slot: int) -> bool:
        """Return whether the latest proposal of a slot expired."""
        return slot in self._latest and self._latest[slot].get("result") == "lapsed"

    @property
    def pauses_bots(self) -> bool:
        """Whether bots wait, because their next choices might be undone at once."""
        proposal = self.open()
        return proposal is not None and proposal["what"] == "undo"

    @property
    def next_expiry(self) -> float | None:
        """The uptime at which the next open proposal expires."""
        times = [_expires_at(proposal) for proposal in self._all_open()]
        return min([time for time in times if time is not None], default=None)

    def next_vote_loss(self, now: float) -> float | None:
        """Return the uptime at which the next absent user loses the vote on an end or on a stand-in."""
        proposal = self.open()
        if proposal is None or proposal["what"] not in ("end", "stand_in"):
            return None
        users, seconds = self.pending_voters(proposal), AWAY_SECONDS
        if proposal["what"] == "end":
            users, seconds = users & self._out_of_time, VOTE_LOSS_SECONDS
        absences = [self._absence(user) for user in users]
        return min([round(now + seconds - absence, 1) + 0.1 for absence in absences if absence > 0], default=None)

    @property
    def _out_of_time(self) -> set[str]:
        """The users whose seats are all played by a stand-in because their clocks have expired."""
        rows, has_no_time = self._seats.rows, self._clock.has_no_time
        return {
            user
            for user in self._seats.people
            if all(rows[seat].stand_in and has_no_time(seat) for seat in self._seats.seats_of(user))
        }

    def open_in_slot_of(self, what: ProposalKind, seat: int) -> StoredProposal | None:
        """Return the open proposal of the slot that such a proposal would have."""
        return self.open(self._slot(what, seat))

    def voters(self, proposal: StoredProposal) -> set[str]:
        """Return the users who must agree: all who hold a seat, for an end all participants, for conceding the team.

        A user whose clock has expired and who stays away has no vote on an end, and none who is away on a stand-in.
        """
        seats, what = self._seats, proposal["what"]
        if what == "end":
            return seats.participants - {user for user in self._out_of_time if self._absence(user) >= VOTE_LOSS_SECONDS}
        if what == "concede":
            team = seats.game.mates(proposal["seat"])
            return {user for user in seats.people if any(seat in team for seat in seats.seats_of(user))}
        if "about" in proposal:
            absent = seats.rows[proposal["about"]].user_id
            return {user for user in seats.people - {absent} if self._absence(user) < AWAY_SECONDS}
        return seats.people

    def pending_voters(self, proposal: StoredProposal) -> set[str]:
        """Return the voters who have not answered yet."""
        return self.voters(proposal) - set(proposal.get("people", ()))

    def clock_stops(self) -> dict[int, int]:
        """Return the seats whose clocks the table's proposal stops, with its number: those of pending voters.

        The clocks of the author's own team keep running.
        """
        proposal = self.open()
        if proposal is None or proposal.get("runs"):
            return {}
        pending, own_team = self.pending_voters(proposal), self._seats.team_of(proposal["seat"])
        seats = [seat for seat, row in self._seats.rows.items() if row.user_id in pending]
        return {seat: proposal["n"] for seat in seats if self._seats.team_of(seat) != own_team}

    def _slot(self, what: ProposalKind, seat: int) -> int:
        if what == "join":
            return JOIN
        return (self._seats.team_of(seat) or TABLE) if what == "concede" else TABLE

    # ---------------------------------------------------------------- changes

    def propose(
        self,
        what: ProposalKind,
        seat: int,
        user: str,
        message: str,
        until: float,
        stops_clocks: bool,
        about: int | None = None,
    ) -> tuple[StoredProposal, Writes]:
        """Create a proposal. `stops_clocks`: the clocks of pending voters stop until they answer."""
        slot = self._slot(what, seat)
        self.check_free(slot)
        proposal: StoredProposal = {
            "n": self._next_number(slot),
            "what": what,
            "seat": seat,
            "yes": self._seats.seats_of(user),
            "people": [user],
            "message": message,
            "until": until,
        }
        if not stops_clocks:
            proposal["runs"] = True
        if about is not None:
            proposal["about"] = about
        return proposal, self._store(proposal)

    def ask_to_join(self, user: str, seat: int, until: float) -> Writes:
        """Create the request of a newcomer for a seat."""
        self.check_free(JOIN)
        request: StoredProposal = {
            "n": self._next_number(JOIN),
            "what": "join",
            "seat": seat,
            "yes": [],
            "people": [],
            "message": "",
            "until": until,
            "user": user,
        }
        return self._store(request)

    def check_free(self, slot: int) -> None:
        """Refuse another proposal while the one of the slot is open."""
        if self.open(slot) is not None:
            raise Refused("not_allowed", "proposal_open")

    def _next_number(self, slot: int) -> int:
        latest = self._latest.get(slot)
        return (1 if latest is None else latest["n"] // SLOTS + 1) * SLOTS + slot

    def find(self, number: int, user: str, yes: bool) -> StoredProposal:
        """Return the open proposal of that number; Refused if the user may not answer it with `yes`.

        Newcomers can withdraw their own request, but not agree to it.
        """
        teams = {self._seats.team_of(seat) for seat in self._seats.seats_of(user)}
        for slot in (TABLE, JOIN, *sorted(team for team in teams if team)):
            proposal = self.open(slot)
            if proposal is None or proposal["n"] != number:
                continue
            if user in self.voters(proposal) or (not yes and self.author(proposal) == user):
                return proposal
        raise Refused("stale", "proposal")

    def agree(self, proposal: StoredProposal, user: str) -> tuple[StoredProposal, Writes]:
        """Add the consent of a user, for all their seats at once."""
        yes = sorted({*proposal["yes"], *self._seats.seats_of(user)})
        agreed: StoredProposal = {**proposal, "yes": yes, "people": sorted({*proposal.get("people", ()), user})}
        return agreed, self._store(agreed)

    def settle(self, proposal: StoredProposal, result: ProposalResult, by: int | None = None) -> Writes:
        """Settle a proposal with a result."""
        settled: StoredProposal = {**proposal, "result": result}
        if by is not None:
            settled["by"] = by
        return self._store(settled)

    def set_withdrawal(self, request: StoredProposal, at: float | None) -> Writes:
        """Store when the request of an absent newcomer is withdrawn; None if they are back."""
        changed = request.copy()
        changed.pop("gone", None)
        return self._store(changed if at is None else {**changed, "gone": at})

    def expire(self, now: float, is_present: Callable[[str], bool]) -> tuple[list[StoredProposal], Writes]:
        """Settle proposals whose time is up as lapsed; return the requests of newcomers that are accepted instead.

        Such a request needs at least one consent, and no pending voter may be present.
        """
        accepted, writes = list[StoredProposal](), Writes()
        for proposal in [stored for stored in self._all_open() if (_expires_at(stored) or now + 1) <= now]:
            if proposal.get("gone", now + 1) <= now:
                writes += self.settle(proposal, "withdrawn")
            elif proposal["what"] == "join" and self._is_unopposed(proposal, is_present):
                accepted.append(proposal)
            else:
                writes += self.settle(proposal, "lapsed")
        return accepted, writes

    def _is_unopposed(self, proposal: StoredProposal, is_present: Callable[[str], bool]) -> bool:
        agreed = self.voters(proposal).intersection(proposal.get("people", ()))
        return bool(agreed) and not any(is_present(user) for user in self.pending_voters(proposal))

    def supersede(self, over: bool) -> Writes:
        """Settle a proposed undo after another choice, and all proposals when the game is `over`."""
        superseded = [proposal for proposal in self._all_open() if over or proposal["what"] == "undo"]
        return [write for proposal in superseded for write in self.settle(proposal, "overtaken")]

    def supersede_undo(self, seat: int) -> Writes:
        """Settle the undo that a seat proposed, after a free undo: it would mean an earlier choice now."""
        proposal = self.open()
        return self.settle(proposal, "overtaken") if self.pauses_bots and proposal and proposal["seat"] == seat else []

    def reconsider(self) -> tuple[list[StoredProposal], Writes]:
        """After a change of seats, withdraw proposals without author; return those that are accepted now."""
        accepted, writes = list[StoredProposal](), Writes()
        for proposal in self._all_open():
            author = self.author(proposal)
            if proposal["what"] != "join" and (author is None or author not in proposal.get("people", ())):
                writes += self.settle(proposal, "withdrawn", proposal["seat"])
            elif not self.pending_voters(proposal):
                accepted.append(proposal)
        return accepted, writes

    def _store(self, proposal: StoredProposal) -> Writes:
        slot = self._slot(proposal["what"], proposal["seat"])
        self._latest[slot] = proposal
        if slot == TABLE:
            return [statements.change_table(self._seats.table.id, {"proposal": proposal})]
        teams = {str(team): latest for team, latest in self._latest.items() if team != TABLE}
        return [statements.change_table(self._seats.table.id, {"team_proposals": teams})]

    # ---------------------------------------------------------------- wire

    def to_wire(self, user: str | None, names: dict[str, str]) -> tuple[list[Proposal], list[Settled]]:
        """Return the open and the latest settled proposals that the user may know of."""
        proposals: list[Proposal] = []
        settled: list[Settled] = []
        for slot, stored in sorted(self._latest.items()):
            is_author = stored["what"] == "join" and self.author(stored) == user
            if slot != TABLE and (user is None or (user not in self.voters(stored) and not is_author)):
                continue
            if "result" in stored:
                settled.append(_settled_to_wire(stored, names))
            else:
                proposals.append(self._open_to_wire(stored, user, names))
        return proposals, settled

    def _open_to_wire(self, stored: StoredProposal, user: str | None, names: dict[str, str]) -> Proposal:
        pending = self.pending_voters(stored)
        seats = [seat for seat, row in self._seats.rows.items() if row.user_id in pending]
        document: Proposal = {
            "n": stored["n"],
            "what": stored["what"],
            "seat": stored["seat"],
            "name": names.get(self.author(stored) or "", ""),
            "yes": stored["yes"],
            "waiting": seats,
            "others": sorted(names.get(voter, "") for voter in pending if not self._seats.seats_of(voter)),
            "asked": user is not None and user in pending,
        }
        if "about" in stored:
            document["about"] = stored["about"]
        if "until" in stored:
            document["until"] = round(stored["until"], 1)
        if "user" in stored:
            document["user"] = stored["user"]
        return document


def _expires_at(proposal: StoredProposal) -> float | None:
    """Return the uptime at which it lapses, or is withdrawn for an absent newcomer."""
    times = [proposal.get("until"), proposal.get("gone")]
    return min([time for time in times if time is not None], default=None)


def _settled_to_wire(stored: StoredProposal, names: dict[str, str]) -> Settled:
    document: Settled = {
        "n": stored["n"],
        "what": stored["what"],
        "seat": stored["seat"],
        "yes": stored["yes"],
        "result": stored.get("result", "overtaken"),
    }
    if "by" in stored:
        document["by"] = stored["by"]
    if "user" in stored:
        document["user"], document["name"] = stored["user"], names.get(stored["user"], "")
    return document
