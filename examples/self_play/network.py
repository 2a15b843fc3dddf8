"""The network of the self-play example in numpy: it plays games for training, and as a bot in the arena."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import cosca

Array = npt.NDArray[Any]
Weights = dict[str, Array]

OUT = Path("out") / "self_play"


def folder_of(game: cosca.Game[Any]) -> Path:
    """Return the folder of all that is learned about a game with this number of seats."""
    return OUT / f"{game.name}-{len(game.seats)}"


def shapes(game: cosca.Game[Any], hidden: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the weights: two hidden layers, then one output for each action and one for the value."""
    actions = len(game.actions)
    return {
        "w1": (game.layout.size, hidden),
        "b1": (hidden,),
        "w2": (hidden, hidden),
        "b2": (hidden,),
        "w3": (hidden, actions + 1),
        "b3": (actions + 1,),
    }


def scaled(observations: Array) -> Array:
    """Return observations on a logarithmic scale: 0 and 1 stay, large counts become small."""
    inputs = observations.copy()
    at = np.nonzero(inputs)  # few
    inputs[at] = np.log2(1.0 + inputs[at])
    return inputs


def forward(weights: Weights, inputs: Array, masks: Array) -> tuple[Array, Array]:
    """Return the log-probabilities of all actions and the values; `train.Learner` has the same in torch."""
    hidden = np.maximum(inputs @ weights["w1"] + weights["b1"], 0.0)
    hidden = np.maximum(hidden @ weights["w2"] + weights["b2"], 0.0)
    outputs = hidden @ weights["w3"] + weights["b3"]
    logits = np.where(masks, outputs[:, :-1], -np.inf)
    logits -= logits.max(axis=1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), outputs[:, -1]


def load(file: Path) -> Weights:
    """Return the weights in a file."""
    with np.load(file) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}


def save(file: Path, weights: Weights) -> None:
    """Write weights with half precision, all at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".tmp.npz")
    np.savez_compressed(unfinished, **{name: array.astype(np.float16) for name, array in weights.items()})  # pyright: ignore[reportArgumentType]
    unfinished.replace(file)


class Player:
    """A bot that makes the most probable choice: `cosca arena GAME examples.self_play.network:Player soldato`."""

    def __init__(self, game: cosca.Game[Any], seat: int) -> None:
        self.game, self.seat = game, seat
        self.weights = load(folder_of(game) / "player.npz")

    def choose(self, decision: cosca.Decision, view: Any, memory: cosca.Memory, rng: Random) -> cosca.Choice:
        drawn = self.game.sample(view(), memory, rng)  # a sample gives the seat the same observation as the real state
        observation = np.zeros((1, self.game.layout.size), np.float32)
        self.game.observe(drawn, self.seat, observation[0])
        mask = np.zeros((1, len(self.game.actions)), np.bool_)
        mask[0, [self.game.action(choice) for choice in decision.choices]] = True
        return self.game.actions[int(forward(self.weights, scaled(observation), mask)[0].argmax())]
