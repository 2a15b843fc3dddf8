"""The secrets that all nodes of a cluster must share: the first node stores digests, by which others check theirs."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from cosca.server.core.settings import BadSetting
from cosca.server.storage import cluster_jobs as sql
from cosca.server.storage.store import Store

_PURPOSE: Final = b"cosca: the nodes of a cluster share this secret"


class Secret(NamedTuple):
    """A secret, and the file that holds it."""

    path: Path
    value: bytes


def digest(secret: bytes) -> str:
    """Return a digest by which nodes compare a secret; it reveals nothing about it."""
    return hmac.new(secret, _PURPOSE, hashlib.sha256).hexdigest()


async def check_secrets(store: Store, secrets: Mapping[str, Secret]) -> None:
    """Raise BadSetting if a secret is not that of the other nodes; `secrets` are by their name."""
    own = {name: digest(secret.value) for name, secret in secrets.items()}
    stored = await store.transact(lambda connection: sql.store_digests(connection, sorted(own.items())))
    for name, secret in secrets.items():
        if not hmac.compare_digest(own[name], stored[name]):
            raise BadSetting(
                f"{secret.path}: this {name} is not that of the cluster; copy the file from the first node, and start "
                "this one again"
            )
