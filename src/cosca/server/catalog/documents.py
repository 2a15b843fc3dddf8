"""Documents of each game for the page: components, words, rules, guide and options, cached by set and language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, cast

import orjson
import yaml

import cosca
from cosca.bots import bots
from cosca.games import data_sets, kit
from cosca.i18n import available
from cosca.kernel.documents import JsonObject
from cosca.kernel.game import Game
from cosca.kernel.guide import PICTURE
from cosca.server.catalog.lessons import lessons_of
from cosca.server.catalog.point_codec import pack_points
from cosca.server.core.http_cache import REVALIDATE, CachedDocument, cache_document
from cosca.server.core.settings import Settings
from cosca.server.protocol import http_models
from cosca.server.protocol.refusal import Refused
from cosca.server.views.snapshots import SnapshotBuilder

ENGLISH: Final = "en"
_PACKAGE: Final = Path(__file__).parent.parent.parent
# A message with its continuation lines, which are indented or empty.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_LETTERS: Final = ("mail.ftl", "notifications.ftl")  # the server alone formats these
_SERVER_WORDS: Final = [_PACKAGE / "server" / "words", _PACKAGE / "words"]  # and those that all share


def component_set_id(data_name: str) -> str:
    """Return the name of a component set in URLs: `house-2-a2433bcc642472cb`."""
    name, _, hash = data_name.rpartition(" ")
    return f"{_slug(name)}-{hash}"


def _slug(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9._-]", "-", name)


class GameCatalog:
    """The documents of all games, cached by game, set and language."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._documents: dict[tuple[str, ...], CachedDocument] = {}
        self._games: dict[tuple[str, str], Game[Any]] = {}

    def find(self, key: tuple[str, ...], make: Callable[[], Any]) -> CachedDocument:
        """Return the document of that key, made once.

        Browsers revalidate it each time, because names and texts change without the hash of a set.
        """
        if key not in self._documents:
            self._documents[key] = cache_document(orjson.dumps(make()), "application/json", REVALIDATE)
        return self._documents[key]

    def game(self, name: str, set: str = "") -> Game[Any]:
        """Return the game with a component set ("": that of new tables); Refused if there is none."""
        if name not in cosca.game_names():
            raise Refused("not_found", "game", game=name, games=list(cosca.game_names()))
        if (name, set) not in self._games:
            self._games[name, set] = self._create_game(name, set)
        return self._games[name, set]

    def _create_game(self, name: str, set: str) -> Game[Any]:
        label, _, hash = set.rpartition("-")
        for data in self._sets_of(name):
            game = cosca.game(name, **({"data": data} if data else {}))
            own = game.data_name().rpartition(" ")[0]
            if not set or (_slug(own) == label and game.recognise(f"{own} {hash}")):
                return game
        raise Refused("not_found", "set", set=set)

    def _sets_of(self, name: str) -> list[str]:
        """Return the component sets of this server as values of the option `data`, that of new tables first."""
        sets, over = data_sets(name), self._settings.data.get(name, "")
        return [over, *sets] if not over or over in sets else [over, *[f"{label}+{over}" for label in sets], *sets]


def word_folders(name: str) -> list[Path]:
    """Return the folders with the words of a game, its bots and the server."""
    return [kit(name).words, _PACKAGE / "bots" / name / "words", _PACKAGE / "bots" / "words", *_SERVER_WORDS]


def _catalogues(places: list[Path], language: str) -> dict[str, str]:
    """Return the messages in that language, and English ones for those that it lacks."""
    if language not in available(places):
        raise Refused("not_found", "language", language=language)
    own = _text(places, language)
    return {language: own} | ({} if language == ENGLISH else _fallbacks(own, _text(places, ENGLISH)))


