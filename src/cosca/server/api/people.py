"""HTTP: people whom the user has played with, friends and their tables, privacy."""

from __future__ import annotations

import time
from typing import Final

from cosca.server.api.deps import CurrentUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.api.tables import table_summaries
from cosca.server.identity.privacy import Audience, audience, is_visible, may_publish
from cosca.server.protocol import http_models, people_models
from cosca.server.protocol.forms import EmptyForm, Form
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services
from cosca.server.storage import people
from cosca.server.storage.rows import UserRow
from cosca.server.storage.users import change_user

router = api_router()
MAX_FRIENDS: Final = 300


class PrivacyForm(Form):
    profile: Audience
    history: Audience
    against: Audience
    rating: Audience
    publish: bool


@router.get("/my/people")
async def my_people(services: ServicesDep, user: CurrentUser) -> list[people_models.KnownPerson]:
    """Return the people with whom the user has played, the latest first, and then friends without a common game."""
    store = services.store
    played, friends = await people.played_with(store, user.id), await people.friends_of(store, user.id)
    rows = await store.users({*played, *friends})
    return [
        {
            "id": id,
            "name": rows[id].name,
            "friend": id in friends,
            "games": played[id].games if id in played else 0,
            "last": played[id].last if id in played else None,
            "profile": is_visible(rows[id], "profile", user.id, id in played),
        }
        for id in dict.fromkeys((*played, *friends))
        if id in rows and not rows[id].banned
    ]


def _check_rate(services: Services, user: UserRow) -> None:
    if not services.limits.friend_changes.try_acquire(user.id):
        raise Refused("too_many", "requests")


@router.put("/my/friends/{id}")
async def add_friend(
    services: ServicesDep, id: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.Empty:
    """Add a friend, whose open tables the user then sees. The list is private: no one is notified."""
    _check_rate(services, user)
    store = services.store
    friend = await store.user(id) if id.isascii() and id.isprintable() and id != user.id else None
    if friend is None or not is_visible(friend, "profile", user.id, await people.have_played(store, user.id, id)):
        raise Refused("not_found", "person")
    if len(await people.friends_of(store, user.id)) >= MAX_FRIENDS:
        raise Refused("too_many", "friends", most=MAX_FRIENDS)
    await store.write(*people.add_friend(user.id, id, time.time()))
    return {}


@router.delete("/my/friends/{id}")
async def remove_friend(
    services: ServicesDep, id: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.Empty:
    """Remove a person from the user's friends."""
    _check_rate(services, user)
    if id.isascii() and id.isprintable():
        await services.store.write(people.remove_friend(user.id, id))
    return {}


@router.get("/my/friends/tables")
async def friends_tables(services: ServicesDep, user: CurrentUser) -> list[http_models.TableBrief]:
    """Return open tables of the user's friends: those that wait for players first."""
    rows = await people.friends_tables(services.store, user.id)
    return await table_summaries(services.tables, rows, user.id)


def _privacy(user: UserRow) -> people_models.Privacy:
    return {
        "profile": audience(user, "profile"),
        "history": audience(user, "history"),
        "against": audience(user, "against"),
        "rating": audience(user, "rating"),
        "publish": may_publish(user),
    }


@router.get("/my/privacy")
async def privacy(user: CurrentUser) -> people_models.Privacy:
    """Return who sees what of the user."""
    return _privacy(user)


@router.put("/my/privacy")
async def change_privacy(services: ServicesDep, form: PrivacyForm, user: CurrentUser) -> people_models.Privacy:
    """Change who sees what of the user, from now on."""
    _check_rate(services, user)
    chosen: people_models.Privacy = {
        "profile": form.profile,
        "history": form.history,
        "against": form.against,
        "rating": form.rating,
        "publish": form.publish,
    }
    await services.store.write(change_user(user.id, privacy=chosen))
    return chosen
