"""Linear algebra backends: scipy on any machine, torch if there is a GPU."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

from tools.training.regression import Device

Numbers = np.ndarray[Any, Any]


def device() -> Device:
    """Return a GPU backend if torch can use one, else the CPU."""
    if find_spec("torch") is not None:
        import torch  # pyright: ignore[reportMissingImports]

        if torch.cuda.is_available():  # pyright: ignore[reportUnknownMemberType]
            return Torch(torch)
    return Scipy()


class _Sparse:
    """A table as a sparse matrix, with its transpose."""

    def __init__(self, matrix: Any) -> None:
        self.matrix, self.turned = matrix, matrix.T.tocsr()

    def times(self, weights: Any) -> Any:
        return self.matrix @ weights

    def back(self, values: Any) -> Any:
        return self.turned @ values


class Scipy:
    """The CPU backend."""

    name = "the processor"

    def load(self, numbers: Numbers) -> Any:
        return numbers

    def unload(self, values: Any) -> Numbers:
        return np.asarray(values)

    def join(self, one: Any, other: Any) -> Any:
        return np.concatenate([one, other])

    def table(self, places: Numbers, counts: Numbers, size: int) -> Any:
        from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs]

        ends = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
        ones = np.ones(len(places), np.float32)
        return _Sparse(csr_matrix((ones, places.astype(np.int64), ends), shape=(len(counts), size)))

    def sums(self, values: Any, rows: Any, size: int) -> Any:
        return np.bincount(rows, values, size).astype(np.float32)


class _Bags:
    """A table as embedding bags."""

    def __init__(self, torch: Any, places: Any, counts: Any, size: int) -> None:
        self.torch, self.places, self.counts, self.size = torch, places, counts, size
        self.starts = torch.cumsum(counts, 0) - counts

    def times(self, weights: Any) -> Any:
        bag = self.torch.nn.functional.embedding_bag
        return bag(self.places, weights[:, None].contiguous(), self.starts, mode="sum")[:, 0]

    def back(self, values: Any) -> Any:
        spread = self.torch.repeat_interleave(values, self.counts, output_size=len(self.places))
        return self.torch.zeros(self.size, device=values.device).index_add_(0, self.places, spread)


class Torch:
    """The GPU backend."""

    def __init__(self, torch: Any) -> None:
        self.torch = torch
        self.name: str = torch.cuda.get_device_name()

    def load(self, numbers: Numbers) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(numbers)).to("cuda")

    def unload(self, values: Any) -> Numbers:
        return np.asarray(values.cpu().numpy())

    def join(self, one: Any, other: Any) -> Any:
        return self.torch.cat([one, other])

    def table(self, places: Numbers, counts: Numbers, size: int) -> Any:
        loaded = self.load(places.view(np.int16)).to(self.torch.int64) & 0xFFFF
        return _Bags(self.torch, loaded, self.load(counts.astype(np.int64)), size)

    def sums(self, values: Any, rows: Any, size: int) -> Any:
        return self.torch.zeros(size, device=values.device).index_add_(0, rows, values)
