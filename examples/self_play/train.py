"""Proximal policy optimization (PPO) in a league: against itself, earlier versions, and bots by rank."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch  # pyright: ignore[reportMissingImports]
from torch.nn import functional  # pyright: ignore[reportMissingImports]

import cosca
from cosca.batch.executors import Executor
from examples.self_play.games import SELF, Experience, Job, Played, is_file, play_games
from examples.self_play.network import Weights, folder_of, save, shapes

RANKS = ("random", "picciotto", "soldato")
OWN_SHARE, EARLIER_SHARE, RANKS_SHARE = 0.4, 0.2, 0.4  # of the games
KEEP_EVERY, MAX_KEPT = 50, 8  # updates between two networks that are kept for the league; how many of them play
SAVE_EVERY = 10  # updates
GAMES_PER_JOB = 16
EVALUATION_SEED = 1 << 40  # far from the seeds of training

EPOCHS, MINIBATCHES = 4, 8
LEARNING_RATE, MAX_GRADIENT = 7e-4, 0.5
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01


class Settings(NamedTuple):
    """What a run is started with, and resumed with."""

    game: str
    seats: int  # 0: the default of the game
    seed: int = 1
    games: int = 32  # per update
    shaped: bool = True
    hidden: int = 128
    evaluation_every: int = 50  # updates
    evaluation_games: int = 208


class Batch:
    """The decisions of an update on the device. Observations and masks are sparse, as in `Experience`."""

    def __init__(self, parts: list[Experience], device: str) -> None:
        def joined(name: str, dtype: Any) -> torch.Tensor:
            return torch.from_numpy(np.concatenate([getattr(part, name) for part in parts]).astype(dtype)).to(device)

        self.places, self.numbers = joined("places", np.int64), joined("numbers", np.float32)
        self.counts, self.legal_counts = joined("counts", np.int64), joined("legal_counts", np.int64)
        self.legal, self.actions = joined("legal", np.int64), joined("actions", np.int64)
        self.logs, self.returns = joined("logs", np.float32), joined("returns", np.float32)
        advantages = joined("advantages", np.float32)
        self.advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)


def entries(counts: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return where the entries of these rows are, if row i has `counts[i]` of them, and where each row then starts."""
    starts, lengths = (counts.cumsum(0) - counts)[rows], counts[rows]
    offsets = lengths.cumsum(0) - lengths
    moves = torch.repeat_interleave(starts - offsets, lengths)
    return torch.arange(len(moves), device=rows.device) + moves, offsets


