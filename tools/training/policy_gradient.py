"""Proximal policy optimization of policy weights: small steps towards choices that turned out better than expected."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from cosca.bots.feature_hashing import SIZE
from cosca.bots.learned_policy import MAX_GAP, MAX_LEAN_GAP, PolicyWeights
from tools.training.critic import Adam, Critic
from tools.training.experience import MAX_TEAMS, Array

CLIP: Final = 0.2  # of the ratio of new and old probability
MAX_DIVERGENCE: Final = 0.03  # from the policy that played, after which an update ends


class Settings(NamedTuple):
    """Settings of updates."""

    rate: float  # of the weights, in logits
    critic_rate: float = 1e-3
    entropy: float = 0.004
    decay: float = 0.96  # lambda of generalized advantage estimation, from one recorded decision to the next
    critic_decay: float = 0.99
    epochs: int = 2
    minibatches: int = 6
    critic_steps: int = 4  # of the critic for each step of the policy, as it learns more slowly


class Batch:
    """Recorded decisions of whole games, as matrices."""

    def __init__(self, parts: list[dict[str, Array]], places: int, temperature: float) -> None:
        """Join the columns; `temperature` is the evaluator's."""
        columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        self.n = len(columns["taken"])
        self.log, self.stage, self.team = columns["log"], columns["stage"], columns["team"].astype(np.int64)
        self.teams, self.game = columns["teams"].astype(np.int64), columns["game"]
        counts = columns["choice_n"].astype(np.int64)
        self.starts = np.cumsum(counts) - counts
        self.row = np.repeat(np.arange(self.n), counts)  # by choice: its decision
        self.taken = self.starts + columns["taken"]
        self.features = sparse(columns["feature"], columns["feature_n"], np.ones(len(columns["feature"])), SIZE)
        gap = columns["gap"]
        self.lean = np.minimum(gap, MAX_LEAN_GAP)
        self.gaps = np.stack([np.minimum(gap, MAX_GAP) / 4.0, gap <= 0.0, np.exp(-gap / temperature)], 1)
        self.observed = sparse(
            columns["place"], columns["place_n"], np.log2(1.0 + columns["value"].astype(np.float32)), places
        )
        self.standing = columns["standing"].reshape(self.n, -1)
        self.result = columns["result"].reshape(self.n, MAX_TEAMS).astype(np.float64)
        order = np.arange(MAX_TEAMS)[None]
        playing = order < self.teams[:, None]
        # By decision: which place a team has in the decider's order, and which team has a place.
        self.place_of_team = np.where(playing, (order - self.team[:, None]) % self.teams[:, None], order)
        self.team_of_place = np.where(playing, (order + self.team[:, None]) % self.teams[:, None], order)
        self.advantage = np.zeros(self.n, np.float32)
        self.target = np.zeros((self.n, MAX_TEAMS), np.float32)

    def estimate(self, critic: Critic, settings: Settings) -> float:
        """Compute advantages, and the targets of the critic; return the explained variance."""
        values = critic.values(self.observed, self.standing, self.teams).astype(np.float64)
        values = np.take_along_axis(values, self.place_of_team, 1)
        advantages, targets = np.zeros_like(values), np.zeros_like(values)
        game = self.game.tolist()
        advantage = target = after = values[0]
        for i in range(self.n - 1, -1, -1):
            if i + 1 == self.n or game[i + 1] != game[i]:
                after = target = self.result[i]
                advantage = 0.0 * after
            advantage = after - values[i] + settings.decay * advantage
            target = (1.0 - settings.critic_decay) * after + settings.critic_decay * target
            advantages[i], targets[i], after = advantage, target, values[i]
        self.advantage = advantages[np.arange(self.n), self.team].astype(np.float32)
        self.target = np.take_along_axis(targets, self.team_of_place, 1).astype(np.float32)
        return 1.0 - float(((self.result - values) ** 2).sum() / (self.result**2).sum())


