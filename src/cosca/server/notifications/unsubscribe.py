"""Links that end notifications by e-mail without signing in: all of them, or those of one stage.

A token is not stored: it signs the user, the scope and a digest of the e-mail address, and stays valid as long as the
user has that address. Who got mails at an earlier one can no longer change anything.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal, NamedTuple, cast, get_args

from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.stages import STAGES, ChannelKind, Stage

Scope = Stage | Literal["all"]
DIGEST_LENGTH: Final = 16
KINDS: Final[tuple[ChannelKind, ...]] = get_args(ChannelKind)


class Unsubscription(NamedTuple):
    """What a token asks for."""

    user_id: str
    scope: Scope
    address: str  # its digest

    def is_for(self, email: str | None) -> bool:
        """Return whether the mail with the token went to this address."""
        return email is not None and self.address == _digest(email)


def unsubscribe_url(base_url: str, keys: SigningKeys, user_id: str, scope: str, email: str) -> str:
    """Return the link for the scope; for a stage that cannot be switched off alone, the link for all."""
    known = scope if scope in STAGES else "all"
    return f"{base_url}/api/unsubscribe?token={keys.sign_claims('unsubscribe', [user_id, known, _digest(email)])}"


def read_token(keys: SigningKeys, token: str) -> Unsubscription | None:
    """Return what a token asks for; None if it is forged."""
    match keys.read_claims("unsubscribe", token):
        case [str(user_id), str(scope), str(address)] if scope == "all" or scope in STAGES:
            return Unsubscription(user_id, cast("Scope", scope), address)
        case _:
            return None


def _digest(email: str) -> str:
    return hashlib.sha256(email.casefold().encode()).hexdigest()[:DIGEST_LENGTH]


def without_email(notify: dict[str, Any] | None, scope: Scope) -> dict[str, Any]:
    """Return the preferences of a user without e-mail in this scope; `all` also ends the digest."""
    changed = dict(notify or {})
    stages = dict(changed.get("stages") or {})
    for stage in STAGES if scope == "all" else (scope,):
        stages[stage] = [kind for kind in stages.get(stage, KINDS) if kind != "email"]
    changed["stages"] = stages
    if scope == "all":
        changed["digest_hour"] = None
    return changed
