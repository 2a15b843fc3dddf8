"""The components of Corleone's Empire in words: seats, cards, businesses, spaces; questions are made of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from cosca.games.corleones_empire.components.printed import (
    CHOICE,
    GOODS,
    ICONS,
    MONEY,
    TURFS,
    Business,
    Effect,
    Job,
    Place,
)
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.kernel.events import Facts
from cosca.kernel.texts import NOBODY, CatalogueWording

FOLDER: Final = Path(__file__).parent
MEMBERS: Final = ("don", "consigliere", "heir")
ACTS: Final = ("", "I", "II", "III", "IV")
SEAT_FIELDS: Final = ("seat", "controller", "to", "whose", "rival", "winner", "horse", "first", "second")


class ComponentWords(CatalogueWording):
    """Names and what is printed on things. It calls a seat by its family as soon as it has seen who is who."""

    def __init__(self, game: CorleonesEmpire, language: str = "en", strict: bool = False) -> None:
        super().__init__(game, FOLDER, language, strict)
        self.data: Final = game.data
        self.families: dict[int, str] = {}
        self.tile_in: dict[str, int] = {}  # the turf of each business tile on the board
        self._learned: tuple[dict[str, str], dict[str, str]] | None = None  # families and tiles of the view seen last
        icons: Any = self.data.source["businesses.toml"]
        self.icon_names: Final = {str(icon["id"]): str(icon["name"]) for icon in icons["icon"]}
        self.icon_texts: Final = {str(icon["id"]): str(icon["text"]) for icon in icons["icon"]}

    def learn(self, view: dict[str, Any]) -> None:
        found: tuple[dict[str, str], dict[str, str]] = (view["families"], view["tiles"])
        if found != self._learned:
            self._learned = found
            self.families = {int(seat): str(name) for seat, name in found[0].items()}
            self.tile_in = {str(tile): self.data.area_index[turf] for turf, tile in found[1].items()}

    def heard(self, facts: Facts) -> None:
        """Takes in what an event says of families and tiles."""
        kind = facts["event"]
        if kind == "family":
            self.families[int(facts["seat"])] = str(facts["family"])
            self._learned = None
        elif kind == "business_opened":
            self.tile_in[str(facts["business"])] = self.data.area_index[facts["turf"]]
            self._learned = None

    # ---------------------------------------------------------------- names

    def name(self, key: str, **facts: Any) -> str:
        return self.text.say("name", key, facts)

    def seat(self, seat: int) -> str:
        if not seat:
            return self.name("neutrals")
        family = self.families.get(seat)
        return self.data.families[self.data.family_index[family]].name if family else self.name("seat", n=seat)

    def whose(self, seat: int, me: int | None) -> str:
        """The owner of a figure before its noun: `your`, `Vitale's`, `the`."""
        if not seat:
            return self.name("the")
        return self.name("your") if seat == me else self.name("whose", name=self.seat(seat))

    def short(self, key: str, otherwise: str) -> str:
        """A name for a narrow column."""
        return self.text.say("short", key, {}) if self.text.has("short", key) else otherwise

    def money(self, cards: Iterable[int], joint: str = " + ") -> str:
        return joint.join([f"${card}" for card in cards]) or self.name("nothing")

    def goods(self, job: Job) -> str:
        """What a job asks for: `2 Gun, Booze`."""
        counts = [(n, self.icon_names[GOODS[kind]]) for kind, n in enumerate(job.goods) if n]
        return ", ".join([name if n == 1 else f"{n} {name}" for n, name in counts])

    def deal(self, job: Job) -> str:
        """What a job asks for and pays."""
        return self.name("deal", goods=self.goods(job), money=self.money([MONEY[kind] for kind in job.money]))

    def icons(self, icons: Iterable[int]) -> str:
        """Ability icons by name; one shown twice stands there twice."""
        return ", ".join([self.icon_names[ICONS[icon]] for icon in icons]) or self.name("nothing")

    def icons_short(self, icons: Iterable[int]) -> str:
        """The same for a narrow column."""
        return " + ".join([self.text.say("icon", ICONS[icon], {}) for icon in icons])

    def turf_of(self, business: Business) -> int:
        """The area of a business: its own, or where its tile lies."""
        return business.index if business.index <= TURFS else self.tile_in.get(business.id, NOBODY)

    def areas(self, place: Place) -> str:
        return ", ".join([self.data.area_names[area] for area in place.areas])

    def businesses_in(self, area: int) -> list[Business]:
        """The printed business of an area and its tile, if there is one."""
        return [b for b in self.data.businesses if self.turf_of(b) == area]

    def backs(self, areas: Iterable[int]) -> list[int]:
        """The icons of all backs in these areas."""
        return [icon for area in areas for business in self.businesses_in(area) for icon in business.back]

    def spot(self, at: str) -> str:
        """Where a figure stands, with its preposition."""
        data = self.data
        if at in data.business_index:
            business = data.businesses[data.business_index[at]]
            turf = self.turf_of(business)
            return self.name("on_business", name=business.name, turf=data.area_names[turf] if turf >= 0 else "?")
        if at in data.place_index:
            place = data.places[data.place_index[at]]
            return self.name("at_place", name=place.name, areas=self.areas(place))
        return self.name("in_turf", name=data.area_names[data.area_index[at]])

    def card(self, text: str) -> str:
        """A card by the text of its choice: `money 5`, `good gun`, `job shakedown`, `ally mayor`."""
        kind, _, name = text.partition(" ")
        if kind == "money":
            return f"${name}"
        if kind == "good":
            return self.text.say("good", name, {})
        return self.card_name(name)

    def card_name(self, id: str) -> str:
        """The name of a job or an ally."""
        data = self.data
        return data.jobs[data.job_index[id]].name if id in data.job_index else data.allies[data.ally_index[id]].name

    def effect(self, effect: Effect) -> str:
        """An effect that is used or refused as a whole."""
        key = f"rival_suitcase_{effect.who}" if effect.op == "rival_suitcase" else effect.op
        goods = ["choice" if kind == CHOICE else GOODS[kind] for kind in effect.goods]
        facts: dict[str, Any] = {
            "cards": self.money([MONEY[kind] for kind in effect.cards]),
            "goods": " + ".join([self.text.say("good", good, {}) for good in goods]),
            "look": effect.look,
            "keep": effect.keep,
            "most": effect.most,
            "icon": self._doing(ICONS[effect.icon]) if effect.icon >= 0 else "",
        }
        return self.text.say("effect", key, facts)

    def _doing(self, icon: str) -> str:
        """What an icon says, inside a sentence."""
        text = self.icon_texts[icon].rstrip(".")
        return text[:1].lower() + text[1:]

    def word(self, field: str, value: Any) -> Any:
        """A fact in words; numbers and what is no name stay as they are."""
        data = self.data
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value)
        if field == "icons":
            return self.icons([data.icon_index[icon] for icon in value])
        if field == "act":
            return ACTS[int(value)]
        if field == "card":
            if isinstance(value, int):
                return f"${value}"
            return self.card(value) if " " in value else self.card_name(value)
        if field in ("job", "ally"):
            return self.card_name(value)
        if field == "good":
            return self.text.say("good", value, {})
        if field == "business":
            return data.businesses[data.business_index[value]].name
        if field == "turf":
            return data.area_names[data.area_index[value]]
        if field == "family":
            return data.families[data.family_index[value]].name
        if field == "at":
            return self.spot(value)
        return value

    # ---------------------------------------------------------------- who stands where

    def standing(self, view: dict[str, Any]) -> dict[str, list[tuple[int, str]]]:
        """Who stands where: the owner (0: neutral) and role of the figures on each space."""
        found: dict[str, list[tuple[int, str]]] = {}
        for seat, figures in view["figures"].items():
            for at in figures["thugs"]:
                found.setdefault(at, []).append((int(seat), "thug"))
            for role in MEMBERS:
                found.setdefault(figures[role], []).append((int(seat), role))
        for role, at in view["neutrals"].items():
            found.setdefault(at, []).append((0, role))
        return found

    def influence(self, turf: int, view: dict[str, Any]) -> dict[int, int]:
        """The influence of each seat (0: the neutrals) in a turf, where there is any."""
        spots = {self.data.areas[turf], *[business.id for business in self.businesses_in(turf)]}
        spots |= {place.id for place in self.data.places if turf in place.areas}
        counts: dict[int, int] = {}
        for at, figures in self.standing(view).items():
            if at in spots:
                for seat, _ in figures:
                    counts[seat] = counts.get(seat, 0) + 1
        return dict(sorted(counts.items()))
