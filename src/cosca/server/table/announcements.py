"""Events at a table about which people are notified; each is written together with the act that causes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cosca.kernel.events import Facts
from cosca.server.storage.notifications import announce
from cosca.server.storage.rows import StoredProposal
from cosca.server.storage.statements import Writes
from cosca.server.table.seats import Seats

MAX_MENTIONED: Final = 5  # people in one line of the chat


def announce_all(stage: str, event: str, users: Iterable[str], seats: Seats, facts: Facts, now: float) -> Writes:
    """Notify users of an event at a table, except at a lesson."""
    if seats.table.lesson is not None:
        return []
    id = seats.table.id
    return [write for user in sorted(users) for write in announce(stage, f"{event} {id}", user, id, facts, now)]


def started(seats: Seats, by: str, name: str, now: float) -> Writes:
    """Notify the other players that the game has begun."""
    return announce_all("started", "started", seats.people - {by}, seats, {"by": name}, now)


def over(seats: Seats, now: float) -> Writes:
    """Notify the participants, if there are several, that the game is over, without saying who won."""
    people = seats.participants
    return announce_all("over", "over", people if len(people) > 1 else (), seats, {}, now)


def proposed(seats: Seats, proposal: StoredProposal, pending: Iterable[str], name: str, now: float) -> Writes:
    """Notify those who have to answer a proposal."""
    facts: Facts = {"n": proposal["n"], "what": proposal["what"], "by": name}
    return announce_all("proposal", f"proposal {proposal['n']}", pending, seats, facts, now)


def mentioned(text: str, line: int, author: str, readers: Mapping[str, str], seats: Seats, now: float) -> Writes:
    """Notify those of the readers whom a line of the chat mentions by `@name`, unless they muted the author."""
    id, name = seats.table.id, readers.get(author, "")
    return [
        write
        for user in mentioned_users(text, {user: called for user, called in readers.items() if user != author})
        for write in announce("mentioned", f"mentioned {line} {id}", user, id, {"by": name}, now, author)
    ]


def mentioned_users(text: str, names: Mapping[str, str]) -> list[str]:
    """Return the users whose names follow an @ in the text; the longest name counts where one begins another."""
    rest, found = text.casefold(), list[str]()
    for user, name in sorted(names.items(), key=lambda named: (-len(named[1]), named[0])):
        wanted = f"@{name.casefold()}"
        at = rest.find(wanted) if name else -1
        while at >= 0:
            after = rest[at + len(wanted) : at + len(wanted) + 1]
            if not after.isalnum() and not rest[max(0, at - 1) : at].isalnum():
                found.append(user)
                rest = rest.replace(wanted, " ")
                break
            at = rest.find(wanted, at + 1)
    return found[:MAX_MENTIONED]
