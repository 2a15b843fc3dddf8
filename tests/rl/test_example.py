"""The example policy is trained and plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import cosca
import cosca.bots
from cosca.bots.arena import play_game
from examples import policy


def test_a_policy_is_trained_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "TABLES", 2)
    monkeypatch.setattr(policy, "FILE", tmp_path / "policy.npz")
    weights, games = policy.train(5, 1, most=1)
    assert games >= 1
    assert np.abs(weights.table).max() > 0
    np.savez(policy.FILE, table=weights.table)
    monkeypatch.setitem(cosca.bots._BOTS, "policy", policy.Policy)
    monkeypatch.setattr(policy.Policy, "needs_memory", True, raising=False)
    monkeypatch.setattr(policy.Policy, "external", False, raising=False)
    played = play_game(cosca.game(policy.GAME, seats=policy.SEATS), 3, ("policy", "default"))
    assert played.paces[1].decisions > 20
