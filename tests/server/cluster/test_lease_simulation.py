"""Random schedules of a cluster with a virtual clock, and that they find what is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from cosca.server.cluster import node
from cosca.server.storage import batch_writer
from cosca.server.storage import cluster as sql
from tests.support.sampling import some
from tools.checks.leases import run_schedules

CHUNK = 500
SABOTAGED = 3000  # schedules within which each fault has to be found


@pytest.mark.parametrize("first", [CHUNK * n + 1 for n in some(1, 40)])
def test_no_schedule_breaks_an_invariant(first: int) -> None:
    choices, faults, violations = run_schedules(first, CHUNK)
    assert violations == []
    assert choices > 0
    assert faults > 0


def _answer_without_a_lease(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(node, "VALID_SECONDS", sql.LEASE_SECONDS + 2)


def _take_from_nodes_with_a_lease(patch: pytest.MonkeyPatch) -> None:
    claim = str(sql._CLAIM)
    start = claim.index("AND (tables.owner IS NULL")
    patch.setattr(sql, "_CLAIM", text(claim[:start] + claim[claim.index("RETURNING") :]))


def _ignore_the_fence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(batch_writer, "stale_fences", lambda *_: set[object]())


def _keep_the_epoch(patch: pytest.MonkeyPatch) -> None:
    claim = str(sql._CLAIM)
    patch.setattr(sql, "_CLAIM", text(claim.replace("epoch = tables.epoch + 1", "epoch = tables.epoch")))


def _never_take_a_table_over(patch: pytest.MonkeyPatch) -> None:
    claim = str(sql._CLAIM)
    start = claim.index("OR NOT EXISTS")
    patch.setattr(sql, "_CLAIM", text(claim[:start] + ") " + claim[claim.index("RETURNING") :]))


def _count_a_renewal_from_its_answer(patch: pytest.MonkeyPatch) -> None:
    renew = node.NodeLease.renew

    async def late(lease: node.NodeLease) -> None:
        await renew(lease)
        lease._renewed = lease._clock()

    patch.setattr(node.NodeLease, "renew", late)
    patch.setattr(node, "RENEW_SECONDS", 6.0)  # with slow answers it is found soon


@pytest.mark.parametrize(
    ("sabotage", "finding"),
    [
        (_answer_without_a_lease, "answers for"),
        (_take_from_nodes_with_a_lease, "does not own the table any more"),
        (_ignore_the_fence, "follows e"),
        (_keep_the_epoch, ""),
        (_never_take_a_table_over, "does not go on"),
        (_count_a_renewal_from_its_answer, "answers for"),
    ],
)
def test_sabotage_is_found(
    sabotage: Callable[[pytest.MonkeyPatch], None], finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sabotage(monkeypatch)
    for first in range(1, SABOTAGED, 25):
        _, _, violations = run_schedules(first, 25)
        if any(finding in violation for violation in violations):
            return
    pytest.fail("not found")
