"""Files of another version's page, during a rolling update."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest

from cosca.server.cluster.assets import MAX_BYTES, SharedAssets
from cosca.server.cluster.questions import Questions
from cosca.server.core.static_files import BuiltPage
from tests.server.support.cluster import cluster_of
from tests.server.support.memory_mesh import MemoryMesh

pytestmark = pytest.mark.usefixtures("long_leases")


def _page(folder: Path, **assets: bytes) -> BuiltPage:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html>")
    for name, body in assets.items():
        (folder / "assets" / f"{name}.js").write_bytes(body)
    return BuiltPage(folder)


def test_a_node_gets_a_file_from_one_of_another_version(postgres_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "new", "old") as (new, old):
            mesh, shared = MemoryMesh(), list[SharedAssets]()
            for node, built in ((new, {"b2": b"2"}), (old, {"a1": b"1", "huge": b"x" * (MAX_BYTES + 1)})):
                await node.lease.renew()
                questions = Questions(mesh, node.lease)
                await questions.start()
                shared.append(SharedAssets(_page(tmp_path / node.lease.id, **built), node.lease, questions))
            assert await shared[0].find("/assets/a1.js") is None  # all nodes have one version: nothing is asked
            row = new.lease.alive[old.lease.id]
            new.lease.alive[old.lease.id] = dataclasses.replace(row, version="0.0.1")
            found = await shared[0].find("/assets/a1.js")
            assert found is not None
            assert (found.body, found.media_type) == (b"1", "text/javascript")
            assert "immutable" in found.cache
            for path in ("/assets/none.js", "/assets/huge.js", "/assets/../index.html", "/index.html"):
                assert await shared[0].find(path) is None
            mesh.silent.add(f"node.{old.lease.id}.ask")
            assert await shared[0].find("/assets/a1.js") == found  # it is kept
            assert await shared[0].find("/assets/a2.js") is None

    asyncio.run(work())
