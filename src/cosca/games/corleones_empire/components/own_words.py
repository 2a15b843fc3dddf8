"""Names and texts that an overlay (or a later set) gives components of its own; all others stand in the catalogues.

The text of a card is made of its effects, unless it has one of its own.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from cosca.games.corleones_empire.components.card_texts import card_text
from cosca.games.corleones_empire.components.printed import Ally, Job
from cosca.kernel.kit import Message

# By file: the array of its entries, and the kind of element that an entry is.
NAMED: Final = (
    ("allies.toml", "ally", "ally"),
    ("board.toml", "turf", "turf"),
    ("board.toml", "family_space", "place"),
    ("board.toml", "phase", "phase"),
    ("businesses.toml", "tile", "business"),
    ("businesses.toml", "icon", "icon"),
    ("families.toml", "family", "family"),
    ("families.toml", "neutral", "figure"),
    ("jobs.toml", "job", "job"),
)


def own_names(files: Mapping[str, object], jobs: tuple[Job, ...], allies: tuple[Ally, ...]) -> dict[str, str | Message]:
    """Own names by element key, and the texts of cards and icons (`job:shakedown.text`)."""
    found: dict[str, str | Message] = {f"job:{job.id}.text": card_text(job) for job in jobs}
    found.update({f"ally:{ally.id}.text": card_text(ally) for ally in allies})
    for file, array, kind in NAMED:
        for entry in cast("dict[str, Any]", files[file])[array]:
            _add(found, f"{kind}:{entry['id']}", entry)
    board = cast("dict[str, Any]", files["board.toml"])
    found.update({f"act:{act['number']}.title": str(act["title"]) for act in board["act"] if "title" in act})
    park = board["central_park"]
    _add(found, f"turf:{park['id']}", park)
    for area in (*board["turf"], park):
        _add(found, f"business:{area['printed']['id']}", area["printed"])
    _add(found, "piece:hudson", board["hudson"])
    for role, entry in cast("dict[str, Any]", files["families.toml"]).get("roles", {}).items():
        _add(found, f"figure:{role}", entry)
    return found


def _add(found: dict[str, str | Message], key: str, entry: dict[str, Any]) -> None:
    if "name" in entry:
        found[key] = str(entry["name"])
    if "text" in entry:
        found[f"{key}.text"] = str(entry["text"])
