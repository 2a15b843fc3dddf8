"""What people show of themselves, and to whom."""

from __future__ import annotations

from typing import Final, Literal, get_args

from cosca.server.storage.rows import UserRow

Audience = Literal["everyone", "played", "nobody"]  # `played`: people who have played with the owner
Part = Literal["profile", "history", "against", "rating"]

PARTS: Final[tuple[Part, ...]] = get_args(Part)
_AUDIENCES: Final[dict[str, Audience]] = {"everyone": "everyone", "played": "played", "nobody": "nobody"}
# By default, strangers see nothing but the rating, which exists only for people who chose rated games.
DEFAULTS: Final[dict[Part, Audience]] = {
    "profile": "played",
    "history": "played",
    "against": "played",
    "rating": "everyone",
}


def audience(owner: UserRow, part: Part) -> Audience:
    """Return who may see a part of what concerns the owner."""
    chosen = owner.privacy.get(part) if isinstance(owner.privacy, dict) else None
    return _AUDIENCES.get(str(chosen), DEFAULTS[part])


def may_publish(owner: UserRow) -> bool:
    """Return whether finished games of the owner may be published; without a choice they may not."""
    return isinstance(owner.privacy, dict) and owner.privacy.get("publish") is True


def is_visible(owner: UserRow, part: Part, viewer: str | None, have_played: bool) -> bool:
    """Return whether the viewer may see a part. Owners see everything; hiding the profile hides all but the rating.

    `have_played`: the viewer has played with the owner.
    """
    if viewer is not None and viewer == owner.id:
        return True
    if owner.banned:
        return False
    parts: tuple[Part, ...] = (part,) if part in ("profile", "rating") else ("profile", part)
    audiences = {audience(owner, needed) for needed in parts}
    return audiences == {"everyone"} or (have_played and "nobody" not in audiences)
