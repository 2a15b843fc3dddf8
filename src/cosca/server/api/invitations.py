"""HTTP: invitations by name, and watches for a free seat."""

from __future__ import annotations

from pydantic import model_validator

from cosca.server.api.deps import ClientAddress, CurrentUser, ServicesDep, VisibleTable
from cosca.server.api.routing import api_router
from cosca.server.api.tables import table_summaries
from cosca.server.protocol import http_models, people_models, server_messages
from cosca.server.protocol.forms import EmptyForm, Form, Id, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services
from cosca.server.storage import people
from cosca.server.storage.rows import UserRow

router = api_router()


class InvitationForm(Form):
    """A login, the name of a friend or of a person the user has played with, or the id of such a person."""

    name: Word | None = None
    user: Id | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> InvitationForm:
        if (self.name is None) == (self.user is None):
            raise ValueError("give a name or a user")
        return self


async def find_person(services: Services, user: UserRow, address: str, form: InvitationForm) -> UserRow:
    """Return the person whom a user wants to invite.

    Refused in the same way if there is no such person, several have the name, or the person does not want to hear of
    the user: the answer does not tell who exists. Every attempt counts.
    """
    if user.muted:
        raise Refused("not_allowed", "muted_invitations")
    if not services.limits.invitations.try_acquire(user.id, address):
        raise Refused("too_many", "invitations")
    store = services.store
    known = {*await people.played_with(store, user.id), *await people.friends_of(store, user.id)}
    if form.user is not None:
        candidates = [row for row in (await store.users({form.user} & known)).values() if not row.banned]
    else:
        name = " ".join((form.name or "").split())
        by_login = await store.user_by_login(name)
        candidates = await people.users_named(store, known, name)
        if by_login is not None and not by_login.banned:
            candidates = [by_login]  # a login is unique
    if len(candidates) != 1 or await people.has_muted(store, candidates[0].id, user.id):
        raise Refused("not_found", "invitee")
    if candidates[0].id == user.id:
        raise Refused("not_allowed", "yourself")
    return candidates[0]


@router.post("/tables/{id}/invitations")
async def invite(
    services: ServicesDep, address: ClientAddress, table: VisibleTable, form: InvitationForm, user: CurrentUser
) -> server_messages.Table:
    """Invite a person by name, as a member of the table."""
    if not table.seats.is_member(user.id):
        raise Refused("not_allowed", "not_invited")
    person = await find_person(services, user, address, form)
    await table.invite(user, person)
    return await table.table_message_for(user.id)


@router.delete("/tables/{id}/invitations/{invited}")
async def withdraw(
    table: VisibleTable, invited: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.Empty:
    """Decline an invitation (`me`), or withdraw one."""
    await table.withdraw_invitation(user.id, user.id if invited == "me" else invited)
    return {}


@router.post("/tables/{id}/invitations/accept")
async def accept(table: VisibleTable, user: CurrentUser, form: EmptyForm | None = None) -> server_messages.Table:
    """Accept an invitation: the user becomes a member of the table."""
    await table.accept_invitation(user)
    return await table.table_message_for(user.id)


@router.get("/my/invitations")
async def my_invitations(services: ServicesDep, user: CurrentUser) -> list[people_models.OpenInvitation]:
    """Return the invitations that the user has not answered, newest first."""
    store = services.store
    invitations = await people.invitations_of(store, user.id)
    rows = await people.tables_by_id(store, [invitation.table_id for invitation in invitations])
    invitations = [invitation for invitation in invitations if rows[invitation.table_id].status != "over"]
    briefs = await table_summaries(services.tables, [rows[each.table_id] for each in invitations], user.id)
    names = await store.users({invitation.by for invitation in invitations})
    return [
        {
            "table": brief,
            "by": invitation.by,
            "by_name": names[invitation.by].name if invitation.by in names else "",
            "created": invitation.created,
        }
        for invitation, brief in zip(invitations, briefs, strict=True)
    ]


@router.put("/tables/{id}/watch")
async def watch(
    services: ServicesDep, table: VisibleTable, user: CurrentUser, form: EmptyForm | None = None
) -> server_messages.Table:
    """Notify the user when the table needs a player."""
    return await _watch(services, table, user, True)


@router.delete("/tables/{id}/watch")
async def unwatch(
    services: ServicesDep, table: VisibleTable, user: CurrentUser, form: EmptyForm | None = None
) -> server_messages.Table:
    """Stop notifying the user about free seats at this table."""
    return await _watch(services, table, user, False)


async def _watch(services: Services, table: VisibleTable, user: UserRow, on: bool) -> server_messages.Table:
    if not services.limits.friend_changes.try_acquire(user.id):
        raise Refused("too_many", "requests")
    await table.watch(user.id, on)
    return await table.table_message_for(user.id)
