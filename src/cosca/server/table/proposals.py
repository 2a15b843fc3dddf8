"""What people agree on: taking back, ending without a winner, giving up, a bot for somebody who is away."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

from cosca.server import statements
from cosca.server.errors import Refused
from cosca.server.statements import Writes
from cosca.server.store import KeptProposal, TableRow
from cosca.server.table.journal import Sender
from cosca.server.table.seats import Seats
from cosca.server.wire import Proposal, Result, Settled, What

TABLE: Final = 0  # the place of what concerns the whole table; a team's own has the team's number
PLACES: Final = 8  # numbers are counted by place, so that none tells of another's: 8, 16, ... for the table


class Proposals:
    """One proposal of the table at a time, and one of each team beside it, of which nobody else learns anything.

    Consent is asked of people, never of bots: whoever holds a seat answers for it, whoever plays it at the moment.
    The table's row keeps the last ones, open or settled, so that no two of one place have the same number.
    """

    def __init__(self, seats: Seats, row: TableRow) -> None:
        self._seats: Final = seats
        teams = row.team_proposals if isinstance(row.team_proposals, dict) else {}
        self._last: dict[int, KeptProposal] = {int(team): kept for team, kept in teams.items() if self._sound(kept)}
        if self._sound(row.proposal):  # versions before had one place for all
            self._last.setdefault(self._place(row.proposal["what"], row.proposal["seat"]), row.proposal)
        for place, kept in self._last.items():
            if "people" not in kept:
                yes = {seats.rows[seat].user_id for seat in kept["yes"] if seat in seats.rows}
                self._last[place] = {**kept, "people": sorted(user for user in yes if user is not None)}

    def _sound(self, kept: Any) -> TypeGuard[KeptProposal]:
        """Whether it can be read: one that is damaged is as good as none."""
        whole = isinstance(kept, dict) and kept.keys() >= {"n", "what", "seat", "yes"}
        return whole and kept["seat"] in self._seats.rows and isinstance(kept["yes"], list)

    # ---------------------------------------------------------------- what is

    @property
    def senders(self) -> list[Sender]:
        """The messages that made those that are kept."""
        kept = [each for each in self._last.values() if "message" in each]
        return [Sender.kept(self._seats.rows[each["seat"]].user_id, each["message"]) for each in kept]

    def open(self, place: int = TABLE) -> KeptProposal | None:
        """The one that is open there."""
        found = self._last.get(place)
        return None if found is None or "result" in found else found

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for an answer: what they would do is what may be taken back."""
        found = self.open()
        return found is not None and found["what"] == "undo"

    @property
    def next_lapse(self) -> float | None:
        """When the next one lapses, in uptime."""
        times = [kept["until"] for kept in self._last.values() if "result" not in kept and "until" in kept]
        return min(times, default=None)

    def asked(self, proposal: KeptProposal) -> set[str]:
        """The people whom it concerns: all who play; of an end also all who played.

        Whoever has run out of time is not asked for an end. Of giving up the team is asked.
        """
        seats, what = self._seats, proposal["what"]
        if what == "end":
            return seats.whose_game - seats.out_of_time
        if what == "concede":
            team = seats.game.mates(proposal["seat"])
            return {user for user in seats.people if any(seat in team for seat in seats.of(user))}
        absent = seats.rows[proposal["about"]].user_id if "about" in proposal else None
        return seats.people - {absent}

    def missing(self, proposal: KeptProposal) -> set[str]:
        """Those who have still to answer."""
        return self.asked(proposal) - set(proposal.get("people", ()))

    def _place(self, what: What, seat: int) -> int:
        return (self._seats.team_of(seat) or TABLE) if what == "concede" else TABLE

    # ---------------------------------------------------------------- changing

    def propose(
        self, what: What, seat: int, user: str, message: str, until: float, about: int | None = None
    ) -> tuple[KeptProposal, Writes]:
        """A new proposal; it is agreed at once if nobody else is asked."""
        place = self._place(what, seat)
        if self.open(place) is not None:
            raise Refused("not_allowed", "proposal_open")
        last = self._last.get(place)
        proposal: KeptProposal = {
            "n": (1 if last is None else last["n"] // PLACES + 1) * PLACES + place,
            "what": what,
            "seat": seat,
            "yes": self._seats.of(user),
            "people": [user],
            "message": message,
            "until": until,
        }
        if about is not None:
            proposal["about"] = about
        return proposal, self._keep(proposal)

    def find(self, number: int, user: str) -> KeptProposal:
        """The open proposal of that number which the person is asked about; Refused if there is none."""
        own = {self._seats.team_of(seat) for seat in self._seats.of(user)}
        for place in (TABLE, *sorted(each for each in own if each)):
            found = self.open(place)
            if found is not None and found["n"] == number and user in self.asked(found):
                return found
        raise Refused("stale", "proposal")

    def agree(self, proposal: KeptProposal, user: str) -> tuple[KeptProposal, Writes]:
        """The person says yes, for all own seats at once."""
        yes = sorted({*proposal["yes"], *self._seats.of(user)})
        agreed: KeptProposal = {**proposal, "yes": yes, "people": sorted({*proposal.get("people", ()), user})}
        return agreed, self._keep(agreed)

    def settle(self, proposal: KeptProposal, result: Result, by: int | None = None) -> Writes:
        """It ends so."""
        settled: KeptProposal = {**proposal, "result": result}
        if by is not None:
            settled["by"] = by
        return self._keep(settled)

    def lapse(self, now: float) -> Writes:
        """Silence refuses what has waited long enough."""
        found = [kept for kept in self._last.values() if "result" not in kept and kept.get("until", now + 1) <= now]
        return [write for kept in found for write in self.settle(kept, "lapsed")]

    def overtaken(self, over: bool) -> Writes:
        """The game went on: an undo that was asked for means something else now, and after the end nothing is left."""
        found = [kept for kept in self._last.values() if "result" not in kept and (over or kept["what"] == "undo")]
        return [write for kept in found for write in self.settle(kept, "overtaken")]

    def taken_back(self, seat: int) -> Writes:
        """The seat took back freely: what it had asked to take back would now be the choice before."""
        found = self.open()
        return self.settle(found, "overtaken") if self.holds_bots and found and found["seat"] == seat else []

    def reconsider(self) -> tuple[list[KeptProposal], Writes]:
        """After a change of seats: a proposal goes with its author; those on which all agree now are given back."""
        agreed, writes = list[KeptProposal](), Writes()
        for kept in [each for each in self._last.values() if "result" not in each]:
            author = self._seats.rows[kept["seat"]].user_id
            if author is None or author not in kept.get("people", ()):
                writes += self.settle(kept, "withdrawn", kept["seat"])
            elif not self.missing(kept):
                agreed.append(kept)
        return agreed, writes

    def _keep(self, proposal: KeptProposal) -> Writes:
        place = self._place(proposal["what"], proposal["seat"])
        self._last[place] = proposal
        if place == TABLE:
            return [statements.change_table(self._seats.table.id, {"proposal": proposal})]
        teams = {str(team): kept for team, kept in self._last.items() if team != TABLE}
        return [statements.change_table(self._seats.table.id, {"team_proposals": teams})]

    # ---------------------------------------------------------------- what is told

    def told(self, user: str | None, names: dict[str, str]) -> tuple[list[Proposal], list[Settled]]:
        """What is open, and how the last ones ended, as far as the person may know of it."""
        found: list[Proposal] = []
        settled: list[Settled] = []
        for place, kept in sorted(self._last.items()):
            if place != TABLE and (user is None or user not in self.asked(kept)):
                continue
            if "result" in kept:
                settled.append(_settled(kept))
            else:
                found.append(self._told(kept, user, names))
        return found, settled

    def _told(self, kept: KeptProposal, user: str | None, names: dict[str, str]) -> Proposal:
        missing = self.missing(kept)
        seats = [seat for seat, row in self._seats.rows.items() if row.user_id in missing]
        told: Proposal = {
            "n": kept["n"],
            "what": kept["what"],
            "seat": kept["seat"],
            "name": names.get(self._seats.rows[kept["seat"]].user_id or "", ""),
            "yes": kept["yes"],
            "waiting": seats,
            "others": sorted(names.get(each, "") for each in missing if not self._seats.of(each)),
            "asked": user is not None and user in missing,
        }
        if "about" in kept:
            told["about"] = kept["about"]
        if "until" in kept:
            told["until"] = round(kept["until"], 1)
        return told


def _settled(kept: KeptProposal) -> Settled:
    told: Settled = {
        "n": kept["n"],
        "what": kept["what"],
        "seat": kept["seat"],
        "yes": kept["yes"],
        "result": kept.get("result", "overtaken"),
    }
    if "by" in kept:
        told["by"] = kept["by"]
    return told
