"""A cluster loses nothing while its parts fail; `make test-cluster` takes longer and fails more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support import requirements
from tools.checks import cluster
from tools.checks.cluster import Options
from tools.harness.postgres import MISSING, binaries, temporary_postgres

FAULTS = {"kill": 2, "pause": 1, "nats": 1}
MORE = {"kill": 4, "pause": 2, "nats": 2, "postgres": 2, "partition": 4, "rolling": 1}


@pytest.mark.parametrize("faults", [FAULTS, pytest.param(MORE, marks=pytest.mark.long)])
def test_nothing_is_lost_while_a_cluster_fails(tmp_path: Path, faults: dict[str, int]) -> None:
    where = binaries()
    if where is None:
        requirements.missing(MISSING)
    options = Options(faults, nodes=2, tables=4, think=0.1, longest_pause=4.0)
    with temporary_postgres(where, durable=True) as postgres:
        made = asyncio.run(cluster.run(postgres, tmp_path, options, print))
    assert made.sound, "\n".join(cluster.report(made))
    assert made.verdict.acknowledged >= 20
    assert len(made.injected) == sum(faults.values())
