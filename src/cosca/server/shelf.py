"""HTTP: what each game brings to the page: its components and words by set, its rules, its options."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, cast

import orjson
import yaml
from fastapi import APIRouter, Depends, Request, Response

import cosca
from cosca.bots import bots
from cosca.games import data_sets, kit
from cosca.kernel.game import Game
from cosca.server import wire, wire_http
from cosca.server.errors import Refused
from cosca.server.files import ASK_AGAIN, Kept, answer, keep
from cosca.server.identity import visitor
from cosca.server.lessons import lessons_of
from cosca.server.packing import packed
from cosca.server.settings import Settings
from cosca.server.telling import Teller
from cosca.words import available

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

ENGLISH: Final = "en"
_HOUSE: Final = Path(__file__).parent.parent
# A message with the lines that belong to it: they are indented, or empty.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_OWN_WORDS: Final = [_HOUSE / "server" / "words", _HOUSE / "words"]  # and those that all share


def set_id(data_name: str) -> str:
    """A component set as it stands in addresses: `house-2-a2433bcc642472cb`."""
    name, _, hash = data_name.rpartition(" ")
    return f"{_slug(name)}-{hash}"


def _slug(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9._-]", "-", name)


class Shelf:
    """The documents of all games, made once. They can be told from each other by game, set and language."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._kept: dict[tuple[str, ...], Kept] = {}
        self._games: dict[tuple[str, str], Game[Any]] = {}

    def find(self, key: tuple[str, ...], make: Callable[[], Any]) -> Kept:
        """The document of that key, made if it is not there yet.

        Browsers ask each time whether it is still the same: names and texts change without the hash of a set.
        """
        if key not in self._kept:
            self._kept[key] = keep(orjson.dumps(make()), "application/json", ASK_AGAIN)
        return self._kept[key]

    def game(self, name: str, set: str = "") -> Game[Any]:
        """The game of that name with a component set (none: that of new tables); Refused if there is none."""
        if name not in cosca.game_names():
            raise Refused("not_found", "game", game=name, games=list(cosca.game_names()))
        if (name, set) not in self._games:
            self._games[name, set] = self._made(name, set)
        return self._games[name, set]

    def _made(self, name: str, set: str) -> Game[Any]:
        label, _, hash = set.rpartition("-")
        for data in self._sets_of(name):
            made = cosca.game(name, **({"data": data} if data else {}))
            own = made.data_name().rpartition(" ")[0]
            if not set or (_slug(own) == label and made.recognise(f"{own} {hash}")):
                return made
        raise Refused("not_found", "set", set=set)

    def _sets_of(self, name: str) -> list[str]:
        """What tables of this server play with, as the option `data`: that of new tables first."""
        sets, over = data_sets(name), self._settings.data.get(name, "")
        return [over, *sets] if not over or over in sets else [over, *[f"{label}+{over}" for label in sets], *sets]


def words_of(name: str) -> list[Path]:
    """Where the words of a game lie, with those of its bots and of the server."""
    return [kit(name).words, _HOUSE / "bots" / name / "words", _HOUSE / "bots" / "words", *_OWN_WORDS]


def _catalogues(places: list[Path], language: str) -> dict[str, str]:
    """The messages in that language, then those in English that stand in for what it lacks."""
    if language not in available(places):
        raise Refused("not_found", "language", language=language)
    own = _text(places, language)
    return {language: own} | ({} if language == ENGLISH else _stand_ins(own, _text(places, ENGLISH)))


def _stand_ins(own: str, english: str) -> dict[str, str]:
    """What English has beyond these messages; nothing for a whole catalogue, so that nobody loads two."""
    there = {(id, attribute) for id, _, attributes in _entries(own) for attribute in ("", *attributes)}
    lacking = [
        text
        for id, text, attributes in _entries(english)
        if any((id, attribute) not in there for attribute in ("", *attributes))
    ]
    return {ENGLISH: "\n".join(lacking)} if lacking else {}


