"""The critic of policy gradients: the expected results of all teams, a small network over what is known and hidden.

It reads the decider's observation and the features of all teams, so it knows more than a player; it only serves to
tell good choices from luck, and is not shipped.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tools.training.experience import MAX_TEAMS, Array

WIDTH: Final = 64
MAX_GRADIENT: Final = 1.0

Parameters = dict[str, Array]


class Adam:
    """The optimizer Adam over named arrays, which are changed in place."""

    def __init__(self, parameters: Parameters, rate: float, second: float = 0.999) -> None:
        self.parameters, self.rate, self.second = parameters, rate, second
        self.means = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.squares = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.steps = 0

    def step(self, gradients: Parameters, factor: float = 1.0) -> None:
        """Go one step against the gradients."""
        self.steps += 1
        rate = factor * self.rate * (1.0 - self.second**self.steps) ** 0.5 / (1.0 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += (1.0 - self.second) * (gradient * gradient - square)
            self.parameters[name] -= rate * mean / (np.sqrt(square) + 1e-8)


class Critic:
    """Two hidden layers; the expected results of the teams of a game add up to 0."""

    def __init__(self, places: int, standings: int, rate: float, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, scale: float) -> Array:
            return (scale * rng.standard_normal((rows, columns))).astype(np.float32)

        self.parameters: Parameters = {
            "observed": drawn(places, WIDTH, 0.05),  # about 200 places are not 0
            "standing": drawn(standings, WIDTH, standings**-0.5),
            "bias": np.zeros(WIDTH, np.float32),
            "middle": drawn(WIDTH, WIDTH, (2.0 / WIDTH) ** 0.5),
            "middle_bias": np.zeros(WIDTH, np.float32),
            "last": np.zeros((WIDTH, MAX_TEAMS), np.float32),
            "last_bias": np.zeros(MAX_TEAMS, np.float32),
        }
        self.optimizer = Adam(self.parameters, rate)

    def values(self, observed: Any, standing: Array, teams: Array) -> Array:
        """Return by decision the expected results of the teams, from the decider's on."""
        return self._forward(observed, standing, teams)[-1]

    def _forward(self, observed: Any, standing: Array, teams: Array) -> tuple[Array, Array, Array]:
        p = self.parameters
        first = np.maximum(observed @ p["observed"] + standing @ p["standing"] + p["bias"], 0.0)
        second = np.maximum(first @ p["middle"] + p["middle_bias"], 0.0)
        return first, second, centered(second @ p["last"] + p["last_bias"], teams)

    def fit(self, observed: Any, standing: Array, teams: Array, targets: Array) -> float:
        """Take one step towards the targets; return the mean squared error before it."""
        p, n = self.parameters, len(targets)
        first, second, values = self._forward(observed, standing, teams)
        error = values - targets
        out = centered(2.0 * error / n, teams)
        back = (out @ p["last"].T) * (second > 0.0)
        front = (back @ p["middle"].T) * (first > 0.0)
        gradients = {
            "observed": np.asarray(observed.T @ front),
            "standing": standing.T @ front,
            "bias": front.sum(0),
            "middle": first.T @ back,
            "middle_bias": back.sum(0),
            "last": second.T @ out,
            "last_bias": out.sum(0),
        }
        norm = sum([float((gradient**2).sum()) for gradient in gradients.values()]) ** 0.5
        if norm > MAX_GRADIENT:
            gradients = {name: gradient * (MAX_GRADIENT / norm) for name, gradient in gradients.items()}
        self.optimizer.step(gradients)
        return float((error**2).sum(1).mean())


def centered(values: Array, teams: Array) -> Array:
    """Return the values of the teams that play, less their mean; those of the others are 0."""
    playing = np.arange(MAX_TEAMS)[None] < teams[:, None]
    values = values * playing
    return (values - values.sum(1, keepdims=True) / teams[:, None]) * playing