class Learner:
    """The network in torch, and its optimizer."""

    def __init__(self, game: cosca.Game[Any], settings: Settings, device: str) -> None:
        self.device = device
        rng = np.random.default_rng(settings.seed)
        self.weights: dict[str, torch.Tensor] = {}
        for name, shape in shapes(game, settings.hidden).items():
            # about 100 places of an observation are not 0; the outputs begin near 0
            scale = 0.0 if len(shape) == 1 else 0.01 if name == "w3" else (2.0 / min(shape[0], 100)) ** 0.5
            numbers = scale * rng.standard_normal(shape, np.float32)
            self.weights[name] = torch.tensor(numbers, device=device, requires_grad=True)
        self.optimizer = torch.optim.Adam(list(self.weights.values()), lr=LEARNING_RATE, eps=1e-5)

    def arrays(self) -> Weights:
        """Return the weights for `network.forward`."""
        return {name: weight.detach().cpu().numpy().copy() for name, weight in self.weights.items()}

    def forward(self, batch: Batch, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return log-probabilities and values, as `network.forward` does."""
        w = self.weights
        at, offsets = entries(batch.counts, rows)
        numbers = batch.numbers[at]
        hidden = functional.embedding_bag(batch.places[at], w["w1"], offsets, mode="sum", per_sample_weights=numbers)
        hidden = functional.relu(functional.relu(hidden + w["b1"]) @ w["w2"] + w["b2"])
        outputs = hidden @ w["w3"] + w["b3"]
        at, _ = entries(batch.legal_counts, rows)
        masked = torch.full_like(outputs[:, :-1], -1e9)
        row = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), batch.legal_counts[rows])
        masked[row, batch.legal[at]] = outputs[row, batch.legal[at]]
        return functional.log_softmax(masked, dim=1), outputs[:, -1]

    def loss(self, batch: Batch, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the loss of PPO, and for the report entropy, error of the values, divergence from the old policy."""
        logs, values = self.forward(batch, rows)
        entropy = -(logs.exp() * logs).sum(1).mean()
        ratio = (logs.gather(1, batch.actions[rows, None])[:, 0] - batch.logs[rows]).exp()
        advantages = batch.advantages[rows]
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        error = functional.mse_loss(values, batch.returns[rows])
        reported = torch.stack([entropy, error, (ratio - 1 - ratio.log()).mean()]).detach()
        return VALUE_WEIGHT * error - gain - ENTROPY_WEIGHT * entropy, reported

    def learn(self, parts: list[Experience], seed: int) -> dict[str, float]:
        """Improve the network with these decisions."""
        batch, rng = Batch(parts, self.device), np.random.default_rng(seed)
        reported = torch.zeros(3, device=self.device)
        for _ in range(EPOCHS):
            for rows in np.array_split(rng.permutation(len(batch.actions)), MINIBATCHES):
                loss, measured = self.loss(batch, torch.from_numpy(rows).to(self.device))
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.weights.values(), MAX_GRADIENT)
                self.optimizer.step()
                reported += measured / (EPOCHS * MINIBATCHES)
        return dict(zip(("entropy", "error", "divergence"), reported.tolist(), strict=True))


