"""Links that end notifications by e-mail without signing in: all of them, or those of one stage.

A token is not stored: it signs the user and the scope, and stays valid.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, cast, get_args

from cosca.server.identity.keys import SigningKeys
from cosca.server.notifications.stages import STAGES, ChannelKind, Stage

Scope = Stage | Literal["all"]
KINDS: Final[tuple[ChannelKind, ...]] = get_args(ChannelKind)


class Unsubscription(NamedTuple):
    """What a token asks for."""

    user_id: str
    scope: Scope


def unsubscribe_url(base_url: str, keys: SigningKeys, user_id: str, scope: str) -> str:
    """Return the link for the scope; for a stage that cannot be switched off alone, the link for all."""
    known = scope if scope in STAGES else "all"
    return f"{base_url}/api/unsubscribe?token={keys.sign_claims('unsubscribe', [user_id, known])}"


def read_token(keys: SigningKeys, token: str) -> Unsubscription | None:
    """Return what a token asks for; None if it is forged."""
    match keys.read_claims("unsubscribe", token):
        case [str(user_id), str(scope)] if scope == "all" or scope in STAGES:
            return Unsubscription(user_id, cast("Scope", scope))
        case _:
            return None


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
