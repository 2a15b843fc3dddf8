"""Names and texts of components from an overlay or a later set; all others are in the catalogues.

The text of a card is generated from its effects, unless the data have one.
"""

from collections.abc import Mapping
from typing import Final, cast

from cosca.games.corleones_empire.components.printed import Ally, Job
from cosca.games.corleones_empire.components.printed_texts import card_text
from cosca.kernel.documents import JsonObject
from cosca.kernel.messages import Message

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
    """Return the names of an overlay by element key, and the texts of cards and icons (`job:shakedown.text`)."""
    names: dict[str, str | Message] = {f"job:{job.id}.text": card_text(job) for job in jobs}
    names.update({f"ally:{ally.id}.text": card_text(ally) for ally in allies})
    for file, array, kind in NAMED:
        for entry in cast("JsonObject", files[file])[array]:
            _add(names, f"{kind}:{entry['id']}", entry)
    board = cast("JsonObject", files["board.toml"])
    names.update({f"act:{act['number']}.title": str(act["title"]) for act in board["act"] if "title" in act})
    park = board["central_park"]
    _add(names, f"turf:{park['id']}", park)
    for area in (*board["turf"], park):
        _add(names, f"business:{area['printed']['id']}", area["printed"])
    _add(names, "piece:hudson", board["hudson"])
    for role, entry in cast("JsonObject", files["families.toml"]).get("roles", {}).items():
        _add(names, f"figure:{role}", entry)
    return names


def _add(names: dict[str, str | Message], key: str, entry: JsonObject) -> None:
    if "name" in entry:
        names[key] = str(entry["name"])
    if "text" in entry:
        names[f"{key}.text"] = str(entry["text"])