class Training:
    """A run: the learner, its league, and the curve. Checkpoints contain all that changes."""

    def __init__(self, settings: Settings, folder: Path | None = None, device: str = "cpu") -> None:
        """Start a run, or resume the one in the folder."""
        self.settings = settings
        self.options = {"seats": settings.seats} if settings.seats else {}
        self.game = cosca.game(settings.game, **self.options)
        self.folder = folder or folder_of(self.game)
        self.learner = Learner(self.game, settings, device)
        self.updates, self.seconds, self.processor = 0, 0.0, 0.0  # time in seconds, and processor time
        self.shares = dict.fromkeys(RANKS, 0.0)  # moving averages of the learner's shares of the wins
        self.curve: list[dict[str, float]] = []
        file = self.folder / "checkpoint.pt"
        if file.exists():
            saved = torch.load(file, map_location=device, weights_only=True)
            if saved["settings"] != settings._asdict():
                raise SystemExit(f"{file} was made with other settings, {saved['settings']}; delete it to start afresh")
            with torch.no_grad():
                for name, weight in saved["weights"].items():
                    self.learner.weights[name].copy_(weight)
            self.learner.optimizer.load_state_dict(saved["optimizer"])
            self.updates, self.seconds, self.processor = saved["updates"], saved["seconds"], saved["processor"]
            self.shares, self.curve = saved["shares"], saved["curve"]

    def save(self) -> None:
        """Write a checkpoint, the network of the bot, and the curve."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "checkpoint.pt"
        unfinished = file.with_suffix(".tmp")
        saved = {"settings": self.settings._asdict(), "updates": self.updates, "seconds": self.seconds,
                 "processor": self.processor, "shares": self.shares, "curve": self.curve,
                 "weights": self.learner.weights, "optimizer": self.learner.optimizer.state_dict()}  # fmt: skip
        torch.save(saved, unfinished)
        unfinished.replace(file)
        save(self.folder / "player.npz", self.learner.arrays())
        with (self.folder / "curve.csv").open("w", encoding="utf-8", newline="") as out:
            names = list(dict.fromkeys(name for line in self.curve for name in line))
            writer = csv.DictWriter(out, names)
            writer.writeheader()
            writer.writerows(self.curve)

    def version(self, update: int) -> Path:
        """Return the file of an earlier network of the league."""
        return self.folder / "league" / f"{update:06}.npz"

    def opponents(self) -> dict[str, float]:
        """Return the probabilities of opponents: ranks play more the more uncertain the result is."""
        kept = range(KEEP_EVERY, self.updates + 1, KEEP_EVERY)
        chosen = kept[:: -(-len(kept) // MAX_KEPT)] if kept else kept
        uncertain = {name: share * (1 - share) + 0.02 for name, share in self.shares.items()}
        return {
            SELF: OWN_SHARE + (0.0 if chosen else EARLIER_SHARE),
            **{str(self.version(update)): EARLIER_SHARE / len(chosen) for update in chosen},
            **{name: RANKS_SHARE * value / sum(uncertain.values()) for name, value in uncertain.items()},
        }

    def play(
        self, executor: Executor, opponents: dict[str, float], first: int, games: int, best: bool = False
    ) -> list[Played]:
        """Play games with consecutive seeds in jobs, whose results do not depend on the number of processes."""
        end, weights = first + games, self.learner.arrays()
        settings, n = self.settings, GAMES_PER_JOB
        jobs = [
            Job(settings.game, self.options, weights, opponents, seed, min(n, end - seed), settings.shaped, best)
            for seed in range(first, end, n)
        ]
        played = sorted(executor.run(play_games, jobs), key=lambda part: part.first)
        self.processor += sum(part.seconds for part in played)
        return played

    def update(self, executor: Executor) -> dict[str, float]:
        """Play games, learn from them, and return a new line of the curve."""
        settings, start = self.settings, time.monotonic()
        first = (settings.seed << 24) + self.updates * settings.games
        played = self.play(executor, self.opponents(), first, settings.games)
        began = time.process_time()
        learned = self.learner.learn([part.experience for part in played if part.experience is not None], first)
        self.processor += time.process_time() - began
        self.updates += 1
        shares = shares_by_opponent(played)
        for name in self.shares.keys() & shares.keys():
            weight = min(1.0, len(shares[name]) / 100)
            self.shares[name] += weight * (float(np.mean(shares[name])) - self.shares[name])
        line = {"update": self.updates, "games": self.updates * settings.games, "seconds": 0.0, "processor": 0.0,
                "decisions": sum(part.decisions for part in played), **learned,
                **{name: float(np.mean(values)) for name, values in shares.items()}}  # fmt: skip
        if self.updates % KEEP_EVERY == 0:
            save(self.version(self.updates), self.learner.arrays())
        if self.updates % settings.evaluation_every == 0:
            tested = self.play(executor, {"soldato": 1.0}, EVALUATION_SEED, settings.evaluation_games, best=True)
            line["evaluation"] = float(np.concatenate([part.shares for part in tested]).mean())
        self.seconds += time.monotonic() - start
        line["seconds"], line["processor"] = self.seconds, self.processor
        self.curve.append(line)
        return line

    def run(self, executor: Executor, minutes: float) -> None:
        """Train until the run has taken this time in all, and save it."""
        while self.seconds < 60 * minutes:
            print(sentence(self.update(executor)), flush=True)
            if self.updates % SAVE_EVERY == 0:
                self.save()
        self.save()


def shares_by_opponent(played: list[Played]) -> dict[str, list[float]]:
    """Return the learner's shares of the wins by opponent, those against earlier networks together."""
    shares: dict[str, list[float]] = {}
    for part in played:
        for opponent, share in zip(part.opponents, part.shares.tolist(), strict=True):
            if opponent != SELF:
                shares.setdefault("earlier" if is_file(opponent) else opponent, []).append(share)
    return shares


def sentence(line: dict[str, float]) -> str:
    """Return a line of the curve for people."""
    shares = [f"{name} {line[name]:.0%}" for name in (*RANKS, "earlier", "evaluation") if name in line]
    times = f"{line['seconds'] / 60:5.1f} min  {line['processor'] / 60:5.1f} processor min"
    learned = f"entropy {line['entropy']:.2f}  error {line['error']:.3f}  divergence {line['divergence']:.4f}"
    return f"{times}  {line['games']:6.0f} games  {learned}  wins: {', '.join(shares)}"