def _entries(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Each message and term of a catalogue: its id, its text, its attributes."""
    for found in _ENTRY.finditer(text):
        yield found[1], found[0], _ATTRIBUTE.findall(found[0])


def _text(places: list[Path], language: str) -> str:
    files = [path for place in places for path in sorted((place / language).glob("*.ftl"))]
    text = "\n".join([path.read_text(encoding="utf-8") for path in files])
    return _COMMENT.sub("", text)


def words_document(game: Game[Any], language: str) -> wire_http.Words:
    return {
        "language": language,
        "ftl": _catalogues(words_of(game.name), language),
        "names": dict(kit(game.name).names(game)),
        "things": {name: list(kinds) for name, kinds in kit(game.name).things.items()},
        "laws": {kind: list(rules) for kind, rules in kit(game.name).event_rules.items()},
    }


def glossary_document(game: Game[Any]) -> dict[str, wire_http.Term]:
    terms = kit(game.name).glossary(game)
    return {key: {"text": term["text"], "rules": list(term["rules"])} for key, term in terms.items()}


def rules_document(name: str, language: str = ENGLISH) -> list[wire_http.Rule]:
    if language not in available(words_of(name)):
        raise Refused("not_found", "language", language=language)
    return [
        {"id": rule.id, "section": rule.section, "title": rule.section_title, "text": rule.text}
        for rule in kit(name).rulebook(language)
    ]


def guide_document(game: Game[Any], language: str = ENGLISH) -> wire_http.Guide:
    if language not in available(words_of(game.name)):
        raise Refused("not_found", "language", language=language)
    blocks = kit(game.name).guide(game, language).blocks
    return {
        "set": set_id(game.data_name()),
        "seats": list(game.seats),
        "teams": [list(team) for team in game.teams],
        "blocks": [
            {
                "kind": cast('Literal["heading", "part", "text", "entry", "picture", "symbol"]', kind),
                "text": text,
                "name": name,
            }
            for kind, text, name in blocks
        ],
        "scenes": _scenes(game) if blocks else {},
    }


def _scenes(game: Game[Any]) -> dict[str, wire_http.GuideScene]:
    """The tables of `guide.yaml`, each as its seat sees it: pictures show what the rules tell of them."""
    teller, scenes = Teller(game), yaml.safe_load((kit(game.name).words / "guide.yaml").read_text(encoding="utf-8"))
    return {
        name: {"seat": scene["seat"], "sight": teller.sight(game.position(scene["position"]), scene["seat"], True)}
        for name, scene in scenes.items()
    }


def _game(game: Game[Any]) -> wire_http.GameBrief:
    return {
        "name": game.name,
        "set": set_id(game.data_name()),
        "seats": list(game.seats),
        "teams": [list(team) for team in game.teams],
        "options": [
            {
                "name": form.name,
                "kind": cast('Literal["flag", "one", "several"]', form.kind),
                "values": list(form.values),
                "default": form.default,
                "n": form.n,
                "facts": {"n": form.n, **form.facts},
            }
            for form in game.option_forms()
        ],
        "bots": list(bots(game.name)),
        "languages": available(words_of(game.name)),
        "lessons": list(lessons_of(game.name)),
    }


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


def games_kept(shelf: Shelf) -> Kept:
    """What the games are, as the page is told."""
    return shelf.find(("games",), lambda: [_game(shelf.game(name)) for name in cosca.game_names()])


def whole_kept(shelf: Shelf, name: str, set: str, language: str) -> Kept:
    """What a page needs of a game for a table."""
    game = shelf.game(name, set)

    def make() -> dict[str, Any]:
        return {
            "components": packed(game.components()),
            "glossary": glossary_document(game),
            "words": words_document(game, language),
        }

    return shelf.find(("whole", name, set, language), make)


@router.get("/games")
async def games(request: Request) -> Response:
    """The games: name, seats, teams, options with their values, bots, languages, and the set of new tables."""
    return answer(request, games_kept(_shelf(request)))


@router.get("/games/{name}/sets/{set}/components")
async def components(request: Request, name: str, set: str) -> Response:
    """The component data of a set, overlays merged."""
    shelf = _shelf(request)
    game = shelf.game(name, set)
    return answer(request, shelf.find(("components", name, set), game.components))


@router.get("/games/{name}/sets/{set}/glossary")
async def glossary(request: Request, name: str, set: str) -> Response:
    """What each element of a set means."""
    shelf = _shelf(request)
    game = shelf.game(name, set)
    return answer(request, shelf.find(("glossary", name, set), lambda: glossary_document(game)))


@router.get("/games/{name}/sets/{set}/words/{language}")
async def words(request: Request, name: str, set: str, language: str) -> Response:
    """The words of a game with a set in a language, English behind them."""
    shelf = _shelf(request)
    game = shelf.game(name, set)
    return answer(request, shelf.find(("words", name, set, language), lambda: words_document(game, language)))


@router.get("/games/{name}/sets/{set}/whole/{language}", include_in_schema=False)
async def whole(request: Request, name: str, set: str, language: str) -> Response:
    """Components, glossary and words in one answer, the components packed: what a page needs for a table."""
    return answer(request, whole_kept(_shelf(request), name, set, language))


@router.get("/words/{language}")
async def own_words(request: Request, language: str) -> Response:
    """What the server refuses, in words: for pages without a game."""

    def make() -> wire_http.Words:
        return {"language": language, "ftl": _catalogues(_OWN_WORDS, language), "names": {}, "things": {}, "laws": {}}

    return answer(request, _shelf(request).find(("own words", language), make))


@router.get("/games/{name}/components", include_in_schema=False)
@router.get("/games/{name}/glossary", include_in_schema=False)
async def older(request: Request, name: str) -> Response:
    """A page of version 1 asks for these: it is told to load itself again."""
    raise Refused("version", version=wire.VERSION)


@router.get("/games/{name}/rules")
async def rules(request: Request, name: str) -> Response:
    """The rules in their order, in English."""
    return await rules_in(request, name, ENGLISH)


@router.get("/games/{name}/rules/{language}")
async def rules_in(request: Request, name: str, language: str) -> Response:
    """The rules in their order, in a language; in English if it has no rules page."""
    shelf = _shelf(request)
    shelf.game(name)
    return answer(request, shelf.find(("rules", name, language), lambda: rules_document(name, language)))


@router.get("/games/{name}/guide/{language}")
async def guide_in(request: Request, name: str, language: str) -> Response:
    """The guide to a game in a language, with the tables that its pictures show; in English if it has none."""
    shelf = _shelf(request)
    game = shelf.game(name)
    return answer(request, shelf.find(("guide", name, language), lambda: guide_document(game, language)))
