"""HTTP: games, component sets, words, rules, guides."""

from __future__ import annotations

from fastapi import Request, Response

from cosca.server.api.deps import ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.catalog.documents import (
    ENGLISH,
    game_list,
    glossary_document,
    guide_document,
    rules_document,
    server_words,
    table_bundle,
    words_document,
)
from cosca.server.core.http_cache import respond_cached
from cosca.server.protocol.http_models import GameBrief, Guide, Rule, Term, Words
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import VERSION, Facts

router = api_router()


@router.get("/games", response_model=list[GameBrief])
async def games(services: ServicesDep, request: Request) -> Response:
    """Return the games: name, seats, teams, options with their values, bots, languages, and the set of new tables."""
    return respond_cached(request, game_list(services.catalog))


@router.get("/games/{name}/sets/{set}/components", response_model=Facts)
async def components(services: ServicesDep, request: Request, name: str, set: str) -> Response:
    """Return the component data of a set, overlays merged."""
    catalog = services.catalog
    game = catalog.game(name, set)
    return respond_cached(request, catalog.find(("components", name, set), game.components))


@router.get("/games/{name}/sets/{set}/glossary", response_model=dict[str, Term])
async def glossary(services: ServicesDep, request: Request, name: str, set: str) -> Response:
    """Return what each element of a set means."""
    catalog = services.catalog
    game = catalog.game(name, set)
    return respond_cached(request, catalog.find(("glossary", name, set), lambda: glossary_document(game)))


@router.get("/games/{name}/sets/{set}/words/{language}", response_model=Words)
async def words(services: ServicesDep, request: Request, name: str, set: str, language: str) -> Response:
    """Return the texts of a game with a component set in a language, with English as the fallback."""
    catalog = services.catalog
    game = catalog.game(name, set)
    return respond_cached(request, catalog.find(("words", name, set, language), lambda: words_document(game, language)))


@router.get("/games/{name}/sets/{set}/whole/{language}", include_in_schema=False)
async def whole(services: ServicesDep, request: Request, name: str, set: str, language: str) -> Response:
    """Return components (packed), glossary and words at once: what a page needs for a table."""
    return respond_cached(request, table_bundle(services.catalog, name, set, language))


@router.get("/words/{language}", response_model=Words)
async def own_words(services: ServicesDep, request: Request, language: str) -> Response:
    """Return the server's own texts, for pages without a game."""
    return respond_cached(request, server_words(services.catalog, language))


@router.get("/games/{name}/components", include_in_schema=False)
@router.get("/games/{name}/glossary", include_in_schema=False)
async def removed_in_version_2(name: str) -> Response:
    """Tell a page of version 1 to load itself again."""
    raise Refused("version", version=VERSION)


@router.get("/games/{name}/rules", response_model=list[Rule])
async def rules(services: ServicesDep, request: Request, name: str) -> Response:
    """Return the rules in their order, in English."""
    return await rules_in(services, request, name, ENGLISH)


@router.get("/games/{name}/rules/{language}", response_model=list[Rule])
async def rules_in(services: ServicesDep, request: Request, name: str, language: str) -> Response:
    """Return the rules in their order, in a language; in English if it has no rules page."""
    catalog = services.catalog
    catalog.game(name)
    return respond_cached(request, catalog.find(("rules", name, language), lambda: rules_document(name, language)))


@router.get("/games/{name}/guide/{language}", response_model=Guide)
async def guide_in(services: ServicesDep, request: Request, name: str, language: str) -> Response:
    """Return the guide to a game in a language, with the tables of its pictures; in English if it has none."""
    catalog = services.catalog
    game = catalog.game(name)
    return respond_cached(request, catalog.find(("guide", name, language), lambda: guide_document(game, language)))
