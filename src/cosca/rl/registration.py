"""Ids of Gymnasium, registered without importing an environment: `gymnasium.make("cosca/la_famiglia-v0")`.

Gymnasium before 1.0 reads the entry point in the group `gymnasium.envs` when it is imported. Later versions read no
entry points: there `cosca.rl.single` must be imported first, which a longer id does by itself,
`gymnasium.make("cosca.rl.single:cosca/la_famiglia-v0")`.
"""

from __future__ import annotations

from gymnasium.envs import registration  # gymnasium itself is still being imported when it calls the entry point

import cosca


def register() -> None:
    """Register the games that are not registered yet."""
    for name in cosca.game_names():
        env_id = f"cosca/{name}-v0"
        if env_id not in registration.registry:
            environment = "cosca.rl.single:SeatEnv"
            registration.register(env_id, environment, kwargs={"game": name}, disable_env_checker=True)
