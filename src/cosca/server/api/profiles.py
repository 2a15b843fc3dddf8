"""HTTP: profiles, histories and head-to-heads. What is hidden from the reader is answered as if it did not exist."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Query

from cosca.server.api.deps import ClientAddress, OptionalUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.identity.privacy import Part
from cosca.server.protocol import people_models
from cosca.server.protocol.forms import QueryText
from cosca.server.protocol.refusal import Refused
from cosca.server.ratings.scale import shown_margin, shown_rating
from cosca.server.registry import histories
from cosca.server.registry.histories import Reader
from cosca.server.services import Services
from cosca.server.storage import history, people
from cosca.server.storage.history import HistoryFilter
from cosca.server.storage.rows import RatingRow, UserRow

router = api_router()
RECENT: Final = 5  # games on a profile
Time = Annotated[float, Query(ge=0, le=1e11)]


async def _find(services: Services, reader: Reader, id: str, part: Part) -> UserRow:
    """Return a person if the reader may see this part of them; refuse in the same way if unknown or hidden."""
    known = id.isascii() and id.isprintable()
    owner = await services.store.user(id) if known else None
    if owner is None or not reader.sees(owner, part):
        raise Refused("not_found", "person")
    return owner


async def _reader(services: Services, user: UserRow | None, address: str) -> Reader:
    id = None if user is None else user.id
    if not services.limits.profiles.try_acquire(id or address, address):
        raise Refused("too_many", "requests")
    return await Reader.of(services.store, id)


def _rating(row: RatingRow) -> people_models.ProfileRating:
    return {
        "game": row.game,
        "rating": shown_rating(row.mu),
        "deviation": shown_margin(row.sigma),
        "games": row.games,
    }


@router.get("/people/{id}")
async def profile(services: ServicesDep, address: ClientAddress, id: str, user: OptionalUser) -> people_models.Profile:
    """Return a person: results by game, family and number of players, the latest games, ratings."""
    reader = await _reader(services, user, address)
    owner = await _find(services, reader, id, "profile")
    store = services.store
    friends = await people.friends_of(store, reader.user) if reader.user is not None else {}
    recent = None
    if reader.sees(owner, "history"):
        recent = (await histories.past_games(reader, owner, HistoryFilter(), ""))["games"][:RECENT]
    shows_rating = reader.sees(owner, "rating")
    return {
        "id": owner.id,
        "name": owner.name,
        "since": owner.created,
        "me": owner.id == reader.user,
        "friend": owner.id in friends,
        "results": histories.result_lines(histories.tallies(await history.counted_results(store, owner.id))),
        "recent": recent,
        "against": reader.user is not None and owner.id != reader.user and reader.sees(owner, "against"),
        "ratings": [_rating(row) for row in await history.ratings_of(store, owner.id)] if shows_rating else None,
    }


@router.get("/people/{id}/games")
async def games(
    services: ServicesDep,
    address: ClientAddress,
    id: str,
    user: OptionalUser,
    game: QueryText = "",
    opponent: QueryText = "",
    result: Literal["", "win", "draw", "loss"] = "",
    since: Time | None = None,
    until: Time | None = None,
    cursor: QueryText = "",
) -> people_models.PastGames:
    """Return a page of a history. `opponent`: part of the name of another player, or of one's own tables."""
    reader = await _reader(services, user, address)
    owner = await _find(services, reader, id, "history")
    text = opponent.strip()
    users = await histories.opponents_named(reader, owner, text) if text else None
    table_name = text if owner.id == reader.user else ""
    wanted = HistoryFilter(game, result, since, until, users, table_name)
    return await histories.past_games(reader, owner, wanted, cursor)


@router.get("/people/{id}/against/{other}")
async def against(
    services: ServicesDep, address: ClientAddress, id: str, other: str, user: OptionalUser
) -> people_models.HeadToHead:
    """Return the games of two people, both of whom must show theirs to the reader."""
    reader = await _reader(services, user, address)
    pair = [await _find(services, reader, person, "against") for person in (id, other)]
    if id == other:
        raise Refused("not_found", "person")
    common = await history.common_results(services.store, id, other)
    recent = list(dict.fromkeys(row.table_id for row in common))[:RECENT]
    return {
        "people": [{"id": person.id, "name": person.name} for person in pair],
        "against": histories.result_lines(histories.duel_tallies(common, same_team=False)),
        "together": histories.result_lines(histories.duel_tallies(common, same_team=True)),
        "recent": await histories.describe(reader, pair[0], recent),
    }
