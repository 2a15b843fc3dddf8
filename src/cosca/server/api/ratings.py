"""HTTP: the leaderboard of a game, with the bots of the ladder on the same scale."""

from __future__ import annotations

from typing import Final

import cosca
from cosca.bots import bots
from cosca.server.api.deps import ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.protocol import http_models
from cosca.server.protocol.refusal import Refused
from cosca.server.ratings.anchors import find_anchor
from cosca.server.ratings.scale import POINTS_PER_MU, shown_margin, shown_rating
from cosca.server.storage.ratings import leaderboard

MIN_GAMES: Final = 10  # rated games until a player is listed
MAX_SIGMA: Final = 5.0  # a rating that is less certain is not listed
MAX_PLAYERS: Final = 100

router = api_router()


@router.get("/ratings/{game}")
async def ratings(services: ServicesDep, game: str) -> http_models.Leaderboard:
    """Return the best rated players of a game, and the bots."""
    if game not in cosca.game_names():
        raise Refused("not_found", "game", game=game)
    players = await leaderboard(services.store, game, MIN_GAMES, MAX_SIGMA, MAX_PLAYERS)
    anchors = [(bot, entry) for bot in bots(game) if (entry := find_anchor(game, bot)) is not None]
    return {
        "game": game,
        "min_games": MIN_GAMES,
        "players": [
            {
                "user": player.user_id,
                "name": player.name,
                "rating": shown_rating(player.rating.mu),
                "margin": shown_margin(player.rating.sigma),
                "games": player.rating.games,
            }
            for player in players
        ],
        "bots": [
            {
                "bot": bot,
                "rating": shown_rating(entry["mu"]),
                "margin": round((entry["high"] - entry["low"]) / 2 * POINTS_PER_MU),
            }
            for bot, entry in sorted(anchors, key=lambda each: -each[1]["mu"])
        ],
    }