class Learner:
    """Policy weights as logits, and the critic, with their optimizers."""

    def __init__(self, weights: PolicyWeights, critic: Critic, settings: Settings) -> None:
        self.start, self.critic, self.settings = weights, critic, settings
        spread = np.asarray(weights.spread, np.float32)
        self.unit = float(spread.mean()) / weights.keen
        self.scale = spread / spread.mean()
        self.parameters = {
            "weights": np.asarray(weights.weights, np.float32) * self.unit,
            "gaps": np.asarray(weights.gaps, np.float32) * spread[:, None] / weights.keen,
        }
        self.optimizer = Adam(self.parameters, settings.rate, 0.99)

    def policy(self) -> PolicyWeights:
        """Return the weights to play with."""
        p, keen = self.parameters, self.start.keen
        spread = np.asarray(self.start.spread, np.float32)[:, None]
        gaps = tuple([tuple(stage) for stage in (p["gaps"] * keen / spread).astype(float).tolist()])
        return self.start._replace(weights=tuple((p["weights"] / self.unit).astype(float).tolist()), gaps=gaps)

    def logs(self, batch: Batch) -> Array:
        """Return by choice the logarithm of its probability."""
        p, stage = self.parameters, batch.stage[batch.row]
        logits = (batch.features @ p["weights"]) * self.scale[stage] + (batch.gaps * p["gaps"][stage]).sum(1)
        logits -= batch.lean * (self.start.lean / self.start.keen)
        logits -= np.maximum.reduceat(logits, batch.starts)[batch.row]
        return logits - np.log(np.add.reduceat(np.exp(logits), batch.starts))[batch.row]

    def learn(self, parts: list[dict[str, Array]], places: int, temperature: float, factor: float) -> dict[str, float]:
        """Improve critic and policy with these games; a `factor` of 0 leaves the policy as it is."""
        s = self.settings
        batches = [Batch(parts[n :: s.minibatches], places, temperature) for n in range(min(s.minibatches, len(parts)))]
        explained = [batch.estimate(self.critic, s) for batch in batches]
        advantages = np.concatenate([batch.advantage for batch in batches])
        mean, spread = float(advantages.mean()), float(advantages.std()) + 1e-8
        divergence, entropy, error = 0.0, 0.0, 0.0
        for _ in range(s.epochs):
            for batch in batches:
                for n in range(s.critic_steps):
                    part = slice(n, None, s.critic_steps)
                    error = self.critic.fit(
                        batch.observed[part], batch.standing[part], batch.teams[part], batch.target[part]
                    )
                if factor and divergence < MAX_DIVERGENCE:
                    divergence, entropy = self._step(batch, (batch.advantage - mean) / spread, factor)
        return {
            "explained": float(np.mean(explained)), "advantage": spread, "entropy": entropy, "divergence": divergence,
            "error": error, "samples": float(len(advantages)),
        }  # fmt: skip

    def _step(self, batch: Batch, advantage: Array, factor: float) -> tuple[float, float]:
        """Take one step; return the divergence from the policy that played, and the entropy, before it."""
        logs = self.logs(batch)
        odds = np.exp(logs)
        ratio = np.exp(logs[batch.taken] - batch.log)
        clipped = np.where(advantage > 0.0, ratio > 1.0 + CLIP, ratio < 1.0 - CLIP)
        gain = np.where(clipped, 0.0, ratio * advantage)
        entropy = -np.add.reduceat(odds * logs, batch.starts)
        back = -odds * (gain[batch.row] + self.settings.entropy * (logs + entropy[batch.row]))
        back[batch.taken] += gain
        back = (-back / batch.n).astype(np.float32)
        stage = batch.stage[batch.row]
        gaps = np.stack([np.bincount(stage, back * column, len(self.scale)) for column in batch.gaps.T], 1)
        gradients = {"weights": batch.features.T @ (back * self.scale[stage]), "gaps": gaps.astype(np.float32)}
        self.optimizer.step(gradients, factor)
        return float((ratio - 1.0 - np.log(ratio)).mean()), float(entropy.mean())


def sparse(places: Array, counts: Array, values: Array, size: int) -> Any:
    """Return rows of which only some places are not 0 as a matrix."""
    from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs]

    ends = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
    return csr_matrix((values.astype(np.float32), places.astype(np.int32), ends), shape=(len(counts), size))
