"""The glossary: what every element of the board is, as a message, and which rules explain it.

An element has a key, as in `Choice.touches` (`business:red_hook_docks`). Its name comes from the catalogue or an
overlay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.games.corleones_empire.components.printed import (
    CENTRAL_PARK,
    COLOURS,
    GOODS,
    ICONS,
    MONEY,
    TURFS,
    Ally,
    Business,
    Job,
)
from cosca.games.corleones_empire.rules.end import BONUS
from cosca.kernel.kit import Term, laws_in
from cosca.kernel.messages import Message

if TYPE_CHECKING:
    from cosca.games.corleones_empire.components.data import Data
    from cosca.games.corleones_empire.game import CorleonesEmpire

FIGURES: Final = ("thug", "don", "consigliere", "heir", "mayor", "union_boss", "police_chief")
PIECES: Final = ("control", "horse_head", "suitcase", "hand", "bank", "hudson")
SEATS: Final = 5
Args = dict[str, Any]


class Glossary:
    """The terms of a game by element key, built once."""

    def __init__(self, game: CorleonesEmpire) -> None:
        self.terms: Final[dict[str, Term]] = {}
        self._explains: Final = laws_in(game.folder / "words")["explains"]
        data = game.data
        self._board(data)
        for business in data.businesses:
            self._business(data, business)
        for job in data.jobs:
            self._job(job)
        for ally in data.allies:
            self._ally(ally)
        self._families(data)
        self._pieces(data)

    def _add(self, key: str, id: str, args: Args, *laws: str) -> None:
        rules = dict.fromkeys([rule for law in laws for rule in self._explains[law]])
        self.terms[key] = {"text": {"id": f"term-{id}", "args": args}, "rules": list(rules)}

    def _board(self, d: Data) -> None:
        for turf in range(TURFS):
            args: Args = {"number": turf + 1, "business": d.businesses[turf].id}
            self._add(f"turf:{d.areas[turf]}", "turf", args, "turf")
        self._add(f"turf:{d.areas[CENTRAL_PARK]}", "central_park", {}, "central_park")
        for place in d.places:
            args = {"areas": [d.areas[area] for area in place.areas], "three_plus": place.three_plus}
            self._add(f"place:{place.id}", "place", args, "place", *(["three_plus"] if place.three_plus else []))

    def _business(self, d: Data, business: Business) -> None:
        args: Args = {
            "deck": business.deck or "printed",
            "turf": None if business.deck else d.areas[business.index],
            "front": [ICONS[icon] for icon in business.front],
            "back": [ICONS[icon] for icon in business.back],
        }
        laws = ["business", *(["tile"] if business.deck else [])]
        if business.index == CENTRAL_PARK:
            laws.append("central_park")
        laws += [f"icon:{ICONS[icon]}" for icon in (*business.front, *business.back)]
        self._add(f"business:{business.id}", "business", args, *laws)

    def _job(self, job: Job) -> None:
        args: Args = {
            "job": job.id,
            "goods": [GOODS[kind] for kind, n in enumerate(job.goods) for _ in range(n)],
            "cards": [MONEY[kind] for kind in job.money],
            "colour": COLOURS[job.colour],
        }
        self._add(f"job:{job.id}", "job", args, *[f"op:{effect.op}" for effect in job.effects], "job")

    def _ally(self, ally: Ally) -> None:
        args: Args = {"ally": ally.id, "act": ally.act}
        self._add(f"ally:{ally.id}", "ally", args, *[f"op:{effect.op}" for effect in ally.effects], "ally")

    def _families(self, d: Data) -> None:
        source: Any = d.source["families.toml"]
        for family in source["family"]:
            args: Args = {role: str(family[role]) for role in ("don", "consigliere", "heir")}
            self._add(f"family:{family['id']}", "family", {**args, "colour": str(family["colour"])}, "family")
        self._add("seat:0", "neutrals", {}, "neutrals")
        for seat in range(1, SEATS + 1):
            self._add(f"seat:{seat}", "seat", {}, "seat")

    def _pieces(self, d: Data) -> None:
        for icon in ICONS:
            self._add(f"icon:{icon}", "icon", {"icon": icon}, f"icon:{icon}")
        for figure in FIGURES:
            self._add(f"figure:{figure}", f"figure-{figure}", {}, f"figure:{figure}")
        for piece in PIECES:
            args: Args = {"bonus": BONUS, "markers": d.markers} if piece == "control" else {}
            self._add(f"piece:{piece}", f"piece-{piece}", args, f"piece:{piece}")
        for n in MONEY:
            self._add(f"money:{n}", "money", {}, "money")
        for good in GOODS:
            self._add(f"good:{good}", f"good-{good}", {}, f"good:{good}")


def glossary(game: CorleonesEmpire) -> dict[str, Term]:
    """Return the terms of a game by element key."""
    return Glossary(game).terms


def names(game: CorleonesEmpire) -> dict[str, str | Message]:
    """Return names and texts that catalogues lack: those of an overlay, and the texts of cards."""
    return dict(game.data.own_names)