def _fallbacks(own: str, english: str) -> dict[str, str]:
    """Return the English messages that are missing in `own`; nothing if it is complete."""
    present = {(id, attribute) for id, _, attributes in _entries(own) for attribute in ("", *attributes)}
    missing = [
        text
        for id, text, attributes in _entries(english)
        if any((id, attribute) not in present for attribute in ("", *attributes))
    ]
    return {ENGLISH: "\n".join(missing)} if missing else {}


def _entries(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield id, text and attributes of each message and term of a catalogue."""
    for entry in _ENTRY.finditer(text):
        yield entry[1], entry[0], _ATTRIBUTE.findall(entry[0])


def _text(places: list[Path], language: str) -> str:
    files = [path for place in places for path in sorted((place / language).glob("*.ftl")) if path.name not in _LETTERS]
    text = "\n".join([path.read_text(encoding="utf-8") for path in files])
    return _COMMENT.sub("", text)


def words_document(game: Game[Any], language: str) -> http_models.Words:
    return {
        "language": language,
        "ftl": _catalogues(word_folders(game.name), language),
        "names": dict(kit(game.name).names(game)),
        "things": {name: list(kinds) for name, kinds in kit(game.name).argument_kinds.items()},
        "laws": {kind: list(rules) for kind, rules in kit(game.name).event_rules.items()},
    }


def glossary_document(game: Game[Any]) -> dict[str, http_models.Term]:
    terms = kit(game.name).glossary(game)
    return {key: {"text": term["text"], "rules": list(term["rules"])} for key, term in terms.items()}


def rules_document(name: str, language: str = ENGLISH) -> list[http_models.Rule]:
    if language not in available(word_folders(name)):
        raise Refused("not_found", "language", language=language)
    return [
        {"id": rule.id, "section": rule.section, "title": rule.section_title, "text": rule.text}
        for rule in kit(name).rulebook(language)
    ]


def guide_document(game: Game[Any], language: str = ENGLISH) -> http_models.Guide:
    if language not in available(word_folders(game.name)):
        raise Refused("not_found", "language", language=language)
    blocks = kit(game.name).guide(game, language).blocks
    tour = kit(game.name).tour(game, language).blocks
    return {
        "set": component_set_id(game.data_name()),
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
        "tour": [{"picture": block.name, "text": block.plain} for block in tour if block.kind == PICTURE],
    }


def _scenes(game: Game[Any]) -> dict[str, http_models.GuideScene]:
    """Return the scenes of `guide.yaml`, each as its seat sees it."""
    builder = SnapshotBuilder(game)
    scenes = yaml.safe_load((kit(game.name).words / "guide.yaml").read_text(encoding="utf-8"))
    return {
        name: {
            "seat": scene["seat"],
            "sight": builder.visible_state(game.position(scene["position"]), scene["seat"], True),
        }
        for name, scene in scenes.items()
    }


def _game(game: Game[Any]) -> http_models.GameBrief:
    return {
        "name": game.name,
        "set": component_set_id(game.data_name()),
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
        "languages": available(word_folders(game.name)),
        "lessons": list(lessons_of(game.name)),
        "odds": any(getattr(step, "odds", False) for step in game.steps.values()),
    }


def game_list(catalog: GameCatalog) -> CachedDocument:
    """Return the list of games."""
    return catalog.find(("games",), lambda: [_game(catalog.game(name)) for name in cosca.game_names()])


def table_bundle(catalog: GameCatalog, name: str, set: str, language: str) -> CachedDocument:
    """Return all that a page needs of a game for a table."""
    game = catalog.game(name, set)

    def make() -> JsonObject:
        return {
            "components": pack_points(game.components()),
            "glossary": glossary_document(game),
            "words": words_document(game, language),
        }

    return catalog.find(("whole", name, set, language), make)


def server_words(catalog: GameCatalog, language: str) -> CachedDocument:
    """Return the texts of refusals, for pages without a game."""

    def make() -> http_models.Words:
        return {
            "language": language,
            "ftl": _catalogues(_SERVER_WORDS, language),
            "names": {},
            "things": {},
            "laws": {},
        }

    return catalog.find(("own words", language), make)
